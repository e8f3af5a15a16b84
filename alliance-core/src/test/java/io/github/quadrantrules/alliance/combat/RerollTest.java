package io.github.quadrantrules.alliance.combat;

import static io.github.quadrantrules.alliance.combat.Attacks.attack;
import static io.github.quadrantrules.alliance.combat.Attacks.open;
import static io.github.quadrantrules.alliance.dice.AllianceDice.attackRoll;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.alliance.ai.EnemyAi;
import io.github.quadrantrules.alliance.combat.Ability.Reroll;
import io.github.quadrantrules.alliance.combat.AttackChoice.Done;
import io.github.quadrantrules.alliance.combat.AttackChoice.RollAttackDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.RollDefenseDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendTargetLock;
import io.github.quadrantrules.alliance.combat.AttackChoice.UseOnAttackDice;
import io.github.quadrantrules.alliance.combat.Attacks.Told;
import io.github.quadrantrules.alliance.dice.AllianceDice;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Faces;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.game.Violation;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Which dice of an attack are closed to re-rolls, whoever re-rolled them. */
class RerollTest {
    private static final AttackerTokens LOCK = AttackerTokens.NONE.withTargetLock();

    private static Violation forbidden(AttackState state, AttackChoice choice) {
        assertThat(AttackGame.GAME.choices(state)).doesNotContain(choice);
        return AttackGame.GAME.apply(state, choice, Dice.seeded(1)).getLeft();
    }

    @Rule({"AL-MAD-03", "AL-DIC-07"})
    @Test
    void shouldSayWhyDiceCannotBeRerolled() {
        AttackState state = Attacks.play(
                        new AttackSetup(
                                new Attacker(2, LOCK.withBattleStations(1)), new Defender(1, DefenderTokens.NONE)),
                        Vector.of(attackRoll("B X")),
                        new RollAttackDice())
                .state();
        assertThat(forbidden(state, new SpendTargetLock(attack("H"))))
                .hasToString("AL-DIC-07: Only dice not re-rolled yet, B X, can be re-rolled: H");
        assertThat(forbidden(state, new SpendTargetLock(attack("-"))))
                .hasToString("AL-MAD-03: A Target Lock re-rolls at least one die: -");
    }

    /** A die re-rolled by the lock is closed to a card, unless the card says that it may be re-rolled more than once. */
    @Rule({"AL-DIC-07", "AL-MAD-01"})
    @Test
    void shouldRerollAClosedDieOnlyByExpressPermission() {
        Ability<AttackFace> once = new Reroll<>("Targeting", Vector.of(AttackFace.values()), 1, RerollLimit.ONCE);
        Ability<AttackFace> again =
                new Reroll<>("Computer", Vector.of(AttackFace.values()), 1, RerollLimit.MORE_THAN_ONCE);
        AttackSetup setup = new AttackSetup(
                new Attacker(1, LOCK, Abilities.NONE.withAttack(once).withAttack(again)),
                new Defender(0, DefenderTokens.NONE));
        DicePool<AttackFace> closed = new DicePool<>(attack("-"), attack("X"), attack("-"));
        AttackState rerolled = Attacks.play(
                        setup,
                        Vector.of(attackRoll("X"), attackRoll("X")),
                        new RollAttackDice(),
                        new SpendTargetLock(attack("X")))
                .state();
        assertThat(forbidden(rerolled, new UseOnAttackDice(once, closed)).rule())
                .hasToString("AL-DIC-07");
        AttackState twice = AttackGame.GAME
                .apply(rerolled, new UseOnAttackDice(again, closed), Dice.scripted(attackRoll("C")))
                .get()
                .state();
        assertThat(twice.attackDice()).isEqualTo(new DicePool<>(attack("-"), attack("C"), attack("-")));
    }

    /** A die that the defender's effect re-rolled is closed to the attacker's Target Lock. */
    @Rule({"AL-DIC-07", "AL-MAD-02", "AL-MAD-03"})
    @Test
    void shouldNotRerollADieThatTheDefenderRerolled() {
        Ability<AttackFace> scrambler = new Reroll<>("Scrambler", Vector.of(AttackFace.HIT), 1, RerollLimit.ONCE);
        Told told = Attacks.play(
                new AttackSetup(
                        new Attacker(2, LOCK),
                        new Defender(0, DefenderTokens.NONE, Abilities.NONE.withAttack(scrambler))),
                Vector.of(attackRoll("H B"), attackRoll("X")),
                new RollAttackDice(),
                new UseOnAttackDice(scrambler, open("H")));
        assertThat(told.state().stage().decides()).isEqualTo(Side.ATTACKER);
        assertThat(AttackGame.GAME.choices(told.state())).containsExactly(new SpendTargetLock(attack("B")), new Done());
        assertThat(forbidden(told.state(), new SpendTargetLock(attack("X"))).rule())
                .hasToString("AL-DIC-07");
    }

