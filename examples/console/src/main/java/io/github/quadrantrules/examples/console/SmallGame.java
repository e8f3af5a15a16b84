package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.ReclaimSetting;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.turn.GameRound;
import io.github.quadrantrules.ascendancy.turn.GameRoundState;
import io.github.quadrantrules.ascendancy.turn.RoundChoice;
import io.github.quadrantrules.ascendancy.turn.RoundEvent;
import io.github.quadrantrules.ascendancy.turn.RoundPhase;
import io.github.quadrantrules.ascendancy.turn.Table;
import io.github.quadrantrules.dice.game.Step;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A game of some rounds: the rules play each round, and the stand-in for the base game takes the players' turns. */
final class SmallGame {
    private final DiceTable dice;
    private final Admirals admirals = new Admirals();
    private final BorgTurnPolicy borg = new BorgTurnPolicy(admirals);
    private final PlayerTurns players = new PlayerTurns(admirals);

    SmallGame(DiceTable dice) {
        this.dice = dice;
    }

    /** A turn of the Borg or of a player. */
    record Turn(TurnOrderCard card, Vector<Told> told) {}

    /** A round, which ends early with the game. */
    record Round(int number, Vector<Turn> turns, Table after) {}

    /** How far a round has come. */
    private record Progress(GameRoundState state, Vector<Told> told) {
        Progress then(GameRoundState next, Vector<Told> more) {
            return new Progress(next, told.appendAll(more));
        }
    }

    Vector<Round> play(Table start, int rounds) {
        Vector<Round> played = Vector.empty();
        Table table = start;
        while (played.size() < rounds && table.outcome().isEmpty()) {
            Round round = round(played.size() + 1, table);
            played = played.append(round);
            table = round.after();
        }
        return played;
    }

    private Round round(int number, Table start) {
        GameRoundState state = GameRoundState.deal(start, TreeMap.empty(), dice.dice());
        Vector<Turn> turns = Vector.empty();
        Vector<Told> begun = Vector.empty();
        while (!GameRound.GAME.over(state)) {
            TurnOrderCard card = state.card().get();
            Progress played = turn(new Progress(state, begun));
            begun = played.told()
                    .filter(told -> told.event() instanceof RoundEvent.TurnBegan next && next.card() != card);
            turns = turns.append(new Turn(card, played.told().removeAll(begun)));
            state = played.state();
        }
        return new Round(number, turns, state.table());
    }

    /** Plays a turn to its end; its last event may be the beginning of the next. */
    private Progress turn(Progress start) {
        Option<TurnOrderCard> card = start.state().card();
        Progress played = start;
        Option<Either<CubeId, SystemId>> target = Option.none();
        if (start.state().phase() instanceof RoundPhase.Acting acting) {
            PlayerTurns.Prepared prepared =
                    players.prepare(acting.table(), acting.card().player(), dice.dice());
            Step<GameRoundState> reported = apply(
                    start.state(), new RoundChoice.Report(prepared.played().table()));
            played = start.then(reported.state(), prepared.played().told());
            target = prepared.target();
        }
        while (played.state().card().equals(card)) {
            RoundChoice choice = choose(played.state(), target);
            target = choice instanceof RoundChoice.AttackCube || choice instanceof RoundChoice.InvadeWorld
                    ? Option.none()
                    : target;
            Step<GameRoundState> step = apply(played.state(), choice);
            played = played.then(step.state(), Told.of(step.events(), dice));
        }
        return played;
    }

    private RoundChoice choose(GameRoundState state, Option<Either<CubeId, SystemId>> target) {
        Seq<RoundChoice> choices = GameRound.GAME.choices(state);
        if (state.phase() instanceof RoundPhase.BorgActing acting) {
            return new RoundChoice.InBorgTurn(borg.choose(
                    acting.turn(), choices.map(each -> ((RoundChoice.InBorgTurn) each).choice()), dice.dice()));
        }
        if (state.phase() instanceof RoundPhase.Fighting fighting) {
            Seq<BattleChoice> ways = choices.map(each -> ((RoundChoice.InCombat) each).choice());
            return new RoundChoice.InCombat(admirals.choose(fighting.battle(), ways, dice.dice()));
        }
        return state.phase() instanceof RoundPhase.Acting
                ? choices.find(choice -> target.exists(borg -> isAgainst(choice, borg)))
                        .map(SmallGame::armed)
                        .getOrElse(new RoundChoice.EndTurn())
                : choices.head();
    }

    private static boolean isAgainst(RoundChoice choice, Either<CubeId, SystemId> target) {
        return choice instanceof RoundChoice.AttackCube attack && target.fold(attack.cube()::equals, system -> false)
                || choice instanceof RoundChoice.InvadeWorld invasion
                        && target.fold(cube -> false, invasion.system()::equals);
    }

    /** With the weapons of the race, which the rules of the Borg do not know. */
    private static RoundChoice armed(RoundChoice sample) {
        if (sample instanceof RoundChoice.AttackCube attack) {
            return new RoundChoice.AttackCube(attack.cube(), BorgTurnPolicy.armed(attack.contingent()));
        }
        RoundChoice.InvadeWorld invasion = (RoundChoice.InvadeWorld) sample;
        ReclaimSetting setting = invasion.setting();
        return new RoundChoice.InvadeWorld(
                invasion.system(),
                new ReclaimSetting(
                        SmallGalaxy.profile(setting.attacker().id()),
                        setting.weapons(),
                        setting.spires(),
                        setting.destinations(),
                        setting.firstStrike(),
                        setting.commander()),
                invasion.force());
    }

    private Step<GameRoundState> apply(GameRoundState state, RoundChoice choice) {
        return GameRound.GAME
                .apply(state, choice, dice.dice())
                .getOrElseThrow(violation -> new IllegalStateException(violation.toString()));
    }
}
