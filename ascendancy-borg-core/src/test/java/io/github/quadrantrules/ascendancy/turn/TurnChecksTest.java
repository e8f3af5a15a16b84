package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.HOLD;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.NEBULA;
import static io.github.quadrantrules.ascendancy.turn.Tables.ONE;
import static io.github.quadrantrules.ascendancy.turn.Tables.QONOS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.TWO;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.ascendancy.combat.AssimilationState;
import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.CubeCombat;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.combat.ShieldModifier;
import io.github.quadrantrules.ascendancy.combat.Structure;
import io.github.quadrantrules.ascendancy.combat.SystemDefense;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.TargetKind;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.LaneDecision;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.Route;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SpaceLane;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** No turn stands at a point that its table does not allow, so that every state that is not over has a choice. */
class TurnChecksTest {
    private static final CommandCard MOVE =
            new CommandCard.MovementCommand("Move", TargetKind.DEVELOPED_SYSTEM, 1, false, Provenance.SAMPLE);

    /** Cube 1 at Risa, a Borg World at Bajor. */
    private static final Table TABLE = Tables.withCube(Tables.withWorlds(Tables.duel(), BorgWorld.at(BAJOR)), 1, RISA);

    private static final CommandPhase WAITING = new CommandPhase(TreeSet.of(ONE), TreeSet.empty(), 0, Vector.empty());

    private static BorgTurnState state(Table table, CommandPhase command, TurnPhase phase) {
        TurnOrderCard.BorgTurn card = new TurnOrderCard.BorgTurn(1, Option.none());
        RoundOrder round = new RoundOrder(Vector.of(
                card, new TurnOrderCard.PlayerTurn(2, FEDERATION), new TurnOrderCard.PlayerTurn(3, KLINGONS)));
        return BorgTurnState.of(round, card, table, command, phase);
    }

    private static void refused(CommandPhase command, TurnPhase phase, String rule, Object value) {
        refused(TABLE, command, phase, rule, value);
    }

    private static void refused(Table table, CommandPhase command, TurnPhase phase, String rule, Object value) {
        assertThatThrownBy(() -> state(table, command, phase))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(rule)
                .hasMessageEndingWith(value.toString());
    }

    private static TurnPhase acting(CubeId cube, PlayerId chooser, Option<CommandCard> card, Stage stage) {
        Activation activation = Activation.of(cube, chooser).at(stage);
        return new TurnPhase.Acting(card.map(activation::withCard).getOrElse(activation));
    }

    private static void refusedStage(Option<CommandCard> card, Stage stage, String rule, Object value) {
        refused(CommandPhase.NONE, acting(ONE, FEDERATION, card, stage), rule, value);
    }

    @Rule("AS-BLD-03")
    @Test
    void shouldRefuseABuildingPhaseOfNoWorlds() {
        assertThat(BorgTurn.GAME.choices(state(TABLE, CommandPhase.NONE, new TurnPhase.Building(Vector.of(BAJOR)))))
                .hasSize(1);
        refused(CommandPhase.NONE, new TurnPhase.Building(Vector.empty()), "AS-BLD-03", "nothing");
        refused(CommandPhase.NONE, new TurnPhase.Building(Vector.of(BAJOR, BAJOR)), "AS-BLD-03", "Bajor, Bajor");
        refused(CommandPhase.NONE, new TurnPhase.Building(Vector.of(VULCAN)), "AS-BLD-03", "Vulcan");
    }

    @Rule({"AS-COM-05", "AS-BLD-11", "AS-EFF-03"})
    @Test
    void shouldRefuseAChoiceAmongNoCubes() {
        assertThat(BorgTurn.GAME.choices(state(TABLE, WAITING, new TurnPhase.Choosing(Option.none()))))
                .hasSize(1);
        refused(CommandPhase.NONE, new TurnPhase.Choosing(Option.none()), "AS-COM-05", "nothing");
        refused(WAITING, new TurnPhase.Choosing(Option.some(TWO)), "AS-BLD-11", TWO);
        refused(Tables.duel(), WAITING, new TurnPhase.Choosing(Option.none()), "AS-BLD-11", ONE);
        refused(WAITING, new TurnPhase.NotBegun(), "AS-COM-05", WAITING);
        refused(WAITING, new TurnPhase.Ended(), "AS-COM-05", WAITING);
    }

