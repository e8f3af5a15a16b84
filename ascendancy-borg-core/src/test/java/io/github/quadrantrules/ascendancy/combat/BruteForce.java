package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.dice.Fraction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * A second way to the odds of a battle, which shares no code with the rules: dice are added one by one and face by face,
 * and the rounds are a recursion over Ships, damage and modifier.
 *
 * <p>Without loss of a Ship the Cube repairs nothing, because every symbol is a Hit. So only a round without any effect
 * leads back to the same state, and dividing that round out is all that the recursion needs.
 */
final class BruteForce {
    private static final Fraction SIXTH = Fraction.of(1, 6);
    private final int weaponHitValue;
    private final boolean sixAlwaysHits;
    private final int bonusDice;
    private final int borgHitValue;
    private final int shieldVsBorg;
    private final boolean canRetreat;
    private final int retreatsAfter;
    private final Map<List<Integer>, Ends> known = new HashMap<>();

    /** The probabilities of the four outcomes. */
    record Ends(Fraction destroyed, Fraction both, Fraction lost, Fraction retreated) {
        static final Ends NONE = new Ends(Fraction.ZERO, Fraction.ZERO, Fraction.ZERO, Fraction.ZERO);

        Ends plus(Ends other, Fraction share) {
            return new Ends(
                    destroyed.plus(other.destroyed.times(share)),
                    both.plus(other.both.times(share)),
                    lost.plus(other.lost.times(share)),
                    retreated.plus(other.retreated.times(share)));
        }
    }

    /** A retreat after so many rounds by choice; 99 stands for never. */
    BruteForce(BattleSetting setting, int retreatsAfter) {
        BattleSide side = setting.sides().head();
        this.weaponHitValue = side.player().weapons().hitValue();
        this.sixAlwaysHits = side.player().weapons().sixAlwaysHits();
        this.bonusDice = side.player().bonusDice();
        this.borgHitValue = setting.weapons().hitValues().get(setting.spires());
        this.shieldVsBorg = side.player().shieldVsBorg();
        this.canRetreat = side.player().mayRetreat()
                && side.field()
                        .offered()
                        .exists(each -> each.sectorsMoved() > 0
                                && each.distanceToCube() > side.field().shipsDistance());
        this.retreatsAfter = retreatsAfter;
    }

    Ends start(int ships) {
        Ends sum = Ends.NONE;
        Fraction[] hits = hits(ships + bonusDice, 0);
        for (int h = 0; h < hits.length; h++) {
            int card = Math.min(9, h);
            sum = sum.plus(
                    card == 9
                            ? new Ends(Fraction.ONE, Fraction.ZERO, Fraction.ZERO, Fraction.ZERO)
                            : answered(ships, card, 9 - card, 0),
                    hits[h]);
        }
        return sum;
    }

    /** What follows when the Borg roll so many dice after the Hits were marked. */
    private Ends answered(int ships, int marked, int borgDice, int modifier) {
        Ends sum = Ends.NONE;
        Fraction[][] borg = borg(borgDice);
        for (int kills = 0; kills <= borgDice; kills++) {
            for (int sixes = 0; sixes <= kills; sixes++) {
                if (borg[kills][sixes].compareTo(Fraction.ZERO) > 0) {
                    int left = Math.max(0, ships - kills);
                    sum = sum.plus(afterRound(left, marked, sixes, modifier), borg[kills][sixes]);
                }
            }
        }
        return sum;
    }

    private Ends afterRound(int left, int marked, int sixes, int modifier) {
        if (marked == 9) {
            return left > 0
                    ? new Ends(Fraction.ONE, Fraction.ZERO, Fraction.ZERO, Fraction.ZERO)
                    : new Ends(Fraction.ZERO, Fraction.ONE, Fraction.ZERO, Fraction.ZERO);
        }
        if (left == 0) {
            return new Ends(Fraction.ZERO, Fraction.ZERO, Fraction.ONE, Fraction.ZERO);
        }
        return between(left, Math.max(0, marked - sixes), Math.min(4, modifier + 1));
    }

