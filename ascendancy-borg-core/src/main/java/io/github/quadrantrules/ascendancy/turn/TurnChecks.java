package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.combat.Assimilation;
import io.github.quadrantrules.ascendancy.combat.AssimilationState;
import io.github.quadrantrules.ascendancy.combat.SystemDefense;
import io.github.quadrantrules.ascendancy.galaxy.AttackStep;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.vavr.collection.Traversable;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What must hold between a table and how far a Borg turn has come on it. */
final class TurnChecks {
    private TurnChecks() {}

    static void phase(BorgTurnState state) {
        Table table = state.table();
        CommandPhase command = state.command();
        TurnPhase phase = state.phase();
        require(
                command.hand().isEmpty() || state.card().holder().isDefined(),
                "Only an Assimilated Player in charge has commands in hand (AS-COM-08)",
                command.hand());
        require(
                command.choices() <= CubeId.COUNT * state.round().players().size(),
                "For each of 5 Cubes the players' turn to choose comes once or less (AS-COM-06)",
                command.choices());
        if (phase instanceof TurnPhase.Building building) {
            building(table, building.left());
        } else if (phase instanceof TurnPhase.Choosing choosing) {
            inSpace(table.galaxy(), command.waiting());
            inSpace(table.galaxy(), choosing.forced());
            require(
                    choosing.forced().isDefined() || !command.waiting().isEmpty(),
                    "A Cube waits for its activation while one is chosen (AS-COM-05)",
                    command.waiting());
        } else if (phase instanceof TurnPhase.Acting acting) {
            inSpace(table.galaxy(), command.waiting());
            activation(table, acting.activation());
            stage(state, acting.activation());
        } else {
            require(
                    command.equals(CommandPhase.NONE),
                    "Tokens and hands belong to a Command Phase (AS-COM-05)",
                    command);
        }
    }

    private static void building(Table table, Vector<SystemId> left) {
        require(
                !left.isEmpty() && left.distinct().size() == left.size(),
                "In a Building Phase 1 Borg World or more has to act once (AS-BLD-03)",
                left);
        left.find(system -> table.pieces().world(system).isEmpty())
                .forEach(system -> require(false, "Only a Borg World builds (AS-BLD-03)", system));
    }

    private static void activation(Table table, Activation activation) {
        require(
                table.galaxy().cubes().containsKey(activation.cube()),
                "Only a Cube in space is activated (AS-BLD-11)",
                activation.cube());
        require(table.isPlayer(activation.chooser()), "A player chooses for a Cube (AS-COM-06)", activation.chooser());
        inSpace(table.galaxy(), activation.forcedNext());
    }

    private static void stage(BorgTurnState state, Activation activation) {
        Stage stage = activation.stage();
        Table table = state.table();
        CommandPhase command = state.command();
        Galaxy galaxy = table.galaxy();
        if (stage instanceof Stage.Attack) {
            require(
                    !AttackStep.participants(galaxy, activation.cube()).isEmpty(),
                    "A Cube attacks where Ships are in range (AS-ATK-04)",
                    activation.cube());
        } else if (stage instanceof Stage.Battle battle) {
            RoundChecks.battle(
                    galaxy.sectorOf(activation.cube()),
                    AttackStep.participants(galaxy, activation.cube()),
                    "All players in range fight, and nobody else (AS-ATK-02)",
                    battle.battle());
            RoundChecks.setting(table, battle.battle().setting(), state.card().holder());
        } else if (stage instanceof Stage.Pick) {
            require(!command.hand().isEmpty(), "Who picks a command has one in hand (AS-COM-09)", command.hand());
        } else if (stage instanceof Stage.Replace) {
            require(activation.card().isDefined(), "A drawn command is replaced (AS-TEC-06)", activation.card());
        } else if (stage instanceof Stage.Assault assault) {
            assault(galaxy, activation.cube(), assault.system());
        } else if (stage instanceof Stage.Assimilating combat) {
            assault(galaxy, activation.cube(), combat.combat().defense().system());
            assimilating(table, combat.combat());
        } else {
            movement(state, activation, stage);
        }
    }