    @Rule({"AS-BLD-11", "AS-COM-06"})
    @Test
    void shouldRefuseAnActivationOfNobody() {
        Stage attack = new Stage.Attack(false);
        refused(CommandPhase.NONE, acting(TWO, FEDERATION, Option.none(), attack), "AS-BLD-11", TWO);
        PlayerId stranger = PlayerId.of("Ferengi");
        refused(CommandPhase.NONE, acting(ONE, stranger, Option.none(), attack), "AS-COM-06", stranger);
        refused(
                CommandPhase.NONE,
                new TurnPhase.Acting(Activation.of(ONE, FEDERATION).withForcedNext(Option.some(TWO))),
                "AS-BLD-11",
                TWO);
    }

    @Rule({"AS-ATK-04", "AS-END-03"})
    @Test
    void shouldRefuseABattleWhereThereIsNone() {
        refusedStage(Option.none(), new Stage.Attack(false), "AS-ATK-04", ONE);
        CubeBattleState elsewhere =
                CubeBattleState.start(BattleSetting.of(PlayerCombatProfile.of("Federation", 4), 0), 1);
        refusedStage(
                Option.none(),
                new Stage.Battle(false, elsewhere),
                "AS-END-03",
                elsewhere.setting().cubeSector());
        Table guarded = TABLE.withGalaxy(TABLE.galaxy().withShips(RISA.orbit(), ShipGroup.singles(FEDERATION, 1)));
        assertThat(BorgTurn.GAME.choices(state(
                        guarded, CommandPhase.NONE, acting(ONE, FEDERATION, Option.none(), new Stage.Attack(false)))))
                .hasSize(1);
    }

    /** The choices of an ended combat are none, and more Ships than the table has would come out of it. */
    @Rule({"AS-ATK-01", "AS-ATK-02", "AS-END-01"})
    @Test
    void shouldRefuseABattleThatIsOverOrOfOthers() {
        Table guarded = TABLE.withGalaxy(TABLE.galaxy().withShips(RISA.orbit(), ShipGroup.singles(FEDERATION, 2)));
        Stage.Battle battle = begun(guarded);
        BattleSetting setting = battle.battle().setting();
        refusedBattle(TABLE, battle.battle(), "AS-ATK-02", "Federation");
        refusedBattle(guarded, CubeBattleState.start(setting, 3), "AS-ATK-01", BattleForce.of(3));
        CubeBattleState lost = new CubeBattleState(
                setting,
                Array.of(BattleForce.of(0)),
                new CubeCombat(0, ShieldModifier.of(1)),
                battle.battle().phase(),
                Option.none());
        refusedBattle(guarded, lost, "AS-END-01", lost.outcome());
    }

    private static void refusedBattle(Table table, CubeBattleState battle, String rule, Object value) {
        TurnPhase phase = acting(ONE, FEDERATION, Option.none(), new Stage.Battle(false, battle));
        refused(table, CommandPhase.NONE, phase, rule, value);
    }

    private static Stage.Battle begun(Table table) {
        TurnPhase attack = acting(ONE, FEDERATION, Option.none(), new Stage.Attack(false));
        BorgTurnState state = state(table, CommandPhase.NONE, attack);
        TurnChoice engage = BorgTurn.GAME.choices(state).head();
        BorgTurnState fighting =
                BorgTurn.GAME.apply(state, engage, Dice.seeded(1)).get().state();
        return (Stage.Battle) ((TurnPhase.Acting) fighting.phase()).activation().stage();
    }

    @Rule({"AS-COM-09", "AS-TEC-06", "AS-CRD-03"})
    @Test
    void shouldRefuseACommandThatNobodyHas() {
        refusedStage(Option.none(), new Stage.Pick(), "AS-COM-09", "nothing");
        refusedStage(Option.none(), new Stage.Replace(), "AS-TEC-06", Option.none());
        refusedStage(Option.some(HOLD), new Stage.Lay(ONE, Vector.empty()), "AS-CRD-03", Option.some(HOLD));
    }

