package io.github.quadrantrules.ascendancy.data;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.DiscKind;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * The System Discs of the expansion: 4 Phenomena, 2 of which are Conduits, 2 Planetary Systems and the Transwarp Hub.
 *
 * <p>The Hub bears the red Borg symbol. Rules AS-CMP-06 and AS-CMP-07. Immutable.
 *
 * @param phenomena the 4 Phenomena
 * @param planetary the 2 Planetary Systems
 * @param hub the Transwarp Hub
 * @param provenance where the discs come from
 * @since 0.1.0
 */
public record BorgDiscs(
        Vector<SystemDisc> phenomena, Vector<SystemDisc> planetary, SystemDisc hub, Provenance provenance)
        implements Serializable {
    /** Made up, because nobody has published the discs. */
    public static final BorgDiscs SAMPLE = new BorgDiscs(
            Vector.of(
                    SystemDisc.conduit("Near Conduit", 2, 5),
                    SystemDisc.conduit("Far Conduit", 2, 5),
                    SystemDisc.phenomenon("Ion Tide", 3, 4),
                    SystemDisc.phenomenon("Dark Shoal", 3, 5)),
            Vector.of(SystemDisc.planetary("Grey Harbour", 1), SystemDisc.planetary("Last Orchard", 4)),
            SystemDisc.transwarpHub("Transwarp Hub", 6),
            Provenance.SAMPLE);

    /**
     * Counts the discs.
     *
     * @throws IllegalArgumentException if there are not 4 Phenomena with 2 Conduits, 2 Planetary Systems and a Hub, or a disc
     *     is twice among them
     */
    public BorgDiscs {
        requireNonNull(phenomena, "phenomena");
        requireNonNull(planetary, "planetary");
        requireNonNull(hub, "hub");
        requireNonNull(provenance, "provenance");
        CardChecks.count("Phenomena of the Borg", "AS-CMP-07", 4, phenomena.size());
        CardChecks.count("Conduits among the Phenomena", "AS-CMP-07", 2, phenomena.count(SystemDisc::conduit));
        CardChecks.count("Planetary Systems of the Borg", "AS-CMP-07", 2, planetary.size());
        phenomena.forEach(disc -> check(DiscKind.PHENOMENON, disc));
        planetary.forEach(disc -> check(DiscKind.PLANETARY, disc));
        check(DiscKind.TRANSWARP_HUB, hub);
        Vector<SystemDisc> discs = phenomena.appendAll(planetary);
        if (discs.map(SystemDisc::id).distinct().size() < discs.size()) {
            throw new IllegalArgumentException("Every System Disc is another System, not " + discs.mkString(", "));
        }
    }

    private static void check(DiscKind kind, SystemDisc disc) {
        if (disc.kind() != kind) {
            throw new IllegalArgumentException(
                    "A disc of the kind " + kind + " stands here (AS-CMP-07), not " + disc + ", a " + disc.kind());
        }
    }
}