    /** A battle between two rounds; the modifier is that of the coming one. */
    Ends between(int ships, int card, int modifier) {
        boolean forced = weaponHitValue + modifier >= 7 && !sixAlwaysHits;
        if (canRetreat && (forced || modifier >= retreatsAfter)) {
            return new Ends(Fraction.ZERO, Fraction.ZERO, Fraction.ZERO, Fraction.ONE);
        }
        List<Integer> key = List.of(ships, card, modifier);
        Ends ready = known.get(key);
        if (ready == null) {
            ready = simultaneous(ships, card, modifier);
            known.put(key, ready);
        }
        return ready;
    }

    private Ends simultaneous(int ships, int card, int modifier) {
        Fraction[] hits = hits(ships + bonusDice, modifier);
        Fraction[][] borg = borg(9 - card);
        Map<List<Integer>, Fraction> next = new LinkedHashMap<>();
        for (int h = 0; h < hits.length; h++) {
            for (int kills = 0; kills < borg.length; kills++) {
                for (int sixes = 0; sixes <= kills; sixes++) {
                    int marked = Math.min(9, card + h);
                    int kept = marked == 9 ? 9 : Math.max(0, marked - sixes);
                    next.merge(
                            List.of(Math.max(0, ships - kills), kept),
                            hits[h].times(borg[kills][sixes]),
                            Fraction::plus);
                }
            }
        }
        Fraction stays = modifier == 4 ? next.remove(List.of(ships, card)) : Fraction.ZERO;
        Ends sum = Ends.NONE;
        for (Map.Entry<List<Integer>, Fraction> each : next.entrySet()) {
            if (each.getValue().compareTo(Fraction.ZERO) > 0) {
                sum = sum.plus(afterRound(each.getKey().get(0), each.getKey().get(1), 0, modifier), each.getValue());
            }
        }
        return Ends.NONE.plus(sum, Fraction.ONE.dividedBy(Fraction.ONE.minus(stays)));
    }

    private Fraction[] hits(int dice, int modifier) {
        IntPredicate hit = face -> face >= weaponHitValue + modifier || sixAlwaysHits && face == 6;
        List<Fraction> chances = new ArrayList<>(List.of(Fraction.ONE));
        for (int die = 0; die < dice; die++) {
            List<Fraction> next = new ArrayList<>();
            for (int i = 0; i <= chances.size(); i++) {
                next.add(Fraction.ZERO);
            }
            for (int face = 1; face <= 6; face++) {
                int more = hit.test(face) ? 1 : 0;
                for (int i = 0; i < chances.size(); i++) {
                    next.set(i + more, next.get(i + more).plus(chances.get(i).times(SIXTH)));
                }
            }
            chances = next;
        }
        return chances.toArray(Fraction[]::new);
    }

    /** By Ships destroyed and symbols. */
    private Fraction[][] borg(int dice) {
        Fraction[][] chances = zeros(dice + 1);
        chances[0][0] = Fraction.ONE;
        for (int die = 0; die < dice; die++) {
            Fraction[][] next = zeros(dice + 1);
            for (int face = 1; face <= 6; face++) {
                int kill = face == 6 || face >= borgHitValue + shieldVsBorg ? 1 : 0;
                int six = face == 6 ? 1 : 0;
                for (int k = 0; k <= die; k++) {
                    for (int s = 0; s <= k; s++) {
                        next[k + kill][s + six] = next[k + kill][s + six].plus(chances[k][s].times(SIXTH));
                    }
                }
            }
            chances = next;
        }
        return chances;
    }

    private static Fraction[][] zeros(int size) {
        Fraction[][] zeros = new Fraction[size][size];
        for (Fraction[] row : zeros) {
            Arrays.fill(row, Fraction.ZERO);
        }
        return zeros;
    }
}
