package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What happens in a battle because there are several players, different Ships, cards or rewards.
 *
 * @since 0.1.0
 */
public sealed interface SidesEvent extends BattleEvent {
    /**
     * The Borg Hits were handed out.
     *
     * @param players all players of the battle, in Turn Order
     * @param hits how many each was handed, 0 or more
     * @param surplus the Hits for which no Ship was left, 0 or more
     * @since 0.1.0
     */
    record HitsAllocated(Vector<PlayerId> players, Vector<Integer> hits, int surplus) implements SidesEvent {
        /**
         * Checks that each player has a number.
         *
         * @throws IllegalArgumentException if there is no player or one twice, more or fewer numbers than players, or a number is negative
         */
        public HitsAllocated {
            requireNonNull(players, "players");
            requireNonNull(hits, "hits");
            if (players.isEmpty() || players.distinct().size() < players.size()) {
                throw new IllegalArgumentException(
                        "Hits are handed out to 1 player or more, to each once, not to " + players.mkString(", "));
            }
            if (hits.size() != players.size()) {
                throw new IllegalArgumentException("There is a number of Hits for each of " + players.mkString(", ")
                        + ", not " + hits.mkString(", "));
            }
            if (hits.exists(each -> each < 0)) {
                throw new IllegalArgumentException(
                        "Each player is handed 0 or more Hits, not as in " + hits.mkString(", "));
            }
            if (surplus < 0) {
                throw new IllegalArgumentException("0 or more Hits find no Ship, not " + surplus);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return BattleEvent.ids("AS-ALC-01", "AS-ALC-02");
        }

        @Override
        public String sentence() {
            return "The Hits are handed out in Turn Order: "
                    + players.zipWith(hits, (player, number) -> number + " to " + player)
                            .mkString(", ")
                    + (surplus > 0 ? "; " + surplus + " find no Ship" : "") + ".";
        }
    }

    /**
     * Protection against the Borg absorbed Hits.
     *
     * @param player who is protected
     * @param hits how many, 1 or more
     * @since 0.1.0
     */
    record HitsAbsorbed(PlayerId player, int hits) implements SidesEvent {
        /**
         * Checks the Hits.
         *
         * @throws IllegalArgumentException if there is none
         */
        public HitsAbsorbed {
            requireNonNull(player, "player");
            if (hits < 1) {
                throw new IllegalArgumentException("A protection absorbs 1 Hit or more, not " + hits);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return BattleEvent.ids("AS-WPN-05");
        }

        @Override
        public String sentence() {
            return "The protection of " + player + " absorbs " + Wording.count(hits, "Hit") + ".";
        }
    }

    /**
     * Somebody chose which Ship a Hit removes.
     *
     * @param by who chose
     * @param player whose Ship
     * @param fleet the Fleet that loses it; none for a single Ship
     * @since 0.1.0
     */
    record CasualtyChosen(PlayerId by, PlayerId player, Option<String> fleet) implements SidesEvent {
        /** Refuses null. */
        public CasualtyChosen {
            requireNonNull(by, "by");
            requireNonNull(player, "player");
            requireNonNull(fleet, "fleet");
        }

        @Override
        public Vector<RuleId> rules() {
            return BattleEvent.ids("AS-ALC-03");
        }

        @Override
        public String sentence() {
            return by + (by.equals(player) ? " takes a casualty from " : " takes a casualty of " + player + " from ")
                    + fleet.map(name -> "the Fleet " + name).getOrElse("the single Ships") + ".";
        }
    }

    /**
     * A player fights on, and the next one is asked.
     *
     * @param player who
     * @since 0.1.0
     */
    record PlayerStayed(PlayerId player) implements SidesEvent {
        /** Refuses null. */
        public PlayerStayed {
            requireNonNull(player, "player");
        }

        @Override
        public Vector<RuleId> rules() {
            return BattleEvent.ids("AS-RET-03");
        }

        @Override
        public String sentence() {
            return player + " stays in the battle.";
        }
    }

    /**
     * A player used a card.
     *
     * @param player who
     * @param card which
     * @since 0.1.0
     */
    record CardUsed(PlayerId player, BattleCard card) implements SidesEvent {
        /** Refuses null. */
        public CardUsed {
            requireNonNull(player, "player");
            requireNonNull(card, "card");
        }

        @Override
        public Vector<RuleId> rules() {
            return BattleEvent.ids(card instanceof BattleCard.CubeDamage ? "AS-ADD-05" : "AS-ADD-04");
        }

        @Override
        public String sentence() {
            return player + " uses " + card.name() + ": "
                    + (card instanceof BattleCard.AutoHits hits
                            ? Wording.count(hits.hits(), "Hit") + " without a roll in this round."
                            : "1 damage to the Cube.");
        }
    }

    /**
     * The destruction of the Cube was rewarded.
     *
     * @param rewards for whom there is what
     * @since 0.1.0
     */
    record RewardsGiven(Rewards rewards) implements SidesEvent {
        /** Refuses null. */
        public RewardsGiven {
            requireNonNull(rewards, "rewards");
        }

        @Override
        public Vector<RuleId> rules() {
            Vector<RuleId> rules = BattleEvent.ids("AS-DES-04", "AS-DES-05");
            rules = rewards.culture().isEmpty() ? rules : rules.append(RuleId.of("AS-DES-06"));
            return rewards.production().isEmpty() ? rules : rules.append(RuleId.of("AS-DES-07"));
        }

        @Override
        public String sentence() {
            return "For the Cube, which goes back to the supply, "
                    + rewards.technologyCards().mkString(" and ")
                    + (rewards.technologyCards().size() == 1 ? " draws" : " draw")
                    + " a Borg Technology Card"
                    + gain(rewards.culture(), "Culture")
                    + gain(rewards.production(), "Production")
                    + ".";
        }

        private static String gain(Vector<PlayerId> players, String what) {
            return players.map(player -> "; " + player + " gains 1 " + what).mkString();
        }
    }
}
