package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.NEBULA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.ExplorationEffect;
import io.github.quadrantrules.ascendancy.data.ExplorationKind;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NewSystemTest {
    private static final ExplorationCard PEOPLE =
            ExplorationCard.baseGame("People", Provenance.SAMPLE, ExplorationKind.CIVILIZATION);

    private static ExplorationCard base(ExplorationKind... kinds) {
        return ExplorationCard.baseGame("Card", Provenance.SAMPLE, kinds);
    }

    private static ExplorationCard borg(ExplorationKind kind, ExplorationEffect effect) {
        return new ExplorationCard("Borg card", TreeSet.of(kind), false, true, false, effect, Provenance.SAMPLE);
    }

    private static Step<Table> resolve(Table table, ExplorationCard card) {
        return NewSystem.resolve(table, BAJOR, card).get();
    }

    @Rule("AS-LNK-05")
    @Test
    void shouldRevealTheTopCard() {
        Table table = Tables.duel();
        Deck<ExplorationCard> deck = Deck.inOrder(Vector.of(PEOPLE, Tables.VIRGIN));
        NewSystem.Reveal reveal =
                NewSystem.reveal(table.withCards(table.cards().withExplorations(deck)), BAJOR, Dice.seeded(1));
        assertThat(reveal.card()).contains(PEOPLE);
        assertThat(reveal.table().cards().explorations().cards()).containsExactly(Tables.VIRGIN);
        assertThat(reveal.events()).containsExactly(new TurnEvent.ExplorationRevealed(BAJOR, PEOPLE));
    }

    @Rule("AS-LNK-05")
    @Test
    void shouldRevealNothingFromAnEmptyDeck() {
        Table table = Tables.duel();
        Table empty = table.withCards(table.cards().withExplorations(Deck.empty()));
        NewSystem.Reveal reveal = NewSystem.reveal(empty, BAJOR, Dice.seeded(1));
        assertThat(reveal.card()).isEmpty();
        assertThat(reveal.table()).isEqualTo(empty);
    }

    @Rule("AS-LNK-06")
    @Test
    void shouldDevelopACivilizationAsTheBaseGameSays() {
        Table after = NewSystem.develop(Tables.duel(), BAJOR, PEOPLE, new Civilization(2, 3))
                .get()
                .state();
        assertThat(after.galaxy().holdings().developedTargets()).contains(BAJOR);
        assertThat(after.galaxy().holdings().controllers().containsKey(BAJOR)).isFalse();
        assertThat(after.planets().civilizationLevel(BAJOR)).contains(2);
        assertThat(after.planets().resourceNodesAt(BAJOR)).isEqualTo(3);
        assertThat(after.cards().explorationDiscards()).containsExactly(PEOPLE);
    }

    @Rule("AS-LNK-06")
    @Test
    void shouldNotResolveACivilizationWithoutTheBaseGame() {
        assertThat(NewSystem.resolve(Tables.duel(), BAJOR, PEOPLE)
                        .getLeft()
                        .rule()
                        .id())
                .isEqualTo("AS-LNK-06");
    }

    @Rule("AS-LNK-06")
    @Test
    void shouldDevelopNothingButACivilization() {
        assertThat(NewSystem.develop(Tables.duel(), BAJOR, Tables.VIRGIN, new Civilization(1, 1))
                        .getLeft()
                        .piece())
                .isEqualTo("Empty");
    }

    @Rule("AS-LNK-06")
    @Test
    void shouldKeepToTheLevelOfTheCard() {
        ExplorationCard attacked = borg(ExplorationKind.CIVILIZATION, new ExplorationEffect.CivilizationUnderAttack(2));
        assertThat(NewSystem.develop(Tables.duel(), BAJOR, attacked, new Civilization(1, 1)))
                .isEmpty();
        Table after = NewSystem.develop(Tables.duel(), BAJOR, attacked, new Civilization(2, 1))
                .get()
                .state();
        assertThat(after.galaxy().cubeAt(BAJOR.orbit())).contains(CubeId.of(1));
    }

    @Rule("AS-LNK-06")
    @Test
    void shouldKnowTheLevelsOfCivilizations() {
        assertThatThrownBy(() -> new Civilization(4, 0)).hasMessageEndingWith("4");
        assertThatThrownBy(() -> new Civilization(0, 0)).hasMessageEndingWith("0");
        assertThatThrownBy(() -> new Civilization(1, -1)).hasMessageEndingWith("-1");
    }

    @Rule("AS-LNK-07")
    @ParameterizedTest
    @EnumSource(
            value = ExplorationKind.class,
            names = {"CRISIS", "DISCOVERY"})
    void shouldIgnoreCrisisAndDiscovery(ExplorationKind kind) {
        ExplorationCard card = borg(kind, new ExplorationEffect.CubeAppears());
        Table table = Tables.duel();
        Table after = resolve(table, card).state();
        assertThat(after.galaxy()).isEqualTo(table.galaxy());
        assertThat(after.cards().explorationDiscards()).containsExactly(card);
        assertThat(after.planets()).isEqualTo(Planets.bare());
    }

    @Rule("AS-LNK-07")
    @ParameterizedTest
    @EnumSource(
            value = ExplorationKind.class,
            names = {"CRISIS", "OTHER"})
    void shouldPutCardsThatRemainInPlayOnTheSystem(ExplorationKind kind) {
        ExplorationCard card = base(kind).remaining();
        Table after = resolve(Tables.duel(), card).state();
        assertThat(after.planets().cardsAt(BAJOR)).containsExactly(card);
        assertThat(after.cards().explorationDiscards()).isEmpty();
    }

    @Rule("AS-BWD-04")
    @Test
    void shouldPlaceTheWorldOfACard() {
        Table after = resolve(Tables.duel(), borg(ExplorationKind.OTHER, new ExplorationEffect.WorldFound(2)))
                .state();
        assertThat(after.worlds()).containsExactly(new BorgWorld(BAJOR, 2, false));
        assertThat(after.galaxy().holdings().borgWorlds()).containsExactly(BAJOR);
    }

    @Rule("AS-BWD-04")
    @Test
    void shouldFindNeitherWorldNorPeopleWithoutAPlanet() {
        Table table = Tables.duel();
        ExplorationCard world = borg(ExplorationKind.OTHER, new ExplorationEffect.WorldFound(2));
        assertThat(NewSystem.resolve(table, NEBULA, world).get().state().worlds())
                .isEmpty();
        assertThat(NewSystem.resolve(table, NEBULA, PEOPLE).get().state().galaxy())
                .isEqualTo(table.galaxy());
    }

    @Rule("AS-BWD-04")
    @Test
    void shouldGiveANewCubeTheLowestFreeNumber() {
        Table table = Tables.withCube(Tables.withCube(Tables.duel(), 1, Tables.EARTH), 3, Tables.RISA);
        Table after = resolve(table, borg(ExplorationKind.OTHER, new ExplorationEffect.CubeAppears()))
                .state();
        assertThat(after.galaxy().cubeAt(BAJOR.orbit())).isEqualTo(Option.some(CubeId.of(2)));
    }
}
