package io.github.quadrantrules.ascendancy.setup;

import io.github.quadrantrules.ascendancy.world.SpireLimit;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * The optional rules, of which any may be used together. Rule AS-OPT-01. Immutable.
 *
 * @param attackCommandAttack each Cube attacks before and after its command (AS-OPT-02, AS-OPT-03)
 * @param threeSpires the fourth Spire ends the game (AS-OPT-04)
 * @param onlyFleetsBlock single Ships do not block Cubes (AS-OPT-05)
 * @param probingDeltaQuadrant the Transwarp Hub is shuffled into the System Discs (AS-OPT-06)
 * @since 0.1.0
 */
public record OptionalRules(
        boolean attackCommandAttack, boolean threeSpires, boolean onlyFleetsBlock, boolean probingDeltaQuadrant)
        implements Serializable {
    /** No optional rule is used. */
    public static final OptionalRules NONE = new OptionalRules(false, false, false, false);

    /**
     * All combinations. Rule AS-OPT-01.
     *
     * @return 16 different ones, the first without any optional rule
     */
    public static Vector<OptionalRules> combinations() {
        Vector<Boolean> offAndOn = Vector.of(false, true);
        return offAndOn.flatMap(attack -> offAndOn.flatMap(spires -> offAndOn.flatMap(
                fleets -> offAndOn.map(probing -> new OptionalRules(attack, spires, fleets, probing)))));
    }

    /**
     * How many Spires can be in play. Rules AS-WIN-01 and AS-OPT-04.
     *
     * @return five, or three with that option
     */
    public SpireLimit spireLimit() {
        return threeSpires ? SpireLimit.THREE : SpireLimit.FIVE;
    }
}
