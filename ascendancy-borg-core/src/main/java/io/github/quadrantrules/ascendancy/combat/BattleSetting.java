package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * What stays the same during a battle against one Cube. Immutable.
 *
 * <p>All players attacked fight in one battle, and all their attacks go to the Cube, since nothing else can be a target:
 * rule AS-ATK-03. A player who attacks in a turn of the player's own fights alone: rules AS-ATK-06 and AS-ATK-07.
 *
 * @param sides the players, 1 to 5; kept in Turn Order, whatever the order in which they are given
 * @param weapons the Borg hit values by Spires
 * @param spires how many Spires are in play, 0 to 5
 * @param firstRound the order of the first round
 * @param commander the Assimilated Player who commands the Cube and chooses the players' casualties, if there is one
 * @since 0.1.0
 */
public record BattleSetting(
        Array<BattleSide> sides, BorgWeaponTable weapons, int spires, FirstRound firstRound, Option<PlayerId> commander)
        implements Serializable {
    /**
     * Checks the players and the number of Spires, and sorts the players.
     *
     * @throws IllegalArgumentException if there is no player, two have the same name or Turn Order number, they
     *     fight Cubes in different Sectors, the commander is among them, or the Spires are outside 0 to 5
     */
    public BattleSetting {
        requireNonNull(sides, "sides");
        requireNonNull(weapons, "weapons");
        requireNonNull(firstRound, "firstRound");
        requireNonNull(commander, "commander");
        BorgWeaponTable.checkSpires(spires);
        if (sides.isEmpty()) {
            throw new IllegalArgumentException("A Cube fights 1 player or more (AS-ATK-02), not " + sides.size());
        }
        sides = sides.size() == 1 ? sides : Array.ofAll(sides.sortBy(BattleSide::turnOrder));
        checkDifferent(sides);
        Array<SectorId> sectors = sides.map(side -> side.field().cube()).distinct();
        if (sectors.size() > 1) {
            throw new IllegalArgumentException("A battle has one Cube in one Sector, not " + sectors.mkString(", "));
        }
        if (commander.exists(sides.map(BattleSide::id)::contains)) {
            throw new IllegalArgumentException(
                    "An Assimilated Player has no Ships in a battle, unlike " + commander.get());
        }
    }

    private static void checkDifferent(Array<BattleSide> sides) {
        if (sides.map(BattleSide::id).distinct().size() < sides.size()) {
            throw new IllegalArgumentException("Each player is on one side of a battle, not on two as in "
                    + sides.map(BattleSide::id).mkString(", "));
        }
        if (sides.map(BattleSide::turnOrder).distinct().size() < sides.size()) {
            throw new IllegalArgumentException("Turn Order numbers are all different, not "
                    + sides.map(BattleSide::turnOrder).mkString(", "));
        }
    }

    /**
     * A battle of one player with the sample weapon table on an open field.
     *
     * @param player the player's side
     * @param spires how many Spires are in play, 0 to 5
     * @return the setting
     * @throws IllegalArgumentException if the number of Spires is outside 0 to 5
     */
    public static BattleSetting of(PlayerCombatProfile player, int spires) {
        return of(Array.of(BattleSide.of(player, 1)), spires);
    }

    /**
     * A battle of several players with the sample weapon table. Rules AS-ATK-03 and AS-ATK-07.
     *
     * @param sides 1 player or more in any order
     * @param spires how many Spires are in play, 0 to 5
     * @return the setting
     * @throws IllegalArgumentException if there is no player, or they do not fit together
     */
    public static BattleSetting of(Seq<BattleSide> sides, int spires) {
        return new BattleSetting(
                Array.ofAll(sides), BorgWeaponTable.SAMPLE, spires, FirstRound.PLAYERS_STRIKE_FIRST, Option.none());
    }

    /**
     * The setting with other players, for example with one alone who attacks in a turn of the own. Rule AS-ATK-06.
     *
     * @param others 1 player or more in any order
     * @return the changed setting
     * @throws IllegalArgumentException if they do not fit together
     */
    public BattleSetting withSides(Seq<BattleSide> others) {
        return new BattleSetting(Array.ofAll(others), weapons, spires, firstRound, commander);
    }

    /**
     * The setting with all players' Ships in the same place.
     *
     * @param newField where the battle takes place
     * @return the changed setting
     */
    public BattleSetting withField(Battlefield newField) {
        return new BattleSetting(
                sides.map(side -> new BattleSide(side.player(), side.turnOrder(), newField)),
                weapons,
                spires,
                firstRound,
                commander);
    }

    /**
     * The setting with another weapon table.
     *
     * @param table the Borg hit values by Spires
     * @return the changed setting
     */
    public BattleSetting withWeapons(BorgWeaponTable table) {
        return new BattleSetting(sides, table, spires, firstRound, commander);
    }

    /**
     * The setting with another order of the first round. Rule AS-OPT-03.
     *
     * @param order whether the players strike first
     * @return the changed setting
     */
    public BattleSetting withFirstRound(FirstRound order) {
        return new BattleSetting(sides, weapons, spires, order, commander);
    }

    /**
     * The setting with an Assimilated Player in charge of the Cube. Rule AS-ALC-03.
     *
     * @param assimilated who chooses the players' casualties
     * @return the changed setting
     * @throws IllegalArgumentException if that player has Ships in the battle
     */
    public BattleSetting withCommander(PlayerId assimilated) {
        return new BattleSetting(sides, weapons, spires, firstRound, Option.some(assimilated));
    }

    /**
     * Where the Cube is, before, during and after the battle. Rule AS-END-03.
     *
     * @return the Cube's Sector
     */
    public SectorId cubeSector() {
        return sides.head().field().cube();
    }

    /**
     * What the Borg need to hit, by the Spires in play. Rule AS-WPN-01.
     *
     * @return 2 to 6
     */
    public int borgHitValue() {
        return weapons.hitValue(spires);
    }
}
