package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.QONOS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TechArea;
import io.github.quadrantrules.ascendancy.command.TechDeck;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.data.BorgExplorationCards;
import io.github.quadrantrules.ascendancy.data.BorgTechCard;
import io.github.quadrantrules.ascendancy.data.BorgTechCards;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.ExplorationEffect;
import io.github.quadrantrules.ascendancy.data.ExplorationKind;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What a player may say of the base game in a turn, and what would be a gain at the cost of the Borg. */
class BaseGameReportTest {
    private static final Vector<ExplorationCard> CARDS =
            BorgExplorationCards.SAMPLE.cards().distinct().take(4);
    private static final Vector<SystemDisc> DISCS =
            Vector.of(SystemDisc.planetary("Genesis", 3), SystemDisc.planetary("Nova", 3));
    private static final BorgTechCard NODE = BorgTechCards.TELEMETRY_NODE;

    private static Either<Violation, Step<GameRoundState>> inTurnOn(Table table, RoundChoice choice) {
        RoundOrder round = new RoundOrder(Vector.of(
                new TurnOrderCard.PlayerTurn(1, FEDERATION),
                new TurnOrderCard.PlayerTurn(2, KLINGONS),
                new TurnOrderCard.BorgTurn(3, Option.none())));
        return GameRound.GAME.apply(GameRoundState.start(round, table), choice, Dice.seeded(1));
    }

    private static Either<Violation, Step<GameRoundState>> report(Table before, Table after) {
        return inTurnOn(before, new RoundChoice.Report(after));
    }

    @Rule({"AS-TEC-01", "AS-TEC-04"})
    @Test
    void shouldLetNobodyTakeTechnologyFromTheDeck() {
        Table with = Tables.withTelemetryNode(Tables.duel(), FEDERATION);
        TechDeck all = TechDeck.shuffled(BorgTechCards.SAMPLE.cards());
        Table without = with.withCards(with.cards().withTechnology(all, FEDERATION, TechArea.EMPTY));
        assertThat(report(with, without).isRight()).isTrue();
        Violation violation = report(without, with).getLeft();
        assertThat(violation.rule().id()).isEqualTo("AS-TEC-01");
        assertThat(violation.piece()).isEqualTo(NODE.name());
    }

    @Rule("AS-CMP-10")
    @Test
    void shouldLetNobodyWriteAnotherTextOnACard() {
        Table table = Tables.withTelemetryNode(Tables.duel(), FEDERATION);
        BorgTechCard dear = new BorgTechCard(
                NODE.name(), NODE.effect(), NODE.useMode(), NODE.provenance(), 9, NODE.costProvenance());
        Table cheated = table.withCards(
                table.cards().withTechnology(table.cards().technology(), FEDERATION, TechArea.EMPTY.gain(dear)));
        assertThat(report(table, cheated).getLeft().piece()).isEqualTo("the Borg Technology Cards");
    }

    /** With Probing the Delta Quadrant the base game places the Hub from the stack; nobody takes it away. */
    @Rule({"AS-CMP-10", "AS-OPT-06"})
    @Test
    void shouldLeaveTheTranswarpHubInPlay() {
        SystemDisc hub = SystemDisc.transwarpHub("Hub", 6);
        Table table = Tables.duel();
        Table without = table.withCards(table.cards().withDiscs(Deck.inOrder(Vector.of(hub))));
        Table with = placed(without, hub, Deck.empty());
        assertThat(report(without, with).isRight()).isTrue();
        Violation violation = report(with, without).getLeft();
        assertThat(violation.rule().id()).isEqualTo("AS-CMP-10");
        assertThat(violation.piece()).isEqualTo("the Transwarp Hub");
    }

    /** The disc on the map, and another stack. */
    private static Table placed(Table table, SystemDisc disc, Deck<SystemDisc> stack) {
        return table.withCards(table.cards().withDiscs(stack))
                .withGalaxy(table.galaxy().withMap(table.galaxy().map().withDisc(disc)));
    }

    private static void refused(Table before, Table after, String rule, String piece) {
        Violation violation = report(before, after).getLeft();
        assertThat(violation.rule().id()).isEqualTo(rule);
        assertThat(violation.piece()).isEqualTo(piece);
    }

    private static Table explorations(Table table, Deck<ExplorationCard> deck, ExplorationCard... discards) {
        TableCards cards =
                Vector.of(discards).foldLeft(table.cards().withExplorations(deck), TableCards::withDiscarded);
        return table.withCards(cards);
    }

