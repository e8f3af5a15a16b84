package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;
import java.util.function.Consumer;

/**
 * What lies on the planets besides what movement asks for. Immutable.
 *
 * @param resourceNodes the Resource Nodes of each System that has any, 1 or more
 * @param warpTokens the Warp Tokens of each neutral Civilization, 1 or more
 * @param cards the Exploration Cards that remain in play on a System, 1 or more each
 * @param explored the Systems of which nothing new can be revealed: those whose card has been revealed (AS-BWD-04,
 *     AS-LNK-05), and those that have been laid waste or abandoned
 * @since 0.1.0
 */
public record Planets(
        TreeMap<SystemId, Integer> resourceNodes,
        TreeMap<SystemId, Integer> warpTokens,
        TreeMap<SystemId, Vector<ExplorationCard>> cards,
        TreeSet<SystemId> explored)
        implements Serializable {
    /** The most Resource Nodes or Warp Tokens of a System: far beyond any game, and few enough for it to be defended. */
    public static final int MOST_PIECES = 100;

    private static final int HIGHEST_LEVEL = 3;
    private static final Planets BARE = new Planets(TreeMap.empty(), TreeMap.empty(), TreeMap.empty(), TreeSet.empty());

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if a System is listed with a number below 1, or without a card
     */
    public Planets {
        requireNonNull(resourceNodes, "resourceNodes");
        requireNonNull(warpTokens, "warpTokens");
        requireNonNull(cards, "cards");
        requireNonNull(explored, "explored");
        resourceNodes.forEach(Planets::checkPieces);
        warpTokens.forEach(Planets::checkPieces);
        cards.find(entry -> entry._2.isEmpty()).forEach(entry -> {
            throw new IllegalArgumentException(
                    "A System without cards that remain in play is left out, unlike " + entry._1);
        });
    }

    private static void checkPieces(SystemId system, int number) {
        if (number < 1) {
            throw new IllegalArgumentException(
                    "A System without Resource Nodes or Warp Tokens is left out, unlike " + system);
        }
        if (number > MOST_PIECES) {
            throw new IllegalArgumentException("A System has at most " + MOST_PIECES
                    + " Resource Nodes or Warp Tokens, not " + number + " like " + system);
        }
    }

    /**
     * Planets on which nothing lies.
     *
     * @return no Nodes, no tokens, no cards
     */
    public static Planets bare() {
        return BARE;
    }

    /**
     * A System with another number of Resource Nodes.
     *
     * @param system which
     * @param number 0 or more
     * @return the changed planets
     * @throws IllegalArgumentException if the number is negative
     */
    public Planets withResourceNodes(SystemId system, int number) {
        return new Planets(put(resourceNodes, "Resource Nodes", system, number), warpTokens, cards, explored);
    }

    /**
     * A System with another number of Warp Tokens.
     *
     * @param system which
     * @param number 0 or more
     * @return the changed planets
     * @throws IllegalArgumentException if the number is negative
     */
    public Planets withWarpTokens(SystemId system, int number) {
        return new Planets(resourceNodes, put(warpTokens, "Warp Tokens", system, number), cards, explored);
    }

    private static TreeMap<SystemId, Integer> put(
            TreeMap<SystemId, Integer> pieces, String name, SystemId system, int number) {
        if (number < 0) {
            throw new IllegalArgumentException("A System has 0 or more " + name + ", not " + number);
        }
        return number == 0 ? pieces.remove(system) : pieces.put(system, number);
    }

    /**
     * A System with one more card that remains in play there. Rule AS-LNK-07.
     *
     * @param system which
     * @param card the card
     * @return the changed planets
     */
    public Planets withCard(SystemId system, ExplorationCard card) {
        return new Planets(
                resourceNodes, warpTokens, cards.put(system, cardsAt(system).append(card)), explored);
    }

    /**
     * A System of which nothing new can be revealed. Rules AS-BWD-04 and AS-LNK-05.
     *
     * @param system which
     * @return the changed planets
     */
    public Planets withExplored(SystemId system) {
        return new Planets(resourceNodes, warpTokens, cards, explored.add(system));
    }

    /** A System with a Spire has no pieces of its own any more. Rule AS-ASM-06. */
    Planets withBorgWorld(SystemId system) {
        return new Planets(resourceNodes.remove(system), warpTokens.remove(system), cards, explored.add(system));
    }

    /** Looks at all Systems of which something is told here; at some more than once. */
    void forEachSystem(Consumer<SystemId> look) {
        resourceNodes.forEach((system, nodes) -> look.accept(system));
        warpTokens.forEach((system, tokens) -> look.accept(system));
        cards.forEach((system, there) -> look.accept(system));
        explored.forEach(look);
    }

    /**
     * The Resource Nodes of a System.
     *
     * @param system any System
     * @return 0 or more
     */
    public int resourceNodesAt(SystemId system) {
        return resourceNodes.getOrElse(system, 0);
    }

    /**
     * The cards that remain in play on a System.
     *
     * @param system any System
     * @return in the order in which they came there
     */
    public Vector<ExplorationCard> cardsAt(SystemId system) {
        return cards.getOrElse(system, Vector.empty());
    }

    /**
     * The level of the neutral Civilization on a System: the number of its Warp Tokens, and never above 3. Rule AS-APL-04.
     *
     * @param system any System
     * @return 1 to 3; none if there is no Civilization
     */
    public Option<Integer> civilizationLevel(SystemId system) {
        return warpTokens.get(system).map(tokens -> Math.min(HIGHEST_LEVEL, tokens));
    }
}
