package io.github.quadrantrules.ascendancy.combat;

import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.FEDERATION;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.FIGHT;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.KLINGONS;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.RISA;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.ROMULANS;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.after;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.later;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.ships;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.side;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.step;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Battles of several players, with Fleets and rewards. */
class JointBattleTest {
    /** W-01: Federation 3 Ships and Klingons 5 Ships in one battle; all of them roll at the Cube before it rolls. */
    @Rule({"AS-ATK-03", "AS-ATK-07", "AS-CBT-06", "AS-ALC-01", "AS-CBT-03"})
    @Test
    void shouldShareFirstStrikeAndAddUpAllHitsAtRisa() {
        BattleSetting setting = BattleSetting.of(
                Vector.of(side("Federation", 4, 2), new BattleSide(PlayerCombatProfile.klingons(4), 1, Battles.RISA)),
                2);
        CubeBattleState start = CubeBattleState.start(setting, 5, 3);
        assertThat(start.force(KLINGONS).ships()).isEqualTo(5);
        assertThat(CubeBattle.GAME.choices(start)).containsExactly(FIGHT);
        Step<CubeBattleState> step =
                step(start, FIGHT, Battles.ships(6, 5, 3, 2, 1), Battles.ships(4, 4, 1), Battles.borg(6, 5, 4, 2, 1));
        assertThat(step.state().cube()).isEqualTo(new CubeCombat(3, ShieldModifier.of(1)));
        assertThat(ships(step.state())).containsExactly(3, 2);
        assertThat(step.events().map(Event::sentence))
                .contains(
                        "Klingon Empire rolls 5 dice and hits with 4 or more: 2 Hits.",
                        "Federation rolls 3 dice and hits with 4 or more: 2 Hits.",
                        "The Cube is damaged: 4 dice go to the Cube Card, 5 are left.",
                        "The Hits are handed out in Turn Order: 2 to Klingon Empire, 1 to Federation.");
    }

    @Rule({"AS-CBT-06", "AS-DES-02", "AS-DES-04", "AS-DES-06"})
    @Test
    void shouldDestroyTheCubeWithTheSumOfAllHitsBeforeItRolls() {
        CubeBattleState end = after(
                CubeBattleState.start(RISA, 3, 3, 3),
                FIGHT,
                Battles.ships(6, 6, 6),
                Battles.ships(6, 6, 6),
                Battles.ships(6, 6, 6));
        assertThat(end.outcome()).isEqualTo(BattleOutcome.CUBE_DESTROYED);
        assertThat(end.rewards().get())
                .isEqualTo(new Rewards(Vector.of(KLINGONS, ROMULANS, FEDERATION), Vector.of(KLINGONS), Vector.empty()));
    }

    @Rule({"AS-ATK-06", "AS-CBT-02"})
    @Test
    void shouldFightAloneWithFirstStrikeWhoAttacksInATurnOfTheOwn() {
        BattleSetting alone =
                RISA.withSides(RISA.sides().filter(side -> side.id().equals(FEDERATION)));
        CubeBattleState start = CubeBattleState.start(alone, 2);
        assertThat(start.playersHaveFirstStrike()).isTrue();
        assertThat(after(start, FIGHT, Battles.ships(6, 1), Battles.borg(1, 1, 1, 1, 1, 1, 1, 1))
                        .cube())
                .isEqualTo(new CubeCombat(1, ShieldModifier.of(1)));
    }

    /** The Cube rolls all 9 dice although 2 Hits are marked. */
    @Rule("AS-OPT-03")
    @Test
    void shouldFightTheFirstRoundAtOnceWhenTheCubeIsAggressive() {
        CubeBattleState start = CubeBattleState.start(Battles.federation(4).withFirstRound(FirstRound.SIMULTANEOUS), 2);
        Step<CubeBattleState> step = step(start, FIGHT, Battles.ships(6, 6), Battles.borg(4, 1, 1, 1, 1, 1, 1, 1, 1));
        assertThat(step.state().cube()).isEqualTo(new CubeCombat(2, ShieldModifier.of(1)));
        assertThat(ships(step.state())).containsExactly(1);
        assertThat(step.events().head().sentence()).endsWith("it shoots at the same time as the Ships.");
        assertThat(step.events().head().rules()).contains(RuleId.of("AS-OPT-03"));
    }

    /** Modifier 3: only the Federation with hit value 4 needs a 7; the Klingons never retreat. */
    @Rule({"AS-RET-01", "AS-RET-03", "AS-RET-04"})
    @Test
    void shouldAskForcedPlayersFirstAndTheOthersInTurnOrder() {
        CubeBattleState battle = later(2, 3, 4, 4, 4);
        assertThat(battle.decider()).isEqualTo(Option.some(FEDERATION));
        assertThat(CubeBattle.GAME.choices(battle))
                .containsExactly(new RetreatTo(Battles.VULCAN), new RetreatTo(Battles.ANDORIA));
        CubeBattleState forced = after(battle, new RetreatTo(Battles.VULCAN));
        assertThat(forced.outcome()).isEqualTo(BattleOutcome.UNDECIDED);
        assertThat(forced.decider()).isEqualTo(Option.some(ROMULANS));
        assertThat(CubeBattle.GAME.choices(forced)).contains(FIGHT);
        CubeBattleState alone = after(forced, new RetreatTo(Battles.ANDORIA));
        assertThat(alone.decider()).isEqualTo(Option.some(KLINGONS));
        assertThat(CubeBattle.GAME.choices(alone)).containsExactly(FIGHT);
        CubeBattleState fought = after(alone, FIGHT, Battles.ships(6, 1, 1, 1), Battles.borg(4, 4, 4, 4, 1, 1, 1));
        assertThat(fought.outcome()).isEqualTo(BattleOutcome.RETREATED);
        assertThat(fought.ships()).isEqualTo(8);
        assertThat(CubeBattle.GAME.choices(fought)).isEmpty();
    }

