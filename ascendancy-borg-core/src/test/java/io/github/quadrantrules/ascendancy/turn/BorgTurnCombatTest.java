package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.HOLD;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.NEBULA;
import static io.github.quadrantrules.ascendancy.turn.Tables.ONE;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static io.github.quadrantrules.ascendancy.turn.Turns.begin;
import static io.github.quadrantrules.ascendancy.turn.Turns.begun;
import static io.github.quadrantrules.ascendancy.turn.Turns.choices;
import static io.github.quadrantrules.ascendancy.turn.Turns.commands;
import static io.github.quadrantrules.ascendancy.turn.Turns.cubes;
import static io.github.quadrantrules.ascendancy.turn.Turns.round;
import static io.github.quadrantrules.ascendancy.turn.Turns.special;
import static io.github.quadrantrules.ascendancy.turn.Turns.withShips;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.combat.AssimilationEvent;
import io.github.quadrantrules.ascendancy.combat.AssimilationOutcome;
import io.github.quadrantrules.ascendancy.combat.BattleCard;
import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.CubeCombat;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.combat.RetreatDestination;
import io.github.quadrantrules.ascendancy.combat.Structure;
import io.github.quadrantrules.ascendancy.combat.SystemDefense;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandEffect;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.turn.Turns.Played;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The combats of a Borg turn. */
class BorgTurnCombatTest {
    private static final OptionalRules TWO_ATTACKS = new OptionalRules(true, false, false, false);

    /** Earth's only Structure falls in the simultaneous round in which nine Hits without a roll destroy the Cube. */
    @Rule({"AS-ASM-10", "AS-APL-01", "AS-APL-07"})
    @Test
    void shouldAbsorbThePlayerThoughTheCubeFallsWithTheLastStructure() {
        Table table = cubes(
                commands(
                        Tables.table(TWO_ATTACKS, Tables.duel().galaxy().holdings()),
                        special(new CommandEffect.Aggression())),
                EARTH);
        SystemDefense earth =
                SystemDefense.of(EARTH, PlayerCombatProfile.of(FEDERATION.name(), 4), Structure.CONTROL_NODE);
        BattleCard mines = new BattleCard.AutoHits("Mines", 9);
        Played ended = begin(table)
                .activate(ONE)
                .then(new TurnChoice.Defend(earth, Vector.of(mines)))
                .then(new TurnChoice.InCombat(new BattleChoice.UseCard(mines)))
                .then(new TurnChoice.InCombat(new BattleChoice.Fight()));
        Table after = ended.state().table();
        assertThat(ended.all(AssimilationEvent.AssimilationEnded.class)
                        .map(end -> end.result().outcome()))
                .containsExactly(AssimilationOutcome.BOTH_DESTROYED);
        assertThat(after.worlds()).containsExactly(BorgWorld.at(EARTH));
        assertThat(after.galaxy().cubes()).isEmpty();
        assertThat(after.assimilated()).containsExactly(FEDERATION);
        assertThat(after.cards().areas()).isEmpty();
        assertThat(after.cards().technology().cards().size()).isEqualTo(20);
    }

    /** The rules know no highest number of players. */
    @Rule({"AS-SET-01", "AS-ATK-02"})
    @Test
    void shouldAttackSixPlayersAtOnce() {
        StarMap map = Tables.MAP.withDisc(SystemDisc.planetary("Romulus", 3));
        Vector<SystemId> homes = Vector.of("Earth", "Vulcan", "Risa", "Qo'noS", "Bajor", "Romulus")
                .map(SystemId::of);
        Vector<PlayerId> players = homes.map(home -> PlayerId.of("People of " + home));
        Holdings held =
                players.zip(homes).foldLeft(Holdings.none(), (holdings, pair) -> holdings.withHome(pair._1, pair._2));
        Galaxy galaxy = players.foldLeft(
                Galaxy.of(map).withHoldings(held).withCube(ONE, NEBULA.orbit()),
                (manned, player) -> manned.withShips(NEBULA.orbit(), ShipGroup.singles(player, 1)));
        Table table = Tables.table(OptionalRules.NONE, Holdings.none()).withGalaxy(galaxy);
        RoundOrder round = round(Option.none(), players.toJavaArray(PlayerId[]::new));
        Played attacking = begun(round, commands(table, HOLD)).activate(ONE);
        Played fighting = attacking.then(choices(attacking.state()).head());
        assertThat(((Stage.Battle) fighting.stage()).battle().forces()).hasSize(6);
        assertThat(fighting.toEnd().state().phase()).isEqualTo(new TurnPhase.Ended());
    }

    /** The Ships at Vulcan retreat after a round to the space beside it, where the second attack finds them. */
    @Rule({"AS-OPT-02", "AS-OPT-03"})
    @Test
    void shouldStrikeFirstInTheFirstAttackOnlyWhenAggressionIsDrawn() {
        CommandCard aggression = special(new CommandEffect.Aggression());
        Table table =
                cubes(commands(Tables.table(TWO_ATTACKS, Tables.duel().galaxy().holdings()), aggression), VULCAN);
        Played first = begin(withShips(table, VULCAN.orbit(), KLINGONS, 9)).activate(ONE);
        first = first.then(choices(first.state()).head());
        assertThat(((Stage.Battle) first.stage()).battle().playersHaveFirstStrike())
                .isTrue();
        RetreatDestination beside = new RetreatDestination(SectorId.of("#1.1"), 1, 1);
        Played second = first.then(new TurnChoice.InCombat(new BattleChoice.Fight()))
                .then(new TurnChoice.InCombat(new BattleChoice.RetreatTo(beside)));
        assertThat(second.stage()).isEqualTo(new Stage.Attack(true));
        second = second.then(choices(second.state()).head());
        Stage.Battle battle = (Stage.Battle) second.stage();
        assertThat(battle.battle().cube()).isEqualTo(CubeCombat.FRESH);
        assertThat(battle.battle().playersHaveFirstStrike()).isFalse();
        RetreatDestination farther = new RetreatDestination(EARTH.orbit(), 2, 1);
        Played third = second.then(new TurnChoice.InCombat(new BattleChoice.Fight()))
                .then(new TurnChoice.InCombat(new BattleChoice.RetreatTo(farther)));
        assertThat(third.stage()).isEqualTo(new Stage.Assault(VULCAN));
    }

