package io.github.quadrantrules.alliance.dice;

/**
 * The faces of the red attack die: 3 Hit, 1 Critical Hit, 2 Battle Stations, 2 blank. Rule AL-DIC-01.
 *
 * <p>Ascending, because a roll is shown highest face first.
 *
 * @since 0.1.0
 */
public enum AttackFace implements Face {
    /** Nothing. */
    BLANK('X'),
    /** Nothing, unless something converts it. */
    BATTLE_STATIONS('B'),
    /** One point of critical damage. */
    CRITICAL('C'),
    /** One point of damage. */
    HIT('H');

    private final char symbol;

    AttackFace(char symbol) {
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