    /** A card that a player has drawn is discarded or stays on a System, and discards become a deck again. */
    @Rule({"AS-SET-06", "AS-LNK-07"})
    @Test
    void shouldLetTheBaseGameDrawAndDiscardExplorationCards() {
        ExplorationCard crisis = ExplorationCard.baseGame("Storm", Provenance.SAMPLE, ExplorationKind.CRISIS);
        ExplorationCard find = ExplorationCard.baseGame("Ruins", Provenance.SAMPLE, ExplorationKind.DISCOVERY);
        Table before = explorations(Tables.duel(), Deck.inOrder(Vector.of(crisis, find)));
        Table drawn = explorations(Tables.duel(), Deck.inOrder(Vector.of(find)), crisis);
        Table kept = drawn.withPlanets(Planets.bare().withCard(RISA, find))
                .withCards(drawn.cards().withExplorations(Deck.empty()));
        assertThat(report(before, drawn).isRight()).isTrue();
        assertThat(report(drawn, kept).isRight()).isTrue();
        assertThat(report(drawn, before).isRight()).isTrue();
        refused(before, explorations(before, Deck.inOrder(Vector.of(crisis))), "AS-SET-06", "Ruins");
        refused(kept, explorations(kept, Deck.inOrder(Vector.of(find))), "AS-SET-06", "Ruins");
        refused(before, explorations(before, Deck.inOrder(Vector.of(crisis, find)), find), "AS-SET-06", "Ruins");
        ExplorationCard world = BorgExplorationCards.SAMPLE.cards().head();
        refused(before, explorations(before, Deck.inOrder(Vector.of(find, world))), "AS-SET-06", "Storm");
        refused(before, explorations(before, Deck.inOrder(Vector.of(find, crisis, world))), "AS-SET-06", world.name());
    }

    @Rule("AS-SET-08")
    @Test
    void shouldPlaceDiscsFromTheStackOnly() {
        Table before = Tables.duel();
        Vector<SystemDisc> stack = before.cards().discs().cards();
        assertThat(report(before, placed(before, stack.head(), Deck.inOrder(stack.tail())))
                        .isRight())
                .isTrue();
        refused(
                before,
                placed(before, stack.head(), Deck.empty()),
                "AS-SET-08",
                stack.last().id().name());
        refused(
                before,
                placed(
                        before,
                        SystemDisc.planetary("Genesis", 3),
                        before.cards().discs()),
                "AS-SET-08",
                "Genesis");
    }

    /** No lane leads there, and nobody is there. */
    @Rule("AS-SET-08")
    @Test
    void shouldTakeNoDiscOffTheMap() {
        Table bare = Tables.duel();
        SystemDisc rogue = SystemDisc.planetary("Rogue", 3);
        Table before = placed(bare, rogue, bare.cards().discs());
        Table after =
                bare.withCards(bare.cards().withDiscs(before.cards().discs().putOnBottom(rogue)));
        refused(before, after, "AS-SET-08", "Rogue");
    }

    @Rule({"AS-BWD-04", "AS-LNK-05"})
    @Test
    void shouldExploreEachSystemOnce() {
        Table table = Tables.duel();
        RoundChoice.Explore explore = new RoundChoice.Explore(RISA);
        Table explored = inTurnOn(table, explore).get().state().table();
        assertThat(explored.cards().explorations().size())
                .isEqualTo(table.cards().explorations().size() - 1);
        Violation again = inTurnOn(explored, explore).getLeft();
        assertThat(again.rule().id()).isEqualTo("AS-BWD-04");
        assertThat(again.piece()).isEqualTo("Risa");
        refused(explored, explored.withPlanets(Planets.bare()), "AS-BWD-04", "Risa");
        assertThat(report(table, table.withPlanets(Planets.bare().withExplored(RISA)))
                        .isRight())
                .isTrue();
    }

    /** Where a Cube has revealed a card, where the Borg were and where a player has gone, there is nothing new to find. */
    @Rule({"AS-LNK-05", "AS-RCL-09", "AS-APL-04"})
    @Test
    void shouldExploreNoSystemThatTheBorgHaveFoundOrLeft() {
        Table found = NewSystem.reveal(Tables.duel(), RISA, Dice.seeded(1)).table();
        assertThat(inTurnOn(found, new RoundChoice.Explore(RISA)).isLeft()).isTrue();
        Table waste = SystemFall.reclaimed(Tables.withWorlds(Tables.duel(), BorgWorld.at(RISA)), RISA);
        assertThat(inTurnOn(waste, new RoundChoice.Explore(RISA)).isLeft()).isTrue();
        Table left = SystemFall.assimilated(Tables.duel(), QONOS).state();
        Table fallen = SystemFall.assimilated(Tables.duel(), EARTH).state();
        assertThat(left.planets().explored()).containsExactly(QONOS);
        assertThat(fallen.planets().explored()).containsExactly(EARTH, VULCAN);
    }

