package io.github.quadrantrules.alliance.combat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.alliance.ai.EnemyAi;
import io.github.quadrantrules.alliance.combat.Ability.Add;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.Faces;
import io.github.quadrantrules.alliance.value.ModifiedValue;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The probabilities that others have published for these dice, as exact fractions.
 *
 * <p>All of them are whole numbers over a power of 2, namely 8 to the number of dice that can be rolled, so that each
 * published decimal stands for exactly one fraction.
 */
class PublishedOddsTest {
    private static final AttackerTokens STATIONS = AttackerTokens.NONE.withBattleStations(1);
    private static final AttackerTokens LOCK = AttackerTokens.NONE.withTargetLock();
    private static final AttackerTokens BOTH = STATIONS.withTargetLock();

    private static AttackSetup setup(int attack, AttackerTokens attacker, int defense, DefenderTokens defender) {
        return new AttackSetup(new Attacker(attack, attacker), new Defender(defense, defender));
    }

    private static Distribution<AttackResult> odds(AttackSetup setup) {
        return Distribution.of(dice -> Attack.resolve(setup, EnemyAi.POLICY, EnemyAi.POLICY, dice));
    }

    private static Vector<Fraction> damage(Distribution<AttackResult> odds, int most) {
        assertThat(odds.probability(result -> result.damage() > most)).isEqualTo(Fraction.ZERO);
        return Vector.rangeClosed(0, most).map(n -> odds.probability(result -> result.damage() == n));
    }

    /** The fraction over a power of 2 that a published decimal stands for; it must be the only one. */
    private static Vector<Fraction> dyadic(int power, String... decimals) {
        BigInteger denominator = BigInteger.TWO.pow(power);
        return Vector.of(decimals).map(decimal -> {
            BigDecimal scaled = new BigDecimal(decimal).multiply(new BigDecimal(denominator));
            BigInteger numerator = scaled.setScale(0, RoundingMode.HALF_EVEN).toBigIntegerExact();
            assertThat(scaled.subtract(new BigDecimal(numerator)).abs()).isLessThan(new BigDecimal("0.05"));
            return new Fraction(numerator, denominator);
        });
    }

    @Rule({"AL-DIC-01", "AL-DIC-02", "AL-CMP-02"})
    @Test
    void shouldMatchThreeDiceAgainstThreeWithoutTokens() {
        assertThat(damage(odds(setup(3, AttackerTokens.NONE, 3, DefenderTokens.NONE)), 3))
                .isEqualTo(dyadic(18, "0.53369140625", "0.289306640625", "0.146484375", "0.030517578125"))
                .isEqualTo(Vector.of(139904, 75840, 38400, 8000).map(n -> Fraction.of(n, 262144)));
    }

    @Rule({"AL-MAD-03", "AL-MAD-04", "AL-MDD-03", "AL-MDD-04"})
    @Test
    void shouldMatchThreeDiceWithAllTokensAgainstThreeWithBattleStationsAndEvade() {
        DefenderTokens tokens = DefenderTokens.NONE.withBattleStations(1).withEvades(1);
        assertThat(damage(odds(setup(3, BOTH, 3, tokens)), 3).take(3))
                .isEqualTo(dyadic(27, "0.730598926544189", "0.225949287414551", "0.043451786041259"));
    }

    @Rule({"AL-MAD-03", "AL-MAD-04", "AL-DEF-04"})
    @Test
    void shouldMatchThreeDiceWithAllTokensAgainstNone() {
        assertThat(damage(odds(setup(3, BOTH, 0, DefenderTokens.NONE)), 3))
                .isEqualTo(dyadic(18, "0.000244140625", "0.010986328125", "0.164794921875", "0.823974609375"));
    }

    @Rule({"AL-MAD-04", "AL-MDD-03"})
    @Test
    void shouldMatchTheMeanOfThreeDiceAgainstThreeBothWithBattleStations() {
        assertThat(odds(setup(3, STATIONS, 3, DefenderTokens.NONE.withBattleStations(1)))
                        .mean(AttackResult::damage))
                .isEqualTo(dyadic(18, "0.637756347656250").head());
    }

