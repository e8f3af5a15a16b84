package io.github.quadrantrules.dice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Strongly connected components by Tarjan's algorithm, without recursion because chains can be long. */
final class Components {
    private final List<@Nullable Transitions> transitions;
    private final int[] entered;
    private final int[] lowest;
    private final int[] nextEdge;
    private final boolean[] open;
    private final Deque<Integer> stack = new ArrayDeque<>();
    private final Deque<Integer> path = new ArrayDeque<>();
    private final List<int[]> found = new ArrayList<>();
    private int clock;

    private Components(List<@Nullable Transitions> transitions) {
        this.transitions = transitions;
        this.entered = new int[transitions.size()];
        this.lowest = new int[transitions.size()];
        this.nextEdge = new int[transitions.size()];
        this.open = new boolean[transitions.size()];
    }

    /** The components of the states reachable from state 0, sources first, each with its states in ascending order. */
    static List<int[]> inTopologicalOrder(List<@Nullable Transitions> transitions) {
        Components components = new Components(transitions);
        components.enter(0);
        while (!components.path.isEmpty()) {
            components.goOn(components.path.getLast());
        }
        Collections.reverse(components.found);
        return components.found;
    }

    private void enter(int state) {
        clock++;
        entered[state] = clock;
        lowest[state] = clock;
        open[state] = true;
        stack.addLast(state);
        path.addLast(state);
    }

    private void goOn(int state) {
        Transitions out = transitions.get(state);
        if (out == null || nextEdge[state] == out.targets().length) {
            leave(state);
            return;
        }
        int target = out.targets()[nextEdge[state]++];
        if (entered[target] == 0) {
            enter(target);
        } else if (open[target]) {
            lowest[state] = Math.min(lowest[state], entered[target]);
        }
    }

    private void leave(int state) {
        path.removeLast();
        if (!path.isEmpty()) {
            lowest[path.getLast()] = Math.min(lowest[path.getLast()], lowest[state]);
        }
        if (lowest[state] == entered[state]) {
            List<Integer> members = new ArrayList<>();
            int member;
            do {
                member = stack.removeLast();
                open[member] = false;
                members.add(member);
            } while (member != state);
            int[] component = members.stream().mapToInt(i -> i).toArray();
            Arrays.sort(component);
            found.add(component);
        }
    }
}
