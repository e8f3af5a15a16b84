package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.Fight;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.LetDiceStand;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.LoseShip;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.UseCard;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Battles of several players, with cards, Fleets and rewards. */
class JointBattleTest {
    private static final PlayerId KLINGONS = PlayerId.of("Klingon Empire");
    private static final PlayerId FEDERATION = PlayerId.of("Federation");
    private static final PlayerId ROMULANS = PlayerId.of("Romulans");
    private static final BattleChoice FIGHT = new Fight();
    private static final BattleCard CULT = new BattleCard.CubeDamage("Cult of Kahless");
    private static final BattleCard TORPEDO = new BattleCard.AutoHits("Torpedo", 2);

    private static BattleSide side(String name, int hitValue, int turnOrder) {
        return new BattleSide(PlayerCombatProfile.of(name, hitValue), turnOrder, Battles.RISA);
    }

    private static final BattleSetting RISA = BattleSetting.of(
            Vector.of(
                    side("Federation", 4, 3),
                    new BattleSide(PlayerCombatProfile.klingons(4), 1, Battles.RISA),
                    side("Romulans", 3, 2)),
            2);

    private static CubeBattleState later(BattleSetting setting, int diceOnCard, int modifier, BattleForce... forces) {
        return new CubeBattleState(
                setting,
                Array.of(forces),
                new CubeCombat(diceOnCard, ShieldModifier.of(modifier)),
                BattlePhase.BEFORE_ROUND,
                Option.none());
    }

    private static CubeBattleState later(int diceOnCard, int modifier, int... ships) {
        return later(
                RISA,
                diceOnCard,
                modifier,
                Array.ofAll(ships).map(BattleForce::of).toJavaArray(BattleForce[]::new));
    }

    private static Step<CubeBattleState> step(CubeBattleState battle, BattleChoice choice, Object... rolls) {
        ScriptedDice dice = Dice.scripted(rolls);
        Step<CubeBattleState> step =
                CubeBattle.GAME.apply(battle, choice, dice).getOrElseThrow(v -> new AssertionError(v.toString()));
        dice.finish();
        return step;
    }

    private static CubeBattleState after(CubeBattleState battle, BattleChoice choice, Object... rolls) {
        return step(battle, choice, rolls).state();
    }

    private static Vector<Integer> ships(CubeBattleState battle) {
        return battle.forces().map(BattleForce::ships).toVector();
    }

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
                        "Cardassians takes the casualty of Federation from the Fleet Guards.",
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

    @Rule("AS-ADD-04")
    @Test
    void shouldCountHitsWithoutARollInTheirRoundOnly() {
        CubeBattleState battle =
                later(Battles.federation(4), 3, 1, BattleForce.of(1).withCards(TORPEDO));
        assertThat(CubeBattle.GAME.choices(battle)).contains(FIGHT, new UseCard(TORPEDO));
        CubeBattleState used = after(battle, new UseCard(TORPEDO));
        assertThat(used.force(FEDERATION).autoHits()).isEqualTo(2);
        CubeBattleState fought = after(used, FIGHT, Battles.ships(1), Battles.borg(1, 1, 1, 1, 1, 1));
        assertThat(fought.cube()).isEqualTo(new CubeCombat(5, ShieldModifier.of(2)));
        assertThat(fought.force(FEDERATION)).isEqualTo(BattleForce.of(1));
    }

    /** W-10: k dice on the card become k + 1; with 8 the Cube is destroyed, here before anybody rolls. */
    @Rule({"AS-ADD-05", "AS-DES-04", "AS-DES-01"})
    @Test
    void shouldDamageTheCubeAtTheMomentOfUse() {
        BattleForce klingons = BattleForce.of(2).withCards(CULT);
        CubeBattleState battle = later(RISA, 5, 1, klingons, BattleForce.of(1), BattleForce.of(1));
        assertThat(battle.decider()).isEqualTo(Option.some(KLINGONS));
        assertThat(after(battle, new UseCard(CULT)).cube()).isEqualTo(new CubeCombat(6, ShieldModifier.of(1)));
        CubeBattleState last = later(RISA, 8, 1, klingons, BattleForce.of(1), BattleForce.of(1));
        Step<CubeBattleState> end = step(last, new UseCard(CULT));
        assertThat(end.state().outcome()).isEqualTo(BattleOutcome.CUBE_DESTROYED);
        assertThat(end.state().rewards().get())
                .isEqualTo(new Rewards(Vector.of(KLINGONS), Vector.of(KLINGONS), Vector.empty()));
        assertThat(end.events().map(Event::sentence))
                .startsWith("Klingon Empire uses Cult of Kahless: 1 damage to the Cube.");
    }

