package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.command.CommandEvent;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What holds for every Borg turn, seen in turns played at random. */
class BorgTurnInvariantsTest {
    private static final TurnOrderCard.BorgTurn CARD = new TurnOrderCard.BorgTurn(1, Option.none());
    private static final RoundOrder ROUND = new RoundOrder(
            Vector.of(CARD, new TurnOrderCard.PlayerTurn(2, FEDERATION), new TurnOrderCard.PlayerTurn(3, KLINGONS)));

    private record Turn(BorgTurnState end, Vector<CubeId> atStart, Vector<Event> events) {}

    private static Turn play(int seed, boolean twoAttacks) {
        Table table = Tables.table(
                new OptionalRules(twoAttacks, false, false, false),
                Tables.duel().galaxy().holdings());
        Table withShips = table.withGalaxy(table.galaxy()
                .withShips(RISA.orbit(), new ShipGroup(FEDERATION, 3, 1))
                .withShips(RISA.orbit(), ShipGroup.singles(KLINGONS, 4)));
        Vector<SystemId> places = withShips.galaxy().map().discs().keySet().toVector();
        Table manned = Vector.range(0, 1 + seed % 5)
                .foldLeft(withShips, (all, n) -> Tables.withCube(all, n + 1, places.get((n + seed) % places.size())));
        Dice dice = Dice.seeded(seed);
        BorgTurnState state = BorgTurnState.start(ROUND, CARD, manned);
        Vector<Event> events = Vector.empty();
        while (!BorgTurn.GAME.over(state)) {
            TurnChoice choice = dice.oneOf(BorgTurn.GAME.choices(state));
            Step<BorgTurnState> step = BorgTurn.GAME.apply(state, choice, dice).get();
            state = step.state();
            events = events.appendAll(step.events());
        }
        return new Turn(state, manned.galaxy().cubes().keySet().toVector(), events);
    }

    private static Vector<CubeId> activated(Turn turn) {
        return turn.events()
                .flatMap(event -> event instanceof TurnEvent.CubeActivated done
                        ? Option.some(done.cube())
                        : Option.<CubeId>none());
    }

    private static int count(Turn turn, Class<? extends Event> type) {
        return turn.events().count(type::isInstance);
    }

    /** Invariant 44: whoever is still there was activated, exactly once unless a Cube was forced. */
    @Rule({"AS-COM-01", "AS-TRN-07"})
    @Property(tries = 60)
    void shouldActivateEveryCubeThatIsStillThere(
            @ForAll @IntRange(max = 100_000) int seed, @ForAll boolean twoAttacks) {
        Turn turn = play(seed, twoAttacks);
        if (turn.end().table().outcome().isDefined()) {
            return;
        }
        Vector<CubeId> left = turn.atStart().filter(turn.end().table().galaxy().cubes()::containsKey);
        assertThat(activated(turn)).containsAll(left);
        if (count(turn, TurnEvent.CubeForced.class) == 0) {
            assertThat(activated(turn)).containsExactlyInAnyOrderElementsOf(left);
        }
    }

    /** Invariant 45: attack, draw, command, assimilation; and nothing after the Cube's destruction. */
    @Rule({"AS-COM-02", "AS-COM-03", "AS-COM-11"})
    @Property(tries = 60)
    void shouldKeepTheOrderOfTheSteps(@ForAll @IntRange(max = 100_000) int seed, @ForAll boolean twoAttacks) {
        int rank = 0;
        for (Event event : play(seed, twoAttacks).events()) {
            int next = rank(event);
            if (next == 0) {
                rank = 0;
            } else if (next > 0) {
                assertThat(next).as(event.sentence()).isGreaterThan(rank);
                rank = next;
            }
        }
    }

    /** 0 at the beginning of an activation, 9 when nothing may follow, -1 for what is no step. */
    private static int rank(Event event) {
        if (event instanceof TurnEvent.CubeChosen || event instanceof TurnEvent.CubeForced) {
            return 0;
        }
        if (event instanceof TurnEvent.AttackBegan attack) {
            return attack.second() ? 4 : 1;
        }
        if (event instanceof CommandEvent.CommandDrawn) {
            return 2;
        }
        if (event instanceof TurnEvent.CommandExecuted) {
            return 3;
        }
        if (event instanceof TurnEvent.AssimilationBegan) {
            return 5;
        }
        return event instanceof TurnEvent.CubeLost ? 9 : -1;
    }

    /** Invariant 46: one card for each activation that came to step 2. */
    @Rule({"AS-CRD-01", "AS-COM-11"})
    @Property(tries = 60)
    void shouldDrawOneCardForEachActivationThatComesToItsCommand(@ForAll @IntRange(max = 100_000) int seed) {
        Turn turn = play(seed, false);
        assertThat(count(turn, CommandEvent.CommandDrawn.class))
                .isEqualTo(count(turn, TurnEvent.CommandExecuted.class))
                .isLessThanOrEqualTo(count(turn, TurnEvent.CubeChosen.class) + count(turn, TurnEvent.CubeForced.class));
        assertThat(turn.end().table().cards().commands().size()).isEqualTo(30);
    }

    /** Invariants 53 and 56: what is assimilated stays so, and a turn that ended the game is over. */
    @Rule({"AS-APL-06", "AS-WIN-02"})
    @Property(tries = 60)
    void shouldDecideNothingAfterTheEnd(@ForAll @IntRange(max = 100_000) int seed) {
        BorgTurnState end = play(seed, true).end();
        assertThat(BorgTurn.GAME.choices(end)).isEmpty();
        assertThat(BorgTurn.GAME
                        .apply(end, new TurnChoice.Begin(), Dice.seeded(1))
                        .isLeft())
                .isTrue();
    }
}
