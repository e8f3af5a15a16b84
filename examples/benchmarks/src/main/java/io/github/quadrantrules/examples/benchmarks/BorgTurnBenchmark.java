package io.github.quadrantrules.examples.benchmarks;

import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.data.BorgComponents;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.ExplorationKind;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.BaseGameBox;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.setup.Setup;
import io.github.quadrantrules.ascendancy.setup.SetupChoices;
import io.github.quadrantrules.ascendancy.turn.BorgTurn;
import io.github.quadrantrules.ascendancy.turn.BorgTurnState;
import io.github.quadrantrules.ascendancy.turn.Table;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A whole turn of five Cubes among forty discs, three of them Home Systems. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 10, time = 2)
@Measurement(iterations = 5, time = 2)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class BorgTurnBenchmark {
    private static final int WIDTH = 8;
    private static final int DISCS = 40;
    private static final Vector<PlayerId> PLAYERS =
            Vector.of("Federation", "Klingons", "Romulans").map(PlayerId::of);
    private static final BorgTurnState QUIET = turn(table(0));
    private static final BorgTurnState AT_WAR = turn(table(4));

    private final Dice dice = Dice.seeded(1);

    private static SystemId system(int place) {
        return SystemId.of("System " + (10 + place));
    }

    /** Five rows of eight discs, each joined to its neighbours by lanes of two spaces. */
    private static StarMap map() {
        Vector<Integer> places = Vector.range(0, DISCS);
        StarMap discs = places.foldLeft(
                StarMap.empty(),
                (map, place) -> map.withDisc(SystemDisc.planetary(system(place).name(), 4)));
        StarMap rows = places.filter(place -> place % WIDTH < WIDTH - 1)
                .foldLeft(discs, (map, place) -> map.withLane(system(place), system(place + 1), 2));
        return places.filter(place -> place + WIDTH < DISCS)
                .foldLeft(rows, (map, place) -> map.withLane(system(place), system(place + WIDTH), 2));
    }

    /** Five Cubes in the middle; every Cube's orbit has so many Ships of each player. */
    private static Table table(int ships) {
        Holdings homes = PLAYERS.zip(Vector.of(0, 7, 36))
                .foldLeft(Holdings.none(), (held, home) -> held.withHome(home._1, system(home._2)));
        Holdings holdings = Vector.of(9, 14, 29, 34)
                .foldLeft(homes, (held, place) -> held.withController(system(place), PLAYERS.get(place % 3)));
        Vector<Integer> cubes = Vector.of(11, 13, 19, 26, 28);
        Galaxy manned = cubes.zipWithIndex()
                .foldLeft(
                        Galaxy.of(map()).withHoldings(holdings),
                        (galaxy, cube) -> galaxy.withCube(
                                CubeId.of(cube._2 + 1), system(cube._1).orbit()));
        Galaxy galaxy = ships == 0
                ? manned
                : cubes.crossProduct(PLAYERS)
                        .toVector()
                        .foldLeft(
                                manned,
                                (at, each) -> at.withShips(system(each._1).orbit(), ShipGroup.singles(each._2, ships)));
        return Table.open(
                Setup.open(
                        SetupChoices.connected(PLAYERS.size()),
                        BorgComponents.SAMPLE,
                        base(),
                        (players, planets, phenomena) -> Deck.shuffled(planets)),
                OptionalRules.NONE,
                BorgComponents.SAMPLE.console(),
                galaxy);
    }

    private static BaseGameBox base() {
        return new BaseGameBox(
                Vector.range(0, 20)
                        .map(number -> ExplorationCard.baseGame(
                                "Card " + number, Provenance.SAMPLE, ExplorationKind.VIRGIN_WORLD)),
                Vector.range(0, 10).map(number -> SystemDisc.planetary("New System " + number, 4)),
                Vector.empty());
    }

    private static BorgTurnState turn(Table table) {
        TurnOrderCard.BorgTurn borg = new TurnOrderCard.BorgTurn(1, Option.none());
        return BorgTurnState.start(
                new RoundOrder(PLAYERS.zipWithIndex()
                        .<TurnOrderCard>map(each -> new TurnOrderCard.PlayerTurn(each._2 + 2, each._1))
                        .prepend(borg)),
                borg,
                table);
    }

    private static BorgTurnState play(BorgTurnState start, Dice dice) {
        BorgTurnState state = start;
        while (!BorgTurn.GAME.over(state)) {
            state = BorgTurn.GAME
                    .apply(state, BorgTurn.GAME.choices(state).head(), dice)
                    .get()
                    .state();
        }
        return state;
    }

    /** Five Cubes that draw, move and perhaps assimilate. */
    @Benchmark
    public BorgTurnState quiet() {
        return play(QUIET, dice);
    }

    /** Five Cubes that first fight a battle against three players with four Ships each. */
    @Benchmark
    public BorgTurnState atWar() {
        return play(AT_WAR, dice);
    }
}
