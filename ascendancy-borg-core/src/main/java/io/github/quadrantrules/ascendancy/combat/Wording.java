package io.github.quadrantrules.ascendancy.combat;

/** Numbers with their nouns, as sentences need them. */
final class Wording {
    private Wording() {}

    /** For example {@code "1 hit"} or {@code "3 hits"}. */
    static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** For example {@code "1 die"} or {@code "3 dice"}. */
    static String dice(int number) {
        return number + (number == 1 ? " die" : " dice");
    }

    /** For example {@code "4 or more"}, or {@code "a 6"}. */
    static String atLeast(int face) {
        return face == CombatDice.HIGHEST_FACE ? "a 6" : face + " or more";
    }

    /** A number beyond the die with its article, for example {@code "a 7"} or {@code "an 8"}. */
    static String needed(int number) {
        return (number == 8 ? "an " : "a ") + number;
    }
}
