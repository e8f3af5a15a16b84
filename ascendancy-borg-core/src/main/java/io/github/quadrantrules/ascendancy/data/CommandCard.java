package io.github.quadrantrules.ascendancy.data;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.Provenance;
import java.io.Serializable;

/**
 * A Borg Command Card: what a Cube does in the second step of its activation. Rules AS-CRD-02 and AS-CRD-05.
 *
 * @since 0.1.0
 */
public sealed interface CommandCard extends Serializable {
    /**
     * What the card is called.
     *
     * @return not blank
     */
    String name();

    /**
     * Whether the card bears the red Borg symbol of the Delta Quadrant Connection. Rule AS-CMP-06.
     *
     * @return true for a red card
     */
    boolean redSymbol();

    /**
     * Where the card comes from.
     *
     * @return printed in the rulebook, public, or made up
     */
    Provenance provenance();

    /**
     * Sends the Cube towards the nearest target of a kind. Rule AS-CRD-03.
     *
     * @param name what the card is called, not blank
     * @param target what the Cube goes for
     * @param warp its range in Systems, 1 or more
     * @param redSymbol whether it bears the red symbol
     * @param provenance where the card comes from
     * @since 0.1.0
     */
    record MovementCommand(String name, TargetKind target, int warp, boolean redSymbol, Provenance provenance)
            implements CommandCard {
        /**
         * Checks name and range.
         *
         * @throws IllegalArgumentException if the name is blank or the range below 1
         */
        public MovementCommand {
            requireNonNull(name, "name");
            requireNonNull(target, "target");
            requireNonNull(provenance, "provenance");
            CardChecks.name(name);
            CardChecks.warp(warp);
        }
    }

    /**
     * Sends several Cubes towards the nearest target of a kind each. Rule AS-COM-10.
     *
     * @param name what the card is called, not blank
     * @param cubes which Cubes move
     * @param target what each of them goes for
     * @param warp their range in Systems, 1 or more
     * @param redSymbol whether it bears the red symbol
     * @param provenance where the card comes from
     * @since 0.1.0
     */
    record MultiMoveCommand(
            String name, CubeSelector cubes, TargetKind target, int warp, boolean redSymbol, Provenance provenance)
            implements CommandCard {
        /**
         * Checks name and range.
         *
         * @throws IllegalArgumentException if the name is blank or the range below 1
         */
        public MultiMoveCommand {
            requireNonNull(name, "name");
            requireNonNull(cubes, "cubes");
            requireNonNull(target, "target");
            requireNonNull(provenance, "provenance");
            CardChecks.name(name);
            CardChecks.warp(warp);
        }
    }

    /**
     * Holds the Cube in its Sector. Rule AS-CRD-05.
     *
     * @param name what the card is called, not blank
     * @param redSymbol whether it bears the red symbol
     * @param provenance where the card comes from
     * @since 0.1.0
     */
    record HoldCommand(String name, boolean redSymbol, Provenance provenance) implements CommandCard {
        /**
         * Checks the name.
         *
         * @throws IllegalArgumentException if it is blank
         */
        public HoldCommand {
            requireNonNull(name, "name");
            requireNonNull(provenance, "provenance");
            CardChecks.name(name);
        }
    }

    /**
     * Does something else. Rule AS-CRD-05.
     *
     * @param name what the card is called, not blank
     * @param effect what it does
     * @param redSymbol whether it bears the red symbol
     * @param provenance where the card comes from
     * @since 0.1.0
     */
    record SpecialCommand(String name, CommandEffect effect, boolean redSymbol, Provenance provenance)
            implements CommandCard {
        /**
         * Checks the name.
         *
         * @throws IllegalArgumentException if it is blank
         */
        public SpecialCommand {
            requireNonNull(name, "name");
            requireNonNull(effect, "effect");
            requireNonNull(provenance, "provenance");
            CardChecks.name(name);
        }
    }
}
