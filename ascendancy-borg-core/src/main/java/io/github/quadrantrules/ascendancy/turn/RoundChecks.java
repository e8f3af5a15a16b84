package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.BattleOutcome;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.BattleSide;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.ReclaimOutcome;
import io.github.quadrantrules.ascendancy.combat.ReclaimSetting;
import io.github.quadrantrules.ascendancy.combat.RetreatDestination;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
import io.github.quadrantrules.ascendancy.galaxy.AttackStep;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What must hold between a table and how far a Game Round has come on it. */
final class RoundChecks {
    private RoundChecks() {}

    /** Those who play have a card each, and those who are assimilated hold the Borg ones. */
    static void seats(RoundOrder round, Table table) {
        int seats = 0;
        for (TurnOrderCard card : round.cards()) {
            if (card instanceof TurnOrderCard.PlayerTurn turn) {
                require(table.isPlayer(turn.player()), "Everybody in the round has a Home System", turn.player());
                seats += table.isAssimilated(turn.player()) ? 0 : 1;
            } else if (card instanceof TurnOrderCard.BorgTurn borg) {
                borg.holder()
                        .forEach(holder -> require(
                                table.isAssimilated(holder),
                                "An Assimilated Player holds a Borg card (AS-TRN-04)",
                                holder));
            }
        }
        int playing =
                table.galaxy().holdings().homes().size() - table.assimilated().size();
        if (seats < playing) {
            require(
                    false,
                    "Who is not assimilated has a Turn Order Card (AS-TRN-01)",
                    table.players()
                            .removeAll(table.assimilated())
                            .removeAll(round.players())
                            .head());
        }
        require(
                table.outcome().isDefined() || playing > 0,
                "Somebody who is not assimilated plays on (AS-WIN-04)",
                table.assimilated());
    }

    static void phase(RoundPhase phase) {
        if (phase instanceof RoundPhase.Ended) {
            return;
        }
        Table table = phase.table();
        table.outcome()
                .forEach(outcome -> require(false, "Nothing happens after the outcome of a game (AS-WIN-02)", outcome));
        if (phase instanceof RoundPhase.BorgActing borg) {
            require(
                    !(borg.turn().phase() instanceof TurnPhase.Ended),
                    "A Borg turn that is over makes way for the next card (AS-TRN-07)",
                    borg.turn().card());
            return;
        }
        int commands = table.cards().commands().size();
        require(commands >= CubeId.COUNT, "Every Cube can get 1 of 5 commands or more (AS-COM-08)", commands);
        if (phase instanceof RoundPhase.Fighting fighting) {
            fighting(fighting);
        } else if (phase instanceof RoundPhase.Invading invading) {
            invading(invading);
        }
    }

    private static void fighting(RoundPhase.Fighting fighting) {
        require(
                fighting.table().galaxy().cubes().containsKey(fighting.cube()),
                "Only a Cube in space can be attacked (AS-ATK-06)",
                fighting.cube());
        TreeMap<PlayerId, ShipGroup> inRange =
                AttackStep.participants(fighting.table().galaxy(), fighting.cube());
        PlayerId player = fighting.card().player();
        battle(
                fighting.table().galaxy().sectorOf(fighting.cube()),
                inRange.filterKeys(player::equals),
                "A player attacks a Cube alone, with Ships in range (AS-ATK-06)",
                fighting.battle());
        setting(fighting.table(), fighting.battle().setting(), Option.none());
    }

    /** A battle is fought as the table has it. */
    static void setting(Table table, BattleSetting setting, Option<PlayerId> inCharge) {
        weapons(table, setting.weapons(), setting.spires());
        for (BattleSide side : setting.sides()) {
            waysOut(table, setting.cubeSector(), side.field().legalDestinations());
        }
        setting.commander()
                .filter(commander -> !inCharge.contains(commander))
                .forEach(commander -> require(
                        false, "Only the Assimilated Player in charge chooses casualties (AS-ALC-03)", commander));
    }

    private static void waysOut(Table table, SectorId from, Vector<RetreatDestination> ways) {
        ways.find(way -> !Contingents.isWayOut(table.galaxy(), from, way))
                .forEach(way -> require(
                        false, "Ships retreat on the map to a Sector without a Cube (AS-RET-02, AS-ADD-02)", way));
    }

    private static void weapons(Table table, BorgWeaponTable weapons, int spires) {
        require(
                weapons.equals(table.console().weapons()),
                "The Borg have the weapons of their Console Card (AS-WPN-01)",
                weapons);
        require(spires == table.worlds().size(), "The Borg hit by the number of Spires in play (AS-WPN-01)", spires);
    }

    /** A battle that goes on where its Cube is, with Ships of these players. */
    static void battle(SectorId sector, TreeMap<PlayerId, ShipGroup> fleet, String who, CubeBattleState battle) {
        SectorId place = battle.setting().cubeSector();
        require(place.equals(sector), "A battle is where its Cube is (AS-END-03)", place);
        Vector<PlayerId> sides = battle.setting().sides().map(BattleSide::id).toVector();
        require(sides.sorted().equals(fleet.keySet().toVector()), who, sides.mkString(", "));
        sides.forEach(
                side -> part(battle.force(side), fleet.get(side), "A player fights with Ships in range (AS-ATK-01)"));
        require(
                battle.outcome() == BattleOutcome.UNDECIDED,
                "The table shows what a battle that is over has left (AS-END-01)",
                battle.outcome());
    }

    private static void part(BattleForce force, Option<ShipGroup> group, String rule) {
        require(group.exists(ships -> Contingents.isPartOf(force, ships)), rule, force);
    }

    private static void invading(RoundPhase.Invading invading) {
        Table table = invading.table();
        SystemId system = invading.system();
        BorgWorld world = invading.attempt().world();
        require(table.pieces().world(system).isDefined(), "Only a Borg World is reclaimed (AS-RCL-01)", system);
        require(
                world.system().equals(system),
                "The world in the attempt is the one that is invaded (AS-RCL-01)",
                world.system());
        BorgWorld before = table.pieces().world(system).get();
        require(
                world.nodes() >= before.nodes() && world.cubeOnSpire() == before.cubeOnSpire(),
                "A world gains Nodes in a combat and nothing else (AS-PSH-02)",
                world);
        PlayerId attacker = invading.attempt().setting().attacker().id();
        require(attacker.equals(invading.card().player()), "The player whose turn it is invades (AS-RCL-11)", attacker);
        part(
                invading.attempt().force(),
                Contingents.group(table.galaxy(), system.orbit(), attacker),
                "A player invades with Ships in the orbit (AS-RCL-11)");
        require(
                invading.attempt().outcome() == ReclaimOutcome.UNDECIDED,
                "The table shows what an attempt that is over has left (AS-RCL-11)",
                invading.attempt().outcome());
        ReclaimSetting setting = invading.attempt().setting();
        weapons(table, setting.weapons(), setting.spires());
        setting.commander()
                .forEach(commander ->
                        require(false, "Nobody is in charge of the Borg in a player's turn (AS-RCL-11)", commander));
        waysOut(table, system.orbit(), setting.destinations());
    }

    private static void require(boolean holds, String rule, Object value) {
        if (!holds) {
            throw new IllegalArgumentException(
                    rule + ", unlike " + (value instanceof Vector<?> values ? values.mkString(", ") : value));
        }
    }
}
