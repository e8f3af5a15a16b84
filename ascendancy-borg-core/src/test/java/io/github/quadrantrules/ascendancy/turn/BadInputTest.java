package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.ONE;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.TWO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.ascendancy.combat.BattleCard;
import io.github.quadrantrules.ascendancy.combat.Fleet;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.data.BorgExplorationCards;
import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandCards;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.TechEffect;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.github.quadrantrules.ascendancy.world.SpireLimit;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What cannot stand on a table is refused with the rule and the value. Choices against the rules are violations elsewhere. */
class BadInputTest {
    private static void refused(ThrowingCallable input, String rule, String value) {
        assertThatThrownBy(input)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(rule)
                .hasMessageEndingWith(value);
    }

    private static BorgWeaponTable weapons(Integer... hitValues) {
        return new BorgWeaponTable(Vector.of(hitValues), Provenance.SAMPLE);
    }

    @Rule("AS-WPN-01")
    @Test
    void shouldRefuseWeaponTablesOutsideTwoToSixOrRising() {
        refused(() -> weapons(6, 5, 5, 4, 4, 1), "AS-WPN-01", "6, 5, 5, 4, 4, 1");
        refused(() -> weapons(7, 5, 5, 4, 4, 3), "AS-WPN-01", "7, 5, 5, 4, 4, 3");
        refused(() -> weapons(5, 6, 5, 4, 4, 3), "AS-WPN-01", "5, 6, 5, 4, 4, 3");
        refused(() -> weapons(6, 5, 4, 4, 3), "AS-WPN-01", "5");
    }

    @Rule({"AS-CMP-05", "AS-CMP-06"})
    @Test
    void shouldRefuseDecksWithAWrongNumberOfRedCards() {
        Vector<CommandCard> commands = CommandCards.SAMPLE.cards();
        Vector<CommandCard> black = CommandCards.SAMPLE.withoutRed();
        refused(() -> new CommandCards(black.appendAll(black.take(5)), Provenance.SAMPLE), "AS-CMP-06", "0");
        refused(() -> new CommandCards(commands.tail(), Provenance.SAMPLE), "AS-CMP-05", "29");
        Vector<ExplorationCard> found = BorgExplorationCards.SAMPLE.cards();
        Vector<ExplorationCard> harmless = BorgExplorationCards.SAMPLE.withoutRed();
        refused(() -> new BorgExplorationCards(harmless.appendAll(harmless), Provenance.SAMPLE), "AS-CMP-06", "0");
        refused(() -> new BorgExplorationCards(found.tail(), Provenance.SAMPLE), "AS-CMP-05", "19");
    }

    @Rule({"AS-CMP-01", "AS-BLD-09"})
    @Test
    void shouldRefuseASixthCube() {
        refused(() -> CubeId.of(6), "AS-CMP-01", "6");
        Table five = Vector.of("Earth", "Vulcan", "Risa", "Qo'noS", "Nebula")
                .zipWithIndex()
                .foldLeft(Tables.duel(), (table, place) -> Tables.withCube(table, place._2 + 1, SystemId.of(place._1)));
        refused(() -> Tables.withWorlds(five, new BorgWorld(Tables.BAJOR, 3, true)), "AS-CMP-01", "6");
    }

    @Rule("AS-EFF-01")
    @Test
    void shouldRefuseTwoCubesInASector() {
        Galaxy galaxy = Galaxy.of(Tables.MAP).withCube(ONE, RISA.orbit());
        refused(() -> galaxy.withCube(TWO, RISA.orbit()), "AS-EFF-01", "Risa");
    }

    @Rule("AS-BWD-02")
    @Test
    void shouldRefuseAFourthNode() {
        refused(() -> new BorgWorld(RISA, 4, false), "AS-BWD-02", "4");
        refused(() -> new BorgWorld(RISA, 2, true), "AS-BWD-03", "2");
    }

    @Rule({"AS-ALC-03", "AS-ATK-01"})
    @Test
    void shouldRefuseAFleetOrAGroupWithoutShips() {
        refused(() -> Fleet.of("Home Guard", 0), "AS-ALC-03", "0");
        refused(() -> ShipGroup.singles(FEDERATION, 0), "AS-ATK-01", "0");
        refused(() -> new ShipGroup(FEDERATION, 2, 3), "AS-ATK-01", "3");
    }

    @Rule("AS-BWD-01")
    @Test
    void shouldRefuseASecondSpireInASystem() {
        Collective none = Collective.none(SpireLimit.FIVE);
        refused(
                () -> none.withWorlds(Vector.of(BorgWorld.at(EARTH), BorgWorld.at(EARTH))),
                "AS-BWD-01",
                "Earth, Earth");
    }

    @Rule({"AS-TEC-01", "AS-ADD-04"})
    @Test
    void shouldRefuseTechnologyOfAnyStrength() {
        refused(() -> new TechEffect.ExtraDice(0), "AS-TEC-01", "not 0");
        refused(() -> new TechEffect.ExtraDice(1001), "AS-TEC-01", "not 1001");
        refused(() -> new TechEffect.AutomaticHits(0), "AS-TEC-01", "not 0");
        refused(() -> new TechEffect.AutomaticHits(1001), "AS-TEC-01", "not 1001");
        PlayerCombatProfile player = PlayerCombatProfile.of("Federation", 4);
        assertThat(player.withBonusDice(new TechEffect.ExtraDice(1000).bonusDice())
                        .attackDice(1))
                .isEqualTo(1001);
        assertThat(new BattleCard.AutoHits("Torpedo", new TechEffect.AutomaticHits(1000).hits()).hits())
                .isEqualTo(1000);
    }
}
