package io.github.quadrantrules.examples.console;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.turn.Outcome;
import io.github.quadrantrules.ascendancy.turn.Table;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.dice.Dice;
import io.vavr.collection.Vector;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A whole small galaxy against the Borg. */
@Command(
        name = "borg",
        description = {
            "Ascendancy: three races in a small galaxy against the Borg, round by round, with a picture after each.",
            "",
            "The Borg play by the rules. The players' turns are a plain stand-in for the base game, which is not part of"
                    + " this program: each builds two Ships at home, explores until the Hub is found, and attacks a Cube or a"
                    + " Borg World within 4 Sectors when the exact odds are even or better; nobody reaches a victory of the"
                    + " base game. The galaxy, the cards and the tables that no rulebook prints are samples.",
            "",
            "Their Ships retreat from a Cube when by the exact odds they would lose more than it is worth, which is 8 Ships;"
                    + " players together after two rounds; more than 20 Ships, and those at a Borg World, only when a rule"
                    + " forces them; the Klingons never.",
            ""
        },
        subcommands = BattleCommand.class,
        commandListHeading = "%nOne battle alone:%n",
        footerHeading = "%nExamples:%n",
        footer = {
            "  quadrant borg                                    eight rounds, or until the game ends",
            "  quadrant borg --seed 3 --rounds 20 --three-spires",
            "  quadrant borg --rounds 2 --verbose               every event with its dice",
            "  quadrant borg --json                             all events and states, for programs",
            "  quadrant borg battle --ships 6 --hit-value 4     one battle, with its exact odds"
        })
final class GalaxyCommand extends StoryCommand {
    private static final int MOST_ROUNDS = 100;

    private static final Vector<String> WORDS = Vector.of(
            "Hub: the Transwarp Hub, where new Cubes arrive.",
            "Spire: it makes a System a Borg World. The more Spires, the better the Borg hit.",
            "Node: each Borg turn adds one at each Spire with fewer than three; with three a Cube is built there, and launched.",
            "hit on 5+: a die of the Borg hits with a 5 or more.",
            "activates: the player named picks the next Cube, which attacks Ships where it is, follows a Command Card,"
                    + " and assimilates if it can.",
            "Warp 2: a move as far as the second System on the way, however many Sectors lie between.",
            "First Strike: in the first round against a Cube the players' Hits count before the Borg roll.",
            "Culture: a token of the base game; the Klingons gain one for every Cube that they help to destroy.");

    private Vector<SmallGame.Round> rounds = Vector.empty();

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "Seed of the dice; the same seed plays the same game. Default: ${DEFAULT-VALUE}")
    private long seed = 1;

    @Option(
            names = "--rounds",
            paramLabel = "COUNT",
            description = "How many rounds at most, 1 to 100. Default: ${DEFAULT-VALUE}")
    private int most = 8;

    @Option(names = "--three-spires", description = "Optional rule: the Borg win when a fourth Spire is due.")
    private boolean threeSpires;

    @Option(names = "--attack-command-attack", description = "Optional rule: Cubes attack before and after a command.")
    private boolean attackCommandAttack;

    @Option(
            names = "--only-fleets-block",
            description = "Optional rule: only Fleets block Cubes. Here 3 Ships at home have one Fleet among them.")
    private boolean onlyFleetsBlock;

    @Option(names = "--verbose", description = "Tell every event of every battle, with all dice.")
    private boolean verbose;

    @Override
    Story tell() {
        within("--rounds", 1, MOST_ROUNDS, most);
        if (verbose && forPrograms()) {
            throw wrong("--verbose and --json exclude each other: JSON has every event with its dice");
        }
        Table start = SmallGalaxy.start(options());
        rounds = new SmallGame(new DiceTable(() -> Dice.seeded(seed))).play(start, most);
        Story before = Story.titled("A small galaxy against the Borg, seed " + seed)
                .line(
                        "The Borg play by the rules, whose codes stand at the right. The players' turns are a plain stand-in"
                                + " for the base game, and the galaxy, cards and tables are samples.")
                .heading("The galaxy at the start")
                .picture(GalaxyPicture.of(start))
                .line(
                        "A lane leads to each System from one above it: +3-.-[2: 4 Klingon]- is lane 3 with an empty Sector and"
                                + " 4 Klingon Ships in its space 2. Spaces are counted from the end where the lane was begun,"
                                + " which may be either. A tilde (~) marks a System without lanes.")
                .heading("Words of the game");
        before = WORDS.foldLeft(before, Story::line);
        GalaxyStory style = verbose ? GalaxyStory.VERBOSE : GalaxyStory.BRIEF;
        return end(
                style.rounds(before, rounds).heading("The end"), rounds.last().after());
    }

    private OptionalRules options() {
        return new OptionalRules(attackCommandAttack, threeSpires, onlyFleetsBlock, false);
    }

    private Story end(Story story, Table table) {
        Story told = story.fact("rounds played", rounds.size());
        return table.outcome()
                .map(outcome -> outcome instanceof Outcome.BorgWin win
                        ? told.fact(
                                "outcome",
                                win.cause(),
                                new BorgVictory(win.cause(), table.options().spireLimit()).sentence())
                        : told.fact("outcome", "a player wins"))
                .getOrElse(() -> told.fact("outcome", "the rounds are over; the game would go on"));
    }

    @Override
    JsonNode json(Story story) {
        return GalaxyJson.of(seed, options(), SmallGalaxy.start(options()), rounds);
    }
}
