package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * What stays the same during an attempt to reclaim a Borg World. One player takes part. Immutable.
 *
 * @param attacker the player
 * @param weapons the Borg hit values by Spires
 * @param spires how many Spires are in play, this world's included, 1 to 5
 * @param destinations where a Retreat move of the base game leads that ends farther from the world; distances are those to
 *     the world
 * @param firstStrike who has First Strike in the first round, because a card of the base game says so (AS-RCL-06)
 * @param commander the Assimilated Player who commands the Borg and chooses the casualties, if there is one
 * @since 0.1.0
 */
public record ReclaimSetting(
        PlayerCombatProfile attacker,
        BorgWeaponTable weapons,
        int spires,
        Vector<RetreatDestination> destinations,
        Option<CombatSide> firstStrike,
        Option<PlayerId> commander)
        implements Serializable {
    /**
     * Checks the Spires and the destinations.
     *
     * @throws IllegalArgumentException if the Spires are outside 1 to 5, a destination leads no farther away, or a Sector is
     *     listed twice
     */
    public ReclaimSetting {
        requireNonNull(attacker, "attacker");
        requireNonNull(weapons, "weapons");
        requireNonNull(destinations, "destinations");
        requireNonNull(firstStrike, "firstStrike");
        requireNonNull(commander, "commander");
        BorgWeaponTable.checkSpires(spires);
        if (spires < 1) {
            throw new IllegalArgumentException("A Borg World has a Spire, so 1 to 5 are in play, not " + spires);
        }
        destinations.find(each -> !Retreat.isLegalDestination(0, each)).forEach(each -> {
            throw new IllegalArgumentException(
                    "Retreating Ships get away from the Borg World (AS-RET-02), not to " + each.sector());
        });
        RetreatDestination.checkEachOnce(destinations);
    }

    /**
     * An attempt with the sample weapon table and a way out.
     *
     * @param attacker the player
     * @param spires how many Spires are in play, this world's included, 1 to 5
     * @return the setting
     * @throws IllegalArgumentException if the Spires are outside 1 to 5
     */
    public static ReclaimSetting of(PlayerCombatProfile attacker, int spires) {
        return new ReclaimSetting(
                attacker,
                BorgWeaponTable.SAMPLE,
                spires,
                Battlefield.open().legalDestinations(),
                Option.none(),
                Option.none());
    }

    /**
     * The setting with other ways out.
     *
     * @param ways none if the Ships cannot retreat
     * @return the changed setting
     * @throws IllegalArgumentException if a destination leads no farther away, or a Sector is listed twice
     */
    public ReclaimSetting withDestinations(Vector<RetreatDestination> ways) {
        return new ReclaimSetting(attacker, weapons, spires, ways, firstStrike, commander);
    }

    /**
     * The setting with a card that grants First Strike. Rule AS-RCL-06.
     *
     * @param side to whom
     * @return the changed setting
     */
    public ReclaimSetting withFirstStrike(CombatSide side) {
        return new ReclaimSetting(attacker, weapons, spires, destinations, Option.some(side), commander);
    }

    /**
     * The setting with an Assimilated Player in charge. Rule AS-ALC-03.
     *
     * @param assimilated who chooses the casualties
     * @return the changed setting
     */
    public ReclaimSetting withCommander(PlayerId assimilated) {
        return new ReclaimSetting(attacker, weapons, spires, destinations, firstStrike, Option.some(assimilated));
    }

    /** Whether and why the Ships can leave. */
    Escape escape() {
        if (!attacker.mayRetreat()) {
            return Escape.BARRED;
        }
        return destinations.isEmpty() ? Escape.BLOCKED : Escape.OPEN;
    }
}
