package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrantrules.ascendancy.combat.BattleAim.CubeWorth;
import io.github.quadrantrules.ascendancy.combat.BattleAim.DestroyCube;
import io.github.quadrantrules.ascendancy.combat.BattleAim.Prospect;
import io.github.quadrantrules.ascendancy.combat.BattleAim.SaveShips;
import io.github.quadrantrules.ascendancy.combat.BattleCard.AutoHits;
import io.github.quadrantrules.ascendancy.combat.BattleCard.CubeDamage;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.Fight;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.LetDiceStand;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.UseCard;
import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Advice where there is more to choose than fight or Retreat: Fleets, cards, and Hits without a roll. */
class BattleAdviserChoicesTest {
    private static final BorgWeaponTable ONLY_SIXES =
            new BorgWeaponTable(Vector.of(6, 6, 6, 6, 6, 6), Provenance.SAMPLE);
    private static final BattleCard CULT = new CubeDamage("Cult of Kahless");
    private static final BattleCard TORPEDO = new AutoHits("Torpedo", 1);
    private static final BattleCard VOLLEY = new AutoHits("Volley", 2);
    private static final Squadron FLEETS =
            Squadron.of(1).withFleet(Fleet.of("First", 1)).withFleet(Fleet.marauder("Second", 2));

    private static Prospect prospect(long destroyed, long ofDestroyed, long losses, long ofLosses) {
        return new Prospect(Fraction.of(destroyed, ofDestroyed), Fraction.of(losses, ofLosses));
    }

    private static CubeBattleState battle(BattleSetting setting, BattleForce force, int diceOnCard, int modifier) {
        return Battles.battle(setting, force, new CubeCombat(diceOnCard, ShieldModifier.of(modifier)));
    }

    private static BattleForce cards(int ships, BattleCard... cards) {
        return BattleForce.of(ships).withCards(cards);
    }

    private static BattleForce autoHits(int ships, int hits, BattleCard... cards) {
        return new BattleForce(Squadron.of(ships), Vector.of(cards), hits, Option.none());
    }

    /** One Ship that hits with a 6 only, against Borg dice that do so, too. */
    private static CubeBattleState duel(BattleForce force, int diceOnCard) {
        BattleSetting setting =
                BattleSetting.of(PlayerCombatProfile.of("Federation", 2), 0).withWeapons(ONLY_SIXES);
        return battle(setting, force, diceOnCard, 4);
    }

    private static BattleChoice advice(BattleAdviser adviser, CubeBattleState battle) {
        return adviser.policy().choose(battle, CubeBattle.GAME.choices(battle), Dice.seeded(1));
    }

    private static CubeBattleState after(CubeBattleState battle, BattleChoice choice, Dice dice) {
        return CubeBattle.GAME.apply(battle, choice, dice).get().state();
    }

    private static Prospect played(CubeBattleState start, BattleAdviser adviser) {
        Distribution<CubeBattleState> ends = CubeBattle.odds(start, adviser.policy());
        return new Prospect(
                ends.probability(end -> end.cube().isDestroyed()),
                Fraction.of(start.ships()).minus(ends.mean(CubeBattleState::ships)));
    }

    private static Stream<Arguments> withAims(Stream<CubeBattleState> battles) {
        return battles.flatMap(start -> Stream.of(
                        new DestroyCube(), new SaveShips(), new CubeWorth(1), new CubeWorth(3), new CubeWorth(40))
                .map(aim -> Arguments.of(start, aim)));
    }

    /** After three rounds with hit value 4, and two with 5, a Retreat is forced, so that no state comes back. */
    static Stream<Arguments> shortBattles() {
        BattleSetting four = Battles.federation(4);
        BattleSetting five = Battles.federation(5);
        BattleSetting shielded = BattleSetting.of(
                        PlayerCombatProfile.of("Federation", 4).withShieldVsBorg(1), 2)
                .withField(Battles.RISA);
        return withAims(Stream.of(
                battle(four, BattleForce.of(FLEETS), 7, 2),
                battle(four.withCommander(PlayerId.of("Hive")), BattleForce.of(FLEETS), 6, 2),
                battle(five, BattleForce.of(FLEETS).withCards(CULT), 6, 1),
                battle(five, cards(2, TORPEDO, CULT, VOLLEY), 6, 1),
                battle(shielded, cards(3, CULT, CULT), 7, 2),
                battle(four, autoHits(2, 2, TORPEDO), 6, 1),
                battle(five, cards(1, CULT), 8, 2),
                CubeBattleState.start(five, Array.of(autoHits(2, 3, CULT))),
                CubeBattleState.start(five.withFirstRound(FirstRound.SIMULTANEOUS), Array.of(autoHits(2, 6, VOLLEY)))));
    }

