package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.collection.Stream;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Maps and galaxies for tests, and generated ones. */
class Galaxies extends DomainContextBase {
    static final PlayerId FEDERATION = PlayerId.of("Federation");
    static final PlayerId KLINGONS = PlayerId.of("Klingons");
    static final PlayerId ROMULANS = PlayerId.of("Romulans");
    static final TurnOrder ORDER = TurnOrder.of(FEDERATION, KLINGONS, ROMULANS);
    static final CubeId ONE = CubeId.of(1);
    static final CubeId TWO = CubeId.of(2);
    static final CubeId THREE = CubeId.of(3);

    private static final Vector<PlayerId> PLAYERS = Vector.of(FEDERATION, KLINGONS, ROMULANS);

    /** A generated lane: the places of its ends among the discs, and its spaces. */
    record Way(int from, int to, int sectors) {}

    /** Generated Ships: the place of their Sector, of their player, and their numbers. */
    record Squad(int sector, int player, int ships, int fleets) {}

    /** A galaxy with a Cube in it and the Systems of some kind. */
    record Mission(Galaxy galaxy, CubeId cube, TreeSet<SystemId> targets) {
        SectorId from() {
            return galaxy.sectorOf(cube);
        }

        Mission withGalaxy(Galaxy changed) {
            return new Mission(changed, cube, targets);
        }
    }

    static SystemId system(String name) {
        return SystemId.of(name);
    }

    static SectorId sector(String text) {
        return SectorId.of(text);
    }

    static Vector<SectorId> sectors(String... texts) {
        return Vector.of(texts).map(SectorId::of);
    }

    static TreeSet<SystemId> systems(String... names) {
        return TreeSet.ofAll(Vector.of(names).map(SystemId::of));
    }

    /** Planetary Systems in a row, lane 1 between the first two, lane 2 between the next, each of so many spaces. */
    static StarMap row(int sectors, String... names) {
        Vector<SystemId> row = Vector.of(names).map(SystemId::of);
        StarMap discs = planets(names);
        return row.zip(row.tail()).foldLeft(discs, (map, pair) -> map.withLane(pair._1, pair._2, sectors));
    }

    /** Planetary Systems without lanes. */
    static StarMap planets(String... names) {
        return Vector.of(names).map(name -> SystemDisc.planetary(name, 9)).foldLeft(StarMap.empty(), StarMap::withDisc);
    }

    static StarMap lane(StarMap map, String from, String to, int sectors) {
        return map.withLane(SystemId.of(from), SystemId.of(to), sectors);
    }

    static Route only(Vector<Route> routes) {
        return routes.single();
    }

    @Provide
    Arbitrary<StarMap> maps() {
        return Arbitraries.integers()
                .between(2, 6)
                .flatMap(discs -> Combinators.combine(Arbitraries.integers().between(0, 3), ways(discs))
                        .as((special, ways) -> map(discs, special, ways)));
    }

    private static Arbitrary<List<Way>> ways(int discs) {
        Arbitrary<Integer> disc = Arbitraries.integers().between(0, discs - 1);
        return Combinators.combine(disc, disc, Arbitraries.integers().between(0, 2))
                .as(Way::new)
                .filter(way -> way.from() != way.to())
                .list()
                .ofMaxSize(9);
    }

    /** With {@code special} 1 there is a Hub, with 2 also a Conduit, with 3 also a second. */
    private static StarMap map(int discs, int special, List<Way> ways) {
        StarMap map = StarMap.of(Vector.range(0, discs).map(disc -> disc(disc, special)), Vector.empty());
        for (Way way : ways) {
            map = map.withLane(name(way.from()), name(way.to()), way.sectors());
        }
        return map;
    }

    private static SystemDisc disc(int number, int special) {
        String name = name(number).name();
        if (number >= special) {
            return SystemDisc.planetary(name, 9);
        }
        return number == 0 ? SystemDisc.transwarpHub(name, 9) : SystemDisc.conduit(name, 9, 4);
    }

