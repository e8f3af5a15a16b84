package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.BattleEvent;
import io.github.quadrantrules.ascendancy.combat.BattleOutcome;
import io.github.quadrantrules.ascendancy.combat.BattlePolicy;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.CombatDice;
import io.github.quadrantrules.ascendancy.combat.CubeBattle;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.combat.ShipWeapons;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.Outcome;
import io.github.quadrantrules.dice.Question;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.examples.console.Story.Result;
import io.vavr.collection.Vector;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A battle of one player against one Borg Cube. */
@Command(
        name = "battle",
        description = "Ascendancy: the battle of one player's Ships against a Borg Cube, to the end.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  quadrant borg battle --ships 6 --hit-value 4 --spires 2",
            "  quadrant borg battle --ships 6 --hit-value 4 --retreat-below 3 --seed 7",
            "  quadrant borg battle --ships 3 --dice \"6 5 2; 6 5 4 2 1 1 1\"   what your real dice showed",
            "  quadrant borg battle --ships 10 --hit-value 2 --exact          the odds alone",
            "  quadrant borg battle --player \"Klingon Empire\" --hit-value 5 --six-always-hits --no-retreat"
        })
final class BattleCommand extends StoryCommand {
    private static final int MOST_DICE = 100;
    private static final int MOST_SHIELDS = 4;

    /** With more dice that can always hit, exact odds take longer than a few seconds. */
    private static final int QUICK = 40;

    private static final int DIE = 6;

    @Mixin
    private DiceOptions dice = new DiceOptions();

    @Option(names = "--player", paramLabel = "NAME", description = "Whose Ships. Default: ${DEFAULT-VALUE}")
    private String player = "Federation";

    @Option(
            names = "--ships",
            paramLabel = "COUNT",
            description = "How many Ships, 1 to 100. Default: ${DEFAULT-VALUE}")
    private int ships = 6;

    @Option(
            names = "--hit-value",
            paramLabel = "FACE",
            description = "The lowest face with which the Ships hit without shields, 1 to 6. Default: ${DEFAULT-VALUE}")
    private int hitValue = 4;

    @Option(names = "--spires", paramLabel = "COUNT", description = "Spires in play, 0 to 5. Default: ${DEFAULT-VALUE}")
    private int spires = 2;

    @Option(names = "--bonus-dice", paramLabel = "COUNT", description = "Attack dice besides one a Ship. Default: 0")
    private int bonusDice;

    @Option(
            names = "--protection",
            paramLabel = "NUMBER",
            description =
                    "Protection against the Borg: a Hit of the Cube destroys a Ship only with a 6, or with this much"
                            + " more than the Cube needs to hit; other Hits are absorbed. Default: 0")
    private int protection;

    @Option(names = "--six-always-hits", description = "A 6 of the Ships always hits, as for the Klingons.")
    private boolean sixAlwaysHits;

    @Option(names = "--no-retreat", description = "The Ships never retreat, as for the Klingons.")
    private boolean noRetreat;

    @Option(
            names = "--retreat-below",
            paramLabel = "SHIPS",
            description = "Retreat as soon as fewer Ships are left. Default: only when a rule forces it.")
    private @Nullable Integer retreatBelow;

    @Override
    OptionalLong seed() {
        return dice.rolledSeed();
    }

    @Override
    Story tell() {
        within("--ships", 1, MOST_DICE, ships);
        within("--hit-value", 1, DIE, hitValue);
        within("--spires", 0, 5, spires);
        within("--bonus-dice", 0, MOST_DICE, bonusDice);
        within("--protection", 0, MOST_DICE, protection);
        checkRetreat();
        BattleSetting setting = BattleSetting.of(
                new PlayerCombatProfile(
                        PlayerId.of(player),
                        new ShipWeapons(hitValue, sixAlwaysHits),
                        bonusDice,
                        protection,
                        !noRetreat,
                        false),
                spires);
        CubeBattleState start = CubeBattleState.start(setting, ships);
        Policy<CubeBattleState, BattleChoice> policy =
                BattlePolicy.retreatBelow(retreatBelow == null ? 0 : retreatBelow);
        Story story = Story.titled("A Borg Cube against " + count(ships, "Ship") + ", " + player)
                .line("The Ships hit with " + hitValue + " or more, the Cube with " + setting.borgHitValue()
                        + " or more (" + count(spires, "Spire") + " in play; the table of its hit values is a sample).")
                .line("A 6 of the Cube is the Borg symbol: it always hits, and repairs the Cube.");
        story = bonuses(setting).foldLeft(story, Story::line).line(retreats());
        if (ships + bonusDice > QUICK && (noRetreat || !canMiss())) {
            beg("The exact odds of so many dice can take a minute ...");
        }
        story = dice.exact() ? story : tellBattle(story, start, policy);
        Distribution<CubeBattleState> ends = CubeBattle.odds(start, policy);
        return story.odds(
                        "outcome",
                        "The whole battle, exactly",
                        ends,
                        end -> new Result(end.outcome().name(), end.outcome().words()))
                .odds(
                        "shipsLeft",
                        "Ships left, exactly",
                        sortedByShips(ends),
                        each -> new Result(each, count(each, "Ship")));
    }

