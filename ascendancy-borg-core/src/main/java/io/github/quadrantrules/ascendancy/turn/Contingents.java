package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.BattleSide;
import io.github.quadrantrules.ascendancy.combat.Battlefield;
import io.github.quadrantrules.ascendancy.combat.Fleet;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.combat.RetreatDestination;
import io.github.quadrantrules.ascendancy.combat.Squadron;
import io.github.quadrantrules.ascendancy.galaxy.Adjacency;
import io.github.quadrantrules.ascendancy.galaxy.AttackStep;
import io.github.quadrantrules.ascendancy.galaxy.Blockade;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Distances;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The Ships that the table puts into a battle, and what the battle leaves of them on the table. */
final class Contingents {
    private static final int SAMPLE_HIT_VALUE = 4;

    private Contingents() {}

    /** A contingent as the table has it, with weapons that hit on 4 and Retreats of one Sector. */
    static Contingent sample(Galaxy galaxy, CubeId cube, ShipGroup group, int number) {
        SectorId sector = galaxy.sectorOf(cube);
        int distance = distance(galaxy, cube, group.owner());
        Vector<SectorId> places = distance == 0
                ? Vector.of(sector)
                : AttackStep.sectorsInRange(galaxy, cube)
                        .filter(place -> group(galaxy, place, group.owner()).isDefined());
        Vector<RetreatDestination> ways =
                places.flatMap(place -> ways(galaxy, sector, place)).distinct();
        return new Contingent(
                new BattleSide(
                        PlayerCombatProfile.of(group.owner().name(), SAMPLE_HIT_VALUE),
                        number,
                        new Battlefield(sector, distance, ways)),
                BattleForce.of(squadron(group)));
    }

    /** The Sectors beside a place in which no Cube is, with their distances. Rule AS-RET-02. */
    static Vector<RetreatDestination> ways(Galaxy galaxy, SectorId from, SectorId place) {
        return Adjacency.adjacentSectors(galaxy.map(), place)
                .filter(beside -> !Blockade.blocksShips(galaxy, beside))
                .flatMap(beside -> Distances.sectors(galaxy.map(), from, beside)
                        .map(distance -> new RetreatDestination(beside, distance, 1)));
    }

    /** Fleets of one Ship each; all other Ships are single ones. */
    static Squadron squadron(ShipGroup group) {
        return Vector.rangeClosed(1, group.fleets())
                .foldLeft(
                        Squadron.of(group.ships() - group.fleets()),
                        (squadron, number) -> squadron.withFleet(Fleet.of("Fleet " + number, 1)));
    }

    /** What does not fit the table in a contingent of all Ships in range. Rules AS-ATK-01 and AS-RET-02. */
    static Option<Violation> flaw(Galaxy galaxy, CubeId cube, ShipGroup group, int number, Contingent contingent) {
        BattleSide side = contingent.side();
        SectorId sector = galaxy.sectorOf(cube);
        boolean fits = isWhole(contingent.force(), group)
                && side.turnOrder() == number
                && side.field().cube().equals(sector)
                && side.field().shipsDistance() == distance(galaxy, cube, group.owner());
        return fits
                ? wayOut(galaxy, sector, side.field().legalDestinations())
                : Option.some(new Violation(
                        RuleId.of("AS-ATK-01"),
                        "A player fights with all Ships in range, from where they are",
                        group.owner().name()));
    }

    static boolean isWhole(BattleForce force, ShipGroup group) {
        return force.squadron().ships() == group.ships()
                && force.squadron().fleets().size() == group.fleets()
                && force.retreatedTo().isEmpty();
    }

    /** Whether a combat can have left these Ships of a group. */
    static boolean isPartOf(BattleForce force, ShipGroup group) {
        return force.squadron().ships() <= group.ships()
                && force.squadron().fleets().size() <= group.fleets();
    }

