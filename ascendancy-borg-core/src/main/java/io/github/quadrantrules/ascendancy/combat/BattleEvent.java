package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;

/**
 * Something that happened in a battle against a Cube.
 *
 * @since 0.1.0
 */
public sealed interface BattleEvent extends Event
        permits BattleEvent.RoundBegan,
                BattleEvent.ShipsShot,
                BattleEvent.CubeDamaged,
                BattleEvent.CubeShot,
                BattleEvent.ShipsLost,
                BattleEvent.CubeRegenerated,
                BattleEvent.ShieldsAdapted,
                BattleEvent.RetreatForced,
                BattleEvent.ShipsRetreated,
                BattleEvent.CubeDestroyed,
                BattleEvent.BattleEnded,
                SidesEvent {
    /**
     * A round of combat begins.
     *
     * @param modifier the Shield Modifier during the round
     * @param firstRound the order of the battle's first round
     * @since 0.1.0
     */
    record RoundBegan(ShieldModifier modifier, FirstRound firstRound) implements BattleEvent {
        /** Refuses null. */
        public RoundBegan {
            requireNonNull(modifier, "modifier");
            requireNonNull(firstRound, "firstRound");
        }

        @Override
        public Vector<RuleId> rules() {
            if (!modifier.equals(ShieldModifier.NONE)) {
                return ids("AS-CBT-04", "AS-CBT-05");
            }
            return firstRound == FirstRound.PLAYERS_STRIKE_FIRST
                    ? ids("AS-CBT-01", "AS-CBT-06", "AS-DMG-01", "AS-SHD-01")
                    : ids("AS-OPT-03", "AS-CBT-05", "AS-DMG-01", "AS-SHD-01");
        }

        @Override
        public String sentence() {
            if (!modifier.equals(ShieldModifier.NONE)) {
                return "A new round begins: both sides shoot at the same time, and the Cube's shields add "
                        + modifier.value() + " to the number that the Ships need.";
            }
            return "The battle begins: the Cube's shields have not adapted yet, and "
                    + (firstRound == FirstRound.PLAYERS_STRIKE_FIRST
                            ? "the Ships shoot before it does."
                            : "it shoots at the same time as the Ships.");
        }
    }

    /**
     * The player's Ships shot.
     *
     * @param player whose Ships
     * @param weapons their weapons
     * @param attack what they rolled
     * @since 0.1.0
     */
    record ShipsShot(PlayerId player, ShipWeapons weapons, PlayerVolley attack) implements BattleEvent {
        /** Refuses null. */
        public ShipsShot {
            requireNonNull(player, "player");
            requireNonNull(weapons, "weapons");
            requireNonNull(attack, "attack");
        }

        @Override
        public Vector<RuleId> rules() {
            Vector<RuleId> rules = ids("AS-SHD-04");
            if (attack.needed() > CombatDice.HIGHEST_FACE) {
                rules = rules.append(RuleId.of("AS-SHD-05"));
            }
            return weapons.sixAlwaysHits() ? rules.append(RuleId.of("AS-SHD-06")) : rules;
        }

        @Override
        public String sentence() {
            return player + " rolls " + Wording.dice(attack.roll().size()) + " and " + need() + ": "
                    + Wording.count(attack.hits(), "Hit") + ".";
        }

        private String need() {
            if (attack.needed() <= CombatDice.HIGHEST_FACE) {
                return "hits with " + Wording.atLeast(attack.needed());
            }
            return weapons.sixAlwaysHits()
                    ? "would need " + Wording.needed(attack.needed()) + ", but its 6 always hits"
                    : "cannot hit, because " + Wording.needed(attack.needed()) + " would be needed";
        }
    }

    /**
     * The player's Hits were marked on the Cube Card.
     *
     * @param hits the Hits scored, 1 or more, and more perhaps than the Cube had dice
     * @param before the Cube before
     * @param after the Cube after
     * @since 0.1.0
     */
    record CubeDamaged(int hits, CubeCombat before, CubeCombat after) implements BattleEvent {
        /**
         * Checks the damage.
         *
         * @throws IllegalArgumentException if there is no Hit, or the Cube after is not what the Hits make of the Cube before
         */
        public CubeDamaged {
            requireNonNull(before, "before");
            requireNonNull(after, "after");
            if (hits < 1) {
                throw new IllegalArgumentException("A Cube is damaged by 1 Hit or more, not by " + hits);
            }
            if (!after.equals(before.damaged(hits))) {
                throw new IllegalArgumentException(
                        "Each Hit moves a die to the Cube Card as long as there is one (AS-DMG-02), so " + before
                                + " does not become " + after);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-DMG-02");
        }

        @Override
        public String sentence() {
            int marked = after.diceOnCard() - before.diceOnCard();
            return "The Cube is damaged: " + Wording.dice(marked) + (marked == 1 ? " goes" : " go")
                    + " to the Cube Card, " + after.dicePool() + (after.dicePool() == 1 ? " is" : " are") + " left.";
        }
    }

    /**
     * The Cube shot.
     *
     * @param answer what it rolled, 1 to 9 dice
     * @since 0.1.0
     */
    record CubeShot(BorgVolley answer) implements BattleEvent {
        /**
         * Checks the dice.
         *
         * @throws IllegalArgumentException if they are not 1 to 9
         */
        public CubeShot {
            requireNonNull(answer, "answer");
            if (answer.roll().size() < 1 || answer.roll().size() > CubeCombat.DICE) {
                throw new IllegalArgumentException("A Cube rolls 1 to 9 dice (AS-DMG-03), not "
                        + answer.roll().size());
            }
        }

        @Override
        public Vector<RuleId> rules() {
            Vector<RuleId> rules = ids("AS-DMG-03", "AS-WPN-01", "AS-WPN-02");
            return answer.symbols() > 0 ? rules.append(RuleId.of("AS-WPN-03")) : rules;
        }

        @Override
        public String sentence() {
            return "The Cube rolls " + Wording.dice(answer.roll().size()) + " and hits with "
                    + Wording.atLeast(answer.hitValue()) + ": " + Wording.count(answer.hits(), "Hit")
                    + (answer.symbols() > 0 ? ", with " + Wording.count(answer.symbols(), "Borg symbol") : "")
                    + ".";
        }
    }

    /**
     * The player lost Ships.
     *
     * @param player whose Ships
     * @param lost how many, 1 or more
     * @param left how many are left, 0 or more
     * @since 0.1.0
     */
    record ShipsLost(PlayerId player, int lost, int left) implements BattleEvent {
        /**
         * Checks the numbers.
         *
         * @throws IllegalArgumentException if no Ship is lost, or the Ships left are negative
         */
        public ShipsLost {
            requireNonNull(player, "player");
            if (lost < 1) {
                throw new IllegalArgumentException("A player loses 1 Ship or more, not " + lost);
            }
            if (left < 0) {
                throw new IllegalArgumentException("A player has 0 or more Ships left, not " + left);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-WPN-06");
        }

        @Override
        public String sentence() {
            return player + " loses " + Wording.count(lost, "Ship") + "; " + (left == 0 ? "none" : left)
                    + (left == 1 ? " is" : " are") + " left.";
        }
    }

    /**
     * The Cube repaired damage.
     *
     * @param dice how many dice came back, 1 to those that the Cube has now
     * @param after the Cube after
     * @since 0.1.0
     */
    record CubeRegenerated(int dice, CubeCombat after) implements BattleEvent {
        /**
         * Checks the dice.
         *
         * @throws IllegalArgumentException if none came back, or more than the Cube has now
         */
        public CubeRegenerated {
            requireNonNull(after, "after");
            if (dice < 1 || dice > after.dicePool()) {
                throw new IllegalArgumentException("The dice that came back to a Cube (AS-RGN-01) are 1 to the "
                        + after.dicePool() + " that it has, not " + dice);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-RGN-01", "AS-RGN-03");
        }

        @Override
        public String sentence() {
            return "The Cube repairs itself: " + Wording.dice(dice) + (dice == 1 ? " comes" : " come")
                    + " back from the Cube Card, and it has " + after.dicePool() + " of 9 again.";
        }
    }

    /**
     * The round ended, and the shields adapted as far as they can.
     *
     * @param before the modifier during the round
     * @param after the modifier from now on
     * @since 0.1.0
     */
    record ShieldsAdapted(ShieldModifier before, ShieldModifier after) implements BattleEvent {
        /**
         * Checks that the shields rise by one or not at all.
         *
         * @throws IllegalArgumentException if the modifier after does not follow the one before
         */
        public ShieldsAdapted {
            requireNonNull(before, "before");
            requireNonNull(after, "after");
            if (!after.equals(before.raised())) {
                throw new IllegalArgumentException("After " + before + " the Shield Modifier is " + before.raised()
                        + " (AS-SHD-02, AS-SHD-03), not " + after);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return ids(before.equals(after) ? "AS-SHD-03" : "AS-SHD-02");
        }

        @Override
        public String sentence() {
            return before.equals(after)
                    ? "The Cube's shields cannot adapt any further: the Shield Modifier stays " + after + "."
                    : "The Cube's shields adapt: the Shield Modifier rises to " + after + ".";
        }
    }

    /**
     * No die of the player could hit in the next round.
     *
     * @param player who should retreat
     * @param needed the number that would be needed, 7 or more
     * @param possible what the rules and the map allow
     * @since 0.1.0
     */
    record RetreatForced(PlayerId player, int needed, Escape possible) implements BattleEvent {
        /**
         * Checks the number.
         *
         * @throws IllegalArgumentException if a die can show it
         */
        public RetreatForced {
            requireNonNull(player, "player");
            requireNonNull(possible, "possible");
            if (needed <= CombatDice.HIGHEST_FACE) {
                throw new IllegalArgumentException(
                        "A Retreat is forced where 7 or more is needed (AS-RET-01), not " + needed);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return switch (possible) {
                case OPEN -> ids("AS-RET-01");
                case BARRED -> ids("AS-RET-01", "AS-RET-04");
                case BLOCKED -> ids("AS-RET-01", "AS-RET-02");
            };
        }

        @Override
        public String sentence() {
            String why = player + " would need " + Wording.needed(needed) + " to hit, which no die shows, and ";
            return switch (possible) {
                case OPEN -> why + "must retreat.";
                case BARRED -> why + "would have to retreat, but never retreats from the Borg and fights on.";
                case BLOCKED -> why + "would have to retreat, but has nowhere to go and fights on.";
            };
        }
    }

    /**
     * The Ships retreated.
     *
     * @param player whose Ships
     * @param ships how many, 1 or more
     * @param destination where to
     * @param forced whether they had to
     * @since 0.1.0
     */
    record ShipsRetreated(PlayerId player, int ships, RetreatDestination destination, boolean forced)
            implements BattleEvent {
        /**
         * Checks the Ships.
         *
         * @throws IllegalArgumentException if there is none
         */
        public ShipsRetreated {
            requireNonNull(player, "player");
            requireNonNull(destination, "destination");
            if (ships < 1) {
                throw new IllegalArgumentException("1 Ship or more retreats, not " + ships);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return forced ? ids("AS-RET-01", "AS-RET-02") : ids("AS-RET-02", "AS-RET-03");
        }

        @Override
        public String sentence() {
            return player + (forced ? " has to retreat" : " chooses to retreat") + " with "
                    + Wording.count(ships, "Ship") + " to " + destination + ".";
        }
    }

    /**
     * The Cube was destroyed.
     *
     * @param how what did it
     * @since 0.1.0
     */
    record CubeDestroyed(CubeDestruction how) implements BattleEvent {
        /** Refuses null. */
        public CubeDestroyed {
            requireNonNull(how, "how");
        }

        @Override
        public Vector<RuleId> rules() {
            return switch (how) {
                case FIRST_STRIKE -> ids("AS-DES-01", "AS-DES-02");
                case SIMULTANEOUS_ROUND -> ids("AS-DES-01", "AS-DES-03", "AS-RGN-02");
                case CARD -> ids("AS-ADD-05", "AS-DES-01");
            };
        }

        @Override
        public String sentence() {
            return "All 9 dice are on the Cube Card: the Cube is destroyed"
                    + switch (how) {
                        case FIRST_STRIKE -> " before it can shoot.";
                        case SIMULTANEOUS_ROUND -> "; its shots of this round still count, but it repairs nothing.";
                        case CARD -> "; what it has already rolled still counts.";
                    };
        }
    }

    /**
     * The battle ended.
     *
     * @param outcome how
     * @param cube the Cube's Sector
     * @since 0.1.0
     */
    record BattleEnded(BattleOutcome outcome, SectorId cube) implements BattleEvent {
        /** Refuses null. */
        public BattleEnded {
            requireNonNull(outcome, "outcome");
            requireNonNull(cube, "cube");
        }

        @Override
        public Vector<RuleId> rules() {
            return outcome.cubeWins() ? ids("AS-END-01", "AS-END-02", "AS-END-03") : ids("AS-END-01");
        }

        @Override
        public String sentence() {
            return "The battle is over: " + outcome.words() + "."
                    + (outcome.cubeWins() ? " The Cube stays where it is and will have all 9 dice again." : "");
        }
    }

    /**
     * Rules by their ids.
     *
     * @param ids what the catalogue calls them
     * @return the rules in the same order
     */
    static Vector<RuleId> ids(String... ids) {
        return Vector.of(ids).map(RuleId::of);
    }
}
