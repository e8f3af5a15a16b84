package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.HOLD;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.NEBULA;
import static io.github.quadrantrules.ascendancy.turn.Tables.ONE;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.TWO;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static io.github.quadrantrules.ascendancy.turn.Turns.assertRefused;
import static io.github.quadrantrules.ascendancy.turn.Turns.begin;
import static io.github.quadrantrules.ascendancy.turn.Turns.begun;
import static io.github.quadrantrules.ascendancy.turn.Turns.choices;
import static io.github.quadrantrules.ascendancy.turn.Turns.commands;
import static io.github.quadrantrules.ascendancy.turn.Turns.cubes;
import static io.github.quadrantrules.ascendancy.turn.Turns.lay;
import static io.github.quadrantrules.ascendancy.turn.Turns.move;
import static io.github.quadrantrules.ascendancy.turn.Turns.round;
import static io.github.quadrantrules.ascendancy.turn.Turns.withEmptyColony;
import static io.github.quadrantrules.ascendancy.turn.Turns.withShips;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.BattleSide;
import io.github.quadrantrules.ascendancy.combat.Battlefield;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.combat.RetreatDestination;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.ExplorationEffect;
import io.github.quadrantrules.ascendancy.data.ExplorationKind;
import io.github.quadrantrules.ascendancy.data.TargetKind;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.Route;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.turn.Turns.Played;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.ascendancy.world.SpireLimit;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What is left to somebody in a Borg turn, and what is refused. */
class BorgTurnChoicesTest {
    private static final SystemId ANDOR = SystemId.of("Andor");
    private static final SystemId ALPHA = SystemId.of("Alpha");
    private static final SystemId DELTA = SystemId.of("Delta");

    private static Route route(SystemId target, String... entered) {
        return new Route(RISA.orbit(), target, Vector.of(entered).map(SectorId::of));
    }

    /** Risa is one space from the Spires of Vulcan (lane 2) and of Bajor (lane 4); nobody controls a Borg World. */
    private static Table betweenSpires() {
        Table table = cubes(commands(Tables.duel(), move(TargetKind.SPIRE, 1)), RISA);
        Table joined =
                table.withGalaxy(table.galaxy().withMap(table.galaxy().map().withLane(RISA, BAJOR, 1)));
        return Tables.withWorlds(joined, BorgWorld.at(VULCAN), BorgWorld.at(BAJOR));
    }

    private static Played built(Played begun) {
        return begun.then(new TurnChoice.BuildWorld(VULCAN)).then(new TurnChoice.BuildWorld(BAJOR));
    }

    @Rule("AS-MOV-06")
    @Test
    void shouldLetWhoChoseTheCubeSteerBetweenEqualSystems() {
        Played steering = built(begin(betweenSpires())).activate(ONE);
        Vector<Route> equal = Vector.of(route(BAJOR, "#4.1", "Bajor"), route(VULCAN, "#2.1", "Vulcan"));
        assertThat(steering.stage()).isEqualTo(new Stage.Steer(ONE, equal, Vector.empty()));
        assertThat(steering.state().decider()).contains(FEDERATION);
        assertThat(choices(steering.state())).isEqualTo(equal.map(TurnChoice.TakeRoute::new));
        equal.forEach(way -> assertThat(steering.then(new TurnChoice.TakeRoute(way))
                        .state()
                        .table()
                        .galaxy()
                        .sectorOf(ONE))
                .isEqualTo(way.target().orbit()));
    }

    @Rule("AS-MOV-06")
    @Test
    void shouldRefuseARouteThatIsNotAmongTheBest() {
        Played steering = built(begin(betweenSpires())).activate(ONE);
        Route longer = route(EARTH, "#2.1", "Vulcan", "#1.1", "Earth");
        assertRefused(steering.refused(new TurnChoice.TakeRoute(longer)), "AS-MOV-06", "Earth: #2.1, Vulcan, #1.1");
    }

    /** The Federation is assimilated and in charge: it steers, whoever else is in the round. */
    @Rule("AS-MOV-06")
    @Test
    void shouldLetTheAssimilatedPlayerInChargeSteer() {
        Table fallen = SystemFall.assimilated(betweenSpires(), EARTH).state();
        Played steering = built(begun(round(Option.some(FEDERATION), KLINGONS), fallen))
                .then(new TurnChoice.BuildWorld(EARTH))
                .activate(ONE)
                .then(new TurnChoice.PickCommand(move(TargetKind.SPIRE, 1)));
        assertThat(steering.stage()).isInstanceOf(Stage.Steer.class);
        assertThat(steering.state().decider()).contains(FEDERATION);
    }

