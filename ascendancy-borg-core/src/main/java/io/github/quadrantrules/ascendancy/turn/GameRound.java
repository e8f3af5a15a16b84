package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.CubeBattle;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.ReclaimState;
import io.github.quadrantrules.ascendancy.combat.Reclaiming;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.PlayerTurn;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A whole Game Round: the turns of the players and of the Borg in the order of their Turn Order Cards.
 *
 * <p>Of a player's turn the rules here know what concerns the Borg: the player may attack Cubes and invade Borg Worlds, and
 * whoever drives the game reports what the base game did. Each Borg turn is the game {@link BorgTurn}. A player assimilated
 * during the round takes no further turn; the next round is dealt with {@link GameRoundState#deal}. Rules AS-TRN-01 to
 * AS-TRN-08, AS-ATK-06, AS-ATK-07, AS-RCL-01, AS-RCL-08 to AS-RCL-11 and AS-WIN-02.
 *
 * @since 0.1.0
 */
public final class GameRound implements Game<GameRoundState, RoundChoice> {
    /** The game. */
    public static final GameRound GAME = new GameRound();

    private GameRound() {}

    /**
     * What can be decided now. In a player's turn it is a sample of all that {@link #apply} accepts: to end the turn, or to
     * attack what is in range with weapons that hit on 4 and Retreats of one Sector.
     *
     * @param state the round
     * @return the choices in a fixed order; none when the round is over
     */
    @Override
    public Seq<RoundChoice> choices(GameRoundState state) {
        RoundPhase phase = state.phase();
        if (phase instanceof RoundPhase.Acting acting) {
            return PlayerTurns.choices(acting);
        }
        if (phase instanceof RoundPhase.Fighting fighting) {
            return inCombat(CubeBattle.GAME.choices(fighting.battle()));
        }
        if (phase instanceof RoundPhase.Invading invading) {
            return inCombat(Reclaiming.GAME.choices(invading.attempt()));
        }
        return phase instanceof RoundPhase.BorgActing borg
                ? BorgTurn.GAME.choices(borg.turn()).toVector().map(RoundChoice.InBorgTurn::new)
                : Vector.empty();
    }

    private static Vector<RoundChoice> inCombat(Seq<BattleChoice> choices) {
        return choices.toVector().map(RoundChoice.InCombat::new);
    }

    @Override
    public boolean over(GameRoundState state) {
        return state.phase() instanceof RoundPhase.Ended;
    }

    @Override
    public Either<Violation, Step<GameRoundState>> apply(GameRoundState state, RoundChoice choice, Dice dice) {
        requireNonNull(choice, "choice");
        RoundPhase phase = state.phase();
        if (phase instanceof RoundPhase.Acting acting) {
            return act(state, acting, choice, dice);
        }
        if (phase instanceof RoundPhase.Fighting fighting && choice instanceof RoundChoice.InCombat in) {
            return CubeBattle.GAME
                    .apply(fighting.battle(), in.choice(), dice)
                    .map(step -> fought(state, fighting, step, dice));
        }
        if (phase instanceof RoundPhase.Invading invading && choice instanceof RoundChoice.InCombat in) {
            return Reclaiming.GAME
                    .apply(invading.attempt(), in.choice(), dice)
                    .map(step -> invaded(state, invading, step, dice));
        }
        return phase instanceof RoundPhase.BorgActing borg && choice instanceof RoundChoice.InBorgTurn in
                ? BorgTurn.GAME.apply(borg.turn(), in.choice(), dice).map(step -> assimilating(state, borg, step))
                : Combats.forbidden("AS-TRN-01", "This cannot be decided now", choice.toString());
    }

    private static Either<Violation, Step<GameRoundState>> act(
            GameRoundState state, RoundPhase.Acting acting, RoundChoice choice, Dice dice) {
        if (choice instanceof RoundChoice.EndTurn) {
            return Either.right(ended(state, acting.card(), new Step<>(acting.table(), Vector.empty())));
        }
        if (choice instanceof RoundChoice.AttackCube attack) {
            return PlayerTurns.attack(state.round(), acting, attack)
                    .map(fighting -> new Step<>(
                            state.in(fighting),
                            Vector.of(new RoundEvent.CubeAttacked(acting.card().player(), attack.cube()))));
        }
        if (choice instanceof RoundChoice.InvadeWorld invasion) {
            return PlayerTurns.invade(acting, invasion)
                    .map(invading -> new Step<>(
                            state.in(invading),
                            Vector.of(new RoundEvent.WorldInvaded(acting.card().player(), invasion.system()))));
        }
        return ofBaseGame(acting, choice, dice).map(step -> going(state, acting.card(), step));
    }

    private static Either<Violation, Step<Table>> ofBaseGame(RoundPhase.Acting acting, RoundChoice choice, Dice dice) {
        if (choice instanceof RoundChoice.Report report) {
            return PlayerTurns.report(acting, report.table());
        }
        if (choice instanceof RoundChoice.Explore explore) {
            return PlayerTurns.explore(acting, explore.system(), dice);
        }
        return choice instanceof RoundChoice.Claim claim
                ? Victory.claim(acting.table(), claim.victory())
                : Combats.forbidden("AS-TRN-01", "This cannot be decided in a player's turn", choice.toString());
    }

    /** The player's turn goes on, unless the game has ended or the player is assimilated. */
    private static Step<GameRoundState> going(GameRoundState state, PlayerTurn card, Step<Table> step) {
        Table table = step.state();
        return table.outcome().isDefined() || table.isAssimilated(card.player())
                ? ended(state, card, step)
                : new Step<>(state.in(new RoundPhase.Acting(card, table)), step.events());
    }

    /** The turn is over: the next card's turn begins, or the round ends. */
    private static Step<GameRoundState> ended(GameRoundState state, TurnOrderCard card, Step<Table> step) {
        GameRoundState next = state.in(GameRoundState.next(state.round(), card.number(), step.state()));
        if (step.state().outcome().isDefined()) {
            return new Step<>(next, step.events());
        }
        RoundEvent event =
                next.card().<RoundEvent>map(RoundEvent.TurnBegan::new).getOrElse(new RoundEvent.RoundEnded());
        return new Step<>(
                next,
                step.events().appendAll(lost(state.round(), card, next.card())).append(event));
    }

    /** The turns between two cards: only those of players who have been assimilated are left out. */
    private static Vector<RoundEvent> lost(RoundOrder round, TurnOrderCard before, Option<TurnOrderCard> next) {
        return round.cards()
                .filter(card -> card.number() > before.number() && next.forAll(then -> card.number() < then.number()))
                .map(card -> new RoundEvent.TurnLost((PlayerTurn) card));
    }

    private static Step<GameRoundState> fought(
            GameRoundState state, RoundPhase.Fighting fighting, Step<CubeBattleState> step, Dice dice) {
        if (!CubeBattle.GAME.over(step.state())) {
            return new Step<>(
                    state.in(new RoundPhase.Fighting(fighting.card(), fighting.table(), fighting.cube(), step.state())),
                    step.events());
        }
        Step<Table> settled = Combats.settled(fighting.table(), fighting.cube(), step.state(), dice);
        return going(
                state,
                fighting.card(),
                new Step<>(settled.state(), step.events().appendAll(settled.events())));
    }

    private static Step<GameRoundState> invaded(
            GameRoundState state, RoundPhase.Invading invading, Step<ReclaimState> step, Dice dice) {
        if (!Reclaiming.GAME.over(step.state())) {
            return new Step<>(
                    state.in(new RoundPhase.Invading(
                            invading.card(), invading.table(), invading.system(), step.state())),
                    step.events());
        }
        Step<Table> settled = PlayerTurns.settled(invading, step.state(), dice);
        return going(
                state,
                invading.card(),
                new Step<>(settled.state(), step.events().appendAll(settled.events())));
    }

    private static Step<GameRoundState> assimilating(
            GameRoundState state, RoundPhase.BorgActing borg, Step<BorgTurnState> step) {
        return BorgTurn.GAME.over(step.state())
                ? ended(state, borg.turn().card(), new Step<>(step.state().table(), step.events()))
                : new Step<>(state.in(new RoundPhase.BorgActing(step.state())), step.events());
    }
}
