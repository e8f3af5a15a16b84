package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.ONE;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.Fleet;
import io.github.quadrantrules.ascendancy.combat.RetreatDestination;
import io.github.quadrantrules.ascendancy.combat.Squadron;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Cube 1 is at Risa; Ships that fought it from several Sectors stay in theirs. */
class ContingentsTest {
    private static final SectorId BESIDE = SectorId.of("#3.1");

    private static Galaxy galaxy(ShipGroup inOrbit, ShipGroup beside) {
        return Tables.withCube(Tables.duel(), 1, RISA)
                .galaxy()
                .withShips(RISA.orbit(), inOrbit)
                .withShips(BESIDE, beside);
    }

    private static TreeMap<SectorId, Vector<ShipGroup>> left(Galaxy galaxy, Squadron squadron) {
        return Contingents.survivors(galaxy, ONE, KLINGONS, BattleForce.of(squadron))
                .ships();
    }

    private static TreeMap<SectorId, Vector<ShipGroup>> ships(ShipGroup inOrbit, ShipGroup beside) {
        return TreeMap.of(RISA.orbit(), Vector.of(inOrbit), BESIDE, Vector.of(beside));
    }

    @Rule("AS-ALC-03")
    @Test
    void shouldLoseTheShipsNearestTheCubeFirstWhenAllAreAlike() {
        Galaxy galaxy = galaxy(ShipGroup.singles(KLINGONS, 3), ShipGroup.singles(KLINGONS, 2));
        assertThat(left(galaxy, Squadron.of(4)))
                .isEqualTo(ships(ShipGroup.singles(KLINGONS, 2), ShipGroup.singles(KLINGONS, 2)));
        assertThat(left(galaxy, Squadron.of(1)))
                .isEqualTo(TreeMap.of(BESIDE, Vector.of(ShipGroup.singles(KLINGONS, 1))));
    }

    /** A Fleet of 3 at Risa and 3 single Ships beside it, all of which were chosen as casualties. */
    @Rule("AS-ALC-03")
    @Test
    void shouldLeaveAFleetWhereItIsWhenTheShipsFartherAwayAreLost() {
        Galaxy galaxy = galaxy(new ShipGroup(KLINGONS, 3, 1), ShipGroup.singles(KLINGONS, 3));
        assertThat(left(galaxy, Squadron.of(0).withFleet(Fleet.of("Guards", 3))))
                .isEqualTo(TreeMap.of(RISA.orbit(), Vector.of(new ShipGroup(KLINGONS, 3, 1))));
    }

    /** The Fleets at Risa and beside it have 4 and 2 Ships, or 2 and 4: a group does not say which, so both fit. */
    @Rule("AS-ALC-03")
    @Test
    void shouldKeepAllFleetsAndShipsWhicheverFleetIsWhere() {
        Galaxy galaxy = galaxy(new ShipGroup(KLINGONS, 4, 1), new ShipGroup(KLINGONS, 2, 1));
        Fleet small = Fleet.of("Guards", 2);
        Fleet large = Fleet.of("Raiders", 4);
        TreeMap<SectorId, Vector<ShipGroup>> expected =
                ships(new ShipGroup(KLINGONS, 4, 1), new ShipGroup(KLINGONS, 2, 1));
        assertThat(left(galaxy, Squadron.of(0).withFleet(small).withFleet(large)))
                .isEqualTo(expected);
        assertThat(left(galaxy, Squadron.of(0).withFleet(large).withFleet(small)))
                .isEqualTo(expected);
    }

    /** The Federation fights from the same Sectors; what the Klingons lose is theirs alone. */
    @Rule({"AS-ALC-03", "AS-ATK-03"})
    @Test
    void shouldLeaveTheShipsOfOthersInTheSameSectors() {
        Galaxy klingons = galaxy(ShipGroup.singles(KLINGONS, 3), ShipGroup.singles(KLINGONS, 2));
        Galaxy both = klingons.withShips(RISA.orbit(), ShipGroup.singles(FEDERATION, 4))
                .withShips(BESIDE, ShipGroup.singles(FEDERATION, 1));
        assertThat(left(both, Squadron.of(4)))
                .isEqualTo(TreeMap.of(
                        RISA.orbit(),
                        Vector.of(ShipGroup.singles(FEDERATION, 4), ShipGroup.singles(KLINGONS, 2)),
                        BESIDE,
                        Vector.of(ShipGroup.singles(FEDERATION, 1), ShipGroup.singles(KLINGONS, 2))));
    }

    /** The Klingons are beside the Cube at Risa on one side, the Federation on the other; at Risa the Cube is in the way. */
    @Rule({"AS-RET-02", "AS-ADD-02"})
    @Test
    void shouldOfferWaysOutFromTheSectorsOfOnesOwnShipsAndPastNoCube() {
        SectorId farSide = SectorId.of("#2.1");
        Galaxy galaxy = Tables.withCube(Tables.duel(), 1, RISA)
                .galaxy()
                .withShips(BESIDE, ShipGroup.singles(KLINGONS, 2))
                .withShips(farSide, ShipGroup.singles(FEDERATION, 2));
        Contingent klingons = Contingents.sample(galaxy, ONE, ShipGroup.singles(KLINGONS, 2), 2);
        assertThat(klingons.side().field().offered())
                .containsExactly(new RetreatDestination(Tables.QONOS.orbit(), 2, 1));
        Galaxy surrounded = galaxy.withCube(Tables.TWO, Tables.QONOS.orbit());
        assertThat(Contingents.sample(surrounded, ONE, ShipGroup.singles(KLINGONS, 2), 2)
                        .side()
                        .field()
                        .offered())
                .isEmpty();
        Contingent federation = Contingents.sample(galaxy, ONE, ShipGroup.singles(FEDERATION, 2), 1);
        assertThat(federation.side().field().offered())
                .containsExactly(new RetreatDestination(Tables.VULCAN.orbit(), 2, 1));
    }

    /** The Klingons have the lower Turn Order number, though the Federation is named first. */
    @Rule({"AS-ATK-03", "AS-ALC-01"})
    @Test
    void shouldListContingentsInTurnOrder() {
        Table table = Turns.withShips(
                Turns.withShips(Turns.cubes(Turns.commands(Tables.duel()), RISA), RISA.orbit(), FEDERATION, 1),
                RISA.orbit(),
                KLINGONS,
                2);
        Turns.Played attacking = Turns.begun(Turns.round(Option.none(), KLINGONS, FEDERATION), table)
                .activate(ONE);
        TurnChoice.Engage engage =
                (TurnChoice.Engage) Turns.choices(attacking.state()).head();
        assertThat(engage.contingents().map(each -> each.side().id())).containsExactly(KLINGONS, FEDERATION);
    }
}
