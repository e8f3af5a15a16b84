package io.github.quadrantrules.ascendancy.combat;

import io.vavr.control.Option;
import java.io.Serializable;

/**
 * A battle of one player against one Cube, before a round or at its end. Immutable.
 *
 * @param setting what stays the same
 * @param ships the player's Ships in the battle, or those that got away; 0 if all are lost
 * @param cube the Cube Card
 * @param retreatedTo where the Ships have retreated to, if they have
 * @since 0.1.0
 */
public record CubeBattleState(BattleSetting setting, int ships, CubeCombat cube, Option<RetreatDestination> retreatedTo)
        implements Serializable {
    /**
     * Checks that the battle can stand like this.
     *
     * @throws IllegalArgumentException if the Ships are negative, are all lost before a round was fought, or have
     *     retreated against the rules
     */
    public CubeBattleState {
        if (ships < 0) {
            throw new IllegalArgumentException("A player has 0 or more Ships, not " + ships);
        }
        if (cube.playersHaveFirstStrike() && (ships == 0 || !(cube.isDestroyed() || cube.diceOnCard() == 0))) {
            throw new IllegalArgumentException(
                    "Until the shields adapt, a battle has 1 or more Ships and an undamaged or destroyed Cube, not "
                            + Wording.count(ships, "Ship") + " and " + cube);
        }
        if (retreatedTo.isDefined()) {
            checkRetreat(setting, ships, cube, retreatedTo.get());
        }
    }

    private static void checkRetreat(BattleSetting setting, int ships, CubeCombat cube, RetreatDestination to) {
        if (ships == 0 || cube.isDestroyed() || cube.playersHaveFirstStrike()) {
            throw new IllegalArgumentException(
                    "Only Ships that are left after a round against an undestroyed Cube retreat, not "
                            + Wording.count(ships, "Ship") + " from " + cube);
        }
        if (!setting.player().mayRetreat()) {
            throw new IllegalArgumentException("A player who may not retreat does not get to " + to);
        }
        if (!setting.field().legalDestinations().contains(to)) {
            throw new IllegalArgumentException("Ships retreat to a legal destination, not to " + to);
        }
    }

    /**
     * The start of a battle: whatever happened before, the Cube has 9 dice and its shields have not adapted yet. Rules
     * AS-DMG-01, AS-SHD-01 and AS-END-02.
     *
     * @param setting what stays the same
     * @param ships the player's Ships, 1 or more
     * @return the state before the first round
     * @throws IllegalArgumentException if there is no Ship
     */
    public static CubeBattleState start(BattleSetting setting, int ships) {
        return new CubeBattleState(setting, ships, CubeCombat.FRESH, Option.none());
    }

    /**
     * The battle after a round.
     *
     * @param shipsLeft the Ships that are left
     * @param newCube the Cube Card after the round
     * @return the changed state
     */
    CubeBattleState after(int shipsLeft, CubeCombat newCube) {
        return new CubeBattleState(setting, shipsLeft, newCube, Option.none());
    }

    /** The battle after the Ships have retreated. */
    CubeBattleState retreated(RetreatDestination destination) {
        return new CubeBattleState(setting, ships, cube, Option.some(destination));
    }

    /**
     * How the battle stands or ended: it ends when the Cube is destroyed or no Ship is left in it. Rule AS-END-01.
     *
     * @return the outcome
     */
    public BattleOutcome outcome() {
        if (cube.isDestroyed()) {
            return ships == 0 ? BattleOutcome.MUTUAL_DESTRUCTION : BattleOutcome.CUBE_DESTROYED;
        }
        if (ships == 0) {
            return BattleOutcome.SHIPS_LOST;
        }
        return retreatedTo.isDefined() ? BattleOutcome.RETREATED : BattleOutcome.UNDECIDED;
    }

    /**
     * Whether the player has to retreat now, if the map and the player's own rules let the Ships go. Rule AS-RET-01.
     *
     * @return true if no die could hit in the next round
     */
    public boolean retreatIsForced() {
        return Retreat.isForced(setting.player().weapons(), cube.modifier());
    }

    /**
     * Whether the Ships can retreat after this round: the player's own rules and the map decide. Rules AS-RET-02 and
     * AS-RET-04.
     *
     * @return what stands against a Retreat, if anything
     */
    public Escape escape() {
        if (!setting.player().mayRetreat()) {
            return Escape.BARRED;
        }
        return setting.field().legalDestinations().isEmpty() ? Escape.BLOCKED : Escape.OPEN;
    }

    /** Leaves out the setting, which all states of a battle share. */
    @Override
    public int hashCode() {
        return (ships * 31 + cube.diceOnCard()) * 31 + cube.modifier().value() + 961 * retreatedTo.hashCode();
    }
}
