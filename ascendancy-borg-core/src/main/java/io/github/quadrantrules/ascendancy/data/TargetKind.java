package io.github.quadrantrules.ascendancy.data;

/**
 * What a Borg Command Card sends a Cube to. Rule AS-CRD-03.
 *
 * @since 0.1.0
 */
public enum TargetKind {
    /** A Developed System; a Borg World is none (AS-MOV-09). */
    DEVELOPED_SYSTEM("Developed System"),
    /** A Home System. */
    HOME_SYSTEM("Home System"),
    /** A System with a Starbase in orbit. */
    STARBASE("Starbase"),
    /** A System with a Spire. */
    SPIRE("Spire"),
    /** Ships of players. */
    SHIPS("Ships");

    private final String words;

    TargetKind(String words) {
        this.words = words;
    }

    /**
     * The kind as players call it.
     *
     * @return for example {@code "Starbase"}
     */
    public String words() {
        return words;
    }
}
