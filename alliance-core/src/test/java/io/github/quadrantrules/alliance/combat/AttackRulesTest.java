package io.github.quadrantrules.alliance.combat;

import static io.github.quadrantrules.alliance.combat.Attacks.attack;
import static io.github.quadrantrules.alliance.combat.Attacks.open;
import static io.github.quadrantrules.alliance.combat.Attacks.openDefense;
import static io.github.quadrantrules.alliance.dice.AllianceDice.attackRoll;
import static io.github.quadrantrules.alliance.dice.AllianceDice.defenseRoll;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.alliance.combat.Ability.Add;
import io.github.quadrantrules.alliance.combat.Ability.Cancel;
import io.github.quadrantrules.alliance.combat.Ability.Convert;
import io.github.quadrantrules.alliance.combat.AttackChoice.Done;
import io.github.quadrantrules.alliance.combat.AttackChoice.RollAttackDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.RollDefenseDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendBattleStations;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendEvade;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendTargetLock;
import io.github.quadrantrules.alliance.combat.AttackChoice.UseOnAttackDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.UseOnDefenseDice;
import io.github.quadrantrules.alliance.combat.Attacks.Told;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.Faces;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Violation;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class AttackRulesTest {
    private static final AttackerTokens LOCK_AND_STATIONS =
            AttackerTokens.NONE.withTargetLock().withBattleStations(1);
    private static final Ability<AttackFace> PLATING = new Convert<>("Plating", AttackFace.CRITICAL, AttackFace.HIT, 1);
    private static final Ability<DefenseFace> JAMMING =
            new Convert<>("Jamming", DefenseFace.EVADE, DefenseFace.BLANK, 1);
    private static final Ability<AttackFace> DEFLECTOR = new Cancel<>("Deflector", AttackFace.CRITICAL, 1);

    private static AttackSetup setup(int attack, AttackerTokens attacker, int defense, DefenderTokens defender) {
        return new AttackSetup(new Attacker(attack, attacker), new Defender(defense, defender));
    }

    private static Violation forbidden(AttackState state, AttackChoice choice) {
        assertThat(AttackGame.GAME.choices(state)).doesNotContain(choice);
        return AttackGame.GAME.apply(state, choice, Dice.seeded(1)).getLeft();
    }

    @Rule("AL-ATK-03")
    @Test
    void shouldEndWithoutDamageWhenThereAreNoAttackDice() {
        Abilities warhead = Abilities.NONE.withAttack(new Add<>("Warhead", Faces.of(AttackFace.HIT, 2)));
        AttackSetup setup =
                new AttackSetup(new Attacker(0, LOCK_AND_STATIONS, warhead), new Defender(2, DefenderTokens.NONE));
        Told told = Attacks.play(setup, Vector.empty(), new RollAttackDice());
        assertThat(told.state().isOver()).isTrue();
        assertThat(told.sentences()).containsExactly("The attacker has no attack dice: the attack causes no damage");
        assertThat(told.result()).isEqualTo(new AttackResult(Uncancelled.NONE, LOCK_AND_STATIONS, DefenderTokens.NONE));
    }

    @Rule("AL-DEF-04")
    @Test
    void shouldGoOnWithoutDefenseDiceAndLetAnEvadeBeAdded() {
        Told told = Attacks.play(
                setup(2, AttackerTokens.NONE, 0, DefenderTokens.NONE.withEvades(1)),
                Vector.of(attackRoll("H C")),
                new RollAttackDice(),
                new RollDefenseDice(),
                new SpendEvade());
        assertThat(told.sentences()).contains("The defender has no defense dice");
        assertThat(told.result().uncancelled()).isEqualTo(new Uncancelled(0, 1));
    }

    /** H B X X: parts of 2 · 2 · 3 dice less none are 11 ways to re-roll, then Battle Stations, then going on. */
    @Rule({"AL-MAD-01", "AL-MAD-03"})
    @Test
    void shouldOfferEveryPartOfTheDiceToReroll() {
        Told told = Attacks.play(
                setup(4, LOCK_AND_STATIONS, 1, DefenderTokens.NONE),
                Vector.of(attackRoll("H B X X")),
                new RollAttackDice());
        assertThat(AttackGame.GAME.choices(told.state()))
                .hasSize(13)
                .contains(new SpendTargetLock(attack("B X X")), new SpendTargetLock(attack("H B")))
                .endsWith(new SpendBattleStations(), new Done());
    }

    /** Battle Stations first turns B to H, which leaves one die to re-roll; or the lock first, and B may come again. */
    @Rule({"AL-MAD-01", "AL-MAD-03", "AL-MAD-04", "AL-DIC-07"})
    @Test
    void shouldLetTheAttackerOrderItsEffectsFreely() {
        AttackSetup setup = setup(2, LOCK_AND_STATIONS, 0, DefenderTokens.NONE);
        Told stationsFirst = Attacks.play(
                setup,
                Vector.of(attackRoll("B X"), attackRoll("B")),
                new RollAttackDice(),
                new SpendBattleStations(),
                new SpendTargetLock(attack("X")),
                new RollDefenseDice());
        assertThat(stationsFirst.result().uncancelled()).isEqualTo(new Uncancelled(1, 0));
        Told lockFirst = Attacks.play(
                setup,
                Vector.of(attackRoll("B X"), attackRoll("B")),
                new RollAttackDice(),
                new SpendTargetLock(attack("X")),
                new SpendBattleStations(),
                new RollDefenseDice());
        assertThat(lockFirst.result().uncancelled()).isEqualTo(new Uncancelled(2, 0));
        assertThat(lockFirst.result().attackerTokens()).isEqualTo(AttackerTokens.NONE);
    }

    @Rule({"AL-MAD-03", "AL-MAD-04"})
    @Test
    void shouldKeepTokensWhenTheAttackerGoesOn() {
        Told told = Attacks.play(
                setup(2, LOCK_AND_STATIONS, 0, DefenderTokens.NONE),
                Vector.of(attackRoll("B X")),
                new RollAttackDice(),
                new Done(),
                new RollDefenseDice());
        assertThat(told.result()).isEqualTo(new AttackResult(Uncancelled.NONE, LOCK_AND_STATIONS, DefenderTokens.NONE));
    }

    /** The defender turns C to H before the attacker may re-roll; the converted die is still open. */
    @Rule({"AL-MAD-02", "AL-DIC-07"})
    @Test
    void shouldLetTheDefenderActFirstOnAttackDice() {
        AttackSetup setup = new AttackSetup(
                new Attacker(2, AttackerTokens.NONE.withTargetLock()),
                new Defender(0, DefenderTokens.NONE, Abilities.NONE.withAttack(PLATING)));
        Told rolled = Attacks.play(setup, Vector.of(attackRoll("C X")), new RollAttackDice());
        assertThat(rolled.state().stage().decides()).isEqualTo(Side.DEFENDER);
        assertThat(forbidden(rolled.state(), new SpendTargetLock(attack("X"))).rule())
                .hasToString("AL-MAD-03");
        Told told = Attacks.play(
                setup,
                Vector.of(attackRoll("C X"), attackRoll("C C")),
                new RollAttackDice(),
                new UseOnAttackDice(PLATING, open("C")),
                new SpendTargetLock(attack("H X")),
                new RollDefenseDice());
        assertThat(told.sentences()).contains("The defender uses Plating: attack dice C X become H X");
        assertThat(told.result().uncancelled()).isEqualTo(new Uncancelled(0, 2));
    }

    /** The attacker turns the E to X before the defender may spend; afterwards the attacker cannot act again. */
    @Rule({"AL-MDD-01", "AL-MDD-02"})
    @Test
    void shouldLetTheAttackerActFirstOnDefenseDice() {
        AttackSetup setup = new AttackSetup(
                new Attacker(1, AttackerTokens.NONE, Abilities.NONE.withDefense(JAMMING)),
                new Defender(1, DefenderTokens.NONE.withEvades(1)));
        Told rolled = Attacks.play(
                setup, Vector.of(attackRoll("H"), defenseRoll("E")), new RollAttackDice(), new RollDefenseDice());
        assertThat(rolled.state().stage().decides()).isEqualTo(Side.ATTACKER);
        assertThat(forbidden(rolled.state(), new SpendEvade()).rule()).hasToString("AL-MDD-04");
        Told told = Attacks.play(
                setup,
                Vector.of(attackRoll("H"), defenseRoll("E")),
                new RollAttackDice(),
                new RollDefenseDice(),
                new UseOnDefenseDice(JAMMING, openDefense("E")),
                new SpendEvade());
        assertThat(told.sentences())
                .contains("The attacker uses Jamming: defense dice E become X", "H against E X: the attack misses");
        assertThat(forbidden(
                                Attacks.play(
                                                setup,
                                                Vector.of(attackRoll("H"), defenseRoll("E")),
                                                new RollAttackDice(),
                                                new RollDefenseDice(),
                                                new Done())
                                        .state(),
                                new UseOnDefenseDice(JAMMING, openDefense("E")))
                        .rule())
                .hasToString("AL-MDD-01");
    }

    /** Evade first or Battle Stations first: both may be spent, in either order. */
    @Rule({"AL-MDD-01", "AL-MDD-03", "AL-MDD-04"})
    @Test
    void shouldLetTheDefenderOrderItsEffectsFreely() {
        AttackSetup setup = setup(
                3, AttackerTokens.NONE, 2, DefenderTokens.NONE.withEvades(1).withBattleStations(1));
        Vector<Object> rolls = Vector.of(attackRoll("H H C"), defenseRoll("B X"));
        AttackResult one = Attacks.play(
                        setup,
                        rolls,
                        new RollAttackDice(),
                        new RollDefenseDice(),
                        new SpendEvade(),
                        new SpendBattleStations())
                .result();
        AttackResult two = Attacks.play(
                        setup,
                        rolls,
                        new RollAttackDice(),
                        new RollDefenseDice(),
                        new SpendBattleStations(),
                        new SpendEvade())
                .result();
        assertThat(one)
                .isEqualTo(two)
                .isEqualTo(new AttackResult(new Uncancelled(0, 1), AttackerTokens.NONE, DefenderTokens.NONE));
    }

    @Rule({"AL-CMP-01", "AL-DIC-08"})
    @Test
    void shouldCancelDiceBeforeResultsAreCompared() {
        Told told = Attacks.play(
                new AttackSetup(
                        new Attacker(2, AttackerTokens.NONE),
                        new Defender(1, DefenderTokens.NONE, Abilities.NONE.withAttack(DEFLECTOR))),
                Vector.of(attackRoll("H C"), defenseRoll("X")),
                new RollAttackDice(),
                new RollDefenseDice(),
                new UseOnAttackDice(DEFLECTOR, open("C")));
        assertThat(told.sentences())
                .endsWith("The defender uses Deflector: cancelled C", "H against X: hit, uncancelled H");
        assertThat(told.result().uncancelled()).isEqualTo(new Uncancelled(1, 0));
        assertThat(forbidden(told.state(), new UseOnAttackDice(DEFLECTOR, open("C")))
                        .rule())
                .hasToString("AL-CMP-01");
    }
}
