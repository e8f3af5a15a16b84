package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.FirstRound;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * The activation of one Cube: attack, command, assimilation, in this order. Rules AS-COM-02 to AS-COM-04. Immutable.
 *
 * @param cube the Cube
 * @param chooser who makes the choices that the rules leave open (AS-MOV-06)
 * @param card the command, once it is drawn or picked
 * @param firstRound whether the players strike first in combats with this Cube from now on (AS-OPT-03)
 * @param forcedNext the Cube that stopped this one and is activated next (AS-EFF-03)
 * @param stage where the activation stands
 * @since 0.1.0
 */
public record Activation(
        CubeId cube,
        PlayerId chooser,
        Option<CommandCard> card,
        FirstRound firstRound,
        Option<CubeId> forcedNext,
        Stage stage)
        implements Serializable {
    /** Refuses null. */
    public Activation {
        requireNonNull(cube, "cube");
        requireNonNull(chooser, "chooser");
        requireNonNull(card, "card");
        requireNonNull(firstRound, "firstRound");
        requireNonNull(forcedNext, "forcedNext");
        requireNonNull(stage, "stage");
    }

    static Activation of(CubeId cube, PlayerId chooser) {
        return new Activation(
                cube, chooser, Option.none(), FirstRound.PLAYERS_STRIKE_FIRST, Option.none(), new Stage.Attack(false));
    }

    Activation at(Stage next) {
        return new Activation(cube, chooser, card, firstRound, forcedNext, next);
    }

    Activation withCard(CommandCard command) {
        return new Activation(cube, chooser, Option.some(command), firstRound, forcedNext, stage);
    }

    Activation withFirstRound(FirstRound order) {
        return new Activation(cube, chooser, card, order, forcedNext, stage);
    }

    Activation withForcedNext(Option<CubeId> next) {
        return new Activation(cube, chooser, card, firstRound, next, stage);
    }
}
