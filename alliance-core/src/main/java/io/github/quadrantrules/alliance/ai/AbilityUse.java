package io.github.quadrantrules.alliance.ai;

import io.github.quadrantrules.alliance.combat.Ability;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Face;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.ToIntFunction;

/** An ability and the dice that the Enemy AI would use it on. */
record AbilityUse<F extends Enum<F> & Face>(Ability<F> ability, DicePool<F> dice) {
    /** The first ability that can re-roll blanks, on as many of them as it can. Rules AL-ECB-06, AL-ECB-10 (A). */
    static <F extends Enum<F> & Face> Option<AbilityUse<F>> reroll(
            Vector<Ability<F>> abilities, DicePool<F> pool, Vector<F> blank) {
        return abilities
                .filter(Ability.Reroll.class::isInstance)
                .flatMap(each -> each.uses(pool)
                        .filter(dice -> dice.faces().only(blank).equals(dice.faces()))
                        .maxBy(DicePool::size)
                        .map(dice -> new AbilityUse<>(each, dice)))
                .headOption();
    }

    /** The first ability that converts, adds or cancels dice to a better effect, in the way that is best. */
    static <F extends Enum<F> & Face> Option<AbilityUse<F>> improve(
            Vector<Ability<F>> abilities, DicePool<F> pool, ToIntFunction<DicePool<F>> worth) {
        return abilities
                .filter(each -> !(each instanceof Ability.Reroll))
                .flatMap(each -> each.uses(pool)
                        .map(dice -> new AbilityUse<>(each, dice))
                        .maxBy(use -> worth.applyAsInt(use.on(pool))))
                .filter(use -> worth.applyAsInt(use.on(pool)) > worth.applyAsInt(pool))
                .headOption();
    }

    private DicePool<F> on(DicePool<F> pool) {
        return ability.use(pool, dice, count -> {
            throw new IllegalStateException("Nothing is rolled to see what an ability is worth, not even " + count);
        });
    }

    /** Whether an ability changes results of the face otherwise than by a re-roll. Rule AL-ECB-08. */
    static <F extends Enum<F> & Face> boolean changes(Vector<Ability<F>> abilities, F face) {
        return abilities.exists(each -> each instanceof Ability.Convert<F> convert && convert.from() == face);
    }
}
