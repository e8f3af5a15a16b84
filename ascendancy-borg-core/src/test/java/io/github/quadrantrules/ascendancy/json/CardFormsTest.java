package io.github.quadrantrules.ascendancy.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.ascendancy.command.CommandDeck;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TechArea;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.BorgTurn;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.PlayerTurn;
import io.github.quadrantrules.ascendancy.data.BorgComponents;
import io.github.quadrantrules.ascendancy.data.BorgConsole;
import io.github.quadrantrules.ascendancy.data.BorgTechCards;
import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandCards;
import io.github.quadrantrules.ascendancy.data.CommandEffect;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.TargetKind;
import io.github.quadrantrules.ascendancy.data.TranswarpRule;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardFormsTest {
    private static final Saves<BorgComponents> COMPONENTS = AscendancySaves.components();
    private static final Saves<TranswarpRule> TRANSWARP =
            AscendancySaves.of("test.transwarp", 1, new TypeReference<>() {});
    private static final String SAVED_TRANSWARP = """
            {"format":"test.transwarp","version":1,"value":{"die":{"name":"coin","sides":[1,1,3]},\
            "creatingRolls":[[1,3],[3],[3],[],[]],"provenance":"SAMPLE"}}""";
    private static final String HOLD =
            "{\"command\":\"hold\",\"name\":\"Wait for the Collective\",\"redSymbol\":false,\"provenance\":\"SAMPLE\"}";

    @Test
    void shouldKeepTheCompleteDefaultSet() {
        assertThat(COMPONENTS.read(COMPONENTS.write(BorgComponents.SAMPLE))).isEqualTo(BorgComponents.SAMPLE);
    }

    @Test
    void shouldTagCommandsAndTheirEffects() {
        Saves<Vector<CommandCard>> saves = AscendancySaves.of("test", 1, new TypeReference<>() {});
        Vector<CommandCard> cards = Vector.of(
                CommandCards.SAMPLE
                        .cards()
                        .find(CommandCard.HoldCommand.class::isInstance)
                        .get(),
                new CommandCard.SpecialCommand(
                        "Leave", new CommandEffect.PassOne(TargetKind.SPIRE, 2), true, Provenance.PRINTED));
        assertThat(saves.write(cards)).endsWith("\"value\":[" + HOLD + """
                ,{"command":"special","name":"Leave","effect":{"effect":"passOne","target":"SPIRE","warp":2},\
                "redSymbol":true,"provenance":"PRINTED"}]}""");
        assertThat(saves.read(saves.write(cards))).isEqualTo(cards);
    }

    @Rule({"AS-CMP-05", "AS-CMP-06", "AS-CRD-03"})
    @Test
    void shouldRejectWhenASetOfCommandsIsNotAsPrinted() {
        Saves<CommandCards> saves = AscendancySaves.of("test.commands", 1, new TypeReference<>() {});
        String saved = saves.write(CommandCards.SAMPLE);
        assertThat(saves.read(saved)).isEqualTo(CommandCards.SAMPLE);
        assertRejected(
                saves,
                saved.replace("\"cards\":[", "\"cards\":[" + HOLD + ","),
                "There are 30 Borg Command Cards (AS-CMP-05), not 31");
        assertRejected(saves, saved.replace(HOLD + ",", ""), "There are 30 Borg Command Cards (AS-CMP-05), not 28");
        assertRejected(
                saves,
                saved.replaceFirst("\"redSymbol\":true", "\"redSymbol\":false"),
                "There are 5 red Borg Command Cards (AS-CMP-06), not 4");
        assertRejected(
                saves,
                saved.replaceFirst("\"warp\":1", "\"warp\":0"),
                "A card shows a Warp range of 1 or more (AS-CRD-03), not 0");
        assertRejected(saves, saved.replace("\"hold\"", "\"wait\""), "Could not resolve type id 'wait'");
        assertRejected(saves, saved.replace("\"command\":\"hold\",", ""), "missing type id property 'command'");
    }

    @Rule({"AS-CMP-05", "AS-CMP-06", "AS-CMP-07"})
    @ParameterizedTest(name = "{0} replaced by {1}")
    @CsvSource(delimiter = '|', textBlock = """
            "effect":{"effect":"worldFound","nodes":2}  | "effect":{"effect":"worldFound","nodes":4} | A Borg World has 0 to 3 Nodes (AS-BWD-02), not 4
            "effect":{"effect":"worldFound","nodes":2}  | "effect":{"effect":"baseGame"} | Borg cards and no others have an effect of the Borg
            "borg":true                                 | "borg":false                   | Borg cards and no others have an effect of the Borg
            "kinds":["CRISIS"]                          | "kinds":[]                     | An Exploration Card is about something
            "kinds":["CRISIS"]                          | "kinds":["CRISIS","CRISIS"]    | A set names each element once
            "kinds":["CRISIS"]                          | "kinds":[0]                    | 0
            "researchCost":3                            | "researchCost":-1              | A Research cost is 0 or more (AS-TEC-02), not -1
            "kind":"TRANSWARP_HUB"                      | "kind":"PLANETARY"             | A disc of the kind TRANSWARP_HUB stands here (AS-CMP-07)
            "resourceNodes":["PRODUCTION",              | "resourceNodes":[              | There are 6 Resource Nodes of the Borg (AS-CMP-07), not 5
            """)
    void shouldRejectWhenASetIsNotAsPrinted(String old, String changed, String said) {
        String saved = COMPONENTS.write(BorgComponents.SAMPLE);
        assertThat(saved).contains(old);
        assertRejected(COMPONENTS, saved.replace(old, changed), said);
    }

    @Test
    void shouldBringTheTranswarpDieAlong() {
        TranswarpRule rule = new TranswarpRule(
                Die.of("coin", 1, 1, 3),
                Vector.of(Vector.of(1, 3), Vector.of(3), Vector.of(3), Vector.empty(), Vector.empty()),
                Provenance.SAMPLE);
        assertThat(TRANSWARP.write(rule)).isEqualTo(SAVED_TRANSWARP);
        assertThat(TRANSWARP.read(SAVED_TRANSWARP)).isEqualTo(rule);
        BorgComponents components = BorgComponents.SAMPLE.withConsole(new BorgConsole(BorgWeaponTable.SAMPLE, rule));
        assertThat(COMPONENTS.read(COMPONENTS.write(components))).isEqualTo(components);
    }

    @ParameterizedTest(name = "{0} replaced by {1}")
    @CsvSource(delimiter = '|', textBlock = """
            [1,1,3]                    | [1,1,2]          | A Transwarp rule names faces of its die, 1, 2, not 3
            [1,1,3]                    | []               | A die needs at least one side, not 0
            [1,1,3]                    | [1,null]         | A collection holds no null
            [1,1,3]                    | 6                | A collection or tuple is a list, not 6
            ,"sides":[1,1,3]           | ''               | Here stand name, sides, not {"name":"coin"}
            "coin"                     | " "              | A die needs a name, not ' '
            ,[],[]]                    | ,[]]             | a list of rolls for each of 0 to 4 Cubes in play, 5 in all, not 4
            "provenance":"SAMPLE"      | "provenance":null | Here stand die, creatingRolls, provenance
            "provenance":"SAMPLE"      | "provenance":"SAMPLE","more":1 | Here stand die, creatingRolls, provenance
            """)
    void shouldRejectWhenATranswarpRuleIsIllegal(String old, String changed, String said) {
        assertThat(SAVED_TRANSWARP).contains(old);
        assertRejected(TRANSWARP, SAVED_TRANSWARP.replace(old, changed), said);
    }

    @Test
    void shouldRefuseWhenTheTranswarpDieIsAReadingOfAnother() {
        Die<Integer> halved = Die.numbered("die", 6).reduce(face -> (face + 1) / 2);
        TranswarpRule rule = TranswarpRule.higherThanCubesInPlay(halved, Provenance.SAMPLE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TRANSWARP.write(rule))
                .withMessageContaining("A Transwarp die that is saved lies on the table itself");
    }

    @Test
    void shouldWriteADeckWithoutAnOrder() {
        Saves<CommandDeck> saves = AscendancySaves.of("test.deck", 1, new TypeReference<>() {});
        CommandCard hold = CommandCards.SAMPLE
                .cards()
                .find(CommandCard.HoldCommand.class::isInstance)
                .get();
        CommandDeck deck = new CommandDeck(Deck.shuffled(Vector.of(hold, hold)), Vector.of(hold));
        assertThat(saves.write(deck)).isEqualTo("""
                {"format":"test.deck","version":1,"value":{"deck":{"kinds":[%1$s],\
                "segments":[{"counts":[2],"above":2}]},"discards":[%1$s]}}""".formatted(HOLD));
        assertThat(saves.read(saves.write(deck))).isEqualTo(deck);
    }

    @Test
    void shouldTagTurns() {
        Saves<RoundOrder> saves = AscendancySaves.roundOrder();
        PlayerTurn player = new PlayerTurn(1, Samples.FEDERATION);
        RoundOrder neutral = new RoundOrder(Vector.of(player, new BorgTurn(2, Option.none())));
        assertThat(saves.write(neutral)).endsWith("""
                "value":{"cards":[{"turn":"player","number":1,"player":"Federation"},\
                {"turn":"borg","number":2,"holder":null}]}}""");
        assertThat(saves.read(saves.write(neutral))).isEqualTo(neutral);
        RoundOrder held = new RoundOrder(Vector.of(player, new BorgTurn(2, Option.some(Samples.KLINGONS))));
        String saved = saves.write(held);
        assertThat(saved).endsWith("{\"turn\":\"borg\",\"number\":2,\"holder\":\"Klingons\"}]}}");
        assertThat(saves.read(saved)).isEqualTo(held);
        assertRejected(saves, saved.replace("\"number\":2", "\"number\":3"), "not 1, 3");
    }

    @Rule("AS-TEC-06")
    @Test
    void shouldRejectWhenACardIsExhaustedThatCannotBe() {
        Saves<TechArea> saves = AscendancySaves.technology();
        TechArea area = TechArea.EMPTY.gain(BorgTechCards.SAMPLE.cards().last());
        String saved = saves.write(area);
        assertThat(saves.read(saved)).isEqualTo(area);
        String forged = saved.replace("\"ready\":", "\"x\":")
                .replace("\"exhausted\":", "\"ready\":")
                .replace("\"x\":", "\"exhausted\":");
        assertRejected(saves, forged, "Only cards that are exhausted by use are exhausted, not Sleeping Drones");
    }

    @Test
    void shouldKeepExplorationCardsThatRemain() {
        Saves<Vector<ExplorationCard>> saves = AscendancySaves.of("test", 1, new TypeReference<>() {});
        Vector<ExplorationCard> cards = Samples.BASE.explorations().take(1).map(ExplorationCard::remaining);
        assertThat(saves.write(cards)).endsWith("""
                "value":[{"name":"Card 0","kinds":["DISCOVERY"],"remainsInPlay":true,"borg":false,\
                "redSymbol":false,"effect":{"effect":"baseGame"},"provenance":"SAMPLE"}]}""");
        assertThat(saves.read(saves.write(cards))).isEqualTo(cards);
    }

    private static void assertRejected(Saves<?> saves, String forged, String said) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> saves.read(forged))
                .withMessageContaining(said);
    }
}