    @Rule({"AS-RET-03", "AS-ALC-03", "AS-ADD-04", "AS-ADD-05"})
    @ParameterizedTest(name = "{1}")
    @MethodSource("shortBattles")
    void shouldFindTheBestOfAllChoices(CubeBattleState start, BattleAim aim) {
        BattleAdviser adviser = new BattleAdviser(aim);
        BattlePlan plan = adviser.plan(start);
        assertThat(plan.prospect()).isEqualTo(new EveryChoice(aim).best(start));
        assertThat(played(start, adviser)).isEqualTo(plan.prospect());
        assertThat(plan.lossesByRound().fold(Fraction.ZERO, Fraction::plus))
                .isEqualTo(plan.prospect().losses());
    }

    static Stream<Arguments> endlessBattles() {
        BattleSetting two =
                BattleSetting.of(PlayerCombatProfile.of("Federation", 2), 0).withWeapons(ONLY_SIXES);
        BattleSetting shielded =
                BattleSetting.of(PlayerCombatProfile.of("Federation", 2).withShieldVsBorg(1), 4);
        BattleSetting klingons = BattleSetting.of(PlayerCombatProfile.klingons(5), 2);
        BattleSetting cornered = Battles.federation(5).withField(Battlefield.cornered());
        return Stream.of(
                        duel(cards(1, CULT), 7),
                        duel(cards(1, TORPEDO, CULT), 6),
                        battle(two, cards(2, CULT, CULT), 6, 4),
                        battle(shielded, cards(2, CULT), 7, 4),
                        battle(klingons, cards(2, VOLLEY), 6, 3),
                        battle(klingons, BattleForce.of(FLEETS), 7, 4),
                        battle(cornered, cards(2, CULT, TORPEDO), 6, 2),
                        battle(two, BattleForce.of(3), 5, 4))
                .flatMap(start -> Stream.of(0, 1, 4, 1_000).map(worth -> Arguments.of(start, worth)));
    }

    @Rule({"AS-RET-03", "AS-ALC-03", "AS-ADD-04", "AS-ADD-05"})
    @ParameterizedTest(name = "a Cube worth {1} Ships")
    @MethodSource("endlessBattles")
    void shouldFindTheBestWhereRoundsCanPassWithoutEffect(CubeBattleState start, int worth) {
        BattleAdviser adviser = new BattleAdviser(new CubeWorth(worth));
        Prospect advised = adviser.plan(start).prospect();
        double value = worth * advised.destroyed().toDouble() - advised.losses().toDouble();
        assertThat(value).isCloseTo(EveryChoice.value(start, worth), within(1e-9));
        assertThat(played(start, adviser)).isEqualTo(advised);
    }

    /** With 8 dice on the card it is the ninth damage. */
    @Rule("AS-ADD-05")
    @Test
    void shouldDestroyTheCubeByCardBeforeAnybodyRolls() {
        CubeBattleState start = duel(cards(1, CULT), 8);
        for (BattleAim aim : new BattleAim[] {new DestroyCube(), new SaveShips(), new CubeWorth(1)}) {
            BattleAdviser adviser = new BattleAdviser(aim);
            assertThat(advice(adviser, start)).isEqualTo(new UseCard(CULT));
            assertThat(adviser.plan(start).prospect()).isEqualTo(prospect(1, 1, 0, 1));
        }
    }

    /**
     * One damage leaves the duel with one Borg die, which destroys the Cube with 6/11 and loses the Ship with 6/11. To keep
     * the card would be worse: a Hit now and the card with it 1/6, and else, if no die of two shows a 6, that duel:
     * 1/6 + 5/6 * 25/36 * 6/11 = 191/396.
     */
    @Rule("AS-ADD-05")
    @Test
    void shouldDamageTheCubeBeforeItRolls() {
        CubeBattleState start = duel(cards(1, CULT), 7);
        BattleAdviser adviser = new BattleAdviser(new DestroyCube());
        assertThat(advice(adviser, start)).isEqualTo(new UseCard(CULT));
        assertThat(adviser.plan(start).prospect()).isEqualTo(prospect(6, 11, 6, 11));
    }

