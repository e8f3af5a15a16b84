package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.TargetKind;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
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
        /** Refuses null. */
        public PlayerAssimilated {
            requireNonNull(player, "player");
        }

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
     * @param warpTokens the Warp Tokens, 0 or more, that mark it as a Civilization; with 0 it is undeveloped
     * @since 0.1.0
     */
    record SystemAbandoned(SystemId system, PlayerId player, int warpTokens) implements TurnEvent {
        /**
         * Checks the tokens.
         *
         * @throws IllegalArgumentException if their number is negative
         */
        public SystemAbandoned {
            requireNonNull(system, "system");
            requireNonNull(player, "player");
            if (warpTokens < 0) {
                throw new IllegalArgumentException("A System has 0 or more Warp Tokens, not " + warpTokens);
            }
        }

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
        /**
         * Checks the players.
         *
         * @throws IllegalArgumentException if there is none
         */
        public PlayerWon {
            requireNonNull(claim, "claim");
            if (players < 1) {
                throw new IllegalArgumentException("1 player or more plays, not " + players);
            }
        }

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
        /** Refuses null. */
        public ExplorationRevealed {
            requireNonNull(system, "system");
            requireNonNull(card, "card");
        }

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
        /** Refuses null. */
        public NothingToExplore {
            requireNonNull(system, "system");
        }

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
        /** Refuses null. */
        public ExplorationIgnored {
            requireNonNull(system, "system");
            requireNonNull(card, "card");
        }

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
        /** Refuses null. */
        public CivilizationFound {
            requireNonNull(system, "system");
            requireNonNull(civilization, "civilization");
        }

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
        /** Refuses null. */
        public ExplorationPutAway {
            requireNonNull(system, "system");
            requireNonNull(card, "card");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-LNK-07");
        }

        @Override
        public String sentence() {
            return "\"" + card.name() + "\" " + (card.remainsInPlay() ? "stays at " + system + "." : "is discarded.");
        }
    }

    /**
     * A Cube was chosen for its activation.
     *
     * @param cube the Cube
     * @param player who chose it, or whose turn to choose it would have been
     * @since 0.1.0
     */
    record CubeChosen(CubeId cube, PlayerId player) implements TurnEvent {
        /** Refuses null. */
        public CubeChosen {
            requireNonNull(cube, "cube");
            requireNonNull(player, "player");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-COM-04", "AS-COM-06");
        }

        @Override
        public String sentence() {
            return player + " activates " + cube + ".";
        }
    }

    /**
     * A Cube is activated because it stopped another.
     *
     * @param cube the Cube
     * @since 0.1.0
     */
    record CubeForced(CubeId cube) implements TurnEvent {
        /** Refuses null. */
        public CubeForced {
            requireNonNull(cube, "cube");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-EFF-03", "AS-EFF-04");
        }

        @Override
        public String sentence() {
            return cube + " stopped another Cube and is activated now.";
        }
    }

    /**
     * A Cube began its attack.
     *
     * @param cube the Cube
     * @param players who is attacked, 1 player or more
     * @param second whether it is the attack after the command
     * @since 0.1.0
     */
    record AttackBegan(CubeId cube, Vector<PlayerId> players, boolean second) implements TurnEvent {
        /**
         * Checks the players.
         *
         * @throws IllegalArgumentException if there is none, or one twice
         */
        public AttackBegan {
            requireNonNull(cube, "cube");
            requireNonNull(players, "players");
            if (players.isEmpty() || players.distinct().size() < players.size()) {
                throw new IllegalArgumentException(
                        "A Cube attacks 1 player or more, each once (AS-ATK-01), not " + players.mkString(", "));
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return second ? ids("AS-ATK-01", "AS-COM-02", "AS-OPT-02") : ids("AS-ATK-01", "AS-COM-02");
        }

        @Override
        public String sentence() {
            return cube + " attacks the Ships of " + players.mkString(", ") + ".";
        }
    }

    /**
     * A Cube had nothing to attack.
     *
     * @param cube the Cube
     * @since 0.1.0
     */
    record NothingToAttack(CubeId cube) implements TurnEvent {
        /** Refuses null. */
        public NothingToAttack {
            requireNonNull(cube, "cube");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-ATK-04");
        }

        @Override
        public String sentence() {
            return cube + " has no Ships in range.";
        }
    }

    /**
     * The Assimilated Player in charge picked a command from the hand.
     *
     * @param player who
     * @param card the card
     * @since 0.1.0
     */
    record CommandPicked(PlayerId player, CommandCard card) implements TurnEvent {
        /** Refuses null. */
        public CommandPicked {
            requireNonNull(player, "player");
            requireNonNull(card, "card");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-COM-09");
        }

        @Override
        public String sentence() {
            return player + " picks the Command Card \"" + card.name() + "\".";
        }
    }

    /**
     * A Cube executes its command.
     *
     * @param cube the Cube
     * @param card the command
     * @since 0.1.0
     */
    record CommandExecuted(CubeId cube, CommandCard card) implements TurnEvent {
        /** Refuses null. */
        public CommandExecuted {
            requireNonNull(cube, "cube");
            requireNonNull(card, "card");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-COM-02", "AS-CRD-01");
        }

        @Override
        public String sentence() {
            return cube + " executes \"" + card.name() + "\".";
        }
    }

    /**
     * A command had no target.
     *
     * @param cube the Cube, which stays
     * @param kind what no System is
     * @since 0.1.0
     */
    record NoTarget(CubeId cube, TargetKind kind) implements TurnEvent {
        /** Refuses null. */
        public NoTarget {
            requireNonNull(cube, "cube");
            requireNonNull(kind, "kind");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-CRD-06");
        }

        @Override
        public String sentence() {
            return cube + " stays, because nothing fits the target: " + kind.words() + ".";
        }
    }

    /**
     * A Cube has returned to a Spire and added Nodes.
     *
     * @param cube the Cube
     * @param after the world as it is now, with 1 Node or more
     * @since 0.1.0
     */
    record SpireStrengthened(CubeId cube, BorgWorld after) implements TurnEvent {
        /**
         * Checks the Nodes.
         *
         * @throws IllegalArgumentException if the world has none
         */
        public SpireStrengthened {
            requireNonNull(cube, "cube");
            requireNonNull(after, "after");
            if (after.nodes() < 1) {
                throw new IllegalArgumentException(
                        "A Spire that was strengthened has 1 Node or more, not " + after.nodes());
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-CRD-05", "AS-BWD-02");
        }

        @Override
        public String sentence() {
            return cube + " strengthens " + after.system() + ", which has " + after.nodes() + " of 3 Nodes now.";
        }
    }

    /**
     * A Cube began to assimilate a System.
     *
     * @param cube the Cube
     * @param system the System that it orbits
     * @since 0.1.0
     */
    record AssimilationBegan(CubeId cube, SystemId system) implements TurnEvent {
        /** Refuses null. */
        public AssimilationBegan {
            requireNonNull(cube, "cube");
            requireNonNull(system, "system");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-ASM-01", "AS-COM-02");
        }

        @Override
        public String sentence() {
            return cube + " tries to assimilate " + system + ".";
        }
    }

    /**
     * A Cube was destroyed; its piece is back in the supply.
     *
     * @param cube the Cube
     * @since 0.1.0
     */
    record CubeLost(CubeId cube) implements TurnEvent {
        /** Refuses null. */
        public CubeLost {
            requireNonNull(cube, "cube");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-COM-11", "AS-DES-05");
        }

        @Override
        public String sentence() {
            return cube + " is destroyed and does nothing more.";
        }
    }

    /**
     * A player gained tokens for a destroyed Cube.
     *
     * @param player who
     * @param gained how many of each kind, 1 or more in all
     * @since 0.1.0
     */
    record TokensGained(PlayerId player, RewardTokens gained) implements TurnEvent {
        /**
         * Checks that something is gained.
         *
         * @throws IllegalArgumentException if nothing is
         */
        public TokensGained {
            requireNonNull(player, "player");
            requireNonNull(gained, "gained");
            if (gained.culture() == 0 && gained.production() == 0) {
                throw new IllegalArgumentException("Who gains tokens gains 1 or more, not " + gained);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            if (gained.production() == 0) {
                return ids("AS-DES-06");
            }
            return gained.culture() == 0 ? ids("AS-DES-07") : ids("AS-DES-06", "AS-DES-07");
        }

        @Override
        public String sentence() {
            String culture = gained.culture() == 0 ? "" : gained.culture() + " Culture";
            String production = gained.production() == 0 ? "" : gained.production() + " Production";
            String and = culture.isEmpty() || production.isEmpty() ? "" : " and ";
            return player + " gains " + culture + and + production + " for the destroyed Cube.";
        }
    }

    /**
     * A Cube has completed its actions and got its Activation Token.
     *
     * @param cube the Cube
     * @since 0.1.0
     */
    record CubeActivated(CubeId cube) implements TurnEvent {
        /** Refuses null. */
        public CubeActivated {
            requireNonNull(cube, "cube");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-COM-05");
        }

        @Override
        public String sentence() {
            return cube + " has completed its actions.";
        }
    }

    /**
     * The Borg turn has ended, and all Activation Tokens came off.
     *
     * @param discarded the cards left in the hand of the Assimilated Player, which were discarded
     * @since 0.1.0
     */
    record TurnEnded(Vector<CommandCard> discarded) implements TurnEvent {
        /** Refuses null. */
        public TurnEnded {
            requireNonNull(discarded, "discarded");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-TRN-07", "AS-COM-05", "AS-COM-08");
        }

        @Override
        public String sentence() {
            return switch (discarded.size()) {
                case 0 -> "The Borg turn ends.";
                case 1 -> "The Borg turn ends, and 1 unused command is discarded.";
                default -> "The Borg turn ends, and " + discarded.size() + " unused commands are discarded.";
            };
        }
    }

    private static Vector<RuleId> ids(String... rules) {
        return Vector.of(rules).map(RuleId::of);
    }
}