    @Rule("AS-RET-03")
    @Test
    void shouldFightTheRoundWhenTheLastPlayerHasDecidedToStay() {
        CubeBattleState battle = later(2, 1, 1, 1, 1);
        assertThat(battle.decider()).isEqualTo(Option.some(ROMULANS));
        Step<CubeBattleState> stays = step(battle, FIGHT);
        assertThat(stays.events().map(Event::sentence)).containsExactly("Romulans stays in the battle.");
        assertThat(stays.state().decider()).isEqualTo(Option.some(FEDERATION));
        CubeBattleState fought = after(
                stays.state(),
                FIGHT,
                Battles.ships(1),
                Battles.ships(1),
                Battles.ships(1),
                Battles.borg(1, 1, 1, 1, 1, 1, 1));
        assertThat(fought.cube().modifier()).isEqualTo(ShieldModifier.of(2));
        assertThat(fought.phase()).isEqualTo(BattlePhase.BEFORE_ROUND);
    }

    /** The Romulans retreated, the Klingons were wiped out: only the Federation rolled in the last round. */
    @Rule("AS-DES-04")
    @Test
    void shouldRewardOnlyWhoRolledInTheDestroyingRound() {
        BattleForce gone = new BattleForce(Squadron.of(3), Vector.empty(), 0, Option.some(Battles.VULCAN));
        CubeBattleState battle = later(RISA, 8, 2, BattleForce.of(0), gone, BattleForce.of(1));
        CubeBattleState end = after(battle, FIGHT, Battles.ships(6), Battles.borg(6));
        assertThat(end.outcome()).isEqualTo(BattleOutcome.MUTUAL_DESTRUCTION);
        assertThat(end.rewards().get()).isEqualTo(new Rewards(Vector.of(FEDERATION), Vector.empty(), Vector.empty()));
    }

    /** Two of the three Fleets of the Federation are Marauders; the destroyed one has fought as well. */
    @Rule({"AS-DES-07", "AS-DES-05"})
    @Test
    void shouldGiveProductionForEachMarauderFleetThatFought() {
        Squadron squadron = Squadron.of(0)
                .withFleet(Fleet.marauder("Raiders", 1))
                .withFleet(Fleet.of("Guards", 1))
                .withFleet(Fleet.marauder("Hawks", 1));
        CubeBattleState battle = later(Battles.federation(4), 8, 1, BattleForce.of(squadron));
        Step<CubeBattleState> end = step(battle, FIGHT, Battles.ships(6, 1, 1), Battles.borg(1));
        assertThat(end.state().rewards().get().production()).containsExactly(FEDERATION, FEDERATION);
        assertThat(end.events().last().rules().map(RuleId::id)).containsExactly("AS-DES-04", "AS-DES-05", "AS-DES-07");
        assertThat(end.events().last().sentence())
                .isEqualTo("For the Cube, which goes back to the supply, Federation draws a Borg Technology Card;"
                        + " Federation gains 1 Production; Federation gains 1 Production.");
    }

    @Test
    void shouldRejectWhenPlayersDoNotFitTogether() {
        BattleSide one = side("Federation", 4, 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BattleSetting.of(Vector.of(one, side("Romulans", 4, 1)), 2))
                .withMessage("Turn Order numbers are all different, not 1, 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BattleSetting.of(Vector.of(one, side("Federation", 4, 2)), 2))
                .withMessage("Each player is on one side of a battle, not on two as in Federation, Federation");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BattleSetting.of(Vector.of(one, BattleSide.of(PlayerCombatProfile.of("B", 4), 2)), 2))
                .withMessage("A battle has one Cube in one Sector, not Risa, the Cube's Sector");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BattleSetting.of(Vector.empty(), 2))
                .withMessage("A Cube fights 1 player or more (AS-ATK-02), not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RISA.withCommander(ROMULANS))
                .withMessage("An Assimilated Player has no Ships in a battle, unlike Romulans");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CubeBattleState.start(RISA, 3, 3))
                .withMessage("A battle has one force for each of its 3 players, not 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Squadron.of(1).withFleet(Fleet.of("A", 1)).withFleet(Fleet.of("A", 2)))
                .withMessage("Each Fleet of a player has a name of its own, not as in A, A");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Fleet.of("A", 0))
                .withMessage("A Fleet has 1 to 1000 Ships (AS-ALC-03), not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BattleCard.AutoHits("A", 0))
                .withMessage("A card gives 1 to 1000 Hits, not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CubeBattleState.start(RISA, 3, 3, 3).force(PlayerId.of("Gorn")))
                .withMessage("A player of the battle is asked for, not Gorn");
    }

    @Test
    void shouldSortPlayersByTurnOrder() {
        assertThat(RISA.sides().map(BattleSide::id)).containsExactly(KLINGONS, ROMULANS, FEDERATION);
    }
}
