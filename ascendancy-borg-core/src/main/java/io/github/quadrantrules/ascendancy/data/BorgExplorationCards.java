package io.github.quadrantrules.ascendancy.data;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * The Borg Exploration Cards of a game: 20, of which 10 are red. Rules AS-CMP-05 and AS-CMP-06. Immutable.
 *
 * @param cards all cards, equal ones as often as they are in the box
 * @param provenance where the set comes from as a whole; each card says where it comes from itself
 * @since 0.1.0
 */
public record BorgExplorationCards(Vector<ExplorationCard> cards, Provenance provenance) implements Serializable {
    /** The number of cards. Rule AS-CMP-05. */
    public static final int SIZE = 20;

    /** The number of red cards among them. Rule AS-CMP-06. */
    public static final int RED = 10;

    /** Made up, because nobody has published the cards: Cubes, Civilizations under attack, and Borg Worlds. */
    public static final BorgExplorationCards SAMPLE = new BorgExplorationCards(sample(), Provenance.SAMPLE);

    /**
     * Counts the cards.
     *
     * @throws IllegalArgumentException if there are not 20, one is not of the Borg, or not 10 are red
     */
    public BorgExplorationCards {
        requireNonNull(cards, "cards");
        requireNonNull(provenance, "provenance");
        CardChecks.count("Borg Exploration Cards", "AS-CMP-05", SIZE, cards.size());
        cards.find(card -> !card.borg()).forEach(stray -> {
            throw new IllegalArgumentException("All Borg Exploration Cards belong to the Borg, not " + stray.name());
        });
        CardChecks.count("red Borg Exploration Cards", "AS-CMP-06", RED, cards.count(ExplorationCard::redSymbol));
    }

    /**
     * The cards that stay in a game without the Delta Quadrant Connection. Rule AS-SET-04.
     *
     * @return 10 cards
     */
    public Vector<ExplorationCard> withoutRed() {
        return cards.reject(ExplorationCard::redSymbol);
    }

    private static Vector<ExplorationCard> sample() {
        return of(false).appendAll(of(true));
    }

    private static Vector<ExplorationCard> of(boolean red) {
        ExplorationCard cube = card("Out of nowhere", ExplorationKind.CRISIS, new ExplorationEffect.CubeAppears(), red);
        return Vector.fill(4, cube)
                .appendAll(Vector.of(1, 2, 3)
                        .map(level -> card(
                                "Besieged people, level " + level,
                                ExplorationKind.CIVILIZATION,
                                new ExplorationEffect.CivilizationUnderAttack(level),
                                red)))
                .appendAll(Vector.of(0, 1, 2)
                        .map(nodes -> card(
                                "Silent world, Nodes: " + nodes,
                                ExplorationKind.OTHER,
                                new ExplorationEffect.WorldFound(nodes),
                                red)));
    }

    private static ExplorationCard card(String name, ExplorationKind kind, ExplorationEffect effect, boolean red) {
        return new ExplorationCard(name, TreeSet.of(kind), false, true, red, effect, Provenance.SAMPLE);
    }
}
