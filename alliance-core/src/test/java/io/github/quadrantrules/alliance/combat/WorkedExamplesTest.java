package io.github.quadrantrules.alliance.combat;

import static io.github.quadrantrules.alliance.dice.AllianceDice.attackRoll;
import static io.github.quadrantrules.alliance.dice.AllianceDice.defenseRoll;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.alliance.ai.EnemyAi;
import io.github.quadrantrules.alliance.combat.AttackChoice.Done;
import io.github.quadrantrules.alliance.combat.AttackChoice.RollAttackDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.RollDefenseDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendBattleStations;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendEvade;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendTargetLock;
import io.github.quadrantrules.alliance.combat.Attacks.Told;
import io.github.quadrantrules.alliance.value.ModifiedValue;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The attacks that the book works through, up to the uncancelled results: EX-16, EX-17, EX-25 to EX-27, EX-29, EX-30. */
class WorkedExamplesTest {
    private static final AttackerTokens NO_TOKENS = AttackerTokens.NONE;
    private static final AttackerTokens BATTLE_STATIONS = NO_TOKENS.withBattleStations(1);

    private static AttackDeclaration attack(
            int weapon, AttackerTokens tokens, Range range, Path path, DefenderTokens defender) {
        return new AttackDeclaration(
                new DeclaredAttacker(new Weapon.Primary(ModifiedValue.of("Primary Weapon", weapon)), tokens),
                new DeclaredDefender(ModifiedValue.of("Agility", 2), defender),
                range,
                path);
    }

    private static AttackResult byAi(AttackSetup setup, Object... rolls) {
        ScriptedDice dice = Dice.scripted(rolls);
        AttackResult result = Attack.resolve(setup, EnemyAi.POLICY, EnemyAi.POLICY, dice);
        dice.finish();
        return result;
    }

    /** The Combat Phase Example, first attack, EX-16: an Akira at Range 1 with a Target Lock on an Attack Ship. */
    @Rule({"AL-ATK-01", "AL-MAD-01", "AL-MAD-03", "AL-MAD-04", "AL-MDD-04", "AL-CMP-02", "AL-CMP-03"})
    @Test
    void shouldFollowTheFirstAttackOfTheCombatPhaseExample() {
        AttackSetup setup = attack(
                        4, NO_TOKENS.withTargetLock(), Range.ONE, Path.CLEAR, DefenderTokens.NONE.withEvades(1))
                .setup();
        assertThat(setup.attacker().dice()).isEqualTo(5);
        assertThat(setup.defender().dice()).isEqualTo(2);
        Told told = Attacks.play(
                setup,
                Vector.of(attackRoll("H H H X X"), attackRoll("C B"), defenseRoll("X E")),
                new RollAttackDice(),
                new SpendTargetLock(Attacks.attack("X X")),
                new RollDefenseDice(),
                new SpendEvade());
        assertThat(told.sentences())
                .containsExactly(
                        "The attacker rolls 5 attack dice: H H H X X",
                        "Target Lock spent: 2 dice re-rolled, X X become C B; attack dice: H H H C B",
                        "The defender rolls 2 defense dice: E X",
                        "The defender spends an Evade Token: one E more; now E E X",
                        "H H H C B against E E X: hit, uncancelled H C");
        assertThat(told.result())
                .isEqualTo(new AttackResult(new Uncancelled(1, 1), AttackerTokens.NONE, DefenderTokens.NONE));
    }

    @Test
    void shouldNotSpeakOfAChangeWhenReRolledDiceShowTheSameAgain() {
        AttackSetup setup = attack(2, NO_TOKENS.withTargetLock(), Range.TWO, Path.CLEAR, DefenderTokens.NONE)
                .setup();

        Told told = Attacks.play(
                setup,
                Vector.of(attackRoll("H B"), attackRoll("B"), defenseRoll("X X")),
                new RollAttackDice(),
                new SpendTargetLock(Attacks.attack("B")),
                new RollDefenseDice());

        assertThat(told.sentences()).contains("Target Lock spent: 1 die re-rolled, B again; attack dice: H B");
    }

    /** In the same example the Attack Ship defends as the Enemy AI: it spends its Evade Token by itself. */
    @Rule("AL-ECB-10")
    @Test
    void shouldSpendTheEvadeTokenOfTheAttackShipInTheCombatPhaseExample() {
        AttackSetup setup = attack(
                        4, NO_TOKENS.withTargetLock(), Range.ONE, Path.CLEAR, DefenderTokens.NONE.withEvades(1))
                .setup();
        ScriptedDice dice = Dice.scripted(attackRoll("H H H X X"), attackRoll("C B"), defenseRoll("X E"));
        AttackPolicy player = state ->
                state.attacker().tokens().targetLocks() > 0 ? new SpendTargetLock(Attacks.attack("X X")) : new Done();
        assertThat(Attack.resolve(setup, player, EnemyAi.POLICY, dice))
                .isEqualTo(new AttackResult(new Uncancelled(1, 1), AttackerTokens.NONE, DefenderTokens.NONE));
        dice.finish();
    }

