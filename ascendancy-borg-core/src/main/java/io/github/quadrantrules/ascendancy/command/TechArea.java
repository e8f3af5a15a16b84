package io.github.quadrantrules.ascendancy.command;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.BorgTechCard;
import io.github.quadrantrules.ascendancy.data.UseMode;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.Serializable;

/**
 * The Borg Technology Cards of one player. Rules AS-TEC-02 to AS-TEC-04. Immutable.
 *
 * @param ready cards in the Advancements area that can be used
 * @param exhausted cards in the Advancements area that were used and not refreshed yet
 * @param projects cards in the Projects area, which do not work yet
 * @since 0.1.0
 */
public record TechArea(Vector<BorgTechCard> ready, Vector<BorgTechCard> exhausted, Vector<BorgTechCard> projects)
        implements Serializable {
    /** A player without Borg Technology. */
    public static final TechArea EMPTY = new TechArea(Vector.empty(), Vector.empty(), Vector.empty());

    /**
     * Checks that only cards that are exhausted by use are exhausted.
     *
     * @throws IllegalArgumentException if another card is
     */
    public TechArea {
        requireNonNull(ready, "ready");
        requireNonNull(exhausted, "exhausted");
        requireNonNull(projects, "projects");
        exhausted.find(card -> card.useMode() != UseMode.EXHAUST).forEach(card -> {
            throw new IllegalArgumentException(
                    "Only cards that are exhausted by use are exhausted, not " + card.name());
        });
    }

    /**
     * The player gets a card: without Research cost it is ready at once, else it is a Project. Rules AS-TEC-02 and
     * AS-TEC-03.
     *
     * @param card the card
     * @return the area with the card
     */
    public TechArea gain(BorgTechCard card) {
        return card.researchCost() == 0
                ? new TechArea(ready.append(card), exhausted, projects)
                : new TechArea(ready, exhausted, projects.append(card));
    }

    /**
     * A Project is completed, as the base game says. Rule AS-TEC-03.
     *
     * @param card one of the Projects
     * @return the area with the card ready, or the violation if it is no Project of the player
     */
    public Either<Violation, TechArea> complete(BorgTechCard card) {
        return projects.contains(card)
                ? Either.right(new TechArea(ready.append(card), exhausted, projects.remove(card)))
                : forbidden("AS-TEC-03", "Only a card in the Projects area is completed", card);
    }

    /**
     * A card is exhausted by use.
     *
     * @param card a ready card
     * @return the area with the card exhausted, or the violation if it is not ready or not used so
     */
    Either<Violation, TechArea> exhaust(BorgTechCard card) {
        return ready.contains(card) && card.useMode() == UseMode.EXHAUST
                ? Either.right(new TechArea(ready.remove(card), exhausted.append(card), projects))
                : forbidden("AS-TEC-06", "Only a ready card is exhausted", card);
    }

    /**
     * All exhausted cards can be used again, as the base game says.
     *
     * @return the area without exhausted cards
     */
    public TechArea refresh() {
        return new TechArea(ready.appendAll(exhausted), Vector.empty(), projects);
    }

    /**
     * A card is discarded by use; it belongs on the bottom of the deck then ({@link TechDeck#putOnBottom}). Rule AS-TEC-04.
     *
     * @param card a ready card
     * @return the area without the card, or the violation if it is not ready or not used so
     */
    public Either<Violation, TechArea> discard(BorgTechCard card) {
        return ready.contains(card) && card.useMode() == UseMode.DISCARD
                ? Either.right(new TechArea(ready.remove(card), exhausted, projects))
                : forbidden("AS-TEC-04", "Only a ready card that is used so is discarded", card);
    }

    /**
     * All cards of the player.
     *
     * @return ready ones, exhausted ones, Projects
     */
    public Vector<BorgTechCard> all() {
        return ready.appendAll(exhausted).appendAll(projects);
    }

    private static Either<Violation, TechArea> forbidden(String rule, String reason, BorgTechCard card) {
        return Either.left(new Violation(RuleId.of(rule), reason, card.name()));
    }
}