    /** Cube 1 at Bajor places a new System, Andor, on which the first Exploration Card is revealed. */
    private static Played exploring(ExplorationCard card) {
        Table table = cubes(commands(Tables.duel(), move(TargetKind.HOME_SYSTEM, 2)), BAJOR);
        Table stacked = table.withCards(table.cards().withExplorations(Deck.inOrder(Vector.of(card, Tables.VIRGIN))));
        return begin(stacked).activate(ONE).then(lay(1));
    }

    @Rule({"AS-LNK-06", "AS-LNK-09"})
    @Test
    void shouldDevelopACivilizationAsTheBaseGameSaysAndAssimilateIt() {
        ExplorationCard people = ExplorationCard.baseGame("People", Provenance.SAMPLE, ExplorationKind.CIVILIZATION);
        Played exploring = exploring(people);
        assertThat(exploring.stage()).isEqualTo(new Stage.Explore(ANDOR, people, Vector.empty()));
        assertThat(exploring.state().decider()).isEmpty();
        assertThat(choices(exploring.state()))
                .containsExactlyElementsOf(
                        Vector.of(1, 2, 3).map(level -> new TurnChoice.Develop(new Civilization(level, level))));
        Played developed = exploring.then(new TurnChoice.Develop(new Civilization(3, 1)));
        assertThat(developed.state().table().planets().civilizationLevel(ANDOR)).contains(3);
        assertThat(developed.state().table().planets().resourceNodesAt(ANDOR)).isOne();
        assertThat(developed.stage()).isEqualTo(new Stage.Assault(ANDOR));
    }

    @Rule("AS-LNK-06")
    @Test
    void shouldRefuseACivilizationOfAnotherLevelThanOnItsCard() {
        ExplorationCard attacked = new ExplorationCard(
                "Under attack",
                TreeSet.of(ExplorationKind.CIVILIZATION),
                false,
                true,
                false,
                new ExplorationEffect.CivilizationUnderAttack(2),
                Provenance.SAMPLE);
        Played exploring = exploring(attacked);
        assertThat(choices(exploring.state())).containsExactly(new TurnChoice.Develop(new Civilization(2, 2)));
        Violation violation = exploring.refused(new TurnChoice.Develop(new Civilization(3, 2)));
        assertRefused(violation, "AS-LNK-06", "Under attack");
        assertThat(violation.reason()).contains("level 2");
        assertThat(exploring
                        .then(new TurnChoice.Develop(new Civilization(2, 1)))
                        .state()
                        .table()
                        .planets()
                        .civilizationLevel(ANDOR))
                .contains(2);
    }

    /**
     * The Federation chooses Cube 1, which assimilates Earth and so the Federation. The Klingons choose the second Cube; the
     * third one would be the Federation's, which is passed over. Its Borg card comes with the next round.
     */
    @Rule({"AS-COM-06", "AS-TRN-08"})
    @Test
    void shouldPassOverThePlayerWhoWasAssimilatedInThisTurn() {
        Table table = cubes(commands(Tables.duel()), EARTH, BAJOR, NEBULA);
        Played ended = begin(table).toEnd();
        assertThat(ended.state().table().assimilated()).containsExactly(FEDERATION);
        assertThat(ended.all(TurnEvent.CubeChosen.class))
                .containsExactly(
                        new TurnEvent.CubeChosen(ONE, FEDERATION),
                        new TurnEvent.CubeChosen(TWO, KLINGONS),
                        new TurnEvent.CubeChosen(CubeId.of(3), KLINGONS));
        assertThat(ended.state().card().holder()).isEmpty();
        RoundOrder next = RoundOrder.deal(TreeMap.empty(), Vector.of(KLINGONS), Vector.of(FEDERATION), Dice.seeded(1));
        assertThat(next.cards()
                        .filter(TurnOrderCard.BorgTurn.class::isInstance)
                        .flatMap(card -> ((TurnOrderCard.BorgTurn) card).holder()))
                .containsExactly(FEDERATION);
    }

    /** The Federation is assimilated and holds a movement and a Hold for Cubes 1 and 2. */
    private static Played picking() {
        Table table = cubes(commands(Tables.duel(), move(TargetKind.STARBASE, 1)), RISA, BAJOR);
        Table fallen = SystemFall.assimilated(table, EARTH).state();
        return begun(round(Option.some(FEDERATION), KLINGONS), fallen)
                .then(new TurnChoice.BuildWorld(EARTH))
                .activate(ONE);
    }

