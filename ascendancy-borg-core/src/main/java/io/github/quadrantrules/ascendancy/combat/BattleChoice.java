package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * What is decided in a battle: by the player whom {@link CubeBattleState#decider} names.
 *
 * @since 0.1.0
 */
public sealed interface BattleChoice extends Serializable {
    /**
     * Fight the next round.
     *
     * @since 0.1.0
     */
    record Fight() implements BattleChoice {}

    /**
     * Retreat from the battle, by the player's own will or because a rule forces it.
     *
     * @param destination where to
     * @since 0.1.0
     */
    record RetreatTo(RetreatDestination destination) implements BattleChoice {
        /** Refuses null. */
        public RetreatTo {
            requireNonNull(destination, "destination");
        }
    }

    /**
     * Use a card. Rules AS-ADD-04 and AS-ADD-05.
     *
     * @param card which
     * @since 0.1.0
     */
    record UseCard(BattleCard card) implements BattleChoice {
        /** Refuses null. */
        public UseCard {
            requireNonNull(card, "card");
        }
    }

    /**
     * Leave the dice as they were rolled, and keep the cards for later.
     *
     * @since 0.1.0
     */
    record LetDiceStand() implements BattleChoice {}

    /**
     * Choose a Ship that a Hit removes. Rule AS-ALC-03.
     *
     * @param player whose Ship
     * @param fleet the name of the Fleet that loses it; none for a single Ship
     * @since 0.1.0
     */
    record LoseShip(PlayerId player, Option<String> fleet) implements BattleChoice {
        /** Refuses null. */
        public LoseShip {
            requireNonNull(player, "player");
            requireNonNull(fleet, "fleet");
        }
    }
}
