package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * A battle against one Cube: before a round, in a round where somebody has to choose, or at its end. Immutable.
 *
 * @param setting what stays the same
 * @param forces how each player stands, in Turn Order
 * @param cube the Cube Card
 * @param phase where in the round the battle stands
 * @param rewards what the destruction of the Cube gives; none as long as it is not destroyed
 * @since 0.1.0
 */
public record CubeBattleState(
        BattleSetting setting, Array<BattleForce> forces, CubeCombat cube, BattlePhase phase, Option<Rewards> rewards)
        implements Serializable {
    /**
     * Checks that the battle can stand like this.
     *
     * @throws IllegalArgumentException if players and forces do not match, Ships are lost or have retreated against the
     *     rules, or a Cube that is not destroyed gives rewards
     */
    public CubeBattleState {
        requireNonNull(setting, "setting");
        requireNonNull(forces, "forces");
        requireNonNull(cube, "cube");
        requireNonNull(phase, "phase");
        requireNonNull(rewards, "rewards");
        BattleChecks.check(setting, forces, cube, phase, rewards);
    }

    /**
     * The start of a battle: whatever happened before, the Cube has 9 dice and its shields have not adapted yet. Rules
     * AS-DMG-01, AS-SHD-01 and AS-END-02.
     *
     * @param setting what stays the same
     * @param ships each player's Ships in Turn Order, 1 or more
     * @return the state before the first round
     * @throws IllegalArgumentException if a player has no Ship, or there are more or fewer numbers than players
     */
    public static CubeBattleState start(BattleSetting setting, int... ships) {
        return start(setting, Array.ofAll(ships).map(BattleForce::of));
    }

    /**
     * The start of a battle in which Fleets or cards matter.
     *
     * @param setting what stays the same
     * @param forces each player's Ships and cards, in Turn Order
     * @return the state before the first round
     * @throws IllegalArgumentException if a player has no Ship, or there are more or fewer forces than players
     */
    public static CubeBattleState start(BattleSetting setting, Array<BattleForce> forces) {
        return new CubeBattleState(setting, forces, CubeCombat.FRESH, BattlePhase.BEFORE_ROUND, Option.none());
    }

    CubeBattleState with(CubeCombat newCube) {
        return new CubeBattleState(setting, forces, newCube, phase, rewards);
    }

    CubeBattleState with(Array<BattleForce> newForces) {
        return new CubeBattleState(setting, newForces, cube, phase, rewards);
    }

    CubeBattleState in(BattlePhase newPhase) {
        return phase == newPhase ? this : new CubeBattleState(setting, forces, cube, newPhase, rewards);
    }

    CubeBattleState asking(Array<BattleForce> left, BattlePhase.Casualties casualties) {
        return new CubeBattleState(setting, left, cube, casualties, rewards);
    }

    /** The battle with the last die on the Cube Card. */
    CubeBattleState destroyed(Rewards given) {
        return new CubeBattleState(setting, forces, cube.damaged(cube.dicePool()), phase, Option.some(given));
    }

    CubeBattleState afterRound(Array<BattleForce> left, CubeCombat newCube) {
        return new CubeBattleState(setting, left, newCube, BattlePhase.BEFORE_ROUND, rewards);
    }

    /** Hits without a roll are used up. */
    CubeBattleState asRolled() {
        for (int index = 0; index < forces.size(); index++) {
            if (forces.get(index).autoHits() > 0) {
                return with(forces.map(BattleForce::withoutAutoHits)).in(BattlePhase.BEFORE_ROUND);
            }
        }
        return in(BattlePhase.BEFORE_ROUND);
    }

    /** Whether somebody in the battle holds a card that can be used after the roll. */
    boolean hasCubeDamage() {
        for (int index = 0; index < forces.size(); index++) {
            if (forces.get(index).hasCubeDamage() && forces.get(index).isInBattle()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the coming round is the first one.
     *
     * @return true before the shields have adapted for the first time
     */
    public boolean isFirstRound() {
        return cube.isUnadapted();
    }

    /**
     * Whether the players' side has First Strike in the coming round. Rules AS-CBT-01, AS-CBT-02, AS-CBT-04 and
     * AS-OPT-03.
     *
     * @return true in the first round, unless the setting says otherwise
     */
    public boolean playersHaveFirstStrike() {
        return isFirstRound() && setting.firstRound() == FirstRound.PLAYERS_STRIKE_FIRST;
    }

    /**
     * All players' Ships that are left, those that got away included.
     *
     * @return 0 or more
     */
    public int ships() {
        int ships = 0;
        for (BattleForce force : forces) {
            ships += force.ships();
        }
        return ships;
    }

    /**
     * How one player stands.
     *
     * @param player who is or was in the battle
     * @return the player's Ships and what belongs to them
     * @throws IllegalArgumentException if the player has no part in the battle
     */
    public BattleForce force(PlayerId player) {
        int index = setting.sides().indexWhere(side -> side.id().equals(player));
        if (index < 0) {
            throw new IllegalArgumentException("A player of the battle is asked for, not " + player);
        }
        return forces.get(index);
    }

    /**
     * Who makes the next choice.
     *
     * @return the player; nobody if the battle has ended, and the first one if there is only the next round to fight
     */
    public Option<PlayerId> decider() {
        return Deciders.of(this);
    }

    /**
     * How the battle stands or ended: it ends when the Cube is destroyed or no Ship is left in it. Rule AS-END-01.
     *
     * @return the outcome
     */
    public BattleOutcome outcome() {
        if (!(phase instanceof BattlePhase.BeforeRound)) {
            return BattleOutcome.UNDECIDED;
        }
        boolean inBattle = false;
        boolean retreated = false;
        for (int index = 0; index < forces.size(); index++) {
            inBattle |= forces.get(index).isInBattle();
            retreated |= forces.get(index).retreatedTo().isDefined();
        }
        if (cube.isDestroyed()) {
            return inBattle ? BattleOutcome.CUBE_DESTROYED : BattleOutcome.MUTUAL_DESTRUCTION;
        }
        if (inBattle) {
            return BattleOutcome.UNDECIDED;
        }
        return retreated ? BattleOutcome.RETREATED : BattleOutcome.SHIPS_LOST;
    }

    /** Asks first for what differs most between states of one battle. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof CubeBattleState that
                        && cube.diceOnCard() == that.cube.diceOnCard()
                        && cube.modifier().value() == that.cube.modifier().value()
                        && hasForces(that.forces)
                        && (phase == that.phase || phase.equals(that.phase))
                        && (rewards == that.rewards || rewards.equals(that.rewards))
                        && (setting == that.setting || setting.equals(that.setting));
    }

    private boolean hasForces(Array<BattleForce> others) {
        boolean equal = forces == others || forces.size() == others.size();
        for (int index = 0; equal && forces != others && index < forces.size(); index++) {
            equal = forces.get(index).equals(others.get(index));
        }
        return equal;
    }

    /** Leaves out the setting, which all states of a battle share, and what follows from the rest. */
    @Override
    public int hashCode() {
        int hash = cube.diceOnCard() * 31 + cube.modifier().value();
        for (int index = 0; index < forces.size(); index++) {
            hash = hash * 31 + forces.get(index).hashCode();
        }
        return phase == BattlePhase.BEFORE_ROUND ? hash : hash + phase.hashCode() * 31;
    }
}