    /** The Combat Phase Example, second attack, EX-17: the Attack Ship shoots back. */
    @Rule({"AL-ATK-01", "AL-CMP-02"})
    @Test
    void shouldFollowTheSecondAttackOfTheCombatPhaseExample() {
        AttackSetup setup =
                attack(3, NO_TOKENS, Range.ONE, Path.CLEAR, DefenderTokens.NONE).setup();
        assertThat(setup.attacker().dice()).isEqualTo(4);
        assertThat(setup.defender().dice()).isEqualTo(2);
        assertThat(byAi(setup, attackRoll("H H H X"), defenseRoll("E E")).uncancelled())
                .isEqualTo(new Uncancelled(1, 0));
    }

    /** EX-25: J3 at A1. The book lets A1 roll 4 dice; it keeps its own token. */
    @Rule({"AL-ECB-07", "AL-CMP-02"})
    @Test
    void shouldFollowTheAttackOfTheEliteShipInTurnOne() {
        AttackSetup setup = new AttackSetup(
                new Attacker(3, BATTLE_STATIONS), new Defender(4, DefenderTokens.NONE.withBattleStations(1)));
        ScriptedDice dice = Dice.scripted(attackRoll("X B B"), defenseRoll("E X B B"));
        AttackResult result = Attack.resolve(setup, EnemyAi.POLICY, AttackPolicy.keep(), dice);
        dice.finish();
        assertThat(result)
                .isEqualTo(new AttackResult(
                        new Uncancelled(1, 0), AttackerTokens.NONE, DefenderTokens.NONE.withBattleStations(1)));
    }

    /** EX-26: A1 at J3, which has no tokens left. */
    @Rule({"AL-MAD-04", "AL-BST-02", "AL-CMP-02"})
    @Test
    void shouldFollowTheAttackOfTheAkiraInTurnOne() {
        Told told = Attacks.play(
                new AttackSetup(new Attacker(4, BATTLE_STATIONS), new Defender(2, DefenderTokens.NONE)),
                Vector.of(attackRoll("C H B B"), defenseRoll("E X")),
                new RollAttackDice(),
                new SpendBattleStations(),
                new RollDefenseDice());
        assertThat(told.sentences()).contains("The attacker spends a Battle Stations Token: 2 B become H; now H H H C");
        assertThat(told.result().uncancelled()).isEqualTo(new Uncancelled(2, 1));
    }

    /** EX-27: J1 at A1, Range 3; A1 rolls 2 + 1 − 1 dice, and the attack misses whatever they show. */
    @Rule({"AL-DEF-02", "AL-DEF-03", "AL-CMP-03"})
    @Test
    void shouldMissWithThreeBlanksInTurnOne() {
        AttackSetup setup = attack(3, NO_TOKENS.withScans(1), Range.THREE, Path.CLEAR, DefenderTokens.NONE)
                .setup();
        assertThat(setup.attacker().dice()).isEqualTo(3);
        assertThat(setup.defender().dice()).isEqualTo(2);
        AttackResult result = byAi(setup, attackRoll("X X X"), defenseRoll("X X"));
        assertThat(result.isHit()).isFalse();
        assertThat(result.attackerTokens().scans()).isEqualTo(1);
    }

    /** EX-29: J3 at A1, Range 1: both Hits are cancelled first, the Critical Hit stays. */
    @Rule({"AL-ATK-01", "AL-CMP-02"})
    @Test
    void shouldLeaveTheCriticalHitInTurnTwo() {
        AttackSetup setup =
                attack(3, NO_TOKENS, Range.ONE, Path.CLEAR, DefenderTokens.NONE).setup();
        assertThat(setup.attacker().dice()).isEqualTo(4);
        assertThat(byAi(setup, attackRoll("C H H X"), defenseRoll("E E")).uncancelled())
                .isEqualTo(new Uncancelled(0, 1));
    }

    /** EX-30: A1 at J2 through an Obstacle; J2 rolls 2 + 1 dice and spends its token. */
    @Rule({"AL-DEF-03", "AL-ECB-10", "AL-MDD-03"})
    @Test
    void shouldEvadeThroughAnObstacleInTurnTwo() {
        AttackSetup setup = attack(4, NO_TOKENS, Range.TWO, Path.OBSTRUCTED, DefenderTokens.NONE.withBattleStations(1))
                .setup();
        assertThat(setup.attacker().dice()).isEqualTo(4);
        assertThat(setup.defender().dice()).isEqualTo(3);
        assertThat(byAi(setup, attackRoll("H B X X"), defenseRoll("B B X")))
                .isEqualTo(new AttackResult(Uncancelled.NONE, AttackerTokens.NONE, DefenderTokens.NONE));
    }
}
