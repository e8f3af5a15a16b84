package io.github.quadrantrules.dice;

import io.github.quadrantrules.dice.Deck.Segment;
import io.vavr.collection.Vector;

/**
 * Segments from the top down, cut in one way only, so that equal knowledge of a deck looks equal.
 *
 * <p>Equal cards cannot be told apart, so a segment of nothing else has an order that everybody knows: it is one with a
 * neighbour of the same kind, and those of its cards that are to join the next segment are there already. Neither holds for
 * a segment that others have yet to join, for they will be shuffled into this one and no more.
 */
final class Segments {
    private Segments() {}

    static Vector<Segment> of(Vector<Segment> listed) {
        Vector<Segment> below = Vector.empty();
        for (int i = listed.size() - 1; i >= 0; i--) {
            boolean awaits = i > 0 && joins(listed.get(i - 1));
            below = awaits ? below.prepend(listed.get(i)) : onTop(listed.get(i), below);
        }
        return below;
    }

    static Vector<Segment> onTop(Segment upper, Vector<Segment> lower) {
        int kind = onlyKind(upper);
        if (kind < 0) {
            return lower.isEmpty() ? Vector.of(upper) : lower.prepend(upper);
        }
        int joining = upper.size() - upper.above();
        Vector<Segment> below = joining == 0 ? lower : joined(upper.counts().update(kind, joining), lower);
        Vector<Integer> staying = upper.counts().update(kind, upper.above());
        return !below.isEmpty() && onlyKind(below.head()) == kind
                ? below.update(0, first -> first.joinedBy(staying))
                : below.prepend(new Segment(staying, upper.above()));
    }

    static Vector<Segment> atBottom(Vector<Segment> upper, Segment lower) {
        int last = upper.size() - 1;
        boolean alike = last >= 0 && onlyKind(lower) >= 0 && onlyKind(upper.last()) == onlyKind(lower);
        return alike && (last == 0 || !joins(upper.get(last - 1)))
                ? upper.update(last, each -> each.joinedBy(lower.counts()))
                : upper.append(lower);
    }

    /** What is left when a card of the first segment is drawn. */
    static Vector<Segment> without(int kind, Vector<Segment> all) {
        Segment first = all.head();
        Vector<Segment> others = all.tail();
        Vector<Integer> left = first.counts().update(kind, count -> count - 1);
        if (first.above() > 1) {
            return onTop(new Segment(left, first.above() - 1), others);
        }
        return first.size() == 1 ? others : joined(left, others);
    }

    private static Vector<Segment> joined(Vector<Integer> counts, Vector<Segment> lower) {
        return onTop(lower.head().joinedBy(counts), lower.tail());
    }

    private static boolean joins(Segment segment) {
        return segment.above() < segment.size();
    }

    /** The place of the kind that all cards are of, or -1 if there are several. */
    private static int onlyKind(Segment segment) {
        int only = -1;
        int place = 0;
        for (int count : segment.counts()) {
            if (count > 0) {
                if (only >= 0) {
                    return -1;
                }
                only = place;
            }
            place++;
        }
        return only;
    }
}
