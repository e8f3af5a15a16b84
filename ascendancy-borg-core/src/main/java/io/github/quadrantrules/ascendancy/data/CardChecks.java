package io.github.quadrantrules.ascendancy.data;

/** What all cards and sets of cards must keep to. */
final class CardChecks {
    private CardChecks() {}

    static void name(String name) {
        if (name.isBlank()) {
            throw new IllegalArgumentException("A card needs a name, not '" + name + "'");
        }
    }

    static void warp(int warp) {
        if (warp < 1) {
            throw new IllegalArgumentException("A card shows a Warp range of 1 or more (AS-CRD-03), not " + warp);
        }
    }

    static void within(String rule, int least, int most, int value) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(rule + ", not " + value);
        }
    }

    static void count(String what, String rule, int printed, int given) {
        if (given != printed) {
            throw new IllegalArgumentException("There are " + printed + " " + what + " (" + rule + "), not " + given);
        }
    }
}