    /** A destination that is not what the map says, or where a Cube is. Rules AS-RET-02 and AS-ADD-02. */
    static Option<Violation> wayOut(Galaxy galaxy, SectorId from, Vector<RetreatDestination> ways) {
        return ways.find(way -> !isWayOut(galaxy, from, way))
                .map(way -> new Violation(
                        RuleId.of("AS-RET-02"),
                        "Ships retreat on the map to a Sector without a Cube, farther away than before",
                        way.toString()));
    }

    static boolean isWayOut(Galaxy galaxy, SectorId from, RetreatDestination way) {
        return galaxy.map().contains(way.sector())
                && !Blockade.blocksShips(galaxy, way.sector())
                && Distances.sectors(galaxy.map(), from, way.sector()).contains(way.distanceToCube());
    }

    /** 0 if all of a player's Ships in range are in the Cube's Sector, else 1. Rule AS-RET-02. */
    private static int distance(Galaxy galaxy, CubeId cube, PlayerId player) {
        return AttackStep.sectorsInRange(galaxy, cube)
                        .tail()
                        .exists(beside -> group(galaxy, beside, player).isDefined())
                ? 1
                : 0;
    }

    /** The galaxy with what a battle with a Cube has left of a player's Ships. */
    static Galaxy survivors(Galaxy galaxy, CubeId cube, PlayerId player, BattleForce force) {
        return survivors(galaxy, AttackStep.sectorsInRange(galaxy, cube), player, force);
    }

    /** The galaxy with what a combat has left of a player's Ships, which stood in these Sectors, the nearest first. */
    static Galaxy survivors(Galaxy galaxy, Vector<SectorId> nearestFirst, PlayerId player, BattleForce force) {
        Galaxy cleared = nearestFirst.foldLeft(galaxy, (left, sector) -> left.withoutShips(sector, player));
        if (force.ships() == 0) {
            return cleared;
        }
        int fleets = force.squadron().fleets().size();
        return force.retreatedTo()
                .map(to -> joined(cleared, to.sector(), new ShipGroup(player, force.ships(), fleets)))
                .getOrElse(() -> stay(galaxy, cleared, nearestFirst.reverse(), player, force.squadron()));
    }

    private static Galaxy joined(Galaxy galaxy, SectorId sector, ShipGroup group) {
        return galaxy.withShips(
                sector, group(galaxy, sector, group.owner()).map(group::plus).getOrElse(group));
    }

    /**
     * Ships that fought from several Sectors stay in theirs; those nearest the Cube are the first that are lost. As many
     * Fleets as were there stay in a Sector, whole as far as they fit.
     */
    private static Galaxy stay(
            Galaxy before, Galaxy cleared, Vector<SectorId> farthestFirst, PlayerId player, Squadron squadron) {
        Galaxy galaxy = cleared;
        int ships = squadron.ships();
        Vector<Fleet> fleets = squadron.fleets();
        Vector<ShipGroup> groups = farthestFirst.flatMap(sector -> group(before, sector, player));
        Vector<SectorId> places =
                farthestFirst.filter(sector -> group(before, sector, player).isDefined());
        for (int index = 0; index < groups.size(); index++) {
            int fleetsHere = Math.min(fleets.size(), groups.get(index).fleets());
            fleets = fleets.drop(fleetsHere);
            int nearer = Math.min(ships(fleets), room(groups.drop(index + 1)));
            int here = Math.min(groups.get(index).ships(), ships - nearer);
            ships -= here;
            galaxy = here == 0 ? galaxy : galaxy.withShips(places.get(index), new ShipGroup(player, here, fleetsHere));
        }
        return galaxy;
    }

    private static int ships(Vector<Fleet> fleets) {
        return fleets.map(Fleet::ships).sum().intValue();
    }

    private static int room(Vector<ShipGroup> groups) {
        return groups.map(ShipGroup::ships).sum().intValue();
    }

    static Option<ShipGroup> group(Galaxy galaxy, SectorId sector, PlayerId player) {
        return galaxy.shipsAt(sector).find(group -> group.owner().equals(player));
    }
}
