package io.github.quadrantrules.ascendancy.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.LaneDecision;
import io.github.quadrantrules.ascendancy.galaxy.LaneId;
import io.github.quadrantrules.ascendancy.galaxy.LanePlacement;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GalaxyFormsTest {
    private static final Saves<Galaxy> SAVES = AscendancySaves.galaxy();

    /** {@link Samples#GALAXY}, written by hand. */
    private static final String SAVED = """
            {"format":"ascendancy.galaxy","version":1,"value":{\
            "map":{"discs":[\
            {"id":"Hub","kind":"TRANSWARP_HUB","laneCapacity":6,"hazard":null,"conduit":false},\
            {"id":"Risa","kind":"PLANETARY","laneCapacity":3,"hazard":null,"conduit":false}],\
            "lanes":[{"id":1,"from":"Hub","to":"Risa","sectors":2}]},\
            "holdings":{"homes":{"Federation":"Risa"},"controllers":{"Risa":"Federation"},\
            "developed":["Risa"],"borgWorlds":[],"starbases":[]},\
            "cubes":{"1":"Hub","2":"#1.1"},\
            "ships":{"Risa":[{"owner":"Federation","ships":3,"fleets":1}]}}}""";

    @Test
    void shouldWriteAGalaxyAsDocumented() {
        assertThat(SAVES.write(Samples.GALAXY)).isEqualTo(SAVED);
        assertThat(SAVES.read(SAVED)).isEqualTo(Samples.GALAXY);
    }

    @Rule({"AS-CMP-01", "AS-CMP-02", "AS-CMP-07", "AS-EFF-01", "AS-BWD-01", "AS-SBS-01"})
    @ParameterizedTest(name = "{0} replaced by {1}")
    @CsvSource(delimiter = '|', textBlock = """
            "2":"#1.1"             | "6":"#1.1"                | The Cubes are numbered 1 to 5 (AS-CMP-01), not 6
            "2":"#1.1"             | "2":"Hub"                 | A Sector has one Cube at most (AS-EFF-01), not two: Hub
            "2":"#1.1"             | "01":"#1.1"               | This key must be a number such as 3, not 01
            "2":"#1.1"             | "1":"#1.1"                | Duplicate field '1'
            "2":"#1.1"             | "2":"#1.3"                | #1.3
            "2":"#1.1"             | "2":null                  | A collection holds no null
            {"1":"Hub","2":"#1.1"} | ["Hub"]                   | A map is an object with its keys, not ["Hub"]
            {"1":"Hub","2":"#1.1"} | 7                         | A map is an object with its keys, not 7
            "ships":3              | "ships":0                 | A group has 1 to 1000 Ships (AS-ATK-01), not 0
            "fleets":1             | "fleets":4                | 3 Ships have 0 to 3 Fleets, not 4
            {"Risa":[{             | {"Vega":[{                | Vega
            {"Risa":[{             | {"#01.1":[{               | This key must be written as #1.1, not as #01.1
            [{"owner":"Federation","ships":3,"fleets":1}] | [] | A Sector without Ships is left out, unlike Risa
            "developed":["Risa"]   | "developed":["Hub"]       | Only Planetary Systems are held or developed, unlike Hub
            "developed":["Risa"]   | "developed":["Risa","Risa"] | A set names each element once, not like this: ["Risa","Risa"]
            "borgWorlds":[]        | "borgWorlds":["Risa"]     | No player controls a Borg World (AS-BWD-01), but one does: Risa
            "borgWorlds":[],"starbases":[] | "borgWorlds":["Vega"],"starbases":["Vega"] | A Borg World has no Starbase (AS-SBS-01), but one is at Vega
            "borgWorlds":[]        | "borgWorlds":["A","B","C","D","E","F"] | There are 5 Spires, so 5 Borg Worlds at most (AS-CMP-02), not 6
            "kind":"PLANETARY"     | "kind":"TRANSWARP_HUB"    | There is one Transwarp Hub (AS-CMP-07), not a second: Risa
            "kind":"PLANETARY"     | "kind":"PLANET"           | PLANET
            "laneCapacity":3       | "laneCapacity":0          | A System Disc takes 0 lanes at most, which are all in use at Risa
            "laneCapacity":3       | "laneCapacity":3.5        | 3.5
            "from":"Hub"           | "from":"Risa"             | A Space Lane joins two different Systems, not twice Risa
            "id":1                 | "id":0                    | Space Lanes are numbered from 1 up, not 0
            "id":"Risa"            | "id":"#Risa"              | A System needs a name that does not begin with #, not '#Risa'
            "conduit":false}]      | "conduit":false,"moons":2}] | moons
            ,"conduit":false}]     | }]                        | conduit
            "homes":{"Federation"  | "homes":{" "              | A player needs a name, not ' '
            """)
    void shouldRejectWhenASaveHoldsAnIllegalGalaxy(String old, String changed, String said) {
        assertThat(SAVED).contains(old);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SAVES.read(SAVED.replace(old, changed)))
                .withMessageContaining(said);
    }

    @Test
    void shouldTagDecisions() {
        Saves<Vector<LaneDecision>> saves = AscendancySaves.of("test", 1, new TypeReference<>() {});
        Vector<LaneDecision> decisions = Vector.of(
                new LaneDecision.PlaceSystem(Samples.ONE, Samples.HUB, Samples.RISA, 4),
                new LaneDecision.Stay(Samples.TWO, Samples.SPACE));
        assertThat(saves.write(decisions)).endsWith("""
                "value":[{"decision":"placeSystem","cube":1,"from":"Hub","towards":"Risa","sectors":4},\
                {"decision":"stay","cube":2,"sector":"#1.1"}]}""");
        assertThat(saves.read(saves.write(decisions))).isEqualTo(decisions);
    }

    @Test
    void shouldTagPlacements() {
        Saves<Vector<LanePlacement>> saves = AscendancySaves.of("test", 1, new TypeReference<>() {});
        Vector<LanePlacement> placements =
                Vector.of(new LanePlacement.Impossible(), new LanePlacement.Possible(2, Vector.of(Samples.RISA)));
        assertThat(saves.write(placements)).endsWith("""
                "value":[{"placement":"impossible"},{"placement":"possible","sectors":2,"floating":["Risa"]}]}""");
        assertThat(saves.read(saves.write(placements))).isEqualTo(placements);
    }

    @Test
    void shouldReadMapsOfACallersOwn() {
        Saves<TreeMap<LaneId, CubeId>> byLane = AscendancySaves.of("test", 2, new TypeReference<>() {});
        String lanes = "{\"format\":\"test\",\"version\":2,\"value\":{\"10\":3,\"9\":1}}";
        assertThat(byLane.read(lanes)).isEqualTo(TreeMap.of(LaneId.of(9), CubeId.of(1), LaneId.of(10), CubeId.of(3)));
        assertThat(byLane.read(byLane.write(byLane.read(lanes)))).isEqualTo(byLane.read(lanes));
        Saves<TreeMap<SectorId, Integer>> bySector = AscendancySaves.of("test", 2, new TypeReference<>() {});
        assertThatIllegalArgumentException()
                .isThrownBy(() -> bySector.read(lanes.replace("{\"10\":3,\"9\":1}", "[1]")))
                .withMessageEndingWith("not [1]");
    }
}