    @Rule({"AS-COM-10", "AS-MOV-06", "AS-LNK-01", "AS-LNK-06"})
    @Test
    void shouldRefuseAMovementThatCannotBe() {
        Option<CommandCard> move = Option.some(MOVE);
        refusedStage(move, new Stage.Order(Vector.empty()), "AS-COM-10", "nothing");
        refusedStage(move, new Stage.Order(Vector.of(ONE, ONE)), "AS-COM-10", "1, " + ONE);
        refusedStage(move, new Stage.Order(Vector.of(ONE, TWO)), "AS-BLD-11", TWO);
        refusedStage(move, new Stage.Steer(ONE, Vector.empty(), Vector.empty()), "AS-MOV-06", "nothing");
        refusedStage(move, new Stage.Turn(ONE, Vector.empty(), Vector.empty()), "AS-MOV-06", "nothing");
        Route elsewhere = new Route(EARTH.orbit(), EARTH, Vector.empty());
        Route here = new Route(RISA.orbit(), RISA, Vector.empty());
        refusedStage(move, new Stage.Steer(ONE, Vector.of(here, elsewhere), Vector.empty()), "AS-MOV-01", "Earth");
        refusedStage(move, new Stage.Lay(TWO, Vector.empty()), "AS-BLD-11", TWO);
        refusedStage(move, new Stage.Lay(ONE, Vector.of(TWO)), "AS-BLD-11", TWO);
        refusedStage(move, new Stage.Explore(NEBULA, Tables.VIRGIN, Vector.empty()), "AS-LNK-06", NEBULA);
        refusedStage(
                move, new Stage.Explore(SystemId.of("Nowhere"), Tables.VIRGIN, Vector.empty()), "AS-LNK-06", "Nowhere");
        TurnPhase laying = acting(ONE, FEDERATION, move, new Stage.Lay(ONE, Vector.empty()));
        assertThat(BorgTurn.GAME.choices(state(Tables.withCube(Tables.duel(), 1, BAJOR), CommandPhase.NONE, laying)))
                .isNotEmpty();
    }

    /** From Risa lanes lead to Vulcan and to Qo'noS, both Developed Systems, and nobody has a Starbase. */
    @Rule({"AS-CRD-06", "AS-LNK-01", "AS-MOV-04"})
    @Test
    void shouldRefuseAMovementThatNoCommandLeadsTo() {
        Stage lay = new Stage.Lay(ONE, Vector.empty());
        refusedStage(Option.some(MOVE), lay, "AS-LNK-01", ONE);
        CommandCard based = new CommandCard.MovementCommand("Move", TargetKind.STARBASE, 1, false, Provenance.SAMPLE);
        refusedStage(Option.some(based), lay, "AS-CRD-06", ONE);
        Route west = new Route(RISA.orbit(), VULCAN, Vector.of(SectorId.of("#2.1"), VULCAN.orbit()));
        Route east = new Route(RISA.orbit(), QONOS, Vector.of(SectorId.of("#3.1"), QONOS.orbit()));
        Route leap = new Route(RISA.orbit(), QONOS, Vector.of(QONOS.orbit()));
        Route idle = new Route(RISA.orbit(), RISA, Vector.empty());
        TurnPhase steering =
                acting(ONE, FEDERATION, Option.some(MOVE), new Stage.Steer(ONE, Vector.of(west, east), Vector.empty()));
        assertThat(BorgTurn.GAME.choices(state(TABLE, CommandPhase.NONE, steering)))
                .hasSize(2);
        Vector.of(leap, idle)
                .forEach(route -> refusedStage(
                        Option.some(MOVE),
                        new Stage.Steer(ONE, Vector.of(west, route), Vector.empty()),
                        "AS-MOV-04",
                        route));
    }

    /** The Cube is at Bajor, which like Andor and Trill has no lane; both are Developed Systems. */
    @Rule("AS-LNK-03")
    @Test
    void shouldRefuseToTurnASystemThatConnectsNothing() {
        Galaxy bare = Tables.duel().galaxy();
        SystemId andor = SystemId.of("Andor");
        SystemId trill = SystemId.of("Trill");
        StarMap map = Vector.of("Andor", "Trill")
                .map(name -> SystemDisc.planetary(name, 3))
                .foldLeft(bare.map(), StarMap::withDisc);
        Galaxy galaxy = bare.withMap(map)
                .withHoldings(bare.holdings().withDeveloped(andor).withDeveloped(trill))
                .withCube(ONE, BAJOR.orbit());
        Table table = Tables.duel()
                .withCards(Tables.duel().cards().withDiscs(Deck.empty()))
                .withGalaxy(galaxy);
        LaneDecision.Turn one = turned(galaxy, andor);
        LaneDecision.Turn other = turned(galaxy, trill);
        assertThat(BorgTurn.GAME.choices(state(table, CommandPhase.NONE, turning(one, other))))
                .hasSize(2);
        Vector.of(
                        new LaneDecision.Turn(ONE, other.lane(), other.galaxy(), Vector.empty()),
                        new LaneDecision.Turn(ONE, other.lane(), galaxy, other.routes()),
                        new LaneDecision.Turn(TWO, other.lane(), other.galaxy(), other.routes()),
                        new LaneDecision.Turn(ONE, other.lane(), other.galaxy(), one.routes()))
                .forEach(odd -> refused(table, CommandPhase.NONE, turning(one, odd), "AS-LNK-03", trill));
    }

