package io.github.quadrantrules.frontiers.pequod;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.GameBattery;
import io.github.quadrantrules.dice.json.DiceModule;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.RuleCoverage;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.github.quadrantrules.frontiers.hex.Hexes;
import io.github.quadrantrules.frontiers.hex.MapShape;
import io.github.quadrantrules.frontiers.json.FrontiersModule;
import io.vavr.Tuple;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.Vector;
import java.nio.file.Path;

class PequodVoyageGameTest extends GameBattery<Voyage, Advance> {
    private static final Saves<Voyage> VOYAGES =
            Saves.of("frontiers.voyage", 1, new TypeReference<>() {}, new DiceModule(), new FrontiersModule());
    private static final Saves<Advance> CHOICES =
            Saves.of("frontiers.advance", 1, new TypeReference<>() {}, new DiceModule(), new FrontiersModule());

    /** Without an edge, next to the cube at once, past a wall of blocked spaces, and to and fro for ever. */
    @Override
    protected Seq<Voyage> starts() {
        MapShape walled = MapShape.of(Hexes.around(6)
                .removeAll(Vector.of(Hex.of(2, 0), Hex.of(2, 1), Hex.of(1, 2), Hex.of(4, 0), Hex.of(3, 1))));
        MapShape narrow = MapShape.of(Vector.of(Hex.ORIGIN, Hex.of(3, 0), Hex.of(4, 0)));
        return Vector.of(
                Voyage.of(Hex.of(4, 4), Hex.of(-1, -1)),
                Voyage.of(Hex.of(-7, 2), Hex.of(3, 3)),
                Voyage.of(Hex.of(1, 0), Hex.ORIGIN),
                new Voyage(Hex.of(5, 0), Hex.ORIGIN, walled),
                new Voyage(Hex.of(3, 3), Hex.ORIGIN, walled),
                new Voyage(Hex.of(3, 0), Hex.ORIGIN, narrow));
    }

    @Override
    protected Game<Voyage, Advance> game() {
        return PequodVoyage.GAME;
    }

    @Override
    protected Voyage roundTrip(Voyage voyage) {
        return VOYAGES.read(VOYAGES.write(voyage));
    }

    @Override
    protected Advance roundTripChoice(Advance choice) {
        return CHOICES.read(CHOICES.write(choice));
    }

    /** The cube stays, and so does the shape of the map. */
    @Override
    protected Object conserved(Voyage voyage) {
        return Tuple.of(voyage.cube(), voyage.shape());
    }

    @Override
    protected SortedSet<String> catalogue() {
        return RuleCoverage.catalogue(Path.of(""), "FR");
    }

    @Override
    protected boolean mayBeEndless() {
        return true;
    }

    @Override
    protected int plays() {
        return 8;
    }

    @Override
    protected int limit() {
        return 200;
    }
}
