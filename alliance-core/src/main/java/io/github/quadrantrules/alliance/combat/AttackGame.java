package io.github.quadrantrules.alliance.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * An attack as a game of both sides, from the declaration to the uncancelled results. Rules AL-COM-03 (steps 3 to 7),
 * AL-MAD-01 to AL-MAD-04, AL-MDD-01 to AL-MDD-04, AL-CMP-01 to AL-CMP-03.
 *
 * <p>Every "may" of the rules is a choice; one side orders its effects freely. A side that could only go on is not
 * asked. Where dice can be chosen in more than {@link io.github.quadrantrules.alliance.dice.DicePool#MOST_LISTED} ways,
 * {@link #choices} lists the sample of {@link io.github.quadrantrules.alliance.dice.DicePool#parts}, and {@link #apply}
 * accepts all.
 *
 * @since 0.1.0
 */
public final class AttackGame implements Game<AttackState, AttackChoice> {
    /** The game, which has no state of its own. */
    public static final AttackGame GAME = new AttackGame();

    private AttackGame() {}

    /**
     * Begins an attack whose dice are still to be counted.
     *
     * @param declaration the attack
     * @return the first state, and how the numbers of dice come about
     */
    public static Step<AttackState> declare(AttackDeclaration declaration) {
        return new Step<>(AttackState.of(declaration.setup()), Vector.narrow(declaration.explain()));
    }

    @Override
    public Seq<AttackChoice> choices(AttackState state) {
        return Options.all(state);
    }

    @Override
    public Either<Violation, Step<AttackState>> apply(AttackState state, AttackChoice choice, Dice dice) {
        requireNonNull(choice, "choice");
        Option<Violation> violation = Options.forbids(state, choice);
        if (violation.isDefined()) {
            return Either.left(violation.get());
        }
        AttackStory story = new AttackStory();
        AttackState after = new AttackSteps(Reading.FULL, story).after(state, choice, dice);
        return Either.right(new Step<>(after, Vector.<Event>narrow(story.events())));
    }

    @Override
    public boolean over(AttackState state) {
        return state.isOver();
    }
}