    /** The Cube has 1 die, which rolls a 6; the players miss, and the card deals the ninth damage. */
    @Rule({"AS-ADD-05", "AS-DES-03", "AS-DES-04", "AS-RGN-02"})
    @Test
    void shouldLetTheBorgRollCountWhenACardDestroysTheCubeAfterIt() {
        CubeBattleState battle =
                later(RISA, 8, 4, BattleForce.of(2).withCards(CULT), BattleForce.of(0), BattleForce.of(0));
        CubeBattleState rolled = after(battle, FIGHT, Battles.ships(1, 1), Battles.borg(6));
        assertThat(rolled.outcome()).isEqualTo(BattleOutcome.UNDECIDED);
        assertThat(CubeBattle.GAME.choices(rolled)).containsExactly(new LetDiceStand(), new UseCard(CULT));
        CubeBattleState end = after(rolled, new UseCard(CULT));
        assertThat(end.outcome()).isEqualTo(BattleOutcome.CUBE_DESTROYED);
        assertThat(ships(end)).containsExactly(1, 0, 0);
        CubeBattleState stands = after(rolled, new LetDiceStand());
        assertThat(stands.cube()).isEqualTo(new CubeCombat(7, ShieldModifier.HIGHEST));
        assertThat(ships(stands)).containsExactly(1, 0, 0);
    }

    /** Hit Value 4 and modifier 3 need a 7: Hits without a roll would only be of use to who fights on. */
    @Rule({"AS-RET-01", "AS-ADD-05"})
    @Test
    void shouldLeaveOnlyRetreatsAndDamageToTheCubeWhenRetreatIsForced() {
        BattleForce force = BattleForce.of(2).withCards(new BattleCard.AutoHits("Salvo", 1), CULT);
        Seq<BattleChoice> choices = CubeBattle.GAME.choices(later(Battles.federation(4), 0, 3, force));
        assertThat(choices.reject(RetreatTo.class::isInstance)).containsExactly(new UseCard(CULT));
        assertThat(choices.size()).isGreaterThan(1);
    }

    /** The Romulans have missed in this round; the Federation has no Ship in it any more. */
    @Rule({"AS-DES-04", "AS-DES-06"})
    @Test
    void shouldRewardAllWhoRolledWhenACardDealsTheNinthDamageAfterTheRoll() {
        CubeBattleState battle =
                later(RISA, 8, 1, BattleForce.of(2).withCards(CULT), BattleForce.of(1), BattleForce.of(0));
        CubeBattleState rolled =
                after(after(battle, FIGHT), FIGHT, Battles.ships(1, 1), Battles.ships(1), Battles.borg(6));
        CubeBattleState end = after(rolled, new UseCard(CULT));
        assertThat(end.outcome()).isEqualTo(BattleOutcome.CUBE_DESTROYED);
        assertThat(end.rewards().get())
                .isEqualTo(new Rewards(Vector.of(KLINGONS, ROMULANS), Vector.of(KLINGONS), Vector.empty()));
    }

    /** 8 Hits in the first round; the card deals the ninth damage before the Cube rolls. */
    @Rule({"AS-ADD-05", "AS-DES-02", "AS-CBT-03"})
    @Test
    void shouldRollNoBorgDiceWhenACardDestroysTheCubeInAFirstStrikeRound() {
        CubeBattleState start = CubeBattleState.start(
                Battles.federation(4), Array.of(BattleForce.of(8).withCards(CULT)));
        CubeBattleState rolled = after(start, FIGHT, Battles.ships(6, 6, 6, 6, 6, 6, 6, 6));
        assertThat(rolled.cube().diceOnCard()).isEqualTo(8);
        assertThat(after(rolled, new UseCard(CULT)).outcome()).isEqualTo(BattleOutcome.CUBE_DESTROYED);
        assertThat(after(rolled, new LetDiceStand(), Battles.borg(1)).cube())
                .isEqualTo(new CubeCombat(8, ShieldModifier.of(1)));
        assertThat(CubeBattle.GAME
                        .apply(rolled, FIGHT, Dice.scripted())
                        .getLeft()
                        .rule())
                .isEqualTo(RuleId.of("AS-ADD-05"));
    }

    @Rule({"AS-ADD-04", "AS-ADD-05"})
    @Test
    void shouldForbidCardsThatThePlayerDoesNotHold() {
        CubeBattleState battle = CubeBattleState.start(Battles.federation(4), 3);
        assertThat(CubeBattle.GAME
                        .apply(battle, new UseCard(TORPEDO), Dice.scripted())
                        .getLeft()
                        .rule())
                .isEqualTo(RuleId.of("AS-ADD-04"));
        assertThat(CubeBattle.GAME
                        .apply(battle, new UseCard(CULT), Dice.scripted())
                        .getLeft()
                        .rule())
                .isEqualTo(RuleId.of("AS-ADD-05"));
        assertThat(CubeBattle.GAME
                        .apply(battle, new LetDiceStand(), Dice.scripted())
                        .getLeft()
                        .rule())
                .isEqualTo(RuleId.of("AS-CBT-03"));
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
