package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TechArea;
import io.github.quadrantrules.ascendancy.command.TechDeck;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.data.BorgExplorationCards;
import io.github.quadrantrules.ascendancy.data.BorgTechCard;
import io.github.quadrantrules.ascendancy.data.BorgTechCards;
import io.github.quadrantrules.ascendancy.data.ExplorationEffect;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What a player may say of the base game in a turn, and what would be a gain at the cost of the Borg. */
class BaseGameReportTest {
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

    /** With Probing the Delta Quadrant the base game may place the Hub; nobody takes it away. */
    @Rule({"AS-CMP-10", "AS-OPT-06"})
    @Test
    void shouldLeaveTheTranswarpHubInPlay() {
        Table without = Tables.duel();
        Galaxy galaxy = without.galaxy();
        Table with = without.withGalaxy(galaxy.withMap(galaxy.map().withDisc(SystemDisc.transwarpHub("Hub", 6))));
        assertThat(report(without, with).isRight()).isTrue();
        Violation violation = report(with, without).getLeft();
        assertThat(violation.rule().id()).isEqualTo("AS-CMP-10");
        assertThat(violation.piece()).isEqualTo("the Transwarp Hub");
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
}