    private static void assimilating(Table table, AssimilationState combat) {
        SystemDefense defense = combat.defense();
        require(
                !Assimilation.GAME.over(combat),
                "The table shows what an assimilation that is over has left (AS-ASM-08)",
                defense.system());
        require(
                Combats.isDefense(table, defense.system(), defense),
                "A System defends itself with all its Structures (AS-ASM-04)",
                defense);
        RoundChecks.setting(table, combat.combat().setting(), Option.none());
    }

    private static void assault(Galaxy galaxy, CubeId cube, SystemId system) {
        require(
                galaxy.sectorOf(cube).equals(system.orbit())
                        && galaxy.holdings().isDevelopedTarget(system),
                "A Cube assimilates the Developed System that it orbits (AS-ASM-01)",
                system);
    }

    /** The stages in which a command moves Cubes. */
    private static void movement(BorgTurnState state, Activation activation, Stage stage) {
        Table table = state.table();
        Galaxy galaxy = table.galaxy();
        require(
                activation.card().flatMap(Targets::errand).isDefined(),
                "Only a command with a target moves Cubes (AS-CRD-03)",
                activation.card());
        if (stage instanceof Stage.Order order) {
            several(order.left());
            inSpace(galaxy, order.left());
        } else if (stage instanceof Stage.Steer steer) {
            several(steer.routes());
            inSpace(galaxy, steer.left().prepend(steer.mover()));
            steer.routes()
                    .find(route -> !route.start().equals(galaxy.sectorOf(steer.mover())))
                    .forEach(route -> require(false, "A Cube's route begins where it is (AS-MOV-01)", route.start()));
            steer.routes()
                    .find(route -> !Orders.isShortest(Course.of(state), steer.mover(), route))
                    .forEach(route -> require(
                            false, "A Cube takes a shortest route to a target of its command (AS-MOV-04)", route));
        } else if (stage instanceof Stage.Lay lay) {
            inSpace(galaxy, lay.left().prepend(lay.mover()));
            require(
                    Orders.canLay(galaxy, lay.mover()),
                    "A lane starts at a System Disc with room for it (AS-LNK-01)",
                    galaxy.sectorOf(lay.mover()));
            require(
                    Orders.isCutOff(Course.of(state), lay.mover()),
                    "A lane is placed by a Cube that has a target but no connection to one (AS-CRD-06, AS-LNK-01)",
                    lay.mover());
        } else if (stage instanceof Stage.Turn turn) {
            several(turn.options());
            inSpace(galaxy, turn.left().prepend(turn.mover()));
            turn.options()
                    .find(option -> !Orders.isTurn(Course.of(state), turn.mover(), option))
                    .forEach(option -> require(
                            false,
                            "A Floating System is turned to connect the Cube, and moves nothing else (AS-LNK-03)",
                            option.lane().to()));
        } else if (stage instanceof Stage.Explore explore) {
            inSpace(galaxy, explore.left());
            require(
                    galaxy.map().contains(explore.system().orbit())
                            && NewSystem.isCivilization(table, explore.system(), explore.card()),
                    "A Civilization is developed on a planet of the map (AS-LNK-06)",
                    explore.system());
        }
    }

    private static void several(Vector<?> options) {
        require(
                options.size() >= 2 && options.distinct().size() == options.size(),
                "There is a choice among 2 or more that differ (AS-MOV-06, AS-COM-10)",
                options);
    }

    private static void inSpace(Galaxy galaxy, Traversable<CubeId> cubes) {
        cubes.find(cube -> !galaxy.cubes().containsKey(cube))
                .forEach(cube -> require(false, "Only a Cube in space acts or moves (AS-BLD-11)", cube));
    }

    private static void inSpace(Galaxy galaxy, Option<CubeId> cube) {
        cube.filter(each -> !galaxy.cubes().containsKey(each))
                .forEach(each -> require(false, "Only a Cube in space is activated (AS-BLD-11)", each));
    }

    private static void require(boolean holds, String rule, Object value) {
        if (!holds) {
            throw new IllegalArgumentException(rule + ", unlike " + words(value));
        }
    }

    private static String words(Object value) {
        if (!(value instanceof Traversable<?> values)) {
            return value.toString();
        }
        return values.isEmpty() ? "nothing" : values.mkString(", ");
    }
}
