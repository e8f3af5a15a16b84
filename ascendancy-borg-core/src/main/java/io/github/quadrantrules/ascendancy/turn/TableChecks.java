package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgSupply;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.github.quadrantrules.ascendancy.world.SpireLimit;
import io.vavr.Tuple2;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What must hold between the parts of a table. */
final class TableChecks {
    private TableChecks() {}

    static void worlds(Vector<BorgWorld> worlds, Holdings holdings) {
        boolean same = worlds.size() == holdings.borgWorlds().size()
                && holdings.borgWorlds()
                        .forAll(system -> worlds.exists(world -> world.system().equals(system)));
        if (!same) {
            throw new IllegalArgumentException("The Borg Worlds are those of the galaxy, "
                    + names(holdings.borgWorlds().toVector()) + ", not " + names(worlds.map(BorgWorld::system)));
        }
    }

    private static String names(Vector<SystemId> systems) {
        return systems.isEmpty() ? "none" : systems.mkString(", ");
    }

    /** What {@link Table#pieces} checks as well; most changes of a galaxy keep to it. */
    static void pieces(SpireLimit limit, Vector<BorgWorld> worlds, Galaxy galaxy) {
        boolean enough = worlds.size() <= limit.spires()
                && galaxy.cubes().size() + worlds.count(BorgWorld::cubeOnSpire) <= BorgSupply.CUBES;
        if (!enough) {
            Collective.on(limit, worlds, galaxy);
        }
    }

    /** Planets are on the map, a Borg World has no other pieces, and a Civilization has no master. */
    static void planets(Planets planets, Galaxy galaxy) {
        Holdings holdings = galaxy.holdings();
        planets.forEachSystem(system -> {
            if (!galaxy.map().contains(system.orbit())) {
                throw new IllegalArgumentException(
                        "Nodes, tokens and cards lie on Systems of the map (AS-LNK-07, AS-APL-03), unlike " + system);
            }
        });
        holdings.borgWorlds()
                .find(world -> planets.resourceNodes().containsKey(world)
                        || planets.warpTokens().containsKey(world))
                .forEach(world -> {
                    throw new IllegalArgumentException(
                            "A Borg World has no Resource Nodes and no Warp Tokens (AS-ASM-06), unlike " + world);
                });
        planets.warpTokens().keySet().find(holdings.controllers()::containsKey).forEach(system -> {
            throw new IllegalArgumentException(
                    "Warp Tokens mark a Civilization that nobody controls (AS-APL-04), unlike " + system);
        });
    }

    /** Sooner or later every disc of the stack is placed on the map. Rule AS-LNK-04. */
    static void stack(TableCards cards, Galaxy galaxy) {
        cards.discs().cards().foldLeft(galaxy.map(), StarMap::withDisc);
    }

    /** Whoever owns something has a Turn Order number, which battles and ties ask for. Rules AS-ALC-01 and AS-MOV-06. */
    static void owners(Table table) {
        Galaxy galaxy = table.galaxy();
        for (Tuple2<SectorId, Vector<ShipGroup>> berth : galaxy.ships()) {
            berth._2.forEach(group -> player(table, group.owner()));
        }
        for (Tuple2<SystemId, PlayerId> controlled : galaxy.holdings().controllers()) {
            player(table, controlled._2);
        }
        for (PlayerId owner : table.cards().areas().keySet()) {
            player(table, owner);
        }
        table.atWarp().forEach((player, group) -> {
            player(table, player);
            if (!group.owner().equals(player)) {
                throw new IllegalArgumentException(
                        "The Ships at Warp of " + player + " are not those of " + group.owner());
            }
        });
    }

    private static void player(Table table, PlayerId owner) {
        if (!table.isPlayer(owner)) {
            throw new IllegalArgumentException(
                    "Whoever has Ships, Systems or cards has a Home System (AS-APL-01), unlike " + owner);
        }
    }

    /** Whose Home System by origin is a Borg World is assimilated. Rule AS-APL-01. */
    static void homes(Vector<PlayerId> assimilated, Holdings holdings) {
        holdings.homes()
                .find(home -> holdings.borgWorlds().contains(home._2) && !assimilated.contains(home._1))
                .forEach(home -> {
                    throw new IllegalArgumentException(
                            "A player whose Home System is a Borg World is assimilated (AS-APL-01), unlike " + home._1);
                });
    }

    /** Nothing is left of an Assimilated Player. Rules AS-APL-02, AS-APL-03 and AS-APL-07. */
    static void absorbed(PlayerId player, Table table) {
        Galaxy galaxy = table.galaxy();
        if (table.atWarp().containsKey(player)
                || galaxy.ships()
                        .exists(entry -> entry._2.exists(group -> group.owner().equals(player)))) {
            throw new IllegalArgumentException("An Assimilated Player has no Ships (AS-APL-02), unlike " + player);
        }
        if (galaxy.holdings().controllers().exists(entry -> entry._2.equals(player))) {
            throw new IllegalArgumentException(
                    "An Assimilated Player controls no System (AS-APL-03), unlike " + player);
        }
        if (table.cards().areas().containsKey(player) || table.tokens().containsKey(player)) {
            throw new IllegalArgumentException(
                    "An Assimilated Player has no Borg Technology Cards and no tokens (AS-APL-07), unlike " + player);
        }
    }

    /** Whoever has won could. Rules AS-WIN-02, AS-APL-06 and AS-SOL-05. */
    static void outcome(Option<Outcome> outcome, Vector<PlayerId> assimilated, Holdings holdings) {
        outcome.filter(Outcome.PlayerWin.class::isInstance)
                .map(win -> ((Outcome.PlayerWin) win).winner())
                .filter(winner -> !holdings.homes().containsKey(winner) || assimilated.contains(winner))
                .forEach(winner -> {
                    throw new IllegalArgumentException(
                            "A player who is not assimilated wins (AS-WIN-02, AS-APL-06), unlike " + winner);
                });
        outcome.filter(Outcome.BorgWin.class::isInstance)
                .flatMap(win -> ((Outcome.BorgWin) win).aimReached())
                .filter(player -> !assimilated.contains(player))
                .forEach(player -> {
                    throw new IllegalArgumentException(
                            "An Assimilated Player reaches the aim of the Borg (AS-SOL-05), unlike " + player);
                });
    }

    static void players(Vector<PlayerId> assimilated, TreeMap<PlayerId, RewardTokens> tokens, Holdings holdings) {
        if (assimilated.distinct().size() < assimilated.size()) {
            throw new IllegalArgumentException(
                    "A player is assimilated once (AS-APL-06), not " + assimilated.mkString(", "));
        }
        assimilated.find(player -> !holdings.homes().containsKey(player)).forEach(player -> {
            throw new IllegalArgumentException("An Assimilated Player had a Home System (AS-APL-01), unlike " + player);
        });
        tokens.keySet().find(player -> !holdings.homes().containsKey(player)).forEach(player -> {
            throw new IllegalArgumentException("Who gains tokens has a Home System (AS-DES-06), unlike " + player);
        });
    }
}
