package io.github.quadrantrules.ascendancy.galaxy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.galaxy.Galaxies.Mission;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.Tuple;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The numbered invariants of the catalogue that concern the galaxy, over generated galaxies. */
@Domain(Galaxies.class)
@Domain(DomainContext.Global.class)
@PropertyDefaults(tries = 500, edgeCases = EdgeCasesMode.NONE)
class GalaxyInvariantsTest {
    /** A movement that was made, if a target was connected. */
    private record Made(Mission mission, Route route, CubeMove move) {}

    private static Option<Made> made(Mission mission, TurnOrder order, int warp, Blockade blockade) {
        return TargetChoice.best(mission.galaxy(), mission.cube(), mission.targets(), order, warp)
                .headOption()
                .map(route -> new Made(
                        mission, route, CubeMovement.move(mission.galaxy(), mission.cube(), route, warp, blockade)));
    }

    /** Invariant 26: what a Space Battle changes are Ships, and with them no Cube goes anywhere. */
    @Rule("AS-ATK-01")
    @Property
    void shouldLeaveEveryCubeWhereItIsWhenShipsAreLost(@ForAll Galaxy galaxy) {
        Galaxy after = AttackStep.sectorsInRange(galaxy, Galaxies.ONE)
                .foldLeft(
                        galaxy,
                        (before, sector) -> before.shipsAt(sector)
                                .foldLeft(before, (left, group) -> left.withoutShips(sector, group.owner())));
        assertThat(AttackStep.participants(after, Galaxies.ONE)).isEmpty();
        assertThat(after.cubes()).isEqualTo(galaxy.cubes());
    }

    /** Invariants 31 and 47, the final Sector. */
    @Rule({"AS-EFF-01", "AS-EFF-02"})
    @Property
    void shouldNeverPutTwoCubesIntoASector(
            @ForAll Mission mission,
            @ForAll TurnOrder order,
            @ForAll @IntRange(min = 1, max = 4) int warp,
            @ForAll Blockade blockade) {
        made(mission, order, warp, blockade).forEach(made -> {
            TreeMap<CubeId, SectorId> after = made.move().galaxy().cubes();
            assertThat(after.values().toVector()).doesNotHaveDuplicates();
            assertThat(after)
                    .isEqualTo(mission.galaxy()
                            .cubes()
                            .put(mission.cube(), made.move().end()));
        });
    }

    /** Invariant 47, Warp and neighbours. */
    @Rule({"AS-MOV-01", "AS-MOV-02"})
    @Property
    void shouldEnterNoMoreSystemsThanTheWarpSectorBySector(
            @ForAll Mission mission,
            @ForAll TurnOrder order,
            @ForAll @IntRange(min = 1, max = 4) int warp,
            @ForAll Blockade blockade) {
        made(mission, order, warp, blockade).forEach(made -> {
            Vector<SectorId> entered = made.move().entered();
            assertThat(entered.count(SectorId.Orbit.class::isInstance)).isLessThanOrEqualTo(warp);
            assertThat(WalkedRoutes.atWarp(mission.galaxy().map(), mission.from()))
                    .contains(entered);
        });
    }

    /** Invariant 47, Ships. */
    @Rule({"AS-MOV-07", "AS-OPT-05"})
    @Property
    void shouldEnterNoSectorWithBlockingShips(
            @ForAll Mission mission,
            @ForAll TurnOrder order,
            @ForAll @IntRange(min = 1, max = 4) int warp,
            @ForAll Blockade blockade) {
        made(mission, order, warp, blockade)
                .forEach(made -> assertThat(made.move().entered())
                        .noneMatch(sector -> mission.galaxy()
                                .shipsAt(sector)
                                .exists(group -> blockade == Blockade.ALL_SHIPS || group.fleets() > 0)));
    }

    /** Invariant 48, with the distance by the second method. */
    @Rule("AS-MOV-04")
    @Property
    void shouldNeverEndFartherFromTheTarget(
            @ForAll Mission mission,
            @ForAll TurnOrder order,
            @ForAll @IntRange(min = 1, max = 4) int warp,
            @ForAll Blockade blockade) {
        made(mission, order, warp, blockade).forEach(made -> {
            SystemId target = made.route().target();
            assertThat(warp(mission.galaxy().map(), made.move().end(), target).get())
                    .isLessThanOrEqualTo(made.route().warp());
        });
    }

