package io.github.quadrantrules.dice;

import java.math.BigInteger;

/** Systems of linear equations with whole coefficients, solved exactly without fractions on the way (Bareiss). */
final class LinearEquations {
    private LinearEquations() {}

    /**
     * Solves a regular system.
     *
     * @param rows n rows of n coefficients and the right-hand side; overwritten
     * @return the n unknowns
     * @throws IllegalArgumentException if the system is singular
     */
    static Fraction[] solve(BigInteger[][] rows) {
        BigInteger divisor = diagonalize(rows);
        Fraction[] unknowns = new Fraction[rows.length];
        for (int i = 0; i < unknowns.length; i++) {
            unknowns[i] = new Fraction(rows[i][rows.length], divisor);
        }
        return unknowns;
    }

    /**
     * Leaves of a regular system only the diagonal, with the same number everywhere, and the right-hand side.
     *
     * @param rows n rows of n coefficients and the right-hand side; overwritten
     * @return the number on the diagonal, above 0: the right-hand side divided by it gives the unknowns
     * @throws IllegalArgumentException if the system is singular
     */
    static BigInteger diagonalize(BigInteger[][] rows) {
        int size = rows.length;
        BigInteger before = BigInteger.ONE;
        for (int pivot = 0; pivot < size; pivot++) {
            bringUp(rows, pivot);
            for (int row = 0; row < size; row++) {
                if (row != pivot) {
                    eliminate(rows, pivot, row, before);
                }
            }
            before = rows[pivot][pivot];
        }
        if (before.signum() < 0) {
            for (BigInteger[] row : rows) {
                row[size] = row[size].negate();
            }
        }
        return before.abs();
    }

    private static void bringUp(BigInteger[][] rows, int pivot) {
        int found = pivot;
        while (found < rows.length && rows[found][pivot].signum() == 0) {
            found++;
        }
        if (found == rows.length) {
            throw new IllegalArgumentException("A system of equations must be regular; no pivot in column " + pivot);
        }
        BigInteger[] row = rows[found];
        rows[found] = rows[pivot];
        rows[pivot] = row;
    }

    /** Makes the pivot's column of the row 0; the division by the pivot before leaves no remainder. */
    private static void eliminate(BigInteger[][] rows, int pivot, int row, BigInteger before) {
        BigInteger factor = rows[row][pivot];
        BigInteger lead = rows[pivot][pivot];
        for (int column = 0; column <= rows.length; column++) {
            rows[row][column] = rows[row][column]
                    .multiply(lead)
                    .subtract(rows[pivot][column].multiply(factor))
                    .divide(before);
        }
    }
}
