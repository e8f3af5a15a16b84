package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.vavr.collection.Vector;
import java.io.Serializable;
import java.util.function.Predicate;

/**
 * What the destruction of a Cube gives. Rules AS-DES-04 to AS-DES-07. Immutable.
 *
 * <p>The Cube itself goes back to the supply at once and may come into play again: rule AS-DES-05.
 *
 * @param technologyCards who draws a Borg Technology Card, in the order of drawing, which is Turn Order: the players who
 *     rolled in the round, and who used the card that did the last damage
 * @param culture who gains 1 Culture token
 * @param production who gains 1 Production, once for each "Marauder" Fleet that fought in the round
 * @since 0.1.0
 */
public record Rewards(Vector<PlayerId> technologyCards, Vector<PlayerId> culture, Vector<PlayerId> production)
        implements Serializable {
    /** Nothing for anybody. */
    static final Rewards NONE = new Rewards(Vector.empty(), Vector.empty(), Vector.empty());

    /** Refuses null. */
    public Rewards {
        requireNonNull(technologyCards, "technologyCards");
        requireNonNull(culture, "culture");
        requireNonNull(production, "production");
    }

    /** For all who have rolled in the round, whatever they hit. Rules AS-DES-04, AS-DES-06 and AS-DES-07. */
    static Rewards ofRound(CubeBattleState battle) {
        Vector<PlayerId> cards = Vector.empty();
        Vector<PlayerId> culture = Vector.empty();
        Vector<PlayerId> production = Vector.empty();
        int index = 0;
        for (BattleForce force : battle.forces()) {
            BattleSide side = battle.setting().sides().get(index++);
            if (force.isInBattle()) {
                cards = cards.append(side.id());
                culture = side.player().cultureForCubes() ? culture.append(side.id()) : culture;
                Vector<Fleet> fleets = force.squadron().fleets();
                int marauders = fleets.isEmpty() ? 0 : fleets.count(Fleet::marauder);
                production = marauders == 0 ? production : production.appendAll(Vector.fill(marauders, side::id));
            }
        }
        return new Rewards(cards, culture, production);
    }

    /** For a card that did the last damage before anybody rolled in the round: only its user is involved. */
    static Rewards ofCard(BattleSide user) {
        Vector<PlayerId> alone = Vector.of(user.id());
        return new Rewards(alone, user.player().cultureForCubes() ? alone : Vector.empty(), Vector.empty());
    }

    /**
     * What is left for others than some players, as when somebody becomes an Assimilated Player with the same blow.
     *
     * @param excluded who gains nothing
     * @return the rewards of all others
     */
    public Rewards without(Predicate<PlayerId> excluded) {
        return new Rewards(technologyCards.reject(excluded), culture.reject(excluded), production.reject(excluded));
    }
}