    /** A Home System that a rival has laid waste is no new System: a Borg World found there would assimilate nobody. */
    @Rule("AS-BWD-04")
    @Test
    void shouldLetNobodyExploreAHomeSystem() {
        Table table = Tables.duel();
        Holdings held = table.galaxy().holdings();
        Holdings waste = new Holdings(
                held.homes(),
                held.controllers().remove(EARTH),
                held.developed().remove(EARTH),
                TreeSet.empty(),
                TreeSet.empty());
        Table undeveloped = table.withGalaxy(table.galaxy().withHoldings(waste))
                .withCards(table.cards()
                        .withExplorations(Deck.shuffled(BorgExplorationCards.SAMPLE
                                .cards()
                                .filter(card -> card.effect() instanceof ExplorationEffect.WorldFound))));
        Violation violation =
                inTurnOn(undeveloped, new RoundChoice.Explore(EARTH)).getLeft();
        assertThat(violation.rule().id()).isEqualTo("AS-BWD-04");
        assertThat(violation.piece()).isEqualTo("Earth");
    }

    /** Base-game cards send some of these to the bottom of their deck, shuffle others back, and may look at what comes. */
    @Rule({"AS-SET-06", "AS-SET-08"})
    @Test
    void shouldLetTheBaseGameReturnCardsAndDiscs() {
        Table table = Tables.duel()
                .withCards(Tables.duel()
                        .cards()
                        .withExplorations(Deck.shuffled(CARDS))
                        .withDiscs(Deck.shuffled(DISCS)));
        TableCards cards = table.cards();
        Deck<ExplorationCard> underneath = Deck.shuffled(CARDS.tail()).putOnBottom(CARDS.head());
        assertThat(report(table, table.withCards(cards.withExplorations(underneath)))
                        .isRight())
                .isTrue();
        assertThat(report(table, table.withCards(cards.withDiscs(Deck.inOrder(DISCS))))
                        .isRight())
                .isTrue();
        refused(
                table,
                table.withCards(cards.withDiscs(Deck.inOrder(DISCS.tail()))),
                "AS-SET-08",
                DISCS.head().id().name());
    }

    /** The deck is face down: a card that is used up goes to the bottom, and nobody knows the others better for it. */
    @Rule({"AS-SET-09", "AS-TEC-05"})
    @Test
    void shouldLetNobodyArrangeTheDeckOfBorgTechnology() {
        Table had = Tables.withTelemetryNode(Tables.duel(), FEDERATION);
        Deck<BorgTechCard> deck = had.cards().technology().cards();
        Table used = technology(had, deck.putOnBottom(NODE));
        assertThat(report(had, used).isRight()).isTrue();
        assertThat(report(used, used).isRight()).isTrue();
        assertThat(report(had, technology(had, deck.shuffle(Vector.of(NODE)))).isRight())
                .isTrue();
        String cards = "the Borg Technology Cards";
        refused(used, technology(had, deck.putOnTop(NODE)), "AS-SET-09", cards);
        Vector<BorgTechCard> all = deck.cards().append(NODE);
        refused(had, technology(had, Deck.inOrder(all)), "AS-SET-09", cards);
        refused(used, technology(had, Deck.inOrder(all)), "AS-SET-09", cards);
    }

    private static Table technology(Table table, Deck<BorgTechCard> deck) {
        return table.withCards(table.cards().withTechnology(new TechDeck(deck), FEDERATION, TechArea.EMPTY));
    }

    @Rule({"AS-DES-06", "AS-DES-07"})
    @Test
    void shouldLetTokensBeSpentAndNotInvented() {
        Table bare = Tables.duel();
        Table rich = bare.withTokens(TreeMap.of(FEDERATION, new RewardTokens(2, 2)));
        assertThat(report(rich, bare).isRight()).isTrue();
        refused(bare, rich, "AS-DES-06", FEDERATION.name());
        refused(bare, bare.withTokens(TreeMap.of(FEDERATION, new RewardTokens(0, 1))), "AS-DES-07", FEDERATION.name());
    }

    @Rule("AS-TEC-01")
    @Test
    void shouldLetNobodyHaveAnothersTechnology() {
        Table mine = Tables.withTelemetryNode(Tables.duel(), FEDERATION);
        Table theirs = Tables.withTelemetryNode(Tables.duel(), KLINGONS);
        refused(mine, theirs, "AS-TEC-01", NODE.name());
    }

    @Rule("AS-LNK-01")
    @Test
    void shouldLeaveTheLanes() {
        Table table = Tables.duel();
        StarMap bare = table.galaxy().map().discs().values().foldLeft(StarMap.empty(), StarMap::withDisc);
        Violation violation =
                report(table, table.withGalaxy(table.galaxy().withMap(bare))).getLeft();
        assertThat(violation.rule().id()).isEqualTo("AS-LNK-01");
    }
}
