package io.github.quadrantrules.examples.console;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.SpaceLane;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.turn.Outcome;
import io.github.quadrantrules.ascendancy.turn.SystemFall;
import io.github.quadrantrules.ascendancy.turn.Table;
import io.github.quadrantrules.ascendancy.world.BorgSupply;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.vavr.collection.Vector;

/** A game for programs: the events of each turn, the galaxy after each round, and the outcome. */
final class GalaxyJson {
    private GalaxyJson() {}

    static ObjectNode of(long seed, OptionalRules options, Table start, Vector<SmallGame.Round> rounds) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("seed", seed);
        json.putObject("options")
                .put("threeSpires", options.threeSpires())
                .put("attackCommandAttack", options.attackCommandAttack())
                .put("onlyFleetsBlock", options.onlyFleetsBlock());
        json.set("start", galaxy(start));
        ArrayNode played = json.putArray("rounds");
        rounds.forEach(round -> add(played.addObject(), round));
        json.set("outcome", outcome(rounds.last().after()));
        return json;
    }

    private static ObjectNode outcome(Table table) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        table.outcome().forEach(outcome -> {
            if (outcome instanceof Outcome.BorgWin win) {
                json.put("winner", "BORG").put("cause", win.cause().name());
            } else if (outcome instanceof Outcome.PlayerWin win) {
                json.put("winner", win.winner().name()).put("cause", win.kind().name());
            }
        });
        return table.outcome().isEmpty() ? json.putNull("winner").putNull("cause") : json;
    }

    private static void add(ObjectNode json, SmallGame.Round round) {
        json.put("round", round.number());
        ArrayNode turns = json.putArray("turns");
        round.turns().forEach(turn -> add(turns.addObject(), turn));
        json.set("galaxy", galaxy(round.after()));
    }

    private static void add(ObjectNode json, SmallGame.Turn turn) {
        TurnOrderCard card = turn.card();
        json.put("card", card.number());
        if (card instanceof TurnOrderCard.PlayerTurn player) {
            json.put("side", "PLAYER").put("player", player.player().name());
        } else if (card instanceof TurnOrderCard.BorgTurn borg) {
            json.put("side", "BORG")
                    .put("player", borg.holder().map(PlayerId::name).getOrNull());
        }
        ArrayNode events = json.putArray("events");
        GalaxyStory.VERBOSE
                .events(Story.titled(""), turn.told())
                .parts()
                .forEach(part -> Story.add(events, (Story.Line) part));
    }

    private static ObjectNode galaxy(Table table) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ArrayNode systems = json.putArray("systems");
        table.galaxy().map().discs().values().forEach(disc -> add(systems.addObject(), table, disc));
        ArrayNode lanes = json.putArray("lanes");
        table.galaxy().map().lanes().values().forEach(lane -> add(lanes.addObject(), table.galaxy(), lane));
        add(json.putObject("borg"), table);
        ArrayNode players = json.putArray("players");
        table.players()
                .forEach(player -> players.addObject()
                        .put("player", player.name())
                        .put("assimilated", table.isAssimilated(player))
                        .put("ships", GalaxyLedger.ships(table, player))
                        .put("technologyCards", table.cards().area(player).all().size()));
        return json;
    }

    private static void add(ObjectNode json, Table table, SystemDisc disc) {
        SystemId system = disc.id();
        Holdings holdings = table.galaxy().holdings();
        json.put("system", system.name());
        json.put("kind", disc.kind().name());
        json.put("conduit", disc.conduit());
        json.put(
                "controller",
                holdings.controllers().get(system).map(PlayerId::name).getOrNull());
        json.put(
                "homeOf",
                holdings.homes()
                        .find(home -> home._2.equals(system))
                        .map(home -> home._1.name())
                        .getOrNull());
        json.put("developed", holdings.developed().contains(system));
        json.put("civilizationLevel", table.planets().civilizationLevel(system).getOrNull());
        json.put("starbase", holdings.starbases().contains(system));
        table.pieces()
                .world(system)
                .peek(world -> json.put("structures", world.structures())
                        .putObject("spire")
                        .put("nodes", world.nodes())
                        .put("cube", world.cubeOnSpire()))
                .onEmpty(() -> json.put(
                                "structures", SystemFall.piecesOf(table, system).structures())
                        .putNull("spire"));
        occupants(json, table.galaxy(), system.orbit());
    }

    private static void add(ObjectNode json, Galaxy galaxy, SpaceLane lane) {
        json.put("lane", lane.id().number())
                .put("from", lane.from().name())
                .put("to", lane.to().name());
        ArrayNode sectors = json.putArray("sectors");
        for (int number = 1; number <= lane.sectors(); number++) {
            occupants(sectors.addObject(), galaxy, SectorId.space(lane.id(), number));
        }
    }

    private static void occupants(ObjectNode json, Galaxy galaxy, SectorId sector) {
        json.put("cube", galaxy.cubeAt(sector).map(cube -> cube.number()).getOrNull());
        ArrayNode ships = json.putArray("ships");
        galaxy.shipsAt(sector)
                .forEach(group -> ships.addObject()
                        .put("player", group.owner().name())
                        .put("ships", group.ships())
                        .put("fleets", group.fleets()));
    }

    private static void add(ObjectNode json, Table table) {
        Collective pieces = table.pieces();
        BorgSupply supply = pieces.supply();
        json.putObject("cubes")
                .put("inSpace", pieces.cubesInSpace())
                .put("onSpires", pieces.cubesOnSpires())
                .put("inSupply", supply.cubes());
        json.putObject("spires")
                .put("inPlay", table.worlds().size())
                .put("inSupply", supply.spires())
                .put("limit", table.options().spireLimit().spires());
        json.putObject("nodes")
                .put("onWorlds", BorgSupply.NODES - supply.nodes())
                .put("inSupply", supply.nodes());
        json.put("hitValue", GalaxyLedger.hitValue(table));
        json.put("commandCards", table.cards().commands().deck().size());
        json.put("commandDiscards", table.cards().commands().discards().size());
        json.put("technologyCards", table.cards().technology().cards().size());
    }
}
