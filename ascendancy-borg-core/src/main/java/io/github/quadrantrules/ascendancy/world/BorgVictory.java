package io.github.quadrantrules.ascendancy.world;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;

/**
 * The Borg have won and all players have lost; nothing happens after it. Immutable.
 *
 * @param cause by what they won
 * @param limit how many Spires the game allows, with or without the optional rule
 * @since 0.1.0
 */
public record BorgVictory(Cause cause, SpireLimit limit) implements Event {
    /** Refuses null. */
    public BorgVictory {
        requireNonNull(cause, "cause");
        requireNonNull(limit, "limit");
    }

    /**
     * By what the Borg win.
     *
     * @since 0.1.0
     */
    public enum Cause {
        /** A Spire had to be placed beyond the limit. Rules AS-WIN-01 and AS-OPT-04. */
        SPIRES("AS-WIN-01", "a further Spire has to be placed, and as many as there may be are in play"),
        /** No player is left who is not assimilated. Rule AS-WIN-04. */
        ALL_ASSIMILATED("AS-WIN-04", "no player is left who is not assimilated");

        private final RuleId rule;
        private final String words;

        Cause(String rule, String words) {
            this.rule = RuleId.of(rule);
            this.words = words;
        }
    }

    @Override
    public Vector<RuleId> rules() {
        boolean optional = cause == Cause.SPIRES && limit == SpireLimit.THREE;
        return optional ? Vector.of(cause.rule, RuleId.of("AS-OPT-04")) : Vector.of(cause.rule);
    }

    @Override
    public String sentence() {
        return "The Borg win and all players lose: " + cause.words + ".";
    }
}
