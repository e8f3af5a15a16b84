package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.LaneId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SpaceLane;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.turn.Table;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The galaxy as a drawing of text: every System in a line of its own, under the one from which a lane leads to it, with what
 * is there beside it.
 */
final class GalaxyPicture {
    private final Table table;
    private final Galaxy galaxy;
    private final Set<SystemId> drawn = new LinkedHashSet<>();
    private final Set<LaneId> lanes = new LinkedHashSet<>();
    private final List<Row> rows = new ArrayList<>();

    private record Row(String tree, String holder, String pieces) {}

    private GalaxyPicture(Table table) {
        this.table = table;
        this.galaxy = table.galaxy();
    }

    static Vector<String> of(Table table) {
        GalaxyPicture picture = new GalaxyPicture(table);
        StarMap map = table.galaxy().map();
        map.hub()
                .toVector()
                .appendAll(table.galaxy().holdings().homes().values())
                .appendAll(map.discs().keySet())
                .filter(system -> !isAlone(map, system))
                .forEach(root -> picture.draw(root, "", ""));
        map.discs().keySet().filter(system -> isAlone(map, system)).forEach(system -> picture.draw(system, "~ ", ""));
        return picture.lines();
    }

    private static boolean isAlone(StarMap map, SystemId system) {
        return !map.lanes().values().exists(lane -> lane.touches(system));
    }

    private Vector<String> lines() {
        int tree = Vector.ofAll(rows).map(row -> row.tree().length()).max().getOrElse(0) + 2;
        int holder = Vector.ofAll(rows).map(row -> row.holder().length()).max().getOrElse(0) + 2;
        return Vector.ofAll(rows)
                .map(row -> padded(row.tree(), tree) + padded(row.holder(), holder) + row.pieces())
                .map(String::stripTrailing);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    /** Draws a System and, below it, all that lanes join to it and that was not drawn before. */
    private void draw(SystemId system, String before, String below) {
        if (!drawn.add(system)) {
            return;
        }
        rows.add(new Row(before + system, Systems.holder(table, system), Systems.pieces(table, system)));
        Vector<SpaceLane> leaving = galaxy.map().lanes().values().toVector().filter(lane -> lane.touches(system));
        for (SpaceLane lane : leaving) {
            if (lanes.add(lane.id())) {
                boolean more = leaving.exists(other -> !lanes.contains(other.id()));
                branch(lane, system, below, below + (more ? "|  " : "   "));
            }
        }
    }

    private void branch(SpaceLane lane, SystemId from, String before, String below) {
        SystemId to = lane.from().equals(from) ? lane.to() : lane.from();
        Vector<Integer> outward = Vector.rangeClosed(1, lane.sectors());
        String way = (lane.from().equals(from) ? outward : outward.reverse())
                .map(number -> mark(lane.id(), number))
                .mkString("-");
        String branch = before + "+" + lane.id() + "-" + (way.isEmpty() ? "" : way + "-") + " ";
        if (drawn.contains(to)) {
            rows.add(new Row(branch + "(" + to + ")", "", "see there"));
        } else {
            draw(to, branch, below);
        }
    }

    /** What is in a space of a lane, with the number that the story calls it by. */
    private String mark(LaneId lane, int number) {
        SectorId sector = SectorId.space(lane, number);
        Vector<String> there = galaxy.cubeAt(sector)
                .map(CubeId::toString)
                .toVector()
                .appendAll(galaxy.shipsAt(sector).map(group -> group.ships() + " " + Systems.shortName(group.owner())));
        return there.isEmpty() ? "." : there.mkString("[" + number + ": ", ", ", "]");
    }

    /** What is in a Sector: a Cube, and the Ships of each player. */
    static Vector<String> occupants(Galaxy galaxy, SectorId sector) {
        return galaxy.cubeAt(sector)
                .map(CubeId::toString)
                .toVector()
                .appendAll(galaxy.shipsAt(sector).map(GalaxyPicture::ships));
    }

    private static String ships(ShipGroup group) {
        return count(group.ships(), Systems.shortName(group.owner()) + " Ship")
                + (group.fleets() == 0 ? "" : " (" + count(group.fleets(), "Fleet") + ")");
    }

    static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
