package io.github.quadrantrules.ascendancy.galaxy;

/** Places and lengths as sentences need them. */
final class Places {
    private Places() {}

    /** For example {@code "Risa"}, or {@code "space 2 of lane 3"}. */
    static String name(SectorId sector) {
        return sector instanceof SectorId.LaneSpace space
                ? "space " + space.number() + " of lane " + space.lane()
                : sector.toString();
    }

    /** For example {@code "of 1 Sector"}. */
    static String length(int sectors) {
        return "of " + sectors + (sectors == 1 ? " Sector" : " Sectors");
    }
}
