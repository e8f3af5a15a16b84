package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.LaneDecision;
import io.github.quadrantrules.ascendancy.galaxy.LaneId;
import io.github.quadrantrules.ascendancy.galaxy.LanePlacement;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SpaceLane;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.io.IOException;

/** The forms of the galaxy: identifiers are texts or numbers, a map its discs and lanes, families have tags. */
final class GalaxyForms {
    private GalaxyForms() {}

    static void addTo(SimpleModule module) {
        module.setMixInAnnotation(SectorId.class, SectorForm.class);
        module.setMixInAnnotation(SystemId.class, SystemForm.class);
        module.setMixInAnnotation(PlayerId.class, PlayerForm.class);
        module.setMixInAnnotation(CubeId.class, CubeForm.class);
        module.setMixInAnnotation(LaneId.class, LaneForm.class);
        module.setMixInAnnotation(StarMap.class, MapForm.class);
        module.setMixInAnnotation(Galaxy.class, GalaxyForm.class);
        module.setMixInAnnotation(LaneDecision.class, DecisionForm.class);
        module.setMixInAnnotation(LanePlacement.class, PlacementForm.class);
        module.addSerializer(StarMap.class, new MapWriter());
        module.addKeyDeserializer(SystemId.class, Keys.texts(SystemId::of));
        module.addKeyDeserializer(PlayerId.class, Keys.texts(PlayerId::of));
        module.addKeyDeserializer(SectorId.class, Keys.texts(SectorId::of));
        module.addKeyDeserializer(CubeId.class, Keys.numbers(CubeId::of));
        module.addKeyDeserializer(LaneId.class, Keys.numbers(LaneId::of));
    }

    private abstract static class SectorForm {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static SectorId of(String name) {
            return SectorId.of(name);
        }

        @Override
        @JsonValue
        public abstract String toString();
    }

    private abstract static class SystemForm {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static SystemId of(String name) {
            return SystemId.of(name);
        }

        @JsonValue
        abstract String name();
    }

    private abstract static class PlayerForm {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static PlayerId of(String name) {
            return PlayerId.of(name);
        }

        @JsonValue
        abstract String name();
    }

    private abstract static class CubeForm {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static CubeId of(int number) {
            return CubeId.of(number);
        }

        @JsonValue
        abstract int number();
    }

    private abstract static class LaneForm {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static LaneId of(int number) {
            return LaneId.of(number);
        }

        @JsonValue
        abstract int number();
    }

    private abstract static class MapForm {
        @JsonCreator
        static StarMap of(@JsonProperty("discs") Seq<SystemDisc> discs, @JsonProperty("lanes") Seq<SpaceLane> lanes) {
            return StarMap.of(discs, lanes);
        }
    }

    /** Leaves out the keys, which stand in the discs and lanes. */
    private static final class MapWriter extends JsonSerializer<StarMap> {
        @Override
        public void serialize(StarMap map, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeStartObject();
            provider.defaultSerializeField("discs", map.discs().values().toVector(), json);
            provider.defaultSerializeField("lanes", map.lanes().values().toVector(), json);
            json.writeEndObject();
        }
    }

    private abstract static class GalaxyForm {
        @JsonCreator
        static Galaxy of(
                @JsonProperty("map") StarMap map,
                @JsonProperty("holdings") Holdings holdings,
                @JsonProperty("cubes") TreeMap<CubeId, SectorId> cubes,
                @JsonProperty("ships") TreeMap<SectorId, Vector<ShipGroup>> ships) {
            return Galaxy.of(map, holdings, cubes, ships);
        }

        @JsonProperty
        abstract StarMap map();

        @JsonProperty
        abstract Holdings holdings();

        @JsonProperty
        abstract TreeMap<CubeId, SectorId> cubes();

        @JsonProperty
        abstract TreeMap<SectorId, Vector<ShipGroup>> ships();
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "decision")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = LaneDecision.TurnFloating.class, name = "turnFloating"),
        @JsonSubTypes.Type(value = LaneDecision.PlaceSystem.class, name = "placeSystem"),
        @JsonSubTypes.Type(value = LaneDecision.Stay.class, name = "stay")
    })
    private interface DecisionForm {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "placement")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = LanePlacement.Impossible.class, name = "impossible"),
        @JsonSubTypes.Type(value = LanePlacement.Possible.class, name = "possible")
    })
    private interface PlacementForm {}
}
