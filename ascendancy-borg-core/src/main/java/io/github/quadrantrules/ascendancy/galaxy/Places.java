package io.github.quadrantrules.ascendancy.galaxy;

/** Lengths as sentences need them. */
final class Places {
    private Places() {}

    /** For example {@code "of 1 Sector"}. */
    static String length(int sectors) {
        return "of " + sectors + (sectors == 1 ? " Sector" : " Sectors");
    }
}
