package io.github.quadrantrules.alliance.combat;

import java.io.Serializable;

/**
 * The tokens of the attacking ship that matter in its attack. Immutable.
 *
 * @param targetLocks 1 if its own Target Lock is on the defender, else 0 (rule AL-TLK-03)
 * @param battleStations its Battle Stations Tokens, 0 or more
 * @param scans its Scan Tokens, 0 or more
 * @since 0.1.0
 */
public record AttackerTokens(int targetLocks, int battleStations, int scans) implements Serializable {
    /** No tokens. */
    public static final AttackerTokens NONE = new AttackerTokens(0, 0, 0);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if there are fewer than 0 tokens of a kind, or more than 1 Target Lock
     */
    public AttackerTokens {
        if (targetLocks < 0 || targetLocks > 1 || battleStations < 0 || scans < 0) {
            throw illegal(targetLocks, battleStations, scans);
        }
    }

    private static IllegalArgumentException illegal(int targetLocks, int battleStations, int scans) {
        if (targetLocks < 0 || targetLocks > 1) {
            return new IllegalArgumentException("A ship has 0 or 1 Target Lock, not " + targetLocks);
        }
        return new IllegalArgumentException(
                battleStations < 0
                        ? "A ship has 0 or more Battle Stations Tokens, not " + battleStations
                        : "A ship has 0 or more Scan Tokens, not " + scans);
    }

    /**
     * These tokens and a Target Lock on the defender.
     *
     * @return tokens with one Target Lock
     */
    public AttackerTokens withTargetLock() {
        return new AttackerTokens(1, battleStations, scans);
    }

    /**
     * These tokens with another number of Battle Stations Tokens.
     *
     * @param number 0 or more
     * @return the tokens
     * @throws IllegalArgumentException if {@code number} is negative
     */
    public AttackerTokens withBattleStations(int number) {
        return new AttackerTokens(targetLocks, number, scans);
    }

    /**
     * These tokens with another number of Scan Tokens.
     *
     * @param number 0 or more
     * @return the tokens
     * @throws IllegalArgumentException if {@code number} is negative
     */
    public AttackerTokens withScans(int number) {
        return new AttackerTokens(targetLocks, battleStations, number);
    }
}
