package io.github.quadrantrules.ascendancy.galaxy;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.ascendancy.json.AscendancySaves;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.Vector;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Generated galaxies, their routes and moves, written and read. */
@Domain(Galaxies.class)
class GalaxySavesTest {
    private static final Saves<Galaxy> GALAXIES = AscendancySaves.galaxy();
    private static final Saves<Vector<CubeMove>> MOVES = AscendancySaves.of("test", 1, new TypeReference<>() {});
    private static final Saves<Vector<Route>> ROUTES = AscendancySaves.of("test", 1, new TypeReference<>() {});

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void shouldReadWhatItWrote(@ForAll Galaxy galaxy) {
        String json = GALAXIES.write(galaxy);
        Galaxy read = GALAXIES.read(json);
        assertThat(read).isEqualTo(galaxy).hasSameHashCodeAs(galaxy);
        assertThat(GALAXIES.write(read)).isEqualTo(json);
        assertThat(SerialCopy.of(read)).isEqualTo(SerialCopy.of(galaxy)).isEqualTo(galaxy);
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void shouldKeepRoutesAndMoves(
            @ForAll Galaxies.Mission mission, @ForAll TurnOrder order, @ForAll Blockade blockade) {
        Vector<Route> routes = TargetChoice.best(mission.galaxy(), mission.cube(), mission.targets(), order, 2);
        Vector<CubeMove> moves =
                routes.map(route -> CubeMovement.move(mission.galaxy(), mission.cube(), route, 2, blockade));
        assertThat(ROUTES.read(ROUTES.write(routes))).isEqualTo(routes);
        assertThat(MOVES.read(MOVES.write(moves))).isEqualTo(moves);
        assertThat(SerialCopy.of(moves)).isEqualTo(moves);
    }
}
