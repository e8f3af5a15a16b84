package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.combat.HitAllocation.Allocation;
import io.github.quadrantrules.ascendancy.combat.HitAllocation.Share;
import io.github.quadrantrules.ascendancy.combat.HitAllocation.Target;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class HitAllocationTest {
    private static final Target A = new Target(1, 5, 0);
    private static final Target B = new Target(2, 2, 0);

    private static Allocation allocate(Vector<Target> targets, int hitValue, Integer... faces) {
        return HitAllocation.allocate(Battles.borg(faces), hitValue, targets);
    }

    private static Vector<Integer> hits(Allocation allocation) {
        return allocation.shares().map(Share::hits);
    }

    /** The example of the rule: Klingons 1, Federation 3. */
    @Rule("AS-ALC-01")
    @Test
    void shouldHandOutFiveHitsByTurns() {
        Allocation allocation = allocate(Vector.of(new Target(3, 6, 0), new Target(1, 6, 0)), 4, 6, 5, 5, 4, 4, 3, 1);
        assertThat(allocation.shares()).containsExactly(new Share(1, 3, 3), new Share(3, 2, 2));
        assertThat(allocation.surplus()).isZero();
    }

    /** D-08. */
    @Rule({"AS-ALC-01", "AS-ALC-02"})
    @Test
    void shouldSkipWhoseShipsAreAllAccountedFor() {
        Allocation allocation = allocate(Vector.of(A, B), 4, 6, 6, 5, 5, 4, 4, 4, 2, 1);
        assertThat(hits(allocation)).containsExactly(5, 2);
        assertThat(allocation.surplus()).isZero();
    }

    /** D-09. */
    @Rule("AS-ALC-02")
    @Test
    void shouldLoseTheHitsForWhichNoShipIsLeft() {
        Allocation allocation = allocate(Vector.of(A, B), 4, 6, 6, 5, 5, 4, 4, 4, 4, 4);
        assertThat(hits(allocation)).containsExactly(5, 2);
        assertThat(allocation.surplus()).isEqualTo(2);
    }

    /**
     * A is protected by 1, so that a 4 has no effect: from the highest face down A gets 6 and 5, B gets 5 and 4. From the
     * lowest face up A would get 4 and 5 and absorb one of them.
     */
    @Rule({"AS-ALC-01", "AS-WPN-05"})
    @Test
    void shouldHandOutFromTheHighestFaceDownWhenSomebodyIsProtected() {
        Allocation allocation = allocate(Vector.of(new Target(1, 4, 1), new Target(2, 4, 0)), 4, 4, 5, 6, 5, 1);
        assertThat(allocation.shares()).containsExactly(new Share(1, 2, 2), new Share(2, 2, 2));
    }

    /** From the highest face down A gets 6, 4, 4 and B, who is protected by 1, gets 5, 4, the last of which is absorbed. */
    @Rule("AS-WPN-05")
    @Test
    void shouldCountAnAbsorbedHitAmongThoseHandedOut() {
        Allocation allocation = allocate(Vector.of(new Target(1, 4, 0), new Target(2, 4, 1)), 4, 4, 4, 4, 5, 6, 1);
        assertThat(allocation.shares()).containsExactly(new Share(1, 3, 3), new Share(2, 2, 1));
        assertThat(allocation.shares().get(1).absorbed()).isEqualTo(1);
    }

    /** A has 1 Ship, B one that only a 6 removes: A takes the first 5, B absorbs all others. */
    @Rule({"AS-ALC-02", "AS-WPN-05"})
    @Test
    void shouldKeepGivingAbsorbedHitsToAProtectedPlayer() {
        Allocation allocation = allocate(Vector.of(new Target(1, 1, 0), new Target(2, 1, 2)), 4, 5, 5, 5, 4);
        assertThat(allocation.shares()).containsExactly(new Share(1, 1, 1), new Share(2, 3, 0));
        assertThat(allocation.surplus()).isZero();
    }

    @Test
    void shouldRejectTargetsThatDoNotFitTogether() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> allocate(Vector.of(A, A), 4, 6))
                .withMessage("Turn Order numbers are all different, not 1, 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> allocate(Vector.of(A), 1, 6))
                .withMessage("A Borg hit value is 2 to 6, not 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Target(0, 1, 0))
                .withMessage("Turn Order numbers are 1 or more, not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Target(1, -1, 0))
                .withMessage("A player has 0 to 1000 Ships, not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Target(1, 1001, 0))
                .withMessage("A player has 0 to 1000 Ships, not 1001");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Target(1, 1000, -1))
                .withMessageEndingWith("not -1");
    }

    @Provide
    Arbitrary<List<Target>> players() {
        return Combinators.combine(
                        Arbitraries.shuffle(1, 2, 3, 4, 5),
                        Arbitraries.integers().between(0, 6).list().ofSize(5),
                        Arbitraries.integers().between(0, 3).list().ofSize(5),
                        Arbitraries.integers().between(1, 5))
                .as((order, ships, shields, count) -> Vector.range(0, count)
                        .map(i -> new Target(order.get(i), ships.get(i), shields.get(i)))
                        .toJavaList());
    }

    /** Invariants 15 and 16. */
    @Rule({"AS-ALC-01", "AS-ALC-02"})
    @Property
    void shouldAccountForEveryHit(
            @ForAll("players") List<Target> players,
            @ForAll @Size(max = 9) List<@IntRange(min = 1, max = 6) Integer> faces,
            @ForAll @IntRange(min = 2, max = 6) int hitValue) {
        Allocation allocation = allocate(Vector.ofAll(players), hitValue, faces.toArray(Integer[]::new));
        long hits = faces.stream().filter(face -> face >= hitValue).count();
        assertThat(hits(allocation).sum().longValue() + allocation.surplus()).isEqualTo(hits);
        Vector<Target> sorted = Vector.ofAll(players).sortBy(Target::turnOrder);
        Vector<Integer> spare =
                sorted.zipWith(allocation.shares(), (target, share) -> target.ships() - share.effective());
        assertThat(spare).allMatch(each -> each >= 0);
        if (allocation.surplus() > 0) {
            assertThat(spare).allMatch(each -> each == 0);
        }
    }

    /** Invariant 17, of players who have a Ship left, whatever happens to those who have none. */
    @Rule("AS-ALC-01")
    @Property
    void shouldGiveNobodyMoreThanOneHitMoreThanALaterPlayer(
            @ForAll("players") List<Target> players,
            @ForAll @Size(max = 9) List<@IntRange(min = 1, max = 6) Integer> faces) {
        Vector<Target> targets = Vector.ofAll(players).map(each -> new Target(each.turnOrder(), each.ships(), 0));
        Vector<Share> shares =
                allocate(targets, 3, faces.toArray(Integer[]::new)).shares();
        Vector<Integer> hits = shares.filter(share -> targets.exists(
                        target -> target.turnOrder() == share.turnOrder() && target.ships() > share.hits()))
                .map(Share::hits);
        for (int first = 0; first < hits.size(); first++) {
            for (int second = first + 1; second < hits.size(); second++) {
                assertThat(hits.get(first) - hits.get(second)).isBetween(0, 1);
            }
        }
    }

    /** Invariant 18. */
    @Rule("AS-ALC-01")
    @Property
    void shouldNotDependOnTheOrderInWhichPlayersAreListed(
            @ForAll("players") List<Target> players,
            @ForAll @Size(max = 9) List<@IntRange(min = 1, max = 6) Integer> faces) {
        Integer[] rolled = faces.toArray(Integer[]::new);
        assertThat(allocate(Vector.ofAll(players), 3, rolled))
                .isEqualTo(allocate(Vector.ofAll(players).reverse(), 3, rolled));
    }
}
