package io.github.quadrantrules.ascendancy.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.command.TurnOrderCard.BorgTurn;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.PlayerTurn;
import io.github.quadrantrules.ascendancy.data.TranswarpRule;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.TurnOrder;
import io.github.quadrantrules.ascendancy.world.BuildingPhase;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.github.quadrantrules.ascendancy.world.SpireLimit;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundOrderTest {
    private static final PlayerId KLINGONS = PlayerId.of("Klingons");
    private static final PlayerId FEDERATION = PlayerId.of("Federation");
    private static final PlayerId ROMULANS = PlayerId.of("Romulans");
    private static final PlayerId CARDASSIANS = PlayerId.of("Cardassians");
    private static final Vector<PlayerId> ALL = Vector.of(KLINGONS, FEDERATION, ROMULANS, CARDASSIANS);
    private static final TreeMap<PlayerId, Integer> NO_BIDS = TreeMap.empty();

    private static Vector<BorgTurn> borg(RoundOrder order) {
        return order.cards().filter(BorgTurn.class::isInstance).map(BorgTurn.class::cast);
    }

    /** D-23 and the example of AS-TRN-04; invariants 42 and 43. */
    @Rule({"AS-TRN-01", "AS-TRN-04", "AS-TRN-05"})
    @ParameterizedTest(name = "{0} races, {1} assimilated: {2} cards, {3} of the Borg")
    @CsvSource({"4, 0, 5, 1", "4, 1, 4, 1", "4, 2, 4, 2", "4, 3, 4, 3", "3, 0, 4, 1", "3, 1, 3, 1", "3, 2, 3, 2"})
    void shouldDealAsManyCardsAsThereAreTurns(int races, int assimilated, int cards, int borgCards) {
        Vector<PlayerId> players = ALL.take(races);
        RoundOrder order =
                RoundOrder.deal(NO_BIDS, players.drop(assimilated), players.take(assimilated), Dice.seeded(3));
        assertThat(order.cards()).hasSize(cards);
        assertThat(borg(order)).hasSize(borgCards);
        assertThat(RoundOrder.borgCards(assimilated)).isEqualTo(borgCards);
    }

    @Rule({"AS-TRN-04", "AS-TRN-05"})
    @Property
    void shouldGiveEveryoneADifferentCard(@ForAll @IntRange(max = 3) int assimilated, @ForAll long seed) {
        RoundOrder order = RoundOrder.deal(NO_BIDS, ALL.drop(assimilated), ALL.take(assimilated), Dice.seeded(seed));
        assertThat(order.cards().map(TurnOrderCard::number))
                .containsExactlyElementsOf(Vector.rangeClosed(1, order.cards().size()));
        assertThat(borg(order).map(BorgTurn::holder))
                .containsExactlyInAnyOrderElementsOf(
                        assimilated == 0
                                ? Vector.of(Option.none())
                                : ALL.take(assimilated).map(Option::some));
    }

    /** Two bidders have taken 2 and 3; of 1 and 4 the Borg get each with the same chance. */
    @Rule("AS-TRN-02")
    @Test
    void shouldDrawTheBorgCardAmongThoseThatBiddersLeft() {
        TreeMap<PlayerId, Integer> bids = NO_BIDS.put(KLINGONS, 3).put(FEDERATION, 2);
        Distribution<Integer> number =
                Distribution.of(dice -> borg(RoundOrder.deal(bids, Vector.of(ROMULANS), Vector.empty(), dice))
                        .head()
                        .number());
        assertThat(number.values()).containsExactlyInAnyOrder(1, 4);
        assertThat(number.probabilityOf(1)).isEqualTo(Fraction.of(1, 2));
        RoundOrder dealt = RoundOrder.deal(bids, Vector.of(ROMULANS), Vector.empty(), Dice.scripted(4, 1));
        assertThat(dealt.cards())
                .containsExactly(
                        new BorgTurn(1, Option.none()),
                        new PlayerTurn(2, FEDERATION),
                        new PlayerTurn(3, KLINGONS),
                        new PlayerTurn(4, ROMULANS));
    }

    @Rule("AS-TRN-03")
    @Test
    void shouldDealTheBorgACardThatChangesNothingWhenTheyHaveNoPiece() {
        RoundOrder order = RoundOrder.deal(NO_BIDS, ALL, Vector.empty(), Dice.seeded(5));
        assertThat(borg(order)).hasSize(1);
        Collective none = Collective.none(SpireLimit.FIVE);
        assertThat(BuildingPhase.run(none, TranswarpRule.SAMPLE, Dice.scripted())
                        .state())
                .isEqualTo(none);
        assertThat(none.cubesInSpace()).isZero();
    }

    @Rule({"AS-TRN-05", "AS-TRN-08"})
    @Test
    void shouldGoThroughTheTurnsInOrder() {
        RoundOrder order = new RoundOrder(Vector.of(
                new BorgTurn(1, Option.some(ROMULANS)),
                new PlayerTurn(2, FEDERATION),
                new BorgTurn(3, Option.some(CARDASSIANS)),
                new PlayerTurn(4, KLINGONS)));
        Vector<PlayerId> gone = Vector.of(ROMULANS, CARDASSIANS);
        assertThat(order.next(0, gone)).containsExactly(order.cards().get(0));
        assertThat(order.next(1, gone)).containsExactly(order.cards().get(1));
        assertThat(order.next(2, gone)).containsExactly(order.cards().get(2));
        assertThat(order.next(4, gone)).isEmpty();
        // The Klingons are assimilated during the round: no further turn, and no Borg turn of theirs before the next
        // deal.
        assertThat(order.next(3, gone.append(KLINGONS))).isEmpty();
    }

    @Rule("AS-TRN-08")
    @Test
    void shouldNotDealAgainWhenAPlayerIsAssimilatedDuringTheRound() {
        RoundOrder order = new RoundOrder(
                Vector.of(new PlayerTurn(1, FEDERATION), new BorgTurn(2, Option.none()), new PlayerTurn(3, KLINGONS)));
        Vector<PlayerId> gone = Vector.of(FEDERATION);
        assertThat(order.next(1, gone)).containsExactly(new BorgTurn(2, Option.none()));
        assertThat(order.turnOrder(gone)).isEqualTo(new TurnOrder(NO_BIDS.put(KLINGONS, 3)));
        RoundOrder nextRound = RoundOrder.deal(NO_BIDS, Vector.of(KLINGONS), gone, Dice.scripted(2, 1));
        assertThat(nextRound.cards())
                .containsExactly(new BorgTurn(1, Option.some(FEDERATION)), new PlayerTurn(2, KLINGONS));
    }

    /** D-24: players 2, 3, 4, the Borg 1, five Cubes. */
    @Rule("AS-COM-06")
    @Test
    void shouldLetThePlayersTakeTurnsInChoosing() {
        BorgTurn neutral = new BorgTurn(1, Option.none());
        RoundOrder order = new RoundOrder(Vector.of(
                neutral, new PlayerTurn(2, ROMULANS), new PlayerTurn(3, FEDERATION), new PlayerTurn(4, KLINGONS)));
        TurnOrder numbers = order.turnOrder(Vector.empty());
        assertThat(Vector.range(0, 5)
                        .map(choice -> numbers.numberOf(CubeChooser.of(neutral, numbers.players(), choice))))
                .containsExactly(2, 3, 4, 2, 3);
    }

    @Rule("AS-COM-06")
    @Test
    void shouldPassOverAssimilatedPlayersInChoosing() {
        BorgTurn neutral = new BorgTurn(2, Option.none());
        RoundOrder order = new RoundOrder(Vector.of(
                new PlayerTurn(1, ROMULANS), neutral, new PlayerTurn(3, FEDERATION), new PlayerTurn(4, KLINGONS)));
        TurnOrder numbers = order.turnOrder(Vector.of(ROMULANS));
        assertThat(Vector.range(0, 3).map(choice -> CubeChooser.of(neutral, numbers.players(), choice)))
                .containsExactly(FEDERATION, KLINGONS, FEDERATION);
    }

    @Rule("AS-COM-07")
    @Test
    void shouldLetTheAssimilatedPlayerAloneChoose() {
        BorgTurn turn = new BorgTurn(1, Option.some(ROMULANS));
        TurnOrder numbers = TurnOrder.of(FEDERATION, KLINGONS);
        assertThat(Vector.range(0, 5).map(choice -> CubeChooser.of(turn, numbers.players(), choice)))
                .containsOnly(ROMULANS);
    }

    @Test
    void shouldRejectWhenTheRoundIsImpossible() {
        Dice dice = Dice.scripted();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoundOrder.deal(
                        NO_BIDS.put(KLINGONS, 2).put(ROMULANS, 2), Vector.empty(), Vector.empty(), dice))
                .withMessageEndingWith("not 2, 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoundOrder.deal(NO_BIDS.put(KLINGONS, 3), Vector.empty(), Vector.empty(), dice))
                .withMessageEndingWith("not 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoundOrder.deal(NO_BIDS, Vector.empty(), ALL.take(1), dice))
                .withMessageEndingWith("Klingons");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoundOrder.deal(NO_BIDS, ALL.take(2), ALL.take(1), dice))
                .withMessageEndingWith("Klingons, Federation, Klingons");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoundOrder.borgCards(-1))
                .withMessageEndingWith("not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CubeChooser.of(new BorgTurn(1, Option.none()), Vector.of(KLINGONS), -1))
                .withMessageEndingWith("not -1");
    }

    @Rule("AS-TRN-01")
    @Test
    void shouldRejectWhenTheCardsAreNotThoseOfARound() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RoundOrder(Vector.of(new PlayerTurn(1, KLINGONS))))
                .withMessageContaining("AS-TRN-01");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RoundOrder(Vector.of(new BorgTurn(2, Option.none()))))
                .withMessageEndingWith("not 2");
    }

    /** Invariants 42 and 43: one card each, and a turn of the neutral Borg only where nobody is assimilated. */
    @Rule({"AS-TRN-04", "AS-WIN-04"})
    @Test
    void shouldRejectWhenSomebodyHasTwoCardsOrNobodyOne() {
        BorgTurn neutral = new BorgTurn(1, Option.none());
        BorgTurn klingons = new BorgTurn(2, Option.some(KLINGONS));
        PlayerTurn federation = new PlayerTurn(3, FEDERATION);
        rejected(Vector.of(neutral, new PlayerTurn(2, FEDERATION), federation), "Federation, Federation");
        rejected(Vector.of(new PlayerTurn(1, KLINGONS), klingons, federation), "Klingons, Klingons, Federation");
        rejected(Vector.of(new BorgTurn(1, Option.some(KLINGONS)), klingons, federation), "Klingons, Federation");
        rejected(Vector.of(neutral, klingons, federation), neutral.toString());
        rejected(Vector.of(neutral, new BorgTurn(2, Option.none()), federation), neutral.toString());
        rejected(Vector.of(neutral), neutral.toString());
    }

    private static void rejected(Vector<TurnOrderCard> cards, String value) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RoundOrder(cards))
                .withMessageEndingWith(value);
    }

    @Test
    void shouldBeSerializable() {
        RoundOrder order = RoundOrder.deal(NO_BIDS, ALL.drop(1), ALL.take(1), Dice.seeded(9));
        assertThat(SerialCopy.of(order)).isEqualTo(order);
    }
}
