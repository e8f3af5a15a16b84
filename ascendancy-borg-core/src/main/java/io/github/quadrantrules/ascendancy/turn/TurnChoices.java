package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.combat.Assimilation;
import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.CubeBattle;
import io.github.quadrantrules.ascendancy.combat.ShipWeapons;
import io.github.quadrantrules.ascendancy.combat.Structure;
import io.github.quadrantrules.ascendancy.combat.SystemDefense;
import io.github.quadrantrules.ascendancy.data.ExplorationEffect;
import io.github.quadrantrules.ascendancy.galaxy.AttackStep;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.LaneDecision;
import io.github.quadrantrules.ascendancy.galaxy.LanePlacement;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.DevelopedSystem;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;

/** What can be decided in a Borg turn; for the base game's part a sample. */
final class TurnChoices {
    private static final int SAMPLE_HIT_VALUE = 4;
    private static final int SAMPLE_LANE = 2;

    private TurnChoices() {}

    static Vector<TurnChoice> of(BorgTurnState state) {
        if (state.phase() instanceof TurnPhase.NotBegun) {
            return Vector.of(new TurnChoice.Begin());
        }
        if (state.phase() instanceof TurnPhase.Building building) {
            return building.left().map(TurnChoice.BuildWorld::new);
        }
        if (state.phase() instanceof TurnPhase.Choosing choosing) {
            return choosing.forced()
                    .<Vector<TurnChoice>>map(cube -> Vector.of(new TurnChoice.ActivateCube(cube)))
                    .getOrElse(() -> activations(state.command().waiting()));
        }
        return state.phase() instanceof TurnPhase.Acting acting ? of(state, acting.activation()) : Vector.empty();
    }

    private static Vector<TurnChoice> activations(TreeSet<CubeId> waiting) {
        TurnChoice[] choices = new TurnChoice[waiting.size()];
        int next = 0;
        for (CubeId cube : waiting) {
            choices[next++] = new TurnChoice.ActivateCube(cube);
        }
        return Vector.of(choices);
    }

    private static Vector<TurnChoice> of(BorgTurnState state, Activation activation) {
        Stage stage = activation.stage();
        if (stage instanceof Stage.Attack) {
            return Vector.of(new TurnChoice.Engage(contingents(state, activation.cube())));
        }
        if (stage instanceof Stage.Assault assault) {
            return Vector.of(new TurnChoice.Defend(defense(state.table(), assault.system()), Vector.empty()));
        }
        if (stage instanceof Stage.Battle battle) {
            return inCombat(CubeBattle.GAME.choices(battle.battle()));
        }
        if (stage instanceof Stage.Assimilating combat) {
            return inCombat(Assimilation.GAME.choices(combat.combat()));
        }
        return ofCommand(state, stage);
    }

    private static Vector<TurnChoice> inCombat(Seq<BattleChoice> choices) {
        return choices.toVector().map(TurnChoice.InCombat::new);
    }

    private static Vector<TurnChoice> ofCommand(BorgTurnState state, Stage stage) {
        if (stage instanceof Stage.Pick) {
            return state.command().hand().distinct().map(TurnChoice.PickCommand::new);
        }
        if (stage instanceof Stage.Replace) {
            return ActivationFlow.nodes(state.table().cards())
                    .<TurnChoice>map(TurnChoice.UseTelemetryNode::new)
                    .prepend(new TurnChoice.KeepCommand());
        }
        if (stage instanceof Stage.Order order) {
            return order.left().map(TurnChoice.MoveNext::new);
        }
        if (stage instanceof Stage.Steer steer) {
            return steer.routes().map(TurnChoice.TakeRoute::new);
        }
        if (stage instanceof Stage.Turn turn) {
            return turn.options().map(LaneDecision.Turn::lane).map(lane -> new TurnChoice.TurnSystem(lane.to()));
        }
        return stage instanceof Stage.Lay lay
                ? lanes(state.table().galaxy(), lay.mover())
                : civilizations((Stage.Explore) stage);
    }

    private static Vector<TurnChoice> lanes(Galaxy galaxy, CubeId mover) {
        Vector<SystemId> floating =
                galaxy.map().discs().keySet().toVector().filter(system -> Orders.isFloating(galaxy, mover, system));
        Vector<TurnChoice> plain = Vector.of(
                new TurnChoice.LayLane(new LanePlacement.Possible(SAMPLE_LANE, Vector.empty())),
                new TurnChoice.LayLane(new LanePlacement.Impossible()));
        return floating.isEmpty()
                ? plain
                : plain.append(new TurnChoice.LayLane(new LanePlacement.Possible(SAMPLE_LANE, floating)));
    }

    private static Vector<TurnChoice> civilizations(Stage.Explore stage) {
        return Vector.of(1, 2, 3)
                .filter(level -> !(stage.card().effect() instanceof ExplorationEffect.CivilizationUnderAttack attacked)
                        || attacked.level() == level)
                .map(level -> new TurnChoice.Develop(new Civilization(level, level)));
    }

    private static Vector<Contingent> contingents(BorgTurnState state, CubeId cube) {
        Galaxy galaxy = state.table().galaxy();
        return AttackStep.participants(galaxy, cube)
                .values()
                .toVector()
                .sortBy(group -> state.order().numberOf(group.owner()))
                .map(group ->
                        Contingents.sample(galaxy, cube, group, state.order().numberOf(group.owner())));
    }

    private static SystemDefense defense(Table table, SystemId system) {
        DevelopedSystem pieces = SystemFall.piecesOf(table, system);
        Vector<Structure> resources = Vector.fill(pieces.resourceNodes(), Structure.PRODUCTION_NODE);
        return new SystemDefense(
                system,
                table.galaxy().holdings().controllers().get(system),
                ShipWeapons.of(SAMPLE_HIT_VALUE),
                false,
                pieces.controlNode() ? resources.append(Structure.CONTROL_NODE) : resources);
    }
}
