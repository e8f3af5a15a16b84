package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.Fight;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.UseCard;
import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AssimilationTest {
    private static final SystemId VULCAN = SystemId.of("Vulcan");
    private static final PlayerId FEDERATION = PlayerId.of("Federation");
    private static final Structure[] FOUR = {
        Structure.CULTURE_NODE, Structure.PRODUCTION_NODE, Structure.RESEARCH_NODE, Structure.CONTROL_NODE
    };
    private static final SystemDefense OWNED = SystemDefense.of(VULCAN, PlayerCombatProfile.of("Federation", 4), FOUR);
    private static final SystemDefense NEUTRAL =
            SystemDefense.neutral(VULCAN, 6, Structure.CULTURE_NODE, Structure.RESEARCH_NODE);

    /** In the middle: so many Structures, so many dice on the card. */
    private static AssimilationState later(SystemDefense defense, int structures, int diceOnCard, int modifier) {
        CubeBattleState start = AssimilationState.start(defense, 2).combat();
        CubeCombat cube = new CubeCombat(diceOnCard, ShieldModifier.of(modifier));
        return new AssimilationState(defense, start.afterRound(Array.of(BattleForce.of(structures)), cube));
    }

    private static Step<AssimilationState> fight(AssimilationState state, Object... rolls) {
        ScriptedDice dice = Dice.scripted(rolls);
        Step<AssimilationState> step =
                Assimilation.GAME.apply(state, new Fight(), dice).get();
        dice.finish();
        return step;
    }

    private static Vector<String> sentences(Step<AssimilationState> step) {
        return step.events().toVector().map(Event::sentence);
    }

    /** Four dice, before the Cube rolls; the two 4s and the 6 of the Cube's 7 dice destroy three Structures. */
    @Rule({"AS-ASM-02", "AS-ASM-03", "AS-ASM-04", "AS-ASM-05", "AS-CBT-01"})
    @Test
    void shouldRollOneDieAStructureBeforeTheCubeInTheFirstRound() {
        AssimilationState start = AssimilationState.start(OWNED, 2);
        assertThat(start.combat().cube()).isEqualTo(CubeCombat.FRESH);
        Step<AssimilationState> step = fight(start, Battles.ships(6, 4, 2, 1), Battles.borg(6, 4, 4, 1, 1, 1, 1));
        assertThat(step.state().structures()).containsExactly(Structure.CONTROL_NODE);
        assertThat(step.state().combat().cube()).isEqualTo(new CubeCombat(1, ShieldModifier.of(1)));
        assertThat(sentences(step))
                .startsWith("The Cube begins to assimilate Vulcan: its 4 Structures roll before it does.")
                .contains("3 Structures are destroyed; 1 is left.");
    }

    @Rule({"AS-ASM-04", "AS-SBS-03"})
    @Test
    void shouldHaveNoOtherStructuresThanNodes() {
        assertThat(Structure.values()).containsExactlyInAnyOrder(FOUR);
    }

    @Rule("AS-OPT-03")
    @Test
    void shouldRollAtOnceInTheFirstRoundWhenTheCubeIsAggressive() {
        AssimilationState start = AssimilationState.start(OWNED, BorgWeaponTable.SAMPLE, 2, FirstRound.SIMULTANEOUS);
        Step<AssimilationState> step = fight(start, Battles.ships(6, 4, 2, 1), Battles.borg(4, 1, 1, 1, 1, 1, 1, 1, 1));
        assertThat(step.state().structures()).hasSize(3);
        assertThat(sentences(step).head()).endsWith("its 4 Structures roll at the same time as the Cube.");
    }

    @Rule({"AS-ASM-06", "AS-ASM-08"})
    @Test
    void shouldPlaceASpireWhenTheLastStructureFalls() {
        Step<AssimilationState> step = fight(later(OWNED, 1, 7, 1), Battles.ships(1), Battles.borg(5, 5));
        AssimilationResult result = step.state().result();
        assertThat(result)
                .isEqualTo(
                        new AssimilationResult(VULCAN, AssimilationOutcome.ASSIMILATED, Vector.empty(), Rewards.NONE));
        assertThat(result.isSpirePlaced()).isTrue();
        assertThat(result.isCubeDestroyed()).isFalse();
        assertThat(sentences(step).last()).isEqualTo("Vulcan is assimilated.");
        assertThat(Assimilation.GAME.over(step.state())).isTrue();
    }

    @Rule({"AS-ASM-09", "AS-ASM-05"})
    @Test
    void shouldKeepTheSurvivingStructuresWhenTheCubeIsDestroyed() {
        Step<AssimilationState> step = fight(later(OWNED, 3, 8, 1), Battles.ships(6, 1, 1), Battles.borg(4));
        AssimilationResult result = step.state().result();
        assertThat(result.outcome()).isEqualTo(AssimilationOutcome.CUBE_DESTROYED);
        assertThat(result.structuresLeft()).containsExactly(Structure.RESEARCH_NODE, Structure.CONTROL_NODE);
        assertThat(result.isSpirePlaced()).isFalse();
        assertThat(result.rewards().technologyCards()).containsExactly(FEDERATION);
        assertThat(sentences(step))
                .endsWith(
                        "Vulcan withstands: the Cube is destroyed, and 2 Structures stay.",
                        "For the Cube, which goes back to the supply, Federation draws a Borg Technology Card.");
    }

    @Rule("AS-ASM-09")
    @Test
    void shouldGiveANeutralCivilizationNothing() {
        Step<AssimilationState> step = fight(later(NEUTRAL, 2, 8, 4), Battles.ships(6, 6), Battles.borg(1));
        assertThat(step.state().outcome()).isEqualTo(AssimilationOutcome.UNDECIDED);
        SystemDefense good = SystemDefense.neutral(VULCAN, 2, Structure.CULTURE_NODE, Structure.RESEARCH_NODE);
        Step<AssimilationState> end = fight(later(good, 2, 8, 4), Battles.ships(6, 6), Battles.borg(1));
        assertThat(end.state().result().rewards()).isEqualTo(Rewards.NONE);
        assertThat(sentences(end).last()).startsWith("Vulcan withstands");
    }

    @Rule("AS-ASM-10")
    @Test
    void shouldLetBothResultsStandWhenOneRoundDestroysBoth() {
        Step<AssimilationState> step = fight(later(OWNED, 1, 8, 1), Battles.ships(6), Battles.borg(4));
        AssimilationResult result = step.state().result();
        assertThat(result.outcome()).isEqualTo(AssimilationOutcome.BOTH_DESTROYED);
        assertThat(result.isSpirePlaced()).isTrue();
        assertThat(result.isCubeDestroyed()).isTrue();
        assertThat(result.rewards().technologyCards()).containsExactly(FEDERATION);
        assertThat(sentences(step)).contains("The Cube is destroyed, and Vulcan is assimilated all the same.");
    }

    /** Hit value 6 needs a 10 at modifier 4: no 6 hits, and nobody retreats. */
    @Rule("AS-ASM-08")
    @Test
    void shouldKeepRollingInVainWhenNoDieCanHit() {
        AssimilationState hopeless = later(NEUTRAL, 2, 8, 4);
        assertThat(Assimilation.GAME.choices(hopeless)).containsExactly(new Fight());
        Step<AssimilationState> step = fight(hopeless, Battles.ships(6, 6), Battles.borg(1));
        assertThat(step.state()).isEqualTo(hopeless);
        assertThat(sentences(step)).noneMatch(sentence -> sentence.contains("retreat"));
    }

    @Rule({"AS-ADD-05", "AS-ASM-09"})
    @Test
    void shouldLetTheControllingPlayerUseCards() {
        BattleCard cult = new BattleCard.CubeDamage("Cult of Kahless");
        AssimilationState start =
                AssimilationState.start(OWNED, BorgWeaponTable.SAMPLE, 2, FirstRound.PLAYERS_STRIKE_FIRST, cult);
        AssimilationState used = Assimilation.GAME
                .apply(start, new UseCard(cult), Dice.scripted())
                .get()
                .state();
        assertThat(used.combat().cube().diceOnCard()).isEqualTo(1);
    }

    /** One Structure that never hits, one Borg die that needs a 6 and a 7 to be hit: it ends with certainty. */
    @Rule({"AS-ASM-08", "AS-WPN-03"})
    @Test
    void shouldEndWithCertaintyAlsoWhereTheSystemCannotHit() {
        assertThat(Assimilation.odds(later(NEUTRAL, 2, 8, 4)).map(AssimilationResult::outcome))
                .isEqualTo(Distribution.always(AssimilationOutcome.ASSIMILATED));
    }

    @Rule({"AS-ASM-02", "AS-ASM-04"})
    @ParameterizedTest(name = "{0} Structures, hit value {1}")
    @CsvSource({"1, 4", "3, 3", "4, 2"})
    void shouldHaveTheOddsOfABruteForceBattleWithoutRetreat(int structures, int hitValue) {
        Structure[] order = Vector.of(FOUR).takeRight(structures).toJavaArray(Structure[]::new);
        SystemDefense defense = SystemDefense.of(VULCAN, PlayerCombatProfile.of("Federation", hitValue), order);
        Distribution<AssimilationOutcome> odds =
                Assimilation.odds(AssimilationState.start(defense, 2)).map(AssimilationResult::outcome);
        BattleSetting second = Battles.federation(hitValue).withField(Battlefield.cornered());
        BruteForce.Ends ends = new BruteForce(second, 99).start(structures);
        assertThat(odds.probabilityOf(AssimilationOutcome.CUBE_DESTROYED)).isEqualTo(ends.destroyed());
        assertThat(odds.probabilityOf(AssimilationOutcome.BOTH_DESTROYED)).isEqualTo(ends.both());
        assertThat(odds.probabilityOf(AssimilationOutcome.ASSIMILATED)).isEqualTo(ends.lost());
        assertThat(ends.retreated()).isEqualTo(Fraction.ZERO);
    }

    /** Invariant 51, and one rule for both ways of playing. */
    @Rule({"AS-ASM-05", "AS-ASM-06"})
    @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
    void shouldDestroyAtMostAStructureAHitAndPlaceASpireExactlyWhenNoneIsLeft(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 6) int hitValue,
            @ForAll @IntRange(min = 1, max = 4) int structures,
            @ForAll @IntRange(max = 5) int spires) {
        Structure[] left = Vector.of(FOUR).takeRight(structures).toJavaArray(Structure[]::new);
        SystemDefense defense = SystemDefense.of(VULCAN, PlayerCombatProfile.of("Federation", hitValue), left);
        AssimilationState start = AssimilationState.start(defense, spires);
        Play<AssimilationState, BattleChoice> play =
                Play.of(Assimilation.GAME, start, Policy.first(), Dice.seeded(seed), 10_000);
        play.states().zip(play.steps()).forEach(each -> {
            int lost =
                    each._1.structures().size() - each._2.state().structures().size();
            int hits = each._2
                    .events()
                    .find(BattleEvent.CubeShot.class::isInstance)
                    .map(event -> ((BattleEvent.CubeShot) event).answer().hits())
                    .getOrElse(0);
            assertThat(lost).isBetween(0, hits);
            assertThat(each._1.structures())
                    .endsWith(each._2.state().structures().toJavaArray(Structure[]::new));
        });
        AssimilationResult result = play.last().result();
        assertThat(result.isSpirePlaced()).isEqualTo(play.last().structures().isEmpty());
        assertThat(Assimilation.resolve(start, Dice.seeded(seed))).isEqualTo(result);
    }

    /** Invariants 5, 6, 8, 10 and 12: an assimilation is a combat of a Cube like any other. */
    @Rule({"AS-ASM-02", "AS-ASM-03", "AS-SHD-01", "AS-CBT-01"})
    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void shouldFightLikeInAnyCombat(@ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int hitValue) {
        SystemDefense defense = SystemDefense.of(VULCAN, PlayerCombatProfile.of("Federation", hitValue), FOUR);
        Play<AssimilationState, BattleChoice> play = Play.of(
                Assimilation.GAME, AssimilationState.start(defense, 2), Policy.first(), Dice.seeded(seed), 10_000);
        play.states().zip(play.steps()).forEachWithIndex((each, round) -> {
            CubeCombat before = each._1.combat().cube();
            CubeCombat marked = each._2
                    .events()
                    .find(BattleEvent.CubeDamaged.class::isInstance)
                    .map(event -> ((BattleEvent.CubeDamaged) event).after())
                    .getOrElse(before);
            Option<BorgVolley> volley = each._2
                    .events()
                    .find(BattleEvent.CubeShot.class::isInstance)
                    .map(event -> ((BattleEvent.CubeShot) event).answer());
            int repaired = Math.min(
                    volley.map(BorgVolley::symbols).getOrElse(0), marked.isDestroyed() ? 0 : marked.diceOnCard());
            CubeCombat after = each._2.state().combat().cube();
            assertThat(before.modifier().value()).isEqualTo(Math.min(4, round));
            assertThat(before.diceOnCard()).isLessThanOrEqualTo(round == 0 ? 0 : 8);
            assertThat(volley.map(shot -> shot.roll().size()).getOrElse(0))
                    .isEqualTo(round == 0 ? marked.dicePool() : before.dicePool());
            assertThat(after.diceOnCard()).isEqualTo(marked.diceOnCard() - repaired);
        });
    }

    @Test
    void shouldRejectWhatIsNoSystemUnderAttack() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SystemDefense.neutral(VULCAN, 4))
                .withMessage("A System to assimilate has 1 Structure or more, not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SystemDefense.neutral(VULCAN, 4, Structure.CONTROL_NODE, Structure.CULTURE_NODE))
                .withMessage("The Control Node falls last (AS-ASM-05), not as in CONTROL_NODE, CULTURE_NODE");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> later(NEUTRAL, 3, 0, 1))
                .withMessage("The System has 2 Structures, not Squadron[singles=3, fleets=Vector()]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new AssimilationState(
                        NEUTRAL, AssimilationState.start(OWNED, 2).combat()))
                .withMessageStartingWith("A System defends itself alone, not with PlayerCombatProfile[id=Federation");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AssimilationState.start(OWNED, 2).result())
                .withMessage("An assimilation ends with the last Structure or with the Cube (AS-ASM-08), not UNDECIDED"
                        + " with 4 Structures");
    }
}
