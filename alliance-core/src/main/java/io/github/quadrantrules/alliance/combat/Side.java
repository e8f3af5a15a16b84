package io.github.quadrantrules.alliance.combat;

/**
 * One of the two ships in an attack.
 *
 * @since 0.1.0
 */
public enum Side {
    /** The ship that attacks. */
    ATTACKER("attacker"),
    /** The ship that is attacked. */
    DEFENDER("defender");

    private final String word;

    Side(String word) {
        this.word = word;
    }

    /** The word for the side in a sentence. */
    @Override
    public String toString() {
        return word;
    }
}
