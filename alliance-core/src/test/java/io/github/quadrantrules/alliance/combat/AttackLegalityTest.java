package io.github.quadrantrules.alliance.combat;

import static io.github.quadrantrules.alliance.combat.Attacks.attack;
import static io.github.quadrantrules.alliance.combat.Attacks.open;
import static io.github.quadrantrules.alliance.combat.Attacks.openDefense;
import static io.github.quadrantrules.alliance.dice.AllianceDice.attackRoll;
import static io.github.quadrantrules.alliance.dice.AllianceDice.defenseRoll;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.alliance.combat.Ability.Add;
import io.github.quadrantrules.alliance.combat.Ability.Cancel;
import io.github.quadrantrules.alliance.combat.Ability.Convert;
import io.github.quadrantrules.alliance.combat.Ability.Reroll;
import io.github.quadrantrules.alliance.combat.AttackChoice.Done;
import io.github.quadrantrules.alliance.combat.AttackChoice.RollAttackDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.RollDefenseDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendBattleStations;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendEvade;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendTargetLock;
import io.github.quadrantrules.alliance.combat.AttackChoice.UseOnAttackDice;
import io.github.quadrantrules.alliance.combat.Attacks.Told;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Faces;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Violation;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class AttackLegalityTest {
    private static final AttackerTokens LOCK_AND_STATIONS =
            AttackerTokens.NONE.withTargetLock().withBattleStations(1);

    private static AttackSetup setup(int attack, AttackerTokens attacker, int defense, DefenderTokens defender) {
        return new AttackSetup(new Attacker(attack, attacker), new Defender(defense, defender));
    }

    private static Violation forbidden(AttackState state, AttackChoice choice) {
        assertThat(AttackGame.GAME.choices(state)).doesNotContain(choice);
        return AttackGame.GAME.apply(state, choice, Dice.seeded(1)).getLeft();
    }

    /** INV-27, and one token of a kind in one attack. */
    @Rule({"AL-BST-02", "AL-MDD-03", "AL-MDD-04"})
    @Test
    void shouldSpendOneTokenOfAKindInAnAttack() {
        AttackState state = Attacks.play(
                        setup(
                                3,
                                AttackerTokens.NONE,
                                2,
                                DefenderTokens.NONE.withEvades(2).withBattleStations(2)),
                        Vector.of(attackRoll("H H C"), defenseRoll("B B")),
                        new RollAttackDice(),
                        new RollDefenseDice(),
                        new SpendEvade())
                .state();
        assertThat(state.defender().tokens()).isEqualTo(new DefenderTokens(2, 1));
        assertThat(forbidden(state, new SpendEvade()))
                .hasToString("AL-MDD-04: One Evade Token an attack can be returned, while the defender modifies the"
                        + " defense dice: DEFENDER_MODIFIES_DEFENSE_DICE");
        AttackState over = AttackGame.GAME
                .apply(state, new SpendBattleStations(), Dice.seeded(1))
                .get()
                .state();
        assertThat(over.defender().tokens()).isEqualTo(new DefenderTokens(1, 1));
        assertThat(over.isOver()).isTrue();
    }

    /** A card that makes B of a blank after the token was spent does not let a second token be spent. */
    @Rule({"AL-BST-02", "AL-MAD-04"})
    @Test
    void shouldSpendOneBattleStationsTokenAsAttacker() {
        Ability<AttackFace> spread = new Convert<>("Spread", AttackFace.BLANK, AttackFace.BATTLE_STATIONS, 1);
        Told told = Attacks.play(
                new AttackSetup(
                        new Attacker(2, AttackerTokens.NONE.withBattleStations(2), Abilities.NONE.withAttack(spread)),
                        new Defender(0, DefenderTokens.NONE)),
                Vector.of(attackRoll("B X")),
                new RollAttackDice(),
                new SpendBattleStations(),
                new UseOnAttackDice(spread, open("X")));
        assertThat(told.state().attackDice().faces()).isEqualTo(attack("H B"));
        assertThat(told.state().attacker().tokens().battleStations()).isEqualTo(1);
        assertThat(forbidden(told.state(), new SpendBattleStations()).rule()).hasToString("AL-MAD-04");
    }

    @Rule({"AL-MAD-03", "AL-DIC-07"})
    @Test
    void shouldSayWhyDiceCannotBeRerolled() {
        AttackState state = Attacks.play(
                        setup(2, LOCK_AND_STATIONS, 1, DefenderTokens.NONE),
                        Vector.of(attackRoll("B X")),
                        new RollAttackDice())
                .state();
        assertThat(forbidden(state, new SpendTargetLock(attack("H"))))
                .hasToString("AL-DIC-07: Only dice not re-rolled yet, B X, can be re-rolled: H");
        assertThat(forbidden(state, new SpendTargetLock(attack("-"))))
                .hasToString("AL-MAD-03: A Target Lock re-rolls at least one die: -");
    }

    @Test
    void shouldKeepTheOrderOfTheSteps() {
        AttackState declared = AttackState.of(setup(2, LOCK_AND_STATIONS, 1, DefenderTokens.NONE));
        assertThat(forbidden(declared, new RollDefenseDice()).rule()).hasToString("AL-COM-03");
        assertThat(forbidden(declared, new Done()))
                .hasToString("AL-COM-03: The steps of an attack come in their order: Done[] at DECLARED");
        assertThat(forbidden(declared, new SpendBattleStations()).rule()).hasToString("AL-MAD-04");
        Told rolled = Attacks.play(declared.setup(), Vector.of(attackRoll("H B")), new RollAttackDice());
        assertThat(forbidden(rolled.state(), new RollAttackDice()).rule()).hasToString("AL-COM-03");
        Told over = Attacks.play(
                declared.setup(),
                Vector.of(attackRoll("H B"), defenseRoll("X")),
                new RollAttackDice(),
                new Done(),
                new RollDefenseDice());
        assertThat(forbidden(over.state(), new Done()).rule()).hasToString("AL-COM-03");
        assertThatThrownBy(declared::result).hasMessageEndingWith("not at DECLARED");
    }

    @Test
    void shouldRefuseStatesThatNoAttackComesTo() {
        AttackSetup setup = setup(2, LOCK_AND_STATIONS.withScans(1), 1, DefenderTokens.NONE.withEvades(2));
        Attacker attacker = setup.attacker();
        Defender defender = setup.defender();
        AttackStage stage = AttackStage.DEFENDER_MODIFIES_ATTACK_DICE;
        DicePool<DefenseFace> none = DicePool.NO_DEFENSE;
        assertThatThrownBy(() -> AttackState.of(setup, stage, attacker, defender, open("H H H"), none))
                .hasMessageEndingWith("not H H H");
        assertThatThrownBy(() -> AttackState.of(setup, AttackStage.DECLARED, attacker, defender, open("H"), none))
                .hasMessageEndingWith("not H");
        assertThatThrownBy(() -> AttackState.of(setup, stage, attacker, defender, open("H X"), openDefense("E")))
                .hasMessageEndingWith("not E");
        assertThatThrownBy(() -> AttackState.of(
                        setup, stage, attacker, defender.withTokens(DefenderTokens.NONE), open("H X"), none))
                .hasMessage("An attack spends at most one Evade Token; there were 2, now 0");
        assertThatThrownBy(() -> AttackState.of(
                        setup,
                        stage,
                        attacker.withTokens(LOCK_AND_STATIONS.withScans(1).withBattleStations(2)),
                        defender,
                        open("H X"),
                        none))
                .hasMessageEndingWith("there were 1, now 2");
        assertThatThrownBy(() -> AttackState.of(
                        setup, stage, attacker.withTokens(LOCK_AND_STATIONS), defender, open("H X"), none))
                .hasMessageEndingWith("1 became 0");
        assertThatThrownBy(() ->
                        AttackState.of(setup, stage, new Attacker(3, attacker.tokens()), defender, open("H X"), none))
                .hasMessageEndingWith("2, not 3");
        assertThatThrownBy(() ->
                        AttackState.of(setup, stage, attacker, new Defender(3, defender.tokens()), open("H X"), none))
                .hasMessageEndingWith("1, not 3");
    }

    @Test
    void shouldRefuseAbilitiesThatNoCardHas() {
        assertThatThrownBy(() -> new Add<>("Warhead", Faces.NO_ATTACK)).hasMessageEndingWith("not -");
        assertThatThrownBy(() -> new Add<>(" ", Faces.of(AttackFace.HIT, 1))).hasMessageEndingWith("not ' '");
        assertThatThrownBy(() -> new Cancel<>("Deflector", AttackFace.HIT, 0)).hasMessageEndingWith("not 0");
        assertThatThrownBy(() -> new Convert<>("Plating", AttackFace.HIT, AttackFace.HIT, 1))
                .hasMessageEndingWith("not H to H");
        assertThatThrownBy(() -> new Reroll<>("Helm", Vector.<AttackFace>empty(), 1, RerollLimit.ONCE))
                .hasMessageEndingWith("not 0");
    }
}
