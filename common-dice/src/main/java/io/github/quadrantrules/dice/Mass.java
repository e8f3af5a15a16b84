package io.github.quadrantrules.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The probability that has flowed into a state, summed per rest of the denominator until it is needed. */
final class Mass {
    private final BigInteger scale;
    private final List<Share> shares = new ArrayList<>(1);

    Mass(BigInteger scale) {
        this.scale = scale;
    }

    void add(Share share) {
        for (int i = shares.size() - 1; i >= 0; i--) {
            if (shares.get(i).rest().equals(share.rest())) {
                shares.set(i, sum(shares.get(i), share));
                return;
            }
        }
        shares.add(share);
    }

    private Share sum(Share a, Share b) {
        int power = Math.max(a.power(), b.power());
        return new Share(scaled(a, power).add(scaled(b, power)), power, a.rest());
    }

    private BigInteger scaled(Share share, int power) {
        return share.power() == power
                ? share.numerator()
                : share.numerator().multiply(scale.pow(power - share.power()));
    }

    Share total() {
        if (shares.size() == 1) {
            return reduced(shares.get(0));
        }
        BigInteger common = shares.stream().map(Share::rest).reduce(BigInteger.ONE, Accumulator::leastCommonMultiple);
        int power = shares.stream().mapToInt(Share::power).max().orElse(0);
        BigInteger sum = BigInteger.ZERO;
        for (Share share : shares) {
            sum = sum.add(scaled(share, power).multiply(common.divide(share.rest())));
        }
        return reduced(new Share(sum, power, common));
    }

    private static Share reduced(Share share) {
        if (share.rest().equals(BigInteger.ONE)) {
            return share;
        }
        BigInteger divisor = share.numerator().gcd(share.rest());
        return new Share(
                share.numerator().divide(divisor), share.power(), share.rest().divide(divisor));
    }
}