    /** Of 60 dice, 15 of each face: 16 to the fourth power ways to choose, of which some are listed and all are legal. */
    @Rule("AL-MAD-03")
    @Test
    void shouldAllowChoicesThatAreTooManyToBeListed() {
        Ability<AttackFace> targeting = new Reroll<>("Targeting", Vector.of(AttackFace.values()), 60, RerollLimit.ONCE);
        Faces<AttackFace> all = Vector.of(AttackFace.values())
                .foldLeft(Faces.NO_ATTACK, (faces, face) -> faces.plus(Faces.of(face, 15)));
        AttackSetup setup = new AttackSetup(
                new Attacker(60, LOCK, Abilities.NONE.withAttack(targeting)), new Defender(0, DefenderTokens.NONE));
        AttackState rolled = Attacks.play(
                        setup, Vector.of(AllianceDice.ATTACK.showing(all.toVector())), new RollAttackDice())
                .state();
        assertThat(AttackGame.GAME.choices(rolled)).hasSizeBetween(3, 100).contains(new SpendTargetLock(all));
        AttackChoice lock = new SpendTargetLock(attack("H X"));
        AttackChoice ability = new UseOnAttackDice(targeting, open("C B B"));
        assertThat(AttackGame.GAME.choices(rolled)).doesNotContain(lock, ability);
        assertThat(AttackGame.GAME.apply(rolled, lock, Dice.seeded(1)).isRight())
                .isTrue();
        assertThat(AttackGame.GAME.apply(rolled, ability, Dice.seeded(1)).isRight())
                .isTrue();
        assertThat(forbidden(rolled, new SpendTargetLock(Faces.of(AttackFace.HIT, 16)))
                        .rule())
                .hasToString("AL-DIC-07");
    }

    /** With every die closed the lock has nothing to re-roll, and the attack goes on by itself. */
    @Rule({"AL-MAD-03", "AL-DIC-07"})
    @Test
    void shouldNotOfferTheTargetLockWhenEveryDieIsClosed() {
        Ability<AttackFace> targeting = new Reroll<>("Targeting", Vector.of(AttackFace.BLANK), 1, RerollLimit.ONCE);
        Told told = Attacks.play(
                new AttackSetup(
                        new Attacker(1, LOCK, Abilities.NONE.withAttack(targeting)),
                        new Defender(0, DefenderTokens.NONE)),
                Vector.of(attackRoll("X"), attackRoll("X")),
                new RollAttackDice(),
                new UseOnAttackDice(targeting, open("X")),
                new RollDefenseDice());
        assertThat(told.result().attackerTokens()).isEqualTo(LOCK);
    }

    /** The player's card closes one blank; only the other one is left for the lock. */
    @Rule({"AL-ECB-05", "AL-DIC-07"})
    @Test
    void shouldNotRerollABlankThatTheDefenderRerolled() {
        Reroll<AttackFace> scrambler = new Reroll<>("Scrambler", Vector.of(AttackFace.HIT), 1, RerollLimit.ONCE);
        AttackPolicy player = state -> state.stage() == AttackStage.DEFENDER_MODIFIES_ATTACK_DICE
                ? new UseOnAttackDice(scrambler, open("H"))
                : new Done();
        ScriptedDice dice = Dice.scripted(attackRoll("H X"), attackRoll("X"), attackRoll("C"));
        AttackResult result = Attack.resolve(
                new AttackSetup(
                        new Attacker(2, LOCK),
                        new Defender(0, DefenderTokens.NONE, Abilities.NONE.withAttack(scrambler))),
                EnemyAi.POLICY,
                player,
                dice);
        dice.finish();
        assertThat(result).isEqualTo(new AttackResult(new Uncancelled(0, 1), AttackerTokens.NONE, DefenderTokens.NONE));
    }
}
