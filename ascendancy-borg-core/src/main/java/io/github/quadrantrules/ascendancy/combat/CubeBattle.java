package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.Fight;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * A Space Battle of one player against one Cube, to the end.
 *
 * <p>The player fights round after round and decides after each whether to go on or to retreat. Who started the battle
 * makes no difference (AS-CBT-02, AS-ATK-06). There is no limit of rounds, and yet every battle ends: a 6 of the Borg
 * always removes a Ship, and an undestroyed Cube has at least one die. Rules AS-CBT, AS-DMG, AS-SHD, AS-RET, AS-WPN,
 * AS-RGN, AS-END and AS-DES-01 to AS-DES-03.
 *
 * <pre>{@code
 * BattleSetting setting = BattleSetting.of(PlayerCombatProfile.of("Federation", 4), 2);
 * CubeBattleState start = CubeBattleState.start(setting, 6);
 * Play<CubeBattleState, BattleChoice> play =
 *         Play.of(CubeBattle.GAME, start, BattlePolicy.fightOn(), Dice.seeded(7), 100);
 * play.events().forEach(event -> System.out.println(event.sentence()));
 * BattleOutcome sampled = CubeBattle.fight(start, BattlePolicy.fightOn(), Dice.seeded(8)).outcome();
 * Distribution<BattleOutcome> odds =
 *         CubeBattle.odds(start, BattlePolicy.fightOn()).map(CubeBattleState::outcome);
 * }</pre>
 *
 * @since 0.1.0
 */
public final class CubeBattle implements Game<CubeBattleState, BattleChoice> {
    /** The game. */
    public static final CubeBattle GAME = new CubeBattle();

    private static final BattleChoice FIGHT = new Fight();
    private static final Vector<BattleChoice> ONLY_FIGHT = Vector.of(FIGHT);

    private CubeBattle() {}

    /**
     * Fight before the first round; between rounds fight or retreat, where a forced Retreat leaves only the destinations
     * and a Ship that cannot retreat only the fight.
     *
     * @param state the battle
     * @return the fight first, then the destinations in the order in which the battlefield offers them
     */
    @Override
    public Seq<BattleChoice> choices(CubeBattleState state) {
        return legalChoices(state);
    }

    private static Vector<BattleChoice> legalChoices(CubeBattleState state) {
        if (state.outcome() != BattleOutcome.UNDECIDED) {
            return Vector.empty();
        }
        Vector<BattleChoice> retreats = retreats(state);
        if (retreats.isEmpty()) {
            return ONLY_FIGHT;
        }
        return state.retreatIsForced() ? retreats : retreats.prepend(FIGHT);
    }

    private static Vector<BattleChoice> retreats(CubeBattleState state) {
        return state.cube().playersHaveFirstStrike()
                        || !state.setting().player().mayRetreat()
                ? Vector.empty()
                : state.setting().field().legalDestinations().map(RetreatTo::new);
    }

    @Override
    public boolean over(CubeBattleState state) {
        return state.outcome() != BattleOutcome.UNDECIDED;
    }

    @Override
    public Either<Violation, Step<CubeBattleState>> apply(CubeBattleState state, BattleChoice choice, Dice dice) {
        if (!legalChoices(state).contains(choice)) {
            return Either.left(violation(state, choice));
        }
        if (choice instanceof RetreatTo retreat) {
            CubeBattleState after = state.retreated(retreat.destination());
            return Either.right(new Step<>(after, BattleReport.ofRetreat(state, after)));
        }
        RoundReport round = CombatRound.fight(state, dice);
        return Either.right(new Step<>(round.after(), BattleReport.ofRound(round)));
    }

    private static Violation violation(CubeBattleState state, BattleChoice choice) {
        if (state.outcome() != BattleOutcome.UNDECIDED) {
            return new Violation(
                    RuleId.of("AS-END-01"),
                    "A battle that has ended leaves nothing to decide",
                    state.outcome().words());
        }
        if (!(choice instanceof RetreatTo retreat)) {
            return new Violation(
                    RuleId.of("AS-RET-01"),
                    "Ships that could hit only with a 7 or more must retreat",
                    state.setting().player().name());
        }
        if (!state.setting().player().mayRetreat()) {
            return new Violation(
                    RuleId.of("AS-RET-04"),
                    "This player cannot retreat from the Borg",
                    state.setting().player().name());
        }
        return state.cube().playersHaveFirstStrike()
                ? new Violation(
                        RuleId.of("AS-RET-03"),
                        "Ships may retreat only after a round of combat",
                        retreat.destination().toString())
                : new Violation(
                        RuleId.of("AS-RET-02"),
                        "Retreating Ships move at least one Sector, by a move of the base game, away from the Cube",
                        retreat.destination().toString());
    }

    /**
     * Fights a battle to its end without events, for use in great numbers; the same rules as the game.
     *
     * @param start a battle at any point
     * @param policy decides for the player
     * @param dice where chance comes from
     * @return the end of the battle
     * @throws IllegalArgumentException if the policy chooses against the rules
     */
    public static CubeBattleState fight(
            CubeBattleState start, Policy<CubeBattleState, BattleChoice> policy, Dice dice) {
        CubeBattleState state = start;
        while (state.outcome() == BattleOutcome.UNDECIDED) {
            state = decide(state, legalChoices(state), policy, dice);
        }
        return state;
    }

    /**
     * The exact distribution of how a battle ends.
     *
     * <p>A battle of any length is covered: equal states merge, and their number is small.
     *
     * @param start a battle at any point
     * @param policy decides for the player
     * @return the ends of the battle; {@code map(CubeBattleState::outcome)} gives the outcomes
     * @throws IllegalArgumentException if the policy chooses against the rules
     */
    public static Distribution<CubeBattleState> odds(
            CubeBattleState start, Policy<CubeBattleState, BattleChoice> policy) {
        return Distribution.iterate(start, state -> afterDecision(state, policy), GAME::over)
                .settled();
    }

    private static Distribution<CubeBattleState> afterDecision(
            CubeBattleState state, Policy<CubeBattleState, BattleChoice> policy) {
        Vector<BattleChoice> legal = legalChoices(state);
        return Distribution.of(dice -> decide(state, legal, policy, dice));
    }

    /** What the policy's choice leads to. */
    private static CubeBattleState decide(
            CubeBattleState state,
            Vector<BattleChoice> legal,
            Policy<CubeBattleState, BattleChoice> policy,
            Dice dice) {
        BattleChoice choice = policy.choose(state, legal, dice);
        if (!legal.contains(choice)) {
            throw new IllegalArgumentException(
                    "A policy must choose by the rules, not against " + violation(state, choice));
        }
        return choice instanceof RetreatTo retreat
                ? state.retreated(retreat.destination())
                : CombatRound.fight(state, dice).after();
    }
}
