package io.github.quadrantrules.ascendancy.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.BattlePhase;
import io.github.quadrantrules.ascendancy.combat.BorgVolley;
import io.github.quadrantrules.ascendancy.combat.CombatDice;
import io.github.quadrantrules.ascendancy.combat.CombatRound;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.CubeCombat;
import io.github.quadrantrules.ascendancy.combat.PlayerVolley;
import io.github.quadrantrules.ascendancy.combat.RoundReport;
import io.github.quadrantrules.ascendancy.combat.ShieldModifier;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.json.Saves;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Events and reports that cannot have happened: each of these was written by hand. */
class EventChecksTest {
    private static final Saves<Event> EVENTS = AscendancySaves.of("test", 1, new TypeReference<>() {});
    private static final Saves<RoundReport> REPORTS = AscendancySaves.of("test", 1, new TypeReference<>() {});

    private static String save(String value) {
        return "{\"format\":\"test\",\"version\":1,\"value\":" + value + "}";
    }

    private static String event(String name, String parts) {
        return save("{\"event\":\"ascendancy." + name + "\"," + parts + "}");
    }

    @ParameterizedTest(name = "{0} with {1} is impossible, unlike with {2}")
    @CsvSource(delimiter = '|', textBlock = """
            cubeDamaged | "hits":-1,"before":{"diceOnCard":2,"modifier":1},"after":{"diceOnCard":2,"modifier":1} | "hits":1,"before":{"diceOnCard":2,"modifier":1},"after":{"diceOnCard":3,"modifier":1} | not by -1
            cubeDamaged | "hits":3,"before":{"diceOnCard":2,"modifier":1},"after":{"diceOnCard":6,"modifier":1} | "hits":9,"before":{"diceOnCard":2,"modifier":1},"after":{"diceOnCard":9,"modifier":1} | does not become CubeCombat[diceOnCard=6, modifier=+1]
            cubeShot | "answer":{"hitValue":5,"roll":{"die":"DIE","counts":[5,5,0,0,0,0]}} | "answer":{"hitValue":5,"roll":{"die":"DIE","counts":[5,4,0,0,0,0]}} | not 10
            cubeShot | "answer":{"hitValue":5,"roll":{"die":"DIE","counts":[0,0,0,0,0,0]}} | "answer":{"hitValue":5,"roll":{"die":"DIE","counts":[0,0,0,0,0,1]}} | not 0
            shipsLost | "player":"A","lost":0,"left":1 | "player":"A","lost":1,"left":0 | not 0
            shipsLost | "player":"A","lost":1,"left":-1 | "player":"A","lost":2,"left":3 | not -1
            cubeRegenerated | "dice":0,"after":{"diceOnCard":2,"modifier":0} | "dice":1,"after":{"diceOnCard":8,"modifier":0} | not 0
            cubeRegenerated | "dice":2,"after":{"diceOnCard":8,"modifier":0} | "dice":7,"after":{"diceOnCard":2,"modifier":0} | not 2
            shieldsAdapted | "before":1,"after":3 | "before":1,"after":2 | not +3
            shieldsAdapted | "before":3,"after":3 | "before":4,"after":4 | not +3
            retreatForced | "player":"A","needed":6,"possible":"OPEN" | "player":"A","needed":7,"possible":"OPEN" | not 6
            shipsRetreated | "player":"A","ships":0,"destination":{"sector":"B","distanceToCube":1,"sectorsMoved":1},"forced":true | "player":"A","ships":1,"destination":{"sector":"B","distanceToCube":1,"sectorsMoved":1},"forced":true | not 0
            hitsAllocated | "players":[],"hits":[],"surplus":0 | "players":["A"],"hits":[0],"surplus":0 | to 1 player or more, to each once, not to
            hitsAllocated | "players":["A","A"],"hits":[1,1],"surplus":0 | "players":["A","B"],"hits":[1,1],"surplus":0 | not to A, A
            hitsAllocated | "players":["A","B"],"hits":[1],"surplus":0 | "players":["A","B"],"hits":[1,0],"surplus":0 | not 1
            hitsAllocated | "players":["A"],"hits":[-1],"surplus":0 | "players":["A"],"hits":[1],"surplus":2 | not as in -1
            hitsAllocated | "players":["A"],"hits":[1],"surplus":-1 | "players":["A"],"hits":[1],"surplus":1 | not -1
            hitsAbsorbed | "player":"A","hits":0 | "player":"A","hits":1 | not 0
            assimilationRoundBegan | "system":"A","modifier":0,"firstRound":"SIMULTANEOUS","structures":0 | "system":"A","modifier":0,"firstRound":"SIMULTANEOUS","structures":1 | not 0
            structuresDestroyed | "fallen":[],"left":[] | "fallen":["CONTROL_NODE"],"left":[] | not 0
            worldShot | "answer":{"hitValue":5,"roll":{"die":"DIE","counts":[6,0,0,0,0,0]}} | "answer":{"hitValue":5,"roll":{"die":"DIE","counts":[5,0,0,0,0,0]}} | not 6
            worldShot | "answer":{"hitValue":5,"roll":{"die":"DIE","counts":[0,0,0,0,0,0]}} | "answer":{"hitValue":5,"roll":{"die":"DIE","counts":[1,0,0,0,0,0]}} | not 0
            reclaimFailed | "before":{"system":"A","nodes":1,"cubeOnSpire":false},"after":{"system":"A","nodes":2,"cubeOnSpire":false},"hits":-1 | "before":{"system":"A","nodes":1,"cubeOnSpire":false},"after":{"system":"A","nodes":2,"cubeOnSpire":false},"hits":0 | not -1
            reclaimFailed | "before":{"system":"A","nodes":1,"cubeOnSpire":false},"after":{"system":"A","nodes":1,"cubeOnSpire":false},"hits":1 | "before":{"system":"A","nodes":3,"cubeOnSpire":false},"after":{"system":"A","nodes":3,"cubeOnSpire":false},"hits":1 | does not become BorgWorld[system=A, nodes=1, cubeOnSpire=false]
            attackersRetreated | "player":"A","ships":0,"sector":"B","forced":true | "player":"A","ships":1,"sector":"B","forced":true | not 0
            reclaimEnded | "result":{"outcome":"RECLAIMED","world":{"system":"A","nodes":1,"cubeOnSpire":false},"shipsLeft":1,"rewards":{"technologyCards":[],"culture":[],"production":[]}} | "result":{"outcome":"RECLAIMED","world":{"system":"A","nodes":1,"cubeOnSpire":false},"shipsLeft":1,"rewards":{"technologyCards":["B"],"culture":[],"production":[]}} | not Rewards[technologyCards=Vector(), culture=Vector(), production=Vector()]
            systemAbandoned | "system":"A","player":"B","warpTokens":-1 | "system":"A","player":"B","warpTokens":0 | not -1
            playerWon | "claim":{"player":"A","kind":"ASCENDANCY","ascendancyTokens":5},"players":0 | "claim":{"player":"A","kind":"ASCENDANCY","ascendancyTokens":5},"players":1 | not 0
            attackBegan | "cube":1,"players":[],"second":true | "cube":1,"players":["A"],"second":true | each once (AS-ATK-01), not
            attackBegan | "cube":1,"players":["A","A"],"second":true | "cube":1,"players":["A","B"],"second":true | not A, A
            spireStrengthened | "cube":1,"after":{"system":"A","nodes":0,"cubeOnSpire":false} | "cube":1,"after":{"system":"A","nodes":1,"cubeOnSpire":false} | not 0
            worldBuilt | "action":"ADD_NODE","before":{"system":"A","nodes":0,"cubeOnSpire":false},"after":{"system":"B","nodes":1,"cubeOnSpire":false} | "action":"ADD_NODE","before":{"system":"A","nodes":0,"cubeOnSpire":false},"after":{"system":"A","nodes":1,"cubeOnSpire":false} | not at B
            transwarpRolled | "hub":"A","roll":3,"cubesInPlay":5,"created":false | "hub":"A","roll":3,"cubesInPlay":4,"created":false | not 5
            transwarpRolled | "hub":"A","roll":3,"cubesInPlay":-1,"created":false | "hub":"A","roll":3,"cubesInPlay":0,"created":false | not -1
            transwarpSkipped | "hub":"A","cubesInPlay":0 | "hub":"A","cubesInPlay":1 | not 0
            transwarpSkipped | "hub":"A","cubesInPlay":6 | "hub":"A","cubesInPlay":5 | not 6
            cubeNotFound | "system":"A","cubesInPlay":0 | "system":"A","cubesInPlay":1 | not 0
            cubeNotFound | "system":"A","cubesInPlay":6 | "system":"A","cubesInPlay":5 | not 6
            spirePlaced | "world":{"system":"A","nodes":0,"cubeOnSpire":false},"spiresInPlay":0,"rule":"AS-ASM-06" | "world":{"system":"A","nodes":0,"cubeOnSpire":false},"spiresInPlay":1,"rule":"AS-ASM-06" | not 0
            spirePlaced | "world":{"system":"A","nodes":0,"cubeOnSpire":false},"spiresInPlay":6,"rule":"AS-ASM-06" | "world":{"system":"A","nodes":0,"cubeOnSpire":false},"spiresInPlay":5,"rule":"AS-BWD-04" | not 6
            spirePlaced | "world":{"system":"A","nodes":0,"cubeOnSpire":false},"spiresInPlay":1,"rule":"AS-ASM-07" | "world":{"system":"A","nodes":0,"cubeOnSpire":false},"spiresInPlay":1,"rule":"AS-BWD-04" | not by AS-ASM-07
            starbaseAssimilated | "system":"A","grown":[] | "system":"A","grown":[{"system":"A","nodes":1,"cubeOnSpire":false}] | to each once (AS-SBS-02), not to
            cubeMoved | "cube":1,"from":"A","target":"B","entered":[],"passed":[] | "cube":1,"from":"A","target":"B","entered":["#1.1"],"passed":[] | not 0
            cubeBlocked | "cube":1,"sector":"A","owners":[],"blockade":"ALL_SHIPS" | "cube":1,"sector":"A","owners":["B"],"blockade":"ALL_SHIPS" | of each once, not of
            cubeBlocked | "cube":1,"sector":"A","owners":["B","B"],"blockade":"ALL_SHIPS" | "cube":1,"sector":"A","owners":["B","C"],"blockade":"ALL_SHIPS" | not of B, B
            cubeStoppedByCube | "cube":1,"other":1 | "cube":1,"other":2 | not by Cube 1
            floatingSystemTurned | "cube":1,"from":"A","system":"A","sectors":2 | "cube":1,"from":"A","system":"B","sectors":0 | not twice A
            floatingSystemTurned | "cube":1,"from":"A","system":"B","sectors":-1 | "cube":1,"from":"A","system":"B","sectors":2 | not -1
            systemPlaced | "cube":1,"from":"A","towards":"B","system":"A","sectors":2 | "cube":1,"from":"A","towards":"B","system":"C","sectors":0 | not twice A
            systemPlaced | "cube":1,"from":"A","towards":"B","system":"C","sectors":-1 | "cube":1,"from":"A","towards":"B","system":"C","sectors":1 | not -1
            discardsShuffled | "cards":0 | "cards":1 | not 0
            """)
    void shouldRefuseAnEventThatCannotHaveHappened(String name, String impossible, String possible, String said) {
        String die = CombatDice.BORG.toString();
        assertThat(EVENTS.read(event(name, possible.replace("DIE", die))).sentence())
                .isNotBlank();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EVENTS.read(event(name, impossible.replace("DIE", die))))
                .satisfies(e -> assertThat(e.getMessage().strip()).endsWith(said));
    }

    private static final CubeBattleState BATTLE = CombatSamples.BATTLE;
    private static final RoundReport REPORT = CombatRound.fight(BATTLE, Dice.seeded(1));

    private static CubeBattleState with(CubeCombat cube, int ships) {
        return new CubeBattleState(
                BATTLE.setting(), Array.of(BattleForce.of(ships)), cube, BattlePhase.BEFORE_ROUND, Option.none());
    }

    private static void assertRefused(
            CubeBattleState before,
            Vector<PlayerVolley> attacks,
            CubeCombat marked,
            Option<BorgVolley> answer,
            CubeBattleState after,
            String said) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RoundReport(before, attacks, marked, answer, after))
                .withMessageEndingWith(said);
    }

    /** The report of a first round with 9 Borg dice and fewer than 9 Hits, changed in one place each. */
    @Test
    void shouldRefuseAReportOfNoRound() {
        Vector<PlayerVolley> attacks = REPORT.attacks();
        CubeCombat marked = REPORT.marked();
        CubeCombat half = new CubeCombat(5, ShieldModifier.of(1));
        assertThat(REPORTS.read(REPORTS.write(REPORT))).isEqualTo(REPORT);
        assertThat(REPORT.hits()).isEqualTo(marked.diceOnCard()).isBetween(1, 7);
        assertRefused(BATTLE, attacks.appendAll(attacks), marked, REPORT.answer(), REPORT.after(), "not 2");
        CubeCombat more = new CubeCombat(REPORT.hits() + 1, ShieldModifier.NONE);
        assertRefused(BATTLE, attacks, more, REPORT.answer(), REPORT.after(), "unlike in " + more);
        assertRefused(BATTLE, attacks, half, REPORT.answer(), REPORT.after(), "unlike in " + half);
        CubeCombat fewer = new CubeCombat(4, ShieldModifier.of(1));
        assertRefused(with(half, 6), attacks, fewer, Option.none(), with(fewer, 6), "unlike in " + fewer);
        BorgVolley nine = BorgVolley.roll(CubeCombat.FRESH, 5, 0, Dice.seeded(1));
        assertRefused(with(half, 6), Vector.empty(), half, Option.some(nine), with(half, 6), "not 9");
        assertRefused(with(half, 2), Vector.empty(), half, Option.none(), with(half, 3), "unlike " + with(half, 3));
        CubeCombat later = new CubeCombat(6, ShieldModifier.of(2));
        assertRefused(with(half, 2), Vector.empty(), half, Option.none(), with(later, 2), "unlike " + later);
    }
}