    private static Option<Integer> warp(StarMap map, SectorId from, SystemId to) {
        return WalkedRoutes.to(map, from, to).map(Route::warp).min();
    }

    /** Invariant 49, by the second method: every route to every target is compared. */
    @Rule({"AS-MOV-04", "AS-MOV-05", "AS-MOV-06"})
    @Property
    void shouldChooseWhatIsMinimalAmongAllRoutes(@ForAll Mission mission, @ForAll TurnOrder order) {
        Holdings holdings = mission.galaxy().holdings();
        Comparator<Route> comparator = Comparator.comparing(Route::warp)
                .thenComparing(Route::sectors)
                .thenComparing(route -> holdings.controllers()
                        .get(route.target())
                        .map(player -> order.numbers().get(player).get())
                        .getOrElse(99));
        Vector<Route> all = mission.targets()
                .toVector()
                .flatMap(target -> WalkedRoutes.to(mission.galaxy().map(), mission.from(), target));
        Vector<Route> minimal = all.filter(route -> all.forAll(other -> comparator.compare(route, other) <= 0));
        assertThat(TargetChoice.best(mission.galaxy(), mission.cube(), mission.targets(), order, 99))
                .isEqualTo(inOrder(minimal));
    }

    private static Vector<Route> inOrder(Vector<Route> routes) {
        return routes.sorted(Comparator.comparing(Route::target)
                .thenComparing(
                        Route::entered,
                        (one, other) -> one.zip(other)
                                .map(pair -> pair._1.compareTo(pair._2))
                                .find(compared -> compared != 0)
                                .getOrElse(0)));
    }

    /** Invariant 49: a candidate that is worse than the choice changes nothing. */
    @Rule("AS-MOV-06")
    @Property
    void shouldKeepTheChoiceWhenWorseCandidatesGo(@ForAll Mission mission, @ForAll TurnOrder order) {
        Vector<Route> best = TargetChoice.best(mission.galaxy(), mission.cube(), mission.targets(), order, 9);
        Mission alone = new Mission(
                mission.galaxy(),
                mission.cube(),
                mission.targets()
                        .filter(target -> best.exists(route -> route.target().equals(target))));
        assertThat(TargetChoice.best(alone.galaxy(), alone.cube(), alone.targets(), order, 9))
                .isEqualTo(best);
    }

    /** Routes that part only beyond the reach of the command stand for the same movement. */
    @Rule("AS-MOV-06")
    @Property
    void shouldOfferEachMovementToATargetOnce(
            @ForAll Mission mission, @ForAll TurnOrder order, @ForAll @IntRange(min = 1, max = 3) int warp) {
        Vector<Route> all = TargetChoice.best(mission.galaxy(), mission.cube(), mission.targets(), order, 99);
        Vector<Route> offered = TargetChoice.best(mission.galaxy(), mission.cube(), mission.targets(), order, warp);
        assertThat(offered)
                .isEqualTo(all.distinctBy(route -> Tuple.of(route.target(), CubeMovement.withinWarp(route, warp))));
    }

    /** Invariant 50, first half. */
    @Rule({"AS-HUB-03", "AS-HUB-05", "AS-HUB-06"})
    @Property
    void shouldNeverLengthenADistanceByTranswarp(@ForAll StarMap map, @ForAll @IntRange(max = 40) int place) {
        SectorId from = map.sectors().get(place % map.sectors().size());
        StarMap without = withoutLinks(map);
        map.discs().keySet().forEach(to -> {
            Option<Integer> linked = Distances.warp(map, from, to);
            Option<Integer> unlinked = Distances.warp(without, from, to);
            assertThat(linked).isEqualTo(warp(map, from, to));
            assertThat(unlinked).isEqualTo(warp(without, from, to));
            unlinked.forEach(distance -> assertThat(linked.get()).isLessThanOrEqualTo(distance));
        });
    }

