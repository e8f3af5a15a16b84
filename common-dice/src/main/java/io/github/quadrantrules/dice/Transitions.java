package io.github.quadrantrules.dice;

import java.math.BigInteger;

/** Where a state goes to: targets with positive weights that sum to the denominator. */
record Transitions(int[] targets, BigInteger[] weights, BigInteger denominator) {
    BigInteger weightTo(int state) {
        for (int i = 0; i < targets.length; i++) {
            if (targets[i] == state) {
                return weights[i];
            }
        }
        return BigInteger.ZERO;
    }
}
