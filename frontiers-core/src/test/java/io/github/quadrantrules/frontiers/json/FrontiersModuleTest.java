package io.github.quadrantrules.frontiers.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.json.DiceModule;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.github.quadrantrules.frontiers.boarding.GroundForce;
import io.github.quadrantrules.frontiers.boarding.PlanetClass;
import io.github.quadrantrules.frontiers.hex.Direction;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.github.quadrantrules.frontiers.hex.MapShape;
import io.github.quadrantrules.frontiers.khan.Composition;
import io.github.quadrantrules.frontiers.khan.Dial;
import io.github.quadrantrules.frontiers.khan.FleetCounts;
import io.github.quadrantrules.frontiers.khan.FleetSupply;
import io.github.quadrantrules.frontiers.khan.InsufficientTokens;
import io.github.quadrantrules.frontiers.khan.KhanLevel;
import io.github.quadrantrules.frontiers.khan.TokenKind;
import io.github.quadrantrules.frontiers.khan.TokenPile;
import io.github.quadrantrules.frontiers.pequod.Advance;
import io.github.quadrantrules.frontiers.pequod.Coin;
import io.github.quadrantrules.frontiers.pequod.Course;
import io.github.quadrantrules.frontiers.pequod.Heading;
import io.github.quadrantrules.frontiers.pequod.PequodEvent;
import io.github.quadrantrules.frontiers.pequod.PequodVoyage;
import io.github.quadrantrules.frontiers.pequod.Spokes;
import io.github.quadrantrules.frontiers.pequod.Voyage;
import io.github.quadrantrules.frontiers.scenario.CombatLevel;
import io.github.quadrantrules.frontiers.scenario.CombatStrength;
import io.github.quadrantrules.frontiers.scenario.RaceLevel;
import io.github.quadrantrules.frontiers.scenario.RacePressure;
import io.github.quadrantrules.frontiers.scenario.Scenario;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FrontiersModuleTest {
    private static final MapShape SHAPE = MapShape.of(Vector.of(Hex.of(2, 2), Hex.of(2, 1), Hex.ORIGIN));
    private static final FleetSupply<String> SUPPLY = new FleetSupply<>(
            TokenPile.shuffled(Vector.of("S1", "S2")),
            TokenPile.shuffled(Vector.of("D1")).discard("D2"),
            TokenPile.shuffled(Vector.of("W1")));

    /** A value with the type as which it is saved. */
    private record Sample<T>(T value, TypeReference<T> type) {
        Saves<T> saves() {
            return Saves.of("frontiers.sample", 1, type, new DiceModule(), new FrontiersModule());
        }

        @Override
        public String toString() {
            return value.getClass().getSimpleName();
        }
    }

    static Vector<Sample<?>> samples() {
        return Vector.of(
                new Sample<>(Hex.of(2, -1), new TypeReference<Hex>() {}),
                new Sample<>(Direction.NORTH_WEST, new TypeReference<Direction>() {}),
                new Sample<>(MapShape.UNBOUNDED, new TypeReference<MapShape>() {}),
                new Sample<>(SHAPE, new TypeReference<MapShape>() {}),
                new Sample<>(KhanLevel.of(16), new TypeReference<KhanLevel>() {}),
                new Sample<>(TokenKind.DOMINION, new TypeReference<TokenKind>() {}),
                new Sample<>(FleetCounts.of(2, 3, 4), new TypeReference<FleetCounts>() {}),
                new Sample<>(Composition.standard(KhanLevel.of(38)), new TypeReference<Composition>() {}),
                new Sample<>(Dial.SAMPLE, new TypeReference<Dial>() {}),
                new Sample<>(SUPPLY, new TypeReference<FleetSupply<String>>() {}),
                new Sample<>(
                        SUPPLY.draw(FleetCounts.of(1, 2, 0), Dice.seeded(1)).get(),
                        new TypeReference<FleetSupply.DrawnFleet<String>>() {}),
                new Sample<>(SUPPLY.spheres().draw(1, Dice.seeded(1)), new TypeReference<TokenPile.Drawn<String>>() {}),
                new Sample<>(new InsufficientTokens(TokenKind.SPHERE, 2), new TypeReference<InsufficientTokens>() {}),
                new Sample<>(GroundForce.of(KhanLevel.of(14)), new TypeReference<GroundForce>() {}),
                new Sample<>(PlanetClass.K, new TypeReference<PlanetClass>() {}),
                new Sample<>(Coin.TAILS, new TypeReference<Coin>() {}),
                new Sample<>(Course.OTHER_SPACE, new TypeReference<Course>() {}),
                new Sample<>(Heading.FORWARD_LEFT, new TypeReference<Heading>() {}),
                new Sample<>(Advance.ONE_SPACE, new TypeReference<Advance>() {}),
                new Sample<>(new Spokes(Direction.WEST, 3, 1), new TypeReference<Spokes>() {}),
                new Sample<>(new Voyage(Hex.of(2, 2), Hex.ORIGIN, SHAPE), new TypeReference<Voyage>() {}),
                new Sample<Event>(
                        new PequodEvent.Moved(Hex.of(3, 1), Hex.of(3, 0), Hex.ORIGIN, Course.NEARER_SPOKE),
                        new TypeReference<>() {}),
                new Sample<>(Scenario.QUEST, new TypeReference<Scenario>() {}),
                new Sample<>(CombatLevel.HEROIC, new TypeReference<CombatLevel>() {}),
                new Sample<>(RaceLevel.TIGHT, new TypeReference<RaceLevel>() {}),
                new Sample<>(new CombatStrength(6, KhanLevel.of(8)), new TypeReference<CombatStrength>() {}),
                new Sample<>(new RacePressure(18, 2), new TypeReference<RacePressure>() {}),
                new Sample<>(
                        Play.of(
                                PequodVoyage.GAME,
                                Voyage.of(Hex.of(2, 2), Hex.ORIGIN),
                                Policy.first(),
                                Dice.seeded(1),
                                10),
                        new TypeReference<Play<Voyage, Advance>>() {}));
    }

    @ParameterizedTest
    @MethodSource("samples")
    <T> void shouldReadWhatWasWritten(Sample<T> sample) {
        assertThat(sample.saves().read(sample.saves().write(sample.value()))).isEqualTo(sample.value());
    }

    @ParameterizedTest
    @MethodSource("samples")
    <T extends java.io.Serializable> void shouldBeSerializable(Sample<T> sample) {
        assertThat(SerialCopy.of(sample.value())).isEqualTo(sample.value());
    }

    @Test
    void shouldTagFamiliesByNameAndNeverByClass() {
        Saves<Play<Voyage, Advance>> saves =
                Saves.of("frontiers.play", 1, new TypeReference<>() {}, new DiceModule(), new FrontiersModule());
        Voyage start = Voyage.of(Hex.of(3, 0), Hex.ORIGIN);
        Play<Voyage, Advance> play = Play.of(PequodVoyage.GAME, start, Policy.first(), Dice.scripted(), 1);

        assertThat(saves.write(play))
                .contains(
                        "{\"shape\":\"unbounded\"}", "{\"event\":\"frontiers.pequodMoved\",\"from\":{\"q\":3,\"r\":0}")
                .doesNotContain("io.github");
    }

    @Test
    void shouldRejectSavesThatConstructorsReject() {
        Saves<Voyage> voyages =
                Saves.of("frontiers.voyage", 1, new TypeReference<>() {}, new DiceModule(), new FrontiersModule());
        String voyage = voyages.write(new Voyage(Hex.of(2, 2), Hex.ORIGIN, SHAPE));
        Saves<Dial> dials =
                Saves.of("frontiers.dial", 1, new TypeReference<>() {}, new DiceModule(), new FrontiersModule());

        assertThatIllegalArgumentException()
                .isThrownBy(() -> voyages.read(voyage.replaceFirst("\"q\":2,\"r\":2", "\"q\":5,\"r\":2")))
                .withMessageEndingWith("The Pequod is inside the shape of the map, not on (5,2)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> voyages.read(voyage.replace("\"spaces\",", "\"circle\",")))
                .withMessageContaining("circle");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> dials.read(dials.write(Dial.SAMPLE).replace("\"8\":", "\"16\":")))
                .withMessageContaining("A dial has a fleet for each level from 4 to 15");
    }
}
