package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.AssimilationEvent.AssimilationEnded;
import io.github.quadrantrules.ascendancy.combat.AssimilationEvent.AssimilationRoundBegan;
import io.github.quadrantrules.ascendancy.combat.AssimilationEvent.StructuresDestroyed;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.BattleEnded;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.RetreatForced;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.RoundBegan;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.ShipsLost;
import io.github.quadrantrules.ascendancy.combat.SidesEvent.RewardsGiven;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * A Cube's attempt to assimilate a System, to its end.
 *
 * <p>It is fought like a Space Battle, with the same order of the rounds: the System rolls one die for each of its
 * Structures, and each Borg Hit destroys one. Nobody retreats, not even a System that could hit only with a 7 or more. The
 * only choices are the controlling player's cards. Rules AS-ASM-02 to AS-ASM-10 and AS-SBS-03.
 *
 * @since 0.1.0
 */
public final class Assimilation implements Game<AssimilationState, BattleChoice> {
    /** The game. */
    public static final Assimilation GAME = new Assimilation();

    private Assimilation() {}

    @Override
    public Seq<BattleChoice> choices(AssimilationState state) {
        return CubeBattle.GAME.choices(state.combat());
    }

    @Override
    public boolean over(AssimilationState state) {
        return CubeBattle.GAME.over(state.combat());
    }

    @Override
    public Either<Violation, Step<AssimilationState>> apply(AssimilationState state, BattleChoice choice, Dice dice) {
        requireNonNull(choice, "choice");
        return CubeBattle.GAME.apply(state.combat(), choice, dice).map(step -> {
            AssimilationState after = new AssimilationState(state.defense(), step.state());
            List<Event> told = new ArrayList<>();
            step.events().forEach(event -> told(event, state, after).forEach(told::add));
            return new Step<>(after, Vector.of(told.toArray(Event[]::new)));
        });
    }

    /** Where a battle speaks of Ships, an assimilation speaks of Structures; nobody has to retreat (AS-ASM-08). */
    private static Option<Event> told(Event event, AssimilationState before, AssimilationState after) {
        if (event instanceof RoundBegan round) {
            return Option.some(new AssimilationRoundBegan(
                    before.defense().system(),
                    round.modifier(),
                    round.firstRound(),
                    before.structures().size()));
        }
        if (event instanceof ShipsLost) {
            return Option.some(new StructuresDestroyed(
                    before.structures().dropRight(after.structures().size()), after.structures()));
        }
        if (event instanceof BattleEnded) {
            return Option.some(new AssimilationEnded(after.result()));
        }
        boolean dropped = event instanceof RetreatForced
                || event instanceof RewardsGiven && after.defense().controller().isEmpty();
        return Option.when(!dropped, event);
    }

    /**
     * Resolves an attempt without events and without cards.
     *
     * @param start an attempt at any point
     * @param dice where chance comes from
     * @return the result
     */
    public static AssimilationResult resolve(AssimilationState start, Dice dice) {
        return new AssimilationState(start.defense(), CubeBattle.fight(start.combat(), BattlePolicy.fightOn(), dice))
                .result();
    }

    /**
     * The exact distribution of the results when no cards are used.
     *
     * @param start an attempt at any point
     * @return the results
     */
    public static Distribution<AssimilationResult> odds(AssimilationState start) {
        return CubeBattle.odds(start.combat(), BattlePolicy.fightOn())
                .map(end -> new AssimilationState(start.defense(), end).result());
    }
}
