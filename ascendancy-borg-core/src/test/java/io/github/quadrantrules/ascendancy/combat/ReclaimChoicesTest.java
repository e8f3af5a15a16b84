package io.github.quadrantrules.ascendancy.combat;

import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.FEDERATION;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.FIGHT;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.RETREAT;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.federation;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.round;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.sentences;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.start;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.step;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.world;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.LoseShip;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.UseCard;
import io.github.quadrantrules.ascendancy.combat.ReclaimState.Progress;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an attacker of a Borg World can choose, and what is told of it. */
class ReclaimChoicesTest {
    @Rule({"AS-ADD-04", "AS-RCL-02"})
    @Test
    void shouldCountHitsWithoutARoll() {
        BattleCard torpedo = new BattleCard.AutoHits("Torpedo", 2);
        BattleCard cult = new BattleCard.CubeDamage("Cult of Kahless");
        ReclaimState start =
                ReclaimState.start(federation(4), world(1), BattleForce.of(2).withCards(torpedo, cult));
        assertThat(Reclaiming.GAME.choices(start)).containsExactly(FIGHT, new UseCard(torpedo));
        ReclaimState used = step(start, new UseCard(torpedo)).state();
        assertThat(step(used, FIGHT, Battles.ships(1, 1), Battles.borg(1, 1))
                        .state()
                        .outcome())
                .isEqualTo(ReclaimOutcome.RECLAIMED);
        assertThat(Reclaiming.GAME
                        .apply(start, new UseCard(cult), Dice.scripted())
                        .getLeft()
                        .rule())
                .isEqualTo(RuleId.of("AS-ADD-04"));
    }

    @Rule("AS-ALC-03")
    @Test
    void shouldAskWhichOfDifferentShipsAreLost() {
        Squadron squadron = Squadron.of(2).withFleet(Fleet.of("Guards", 2));
        ReclaimState start = ReclaimState.start(
                federation(4).withCommander(PlayerId.of("Cardassians")), world(1), BattleForce.of(squadron));
        ReclaimState hit = step(start, FIGHT, Battles.ships(1, 1, 1, 1), Battles.borg(4, 4))
                .state();
        assertThat(Reclaiming.decider(hit)).isEqualTo(Option.some(PlayerId.of("Cardassians")));
        LoseShip guard = new LoseShip(FEDERATION, Option.some("Guards"));
        assertThat(Reclaiming.GAME.choices(hit)).containsExactly(new LoseShip(FEDERATION, Option.none()), guard);
        ReclaimState end = step(step(hit, guard).state(), guard).state();
        assertThat(end.force().squadron()).isEqualTo(Squadron.of(2));
        assertThat(end.due()).isZero();
        assertThat(Reclaiming.decider(end)).isEqualTo(Option.some(FEDERATION));
        assertThat(Reclaiming.GAME.apply(hit, FIGHT, Dice.scripted()).getLeft().rule())
                .isEqualTo(RuleId.of("AS-ALC-03"));
    }

    @Rule({"AS-RCL-11", "AS-RET-02", "AS-RET-04", "AS-RET-01"})
    @Test
    void shouldForbidWhatTheRulesForbid() {
        ReclaimState start = start(6, 1, 2);
        assertThat(rule(start, RETREAT)).isEqualTo("AS-RCL-11");
        ReclaimState later =
                round(start, Battles.ships(6, 6), Battles.borg(1, 1)).after();
        assertThat(rule(later, FIGHT)).isEqualTo("AS-RET-01");
        assertThat(rule(later, new RetreatTo(Battles.VULCAN))).isEqualTo("AS-RET-02");
        ReclaimState klingons = ReclaimState.start(ReclaimSetting.of(PlayerCombatProfile.klingons(6), 2), world(3), 2);
        ReclaimState fighting =
                round(klingons, Battles.ships(1, 1), Battles.borg(1, 1, 1, 1)).after();
        assertThat(Reclaiming.GAME.choices(fighting)).containsExactly(FIGHT);
        assertThat(rule(fighting, RETREAT)).isEqualTo("AS-RET-04");
        assertThat(rule(step(later, RETREAT).state(), FIGHT)).isEqualTo("AS-RCL-11");
    }

    private static String rule(ReclaimState state, BattleChoice choice) {
        return Reclaiming.GAME
                .apply(state, choice, Dice.scripted())
                .getLeft()
                .rule()
                .id();
    }

