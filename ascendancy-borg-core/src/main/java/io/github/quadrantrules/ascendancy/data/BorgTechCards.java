package io.github.quadrantrules.ascendancy.data;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * The Borg Technology Cards of a game: 20. Rule AS-CMP-05. Immutable.
 *
 * @param cards all cards, equal ones as often as they are in the box
 * @param provenance where the set comes from as a whole; each card says where it comes from itself
 * @since 0.1.0
 */
public record BorgTechCards(Vector<BorgTechCard> cards, Provenance provenance) implements Serializable {
    /** The number of cards. Rule AS-CMP-05. */
    public static final int SIZE = 20;

    /** The card that the rulebook shows, at a made-up cost. Rule AS-TEC-06. */
    public static final BorgTechCard TELEMETRY_NODE = new BorgTechCard(
            "Borg Telemetry Node",
            new TechEffect.RedrawCommand(),
            UseMode.EXHAUST,
            Provenance.PRINTED,
            3,
            Provenance.SAMPLE);

    /** Made up, because nobody has published the cards, but for {@link #TELEMETRY_NODE}. */
    public static final BorgTechCards SAMPLE = new BorgTechCards(sample(), Provenance.SAMPLE);

    /**
     * Counts the cards.
     *
     * @throws IllegalArgumentException if there are not 20
     */
    public BorgTechCards {
        requireNonNull(cards, "cards");
        requireNonNull(provenance, "provenance");
        CardChecks.count("Borg Technology Cards", "AS-CMP-05", SIZE, cards.size());
    }

    private static Vector<BorgTechCard> sample() {
        return Vector.of(
                        Vector.of(TELEMETRY_NODE),
                        Vector.fill(2, research("Yielding Hull", new TechEffect.Protection(1), 4)),
                        Vector.of(research("Layered Hull", new TechEffect.Protection(2), 7)),
                        Vector.fill(2, research("Shifting Frequencies", new TechEffect.BetterWeapons(1), 5)),
                        Vector.of(research("Lance of Resonance", new TechEffect.SixAlwaysHits(), 6)),
                        Vector.fill(2, research("Salvaged Gun Sights", new TechEffect.ExtraDice(1), 4)),
                        Vector.fill(2, once("Borrowed Swarm", new TechEffect.ExtraDice(2))),
                        Vector.fill(4, once("Hidden Charge", new TechEffect.AutomaticHits(1))),
                        Vector.fill(2, once("Chain Reaction", new TechEffect.AutomaticHits(2))),
                        Vector.fill(3, once("Sleeping Drones", new TechEffect.FirstStrikeAtWorlds())))
                .flatMap(cards -> cards);
    }

    private static BorgTechCard research(String name, TechEffect effect, int cost) {
        return new BorgTechCard(name, effect, UseMode.PASSIVE, Provenance.SAMPLE, cost, Provenance.SAMPLE);
    }

    private static BorgTechCard once(String name, TechEffect effect) {
        return new BorgTechCard(name, effect, UseMode.DISCARD, Provenance.SAMPLE, 0, Provenance.SAMPLE);
    }
}
