package io.github.quadrantrules.dice;

import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;

/**
 * The probability that has flowed into a state.
 *
 * <p>Shares over the same denominator are added at once, those over different ones only when somebody asks, from the
 * smallest denominator up: so each is lifted to the next one, and none all the way alone.
 */
final class Mass {
    private final Scale scale;

    /** Numerators by factors, then by powers. */
    private final Map<Integer, Map<Integer, BigInteger>> numerators = new TreeMap<>();

    Mass(Scale scale) {
        this.scale = scale;
    }

    void add(Share share) {
        numerators
                .computeIfAbsent(share.factors(), factors -> new TreeMap<>())
                .merge(share.power(), share.numerator(), BigInteger::add);
    }

    Share total() {
        Share total = Share.NOTHING;
        for (Map.Entry<Integer, Map<Integer, BigInteger>> sameFactors : numerators.entrySet()) {
            for (Map.Entry<Integer, BigInteger> each : sameFactors.getValue().entrySet()) {
                total = scale.sum(total, new Share(each.getValue(), each.getKey(), sameFactors.getKey()));
            }
        }
        return total;
    }
}
