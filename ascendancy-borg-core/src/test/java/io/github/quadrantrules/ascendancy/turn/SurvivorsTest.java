package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.ONE;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.Fleet;
import io.github.quadrantrules.ascendancy.combat.Squadron;
import io.github.quadrantrules.ascendancy.galaxy.AttackStep;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class SurvivorsTest {
    /** The Cube at Risa, and a Sector beside it. */
    private static final Galaxy GALAXY = Galaxy.of(Tables.MAP).withCube(ONE, RISA.orbit());

    private static final SectorId BESIDE =
            AttackStep.sectorsInRange(GALAXY, ONE).get(1);

    private static Vector<ShipGroup> left(Galaxy galaxy, Squadron squadron) {
        Galaxy after = Contingents.survivors(galaxy, ONE, FEDERATION, BattleForce.of(squadron));
        return after.shipsAt(RISA.orbit()).appendAll(after.shipsAt(BESIDE));
    }

    /** Two Fleets with the Cube, two single Ships beside it: both single Ships are lost, and both Fleets are still there. */
    @Rule("AS-ALC-03")
    @Test
    void shouldLeaveEveryFleetThatTheBattleHasLeft() {
        Galaxy galaxy = GALAXY.withShips(RISA.orbit(), new ShipGroup(FEDERATION, 2, 2))
                .withShips(BESIDE, ShipGroup.singles(FEDERATION, 2));
        Squadron fleets = Squadron.of(0).withFleet(Fleet.of("A", 1)).withFleet(Fleet.of("B", 1));
        assertThat(left(galaxy, fleets)).containsExactly(new ShipGroup(FEDERATION, 2, 2));
    }

    /** A Fleet here and one there: of the Fleet with the Cube one Ship is left, and so is one single Ship. */
    @Rule("AS-ALC-03")
    @Test
    void shouldLeaveShipsInTheSectorsOfTheirFleets() {
        Galaxy galaxy = GALAXY.withShips(RISA.orbit(), new ShipGroup(FEDERATION, 3, 1))
                .withShips(BESIDE, new ShipGroup(FEDERATION, 2, 1));
        Squadron squadron = Squadron.of(1).withFleet(Fleet.of("A", 1)).withFleet(Fleet.of("B", 1));
        assertThat(left(galaxy, squadron))
                .containsExactly(new ShipGroup(FEDERATION, 1, 1), new ShipGroup(FEDERATION, 2, 1));
    }
}
