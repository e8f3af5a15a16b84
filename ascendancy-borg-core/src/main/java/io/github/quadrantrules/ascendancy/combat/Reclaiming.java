package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.Fight;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.LoseShip;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.UseCard;
import io.github.quadrantrules.ascendancy.combat.ReclaimState.Progress;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
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
import io.vavr.control.Option;

/**
 * A player's attempt to reclaim a Borg World, to its end.
 *
 * <p>Success needs Hits and Ships of at least the number of Structures in one round. Every other round has no effect on the
 * world but one Node more. The player goes on or retreats after each round; even a hopeless attack is legal. Every attempt
 * ends, because a 6 of the Borg always removes a Ship. Rules AS-RCL-02 to AS-RCL-08, AS-RCL-11 and AS-PSH.
 *
 * @since 0.1.0
 */
public final class Reclaiming implements Game<ReclaimState, BattleChoice> {
    /** The game. */
    public static final Reclaiming GAME = new Reclaiming();

    private static final Vector<BattleChoice> FIGHT = Vector.of(new Fight());

    private Reclaiming() {}

    @Override
    public Seq<BattleChoice> choices(ReclaimState state) {
        if (over(state)) {
            return Vector.empty();
        }
        if (state.due() > 0) {
            return losses(state);
        }
        Vector<BattleChoice> retreats = retreats(state);
        if (state.retreatIsForced() && !retreats.isEmpty()) {
            return retreats;
        }
        return FIGHT.appendAll(retreats).appendAll(cards(state));
    }

    private static Vector<BattleChoice> retreats(ReclaimState state) {
        return state.progress() == Progress.NOTHING || state.setting().escape() != Escape.OPEN
                ? Vector.empty()
                : state.setting().destinations().map(RetreatTo::new);
    }

    /** Damage to a Cube is none to a world. Rule AS-ADD-05. */
    private static Vector<BattleChoice> cards(ReclaimState state) {
        return state.force()
                .cards()
                .filter(BattleCard.AutoHits.class::isInstance)
                .distinct()
                .map(UseCard::new);
    }

    private static Vector<BattleChoice> losses(ReclaimState state) {
        PlayerId player = state.setting().attacker().id();
        Squadron squadron = state.force().squadron();
        Vector<BattleChoice> fleets = squadron.fleets().map(fleet -> new LoseShip(player, Option.some(fleet.name())));
        return squadron.singles() == 0 ? fleets : fleets.prepend(new LoseShip(player, Option.none()));
    }

    /**
     * Who makes the next choice: the attacker, but of different Ships to lose the Assimilated Player in charge chooses.
     * Rule AS-ALC-03.
     *
     * @param state an attempt
     * @return nobody if it has ended
     */
    public static Option<PlayerId> decider(ReclaimState state) {
        if (GAME.over(state)) {
            return Option.none();
        }
        PlayerId attacker = state.setting().attacker().id();
        return Option.some(state.due() > 0 ? state.setting().commander().getOrElse(attacker) : attacker);
    }

    @Override
    public boolean over(ReclaimState state) {
        return state.outcome() != ReclaimOutcome.UNDECIDED;
    }

    @Override
    public Either<Violation, Step<ReclaimState>> apply(ReclaimState state, BattleChoice choice, Dice dice) {
        requireNonNull(choice, "choice");
        if (!choices(state).contains(choice)) {
            return Either.left(violation(state, choice));
        }
        if (choice instanceof Fight) {
            ReclaimRound round = ReclaimRound.fight(state, dice);
            return Either.right(new Step<>(round.after(), ReclaimEvents.ofRound(round)));
        }
        ReclaimState after = withoutRoll(state, choice);
        return Either.right(new Step<>(after, ReclaimEvents.ofChoice(state, choice, after)));
    }

    private static ReclaimState withoutRoll(ReclaimState state, BattleChoice choice) {
        if (choice instanceof RetreatTo retreat) {
            return state.with(state.force().retreated(retreat.destination()));
        }
        if (choice instanceof UseCard use) {
            return state.with(state.force().afterUsing(use.card()));
        }
        Squadron left = state.force().squadron().without(((LoseShip) choice).fleet());
        int due = state.due() - 1;
        return left.isUniform() ? state.losing(left.afterLosing(due), 0) : state.losing(left, due);
    }

    private static Violation violation(ReclaimState state, BattleChoice choice) {
        String player = state.setting().attacker().id().name();
        if (GAME.over(state)) {
            return new Violation(
                    RuleId.of("AS-RCL-11"),
                    "An attempt that has ended leaves nothing to decide",
                    state.outcome().toString());
        }
        if (state.due() > 0) {
            return new Violation(
                    RuleId.of("AS-ALC-03"),
                    "Hits are taken from the Ships that the player has in the battle",
                    choice.toString());
        }
        if (choice instanceof RetreatTo retreat) {
            return retreatViolation(state, retreat, player);
        }
        return choice instanceof Fight
                ? new Violation(
                        RuleId.of("AS-RET-01"), "Ships that could hit only with a 7 or more must retreat", player)
                : new Violation(
                        RuleId.of("AS-ADD-04"),
                        "Before a round a player uses a card of the player's own that gives Hits",
                        choice.toString());
    }

    private static Violation retreatViolation(ReclaimState state, RetreatTo retreat, String player) {
        if (!state.setting().attacker().mayRetreat()) {
            return new Violation(RuleId.of("AS-RET-04"), "This player cannot retreat from the Borg", player);
        }
        return state.progress() == Progress.NOTHING
                ? new Violation(RuleId.of("AS-RCL-11"), "Ships may retreat only after a round of combat", player)
                : new Violation(
                        RuleId.of("AS-RET-02"),
                        "Retreating Ships move at least one Sector, by a move of the base game, away from the Borg World",
                        retreat.destination().sector().toString());
    }

    /**
     * Resolves an attempt without events.
     *
     * @param start an attempt at any point
     * @param policy decides for everybody
     * @param dice where chance comes from
     * @return the result
     * @throws IllegalArgumentException if the policy chooses against the rules
     */
    public static ReclaimResult resolve(ReclaimState start, Policy<ReclaimState, BattleChoice> policy, Dice dice) {
        ReclaimState state = start;
        while (!GAME.over(state)) {
            state = decide(state, policy, dice);
        }
        return state.result();
    }

    /**
     * The exact distribution of the results.
     *
     * @param start an attempt at any point
     * @param policy decides for everybody, above all when to retreat
     * @return the results
     * @throws IllegalArgumentException if the policy chooses against the rules
     */
    public static Distribution<ReclaimResult> odds(ReclaimState start, Policy<ReclaimState, BattleChoice> policy) {
        return Distribution.iterate(start, state -> Distribution.of(dice -> decide(state, policy, dice)), GAME::over)
                .settled()
                .map(ReclaimState::result);
    }

    private static ReclaimState decide(ReclaimState state, Policy<ReclaimState, BattleChoice> policy, Dice dice) {
        Seq<BattleChoice> legal = GAME.choices(state);
        BattleChoice choice = policy.choose(state, legal, dice);
        if (!legal.contains(choice)) {
            throw new IllegalArgumentException(
                    "A policy must choose by the rules, not against " + violation(state, choice));
        }
        return choice instanceof Fight ? ReclaimRound.fight(state, dice).after() : withoutRoll(state, choice);
    }
}