    private static LaneDecision.Turn turned(Galaxy galaxy, SystemId system) {
        SpaceLane lane = new SpaceLane(galaxy.map().nextLane(), BAJOR, system, 1);
        SectorId space = SectorId.space(lane.id(), 1);
        Route route = new Route(BAJOR.orbit(), system, Vector.of(space, system.orbit()));
        return new LaneDecision.Turn(ONE, lane, galaxy.withMap(galaxy.map().withLane(lane)), Vector.of(route));
    }

    private static TurnPhase turning(LaneDecision.Turn... options) {
        return acting(ONE, FEDERATION, Option.some(MOVE), new Stage.Turn(ONE, Vector.of(options), Vector.empty()));
    }

    @Rule("AS-COM-08")
    @Test
    void shouldRefuseAHandOfNobody() {
        CommandPhase held = new CommandPhase(TreeSet.of(ONE), TreeSet.empty(), 0, Vector.of(HOLD));
        refused(held, new TurnPhase.Choosing(Option.none()), "AS-COM-08", HOLD);
    }

    /** Two players have five Cubes to choose, and nobody's turn to choose comes more than five times. */
    @Rule("AS-COM-06")
    @Test
    void shouldRefuseMoreChoicesThanThereAreCubes() {
        TurnPhase choosing = new TurnPhase.Choosing(Option.none());
        CommandPhase ten = new CommandPhase(TreeSet.of(ONE), TreeSet.empty(), 10, Vector.empty());
        assertThat(BorgTurn.GAME.choices(state(TABLE, ten, choosing))).hasSize(1);
        CommandPhase eleven = new CommandPhase(TreeSet.of(ONE), TreeSet.empty(), 11, Vector.empty());
        refused(eleven, choosing, "AS-COM-06", 11);
    }

    /** Weapons and Spires are those of the table: one Borg World. */
    @Rule({"AS-WPN-01", "AS-ALC-03"})
    @Test
    void shouldRefuseABattleAgainstOtherWeapons() {
        Table guarded = TABLE.withGalaxy(TABLE.galaxy().withShips(RISA.orbit(), ShipGroup.singles(FEDERATION, 2)));
        BattleSetting setting = begun(guarded).battle().setting();
        BorgWeaponTable strong = new BorgWeaponTable(Vector.of(2, 2, 2, 2, 2, 2), Provenance.SAMPLE);
        refusedBattle(guarded, CubeBattleState.start(setting.withWeapons(strong), 2), "AS-WPN-01", strong);
        BattleSetting more =
                new BattleSetting(setting.sides(), setting.weapons(), 5, setting.firstRound(), setting.commander());
        refusedBattle(guarded, CubeBattleState.start(more, 2), "AS-WPN-01", 5);
        BattleSetting led = setting.withCommander(KLINGONS);
        refusedBattle(guarded, CubeBattleState.start(led, 2), "AS-ALC-03", KLINGONS);
    }

    /** Vulcan has a Control Node and no other Structure. */
    @Rule({"AS-ASM-04", "AS-WPN-01"})
    @Test
    void shouldRefuseAnAssimilationOfAnotherSystem() {
        Table table = Tables.withCube(Tables.duel(), 1, VULCAN);
        PlayerCombatProfile federation = PlayerCombatProfile.of("Federation", 4);
        SystemDefense right = SystemDefense.of(VULCAN, federation, Structure.CONTROL_NODE);
        SystemDefense wrong = SystemDefense.of(VULCAN, federation, Structure.PRODUCTION_NODE, Structure.CONTROL_NODE);
        assertThat(BorgTurn.GAME.choices(state(table, CommandPhase.NONE, assimilating(right, 0))))
                .hasSize(1);
        refused(table, CommandPhase.NONE, assimilating(wrong, 0), "AS-ASM-04", wrong);
        refused(table, CommandPhase.NONE, assimilating(right, 3), "AS-WPN-01", 3);
    }

    private static TurnPhase assimilating(SystemDefense defense, int spires) {
        return acting(ONE, FEDERATION, Option.none(), new Stage.Assimilating(AssimilationState.start(defense, spires)));
    }

    @Rule("AS-ASM-01")
    @Test
    void shouldRefuseAnAssaultOnASystemThatIsNotOrbited() {
        refusedStage(Option.none(), new Stage.Assault(SystemId.of("Nowhere")), "AS-ASM-01", "Nowhere");
        refusedStage(Option.none(), new Stage.Assault(EARTH), "AS-ASM-01", "Earth");
        refusedStage(Option.none(), new Stage.Assault(RISA), "AS-ASM-01", "Risa");
    }
}
