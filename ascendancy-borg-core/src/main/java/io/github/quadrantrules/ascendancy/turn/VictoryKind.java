package io.github.quadrantrules.ascendancy.turn;

/**
 * How a player wins by the base game. Rule AS-WIN-02.
 *
 * @since 0.1.0
 */
public enum VictoryKind {
    /** By Ascendancy tokens. */
    ASCENDANCY("an Ascendancy Victory"),
    /** By conquest, which is not available with 1 or 2 players (AS-SOL-04). */
    SUPREMACY("a Supremacy Victory");

    private final String words;

    VictoryKind(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }
}
