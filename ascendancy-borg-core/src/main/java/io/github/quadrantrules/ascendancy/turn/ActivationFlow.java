package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.combat.FirstRound;
import io.github.quadrantrules.ascendancy.command.CommandDraw;
import io.github.quadrantrules.ascendancy.command.TelemetryNode;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandEffect;
import io.github.quadrantrules.ascendancy.galaxy.AttackStep;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.Dice;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The steps of an activation in their order: attack, command, perhaps a second attack, assimilation. */
final class ActivationFlow {
    private ActivationFlow() {}

    static Course begin(Course course, CubeId cube, Dice dice) {
        boolean forced = course.phase() instanceof TurnPhase.Choosing choosing
                && choosing.forced().isDefined();
        PlayerId chooser = course.chooser();
        CommandPhase command = course.command();
        int used = forced ? command.choices() : course.turnsToChoose() + 1;
        Course chosen = course.with(command.chosen(cube, used))
                .tell(forced ? new TurnEvent.CubeForced(cube) : new TurnEvent.CubeChosen(cube, chooser))
                .with(Activation.of(cube, chooser));
        return attack(chosen, false).getOrElse(() -> draw(idle(chosen), dice));
    }

    /** Step 1, if there are Ships in range; otherwise nothing is rolled. Rule AS-ATK-04. */
    private static Option<Course> attack(Course course, boolean second) {
        CubeId cube = course.activation().cube();
        Vector<PlayerId> attacked =
                AttackStep.participants(course.galaxy(), cube).keySet().toVector();
        return Option.when(
                !attacked.isEmpty(),
                () -> course.tell(new TurnEvent.AttackBegan(cube, attacked, second))
                        .at(new Stage.Attack(second)));
    }

    private static Course idle(Course course) {
        return course.tell(new TurnEvent.NothingToAttack(course.activation().cube()));
    }

    /** A Cube destroyed in step 1 draws no card and does nothing more. Rule AS-COM-11. */
    static Course afterBattle(Course course, boolean second, Dice dice) {
        if (!course.galaxy().cubes().containsKey(course.activation().cube())) {
            return finish(course);
        }
        return second ? assimilate(course) : draw(course, dice);
    }

    /** Step 2: a card from the deck, or from the hand of the Assimilated Player in charge. Rules AS-CRD-01, AS-COM-09. */
    private static Course draw(Course course, Dice dice) {
        if (!course.command().hand().isEmpty()) {
            return course.at(new Stage.Pick());
        }
        TableCards cards = course.table().cards();
        return drawn(course, cards, cards.commands().draw(dice));
    }

    static Course drawn(Course course, TableCards cards, CommandDraw draw) {
        return commanded(course.tell(draw.events()), cards.withCommands(draw.rest()), course.command(), draw.card());
    }

    /** A command that is in neither deck nor hand, and that a player might replace before its execution. Rule AS-TEC-06. */
    static Course commanded(Course course, TableCards cards, CommandPhase command, CommandCard card) {
        Activation activation = course.activation().withCard(card);
        return nodes(cards).isEmpty()
                ? execute(course.with(discarding(course, cards, card))
                        .with(command)
                        .with(activation))
                : course.with(course.table().withCards(cards)).with(command).with(activation.at(new Stage.Replace()));
    }

    private static Table discarding(Course course, TableCards cards, CommandCard card) {
        return course.table().withCards(cards.withCommands(cards.commands().discard(card)));
    }

    /** The players who could use a Telemetry Node now. */
    static Vector<PlayerId> nodes(TableCards cards) {
        return cards.areas().filterValues(TelemetryNode::isReady).keySet().toVector();
    }

    /** Nobody replaces the command any more. */
    static Course keep(Course course) {
        CommandCard card = course.activation().card().get();
        return execute(course.with(discarding(course, course.table().cards(), card)));
    }

    private static Course execute(Course course) {
        Activation activation = course.activation();
        CommandCard card = activation.card().get();
        Course executed = course.tell(new TurnEvent.CommandExecuted(activation.cube(), card))
                .with(activation.withFirstRound(firstRound(course, card)));
        return Orders.next(executed, Orders.movers(course.galaxy(), activation.cube(), card));
    }

    /** Aggression ignores Slow and Methodical, with the option in which it stands. Rule AS-OPT-03. */
    private static FirstRound firstRound(Course course, CommandCard card) {
        boolean aggression = card instanceof CommandCard.SpecialCommand special
                && special.effect() instanceof CommandEffect.Aggression;
        return aggression && course.table().options().attackCommandAttack()
                ? FirstRound.SIMULTANEOUS
                : FirstRound.PLAYERS_STRIKE_FIRST;
    }

    /** With the option Attack :: Command :: Attack a second battle follows the command. Rule AS-OPT-02. */
    static Course afterCommand(Course course) {
        return course.table().options().attackCommandAttack()
                ? attack(course, true).getOrElse(() -> assimilate(idle(course)))
                : assimilate(course);
    }

    /** Step 3, if the Cube orbits a Developed System; one without any Structure falls at once. Rule AS-ASM-01. */
    private static Course assimilate(Course course) {
        CubeId cube = course.activation().cube();
        Option<SystemId> system = Option.of(course.galaxy().sectorOf(cube))
                .filter(SectorId.Orbit.class::isInstance)
                .map(orbit -> ((SectorId.Orbit) orbit).system())
                .filter(course.galaxy().holdings()::isDevelopedTarget);
        if (system.isEmpty()) {
            return finish(course);
        }
        Course begun = course.tell(new TurnEvent.AssimilationBegan(cube, system.get()));
        return SystemFall.piecesOf(course.table(), system.get()).structures() == 0
                ? finish(begun.then(SystemFall.assimilated(course.table(), system.get())))
                : begun.at(new Stage.Assault(system.get()));
    }

    /** The actions are complete: a token for the Cube, and the next Cube. Rules AS-COM-05 and AS-EFF-03. */
    static Course finish(Course course) {
        if (course.over()) {
            return course;
        }
        Activation activation = course.activation();
        CubeId cube = activation.cube();
        boolean alive = course.galaxy().cubes().containsKey(cube);
        Course done =
                alive ? course.with(course.command().activated(cube)).tell(new TurnEvent.CubeActivated(cube)) : course;
        return choose(done, activation.forcedNext());
    }

    /** The next Cube is chosen, or the turn ends. Rule AS-TRN-07. */
    static Course choose(Course course, Option<CubeId> forced) {
        if (forced.isDefined() || !course.command().waiting().isEmpty()) {
            return course.in(new TurnPhase.Choosing(forced));
        }
        Vector<CommandCard> unused = course.command().hand();
        return course.ended().tell(new TurnEvent.TurnEnded(unused));
    }
}
