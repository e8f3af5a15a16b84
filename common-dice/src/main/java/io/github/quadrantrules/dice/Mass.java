package io.github.quadrantrules.dice;

import static java.util.Comparator.comparingInt;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The probability that has flowed into a state.
 *
 * <p>Shares over the same denominator are added at once, those over different ones only when somebody asks, from the
 * smallest denominator up: so each is lifted to the next one, and none all the way alone.
 */
final class Mass {
    private static final long[] ONE = Sum.limbs(BigInteger.ONE);

    private final Scale scale;

    /** One for each denominator: they are few. */
    private final List<Part> parts = new ArrayList<>();

    /** A numerator over so many powers and factors. */
    private record Part(int power, int factors, Sum numerator) {}

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
        for (int i = parts.size() - 1; i >= 0; i--) {
            Part part = parts.get(i);
            if (part.factors() == factors && part.power() == power) {
                return part.numerator();
            }
        }
        Sum none = new Sum();
        parts.add(new Part(power, factors, none));
        return none;
    }

    /** All of it, over one denominator from now on. */
    Share total() {
        parts.sort(comparingInt(Part::factors).thenComparingInt(Part::power));
        Sum total = new Sum();
        int power = 0;
        int factors = 0;
        for (Part part : parts) {
            scale.liftByFactors(total, factors, part.factors());
            factors = part.factors();
            scale.liftByPower(part.power() > power ? total : part.numerator(), Math.abs(part.power() - power));
            power = Math.max(power, part.power());
            total.add(part.numerator());
        }
        parts.clear();
        parts.add(new Part(power, factors, total));
        return new Share(total.value(), power, factors);
    }
}
