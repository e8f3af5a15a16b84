package io.github.quadrantrules.frontiers.hex;

import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generated spaces. */
public final class Hexes {
    private Hexes() {}

    /** Spaces with coordinates up to a bound. */
    public static Arbitrary<Hex> upTo(int bound) {
        Arbitrary<Integer> coordinate =
                Arbitraries.integers().between(-bound, bound).edgeCases(cases -> cases.includeOnly(0));
        return Combinators.combine(coordinate, coordinate).as(Hex::of);
    }

    /** All spaces up to a distance from the origin. */
    public static Vector<Hex> around(int distance) {
        Vector<Integer> range = Vector.rangeClosed(-distance, distance);
        return range.flatMap(q -> range.map(r -> Hex.of(q, r))).filter(hex -> Math.abs(hex.q() + hex.r()) <= distance);
    }
}
