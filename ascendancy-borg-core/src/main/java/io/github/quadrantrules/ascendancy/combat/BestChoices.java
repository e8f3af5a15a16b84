package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.BattleAim.Prospect;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.AfterRoll;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Outcome;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The best choice in every battle of one player, found backwards from the ends over all choices of the rules.
 *
 * <p>Whatever is chosen, a battle comes back to itself only by a round without effect: the modifier never falls, Ships and
 * cards get fewer, and a Cube is repaired only by a symbol, which removes a Ship. Such rounds are divided out. So are those to
 * which only a card could still give an effect, since the same card can be used before the next round with the same effect.
 * They cannot go on for ever, because the Borg roll at least one die, of which a 6 always hits.
 */
final class BestChoices {
    private final BattleAim aim;
    private final Denominators denominators = new Denominators();
    private final BattleEssence essence = new BattleEssence();
    private final RoundOrder order = new RoundOrder(new MergedRolls(), BattleLog.NONE);
    private final Map<CubeBattleState, Decision> known = new LinkedHashMap<>();
    private final Map<CubeBattleState, Question> asked = new LinkedHashMap<>();

    /** The best choice, the first of equally good ones; what it leads to; and what can be expected then. */
    record Decision(BattleChoice choice, Distribution<CubeBattleState> next, Expectation expectation) {}

    /** What one choice leads to. */
    private record Path(BattleChoice choice, Distribution<CubeBattleState> next) {
        boolean leadsOnlyTo(CubeBattleState battle) {
            return next.size() == 1 && next.values().head().equals(battle);
        }
    }

    BestChoices(BattleAim aim) {
        this.aim = aim;
    }

    /** The decision in a battle that has not ended, as far as it {@linkplain BattleEssence matters}. */
    Decision in(CubeBattleState battle) {
        CubeBattleState first = essence.of(battle);
        Deque<Question> open = new ArrayDeque<>();
        if (!known.containsKey(first)) {
            open.push(question(first));
        }
        while (!open.isEmpty()) {
            Question question = open.peek();
            if (question.isReady()) {
                open.pop().answer();
            } else {
                open.push(unlessOpen(question(question.firstNeeded()), open));
            }
        }
        return decided(first);
    }

    private static Question unlessOpen(Question next, Deque<Question> open) {
        if (open.contains(next)) {
            throw new IllegalStateException(
                    "A battle comes back to itself only by a round without effect, unlike " + next.battle);
        }
        return next;
    }

    /** What can be expected, in lowest terms. */
    Prospect prospect(CubeBattleState battle) {
        return denominators.prospect(in(battle).expectation(), battle.ships());
    }

    private Decision decided(CubeBattleState battle) {
        return requireNonNull(known.get(battle), "decision");
    }

    private Expectation expectation(CubeBattleState battle) {
        return CubeBattle.GAME.over(battle)
                ? Expectation.of(battle)
                : decided(battle).expectation();
    }

    private Question question(CubeBattleState battle) {
        Question ready = asked.get(battle);
        if (ready == null) {
            ready = new Question(battle);
            asked.put(battle, ready);
        }
        return ready;
    }

    private List<Path> paths(CubeBattleState battle) {
        int index = Deciders.next(battle);
        List<Path> paths = new ArrayList<>();
        for (BattleChoice choice : Deciders.choices(battle, index)) {
            paths.add(new Path(
                    choice, Distribution.of(dice -> essence.of(CubeBattle.after(battle, index, choice, order, dice)))));
        }
        return paths;
    }

    /** A battle in which something is to be chosen, until the answer is known. */
    private final class Question {
        private final CubeBattleState battle;
        private final List<Path> paths;
        private final Deque<CubeBattleState> needed = new ArrayDeque<>();

        /** After the roll of a round without effect, if a card can still give it one. */
        private Option<CubeBattleState> idle = Option.none();

        Question(CubeBattleState battle) {
            this.battle = battle;
            this.paths = paths(battle);
            for (Path path : paths) {
                path.next().values().forEach(this::need);
            }
            needed.removeIf(battle::equals);
        }

        private void need(CubeBattleState after) {
            if (after.phase() instanceof AfterRoll && question(after).canLeadBackTo(battle)) {
                idle = Option.some(after);
            } else if (!CubeBattle.GAME.over(after)) {
                needed.add(after);
            }
        }

        private boolean canLeadBackTo(CubeBattleState before) {
            return paths.stream().anyMatch(path -> path.leadsOnlyTo(before));
        }

        boolean isReady() {
            while (!needed.isEmpty() && known.containsKey(needed.peek())) {
                needed.remove();
            }
            return needed.isEmpty();
        }

        CubeBattleState firstNeeded() {
            return needed.element();
        }

        void answer() {
            known.put(
                    battle,
                    paths.stream()
                            .map(path -> new Decision(path.choice(), path.next(), expectation(path)))
                            .reduce((best, other) ->
                                    denominators.isBetter(other.expectation(), best.expectation(), aim) ? other : best)
                            .orElseThrow());
            asked.remove(battle);
        }

        private Expectation expectation(Path path) {
            List<Expectation> ends = new ArrayList<>();
            List<BigInteger> weights = new ArrayList<>();
            BigInteger leaving = path.next().denominator();
            for (Outcome<CubeBattleState> each : path.next().outcomes()) {
                CubeBattleState after = each.value();
                if (after.equals(battle) || idle.contains(after)) {
                    leaving = leaving.subtract(each.weight());
                } else {
                    ends.add(BestChoices.this.expectation(after));
                    weights.add(each.weight());
                }
            }
            return denominators.divided(denominators.sum(ends, weights), leaving);
        }
    }
}
