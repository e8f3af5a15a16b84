package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.ONE;
import static io.github.quadrantrules.ascendancy.turn.Tables.QONOS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.TWO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.Battlefield;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.CubeCombat;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.combat.ReclaimSetting;
import io.github.quadrantrules.ascendancy.combat.ReclaimState;
import io.github.quadrantrules.ascendancy.combat.RetreatDestination;
import io.github.quadrantrules.ascendancy.combat.ShieldModifier;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.BorgTurn;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.PlayerTurn;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** No round stands at a point that its table does not allow, so that every listed choice can be made. */
class RoundChecksTest {
    private static final PlayerTurn FIRST = new PlayerTurn(1, FEDERATION);
    private static final PlayerTurn SECOND = new PlayerTurn(2, KLINGONS);
    private static final BorgTurn THIRD = new BorgTurn(3, Option.none());
    private static final RoundOrder ROUND = new RoundOrder(Vector.of(FIRST, SECOND, THIRD));

    private static final RetreatDestination NOWHERE = new RetreatDestination(SectorId.of("Nowhere"), 1, 1);

    /** A Cube at Risa, a Borg World at Bajor, 3 Ships of the Federation at each. */
    private static final Table TABLE = guarded();

    private static Table guarded() {
        Table table = Tables.withCube(Tables.withWorlds(Tables.duel(), BorgWorld.at(BAJOR)), 1, RISA);
        return table.withGalaxy(table.galaxy()
                .withShips(RISA.orbit(), ShipGroup.singles(FEDERATION, 3))
                .withShips(BAJOR.orbit(), ShipGroup.singles(FEDERATION, 3)));
    }

    private static void refused(ThrowingCallable input, String rule, Object value) {
        assertThatThrownBy(input)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(rule)
                .hasMessageEndingWith(value.toString());
    }

    private static void refused(RoundPhase phase, String rule, Object value) {
        refused(() -> new GameRoundState(ROUND, phase), rule, value);
    }

    /** What the listed choice of that kind leads to in the first turn. */
    private static RoundPhase after(Class<? extends RoundChoice> type) {
        GameRoundState start = GameRoundState.start(ROUND, TABLE);
        RoundChoice choice =
                GameRound.GAME.choices(start).find(type::isInstance).get();
        return GameRound.GAME.apply(start, choice, Dice.seeded(1)).get().state().phase();
    }

    @Rule({"AS-TRN-01", "AS-TRN-04"})
    @Test
    void shouldRefuseARoundThatIsNotThatOfTheTable() {
        RoundOrder withoutKlingons = new RoundOrder(Vector.of(FIRST, new BorgTurn(2, Option.none())));
        refused(() -> GameRoundState.start(withoutKlingons, TABLE), "AS-TRN-01", "Klingons");
        refused(
                () -> BorgTurnState.start(withoutKlingons, new BorgTurn(2, Option.none()), TABLE),
                "AS-TRN-01",
                "Klingons");
        Table fallen = SystemFall.assimilated(Tables.duel(), EARTH).state();
        RoundOrder held = new RoundOrder(Vector.of(new BorgTurn(1, Option.some(FEDERATION)), SECOND));
        assertThat(GameRoundState.start(held, fallen).card())
                .contains(held.cards().head());
        RoundOrder later =
                new RoundOrder(Vector.of(new PlayerTurn(1, KLINGONS), new BorgTurn(2, Option.some(FEDERATION))));
        refused(() -> GameRoundState.start(later, Tables.duel()), "AS-TRN-04", "Federation");
    }

    @Rule("AS-WIN-04")
    @Test
    void shouldRefuseAGameThatGoesOnWithoutAnybody() {
        Table all = SystemFall.assimilated(
                        SystemFall.assimilated(Tables.duel(), EARTH).state(), QONOS)
                .state();
        Table goingOn = Table.of(
                all.options(),
                all.console(),
                all.galaxy(),
                all.worlds(),
                all.planets(),
                all.cards(),
                all.atWarp(),
                all.tokens(),
                all.assimilated(),
                Option.none());
        assertThat(GameRound.GAME.over(GameRoundState.start(ROUND, all))).isTrue();
        refused(() -> GameRoundState.start(ROUND, goingOn), "AS-WIN-04", "Federation, Klingons");
    }

    @Rule({"AS-WIN-04", "AS-TRN-01"})
    @Test
    void shouldRefuseARoundOfNobody() {
        refused(() -> new RoundOrder(Vector.empty()), "AS-TRN-01", "no card");
        Table empty = Tables.table(OptionalRules.NONE, Holdings.none());
        refused(() -> GameRoundState.deal(empty, TreeMap.empty(), Dice.seeded(1)), "AS-WIN-04", "nobody");
    }

    @Rule("AS-WIN-02")
    @Test
    void shouldRefuseATurnAfterTheOutcome() {
        Outcome outcome = new Outcome.PlayerWin(FEDERATION, VictoryKind.ASCENDANCY);
        refused(new RoundPhase.Acting(FIRST, TABLE.ended(outcome)), "AS-WIN-02", outcome);
    }

    /** The Borg turn that follows would have no card for the last of five Cubes. */
    @Rule("AS-COM-08")
    @Test
    void shouldRefuseARoundWithTooFewCommands() {
        Table few = Tables.withCommands(TABLE, Tables.HOLD, Tables.HOLD, Tables.HOLD, Tables.HOLD);
        refused(new RoundPhase.Acting(FIRST, few), "AS-COM-08", "4");
    }

