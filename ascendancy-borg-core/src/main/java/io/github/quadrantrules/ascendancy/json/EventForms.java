package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.quadrantrules.ascendancy.combat.AssimilationEvent;
import io.github.quadrantrules.ascendancy.combat.BattleEvent;
import io.github.quadrantrules.ascendancy.combat.ReclaimEvent;
import io.github.quadrantrules.ascendancy.command.CommandEvent;
import io.github.quadrantrules.ascendancy.galaxy.GalaxyEvent;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.ascendancy.world.WorldEvent;
import io.github.quadrantrules.dice.game.Event;

/** The forms of events. All families share one tag, so that a game's events can be saved in their order. */
final class EventForms {
    private EventForms() {}

    static void addTo(SimpleModule module) {
        module.setMixInAnnotation(Event.class, AnyEventForm.class);
        module.setMixInAnnotation(GalaxyEvent.class, GalaxyEventForm.class);
        module.setMixInAnnotation(WorldEvent.class, WorldEventForm.class);
        module.setMixInAnnotation(CommandEvent.class, CommandEventForm.class);
        module.registerSubtypes(
                AssimilationEvent.class,
                BattleEvent.class,
                ReclaimEvent.class,
                GalaxyEvent.class,
                WorldEvent.class,
                CommandEvent.class);
        module.registerSubtypes(new NamedType(BorgVictory.class, "borgVictory"));
    }

    /** Names no events, so that other modules can add theirs to the same mapper. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
    private interface AnyEventForm {}

    @JsonSubTypes({
        @JsonSubTypes.Type(value = GalaxyEvent.CubeMoved.class, name = "cubeMoved"),
        @JsonSubTypes.Type(value = GalaxyEvent.CubeStayed.class, name = "cubeStayed"),
        @JsonSubTypes.Type(value = GalaxyEvent.CubeBlocked.class, name = "cubeBlocked"),
        @JsonSubTypes.Type(value = GalaxyEvent.CubeStoppedByCube.class, name = "cubeStoppedByCube"),
        @JsonSubTypes.Type(value = GalaxyEvent.CubeCutOff.class, name = "cubeCutOff"),
        @JsonSubTypes.Type(value = GalaxyEvent.FloatingSystemTurned.class, name = "floatingSystemTurned"),
        @JsonSubTypes.Type(value = GalaxyEvent.SystemPlaced.class, name = "systemPlaced")
    })
    private interface GalaxyEventForm {}

    @JsonSubTypes({
        @JsonSubTypes.Type(value = WorldEvent.WorldBuilt.class, name = "worldBuilt"),
        @JsonSubTypes.Type(value = WorldEvent.TranswarpRolled.class, name = "transwarpRolled"),
        @JsonSubTypes.Type(value = WorldEvent.TranswarpSkipped.class, name = "transwarpSkipped"),
        @JsonSubTypes.Type(value = WorldEvent.CubeFound.class, name = "cubeFound"),
        @JsonSubTypes.Type(value = WorldEvent.CubeNotFound.class, name = "cubeNotFound"),
        @JsonSubTypes.Type(value = WorldEvent.SpirePlaced.class, name = "spirePlaced"),
        @JsonSubTypes.Type(value = WorldEvent.StarbaseAssimilated.class, name = "starbaseAssimilated")
    })
    private interface WorldEventForm {}

    @JsonSubTypes({
        @JsonSubTypes.Type(value = CommandEvent.CommandDrawn.class, name = "commandDrawn"),
        @JsonSubTypes.Type(value = CommandEvent.DiscardsShuffled.class, name = "discardsShuffled"),
        @JsonSubTypes.Type(value = CommandEvent.CommandReplaced.class, name = "commandReplaced"),
        @JsonSubTypes.Type(value = CommandEvent.TechnologyDrawn.class, name = "technologyDrawn"),
        @JsonSubTypes.Type(value = CommandEvent.NoTechnologyLeft.class, name = "noTechnologyLeft")
    })
    private interface CommandEventForm {}
}
