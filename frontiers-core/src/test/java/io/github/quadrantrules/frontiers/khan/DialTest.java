package io.github.quadrantrules.frontiers.khan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DialTest {
    /** Any dial: eleven free fleets, and that of level 8. */
    @Provide
    Arbitrary<Dial> dials() {
        Arbitrary<Integer> count = Arbitraries.integers().between(0, 9);
        Arbitrary<FleetCounts> fleet = Combinators.combine(count, count, count).as(FleetCounts::of);
        return fleet.list()
                .ofSize(11)
                .map(free -> Dial.of(
                        Provenance.COMMUNITY,
                        Vector.ofAll(free).insert(4, FleetCounts.of(2, 3, 2)).toJavaArray(FleetCounts[]::new)));
    }

    private static Composition composed(Vector<Integer> parts) {
        return new Composition(KhanLevel.of(parts.sum().intValue()), parts);
    }

    /** The sample is a community table of a related game, mapped so that it meets the one printed entry. */
    @Rule({"FR-PEQ-06", "FR-LVL-01"})
    @ParameterizedTest(name = "level {0}")
    @CsvSource({
        "4, 1, 1, 2",
        "5, 1, 2, 2",
        "6, 1, 2, 3",
        "7, 2, 2, 2",
        "8, 2, 3, 2",
        "9, 2, 3, 3",
        "10, 2, 3, 5",
        "11, 2, 4, 5",
        "12, 2, 4, 6",
        "13, 2, 4, 7",
        "14, 3, 4, 6",
        "15, 3, 5, 6"
    })
    void shouldShowTheFleetOfEachLevelOnTheDial(int level, int spheres, int dominion, int warbirds) {
        FleetCounts expected = FleetCounts.of(spheres, dominion, warbirds);

        assertThat(Dial.SAMPLE.entry(level)).isEqualTo(expected);
        assertThat(Dial.SAMPLE.fleet(KhanLevel.of(level))).isEqualTo(expected);
    }

    @Test
    void shouldSayWhereEachEntryComesFrom() {
        assertThat(Dial.SAMPLE.provenance(7)).isEqualTo(Provenance.SAMPLE);
        assertThat(Dial.SAMPLE.provenance(8)).isEqualTo(Provenance.PRINTED);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Dial.SAMPLE.provenance(3))
                .withMessageEndingWith("not to 3");
    }

    /** W-01: (2, 3, 2) twice. */
    @Rule("FR-LVL-03")
    @Test
    void shouldDoubleTheFleetOfTheHalfLevel() {
        assertThat(Dial.SAMPLE.fleet(KhanLevel.of(16))).isEqualTo(FleetCounts.of(4, 6, 4));
    }

    /** W-02, for any dial. */
    @Rule("FR-LVL-04")
    @Property(edgeCases = EdgeCasesMode.NONE)
    void shouldTripleTheFleetOfTwelveAtLevelThirtySix(@ForAll("dials") Dial dial) {
        FleetCounts twelve = dial.entry(12);
        FleetCounts expected = FleetCounts.of(3 * twelve.spheres(), 3 * twelve.dominion(), 3 * twelve.warbirds());

        assertThat(dial.fleet(composed(Vector.of(12, 12, 12)))).isEqualTo(expected);
        assertThat(dial.fleet(KhanLevel.of(36))).isEqualTo(expected);
    }

    /** W-03: 15 + 15 + 6 on the sample is 2 x (3, 5, 6) + (1, 2, 3), and 3 x 12 is 3 x (2, 4, 6). */
    @Rule({"FR-LVL-05", "FR-LVL-06"})
    @Test
    void shouldAddTheFleetsOfDifferentLevels() {
        assertThat(Dial.SAMPLE.fleet(composed(Vector.of(15, 15, 6)))).isEqualTo(FleetCounts.of(7, 12, 15));
        assertThat(Dial.SAMPLE.fleet(composed(Vector.of(12, 12, 12)))).isEqualTo(FleetCounts.of(6, 12, 18));
    }

    /** Invariant 2. */
    @Rule("FR-LVL-03")
    @Property(edgeCases = EdgeCasesMode.NONE)
    void shouldDoubleTheHalfForEveryEvenLevelUpToThirty(
            @ForAll("dials") Dial dial, @ForAll @IntRange(min = 8, max = 15) int half) {
        FleetCounts entry = dial.entry(half);

        assertThat(Composition.standard(KhanLevel.of(2 * half)).parts()).containsExactly(half, half);
        assertThat(dial.fleet(KhanLevel.of(2 * half)))
                .isEqualTo(FleetCounts.of(2 * entry.spheres(), 2 * entry.dominion(), 2 * entry.warbirds()));
    }

    /** Invariant 3. */
    @Rule("FR-LVL-06")
    @Property(edgeCases = EdgeCasesMode.NONE)
    void shouldBeAdditiveLinearAndIndependentOfOrder(
            @ForAll("dials") Dial dial,
            @ForAll @Size(min = 1, max = 4) List<@IntRange(min = 4, max = 15) Integer> one,
            @ForAll @Size(min = 1, max = 4) List<@IntRange(min = 4, max = 15) Integer> two,
            @ForAll @IntRange(min = 1, max = 5) int times) {
        Vector<Integer> first = Vector.ofAll(one);
        Vector<Integer> second = Vector.ofAll(two);
        FleetCounts together = dial.fleet(composed(first.appendAll(second)));

        assertThat(together).isEqualTo(dial.fleet(composed(first)).plus(dial.fleet(composed(second))));
        assertThat(together).isEqualTo(dial.fleet(composed(second.reverse().appendAll(first))));
        int part = first.head();
        assertThat(dial.fleet(composed(Vector.fill(times, part))))
                .isEqualTo(dial.entry(part).times(times));
    }

    @Rule({"FR-PEQ-06", "FR-LVL-01"})
    @Test
    void shouldRejectADialThatIsNotComplete() {
        TreeMap<Integer, FleetCounts> fleets = Dial.SAMPLE.fleets();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Dial(fleets.remove(15), Provenance.SAMPLE))
                .withMessageEndingWith("not for 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Dial(fleets.put(16, FleetCounts.NONE), Provenance.SAMPLE))
                .withMessageEndingWith("14, 15, 16");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Dial.of(Provenance.SAMPLE, FleetCounts.NONE))
                .withMessageEndingWith("not for 4");
    }

    @Rule("FR-PEQ-06")
    @Test
    void shouldRejectADialThatContradictsThePrintedEntry() {
        TreeMap<Integer, FleetCounts> fleets = Dial.SAMPLE.fleets().put(8, FleetCounts.of(2, 3, 3));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Dial(fleets, Provenance.COMMUNITY))
                .withMessage("The fleet of level 8 is (2, 3, 2), not (2, 3, 3)");
    }

    @Rule("FR-LVL-01")
    @ParameterizedTest
    @CsvSource({"3, false", "4, true", "15, true", "16, false"})
    void shouldCoverLevelsFourToFifteen(int level, boolean covered) {
        assertThat(Dial.covers(level)).isEqualTo(covered);
        assertThat(Dial.SAMPLE.fleets().containsKey(level)).isEqualTo(covered);
    }

    @Rule("FR-LVL-01")
    @Test
    void shouldRejectASettingOffTheDial() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Dial.SAMPLE.entry(16))
                .withMessage("The dial can be set to a level from 4 to 15, not to 16");
    }
}
