package io.github.quadrantrules.ascendancy.combat;

import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.FEDERATION;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.FIGHT;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.KLINGONS;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.RISA;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.ROMULANS;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.after;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.later;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.ships;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.step;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.LoseShip;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Who chooses which Ships are lost, and when. */
class CasualtyChoiceTest {
    @Rule("AS-ALC-03")
    @Test
    void shouldLetTheOwnerChooseWhichShipsAreLost() {
        Squadron squadron = Squadron.of(2).withFleet(Fleet.of("Guards", 2));
        CubeBattleState battle = later(Battles.federation(4), 6, 1, BattleForce.of(squadron));
        CubeBattleState hit = after(battle, FIGHT, Battles.ships(1, 1, 1, 1), Battles.borg(6, 4, 4));
        assertThat(hit.phase()).isEqualTo(new BattlePhase.Casualties(Vector.of(3), 1));
        assertThat(hit.cube()).isEqualTo(battle.cube());
        assertThat(hit.decider()).isEqualTo(Option.some(FEDERATION));
        LoseShip single = new LoseShip(FEDERATION, Option.none());
        LoseShip guard = new LoseShip(FEDERATION, Option.some("Guards"));
        assertThat(CubeBattle.GAME.choices(hit)).containsExactly(single, guard);
        CubeBattleState first = after(hit, guard);
        assertThat(first.phase()).isEqualTo(new BattlePhase.Casualties(Vector.of(2), 1));
        CubeBattleState second = after(first, guard);
        assertThat(second.phase()).isEqualTo(BattlePhase.BEFORE_ROUND);
        assertThat(second.force(FEDERATION).squadron()).isEqualTo(Squadron.of(1));
        assertThat(second.cube()).isEqualTo(new CubeCombat(5, ShieldModifier.of(2)));
        assertThat(CubeBattle.GAME.apply(hit, FIGHT, Dice.scripted()).getLeft().rule())
                .isEqualTo(RuleId.of("AS-ALC-03"));
    }

    @Rule("AS-ALC-03")
    @Test
    void shouldLetTheAssimilatedPlayerInChargeChoose() {
        Squadron squadron = Squadron.of(1).withFleet(Fleet.of("Guards", 2));
        BattleSetting setting = Battles.federation(4).withCommander(PlayerId.of("Cardassians"));
        CubeBattleState battle = later(setting, 7, 1, BattleForce.of(squadron));
        CubeBattleState hit = after(battle, FIGHT, Battles.ships(1, 1, 1), Battles.borg(5, 1));
        assertThat(hit.decider()).isEqualTo(Option.some(PlayerId.of("Cardassians")));
        assertThat(step(hit, new LoseShip(FEDERATION, Option.some("Guards")))
                        .events()
                        .map(Event::sentence))
                .startsWith(
                        "Cardassians takes a casualty of Federation from the Fleet Guards.",
                        "Federation loses 1 Ship; 2 are left.");
    }

    @Rule("AS-ALC-03")
    @Test
    void shouldNotAskWhenAllShipsAreLostOrAlike() {
        CubeBattleState all =
                later(Battles.federation(4), 7, 1, BattleForce.of(Squadron.of(1).withFleet(Fleet.of("Guards", 1))));
        assertThat(after(all, FIGHT, Battles.ships(1, 1), Battles.borg(5, 5)).outcome())
                .isEqualTo(BattleOutcome.SHIPS_LOST);
        CubeBattleState alike =
                later(Battles.federation(4), 7, 1, BattleForce.of(Squadron.of(0).withFleet(Fleet.of("Guards", 3))));
        assertThat(after(alike, FIGHT, Battles.ships(1, 1, 1), Battles.borg(5, 1))
                        .force(FEDERATION)
                        .squadron()
                        .fleets())
                .containsExactly(Fleet.of("Guards", 2));
    }

    /** The first Hit takes a Klingon Ship, all of which are alike; the second one goes to the Romulans, who choose. */
    @Rule({"AS-ALC-01", "AS-ALC-03"})
    @Test
    void shouldAskThePlayerWhoHasAChoice() {
        CubeBattleState battle = later(
                RISA,
                7,
                1,
                BattleForce.of(3),
                BattleForce.of(Squadron.of(1).withFleet(Fleet.of("Guards", 1)).withFleet(Fleet.of("Scouts", 2))),
                BattleForce.of(0));
        CubeBattleState hit =
                after(battle, FIGHT, Battles.ships(1, 1, 1), Battles.ships(1, 1, 1, 1), Battles.borg(5, 5));
        assertThat(hit.phase()).isEqualTo(new BattlePhase.Casualties(Vector.of(0, 1, 0), 0));
        assertThat(hit.decider()).isEqualTo(Option.some(ROMULANS));
        assertThat(ships(hit)).containsExactly(2, 4, 0);
        assertThat(after(hit, new LoseShip(ROMULANS, Option.some("Scouts")))
                        .force(ROMULANS)
                        .squadron())
                .isEqualTo(Squadron.of(1).withFleet(Fleet.of("Guards", 1)).withFleet(Fleet.of("Scouts", 1)));
    }

    @Rule("AS-ALC-01")
    @Test
    void shouldHandOutNoHitsWhenThereAreNone() {
        CubeBattleState battle = later(RISA, 7, 1, BattleForce.of(1), BattleForce.of(1), BattleForce.of(0));
        assertThat(step(battle, FIGHT, Battles.ships(1), Battles.ships(1), Battles.borg(1, 1))
                        .events())
                .noneMatch(SidesEvent.HitsAllocated.class::isInstance);
    }

    /** 1 single Ship and a Fleet of 3: of the 4 at most 3 are lost by choice. */
    @Rule("AS-ALC-03")
    @ParameterizedTest
    @MethodSource
    void shouldRejectCasualtiesThatNobodyCanChoose(Squadron squadron, BattlePhase.Casualties casualties) {
        CubeBattleState battle = later(Battles.federation(4), 6, 1, BattleForce.of(squadron));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> battle.in(casualties))
                .withMessage(
                        "Casualties are chosen where a player has different Ships and loses some of them, not as in "
                                + casualties);
    }

    static Stream<Arguments> shouldRejectCasualtiesThatNobodyCanChoose() {
        Squadron different = Squadron.of(1).withFleet(Fleet.of("Guards", 3));
        return Stream.of(
                Arguments.of(different, new BattlePhase.Casualties(Vector.of(4), 0)),
                Arguments.of(different, new BattlePhase.Casualties(Vector.of(0), 0)),
                Arguments.of(different, new BattlePhase.Casualties(Vector.of(1), -1)),
                Arguments.of(different, new BattlePhase.Casualties(Vector.of(1, 0), 0)),
                Arguments.of(different, new BattlePhase.Casualties(Vector.empty(), 0)),
                Arguments.of(Squadron.of(4), new BattlePhase.Casualties(Vector.of(1), 0)));
    }

    @Rule("AS-ALC-03")
    @Test
    void shouldRejectCasualtiesBelowNone() {
        Squadron different = Squadron.of(1).withFleet(Fleet.of("Guards", 3));
        CubeBattleState battle =
                later(RISA, 6, 1, BattleForce.of(different), BattleForce.of(different), BattleForce.of(0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> battle.in(new BattlePhase.Casualties(Vector.of(1, -1, 0), 0)));
        assertThat(battle.in(new BattlePhase.Casualties(Vector.of(3, 0, 0), 0)).decider())
                .isEqualTo(Option.some(KLINGONS));
    }
}
