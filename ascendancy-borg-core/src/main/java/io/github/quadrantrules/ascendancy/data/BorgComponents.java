package io.github.quadrantrules.ascendancy.data;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * All that is in the box of the expansion and that the rules read. Rules AS-CMP-05 to AS-CMP-08. Immutable.
 *
 * <p>{@link #SAMPLE} plays out of the box; every part says where it comes from and can be replaced.
 *
 * @param commands the Borg Command Cards
 * @param technology the Borg Technology Cards
 * @param explorations the Borg Exploration Cards
 * @param discs the System Discs
 * @param resourceNodes the 6 Resource Nodes, which enlarge the pool of the base game
 * @param console the Console Card
 * @since 0.1.0
 */
public record BorgComponents(
        CommandCards commands,
        BorgTechCards technology,
        BorgExplorationCards explorations,
        BorgDiscs discs,
        Vector<ResourceKind> resourceNodes,
        BorgConsole console)
        implements Serializable {
    /** The made-up parts together, with two Resource Nodes of each kind. */
    public static final BorgComponents SAMPLE = new BorgComponents(
            CommandCards.SAMPLE,
            BorgTechCards.SAMPLE,
            BorgExplorationCards.SAMPLE,
            BorgDiscs.SAMPLE,
            Vector.of(ResourceKind.values()).flatMap(kind -> Vector.fill(2, kind)),
            BorgConsole.SAMPLE);

    /**
     * Counts the Resource Nodes.
     *
     * @throws IllegalArgumentException if there are not 6
     */
    public BorgComponents {
        requireNonNull(commands, "commands");
        requireNonNull(technology, "technology");
        requireNonNull(explorations, "explorations");
        requireNonNull(discs, "discs");
        requireNonNull(resourceNodes, "resourceNodes");
        requireNonNull(console, "console");
        CardChecks.count("Resource Nodes of the Borg", "AS-CMP-07", 6, resourceNodes.size());
    }

    /**
     * The same box with other Command Cards.
     *
     * @param other the Borg Command Cards
     * @return the changed box
     */
    public BorgComponents withCommands(CommandCards other) {
        return new BorgComponents(other, technology, explorations, discs, resourceNodes, console);
    }

    /**
     * The same box with other Technology Cards.
     *
     * @param other the Borg Technology Cards
     * @return the changed box
     */
    public BorgComponents withTechnology(BorgTechCards other) {
        return new BorgComponents(commands, other, explorations, discs, resourceNodes, console);
    }

    /**
     * The same box with other Exploration Cards.
     *
     * @param other the Borg Exploration Cards
     * @return the changed box
     */
    public BorgComponents withExplorations(BorgExplorationCards other) {
        return new BorgComponents(commands, technology, other, discs, resourceNodes, console);
    }

    /**
     * The same box with other System Discs.
     *
     * @param other the System Discs
     * @return the changed box
     */
    public BorgComponents withDiscs(BorgDiscs other) {
        return new BorgComponents(commands, technology, explorations, other, resourceNodes, console);
    }

    /**
     * The same box with another Console Card.
     *
     * @param other the Console Card
     * @return the changed box
     */
    public BorgComponents withConsole(BorgConsole other) {
        return new BorgComponents(commands, technology, explorations, discs, resourceNodes, other);
    }
}
