package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class VictoryTest {
    private static final PlayerId ROMULANS = PlayerId.of("Romulans");

    private static Table three() {
        Holdings three = Tables.duel().galaxy().holdings().withHome(ROMULANS, RISA);
        return Tables.table(OptionalRules.NONE, three);
    }

    private static VictoryClaim claim(PlayerId player, VictoryKind kind, int tokens) {
        return new VictoryClaim(player, kind, tokens);
    }

    private static String rule(Table table, VictoryClaim claim) {
        return Victory.claim(table, claim).getLeft().rule().id();
    }

    @Rule("AS-WIN-02")
    @ParameterizedTest
    @EnumSource(VictoryKind.class)
    void shouldWinByEitherVictoryWhenThreePlay(VictoryKind kind) {
        Table after = Victory.claim(three(), claim(KLINGONS, kind, 0)).get().state();
        assertThat(after.outcome()).contains(new Outcome.PlayerWin(KLINGONS, kind));
    }

    @Rule("AS-WIN-02")
    @Test
    void shouldNeverChangeAnOutcome() {
        Table won = Victory.claim(three(), claim(KLINGONS, VictoryKind.SUPREMACY, 0))
                .get()
                .state();
        assertThat(Victory.claim(won, claim(ROMULANS, VictoryKind.ASCENDANCY, 5)))
                .isEqualTo(Either.left(new Violation(
                        RuleId.of("AS-WIN-02"),
                        "An outcome never changes",
                        "Romulans with 5 tokens and an Ascendancy Victory")));
    }

    @Rule("AS-WIN-02")
    @Test
    void shouldNotWinAfterTheBorg() {
        Table over = SystemFall.assimilated(Tables.solo(), EARTH).state();
        assertThat(rule(over, claim(FEDERATION, VictoryKind.ASCENDANCY, 5))).isEqualTo("AS-WIN-02");
    }

    @Rule("AS-WIN-02")
    @Test
    void shouldNotLetAStrangerWin() {
        assertThat(rule(Tables.duel(), claim(ROMULANS, VictoryKind.ASCENDANCY, 5)))
                .isEqualTo("AS-WIN-02");
    }

    @Rule("AS-APL-06")
    @Test
    void shouldNotLetAnAssimilatedPlayerWin() {
        Table fallen = SystemFall.assimilated(three(), EARTH).state();
        assertThat(rule(fallen, claim(FEDERATION, VictoryKind.ASCENDANCY, 5))).isEqualTo("AS-APL-06");
    }

    @Rule("AS-SOL-03")
    @ParameterizedTest(name = "{0} tokens win a solo game: {1}")
    @CsvSource({"4, false", "5, true", "6, true"})
    void shouldWinASoloGameWithFiveTokens(int tokens, boolean wins) {
        assertThat(Victory.claim(Tables.solo(), claim(FEDERATION, VictoryKind.ASCENDANCY, tokens))
                        .isRight())
                .isEqualTo(wins);
    }

    @Rule("AS-SOL-03")
    @Test
    void shouldNameTheRuleOfTheSoloGame() {
        assertThat(rule(Tables.solo(), claim(FEDERATION, VictoryKind.ASCENDANCY, 4)))
                .isEqualTo("AS-SOL-03");
    }

    @Rule("AS-SOL-04")
    @Test
    void shouldLetTheFirstOfTwoWinWithFiveTokens() {
        var won = Victory.claim(Tables.duel(), claim(KLINGONS, VictoryKind.ASCENDANCY, 5))
                .get();
        assertThat(won.state().outcome()).contains(new Outcome.PlayerWin(KLINGONS, VictoryKind.ASCENDANCY));
        assertThat(won.events().head().rules())
                .isEqualTo(Vector.of("AS-WIN-02", "AS-SOL-04").map(RuleId::of));
    }

    @Rule("AS-SOL-04")
    @Test
    void shouldNotKnowSupremacyWhenTwoPlay() {
        assertThat(rule(Tables.duel(), claim(KLINGONS, VictoryKind.SUPREMACY, 5)))
                .isEqualTo("AS-SOL-04");
    }

    @Rule("AS-WIN-02")
    @Test
    void shouldRefuseNegativeTokens() {
        assertThatThrownBy(() -> claim(KLINGONS, VictoryKind.ASCENDANCY, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("-1");
    }

    @Rule("AS-SOL-05")
    @Test
    void shouldRefuseAnAimWithoutTheEndThatItBrings() {
        assertThatThrownBy(() -> new Outcome.BorgWin(BorgVictory.Cause.SPIRES, Option.some(KLINGONS)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("SPIRES");
    }

    /** Case D-13: five Spires, and a System loses its last Structure. */
    @Rule("AS-WIN-01")
    @Test
    void shouldEndTheGameBeforeAnythingElseWhenASixthSpireIsDue() {
        Table table = Tables.duel();
        Vector<String> names = Vector.of("W1", "W2", "W3", "W4", "W5");
        var map = names.map(name -> SystemDisc.planetary(name, 3))
                .foldLeft(table.galaxy().map(), StarMap::withDisc);
        Table five = Tables.withWorlds(
                table.withGalaxy(table.galaxy().withMap(map)),
                names.map(name -> BorgWorld.at(SystemId.of(name))).toJavaArray(BorgWorld[]::new));
        Table after = SystemFall.assimilated(five, EARTH).state();
        assertThat(after.outcome()).contains(new Outcome.BorgWin(BorgVictory.Cause.SPIRES, Option.none()));
        assertThat(after.worlds()).isEqualTo(five.worlds());
        assertThat(after.assimilated()).isEmpty();
        assertThat(SystemFall.piecesOf(after, EARTH).structures()).isZero();
        assertThat(after.galaxy().holdings().homes())
                .isEqualTo(five.galaxy().holdings().homes());
        assertThat(after.galaxy().holdings().controllers())
                .isEqualTo(five.galaxy().holdings().controllers().remove(EARTH));
        assertThat(after.galaxy().ships()).isEqualTo(five.galaxy().ships());
    }
}
