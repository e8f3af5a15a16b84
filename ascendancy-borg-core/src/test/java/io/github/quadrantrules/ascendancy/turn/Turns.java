package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.HOLD;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandEffect;
import io.github.quadrantrules.ascendancy.data.TargetKind;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.LanePlacement;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Turns as they are played in tests. */
final class Turns {
    static final BorgTurn GAME = BorgTurn.GAME;
    static final OptionalRules TWO_ATTACKS = new OptionalRules(true, false, false, false);

    private Turns() {}

    /** A turn as it is played, with all that has happened. */
    record Played(BorgTurnState state, Vector<Event> events) {
        Played then(TurnChoice choice) {
            Step<BorgTurnState> step = apply(choice).get();
            return new Played(step.state(), events.appendAll(step.events()));
        }

        /** With dice of its own for each point of the turn, so that no test changes those of another. */
        Either<Violation, Step<BorgTurnState>> apply(TurnChoice choice) {
            return GAME.apply(state, choice, Dice.seeded(3, events.size()));
        }

        /** What forbids a choice; the state is what it was. */
        Violation refused(TurnChoice choice) {
            BorgTurnState before = SerialCopy.of(state);
            Violation violation = apply(choice).getLeft();
            assertThat(state).isEqualTo(before);
            return violation;
        }

        Played activate(CubeId cube) {
            return then(new TurnChoice.ActivateCube(cube));
        }

        /** Takes the first choice again and again, to the end of the turn or the next choice of a Cube. */
        Played untilChoosing() {
            Played played = this;
            while (!(played.state.phase() instanceof TurnPhase.Choosing
                    || played.state.phase() instanceof TurnPhase.Ended)) {
                played = played.then(choices(played.state).head());
            }
            return played;
        }

        /** Takes the first choice again and again, to the end of the turn. */
        Played toEnd() {
            Played played = this;
            while (!(played.state.phase() instanceof TurnPhase.Ended)) {
                played = played.then(choices(played.state).head());
            }
            return played;
        }

        Stage stage() {
            return ((TurnPhase.Acting) state.phase()).activation().stage();
        }

        <T extends Event> Vector<T> all(Class<T> type) {
            return events.filter(type::isInstance).map(type::cast);
        }

        int first(Class<? extends Event> type) {
            return events.indexWhere(type::isInstance);
        }
    }

    static Vector<TurnChoice> choices(BorgTurnState state) {
        return GAME.choices(state).toVector();
    }

    static RoundOrder round(Option<PlayerId> holder, PlayerId... players) {
        Vector<TurnOrderCard> cards = Vector.of(new TurnOrderCard.BorgTurn(1, holder));
        return new RoundOrder(Vector.of(players)
                .foldLeft(cards, (all, player) -> all.append(new TurnOrderCard.PlayerTurn(all.size() + 1, player))));
    }

    static Played begin(Table table) {
        RoundOrder round = round(Option.none(), FEDERATION, KLINGONS);
        return begun(round, table);
    }

    static Played begun(RoundOrder round, Table table) {
        BorgTurnState start = BorgTurnState.start(
                round, (TurnOrderCard.BorgTurn) round.cards().head(), table);
        return new Played(start, Vector.empty()).then(new TurnChoice.Begin());
    }

    static Table commands(Table table, CommandCard... first) {
        return Tables.withCommands(table, Vector.of(first).padTo(8, HOLD).toJavaArray(CommandCard[]::new));
    }

    static Table cubes(Table table, SystemId... systems) {
        Table after = table;
        for (int n = 0; n < systems.length; n++) {
            after = Tables.withCube(after, n + 1, systems[n]);
        }
        return after;
    }

    static CommandCard move(TargetKind kind, int warp) {
        return new CommandCard.MovementCommand("Move", kind, warp, false, Provenance.SAMPLE);
    }

    static CommandCard special(CommandEffect effect) {
        return new CommandCard.SpecialCommand("Special", effect, false, Provenance.SAMPLE);
    }

    static Table withShips(Table table, SectorId sector, PlayerId owner, int ships) {
        return table.withGalaxy(table.galaxy().withShips(sector, ShipGroup.singles(owner, ships)));
    }

    /** The players fight as in the sample, with nine Hits that need no roll: the Cube is destroyed at once. */
    static TurnChoice overwhelming(Played played) {
        TurnChoice.Engage sample = (TurnChoice.Engage) choices(played.state()).head();
        return new TurnChoice.Engage(sample.contingents()
                .map(each -> new Contingent(
                        each.side(), new BattleForce(each.force().squadron(), Vector.empty(), 9, Option.none()))));
    }

    /** The System falls at once, having no Structures. */
    static Table withEmptyColony(Table table, SystemId system) {
        return table.withGalaxy(
                table.galaxy().withHoldings(table.galaxy().holdings().withDeveloped(system)));
    }

    /** A turn of the Federation, whose Home System is a Borg World and has been built on. */
    static Played assimilated(Table table) {
        Table fallen = SystemFall.assimilated(table, EARTH).state();
        return begun(round(Option.some(FEDERATION), KLINGONS), fallen).then(new TurnChoice.BuildWorld(EARTH));
    }

    static void assertRefused(Violation violation, String rule, String piece) {
        assertThat(violation.rule()).isEqualTo(RuleId.of(rule));
        assertThat(violation.piece()).contains(piece);
    }

    static TurnChoice lay(int sectors, SystemId... floating) {
        return new TurnChoice.LayLane(new LanePlacement.Possible(sectors, Vector.of(floating)));
    }
}