    @Rule("AS-COM-09")
    @Test
    void shouldRefuseACardThatIsNotInTheHandOrServedAnotherCube() {
        CommandCard spire = move(TargetKind.SPIRE, 3);
        assertRefused(picking().refused(new TurnChoice.PickCommand(spire)), "AS-COM-09", spire.toString());
        Played second = picking().then(new TurnChoice.PickCommand(HOLD)).activate(TWO);
        assertThat(choices(second.state())).containsExactly(new TurnChoice.PickCommand(move(TargetKind.STARBASE, 1)));
        assertRefused(second.refused(new TurnChoice.PickCommand(HOLD)), "AS-COM-09", HOLD.toString());
    }

    /** Cube 1 is at Risa, a Ship of the Klingons in the space beside it, on the way to Qo'noS (lane 3). */
    @Rule("AS-RET-02")
    @Test
    void shouldRefuseARetreatToANearerSector() {
        SectorId beside = SectorId.of("#3.1");
        Table table = withShips(cubes(commands(Tables.duel()), RISA), beside, KLINGONS, 9);
        RetreatDestination away = new RetreatDestination(Tables.QONOS.orbit(), 2, 1);
        RetreatDestination nearer = new RetreatDestination(RISA.orbit(), 0, 1);
        RetreatDestination asNear = new RetreatDestination(SectorId.of("#2.1"), 1, 2);
        Battlefield field = new Battlefield(RISA.orbit(), 1, Vector.of(away, nearer, asNear));
        PlayerCombatProfile profile = PlayerCombatProfile.of(KLINGONS.name(), 4);
        Played attacked = begin(table).activate(ONE);
        BattleSide side = new BattleSide(profile, attacked.state().order().numberOf(KLINGONS), field);
        Played fought = attacked.then(new TurnChoice.Engage(Vector.of(new Contingent(side, BattleForce.of(9)))))
                .then(new TurnChoice.InCombat(new BattleChoice.Fight()));
        assertThat(choices(fought.state()))
                .containsExactly(
                        new TurnChoice.InCombat(new BattleChoice.Fight()),
                        new TurnChoice.InCombat(new BattleChoice.RetreatTo(away)));
        assertRefused(retreat(fought, nearer), "AS-RET-02", "Risa, 0 Sectors from the Cube");
        assertRefused(retreat(fought, asNear), "AS-RET-02", "space 1 of lane 2, 1 Sector from the Cube");
        Played gone = fought.then(new TurnChoice.InCombat(new BattleChoice.RetreatTo(away)));
        assertThat(gone.state().table().galaxy().shipsAt(Tables.QONOS.orbit())).isNotEmpty();
        assertThat(gone.state().table().galaxy().shipsAt(beside)).isEmpty();
    }

    private static Violation retreat(Played fought, RetreatDestination destination) {
        return fought.refused(new TurnChoice.InCombat(new BattleChoice.RetreatTo(destination)));
    }

    /** Case D-14: three Borg Worlds, and Cube 1 assimilates a fourth System. */
    @Rule({"AS-OPT-04", "AS-WIN-01"})
    @Test
    void shouldCiteTheOptionWhenAFourthSpireEndsTheGame() {
        OptionalRules three = new OptionalRules(false, true, false, false);
        Table table = Vector.of(ALPHA, DELTA, ANDOR)
                .foldLeft(
                        withoutStack(Tables.table(three, Tables.duel().galaxy().holdings())),
                        (all, system) -> all.withGalaxy(all.galaxy()
                                .withMap(all.galaxy().map().withDisc(SystemDisc.planetary(system.name(), 3)))));
        Table worlds = Tables.withWorlds(
                commands(withEmptyColony(cubes(table, RISA), RISA)),
                BorgWorld.at(ALPHA),
                BorgWorld.at(DELTA),
                BorgWorld.at(ANDOR));
        Played ended = begin(worlds).toEnd();
        BorgVictory victory = new BorgVictory(BorgVictory.Cause.SPIRES, SpireLimit.THREE);
        assertThat(ended.events().last()).isEqualTo(victory);
        assertThat(victory.rules().map(RuleId::id)).containsExactly("AS-WIN-01", "AS-OPT-04");
        assertThat(ended.state().table().worlds()).hasSize(3);
        assertThat(ended.state().table().outcome())
                .contains(new Outcome.BorgWin(BorgVictory.Cause.SPIRES, Option.<PlayerId>none()));
    }

    private static Table withoutStack(Table table) {
        return table.withCards(table.cards().withDiscs(Deck.inOrder(Vector.empty())));
    }
}