    @Test
    void shouldRejectWhatIsNoAttempt() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ReclaimSetting.of(PlayerCombatProfile.of("Federation", 4), 0))
                .withMessage("A Borg World has a Spire, so 1 to 5 are in play, not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> federation(4)
                        .withDestinations(Vector.of(new RetreatDestination(Battles.VULCAN.sector(), 0, 1))))
                .withMessage("Retreating Ships get away from the Borg World (AS-RET-02), not to Vulcan");
        RetreatDestination farther = new RetreatDestination(Battles.VULCAN.sector(), 3, 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> federation(4).withDestinations(Vector.of(Battles.VULCAN, farther)))
                .withMessage("Each Sector to retreat to is listed once (AS-RET-02), not as in"
                        + " Vulcan, 2 Sectors from the Cube; Vulcan, 3 Sectors from the Cube");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> start(4, 0, 0))
                .withMessageStartingWith("Before the first round an attacker has 1 or more Ships at the world, not");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> start(4, 0, 1).result())
                .withMessage("An attempt has a result at its end, not as long as it is UNDECIDED");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Reclaiming.resolve(start(4, 0, 1), (s, c, d) -> RETREAT, Dice.seeded(1)))
                .withMessage("A policy must choose by the rules, not against AS-RCL-11: Ships may retreat only after a"
                        + " round of combat: Federation");
    }

    /** What is lost by choice is told when it is chosen; only then it is known whether the Ships have to retreat. */
    @Rule({"AS-ALC-03", "AS-RET-01", "AS-RCL-07"})
    @Test
    void shouldTellEachChosenCasualtyAndThenTheForcedRetreat() {
        ReclaimState start = ReclaimState.start(
                federation(4), world(2), BattleForce.of(Squadron.of(2).withFleet(Fleet.of("Guards", 3))));
        Step<ReclaimState> hit = step(start, FIGHT, Battles.ships(1, 1, 1, 1, 1), Battles.borg(4, 4, 1));
        assertThat(sentences(hit))
                .endsWith("0 Hits against 3 Structures change nothing; the world gains a Node and now has 3.");
        LoseShip guard = new LoseShip(FEDERATION, Option.some("Guards"));
        Step<ReclaimState> first = step(hit.state(), guard);
        assertThat(sentences(first))
                .containsExactly(
                        "Federation takes a casualty from the Fleet Guards.", "Federation loses 1 Ship; 4 are left.");
        Step<ReclaimState> second = step(first.state(), guard);
        assertThat(sentences(second))
                .startsWith(
                        "Federation takes a casualty from the Fleet Guards.", "Federation loses 1 Ship; 3 are left.")
                .hasSize(3);
        assertThat(second.events().last().rules().map(RuleId::id)).contains("AS-RET-01");
        assertThat(Reclaiming.GAME.choices(second.state())).allMatch(RetreatTo.class::isInstance);
    }

    /** The Borg roll first and miss; the Ship rolls no Hit, but the 2 of the card reclaim a Spire and a Node. */
    @Rule({"AS-RCL-06", "AS-ADD-04"})
    @Test
    void shouldCountHitsWithoutARollAlsoWhenTheBorgRollFirst() {
        ReclaimSetting setting = federation(4).withFirstStrike(CombatSide.BORG);
        BattleForce force = new BattleForce(Squadron.of(2), Vector.empty(), 2, Option.none());
        ReclaimRound round =
                round(ReclaimState.start(setting, world(1), force), Battles.borg(1, 1), Battles.ships(1, 1));
        assertThat(round.hits()).isEqualTo(2);
        assertThat(round.after().outcome()).isEqualTo(ReclaimOutcome.RECLAIMED);
    }

    /** 4 Ships of two kinds: 1 to 3 can be lost by choice, and none before the first round. */
    @Rule("AS-ALC-03")
    @ParameterizedTest
    @ValueSource(ints = {-1, 4})
    void shouldRejectCasualtiesThatNobodyCanChoose(int due) {
        BattleForce different = BattleForce.of(Squadron.of(1).withFleet(Fleet.of("Guards", 3)));
        String message = "Casualties are chosen where a player has different Ships and loses some of them, not ";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ReclaimState(federation(4), world(1), different, Progress.ROUNDS, due))
                .withMessage(message + due);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ReclaimState(federation(4), world(1), BattleForce.of(4), Progress.ROUNDS, 1))
                .withMessage(message + 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ReclaimState(federation(4), world(1), different, Progress.NOTHING, 1))
                .withMessage(message + 1);
        assertThat(new ReclaimState(federation(4), world(1), different, Progress.ROUNDS, 3).due())
                .isEqualTo(3);
    }

    @Rule({"AS-RCL-03", "AS-RCL-04", "AS-PSH-02", "AS-PSH-03"})
    @ParameterizedTest
    @CsvSource({
        "1, 2, 1, AS-RCL-03 AS-PSH-02",
        "1, 2, 2, AS-RCL-04 AS-PSH-02",
        "3, 3, 3, AS-RCL-03 AS-PSH-03",
        "3, 3, 4, AS-RCL-04 AS-PSH-03"
    })
    void shouldSayWhyARoundDidNotReclaim(int before, int after, int hits, String rules) {
        assertThat(new ReclaimEvent.ReclaimFailed(world(before), world(after), hits)
                        .rules()
                        .map(RuleId::id)
                        .mkString(" "))
                .isEqualTo(rules);
    }
}
