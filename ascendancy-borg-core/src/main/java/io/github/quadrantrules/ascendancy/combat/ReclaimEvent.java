package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What happens in an attempt to reclaim a Borg World and in no other combat; the rest is told as {@link BattleEvent}s.
 *
 * @since 0.1.0
 */
public sealed interface ReclaimEvent extends Event {
    /**
     * A round begins.
     *
     * @param world the Borg World
     * @param firstStrike who shoots first, if a card says so
     * @since 0.1.0
     */
    record ReclaimRoundBegan(BorgWorld world, Option<CombatSide> firstStrike) implements ReclaimEvent {
        /** Refuses null. */
        public ReclaimRoundBegan {
            requireNonNull(world, "world");
            requireNonNull(firstStrike, "firstStrike");
        }

        @Override
        public Vector<RuleId> rules() {
            return BattleEvent.ids("AS-RCL-05", "AS-RCL-06", "AS-PSH-01");
        }

        @Override
        public String sentence() {
            return "A round against the Borg World " + world.system() + ": it has "
                    + Wording.count(world.structures(), "Structure") + ", its shields add " + world.nodes()
                    + " to the number that the Ships need, and "
                    + firstStrike
                            .map(side -> side == CombatSide.PLAYERS ? "the Ships shoot first." : "it shoots first.")
                            .getOrElse("both sides shoot at the same time.");
        }
    }

    /**
     * The world shot.
     *
     * @param answer what it rolled, 1 to 5 dice
     * @since 0.1.0
     */
    record WorldShot(BorgVolley answer) implements ReclaimEvent {
        /**
         * Checks the dice.
         *
         * @throws IllegalArgumentException if they are not 1 to 5
         */
        public WorldShot {
            requireNonNull(answer, "answer");
            if (answer.roll().size() < 1 || answer.roll().size() > BorgWorld.MOST_NODES + 2) {
                throw new IllegalArgumentException(
                        "A Borg World rolls a die for each of its 1 to 5 Structures (AS-RCL-05), not "
                                + answer.roll().size());
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return BattleEvent.ids("AS-RCL-05", "AS-RCL-07");
        }

        @Override
        public String sentence() {
            return "The Borg World rolls " + Wording.dice(answer.roll().size()) + " and hits with "
                    + Wording.atLeast(answer.hitValue()) + ": " + Wording.count(answer.hits(), "Hit") + ".";
        }
    }

    /**
     * The round did not reclaim the world, and the Borg add a Node if there is room.
     *
     * @param before the world in the round
     * @param after the world from now on
     * @param hits the player's Hits, 0 or more
     * @since 0.1.0
     */
    record ReclaimFailed(BorgWorld before, BorgWorld after, int hits) implements ReclaimEvent {
        /**
         * Checks Hits and Nodes.
         *
         * @throws IllegalArgumentException if the Hits are negative, or the world has not gained the Node for which it has room
         */
        public ReclaimFailed {
            requireNonNull(before, "before");
            requireNonNull(after, "after");
            if (hits < 0) {
                throw new IllegalArgumentException("A player scores 0 or more Hits, not " + hits);
            }
            if (!after.equals(before.afterCombatRound())) {
                throw new IllegalArgumentException("A Borg World gains a Node if there is room (AS-PSH-02), so "
                        + before + " does not become " + after);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return BattleEvent.ids(
                    hits < before.structures() ? "AS-RCL-03" : "AS-RCL-04",
                    before.equals(after) ? "AS-PSH-03" : "AS-PSH-02");
        }

        @Override
        public String sentence() {
            String why = hits < before.structures()
                    ? Wording.count(hits, "Hit") + " against " + Wording.count(before.structures(), "Structure")
                            + " change nothing"
                    : "The player had fewer Ships than the world has Structures";
            return why + "; "
                    + (before.equals(after)
                            ? "the world has all its 3 Nodes already."
                            : "the world gains a Node and now has " + after.nodes() + ".");
        }
    }

    /**
     * The Ships retreated.
     *
     * @param player whose Ships
     * @param ships how many, 1 or more
     * @param sector where to
     * @param forced whether they had to
     * @since 0.1.0
     */
    record AttackersRetreated(PlayerId player, int ships, SectorId sector, boolean forced) implements ReclaimEvent {
        /**
         * Checks the Ships.
         *
         * @throws IllegalArgumentException if there is none
         */
        public AttackersRetreated {
            requireNonNull(player, "player");
            requireNonNull(sector, "sector");
            if (ships < 1) {
                throw new IllegalArgumentException("1 Ship or more retreats, not " + ships);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return forced ? BattleEvent.ids("AS-RET-01", "AS-RET-02") : BattleEvent.ids("AS-RCL-11", "AS-RET-02");
        }

        @Override
        public String sentence() {
            return player + (forced ? " has to retreat" : " chooses to retreat") + " with "
                    + Wording.count(ships, "Ship") + " to " + sector.words() + ".";
        }
    }

    /**
     * The attempt ended.
     *
     * @param result how
     * @since 0.1.0
     */
    record ReclaimEnded(ReclaimResult result) implements ReclaimEvent {
        /**
         * Checks the reward.
         *
         * @throws IllegalArgumentException if a world is reclaimed and nobody draws a card for it, or several do
         */
        public ReclaimEnded {
            requireNonNull(result, "result");
            if (result.outcome() == ReclaimOutcome.RECLAIMED
                    && result.rewards().technologyCards().size() != 1) {
                throw new IllegalArgumentException(
                        "One player draws one Borg Technology Card for a reclaimed world (AS-RCL-10), not "
                                + result.rewards());
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return result.outcome() == ReclaimOutcome.RECLAIMED
                    ? BattleEvent.ids("AS-RCL-02", "AS-RCL-08", "AS-RCL-10")
                    : BattleEvent.ids("AS-RCL-11", "AS-PSH-04");
        }

        @Override
        public String sentence() {
            BorgWorld world = result.world();
            if (result.outcome() != ReclaimOutcome.RECLAIMED) {
                return "The attack is over; " + world.system() + " stays a Borg World with "
                        + Wording.count(world.nodes(), "Node") + ".";
            }
            return world.system() + " is reclaimed: the Spire "
                    + (world.nodes() == 0 ? "" : "with " + Wording.count(world.nodes(), "Node") + " ")
                    + "goes back to the supply" + (world.cubeOnSpire() ? ", as does the Cube on it" : "") + ", and "
                    + result.rewards().technologyCards().head() + " draws a Borg Technology Card.";
        }
    }
}
