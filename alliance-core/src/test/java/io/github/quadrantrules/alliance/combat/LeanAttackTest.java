package io.github.quadrantrules.alliance.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.alliance.ai.EnemyAi;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendEvade;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The attack without events against the attack as a game: the same rules twice would show here. */
class LeanAttackTest {
    private static AttackSetup setup(int attack, int locks, int stations, int defense, int defending, int evades) {
        return new AttackSetup(
                new Attacker(attack, new AttackerTokens(locks, stations, 0)),
                new Defender(defense, new DefenderTokens(defending, evades)));
    }

    @Property(tries = 40)
    void shouldHaveTheOddsOfTheGame(
            @ForAll @IntRange(max = 3) int attack,
            @ForAll @IntRange(max = 1) int locks,
            @ForAll @IntRange(max = 2) int stations,
            @ForAll @IntRange(max = 2) int defense,
            @ForAll @IntRange(max = 1) int defending,
            @ForAll @IntRange(max = 2) int evades) {
        AttackSetup setup = setup(attack, locks, stations, defense, defending, evades);
        Distribution<AttackResult> lean =
                Distribution.of(dice -> Attack.resolve(setup, EnemyAi.POLICY, EnemyAi.POLICY, dice));
        Distribution<AttackResult> played =
                Distribution.of(dice -> Play.of(AttackGame.GAME, AttackState.of(setup), EnemyAi.POLICY, dice, 20)
                        .last()
                        .result());
        assertThat(lean).isEqualTo(played);
        assertThat(Attack.odds(setup, EnemyAi.POLICY, EnemyAi.POLICY)).isEqualTo(played);
    }

    /** INV-53. */
    @Property(tries = 100)
    void shouldGiveEqualResultsForEqualInputs(@ForAll long seed) {
        AttackSetup setup = setup(4, 1, 1, 3, 1, 1);
        AttackSetup copy = setup(4, 1, 1, 3, 1, 1);
        AttackResult result = Attack.resolve(setup, EnemyAi.POLICY, EnemyAi.POLICY, Dice.seeded(seed));
        assertThat(Attack.resolve(setup, EnemyAi.POLICY, EnemyAi.POLICY, Dice.seeded(seed)))
                .isEqualTo(result);
        assertThat(setup).isEqualTo(copy);
    }

    /** INV-27: in any attack each counter falls by 0 or 1. */
    @Rule({"AL-BST-02", "AL-MAD-03", "AL-MDD-04"})
    @Property(tries = 200)
    void shouldSpendAtMostOneTokenOfAKind(
            @ForAll @IntRange(max = 3) int stations, @ForAll @IntRange(max = 3) int evades, @ForAll long seed) {
        AttackSetup setup = setup(4, 1, stations, 3, stations, evades);
        AttackResult result = Attack.resolve(setup, EnemyAi.POLICY, EnemyAi.POLICY, Dice.seeded(seed));
        assertThat(1 - result.attackerTokens().targetLocks()).isBetween(0, 1);
        assertThat(stations - result.attackerTokens().battleStations()).isBetween(0, 1);
        assertThat(stations - result.defenderTokens().battleStations()).isBetween(0, 1);
        assertThat(evades - result.defenderTokens().evades()).isBetween(0, 1);
    }

    /** Keeping everything, Battle Stations results count for nothing: 3/8 · 1/2 against one die with an Evade Token. */
    @Test
    void shouldSpendNothingWhenEverythingIsKept() {
        AttackSetup setup = setup(1, 1, 1, 1, 1, 1);
        Distribution<AttackResult> odds = Attack.odds(setup, AttackPolicy.keep(), AttackPolicy.keep());
        assertThat(odds.probability(AttackResult::isHit)).isEqualTo(Fraction.of(5, 16));
        assertThat(odds.outcomes().map(each -> each.value().attackerTokens()).distinct())
                .isEqualTo(Vector.of(setup.attacker().tokens()));
        assertThat(odds.outcomes().map(each -> each.value().defenderTokens()).distinct())
                .isEqualTo(Vector.of(setup.defender().tokens()));
    }

    @Test
    void shouldLetEachSideDecideInItsOwnWay() {
        AttackSetup setup = setup(3, 1, 1, 3, 1, 1);
        AttackPolicy mixed = AttackPolicy.of(EnemyAi.POLICY, AttackPolicy.keep());
        assertThat(Attack.odds(setup, mixed, mixed))
                .isEqualTo(Attack.odds(setup, EnemyAi.POLICY, AttackPolicy.keep()))
                .isNotEqualTo(Attack.odds(setup, EnemyAi.POLICY, EnemyAi.POLICY));
    }

    @Test
    void shouldRefuseAPolicyThatBreaksTheRules() {
        assertThatThrownBy(() -> Attack.resolve(
                        setup(1, 1, 0, 1, 0, 0), state -> new SpendEvade(), AttackPolicy.keep(), Dice.seeded(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("A policy must choose by the rules, not against AL-MDD-04");
    }
}
