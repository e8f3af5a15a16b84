package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * How a player stands in a battle. Immutable.
 *
 * @param squadron the Ships that are left; those that got away, if the player has retreated
 * @param cards what the player can still use in this battle
 * @param autoHits Hits without a roll in the coming round, 0 or more (AS-ADD-04); with those of the cards at most {@link
 *     PlayerCombatProfile#MOST}
 * @param retreatedTo where the Ships have retreated to, if they have
 * @since 0.1.0
 */
public record BattleForce(
        Squadron squadron, Vector<BattleCard> cards, int autoHits, Option<RetreatDestination> retreatedTo)
        implements Serializable {
    private static final Vector<BattleCard> NO_CARDS = Vector.empty();

    /**
     * Checks the Hits.
     *
     * @throws IllegalArgumentException if they are negative, or there are too many with those of the cards
     */
    public BattleForce {
        requireNonNull(squadron, "squadron");
        requireNonNull(cards, "cards");
        requireNonNull(retreatedTo, "retreatedTo");
        long most = cards.isEmpty() ? autoHits : autoHits + hits(cards);
        if (autoHits < 0 || most > PlayerCombatProfile.MOST) {
            throw new IllegalArgumentException("Hits without a roll, with those of the cards, are 0 to "
                    + PlayerCombatProfile.MOST + ", not " + (autoHits < 0 ? autoHits : most));
        }
    }

    private static long hits(Vector<BattleCard> cards) {
        return cards.foldLeft(0L, (sum, card) -> sum + hits(card));
    }

    private static int hits(BattleCard card) {
        return card instanceof BattleCard.AutoHits auto ? auto.hits() : 0;
    }

    /**
     * A player with single Ships and no cards.
     *
     * @param ships how many
     * @return the player at the start of a battle
     * @throws IllegalArgumentException if the number is negative or above {@link
     *     io.github.quadrantrules.ascendancy.galaxy.ShipGroup#MOST}
     */
    public static BattleForce of(int ships) {
        return of(Squadron.of(ships));
    }

    /**
     * A player without cards.
     *
     * @param squadron the player's Ships
     * @return the player at the start of a battle
     */
    public static BattleForce of(Squadron squadron) {
        return new BattleForce(squadron, NO_CARDS, 0, Option.none());
    }

    /**
     * The player with something to use.
     *
     * @param hand what can be used once each
     * @return the changed force
     * @throws IllegalArgumentException if that makes too many Hits without a roll
     */
    public BattleForce withCards(BattleCard... hand) {
        return new BattleForce(squadron, Vector.of(hand), autoHits, retreatedTo);
    }

    /**
     * The Ships that are left.
     *
     * @return 0 or more
     */
    public int ships() {
        return squadron.ships();
    }

    /**
     * Whether the player takes part in the next round.
     *
     * @return true if a Ship is left and has not retreated
     */
    public boolean isInBattle() {
        return retreatedTo.isEmpty() && squadron.ships() > 0;
    }

    BattleForce withSquadron(Squadron left) {
        return left == squadron ? this : new BattleForce(left, cards, autoHits, retreatedTo);
    }

    BattleForce withoutAutoHits() {
        return autoHits == 0 ? this : new BattleForce(squadron, cards, 0, retreatedTo);
    }

    BattleForce retreated(RetreatDestination destination) {
        return new BattleForce(squadron, cards, autoHits, Option.some(destination));
    }

    BattleForce afterUsing(BattleCard card) {
        return new BattleForce(squadron, cards.remove(card), autoHits + hits(card), retreatedTo);
    }

    boolean hasCubeDamage() {
        return !cards.isEmpty() && cards.exists(BattleCard.CubeDamage.class::isInstance);
    }

    /** Different for all numbers of Ships below 31; leaves out what rarely differs between states of a battle. */
    @Override
    public int hashCode() {
        int rare = autoHits + (retreatedTo.isEmpty() ? 0 : retreatedTo.get().hashCode());
        int fleets = squadron.fleets().isEmpty() ? 0 : squadron.fleets().hashCode();
        return (rare * 31 + fleets) * 31 + squadron.singles();
    }
}
