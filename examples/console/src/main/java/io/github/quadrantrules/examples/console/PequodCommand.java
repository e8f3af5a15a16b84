package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.game.Provenance;
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
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Khan's fleet, and the way of the Pequod to the revealed Borg Cube. */
@Command(
        name = "pequod",
        description = "Frontiers: the fleet at a level of Khan, and the way of the Pequod to the Borg Cube.",
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
    private static final int HIGHEST = 10_000;

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
    private Hex cube = Hex.ORIGIN;

    @Override
    Story tell() {
        if (level == null && from == null) {
            throw wrong("nothing to show: give --level, --from, or both");
        }
        if (composition != null && level == null) {
            throw wrong("--composition needs the --level that its parts sum to");
        }
        if (level != null && level > HIGHEST) {
            throw wrong("a level up to " + HIGHEST + " can be shown, not " + level);
        }
        if (from != null && from.distanceTo(cube) > LONGEST) {
            throw wrong("a way of up to " + LONGEST + " spaces can be shown, not one of " + from.distanceTo(cube));
        }
        Story story = Story.titled("The Pequod");
        if (level != null) {
            story = tellFleet(story, KhanLevel.of(level));
        }
        return from == null ? story : tellVoyage(story, Voyage.of(from, cube));
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
        Story told =
                story.heading("From " + voyage.pequod() + " to the Cube on " + voyage.cube() + ", " + dice.source());
        if (!dice.exact()) {
            DiceTable table = dice.table();
            Play<Voyage, Advance> play = Play.of(PequodVoyage.GAME, voyage, Policy.first(), table.dice(), LONGEST);
            table.finish();
            told = told.events(play.events())
                    .fact("steps", play.choices().size())
                    .fact("arrives on", play.last().pequod());
        }
        return told.odds("All ways, exactly", PequodVoyage.routes(voyage, LONGEST), route -> route.mkString(" "));
    }
}
