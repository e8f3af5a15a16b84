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
    private static final long[] ONE = Sum.limbs(BigInteger.ONE);

    private final Scale scale;

    /** Numerators by factors, then by powers. */
    private final Map<Integer, Map<Integer, Sum>> numerators = new TreeMap<>();

    Mass(Scale scale) {
        this.scale = scale;
    }

    void add(Share share) {
        at(share.power(), share.factors()).addProduct(Sum.limbs(share.numerator()), ONE);
    }

    /** Adds a weight times a share with the numerator given. */
    void add(Share share, long[] numerator, BigInteger weight) {
        at(share.power(), share.factors()).addProduct(numerator, Sum.limbs(weight));
    }

    private Sum at(int power, int factors) {
        return numerators.computeIfAbsent(factors, none -> new TreeMap<>()).computeIfAbsent(power, none -> new Sum());
    }

    /** All of it, over one denominator from now on. */
    Share total() {
        Sum total = new Sum();
        int power = 0;
        int factors = 0;
        for (Map.Entry<Integer, Map<Integer, Sum>> sameFactors : numerators.entrySet()) {
            scale.liftByFactors(total, factors, sameFactors.getKey());
            factors = sameFactors.getKey();
            for (Map.Entry<Integer, Sum> each : sameFactors.getValue().entrySet()) {
                Sum part = each.getValue();
                scale.liftByPower(each.getKey() > power ? total : part, Math.abs(each.getKey() - power));
                power = Math.max(power, each.getKey());
                total.add(part);
            }
        }
        numerators.clear();
        at(power, factors).add(total);
        return new Share(total.value(), power, factors);
    }
}
