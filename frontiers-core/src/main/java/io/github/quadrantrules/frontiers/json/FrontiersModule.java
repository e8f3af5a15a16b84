package io.github.quadrantrules.frontiers.json;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.github.quadrantrules.frontiers.hex.MapShape;
import io.github.quadrantrules.frontiers.pequod.PequodEvent;
import io.vavr.collection.TreeSet;

/**
 * How Jackson writes and reads the values of this module: records as objects, families with a tag.
 *
 * <p>Used together with the module of the dice:
 *
 * <pre>{@code
 * Saves<Voyage> saves = Saves.of(
 *         "frontiers.voyage", 1, new TypeReference<>() {}, new DiceModule(), new FrontiersModule());
 * Voyage same = saves.read(saves.write(voyage));
 * }</pre>
 *
 * @since 0.1.0
 */
@SuppressWarnings("exports") // Jackson is optional: a transitive requirement would force it on every caller
public final class FrontiersModule extends SimpleModule {
    private static final long serialVersionUID = 1;

    /** A module for all values of this library module. */
    public FrontiersModule() {
        super("io.github.quadrantrules.frontiers");
        setMixInAnnotation(MapShape.class, MapShapeForm.class);
        setMixInAnnotation(MapShape.Spaces.class, SpacesForm.class);
        registerSubtypes(new NamedType(PequodEvent.Moved.class, "frontiers.pequodMoved"));
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "shape")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = MapShape.Unbounded.class, name = "unbounded"),
        @JsonSubTypes.Type(value = MapShape.Spaces.class, name = "spaces")
    })
    private interface MapShapeForm {}

    private abstract static class SpacesForm {
        @JsonCreator
        SpacesForm(@JsonProperty("spaces") TreeSet<Hex> spaces) {}

        @JsonProperty("spaces")
        abstract TreeSet<Hex> spaces();
    }
}
