package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.Assimilation;
import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.CubeBattle;
import io.github.quadrantrules.ascendancy.command.CommandHand;
import io.github.quadrantrules.ascendancy.command.TelemetryNode;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.ascendancy.world.BuildingPhase;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.github.quadrantrules.ascendancy.world.Transwarp;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A whole Borg turn: the Building Phase, then the activation of every Cube.
 *
 * <p>Everything that a player or the base game decides is a choice; battles and assimilations are games within the game,
 * whose choices are passed through. A Cube that has to be activated because it stopped another is data in the state, and
 * its activation a choice without an alternative, so that whoever drives the game can bound a chain of them (AS-EFF-04).
 * Rules AS-TRN-06, AS-TRN-07, AS-BLD-11 and AS-COM-01 to AS-COM-11.
 *
 * @since 0.1.0
 */
public final class BorgTurn implements Game<BorgTurnState, TurnChoice> {
    /** The game. */
    public static final BorgTurn GAME = new BorgTurn();

    private BorgTurn() {}

    /**
     * What can be decided now. What the base game says is a sample of all that {@link #apply} accepts: players with weapons
     * that hit on 4 and no way out, lanes of 2 spaces, Civilizations with as many Resource Nodes as their level.
     *
     * @param state the turn
     * @return the choices in a fixed order; none when the turn is over
     */
    @Override
    public Seq<TurnChoice> choices(BorgTurnState state) {
        requireNonNull(state, "state");
        return state.choices();
    }

    @Override
    public boolean over(BorgTurnState state) {
        return state.phase() instanceof TurnPhase.Ended;
    }

    @Override
    public Either<Violation, Step<BorgTurnState>> apply(BorgTurnState state, TurnChoice choice, Dice dice) {
        requireNonNull(choice, "choice");
        Course course = Course.of(state);
        return inCombat(course, choice, dice)
                .orElse(() -> ofBaseGame(course, choice, dice))
                .getOrElse(() -> state.choices().contains(choice)
                        ? Either.right(decided(course, choice, dice))
                        : Combats.forbidden(rule(state), "This cannot be decided now", choice.toString()))
                .map(Course::step);
    }

    /** Battles and assimilations have their own choices and begin with what the base game says of them. */
    private static Option<Either<Violation, Course>> inCombat(Course course, TurnChoice choice, Dice dice) {
        if (choice instanceof TurnChoice.Engage engage && stage(course) instanceof Stage.Attack attack) {
            return Option.some(Combats.battle(course, engage.contingents())
                    .map(battle -> course.at(new Stage.Battle(attack.second(), battle))));
        }
        if (choice instanceof TurnChoice.Defend defend && stage(course) instanceof Stage.Assault assault) {
            return Option.some(Combats.assimilation(course, assault, defend)
                    .map(combat -> course.at(new Stage.Assimilating(combat))));
        }
        if (choice instanceof TurnChoice.InCombat in && stage(course) instanceof Stage.Battle battle) {
            return Option.some(inBattle(course, battle, in.choice(), dice));
        }
        return choice instanceof TurnChoice.InCombat in && stage(course) instanceof Stage.Assimilating combat
                ? Option.some(inAssimilation(course, combat, in.choice(), dice))
                : Option.none();
    }

    /** What the base game says of lanes and Civilizations, of which the list of choices is a sample. */
    private static Option<Either<Violation, Course>> ofBaseGame(Course course, TurnChoice choice, Dice dice) {
        if (choice instanceof TurnChoice.LayLane lay && stage(course) instanceof Stage.Lay stage) {
            return Option.some(
                    Orders.fits(course.galaxy(), stage.mover(), lay.placement())
                            ? Either.right(Orders.lay(course, stage, lay.placement(), dice))
                            : Combats.forbidden(
                                    "AS-LNK-03",
                                    "Only a Floating System can be turned",
                                    lay.placement().toString()));
        }
        return choice instanceof TurnChoice.Develop develop && stage(course) instanceof Stage.Explore stage
                ? Option.some(NewSystem.develop(course.table(), stage.system(), stage.card(), develop.civilization())
                        .map(step -> Orders.next(course.then(step), stage.left())))
                : Option.none();
    }

    private static String rule(BorgTurnState state) {
        if (state.phase() instanceof TurnPhase.Acting acting) {
            return rule(acting.activation().stage());
        }
        if (state.phase() instanceof TurnPhase.Choosing choosing) {
            return choosing.forced().isDefined() ? "AS-EFF-03" : "AS-COM-05";
        }
        return state.phase() instanceof TurnPhase.Ended ? "AS-TRN-07" : "AS-TRN-06";
    }

    /** By which a choice that the list does not have is forbidden. */
    private static String rule(Stage stage) {
        if (stage instanceof Stage.Pick) {
            return "AS-COM-09";
        }
        if (stage instanceof Stage.Replace) {
            return "AS-TEC-06";
        }
        if (stage instanceof Stage.Order) {
            return "AS-COM-10";
        }
        if (stage instanceof Stage.Steer) {
            return "AS-MOV-06";
        }
        return stage instanceof Stage.Turn ? "AS-LNK-03" : "AS-COM-02";
    }

