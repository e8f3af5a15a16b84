package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.UseCard;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.BeforeRound;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.Casualties;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;

/** Says which rule a choice breaks. */
final class BattleViolations {
    private BattleViolations() {}

    /** For a choice that is not among the legal ones. */
    static Violation of(CubeBattleState state, BattleChoice choice) {
        if (state.outcome() != BattleOutcome.UNDECIDED) {
            return violation(
                    "AS-END-01",
                    "A battle that has ended leaves nothing to decide",
                    state.outcome().words());
        }
        if (choice instanceof UseCard use) {
            return violation(
                    use.card() instanceof BattleCard.CubeDamage ? "AS-ADD-05" : "AS-ADD-04",
                    "A player uses a card of the player's own, Hits without a roll before a round and damage to a Cube"
                            + " before or after the roll",
                    use.card().name());
        }
        if (state.phase() instanceof Casualties) {
            return violation(
                    "AS-ALC-03", "Hits are taken from the Ships that the player has in the battle", choice.toString());
        }
        if (!(state.phase() instanceof BeforeRound)) {
            return violation("AS-ADD-05", "After the roll only cards that damage the Cube are used", choice.toString());
        }
        return beforeRound(state, choice);
    }

    private static Violation beforeRound(CubeBattleState state, BattleChoice choice) {
        String player = state.decider().get().name();
        if (choice instanceof RetreatTo retreat) {
            return retreat(state, retreat.destination().toString(), player);
        }
        return choice instanceof BattleChoice.Fight
                ? violation("AS-RET-01", "Ships that could hit only with a 7 or more must retreat", player)
                : violation("AS-CBT-03", "Dice and casualties come in a round, not before it", choice.toString());
    }

    private static Violation retreat(CubeBattleState state, String destination, String player) {
        int index = Math.max(0, Deciders.next(state));
        if (!state.setting().sides().get(index).player().mayRetreat()) {
            return violation("AS-RET-04", "This player cannot retreat from the Borg", player);
        }
        return state.isFirstRound()
                ? violation("AS-RET-03", "Ships may retreat only after a round of combat", destination)
                : violation(
                        "AS-RET-02",
                        "Retreating Ships move at least one Sector, by a move of the base game, away from the Cube",
                        destination);
    }

    private static Violation violation(String rule, String text, String piece) {
        return new Violation(RuleId.of(rule), text, piece);
    }
}
