package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;

/**
 * Something that happened to players and Systems in the course of Borg turns.
 *
 * @since 0.1.0
 */
public sealed interface TurnEvent extends Event {
    /**
     * A player became one with the Collective: Ships, Starbases and Borg Technology Cards are gone.
     *
     * @param player who
     * @since 0.1.0
     */
    record PlayerAssimilated(PlayerId player) implements TurnEvent {
        @Override
        public Vector<RuleId> rules() {
            return ids("AS-APL-01", "AS-APL-02", "AS-APL-06", "AS-APL-07");
        }

        @Override
        public String sentence() {
            return player + " is assimilated with the Home System, loses all Ships, and joins the Collective.";
        }
    }

    /**
     * A System lost the Control Node of an Assimilated Player.
     *
     * @param system which
     * @param player whose it was
     * @param warpTokens the Warp Tokens that mark it as a Civilization; with 0 it is undeveloped
     * @since 0.1.0
     */
    record SystemAbandoned(SystemId system, PlayerId player, int warpTokens) implements TurnEvent {
        @Override
        public Vector<RuleId> rules() {
            return ids("AS-APL-03", "AS-APL-04");
        }

        @Override
        public String sentence() {
            return system + " is no longer controlled by " + player + " and "
                    + (warpTokens == 0
                            ? "is undeveloped now."
                            : "becomes a Civilization of level " + Math.min(3, warpTokens) + ".");
        }
    }

    /**
     * A player has won the game.
     *
     * @param claim who and by what
     * @param players how many play, 1 or more
     * @since 0.1.0
     */
    record PlayerWon(VictoryClaim claim, int players) implements TurnEvent {
        @Override
        public Vector<RuleId> rules() {
            return switch (players) {
                case 1 -> ids("AS-WIN-02", "AS-SOL-03");
                case 2 -> ids("AS-WIN-02", "AS-SOL-04");
                default -> ids("AS-WIN-02");
            };
        }

        @Override
        public String sentence() {
            return claim.player() + " wins the game by " + claim.kind().words() + ".";
        }
    }

    /**
     * The Borg have placed a new System, and its Exploration Card was revealed.
     *
     * @param system the System
     * @param card the card
     * @since 0.1.0
     */
    record ExplorationRevealed(SystemId system, ExplorationCard card) implements TurnEvent {
        @Override
        public Vector<RuleId> rules() {
            return ids("AS-LNK-05");
        }

        @Override
        public String sentence() {
            return "The Exploration Card of " + system + " is \"" + card.name() + "\".";
        }
    }

    /**
     * The Borg have placed a new System, but the Exploration deck is empty.
     *
     * @param system the System
     * @since 0.1.0
     */
    record NothingToExplore(SystemId system) implements TurnEvent {
        @Override
        public Vector<RuleId> rules() {
            return ids("AS-LNK-05");
        }

        @Override
        public String sentence() {
            return "No Exploration Card is left for " + system + ".";
        }
    }

    /**
     * The Borg took no notice of a Crisis or a Discovery.
     *
     * @param system where
     * @param card the card
     * @since 0.1.0
     */
    record ExplorationIgnored(SystemId system, ExplorationCard card) implements TurnEvent {
        @Override
        public Vector<RuleId> rules() {
            return ids("AS-LNK-07");
        }

        @Override
        public String sentence() {
            return "The Borg take no notice of \"" + card.name() + "\" at " + system + ".";
        }
    }

    /**
     * A Civilization was found and developed.
     *
     * @param system where
     * @param civilization how
     * @since 0.1.0
     */
    record CivilizationFound(SystemId system, Civilization civilization) implements TurnEvent {
        @Override
        public Vector<RuleId> rules() {
            return ids("AS-LNK-06");
        }

        @Override
        public String sentence() {
            return "A Civilization of level " + civilization.level() + " lives at " + system + ".";
        }
    }

    /**
     * An Exploration Card stays on its System or was discarded.
     *
     * @param system where it was revealed
     * @param card the card
     * @since 0.1.0
     */
    record ExplorationPutAway(SystemId system, ExplorationCard card) implements TurnEvent {
        @Override
        public Vector<RuleId> rules() {
            return ids("AS-LNK-07");
        }

        @Override
        public String sentence() {
            return "\"" + card.name() + "\" " + (card.remainsInPlay() ? "stays at " + system + "." : "is discarded.");
        }
    }

    private static Vector<RuleId> ids(String... rules) {
        return Vector.of(rules).map(RuleId::of);
    }
}
