package io.github.quadrantrules.ascendancy.combat;

import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.CULT;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.FEDERATION;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.FIGHT;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.KLINGONS;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.RISA;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.ROMULANS;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.TORPEDO;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.after;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.later;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.ships;
import static io.github.quadrantrules.ascendancy.combat.ScriptedBattles.step;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.LetDiceStand;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.UseCard;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards that give Hits without a roll or damage a Cube. */
class BattleCardsTest {
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

    /** 5 dice on the card become 6, so that 3 of the 9 are left. */
    @Rule({"AS-ADD-05", "AS-DMG-02"})
    @Test
    void shouldTellTheDamageThatACardDoes() {
        CubeBattleState battle =
                later(RISA, 5, 1, BattleForce.of(2).withCards(CULT), BattleForce.of(1), BattleForce.of(1));
        assertThat(step(battle, new UseCard(CULT)).events().map(Event::sentence))
                .containsExactly(
                        "Klingon Empire uses Cult of Kahless: 1 damage to the Cube.",
                        "The Cube is damaged: 1 die goes to the Cube Card, 3 are left.");
    }

    /** Whoever decides after the roll has seen both rolls. */
    @Rule({"AS-ADD-05", "AS-CBT-05"})
    @Test
    void shouldTellBothRollsBeforeACardIsAskedFor() {
        CubeBattleState battle =
                later(Battles.federation(4), 6, 1, BattleForce.of(2).withCards(CULT));
        assertThat(step(battle, FIGHT, Battles.ships(6, 1), Battles.borg(5, 1, 1))
                        .events())
                .extracting(event -> event.getClass().getSimpleName())
                .containsExactly("RoundBegan", "ShipsShot", "CubeShot");
    }

    /** The Klingons can use both cards one after the other; when they let the dice stand, the Romulans are asked. */
    @Rule("AS-ADD-05")
    @Test
    void shouldAskEachPlayerForEachCardAfterTheRoll() {
        BattleCard second = new BattleCard.CubeDamage("Second");
        CubeBattleState battle = later(
                RISA,
                5,
                1,
                BattleForce.of(2).withCards(CULT, second),
                BattleForce.of(1).withCards(CULT),
                BattleForce.of(0));
        CubeBattleState rolled =
                after(after(battle, FIGHT), FIGHT, Battles.ships(1, 1), Battles.ships(1), Battles.borg(1, 1, 1, 1));
        assertThat(rolled.decider()).isEqualTo(Option.some(KLINGONS));
        CubeBattleState used = after(rolled, new UseCard(CULT));
        assertThat(used.decider()).isEqualTo(Option.some(KLINGONS));
        assertThat(CubeBattle.GAME.choices(used)).containsExactly(new LetDiceStand(), new UseCard(second));
        CubeBattleState romulans = after(used, new LetDiceStand());
        assertThat(romulans.decider()).isEqualTo(Option.some(ROMULANS));
        assertThat(after(romulans, new LetDiceStand()).cube()).isEqualTo(new CubeCombat(6, ShieldModifier.of(2)));
    }

    @Rule("AS-ADD-05")
    @ParameterizedTest
    @ValueSource(ints = {-1, 3})
    void shouldRejectMoreAnswersThanPlayers(int answered) {
        CubeBattleState battle = later(5, 1, 1, 1, 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> battle.in(new BattlePhase.BeforeRound(answered)))
                .withMessage("Before the last of 3 players has answered, 0 to 2 have, not " + answered);
        assertThat(battle.in(new BattlePhase.BeforeRound(2)).phase()).isEqualTo(new BattlePhase.BeforeRound(2));
    }
}
