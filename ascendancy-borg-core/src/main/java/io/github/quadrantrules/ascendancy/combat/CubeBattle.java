package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.Fight;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.LoseShip;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.UseCard;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.AfterRoll;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.BeforeRound;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.Casualties;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A Space Battle of one Cube against one player or more, to the end.
 *
 * <p>The players fight round after round and decide after each whether to go on or to retreat. Who started the battle
 * makes no difference (AS-CBT-02, AS-ATK-06). There is no limit of rounds, and yet every battle ends: a 6 of the Borg
 * always removes a Ship, and an undestroyed Cube has at least one die. Rules AS-CBT, AS-DMG, AS-SHD, AS-RET, AS-WPN,
 * AS-RGN, AS-ALC, AS-END and AS-DES.
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

    private static final RoundOrder SILENT = new RoundOrder(TableRolls.ROLLS, BattleLog.NONE);

    private CubeBattle() {}

    /**
     * What the {@linkplain CubeBattleState#decider decider} may choose: before a round the fight, if it is not forbidden by
     * a forced Retreat, the destinations of a Retreat and the cards; after the roll the cards that damage the Cube; after
     * the Borg Hits the Ships that can be lost.
     *
     * @param state the battle
     * @return the choice that lets the battle go on first
     */
    @Override
    public Seq<BattleChoice> choices(CubeBattleState state) {
        return over(state) ? List.empty() : Deciders.choices(state, Deciders.next(state));
    }

    @Override
    public boolean over(CubeBattleState state) {
        return state.outcome() != BattleOutcome.UNDECIDED;
    }

    @Override
    public Either<Violation, Step<CubeBattleState>> apply(CubeBattleState state, BattleChoice choice, Dice dice) {
        requireNonNull(choice, "choice");
        if (!choices(state).contains(choice)) {
            return Either.left(BattleViolations.of(state, choice));
        }
        EventLog log = new EventLog();
        CubeBattleState after = after(state, Deciders.next(state), choice, new RoundOrder(TableRolls.ROLLS, log), dice);
        return Either.right(new Step<>(after, log.events()));
    }

    /** What a legal choice of the next player leads to. */
    static CubeBattleState after(CubeBattleState state, int index, BattleChoice choice, RoundOrder order, Dice dice) {
        BattlePhase phase = state.phase();
        if (phase instanceof Casualties casualties) {
            return order.lose(state, casualties, index, (LoseShip) choice);
        }
        if (phase instanceof AfterRoll rolled) {
            return afterRoll(state, rolled, choice, order, index, dice);
        }
        if (choice instanceof RetreatTo retreat) {
            return unlessOver(order.retreat(state, index, retreat.destination()), order);
        }
        return choice instanceof UseCard use
                ? unlessOver(order.useCard(state, index, use.card()), order)
                : fight(state, index, order, dice);
    }

    private static CubeBattleState unlessOver(CubeBattleState after, RoundOrder order) {
        return after.outcome() == BattleOutcome.UNDECIDED ? after : order.ended(after);
    }

    /** One player fights on; when nobody else is to be asked, all do. */
    private static CubeBattleState fight(CubeBattleState state, int index, RoundOrder order, Dice dice) {
        Option<CubeBattleState> asked = askedNext(state, index);
        if (asked.isEmpty()) {
            return order.fight(state, dice);
        }
        order.stay(state.setting().sides().get(index));
        return asked.get();
    }

    /** The battle in which the next player is asked before the round; none if nobody is left to be asked. */
    private static Option<CubeBattleState> askedNext(CubeBattleState state, int index) {
        if (index == Deciders.NOBODY || index + 1 >= state.forces().size()) {
            return Option.none();
        }
        CubeBattleState asked = state.in(new BeforeRound(index + 1));
        return Option.when(Deciders.next(asked) != Deciders.NOBODY, asked);
    }

    private static CubeBattleState afterRoll(
            CubeBattleState state, AfterRoll rolled, BattleChoice choice, RoundOrder order, int index, Dice dice) {
        CubeBattleState after = choice instanceof UseCard use ? order.useCard(state, index, use.card()) : state;
        int answered = choice instanceof UseCard ? index : index + 1;
        if (!after.cube().isDestroyed() && answered < state.forces().size()) {
            CubeBattleState asked = after.in(new AfterRoll(answered, rolled.hits(), rolled.answer()));
            if (Deciders.next(asked) != Deciders.NOBODY) {
                return asked;
            }
        }
        return order.goOn(after, rolled, dice);
    }

    /**
     * Fights a battle to its end without events, for use in great numbers; the same rules as the game.
     *
     * @param start a battle at any point
     * @param policy decides for all players
     * @param dice where chance comes from
     * @return the end of the battle
     * @throws IllegalArgumentException if the policy chooses against the rules
     */
    public static CubeBattleState fight(
            CubeBattleState start, Policy<CubeBattleState, BattleChoice> policy, Dice dice) {
        CubeBattleState state = start;
        while (state.outcome() == BattleOutcome.UNDECIDED) {
            state = decide(state, policy, SILENT, dice);
        }
        return state;
    }

    /**
     * The exact distribution of how a battle ends.
     *
     * <p>A battle of any length is covered: equal states merge, and their number is small.
     *
     * @param start a battle at any point
     * @param policy decides for all players
     * @return the ends of the battle; {@code map(CubeBattleState::outcome)} gives the outcomes
     * @throws IllegalArgumentException if the policy chooses against the rules
     */
    public static Distribution<CubeBattleState> odds(
            CubeBattleState start, Policy<CubeBattleState, BattleChoice> policy) {
        RoundOrder order = new RoundOrder(new MergedRolls(), BattleLog.NONE);
        return Distribution.iterate(start, state -> afterDecision(state, policy, order), GAME::over)
                .settled();
    }

    /** All are asked before the dice are rolled, so that a policy is not asked again for each roll. */
    private static Distribution<CubeBattleState> afterDecision(
            CubeBattleState state, Policy<CubeBattleState, BattleChoice> policy, RoundOrder order) {
        return Distribution.of(dice -> answered(state, policy, order, dice))
                .flatMap(answered -> answered.fights()
                        ? Distribution.of(dice -> past(order.fight(answered.battle(), dice), policy, order, dice))
                        : Distribution.always(answered.battle()));
    }

    /** A battle after everybody who had to be asked has answered, and whether it is the round that follows. */
    private record Answered(CubeBattleState battle, boolean fights) {}

    /** Goes on while players are asked one after the other: states that nobody needs to tell apart. */
    private static Answered answered(
            CubeBattleState state, Policy<CubeBattleState, BattleChoice> policy, RoundOrder order, Dice dice) {
        CubeBattleState asked = state;
        do {
            int index = Deciders.next(asked);
            BattleChoice choice = choose(asked, Deciders.choices(asked, index), policy, dice);
            if (asked.phase() instanceof BeforeRound
                    && choice instanceof Fight
                    && askedNext(asked, index).isEmpty()) {
                return new Answered(asked, true);
            }
            asked = after(asked, index, choice, order, dice);
        } while (asked.phase() instanceof BeforeRound before && before.answered() > 0);
        return new Answered(asked, false);
    }

    /** Goes on until nobody is asked about a roll any more: each roll is one of very many. */
    private static CubeBattleState past(
            CubeBattleState rolled, Policy<CubeBattleState, BattleChoice> policy, RoundOrder order, Dice dice) {
        CubeBattleState asked = rolled;
        while (asked.phase() instanceof AfterRoll) {
            asked = decide(asked, policy, order, dice);
        }
        return asked;
    }

    /** What the policy's choice leads to. */
    private static CubeBattleState decide(
            CubeBattleState state, Policy<CubeBattleState, BattleChoice> policy, RoundOrder order, Dice dice) {
        int index = Deciders.next(state);
        return after(state, index, choose(state, Deciders.choices(state, index), policy, dice), order, dice);
    }

    private static BattleChoice choose(
            CubeBattleState state, List<BattleChoice> legal, Policy<CubeBattleState, BattleChoice> policy, Dice dice) {
        BattleChoice choice =
                requireNonNull(policy.choose(state, legal, dice), "A policy must choose something, not null");
        if (choice != legal.head() && !legal.contains(choice)) {
            throw new IllegalArgumentException(
                    "A policy must choose by the rules, not against " + BattleViolations.of(state, choice));
        }
        return choice;
    }
}
