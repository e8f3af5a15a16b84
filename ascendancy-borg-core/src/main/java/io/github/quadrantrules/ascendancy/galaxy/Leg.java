package io.github.quadrantrules.ascendancy.galaxy;

/**
 * A way from a Sector to the next disc: the spaces {@code first}, {@code first + step} and so on, and then the disc, all
 * as places in {@link StarGraph#sectors}.
 */
record Leg(int disc, int first, int step, int spaces) {
    static Leg direct(int disc) {
        return new Leg(disc, 0, 0, 0);
    }

    /** How many Sectors it enters. */
    int sectors() {
        return spaces + 1;
    }

    /** The {@code n}-th Sector that it enters, counted from 0. */
    int entered(int n) {
        return n == spaces ? disc : first + n * step;
    }
}
