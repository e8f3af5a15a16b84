package io.github.quadrantrules.alliance.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.alliance.ai.EnemyAi;
import io.github.quadrantrules.alliance.combat.Abilities;
import io.github.quadrantrules.alliance.combat.Attack;
import io.github.quadrantrules.alliance.combat.AttackDeclaration;
import io.github.quadrantrules.alliance.combat.AttackGame;
import io.github.quadrantrules.alliance.combat.AttackResult;
import io.github.quadrantrules.alliance.combat.AttackSetup;
import io.github.quadrantrules.alliance.combat.AttackState;
import io.github.quadrantrules.alliance.combat.Attacker;
import io.github.quadrantrules.alliance.combat.AttackerTokens;
import io.github.quadrantrules.alliance.combat.CloakToken;
import io.github.quadrantrules.alliance.combat.DeclaredAttacker;
import io.github.quadrantrules.alliance.combat.DeclaredDefender;
import io.github.quadrantrules.alliance.combat.Defender;
import io.github.quadrantrules.alliance.combat.DefenderTokens;
import io.github.quadrantrules.alliance.combat.Path;
import io.github.quadrantrules.alliance.combat.Range;
import io.github.quadrantrules.alliance.combat.Weapon;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.Faces;
import io.github.quadrantrules.alliance.value.ModifiedValue;
import io.github.quadrantrules.alliance.value.Replacement;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.json.DiceModule;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class AllianceModuleTest {
    private static final AttackSetup SETUP =
            new AttackSetup(new Attacker(4, new AttackerTokens(1, 1, 1)), new Defender(3, new DefenderTokens(1, 1)));

    private static <T> Saves<T> saves(TypeReference<T> type) {
        return Saves.of("alliance.test", 1, type, new DiceModule(), new AllianceModule());
    }

    private static AttackDeclaration declaration(Weapon weapon) {
        ModifiedValue agility = ModifiedValue.of("Agility", 2)
                .replaced(new Replacement.Number("a", 5))
                .replaced(new Replacement.Multiply("b", 3))
                .replaced(new Replacement.Divide("c", 2))
                .modified("d", -1);
        return new AttackDeclaration(
                new DeclaredAttacker(weapon, new AttackerTokens(1, 0, 2)),
                new DeclaredDefender(agility, CloakToken.RED, DefenderTokens.NONE, Abilities.NONE),
                Range.THREE,
                Path.OBSTRUCTED);
    }

    @Test
    void shouldReadDeclarationsOfBothKindsOfWeaponsAsWritten() {
        Saves<AttackDeclaration> saves = saves(new TypeReference<>() {});
        ModifiedValue value = ModifiedValue.of("value", 3).modified("card", 1);
        for (Weapon weapon : Vector.of(new Weapon.Primary(value), new Weapon.Secondary(value))) {
            AttackDeclaration declaration = declaration(weapon);
            assertThat(saves.read(saves.write(declaration))).isEqualTo(declaration);
            assertThat(SerialCopy.of(declaration)).isEqualTo(declaration);
        }
    }

    @Test
    void shouldReadResultsAsWritten() {
        Saves<AttackResult> saves = saves(new TypeReference<>() {});
        AttackResult result = Attack.resolve(SETUP, EnemyAi.POLICY, EnemyAi.POLICY, Dice.seeded(3));
        assertThat(saves.read(saves.write(result))).isEqualTo(result);
        assertThat(SerialCopy.of(result)).isEqualTo(result);
    }

    @Test
    void shouldReadEveryEventAsWritten() {
        Saves<Vector<Event>> saves = saves(new TypeReference<>() {});
        Vector<Event> events = Vector.range(0, 20)
                .flatMap(seed -> Play.of(AttackGame.GAME, AttackState.of(SETUP), EnemyAi.POLICY, Dice.seeded(seed), 20)
                        .events())
                .appendAll(declaration(new Weapon.Primary(ModifiedValue.of("value", 3)))
                        .explain());
        assertThat(events.map(event -> event.getClass().getSimpleName()).distinct())
                .contains("AttackRolled", "TargetLockSpent", "BattleStationsSpent", "DefenseRolled", "EvadeSpent")
                .contains("Compared", "Explanation");
        assertThat(saves.read(saves.write(events))).isEqualTo(events);
    }

    @Test
    void shouldWriteResultsAsLetters() {
        Saves<Faces<DefenseFace>> saves = saves(new TypeReference<>() {});
        String json = saves.write(Faces.parse(DefenseFace.class, "E B X"));
        assertThat(json).isEqualTo("{\"format\":\"alliance.test\",\"version\":1,\"value\":\"E B X\"}");
        assertThatThrownBy(() -> saves.read(json.replace("E B X", "E H")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("A defense die shows E, B, X, not 'H' as in E H");
    }

    @Test
    void shouldRefuseResultsOfUnknownDice() {
        Saves<Faces<?>> saves = saves(new TypeReference<>() {});
        String json = saves.write(Faces.parse(DefenseFace.class, "E"));
        assertThatThrownBy(() -> saves.read(json)).hasMessageContaining("attack dice or defense dice");
    }

    /** A save that a hand has changed cannot bring in three Target Locks, or a token that was not there. */
    @Test
    void shouldRefuseAnIllegalState() {
        Saves<AttackState> saves = saves(new TypeReference<>() {});
        String json = saves.write(AttackState.of(SETUP));
        assertThat(saves.read(json)).isEqualTo(AttackState.of(SETUP));
        assertThatThrownBy(() -> saves.read(json.replace("\"targetLocks\":1", "\"targetLocks\":3")))
                .hasMessageEndingWith("A ship has 0 or 1 Target Lock, not 3");
        assertThatThrownBy(() -> saves.read(json.replaceFirst("\"evades\":1", "\"evades\":0")))
                .hasMessageEndingWith("there were 0, now 1");
    }
}
