package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.dice.Question;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.github.quadrantrules.frontiers.khan.Composition;
import io.github.quadrantrules.frontiers.khan.Dial;
import io.github.quadrantrules.frontiers.khan.FleetCounts;
import io.github.quadrantrules.frontiers.khan.KhanLevel;
import io.github.quadrantrules.frontiers.pequod.Advance;
import io.github.quadrantrules.frontiers.pequod.PequodVoyage;
import io.github.quadrantrules.frontiers.pequod.Voyage;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Khan's fleet, and the way of the Pequod to the revealed Borg Cube. */
@Command(
        name = "pequod",
        description = {
            "Frontiers: the fleet at a level of Khan, and the way of the Pequod to the Borg Cube.",
            "",
            "A space is written q,r. On a map with the points of its spaces up and down, q grows to the right and r to the"
                    + " lower right: (1,0) is right of (0,0), and then come, clockwise around it, (0,1) at the lower right,"
                    + " (-1,1), (-1,0), (0,-1) and (1,-1).",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  quadrant pequod --level 36                       the fleet of a level above the dial",
            "  quadrant pequod --level 36 --composition 15,15,6 the same level composed by the players",
            "  quadrant pequod --from 2,2                       the way from (2, 2) to a Cube on (0, 0)",
            "  quadrant pequod --from 2,2 --dice tails          the same with your own coin",
            "  quadrant pequod --from 5,-3 --cube 1,1 --exact   every way with its probability"
        })
final class PequodCommand extends StoryCommand {
    private static final int LONGEST = 200;
    private static final int HIGHEST_LEVEL = 150;

    @Mixin
    private DiceOptions dice = new DiceOptions();

    @Option(names = "--level", paramLabel = "LEVEL", description = "Khan's Level, 4 or more.")
    private @Nullable Integer level;

    @Option(
            names = "--composition",
            split = ",",
            paramLabel = "PART",
            description = "Dial levels from 4 to 15 that sum to the level. Default: as few and as equal as possible.")
    private @Nullable List<Integer> composition;

    @Option(
            names = "--from",
            paramLabel = "Q,R",
            converter = HexConverter.class,
            description = "The Pequod's space, in axial coordinates.")
    private @Nullable Hex from;

    @Option(
            names = "--cube",
            paramLabel = "Q,R",
            converter = HexConverter.class,
            description = "The revealed Cube's space. Default: 0,0")
    private @Nullable Hex cube;

    @Override
    OptionalLong seed() {
        return from == null ? OptionalLong.empty() : dice.rolledSeed();
    }

    @Override
    Story tell() {
        if (level == null && from == null) {
            throw wrong("nothing to show: give --level, --from, or both");
        }
        if (composition != null && level == null) {
            throw wrong("--composition needs the --level that its parts sum to");
        }
        if (level != null && level > HIGHEST_LEVEL) {
            throw wrong("--level is shown up to " + HIGHEST_LEVEL + ", not " + level);
        }
        if (from == null && (cube != null || dice.isGiven())) {
            throw wrong("--cube, --seed, --dice and --exact are about a way: give the Pequod's space with --from");
        }
        Story story = Story.titled("The Pequod");
        if (level != null) {
            story = tellFleet(story, KhanLevel.of(level));
        }
        return from == null ? story : tellVoyage(story, voyage(from));
    }

    private Voyage voyage(Hex start) {
        Voyage voyage = Voyage.of(start, cube == null ? Hex.ORIGIN : cube);
        if (voyage.distance() > LONGEST) {
            throw wrong("the way is shown for up to " + LONGEST + " spaces, not for " + voyage.distance());
        }
        return voyage;
    }

    private Story tellFleet(Story story, KhanLevel khan) {
        Composition parts = composition == null
                ? Composition.standard(khan)
                : Composition.of(khan, composition)
                        .toEither()
                        .getOrElseThrow(problems -> wrong(problems.mkString("; ")));
        FleetCounts fleet = Dial.SAMPLE.fleet(parts);
        Vector<Integer> made = parts.parts()
                .filter(part -> Dial.SAMPLE.provenance(part) != Provenance.PRINTED)
                .distinct();
        Story told = story.heading("Khan's fleet at level " + khan)
                .rule(
                        "The dial is read at " + parts.parts().mkString(" + ") + ".",
                        composition == null ? "FR-LVL-07" : "FR-LVL-05")
                .fact("Borg Spheres", fleet.spheres())
                .fact("Dominion Starships", fleet.dominion())
                .fact("Romulan Warbirds", fleet.warbirds());
        return made.isEmpty()
                ? told
                : told.line("The dial entries for " + made.mkString(", ")
                        + " are samples: copy those of your own dial into a Dial for the real fleet.");
    }

    private Story tellVoyage(Story story, Voyage voyage) {
        Story told = story.heading("From " + voyage.pequod() + " to the Cube on " + voyage.cube()
                        + (dice.exact() ? "" : ", " + dice.source()))
                .line("A spoke is a straight line of spaces from the Cube. Between two spokes the Pequod makes for the"
                        + " nearer one; if both are equally near, a coin decides: heads for the one met first going"
                        + " clockwise, tails for the other.");
        if (voyage.arrived()) {
            dice.table(narrator()).finish();
            return told.line("The Pequod is already next to the Cube, which it confronts instead of moving.");
        }
        return (dice.exact() ? told : travel(told, voyage))
                .odds(
                        "route",
                        "All ways, exactly",
                        PequodVoyage.routes(voyage, LONGEST),
                        route -> new Story.Result(route.asJava(), route.mkString(" ")));
    }

    private Story travel(Story story, Voyage voyage) {
        Telling<Voyage> told =
                Telling.of(PequodVoyage.GAME, voyage, Policy.first(), dice.table(narrator()), story, new VoyageWords());
        return told.story()
                .fact("steps", told.steps())
                .fact("arrives on", told.last().pequod());
    }

    /** Step by step. */
    private static final class VoyageWords implements Telling.Words<Voyage, Advance> {
        @Override
        public String purpose(Voyage voyage, Advance choice, Question question) {
            return "Two spokes are equally near to the Pequod on " + voyage.pequod() + ", and you flip a coin";
        }

        @Override
        public Story tell(Story soFar, Step<Voyage> step, DiceTable table) {
            return soFar.events(step.events());
        }
    }
}
