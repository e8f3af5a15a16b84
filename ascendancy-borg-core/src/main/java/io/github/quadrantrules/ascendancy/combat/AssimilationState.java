package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * An attempt to assimilate a System, before a round or at its end. Immutable.
 *
 * @param defense the System
 * @param combat the combat with the Cube, in which the Structures stand in the place of Ships (AS-ASM-02)
 * @since 0.1.0
 */
public record AssimilationState(SystemDefense defense, CubeBattleState combat) implements Serializable {
    /**
     * Checks that the combat is that of the System.
     *
     * @throws IllegalArgumentException if somebody else fights, there are other pieces than Structures, or more of them
     *     than the System has
     */
    public AssimilationState {
        requireNonNull(defense, "defense");
        requireNonNull(combat, "combat");
        BattleSetting setting = combat.setting();
        if (setting.sides().size() != 1 || !setting.sides().head().player().equals(defense.profile())) {
            throw new IllegalArgumentException("A System defends itself alone, not with "
                    + setting.sides().map(BattleSide::player).mkString(", "));
        }
        Squadron structures = combat.forces().head().squadron();
        if (!structures.fleets().isEmpty()
                || structures.singles() > defense.structureOrder().size()) {
            throw new IllegalArgumentException("The System has "
                    + Wording.count(defense.structureOrder().size(), "Structure") + ", not " + structures);
        }
    }

    /**
     * The start: a combat of its own, in which the Cube has 9 dice and its shields have not adapted, whatever happened
     * before. Rules AS-ASM-03, AS-SHD-01 and AS-END-02.
     *
     * @param defense the System
     * @param weapons the Borg hit values by Spires
     * @param spires how many Spires are in play, 0 to 5
     * @param firstRound the order of the first round
     * @param cards what the controlling player can use
     * @return the state before the first round
     * @throws IllegalArgumentException if the number of Spires is outside 0 to 5
     */
    public static AssimilationState start(
            SystemDefense defense, BorgWeaponTable weapons, int spires, FirstRound firstRound, BattleCard... cards) {
        Battlefield orbit = new Battlefield(defense.system().orbit(), 0, Vector.empty());
        BattleSide side = new BattleSide(defense.profile(), 1, orbit);
        BattleSetting setting = new BattleSetting(Array.of(side), weapons, spires, firstRound, Option.none());
        BattleForce structures = BattleForce.of(defense.structureOrder().size()).withCards(cards);
        return new AssimilationState(defense, CubeBattleState.start(setting, Array.of(structures)));
    }

    /**
     * The start with the sample weapon table and First Strike for the System.
     *
     * @param defense the System
     * @param spires how many Spires are in play, 0 to 5
     * @return the state before the first round
     * @throws IllegalArgumentException if the number of Spires is outside 0 to 5
     */
    public static AssimilationState start(SystemDefense defense, int spires) {
        return start(defense, BorgWeaponTable.SAMPLE, spires, FirstRound.PLAYERS_STRIKE_FIRST);
    }

    /**
     * The Structures that stand, in the order in which they fall. Rule AS-ASM-05.
     *
     * @return those at the end of the order
     */
    public Vector<Structure> structures() {
        return defense.structureOrder().takeRight(combat.ships());
    }

    /**
     * How the attempt stands or ended. Rules AS-ASM-06 and AS-ASM-08 to AS-ASM-10.
     *
     * @return the outcome
     */
    public AssimilationOutcome outcome() {
        return switch (combat.outcome()) {
            case UNDECIDED -> AssimilationOutcome.UNDECIDED;
            case CUBE_DESTROYED -> AssimilationOutcome.CUBE_DESTROYED;
            case MUTUAL_DESTRUCTION -> AssimilationOutcome.BOTH_DESTROYED;
            case SHIPS_LOST, RETREATED -> AssimilationOutcome.ASSIMILATED;
        };
    }

    /**
     * What the attempt leads to.
     *
     * @return the result
     * @throws IllegalArgumentException if the combat goes on
     */
    public AssimilationResult result() {
        Rewards rewards =
                defense.controller().isEmpty() ? Rewards.NONE : combat.rewards().getOrElse(Rewards.NONE);
        return new AssimilationResult(defense.system(), outcome(), structures(), rewards);
    }
}
