package io.github.quadrantrules.examples.console;

import static io.github.quadrantrules.examples.console.GalaxyPicture.count;

import io.github.quadrantrules.ascendancy.command.TechArea;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.turn.Table;
import io.github.quadrantrules.ascendancy.world.BorgSupply;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.vavr.collection.Vector;

/** What the Borg and the players have, a line each. */
final class GalaxyLedger {
    private GalaxyLedger() {}

    static Vector<String> of(Table table) {
        return Vector.of(borg(table), cards(table)).appendAll(table.players().map(player -> player(table, player)));
    }

    private static String borg(Table table) {
        Collective pieces = table.pieces();
        BorgSupply supply = pieces.supply();
        return "Borg: Cubes " + pieces.cubesInSpace() + " in space, " + pieces.cubesOnSpires() + " on Spires, "
                + supply.cubes() + " in supply; Spires " + table.worlds().size() + " of "
                + table.options().spireLimit().spires() + "; Nodes " + (BorgSupply.NODES - supply.nodes()) + " of "
                + BorgSupply.NODES + "; hit on " + hitValue(table) + "+.";
    }

    private static String cards(Table table) {
        return "Cards left: " + table.cards().commands().deck().size() + " Command, "
                + table.cards().technology().cards().size() + " Technology, "
                + table.cards().explorations().size() + " Exploration.";
    }

    static int hitValue(Table table) {
        return table.console().weapons().hitValue(table.worlds().size());
    }

    private static String player(Table table, PlayerId player) {
        if (table.isAssimilated(player)) {
            return player + ": ASSIMILATED";
        }
        TechArea area = table.cards().area(player);
        int systems = table.galaxy().holdings().controllers().values().count(player::equals);
        return player + ": " + count(ships(table, player), "Ship") + ", " + count(systems, "System") + ", "
                + count(area.all().size(), "Technology Card");
    }

    static int ships(Table table, PlayerId player) {
        return PlayerTurns.groups(table.galaxy(), player)
                .map(group -> group._2.ships())
                .sum()
                .intValue();
    }
}