    private static Object stage(Course course) {
        return course.phase() instanceof TurnPhase.Acting acting
                ? acting.activation().stage()
                : course.phase();
    }

    /** What a choice from the list leads to. */
    private static Course decided(Course course, TurnChoice choice, Dice dice) {
        if (choice instanceof TurnChoice.Begin) {
            return begin(course, dice);
        }
        if (choice instanceof TurnChoice.BuildWorld build) {
            return build(course, build.system(), dice);
        }
        if (choice instanceof TurnChoice.ActivateCube activate) {
            return ActivationFlow.begin(course, activate.cube(), dice);
        }
        return commanded(course, choice, dice);
    }

    /** The Transwarp roll comes first. Rule AS-BLD-02. */
    private static Course begin(Course course, Dice dice) {
        Step<Collective> rolled =
                Transwarp.roll(course.table().pieces(), course.table().console().transwarp(), dice);
        Course after = course.with(course.table().withPieces(rolled.state())).tell(rolled.events());
        return building(after, after.table().worlds().map(BorgWorld::system), dice);
    }

    private static Course building(Course course, Vector<SystemId> left, Dice dice) {
        return left.isEmpty() ? command(course, dice) : course.in(new TurnPhase.Building(left));
    }

    private static Course build(Course course, SystemId system, Dice dice) {
        Step<Collective> built = BuildingPhase.build(course.table().pieces(), system);
        Vector<SystemId> left = ((TurnPhase.Building) course.phase()).left().remove(system);
        return building(course.with(course.table().withPieces(built.state())).tell(built.events()), left, dice);
    }

    /** All Cubes then in space are activated; an Assimilated Player draws a card for each. Rules AS-BLD-11, AS-COM-08. */
    private static Course command(Course course, Dice dice) {
        CommandPhase waiting = new CommandPhase(
                course.galaxy().cubes().keySet().foldLeft(TreeSet.empty(), TreeSet::add),
                CommandPhase.NONE.tokens(),
                0,
                Vector.empty());
        if (course.card().holder().isEmpty()) {
            return ActivationFlow.choose(course.with(waiting), Option.none());
        }
        TableCards cards = course.table().cards();
        CommandHand hand = CommandHand.draw(cards.commands(), waiting.waiting().size(), dice);
        Course drawn = course.with(course.table().withCards(cards.withCommands(hand.deck())))
                .with(waiting.withHand(hand.cards()))
                .tell(hand.events());
        return ActivationFlow.choose(drawn, Option.none());
    }

    private static Course commanded(Course course, TurnChoice choice, Dice dice) {
        if (choice instanceof TurnChoice.PickCommand pick) {
            return pick(course, pick);
        }
        if (choice instanceof TurnChoice.UseTelemetryNode use) {
            return replace(course, use, dice);
        }
        if (choice instanceof TurnChoice.MoveNext move && stage(course) instanceof Stage.Order order) {
            return Orders.move(course, move.cube(), order.left().remove(move.cube()));
        }
        if (choice instanceof TurnChoice.TakeRoute take && stage(course) instanceof Stage.Steer steer) {
            return Orders.travel(course, steer.mover(), take.route(), steer.left());
        }
        if (choice instanceof TurnChoice.TurnSystem turn && stage(course) instanceof Stage.Turn turning) {
            return turning.options()
                    .find(option -> option.lane().to().equals(turn.system()))
                    .map(option -> Orders.turn(course, option, turning.left()))
                    .get();
        }
        return ActivationFlow.keep(course);
    }

    private static Course pick(Course course, TurnChoice.PickCommand pick) {
        CommandPhase command = course.command();
        return ActivationFlow.commanded(
                course.tell(new TurnEvent.CommandPicked(course.activation().chooser(), pick.card())),
                course.table().cards(),
                command.withHand(command.hand().remove(pick.card())),
                pick.card());
    }

    private static Course replace(Course course, TurnChoice.UseTelemetryNode choice, Dice dice) {
        TableCards cards = course.table().cards();
        TelemetryNode.Use use = TelemetryNode.use(
                        course.activation().card().get(), cards.commands(), cards.area(choice.player()), dice)
                .get();
        return ActivationFlow.drawn(
                course, cards.withTechnology(cards.technology(), choice.player(), use.area()), use.draw());
    }

    private static Either<Violation, Course> inBattle(
            Course course, Stage.Battle stage, BattleChoice choice, Dice dice) {
        return CubeBattle.GAME.apply(stage.battle(), choice, dice).map(step -> {
            Course told = course.tell(step.events());
            return CubeBattle.GAME.over(step.state())
                    ? ActivationFlow.afterBattle(Combats.settle(told, step.state(), dice), stage.second(), dice)
                    : told.at(new Stage.Battle(stage.second(), step.state()));
        });
    }

    private static Either<Violation, Course> inAssimilation(
            Course course, Stage.Assimilating stage, BattleChoice choice, Dice dice) {
        return Assimilation.GAME.apply(stage.combat(), choice, dice).map(step -> {
            Course told = course.tell(step.events());
            return Assimilation.GAME.over(step.state())
                    ? ActivationFlow.finish(Combats.settle(told, step.state().result(), dice))
                    : told.at(new Stage.Assimilating(step.state()));
        });
    }
}