    /**
     * A Hit without a roll counts in the round, as in the calculation above: 191/396. The Ship is lost to one of two 6s,
     * 11/36, or in the duel: 11/36 + 5/6 * 25/36 * 6/11 = 246/396. Fighting without it would need two rolled Hits or one
     * in a round that the Ship survives: d = 1/6 * 25/36 + 5/6 * 25/36 * d, which is 25/91 and less.
     */
    @Rule("AS-ADD-04")
    @Test
    void shouldUseHitsWithoutARollAtOnceToDestroyTheCube() {
        CubeBattleState start = duel(cards(1, TORPEDO), 7);
        BattleAdviser adviser = new BattleAdviser(new DestroyCube());
        BattlePlan plan = adviser.plan(start);
        assertThat(advice(adviser, start)).isEqualTo(new UseCard(TORPEDO));
        assertThat(plan.prospect()).isEqualTo(prospect(191, 396, 246, 396));
        assertThat(plan.lossesByRound().head()).isEqualTo(Fraction.of(11, 36));
        assertThat(adviser.plan(duel(autoHits(1, 1), 7)).prospect()).isEqualTo(plan.prospect());
    }

    /** It would destroy the Cube for certain, but with 1/6 at the price of the Ship. */
    @Rule({"AS-RET-03", "AS-ADD-04"})
    @Test
    void shouldNeverUseACardWhereTheAimIsBetterServedByRetreat() {
        CubeBattleState start = duel(cards(1, TORPEDO), 8);
        assertThat(new BattleAdviser(new DestroyCube()).plan(start).prospect()).isEqualTo(prospect(1, 1, 1, 6));
        BattleAdviser careful = new BattleAdviser(new SaveShips());
        assertThat(careful.plan(start).retreatNow()).isTrue();
        assertThat(careful.plan(start).prospect()).isEqualTo(prospect(0, 1, 0, 1));
        assertThat(advice(careful, start)).isInstanceOf(RetreatTo.class);
    }

    /** Hit value 1 hits for certain in the first round; the card can wait until then, because the Borg roll later. */
    @Rule({"AS-CBT-03", "AS-ADD-05"})
    @Test
    void shouldKeepACardThatIsAsGoodAfterTheRoll() {
        CubeBattleState start = battle(Battles.federation(1), cards(1, CULT), 7, 0);
        BattleAdviser adviser = new BattleAdviser(new DestroyCube());
        assertThat(adviser.plan(start).prospect()).isEqualTo(prospect(1, 1, 0, 1));
        assertThat(adviser.plan(start).lossesByRound()).allMatch(Fraction.ZERO::equals);
        assertThat(advice(adviser, start)).isEqualTo(new Fight());
        CubeBattleState rolled = after(start, new Fight(), Dice.seeded(1));
        assertThat(rolled.cube().diceOnCard()).isEqualTo(8);
        assertThat(advice(adviser, rolled)).isEqualTo(new UseCard(CULT));
        assertThat(adviser.plan(rolled).prospect()).isEqualTo(prospect(1, 1, 0, 1));
    }

    /** Two Borg dice: two Hits destroy the Cube without the card, one does so with it; a 6 of the Borg counts in any case. */
    @Rule({"AS-ADD-05", "AS-DES-03"})
    @Test
    void shouldUseACardAfterTheRollOnlyWhereItMatters() {
        CubeBattleState start = duel(cards(1, CULT), 7);
        Option<BorgVolley> six = Option.some(new BorgVolley(6, Battles.borg(6, 1)));
        CubeBattleState enough = start.in(new BattlePhase.AfterRoll(0, 2, six));
        CubeBattleState nearly = start.in(new BattlePhase.AfterRoll(0, 1, six));
        for (BattleAim aim : new BattleAim[] {new DestroyCube(), new SaveShips(), new CubeWorth(1)}) {
            BattleAdviser adviser = new BattleAdviser(aim);
            assertThat(advice(adviser, enough)).isEqualTo(new LetDiceStand());
            assertThat(advice(adviser, nearly)).isEqualTo(new UseCard(CULT));
            assertThat(adviser.plan(nearly).prospect()).isEqualTo(prospect(1, 1, 1, 1));
            assertThat(adviser.plan(nearly).lossesByRound().head()).isEqualTo(Fraction.ONE);
        }
    }

