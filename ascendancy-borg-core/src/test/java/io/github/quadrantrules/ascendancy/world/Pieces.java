package io.github.quadrantrules.ascendancy.world;

import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.vavr.Tuple;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Borg pieces for tests, single ones and generated ones. */
final class Pieces {
    static final SystemId HUB = SystemId.of("Hub");
    static final SystemId RISA = SystemId.of("Risa");
    static final SystemId BAJOR = SystemId.of("Bajor");
    static final SystemId QONOS = SystemId.of("Qo'noS");
    private static final Vector<SystemId> SYSTEMS =
            Vector.of(RISA, BAJOR, QONOS, SystemId.of("Trill"), SystemId.of("Andoria"));

    private Pieces() {}

    static BorgWorld world(SystemId system, int nodes) {
        return new BorgWorld(system, nodes, false);
    }

    static BorgWorld withCube(SystemId system) {
        return new BorgWorld(system, 3, true);
    }

    static Collective worlds(BorgWorld... worlds) {
        return Collective.none(SpireLimit.FIVE).withWorlds(Vector.of(worlds));
    }

    /** Any pieces that the constructors allow, with up to 5 worlds, Cubes anywhere, and the Hub in play or not. */
    static Arbitrary<Collective> any() {
        Arbitrary<Vector<BorgWorld>> worlds = Arbitraries.integers()
                .between(0, 4)
                .list()
                .ofMaxSize(5)
                .map(states -> SYSTEMS.zipWith(Vector.ofAll(states), Pieces::inState));
        Arbitrary<Vector<SystemId>> orbits =
                Arbitraries.subsetOf(SYSTEMS.append(HUB).asJava()).map(Vector::ofAll);
        Arbitrary<Option<SystemId>> hub = Arbitraries.of(Option.none(), Option.of(HUB));
        return Combinators.combine(worlds, orbits, Arbitraries.integers().between(0, 5), hub)
                .filter((w, o, lanes, h) -> w.count(BorgWorld::cubeOnSpire) + o.size() + lanes <= 5)
                .as((w, o, lanes, h) -> new Collective(SpireLimit.FIVE, w, TreeSet.ofAll(o), lanes, h))
                .withoutEdgeCases();
    }

    private static BorgWorld inState(SystemId system, int state) {
        return state == 4 ? withCube(system) : world(system, state);
    }

    /** The number of each piece in play and in the supply together; must always be 5, 5 and 15. */
    static Object census(Collective pieces) {
        int nodes = pieces.worlds().map(BorgWorld::nodes).sum().intValue();
        BorgSupply supply = pieces.supply();
        return Tuple.of(
                supply.cubes() + pieces.orbits().size() + pieces.cubesOnLanes() + pieces.cubesOnSpires(),
                supply.spires() + pieces.worlds().size(),
                supply.nodes() + nodes);
    }
}
