package io.github.quadrantrules.alliance.dice;

/**
 * The faces of the green defense die: 3 Evade, 2 Battle Stations, 3 blank. Rule AL-DIC-02.
 *
 * <p>Ascending, because a roll is shown highest face first.
 *
 * @since 0.1.0
 */
public enum DefenseFace implements Face {
    /** Nothing. */
    BLANK('X'),
    /** Nothing, unless something converts it. */
    BATTLE_STATIONS('B'),
    /** Cancels one Hit or Critical Hit. */
    EVADE('E');

    private final char symbol;

    DefenseFace(char symbol) {
        this.symbol = symbol;
    }

    @Override
    public char symbol() {
        return symbol;
    }

    /** The letter of the face. */
    @Override
    public String toString() {
        return String.valueOf(symbol);
    }
}
