package io.github.quadrantrules.dice;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The states that a process can reach, and the probabilities with which it ends in each.
 *
 * <p>States are numbered in the order in which they are found. The strongly connected components of the graph are handled
 * in topological order: a state without a way back passes its probability on, a self-loop is divided out, and a larger
 * component is solved as a system of linear equations over the integers.
 */
final class MarkovChain<S> {
    private final List<S> states = new ArrayList<>();
    private final Map<S, Integer> numbers = new LinkedHashMap<>();
    private final List<@Nullable Transitions> transitions = new ArrayList<>();
    private final List<Mass> masses = new ArrayList<>();
    private final List<Vector<S>> endless = new ArrayList<>();
    private final List<Share> endlessShares = new ArrayList<>();
    private final BigInteger scale;
    private final Mass steps;

    MarkovChain(S start, Function<? super S, Distribution<S>> step, Predicate<? super S> settled, Budget budget) {
        number(start, budget);
        for (int i = 0; i < states.size(); i++) {
            S state = states.get(i);
            transitions.add(
                    settled.test(state) ? null : transitions(step.apply(state).table(), budget));
        }
        scale = scale();
        steps = new Mass(scale);
        states.forEach(state -> masses.add(new Mass(scale)));
        masses.get(0).add(Share.ALL);
        for (int[] component : Components.inTopologicalOrder(transitions)) {
            settle(component);
        }
    }

    private int number(S state, Budget budget) {
        Integer known = numbers.get(state);
        if (known != null) {
            return known;
        }
        if (!budget.allows(states.size())) {
            throw new BudgetExceededException(
                    "There are more states than the budget allows; reached so far: " + states.size());
        }
        numbers.put(state, states.size());
        states.add(state);
        return states.size() - 1;
    }

    private Transitions transitions(Table<S> table, Budget budget) {
        int[] targets = new int[table.length()];
        BigInteger[] weights = new BigInteger[targets.length];
        for (int i = 0; i < targets.length; i++) {
            targets[i] = number(table.value(i), budget);
            weights[i] = table.weight(i);
        }
        return new Transitions(targets, weights, table.denominator());
    }

    private void settle(int[] component) {
        @Nullable Transitions first = transitions.get(component[0]);
        if (first == null) {
            return;
        }
        if (component.length == 1) {
            pass(component[0], first);
        } else if (leadsOut(component)) {
            solve(component);
        } else {
            addEndless(component);
        }
    }

    /** The least common multiple of all denominators; 1 if that is so large that it would not help. */
    private BigInteger scale() {
        Set<BigInteger> different = new LinkedHashSet<>();
        int longest = 0;
        for (Transitions out : transitions) {
            if (out != null && different.add(out.denominator())) {
                longest = Math.max(longest, out.denominator().bitLength());
            }
        }
        BigInteger common = BigInteger.ONE;
        for (BigInteger denominator : different) {
            common = Accumulator.leastCommonMultiple(common, denominator);
            if (common.bitLength() > 2 * longest) {
                return BigInteger.ONE;
            }
        }
        return common;
    }

    private void pass(int state, Transitions out) {
        BigInteger loop = out.weightTo(state);
        if (loop.equals(out.denominator())) {
            addEndless(new int[] {state});
            return;
        }
        Share mass = masses.get(state).total();
        boolean scaled = loop.signum() == 0 && !scale.equals(BigInteger.ONE);
        BigInteger leaving = out.denominator().subtract(loop);
        BigInteger rest = mass.rest().multiply(leaving);
        steps.add(
                loop.signum() == 0
                        ? mass
                        : new Share(mass.numerator().multiply(out.denominator()), mass.power(), rest));
        spread(
                out,
                scaled
                        ? new Share(
                                mass.numerator().multiply(scale.divide(out.denominator())),
                                mass.power() + 1,
                                mass.rest())
                        : new Share(mass.numerator(), mass.power(), rest),
                new int[] {state});
    }