    /** Two Spires are in play, in the battle as in the assimilation that follows it. */
    @Rule("AS-WPN-01")
    @Test
    void shouldFightWithTheWeaponsOfAllSpiresInPlay() {
        Table table = Tables.withWorlds(
                withShips(cubes(commands(Tables.duel()), VULCAN), VULCAN.orbit(), KLINGONS, 1),
                BorgWorld.at(BAJOR),
                BorgWorld.at(RISA));
        Played attack = begin(table)
                .then(new TurnChoice.BuildWorld(BAJOR))
                .then(new TurnChoice.BuildWorld(RISA))
                .activate(ONE);
        Played battle = attack.then(choices(attack.state()).head());
        assertThat(((Stage.Battle) battle.stage()).battle().setting().spires()).isEqualTo(2);
        Played assault = battle;
        while (!(assault.stage() instanceof Stage.Assault)) {
            assault = assault.then(choices(assault.state()).last());
        }
        Played combat = assault.then(choices(assault.state()).head());
        assertThat(((Stage.Assimilating) combat.stage())
                        .combat()
                        .combat()
                        .setting()
                        .spires())
                .isEqualTo(2);
    }

    @Rule({"AS-ALC-03", "AS-APL-06"})
    @Test
    void shouldLetTheAssimilatedPlayerInChargeChooseTheCasualties() {
        Table table = withShips(cubes(commands(Tables.duel()), RISA), RISA.orbit(), KLINGONS, 2);
        Table fallen = SystemFall.assimilated(table, EARTH).state();
        Played attack = begun(round(Option.some(FEDERATION), KLINGONS), fallen)
                .then(new TurnChoice.BuildWorld(EARTH))
                .activate(ONE);
        Played battle = attack.then(choices(attack.state()).head());
        assertThat(((Stage.Battle) battle.stage()).battle().setting().commander())
                .contains(FEDERATION);
    }

    /**
     * Vulcan has a Control Node and 2 Resource Nodes. In the second round a card destroys the Cube; what it has shot down
     * until then is gone, and what is left stays on the table.
     */
    @Rule({"AS-ASM-05", "AS-ASM-10"})
    @Test
    void shouldLeaveTheResourceNodesThatAreLeftWhenTheCubeIsDestroyed() {
        Table duel = Tables.duel();
        Table table = cubes(
                commands(duel.withPlanets(duel.planets().withResourceNodes(Tables.VULCAN, 2)), HOLD), Tables.VULCAN);
        BattleCard mines = new BattleCard.AutoHits("Mines", 9);
        SystemDefense vulcan = SystemDefense.of(
                Tables.VULCAN,
                PlayerCombatProfile.of(FEDERATION.name(), 6),
                Structure.CULTURE_NODE,
                Structure.PRODUCTION_NODE,
                Structure.CONTROL_NODE);
        Played start = begin(table).activate(ONE).then(new TurnChoice.Defend(vulcan, Vector.of(mines)));
        Vector<Integer> left = Vector.rangeClosed(1, 60).flatMap(seed -> resourcesLeft(start, mines, seed));
        assertThat(left).contains(1).isSubsetOf(0, 1, 2);
    }

    /** With the Cube destroyed in the second round; none if the System falls before. */
    private static Option<Integer> resourcesLeft(Played start, BattleCard mines, int seed) {
        Dice dice = Dice.seeded(seed);
        BorgTurnState state = start.state();
        Vector<Event> events = Vector.empty();
        for (BattleChoice choice :
                Vector.of(new BattleChoice.Fight(), new BattleChoice.UseCard(mines), new BattleChoice.Fight())) {
            if (!(state.phase() instanceof TurnPhase.Acting acting
                    && acting.activation().stage() instanceof Stage.Assimilating)) {
                return Option.none();
            }
            Step<BorgTurnState> step = BorgTurn.GAME
                    .apply(state, new TurnChoice.InCombat(choice), dice)
                    .get();
            state = step.state();
            events = events.appendAll(step.events());
        }
        Table after = state.table();
        return events.find(AssimilationEvent.AssimilationEnded.class::isInstance)
                .map(end -> ((AssimilationEvent.AssimilationEnded) end).result())
                .filter(result -> result.outcome() == AssimilationOutcome.CUBE_DESTROYED)
                .map(result -> {
                    int nodes = result.structuresLeft().count(each -> each != Structure.CONTROL_NODE);
                    assertThat(after.planets().resourceNodesAt(Tables.VULCAN)).isEqualTo(nodes);
                    assertThat(after.galaxy().cubes()).isEmpty();
                    return nodes;
                });
    }
}
