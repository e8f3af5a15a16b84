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
    private final Scale scale;
    private final Mass steps;

    MarkovChain(S start, Function<? super S, Distribution<S>> step, Predicate<? super S> settled, Budget budget) {
        number(start, budget);
        for (int i = 0; i < states.size(); i++) {
            S state = states.get(i);
            transitions.add(
                    settled.test(state) ? null : transitions(step.apply(state).table(), budget));
        }
        scale = Scale.of(denominators());
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

    private Set<BigInteger> denominators() {
        Set<BigInteger> different = new LinkedHashSet<>();
        for (Transitions out : transitions) {
            if (out != null) {
                different.add(out.denominator());
            }
        }
        return different;
    }

    private void pass(int state, Transitions out) {
        BigInteger loop = out.weightTo(state);
        if (loop.equals(out.denominator())) {
            addEndless(new int[] {state});
            return;
        }
        Share mass = masses.get(state).total();
        if (loop.signum() == 0) {
            steps.add(mass);
            spread(out, scale.perStep(mass, out.denominator()), new int[] {state});
        } else {
            visited(out, scale.dividedBy(mass, out.denominator().subtract(loop)), new int[] {state});
        }
    }

    /** What is known of a state that can come back: its expected visits, divided by the denominator of its transitions. */
    private void visited(Transitions out, Share perWeight, int[] component) {
        steps.add(perWeight.times(out.denominator()));
        spread(out, perWeight, component);
    }

    /** Adds to each target outside the component its weight times the share. */
    private void spread(Transitions out, Share share, int[] component) {
        long[] numerator = Sum.limbs(share.numerator());
        for (int i = 0; i < out.targets().length; i++) {
            if (Arrays.binarySearch(component, out.targets()[i]) < 0) {
                masses.get(out.targets()[i]).add(share, numerator, out.weights()[i]);
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
        int power = 0;
        int factors = 0;
        for (int state : component) {
            power = Math.max(power, masses.get(state).total().power());
            factors = Math.max(factors, masses.get(state).total().factors());
        }
        BigInteger[][] equations = new BigInteger[size][size + 1];
        for (int j = 0; j < size; j++) {
            for (int i = 0; i < size; i++) {
                Transitions out = leading(component[i]);
                BigInteger stays = i == j ? out.denominator() : BigInteger.ZERO;
                equations[j][i] = stays.subtract(out.weightTo(component[j]));
            }
            equations[j][size] = scale.lifted(masses.get(component[j]).total(), power, factors);
        }
        BigInteger divisor = LinearEquations.diagonalize(equations);
        for (int i = 0; i < size; i++) {
            Share solution = new Share(equations[i][size], power, factors);
            visited(leading(component[i]), scale.dividedBy(solution, divisor), component);
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
                endless.isEmpty() ? Option.some(scale.toFraction(steps.total())) : Option.none());
    }

    private Distribution<Fate<S>> distribution(List<Fate<S>> fates, List<Share> shares) {
        int power = shares.stream().mapToInt(Share::power).max().orElse(0);
        int factors = shares.stream().mapToInt(Share::factors).max().orElse(0);
        List<BigInteger> weights = shares.stream()
                .map(share -> scale.lifted(share, power, factors))
                .toList();
        return new Table<>(fates, weights, scale.denominator(power, factors));
    }
}