    private static SystemId name(int disc) {
        return SystemId.of("S" + disc);
    }

    @Provide
    Arbitrary<Galaxy> galaxies() {
        return maps().flatMap(map -> Combinators.combine(cubes(map), squads(map), holdings(map))
                .as((cubes, squads, holdings) -> galaxy(map, cubes, squads, holdings)));
    }

    private static Arbitrary<List<Integer>> cubes(StarMap map) {
        return Arbitraries.integers()
                .between(0, map.sectors().size() - 1)
                .list()
                .uniqueElements()
                .ofMinSize(1)
                .ofMaxSize(Math.min(CubeId.COUNT, map.sectors().size()));
    }

    private static Arbitrary<List<Squad>> squads(StarMap map) {
        return Combinators.combine(
                        Arbitraries.integers().between(0, map.sectors().size() - 1),
                        Arbitraries.integers().between(0, PLAYERS.size() - 1),
                        Arbitraries.integers().between(1, 5),
                        Arbitraries.integers().between(0, 1))
                .as(Squad::new)
                .list()
                .ofMaxSize(5);
    }

    /** For each planet: whether it is undeveloped, neutral, of one of the players, or a Borg World. */
    private static Arbitrary<Holdings> holdings(StarMap map) {
        Vector<SystemId> planets = map.discs()
                .values()
                .filter(disc -> disc.kind() == DiscKind.PLANETARY)
                .map(SystemDisc::id)
                .toVector();
        return Arbitraries.integers()
                .between(0, PLAYERS.size() + 2)
                .list()
                .ofSize(planets.size())
                .map(states -> planets.zip(Vector.ofAll(states))
                        .foldLeft(Holdings.none(), (holdings, pair) -> held(holdings, pair._1, pair._2)));
    }

    private static Holdings held(Holdings holdings, SystemId system, int state) {
        if (state < PLAYERS.size()) {
            return holdings.withController(system, PLAYERS.get(state));
        }
        if (state == PLAYERS.size()) {
            return holdings;
        }
        return state == PLAYERS.size() + 1 || holdings.borgWorlds().size() == 5
                ? holdings.withDeveloped(system)
                : holdings.withBorgWorld(system);
    }

    private static Galaxy galaxy(StarMap map, List<Integer> cubes, List<Squad> squads, Holdings holdings) {
        Vector<SectorId> sectors = map.sectors();
        Galaxy galaxy = Galaxy.of(map).withHoldings(holdings);
        for (int n = 0; n < cubes.size(); n++) {
            galaxy = galaxy.withCube(CubeId.of(n + 1), sectors.get(cubes.get(n)));
        }
        for (Squad squad : squads) {
            galaxy = galaxy.withShips(
                    sectors.get(squad.sector()),
                    new ShipGroup(PLAYERS.get(squad.player()), squad.ships(), squad.fleets()));
        }
        return galaxy;
    }

    @Provide
    Arbitrary<TurnOrder> turnOrders() {
        return Arbitraries.shuffle(1, 2, 3, 4)
                .map(numbers -> new TurnOrder(TreeMap.ofEntries(PLAYERS.zip(Vector.ofAll(numbers)))));
    }

    @Provide
    Arbitrary<Mission> missions() {
        return galaxies().flatMap(galaxy -> {
            Vector<SystemId> systems = galaxy.map().discs().keySet().toVector();
            return Arbitraries.integers()
                    .between(1, (1 << systems.size()) - 1)
                    .map(chosen -> new Mission(galaxy, ONE, subset(systems, chosen)));
        });
    }

    private static TreeSet<SystemId> subset(Vector<SystemId> systems, int chosen) {
        return TreeSet.ofAll(Stream.range(0, systems.size())
                .filter(bit -> (chosen >> bit & 1) == 1)
                .map(systems::get));
    }

    @Provide
    Arbitrary<Blockade> blockades() {
        return Arbitraries.of(Blockade.class);
    }
}