    /** What helps the Ships besides their weapons. */
    private Vector<String> bonuses(BattleSetting setting) {
        String bonus = "The Ships roll " + (bonusDice == 1 ? "1 die" : bonusDice + " dice")
                + " besides one a Ship, as long as a Ship is left.";
        String absorbing = "Of the Cube's Hits only those with "
                + Math.min(DIE, setting.borgHitValue() + protection)
                + " or more destroy a Ship: the protection absorbs all others.";
        return (bonusDice > 0 ? Vector.of(bonus) : Vector.<String>empty())
                .appendAll(protection > 0 ? Vector.of(absorbing) : Vector.empty());
    }

    /** When the Ships retreat, after what the Cube's shields do to them. */
    private String retreats() {
        String shields = "After each round the Ships need 1 more, up to " + MOST_SHIELDS + " more in all"
                + (sixAlwaysHits ? ", but a 6 always hits. " : ". ");
        if (noRetreat) {
            return shields + "They never retreat"
                    + (canMiss() ? ", even if they could hit only with a 7 or more." : ".");
        }
        String forced = canMiss()
                ? "Ships that could hit only with a 7 or more have to retreat."
                : "Nothing forces them to retreat.";
        return shields
                + forced
                + (retreatBelow == null || retreatBelow < 2
                        ? ""
                        : " They retreat also when fewer than " + retreatBelow + " are left.");
    }

    /** Whether shields can grow until no die of the Ships hits. */
    private boolean canMiss() {
        return !sixAlwaysHits && hitValue + MOST_SHIELDS > DIE;
    }

    private void checkRetreat() {
        if (retreatBelow == null) {
            return;
        }
        if (noRetreat) {
            throw wrong("--retreat-below and --no-retreat exclude each other");
        }
        if (retreatBelow < 0) {
            throw wrong("--retreat-below counts Ships, 0 or more, not " + retreatBelow);
        }
    }

    private static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    private static Distribution<Integer> sortedByShips(Distribution<CubeBattleState> ends) {
        return ends.map(CubeBattleState::ships).sorted(Integer::compare);
    }

    private static String fromHere(CubeBattleState state, Policy<CubeBattleState, BattleChoice> policy) {
        Distribution<String> odds =
                CubeBattle.odds(state, policy).map(end -> end.outcome().words());
        return odds.outcomes()
                .sortBy(Outcome::weight)
                .reverse()
                .map(each -> each.value() + " " + Percent.of(new Fraction(each.weight(), odds.denominator())))
                .mkString("From here, exactly: ", ", ", ".");
    }

    private Story tellBattle(Story story, CubeBattleState start, Policy<CubeBattleState, BattleChoice> policy) {
        Telling<CubeBattleState> told =
                Telling.of(CubeBattle.GAME, start, policy, dice.table(narrator()), story, new BattleWords(policy));
        BattleOutcome outcome = told.last().outcome();
        return told.story()
                .fact("outcome", outcome, outcome.words())
                .fact("Ships left", told.last().ships());
    }

    /** Round by round, with the odds from there. */
    private final class BattleWords implements Telling.Words<CubeBattleState, BattleChoice> {
        private final Policy<CubeBattleState, BattleChoice> policy;
        private int round;

        BattleWords(Policy<CubeBattleState, BattleChoice> policy) {
            this.policy = policy;
        }

        @Override
        public String purpose(CubeBattleState battle, BattleChoice choice, Question question) {
            return "Round " + (round + 1) + ", "
                    + (question.what().equals(CombatDice.SHIP.name())
                            ? player + " shoots at the Cube"
                            : "the Cube shoots at the Ships");
        }

        @Override
        public Story tell(Story soFar, Step<CubeBattleState> step, DiceTable table) {
            Story told = soFar;
            for (Event event : step.events()) {
                if (event instanceof BattleEvent.RoundBegan) {
                    round++;
                    told = told.heading("Round " + round + (round == 1 ? ", " + dice.source() : ""));
                }
                told = event instanceof BattleEvent.ShipsShot || event instanceof BattleEvent.CubeShot
                        ? told.event(event, table.nextRoll())
                        : told.event(event);
            }
            return CubeBattle.GAME.over(step.state()) ? told : told.line(fromHere(step.state(), policy));
        }
    }
}
