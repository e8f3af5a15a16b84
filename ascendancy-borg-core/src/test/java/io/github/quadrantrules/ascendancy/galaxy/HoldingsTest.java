package io.github.quadrantrules.ascendancy.galaxy;

import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.FEDERATION;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.KLINGONS;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.system;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.systems;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import org.junit.jupiter.api.Test;

class HoldingsTest {
    private static final Holdings EARTH = Holdings.none().withHome(FEDERATION, system("Earth"));

    @Test
    void shouldControlAndDevelopAHome() {
        assertThat(EARTH.homes()).isEqualTo(TreeMap.of(FEDERATION, system("Earth")));
        assertThat(EARTH.controllers()).isEqualTo(TreeMap.of(system("Earth"), FEDERATION));
        assertThat(EARTH.developed()).isEqualTo(systems("Earth"));
    }

    @Test
    void shouldDevelopWhatIsControlled() {
        Holdings holdings = Holdings.none().withController(system("Risa"), KLINGONS);
        assertThat(holdings.controllers()).isEqualTo(TreeMap.of(system("Risa"), KLINGONS));
        assertThat(holdings.developed()).isEqualTo(systems("Risa"));
    }

    @Test
    void shouldLoseControlAndStarbaseWhenAWorldBecomesBorg() {
        Holdings holdings = EARTH.withStarbase(system("Earth")).withBorgWorld(system("Earth"));
        assertThat(holdings)
                .isEqualTo(new Holdings(
                        TreeMap.of(FEDERATION, system("Earth")),
                        TreeMap.empty(),
                        TreeSet.empty(),
                        systems("Earth"),
                        TreeSet.empty()));
    }

    /** A host may call a world developed that has a Spire; for movement it is not. */
    @Rule("AS-MOV-09")
    @Test
    void shouldNotTargetWorldsWithASpireAsDeveloped() {
        Holdings holdings = EARTH.withDeveloped(system("Risa"))
                .withBorgWorld(system("Vulcan"))
                .withDeveloped(system("Vulcan"));
        assertThat(holdings.developed()).isEqualTo(systems("Earth", "Risa", "Vulcan"));
        assertThat(holdings.developedTargets()).isEqualTo(systems("Earth", "Risa"));
        assertThat(holdings.borgWorlds()).isEqualTo(systems("Vulcan"));
    }

    @Test
    void shouldRejectWhenAHomeIsShared() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EARTH.withHome(KLINGONS, system("Earth")))
                .withMessage("Each player has a Home System alone, not Earth, Earth");
    }

    @Test
    void shouldRejectWhenASixthSystemIsBorg() {
        Holdings five = systems("A", "B", "C", "D", "E").foldLeft(Holdings.none(), Holdings::withBorgWorld);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> five.withBorgWorld(system("F")))
                .withMessage("There are 5 Spires, so 5 Borg Worlds at most (AS-CMP-02), not 6");
    }

    @Test
    void shouldRejectWhenABorgWorldIsControlled() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EARTH.withBorgWorld(system("Risa")).withController(system("Risa"), KLINGONS))
                .withMessage("No player controls a Borg World (AS-BWD-01), but one does: Risa");
    }

    @Test
    void shouldRejectWhenABorgWorldHasAStarbase() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EARTH.withBorgWorld(system("Risa")).withStarbase(system("Risa")))
                .withMessage("A Borg World has no Starbase (AS-SBS-01), but one is at Risa");
    }
}