    @Rule({"AS-RET-01", "AS-ADD-05"})
    @Test
    void shouldPreferTheLastDamageToAForcedRetreat() {
        BattleAdviser adviser = new BattleAdviser(new SaveShips());
        CubeBattleState two = battle(Battles.federation(4), cards(1, CULT, CULT), 7, 3);
        assertThat(advice(adviser, two)).isEqualTo(new UseCard(CULT));
        assertThat(adviser.plan(two).retreatNow()).isFalse();
        assertThat(adviser.plan(two).prospect()).isEqualTo(prospect(1, 1, 0, 1));
        CubeBattleState one = battle(Battles.federation(4), cards(1, CULT), 7, 3);
        assertThat(adviser.plan(one).retreatNow()).isTrue();
        assertThat(adviser.plan(one).prospect()).isEqualTo(prospect(0, 1, 0, 1));
    }

    /** Every Ship rolls one die, whatever its Fleet. */
    @Rule("AS-ALC-03")
    @Test
    void shouldExpectTheSameWhicheverShipIsLost() {
        BattleAdviser adviser = new BattleAdviser(new CubeWorth(3));
        CubeBattleState before = battle(Battles.federation(3), BattleForce.of(FLEETS), 6, 2);
        CubeBattleState asked = before.asking(before.forces(), new BattlePhase.Casualties(Vector.of(2), 1));
        BattlePlan plan = adviser.plan(asked);
        assertThat(CubeBattle.GAME.choices(asked)).hasSize(3).allSatisfy(choice -> {
            CubeBattleState one = after(asked, choice, Dice.seeded(1));
            BattlePlan rest = adviser.plan(one);
            assertThat(plan.prospect().losses())
                    .isEqualTo(rest.prospect().losses().plus(Fraction.of(asked.ships() - one.ships())));
            assertThat(plan.prospect().destroyed()).isEqualTo(rest.prospect().destroyed());
        });
        assertThat(plan.lossesByRound().head()).isEqualTo(Fraction.of(2));
        assertThat(adviser.plan(before))
                .isEqualTo(adviser.plan(battle(Battles.federation(3), BattleForce.of(4), 6, 2)));
    }

    /** One Borg die is left: either card's Hits destroy the Cube before it rolls. */
    @Rule({"AS-ADD-04", "AS-DES-02"})
    @Test
    void shouldUseTheFirstOfEquallyGoodCards() {
        AutoHits five = new AutoHits("Torpedoes", 5);
        AutoHits three = new AutoHits("Mines", 3);
        for (AutoHits[] hand : new AutoHits[][] {{five, three}, {three, five}}) {
            CubeBattleState battle = battle(Battles.federation(4), cards(3, hand), 8, 0);
            BattleAdviser adviser = new BattleAdviser(new DestroyCube());
            assertThat(adviser.plan(battle).prospect()).isEqualTo(prospect(1, 1, 0, 1));
            assertThat(advice(adviser, battle)).isEqualTo(new UseCard(hand[0]));
        }
    }

    /** Names, order and surplus Hits of cards make no difference, and each card is named as the player holds it. */
    @Rule({"AS-ADD-04", "AS-DMG-02"})
    @Test
    void shouldAdviseAlikeWithCardsThatDoTheSame() {
        BattleAdviser adviser = new BattleAdviser(new DestroyCube());
        BattleCard broadside = new AutoHits("Broadside", 9);
        BattleCard armada = new AutoHits("Armada", 500);
        CubeBattleState one = duel(cards(1, broadside, TORPEDO), 0);
        CubeBattleState other = duel(cards(1, TORPEDO, armada), 0);
        assertThat(adviser.plan(one)).isEqualTo(adviser.plan(other));
        assertThat(adviser.plan(duel(autoHits(1, 9), 0)).prospect())
                .isEqualTo(adviser.plan(other).prospect());
        assertThat(advice(adviser, one)).isEqualTo(new UseCard(broadside));
        assertThat(advice(adviser, other)).isEqualTo(new UseCard(armada));
    }
}