    @Rule("AS-TRN-07")
    @Test
    void shouldRefuseABorgTurnThatIsOver() {
        BorgTurnState over = BorgTurnState.of(ROUND, THIRD, TABLE, CommandPhase.NONE, new TurnPhase.Ended());
        refused(new RoundPhase.BorgActing(over), "AS-TRN-07", THIRD);
    }

    @Rule({"AS-ATK-06", "AS-END-01", "AS-END-03"})
    @Test
    void shouldRefuseABattleThatTheTableDoesNotShow() {
        RoundPhase.Fighting fighting = (RoundPhase.Fighting) after(RoundChoice.AttackCube.class);
        assertThat(new GameRoundState(ROUND, fighting).table()).isEqualTo(TABLE);
        CubeBattleState battle = fighting.battle();
        refused(new RoundPhase.Fighting(FIRST, TABLE, TWO, battle), "AS-ATK-06", TWO);
        refused(new RoundPhase.Fighting(SECOND, TABLE, ONE, battle), "AS-ATK-06", "Federation");
        refused(
                new RoundPhase.Fighting(FIRST, Tables.withCube(Tables.duel(), 1, RISA), ONE, battle),
                "AS-ATK-06",
                "Federation");
        Table elsewhere = Tables.withCube(guarded(), 1, Tables.VULCAN);
        refused(new RoundPhase.Fighting(FIRST, elsewhere, ONE, battle), "AS-END-03", "Risa");
        BattleSetting setting = battle.setting();
        refused(
                new RoundPhase.Fighting(FIRST, TABLE, ONE, CubeBattleState.start(setting, 4)),
                "AS-ATK-01",
                BattleForce.of(4));
        CubeBattleState lost = new CubeBattleState(
                setting,
                battle.forces().map(force -> BattleForce.of(0)),
                new CubeCombat(0, ShieldModifier.of(1)),
                battle.phase(),
                Option.none());
        refused(new RoundPhase.Fighting(FIRST, TABLE, ONE, lost), "AS-END-01", lost.outcome());
        BattleSetting fleeing = setting.withField(new Battlefield(RISA.orbit(), 0, Vector.of(NOWHERE)));
        refused(new RoundPhase.Fighting(FIRST, TABLE, ONE, CubeBattleState.start(fleeing, 3)), "AS-RET-02", NOWHERE);
        CubeBattleState led = CubeBattleState.start(setting.withCommander(KLINGONS), 3);
        refused(new RoundPhase.Fighting(FIRST, TABLE, ONE, led), "AS-ALC-03", KLINGONS);
    }

    @Rule({"AS-RCL-01", "AS-RCL-11"})
    @Test
    void shouldRefuseAnInvasionThatTheTableDoesNotShow() {
        RoundPhase.Invading invading = (RoundPhase.Invading) after(RoundChoice.InvadeWorld.class);
        assertThat(new GameRoundState(ROUND, invading).table()).isEqualTo(TABLE);
        ReclaimState attempt = invading.attempt();
        refused(new RoundPhase.Invading(FIRST, TABLE, RISA, attempt), "AS-RCL-01", "Risa");
        refused(new RoundPhase.Invading(SECOND, TABLE, BAJOR, attempt), "AS-RCL-11", "Federation");
        ReclaimSetting setting = ReclaimSetting.of(PlayerCombatProfile.of("Federation", 4), 1);
        refused(
                new RoundPhase.Invading(FIRST, TABLE, BAJOR, ReclaimState.start(setting, BorgWorld.at(RISA), 3)),
                "AS-RCL-01",
                "Risa");
        refused(
                new RoundPhase.Invading(FIRST, TABLE, BAJOR, ReclaimState.start(setting, BorgWorld.at(BAJOR), 4)),
                "AS-RCL-11",
                BattleForce.of(4));
        ReclaimState over =
                new ReclaimState(setting, BorgWorld.at(BAJOR), BattleForce.of(0), ReclaimState.Progress.ROUNDS, 0);
        refused(new RoundPhase.Invading(FIRST, TABLE, BAJOR, over), "AS-RCL-11", over.outcome());
        BorgWorld world = BorgWorld.at(BAJOR);
        ReclaimState led = ReclaimState.start(setting.withCommander(KLINGONS), world, 3);
        refused(new RoundPhase.Invading(FIRST, TABLE, BAJOR, led), "AS-RCL-11", KLINGONS);
        ReclaimState fleeing = ReclaimState.start(setting.withDestinations(Vector.of(NOWHERE)), world, 3);
        refused(new RoundPhase.Invading(FIRST, TABLE, BAJOR, fleeing), "AS-RET-02", NOWHERE);
        BorgWorld armed = new BorgWorld(BAJOR, 3, true);
        refused(
                new RoundPhase.Invading(FIRST, TABLE, BAJOR, ReclaimState.start(setting, armed, 3)),
                "AS-PSH-02",
                armed);
        ReclaimSetting more = ReclaimSetting.of(PlayerCombatProfile.of("Federation", 4), 2);
        ReclaimState stronger = ReclaimState.start(more, world, 3);
        refused(new RoundPhase.Invading(FIRST, TABLE, BAJOR, stronger), "AS-WPN-01", 2);
    }
}
