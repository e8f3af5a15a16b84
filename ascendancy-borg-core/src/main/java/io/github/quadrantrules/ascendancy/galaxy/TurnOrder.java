package io.github.quadrantrules.ascendancy.galaxy;

import static java.util.Objects.requireNonNull;

import io.vavr.Tuple2;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.io.Serializable;
import java.util.Set;
import java.util.TreeSet;

/**
 * The Turn Order numbers of the players who are not assimilated. Immutable.
 *
 * @param numbers a different number, 1 or more, for each of one player or more
 * @since 0.1.0
 */
public record TurnOrder(TreeMap<PlayerId, Integer> numbers) implements Serializable {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if there is no player, a number below 1, or a number given twice
     */
    public TurnOrder {
        requireNonNull(numbers, "numbers");
        if (numbers.isEmpty()) {
            throw new IllegalArgumentException("A Turn Order has 1 player or more, not " + numbers.size());
        }
        Set<Integer> taken = new TreeSet<>();
        for (Tuple2<PlayerId, Integer> entry : numbers) {
            if (entry._2 < 1) {
                throw new IllegalArgumentException("Turn Order numbers are 1 or more, not " + entry._2);
            }
            if (!taken.add(entry._2)) {
                throw new IllegalArgumentException("Turn Order numbers are all different, not "
                        + numbers.values().mkString(", "));
            }
        }
    }

    /**
     * Players with the numbers 1, 2, 3 and so on.
     *
     * @param players one player or more, in Turn Order
     * @return the Turn Order
     * @throws IllegalArgumentException if there is no player, or one twice
     */
    public static TurnOrder of(PlayerId... players) {
        TreeMap<PlayerId, Integer> numbers = TreeMap.empty();
        for (PlayerId player : players) {
            if (numbers.containsKey(player)) {
                throw new IllegalArgumentException("A player has one Turn Order number, not two: " + player);
            }
            numbers = numbers.put(player, numbers.size() + 1);
        }
        return new TurnOrder(numbers);
    }

    /**
     * A player's number.
     *
     * @param player who is in the Turn Order
     * @return 1 or more
     * @throws IllegalArgumentException if the player has no number
     */
    public int numberOf(PlayerId player) {
        return numbers.get(player)
                .getOrElseThrow(() -> new IllegalArgumentException(
                        "A player who is not assimilated has a Turn Order number, which is missing for " + player));
    }

    /**
     * The players by their numbers.
     *
     * @return the lowest number first
     */
    public Vector<PlayerId> players() {
        return numbers.toVector().sortBy(Tuple2::_2).map(Tuple2::_1);
    }

    /**
     * Player No. 1: the lowest number among the players who are not assimilated, which is 1 unless the Borg hold it. Rule
     * AS-LNK-02.
     *
     * @return the player
     */
    public PlayerId playerNumberOne() {
        return players().head();
    }
}
