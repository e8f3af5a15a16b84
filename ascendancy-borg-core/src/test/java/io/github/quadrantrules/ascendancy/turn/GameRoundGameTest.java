package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.json.AscendancySaves;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.world.WorldEvent;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.GameBattery;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.dice.testing.RuleCoverage;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class GameRoundGameTest extends GameBattery<GameRoundState, RoundChoice> {
    private static final Saves<GameRoundState> STATES = AscendancySaves.round();
    private static final Saves<Vector<RoundChoice>> CHOICES = AscendancySaves.roundChoices();

    private static final PlayerId ROMULANS = PlayerId.of("Romulans");

    @Override
    protected Game<GameRoundState, RoundChoice> game() {
        return GameRound.GAME;
    }

    /** Three players; so many of them are assimilated, with Cubes about and a Borg World to reclaim. */
    private static Table table(int assimilated) {
        Table bare = Tables.table(
                new OptionalRules(true, false, false, false),
                Tables.duel().galaxy().holdings().withHome(ROMULANS, BAJOR));
        Vector<SystemId> fallen = Vector.of(EARTH, BAJOR).take(assimilated);
        Table absorbed = fallen.foldLeft(
                bare, (all, home) -> SystemFall.assimilated(all, home).state());
        Table manned = Tables.withCube(absorbed, 1, VULCAN);
        return manned.withGalaxy(manned.galaxy()
                .withShips(RISA.orbit(), ShipGroup.singles(KLINGONS, 4))
                .withShips(assimilated > 0 ? EARTH.orbit() : VULCAN.orbit(), ShipGroup.singles(KLINGONS, 3)));
    }

    @Override
    protected Seq<GameRoundState> starts() {
        return Vector.of(0, 1, 2)
                .map(fallen -> GameRoundState.deal(table(fallen), TreeMap.empty(), Dice.seeded(fallen)));
    }

    @Override
    protected GameRoundState roundTrip(GameRoundState state) {
        return STATES.read(STATES.write(state));
    }

    @Override
    protected RoundChoice roundTripChoice(RoundChoice choice) {
        return CHOICES.read(CHOICES.write(Vector.of(choice))).head();
    }

    /** The number of Borg Technology Cards, and nobody's Turn Order Card changes. */
    @Override
    protected Object conserved(GameRoundState state) {
        TableCards cards = state.table().cards();
        int inAreas =
                cards.areas().values().map(area -> area.all().size()).sum().intValue();
        return Vector.of(cards.technology().cards().size() + inAreas, state.round());
    }

    @Override
    protected int plays() {
        return 3;
    }

    @Override
    protected SortedSet<String> catalogue() {
        return RuleCoverage.catalogue(Path.of(""), "AS");
    }

    /** All that happens in a round, and how it ends; whoever decides does so at random. */
    private static Step<GameRoundState> play(GameRoundState start, Dice dice) {
        Step<GameRoundState> played = new Step<>(
                start, Vector.of(new RoundEvent.TurnBegan(start.card().get())));
        while (!GameRound.GAME.over(played.state())) {
            RoundChoice choice = dice.oneOf(GameRound.GAME.choices(played.state()));
            Step<GameRoundState> step =
                    GameRound.GAME.apply(played.state(), choice, dice).get();
            played = new Step<>(step.state(), played.events().appendAll(step.events()));
        }
        return played;
    }

    /** Some of those who play take a card of their own choice before the others draw. */
    private static TreeMap<PlayerId, Integer> bids(Table table, int cards, Dice dice) {
        TreeMap<PlayerId, Integer> bid = TreeMap.empty();
        for (PlayerId player : table.players().reject(table::isAssimilated)) {
            if (dice.oneOf(Vector.of(true, false))) {
                Vector<Integer> left = Vector.rangeClosed(1, cards).removeAll(bid.values());
                bid = bid.put(player, dice.oneOf(left));
            }
        }
        return bid;
    }

    /** Invariant 42: different cards, for those who are not assimilated and for the Borg. */
    @Rule({"AS-TRN-01", "AS-TRN-04"})
    @Property(tries = 60)
    void shouldDealDifferentCardsToWhoeverPlaysInEachRound(
            @ForAll @IntRange(max = 100_000) int seed, @ForAll @IntRange(max = 2) int assimilated) {
        Dice dice = Dice.seeded(seed);
        Table table = table(assimilated);
        for (int round = 0; round < 3 && table.outcome().isEmpty(); round++) {
            int lost = table.assimilated().size();
            int cards = 3 - lost + Math.max(1, lost);
            TreeMap<PlayerId, Integer> bid = bids(table, cards, dice);
            RoundOrder dealt = GameRoundState.deal(table, bid, dice).round();
            assertThat(dealt.cards().map(TurnOrderCard::number)).doesNotHaveDuplicates();
            assertThat(dealt.cards()).hasSize(cards);
            assertThat(dealt.cards())
                    .containsAll(bid.toVector().map(taken -> new TurnOrderCard.PlayerTurn(taken._2, taken._1)));
            table = play(GameRoundState.start(dealt, table), dice).state().table();
        }
    }

    /** Invariant 43: a Borg turn for each Assimilated Player and one if there is none, each building before commands. */
    @Rule({"AS-TRN-05", "AS-TRN-06", "AS-TRN-08"})
    @Property(tries = 60)
    void shouldTakeOneBorgTurnForEachBorgCardOfTheRound(
            @ForAll @IntRange(max = 100_000) int seed, @ForAll @IntRange(max = 2) int assimilated) {
        Dice dice = Dice.seeded(seed);
        Step<GameRoundState> played = play(GameRoundState.deal(table(assimilated), TreeMap.empty(), dice), dice);
        Vector<Event> events = played.events().toVector();
        int turns = events.count(
                event -> event instanceof RoundEvent.TurnBegan began && began.card() instanceof TurnOrderCard.BorgTurn);
        if (played.state().table().outcome().isEmpty()) {
            assertThat(turns).isEqualTo(Math.max(1, assimilated));
        } else {
            assertThat(turns).isBetween(1, Math.max(1, assimilated));
        }
        boolean building = false;
        for (Event event : events) {
            if (event instanceof RoundEvent.TurnBegan began) {
                building = began.card() instanceof TurnOrderCard.BorgTurn;
            } else if (event instanceof TurnEvent.CubeChosen) {
                building = false;
            } else if (event instanceof WorldEvent.WorldBuilt) {
                assertThat(building).as(event.sentence()).isTrue();
            }
        }
    }

    /** The Borg place no Control Node: nobody gains a System by what they do. */
    @Rule("AS-CMP-10")
    @Property(tries = 60)
    void shouldNeverPlaceAControlNode(@ForAll @IntRange(max = 100_000) int seed) {
        Dice dice = Dice.seeded(seed);
        GameRoundState start = GameRoundState.deal(table(0), TreeMap.empty(), dice);
        TreeMap<SystemId, PlayerId> before = start.table().galaxy().holdings().controllers();
        TreeMap<SystemId, PlayerId> after =
                play(start, dice).state().table().galaxy().holdings().controllers();
        assertThat(before).containsAll(after);
    }
}
