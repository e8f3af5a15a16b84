package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * An attempt to reclaim a Borg World: before a round, in one where Ships to lose are chosen, or at its end. Immutable.
 *
 * @param setting what stays the same
 * @param world the Borg World; if it is reclaimed, as it was before
 * @param force the player's Ships
 * @param progress what has been fought
 * @param due how many Ships the player still loses by choice, 0 if there is none
 * @since 0.1.0
 */
public record ReclaimState(ReclaimSetting setting, BorgWorld world, BattleForce force, Progress progress, int due)
        implements Serializable {
    /**
     * What has been fought.
     *
     * @since 0.1.0
     */
    public enum Progress {
        /** No round yet. */
        NOTHING,
        /** One round or more, without success. */
        ROUNDS,
        /** A round with success. */
        SUCCESS
    }

    /**
     * Checks that the attempt can stand like this.
     *
     * @throws IllegalArgumentException if Ships are missing before the first round, have retreated against the rules, or
     *     are to be chosen where there is nothing to choose
     */
    public ReclaimState {
        requireNonNull(setting, "setting");
        requireNonNull(world, "world");
        requireNonNull(force, "force");
        requireNonNull(progress, "progress");
        if (progress == Progress.NOTHING
                && (force.ships() == 0 || force.retreatedTo().isDefined())) {
            throw new IllegalArgumentException(
                    "Before the first round an attacker has 1 or more Ships at the world, not " + force);
        }
        if (force.retreatedTo().isDefined()
                && (setting.escape() != Escape.OPEN
                        || force.ships() == 0
                        || progress == Progress.SUCCESS
                        || !setting.destinations().contains(force.retreatedTo().get()))) {
            throw new IllegalArgumentException(
                    "Ships that may, and only they, retreat to a legal destination (AS-RET-02, AS-RET-04), not "
                            + force);
        }
        if (due != 0
                && (due < 0 || due >= force.ships() || force.squadron().isUniform() || progress == Progress.NOTHING)) {
            throw new IllegalArgumentException(
                    "Casualties are chosen where a player has different Ships and loses some of them, not " + due);
        }
    }

    /**
     * The start.
     *
     * @param setting what stays the same
     * @param world the Borg World
     * @param ships the player's Ships, 1 or more
     * @return the state before the first round
     * @throws IllegalArgumentException if there is no Ship
     */
    public static ReclaimState start(ReclaimSetting setting, BorgWorld world, int ships) {
        return start(setting, world, BattleForce.of(ships));
    }

    /**
     * The start of an attempt in which Fleets or cards matter.
     *
     * @param setting what stays the same
     * @param world the Borg World
     * @param force the player's Ships and cards
     * @return the state before the first round
     * @throws IllegalArgumentException if there is no Ship
     */
    public static ReclaimState start(ReclaimSetting setting, BorgWorld world, BattleForce force) {
        return new ReclaimState(setting, world, force, Progress.NOTHING, 0);
    }

    ReclaimState with(BattleForce changed) {
        return new ReclaimState(setting, world, changed, progress, due);
    }

    ReclaimState losing(Squadron left, int stillDue) {
        return new ReclaimState(setting, world, force.withSquadron(left), progress, stillDue);
    }

    /**
     * What the Borg need to hit. Rules AS-RCL-07 and AS-WPN-01.
     *
     * @return 2 to 6
     */
    public int borgHitValue() {
        return setting.weapons().hitValue(setting.spires());
    }

    /**
     * Whether the player has to retreat, if the Ships can. Rules AS-RET-01 and AS-PSH-01.
     *
     * @return true if a round has been fought and no die could hit in the next one
     */
    public boolean retreatIsForced() {
        return progress == Progress.ROUNDS
                && Retreat.isForced(setting.attacker().weapons(), PlanetaryShields.modifier(world));
    }

    /**
     * How the attempt stands or ended.
     *
     * @return the outcome
     */
    public ReclaimOutcome outcome() {
        if (due > 0) {
            return ReclaimOutcome.UNDECIDED;
        }
        if (progress == Progress.SUCCESS) {
            return ReclaimOutcome.RECLAIMED;
        }
        if (force.ships() == 0) {
            return ReclaimOutcome.SHIPS_LOST;
        }
        return force.retreatedTo().isDefined() ? ReclaimOutcome.RETREATED : ReclaimOutcome.UNDECIDED;
    }

    /**
     * What the attempt leads to: the card for the player, and nothing else, for a reclaimed world. Rules AS-RCL-08 and
     * AS-RCL-10.
     *
     * @return the result
     * @throws IllegalArgumentException if the combat goes on
     */
    public ReclaimResult result() {
        boolean reclaimed = outcome() == ReclaimOutcome.RECLAIMED;
        Rewards rewards = reclaimed
                ? new Rewards(Vector.of(setting.attacker().id()), Vector.empty(), Vector.empty())
                : Rewards.NONE;
        return new ReclaimResult(outcome(), world, force.ships(), rewards);
    }

    /** Leaves out the setting, which all states of an attempt share. */
    @Override
    public int hashCode() {
        return ((force.hashCode() * 31 + world.nodes()) * 31 + due) * 31 + progress.ordinal();
    }
}
