package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.alliance.combat.AttackChoice.Done;
import io.github.quadrantrules.alliance.combat.AttackChoice.RollAttackDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.RollDefenseDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendBattleStations;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendEvade;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendTargetLock;
import io.github.quadrantrules.alliance.combat.AttackChoice.UseOnAttackDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.UseOnDefenseDice;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Face;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What the side in turn may do: as a list, as a question, and as the reason why not. */
final class Options {
    private static final RuleId STEPS = RuleId.of("AL-COM-03");
    private static final RuleId ATTACK_DICE = RuleId.of("AL-MAD-01");
    private static final RuleId DEFENSE_DICE = RuleId.of("AL-MDD-01");
    private static final RuleId CANCELLING = RuleId.of("AL-CMP-01");
    private static final RuleId CLOSED = RuleId.of("AL-DIC-07");

    private Options() {}

    /** The legal choices, or a sample where dice can be chosen in very many ways; those that spend or use something before the one that lets the attack go on. */
    static Vector<AttackChoice> all(AttackState state) {
        return switch (state.stage()) {
            case DECLARED -> Vector.of(new RollAttackDice());
            case ATTACK_DICE_MODIFIED -> Vector.of(new RollDefenseDice());
            case COMPARED -> Vector.empty();
            default -> tokens(state).appendAll(abilities(state)).append(new Done());
        };
    }

    private static Vector<AttackChoice> tokens(AttackState state) {
        Vector<AttackChoice> options = Vector.empty();
        if (TargetLock.isAvailable(state)) {
            options = options.appendAll(DicePool.rolled(state.attackDice().open())
                    .parts(state.attackDice().size())
                    .map(each -> new SpendTargetLock(each.open())));
        }
        if (BattleStations.isAvailable(state)) {
            options = options.append(new SpendBattleStations());
        }
        return EvadeToken.isAvailable(state) ? options.append(new SpendEvade()) : options;
    }

    private static Vector<AttackChoice> abilities(AttackState state) {
        AttackStage stage = state.stage();
        Abilities left = state.abilities(stage.decides());
        Vector<AttackChoice> attack = left.onAttackDice()
                .filter(each -> stage.allowsOnAttackDice(each))
                .flatMap(each -> each.uses(state.attackDice()).map(dice -> new UseOnAttackDice(each, dice)));
        return attack.appendAll(left.onDefenseDice()
                .filter(each -> stage.allowsOnDefenseDice(each))
                .flatMap(each -> each.uses(state.defenseDice()).map(dice -> new UseOnDefenseDice(each, dice))));
    }

    /** Why a choice is illegal, or nothing. */
    static Option<Violation> forbids(AttackState state, AttackChoice choice) {
        AttackStage stage = state.stage();
        if (choice instanceof SpendTargetLock spend) {
            return targetLock(state, spend);
        }
        if (choice instanceof SpendBattleStations) {
            return BattleStations.isAvailable(state) ? Option.none() : violation(battleStationsRule(stage), BST, stage);
        }
        if (choice instanceof SpendEvade) {
            return EvadeToken.isAvailable(state) ? Option.none() : violation(RuleId.of("AL-MDD-04"), EVADE, stage);
        }
        if (choice instanceof UseOnAttackDice use) {
            boolean inTurn = stage.allowsOnAttackDice(use.ability())
                    && state.abilities(stage.decides()).onAttackDice().contains(use.ability());
            return ability(inTurn, ATTACK_DICE, stage, use.ability(), state.attackDice(), use.dice());
        }
        if (choice instanceof UseOnDefenseDice use) {
            boolean inTurn = stage.allowsOnDefenseDice(use.ability())
                    && state.abilities(stage.decides()).onDefenseDice().contains(use.ability());
            return ability(inTurn, DEFENSE_DICE, stage, use.ability(), state.defenseDice(), use.dice());
        }
        return step(stage, choice);
    }

    private static final String BST =
            "One Battle Stations Token an attack can be returned, while its owner modifies its own dice, to convert at"
                    + " least one Battle Stations result";
    private static final String EVADE =
            "One Evade Token an attack can be returned, while the defender modifies the defense dice";

    private static RuleId battleStationsRule(AttackStage stage) {
        return RuleId.of(stage == AttackStage.DEFENDER_MODIFIES_DEFENSE_DICE ? "AL-MDD-03" : "AL-MAD-04");
    }

    private static Option<Violation> targetLock(AttackState state, SpendTargetLock spend) {
        if (!TargetLock.isAvailable(state)) {
            return violation(
                    RuleId.of("AL-MAD-03"),
                    "The attacker re-rolls by returning its Target Lock, while it modifies the attack dice",
                    state.stage());
        }
        if (spend.dice().isEmpty()) {
            return violation(RuleId.of("AL-MAD-03"), "A Target Lock re-rolls at least one die", spend.dice());
        }
        return state.attackDice().open().contains(spend.dice())
                ? Option.none()
                : violation(
                        CLOSED,
                        "Only dice not re-rolled yet, " + state.attackDice().open() + ", can be re-rolled",
                        spend.dice());
    }

    private static <F extends Enum<F> & Face> Option<Violation> ability(
            boolean inTurn,
            RuleId modifying,
            AttackStage stage,
            Ability<F> ability,
            DicePool<F> pool,
            DicePool<F> chosen) {
        RuleId rule = ability instanceof Ability.Cancel<F> ? CANCELLING : modifying;
        if (!inTurn) {
            return violation(
                    rule, "Each ability is used once, by its owner, when its owner's effects are in turn", stage);
        }
        boolean reroll = ability instanceof Ability.Reroll<F>;
        return ability.allows(pool, chosen)
                ? Option.none()
                : violation(reroll ? CLOSED : rule, ability.name() + " cannot act on these dice", chosen);
    }

    private static Option<Violation> step(AttackStage stage, AttackChoice choice) {
        boolean inTurn = choice instanceof RollAttackDice
                ? stage == AttackStage.DECLARED
                : choice instanceof RollDefenseDice
                        ? stage == AttackStage.ATTACK_DICE_MODIFIED
                        : stage != AttackStage.DECLARED
                                && stage != AttackStage.ATTACK_DICE_MODIFIED
                                && stage != AttackStage.COMPARED;
        return inTurn
                ? Option.none()
                : violation(STEPS, "The steps of an attack come in their order", choice + " at " + stage);
    }

    private static Option<Violation> violation(RuleId rule, String reason, Object piece) {
        return Option.of(new Violation(rule, reason, piece.toString()));
    }
}
