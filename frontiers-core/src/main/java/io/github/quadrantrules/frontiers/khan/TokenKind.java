package io.github.quadrantrules.frontiers.khan;

/**
 * The kinds of Enemy Ship Tokens in Khan's fleet, in the order in which a fleet is written.
 *
 * @since 0.1.0
 */
public enum TokenKind {
    /** A Borg Sphere. */
    SPHERE("Borg Sphere"),
    /** A Dominion Starship. */
    DOMINION("Dominion Starship"),
    /** A Romulan Warbird. */
    WARBIRD("Romulan Warbird");

    private final String words;

    TokenKind(String words) {
        this.words = words;
    }

    /**
     * The name for people.
     *
     * @return the name of one token
     */
    public String words() {
        return words;
    }
}