    /** Invariant 50, second half: without a Hub the Conduits are connected by lanes only. */
    @Rule({"AS-HUB-03", "AS-HUB-04"})
    @Property
    void shouldConnectConduitsByLanesOnlyWhenThereIsNoHub(@ForAll StarMap map) {
        StarMap without = withoutLinks(map);
        map.conduits()
                .crossProduct()
                .forEach(pair -> assertThat(Distances.connected(without, pair._1.orbit(), pair._2.orbit()))
                        .isEqualTo(WalkedRoutes.atImpulse(map, pair._1.orbit())
                                .exists(way -> way.lastOption()
                                        .getOrElse(pair._1.orbit())
                                        .equals(pair._2.orbit()))));
    }

    /** The Hub turned into a Phenomenon, so that its lanes stay and its links go. */
    private static StarMap withoutLinks(StarMap map) {
        Vector<SystemDisc> discs = map.discs()
                .values()
                .map(disc -> disc.kind() == DiscKind.TRANSWARP_HUB
                        ? new SystemDisc(disc.id(), DiscKind.PHENOMENON, 9, Option.none(), false)
                        : disc)
                .toVector();
        return StarMap.of(discs, map.lanes().values().toVector());
    }

    /** Distances in Sectors, by the second method. */
    @Rule({"AS-RET-02", "AS-HUB-07"})
    @Property
    void shouldCountSectorsAlongLanes(@ForAll StarMap map, @ForAll @IntRange(max = 40) int place) {
        SectorId from = map.sectors().get(place % map.sectors().size());
        Vector<Vector<SectorId>> ways = WalkedRoutes.atImpulse(map, from);
        map.sectors()
                .forEach(to -> assertThat(Distances.sectors(map, from, to))
                        .isEqualTo(ways.filter(
                                        way -> way.lastOption().getOrElse(from).equals(to))
                                .map(Vector::size)
                                .min()));
    }

    /** All shortest routes to each target, by the second method. */
    @Rule("AS-MOV-05")
    @Property
    void shouldListAllShortestRoutesToEachTarget(@ForAll Mission mission) {
        Comparator<Route> comparator = Comparator.comparing(Route::warp).thenComparing(Route::sectors);
        Vector<Route> expected = mission.targets().toVector().flatMap(target -> {
            Vector<Route> all = WalkedRoutes.to(mission.galaxy().map(), mission.from(), target);
            return inOrder(all.filter(route -> all.forAll(other -> comparator.compare(route, other) <= 0)));
        });
        assertThat(TargetChoice.candidates(mission.galaxy().map(), mission.from(), mission.targets()))
                .isEqualTo(expected);
    }

    /** Hazards play no part: the same galaxy without them gives the same movement. */
    @Rule("AS-ADD-03")
    @Property
    void shouldMoveAsIfThereWereNoHazards(
            @ForAll Mission mission, @ForAll TurnOrder order, @ForAll @IntRange(min = 1, max = 4) int warp) {
        Vector<SystemDisc> harmless = mission.galaxy()
                .map()
                .discs()
                .values()
                .map(disc -> new SystemDisc(disc.id(), disc.kind(), disc.laneCapacity(), Option.none(), disc.conduit()))
                .toVector();
        StarMap map =
                StarMap.of(harmless, mission.galaxy().map().lanes().values().toVector());
        Option<Made> hazardous = made(mission, order, warp, Blockade.ALL_SHIPS);
        Option<Made> safe = made(mission.withGalaxy(mission.galaxy().withMap(map)), order, warp, Blockade.ALL_SHIPS);
        assertThat(hazardous.map(made -> made.move().entered()))
                .isEqualTo(safe.map(made -> made.move().entered()));
    }

    @Property
    void shouldBeReadAsItWasWritten(@ForAll Galaxy galaxy) {
        assertThat(SerialCopy.of(galaxy)).isEqualTo(galaxy).hasSameHashCodeAs(galaxy);
    }

    @Property
    void shouldReadEverySectorFromItsText(@ForAll StarMap map) {
        assertThat(map.sectors().map(SectorId::toString).map(SectorId::of)).isEqualTo(map.sectors());
        assertThat(map.sectors().sorted()).isEqualTo(map.sectors());
    }
}