    /** The tokens that the first attack leaves serve in the second. */
    @Rule({"AL-ECB-05", "AL-ECB-07", "AL-ECB-09", "AL-ECB-10", "AL-BST-02"})
    @Test
    void shouldMatchTwoAttacksWithTheTokensThatAreLeft() {
        AttackSetup first =
                setup(3, BOTH, 3, DefenderTokens.NONE.withBattleStations(1).withEvades(1));
        Distribution<Integer> both =
                odds(first).flatMap(one -> odds(first.after(one)).map(two -> one.damage() + two.damage()));
        assertThat(Vector.rangeClosed(0, 5).map(both::probabilityOf))
                .isEqualTo(dyadic(
                        45,
                        "0.419614922167966",
                        "0.295413697109325",
                        "0.191800311527913",
                        "0.076275200204690",
                        "0.016023014264646",
                        "0.000872854725457"));
    }

    @Rule({"AL-MAD-03", "AL-MAD-04", "AL-ECB-05", "AL-ECB-07"})
    @ParameterizedTest(name = "a red die with {0} lock and {1} Battle Stations succeeds in {2}")
    @CsvSource({"0, 0, 1/2", "0, 1, 3/4", "1, 0, 3/4", "1, 1, 15/16"})
    void shouldMatchTheSuccessOfOneRedDie(int locks, int stations, String success) {
        AttackSetup setup = setup(1, new AttackerTokens(locks, stations, 0), 0, DefenderTokens.NONE);
        assertThat(odds(setup).probability(AttackResult::isHit)).isEqualTo(Fraction.parse(success));
    }

    /** One hit is added, so that a green die always has something to cancel. */
    @Rule({"AL-MDD-03", "AL-ECB-10"})
    @ParameterizedTest(name = "a green die with {0} Battle Stations succeeds in {1}")
    @CsvSource({"0, 3/8", "1, 5/8"})
    void shouldMatchTheSuccessOfOneGreenDie(int stations, String success) {
        AttackSetup setup = certain(1, DefenderTokens.NONE.withBattleStations(stations));
        Fraction before = odds(certain(0, DefenderTokens.NONE)).mean(AttackResult::damage);
        assertThat(before.minus(odds(setup).mean(AttackResult::damage))).isEqualTo(Fraction.parse(success));
    }

    /** An attack with three Hits more than its die gives. */
    private static AttackSetup certain(int defense, DefenderTokens tokens) {
        Abilities abilities = Abilities.NONE.withAttack(new Add<>("Warheads", Faces.of(AttackFace.HIT, 3)));
        return new AttackSetup(new Attacker(1, AttackerTokens.NONE, abilities), new Defender(defense, tokens));
    }

    /** A Scan Token is worth 3/8 of a point of damage, where the target has a die to lose: here its second one. */
    @Rule("AL-SCN-02")
    @Test
    void shouldMatchTheEffectOfAScanToken() {
        Fraction without = odds(scanned(0)).mean(AttackResult::damage);
        Fraction with = odds(scanned(1)).mean(AttackResult::damage);
        assertThat(with.minus(without)).isEqualTo(Fraction.of(3, 8));
    }

    /** An attack with three Hits more than its die gives, on a ship with Agility 2. */
    private static AttackSetup scanned(int scans) {
        return new AttackDeclaration(
                        new DeclaredAttacker(
                                new Weapon.Primary(ModifiedValue.of("Primary Weapon", 1)),
                                AttackerTokens.NONE.withScans(scans),
                                certain(0, DefenderTokens.NONE).attacker().abilities()),
                        new DeclaredDefender(ModifiedValue.of("Agility", 2), DefenderTokens.NONE),
                        Range.TWO,
                        Path.CLEAR)
                .setup();
    }

    @Rule("AL-CMP-03")
    @Test
    void shouldMatchOneDieAgainstOne() {
        assertThat(odds(setup(1, AttackerTokens.NONE, 1, DefenderTokens.NONE)).probability(AttackResult::isHit))
                .isEqualTo(Fraction.of(5, 16));
    }

    /** The lock alone re-rolls Battle Stations too: AL-ECB-08. */
    @Rule("AL-ECB-08")
    @Test
    void shouldRerollHalfOfTheFacesWithTheLockAlone() {
        assertThat(odds(setup(2, LOCK, 0, DefenderTokens.NONE)).probability(result -> result.damage() == 2))
                .isEqualTo(Fraction.of(9, 16));
    }
}
