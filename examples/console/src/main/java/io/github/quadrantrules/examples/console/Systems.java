package io.github.quadrantrules.examples.console;

import static io.github.quadrantrules.examples.console.GalaxyPicture.count;

import io.github.quadrantrules.ascendancy.galaxy.DiscKind;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.turn.SystemFall;
import io.github.quadrantrules.ascendancy.turn.Table;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What a System is, in words. */
final class Systems {
    private Systems() {}

    /** Whose it is. */
    static String holder(Table table, SystemId system) {
        Holdings holdings = table.galaxy().holdings();
        if (holdings.borgWorlds().contains(system)) {
            return "BORG";
        }
        if (holdings.controllers().containsKey(system)) {
            return shortName(holdings.controllers().get(system).get());
        }
        if (table.galaxy().map().disc(system).kind() != DiscKind.PLANETARY) {
            return "";
        }
        return holdings.developed().contains(system) ? "free people" : "nobody";
    }

    /** All that is there. */
    static String pieces(Table table, SystemId system) {
        Galaxy galaxy = table.galaxy();
        Option<BorgWorld> world = table.pieces().world(system);
        Vector<String> pieces = world.isDefined() ? borg(world.get()) : people(table, system);
        return disc(galaxy.map().disc(system))
                .toVector()
                .appendAll(pieces)
                .appendAll(GalaxyPicture.occupants(galaxy, system.orbit()))
                .mkString(", ");
    }

    private static Option<String> disc(SystemDisc disc) {
        return switch (disc.kind()) {
            case TRANSWARP_HUB -> Option.none();
            case PHENOMENON -> Option.some(disc.conduit() ? "Conduit to the Hub" : "Phenomenon");
            case PLANETARY -> Option.none();
        };
    }

    private static Vector<String> borg(BorgWorld world) {
        Vector<String> pieces = Vector.of("Spire", count(world.nodes(), "Node"));
        return world.cubeOnSpire() ? pieces.append("a Cube on the Spire") : pieces;
    }

    private static Vector<String> people(Table table, SystemId system) {
        Holdings holdings = table.galaxy().holdings();
        int structures = SystemFall.piecesOf(table, system).structures();
        return Vector.of(
                        Option.when(
                                holdings.homes().values().contains(system)
                                        && holdings.controllers().containsKey(system),
                                "Home"),
                        table.planets().civilizationLevel(system).map(level -> "level " + level),
                        Option.when(structures > 0, () -> count(structures, "Structure")),
                        Option.when(holdings.starbases().contains(system), "Starbase"))
                .flatMap(piece -> piece);
    }

    /** The first word of a name. */
    static String shortName(PlayerId player) {
        return player.name().split(" ")[0];
    }
}
