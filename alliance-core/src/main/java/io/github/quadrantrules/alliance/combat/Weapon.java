package io.github.quadrantrules.alliance.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.alliance.value.ModifiedValue;
import java.io.Serializable;

/**
 * The method of attack. Rules AL-RNG-04, AL-ATK-01.
 *
 * @since 0.1.0
 */
public sealed interface Weapon extends Serializable {
    /**
     * The value that gives the attack dice.
     *
     * @return the value with everything that modifies it
     */
    ModifiedValue value();

    /**
     * The Primary Weapon of the ship, which has range bonuses. Immutable.
     *
     * @param value the Primary Weapon Value
     */
    record Primary(ModifiedValue value) implements Weapon {
        /** Refuses null. */
        public Primary {
            requireNonNull(value, "value");
        }
    }

    /**
     * A Weapon Upgrade, which has no range bonuses. Immutable.
     *
     * @param value the Attack Value of the card
     */
    record Secondary(ModifiedValue value) implements Weapon {
        /** Refuses null. */
        public Secondary {
            requireNonNull(value, "value");
        }
    }
}