    /** Adds to each target outside the component its weight times the share. */
    private void spread(Transitions out, Share share, int[] component) {
        for (int i = 0; i < out.targets().length; i++) {
            if (Arrays.binarySearch(component, out.targets()[i]) < 0) {
                BigInteger numerator = share.numerator().multiply(out.weights()[i]);
                masses.get(out.targets()[i]).add(new Share(numerator, share.power(), share.rest()));
            }
        }
    }

    private boolean leadsOut(int[] component) {
        return Arrays.stream(component)
                .flatMap(state -> Arrays.stream(leading(state).targets()))
                .anyMatch(target -> Arrays.binarySearch(component, target) < 0);
    }

    private void addEndless(int[] component) {
        Mass mass = new Mass(scale);
        Vector<S> members = Vector.empty();
        for (int state : component) {
            mass.add(masses.get(state).total());
            members = members.append(states.get(state));
        }
        endless.add(members);
        endlessShares.add(mass.total());
    }

    /**
     * The expected visits v of the states of a component fulfil v = inflow + v Q. With u = v / d, d being the denominator
     * of each state's transitions, the equations have whole coefficients: the sum over i of
     * u_i (d_i if i is j, minus the weight from i to j) is the inflow of j.
     */
    private void solve(int[] component) {
        int size = component.length;
        BigInteger common = BigInteger.ONE;
        Fraction[] inflows = new Fraction[size];
        for (int j = 0; j < size; j++) {
            inflows[j] = masses.get(component[j]).total().toFraction(scale);
            common = Accumulator.leastCommonMultiple(common, inflows[j].denominator());
        }
        BigInteger[][] equations = new BigInteger[size][size + 1];
        for (int j = 0; j < size; j++) {
            for (int i = 0; i < size; i++) {
                Transitions out = leading(component[i]);
                BigInteger stays = i == j ? out.denominator() : BigInteger.ZERO;
                equations[j][i] = stays.subtract(out.weightTo(component[j]));
            }
            equations[j][size] = inflows[j].numerator().multiply(common.divide(inflows[j].denominator()));
        }
        Fraction[] solution = LinearEquations.solve(equations);
        for (int i = 0; i < size; i++) {
            Transitions out = leading(component[i]);
            Fraction perWeight = solution[i].dividedBy(new Fraction(common, BigInteger.ONE));
            steps.add(Share.of(perWeight.times(new Fraction(out.denominator(), BigInteger.ONE))));
            spread(out, Share.of(perWeight), component);
        }
    }

    private Transitions leading(int state) {
        Transitions out = transitions.get(state);
        if (out == null) {
            throw new IllegalStateException("A settled state leads nowhere, but this one was followed: " + state);
        }
        return out;
    }

    Absorption<S> absorption() {
        List<Fate<S>> fates = new ArrayList<>();
        List<Share> shares = new ArrayList<>();
        for (int i = 0; i < states.size(); i++) {
            if (transitions.get(i) == null) {
                fates.add(new Fate.Settled<>(states.get(i)));
                shares.add(masses.get(i).total());
            }
        }
        for (int i = 0; i < endless.size(); i++) {
            fates.add(new Fate.Endless<>(endless.get(i)));
            shares.add(endlessShares.get(i));
        }
        return new Absorption<>(
                distribution(fates, shares),
                endless.isEmpty() ? Option.some(steps.total().toFraction(scale)) : Option.none());
    }

    private Distribution<Fate<S>> distribution(List<Fate<S>> fates, List<Share> shares) {
        int power = shares.stream().mapToInt(Share::power).max().orElse(0);
        BigInteger rest =
                shares.stream().map(Share::rest).distinct().reduce(BigInteger.ONE, Accumulator::leastCommonMultiple);
        List<BigInteger> weights = shares.stream()
                .map(share -> share.numerator()
                        .multiply(scale.pow(power - share.power()))
                        .multiply(rest.divide(share.rest())))
                .toList();
        return new Table<>(fates, weights, scale.pow(power).multiply(rest));
    }
}
