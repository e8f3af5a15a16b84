package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.quadrantrules.ascendancy.world.BorgWorld;

/** The forms of what the Borg build, all of them records as objects. */
final class WorldForms {
    private WorldForms() {}

    static void addTo(SimpleModule module) {
        module.setMixInAnnotation(BorgWorld.class, ComponentsOnly.class);
    }

    @JsonAutoDetect(isGetterVisibility = Visibility.NONE)
    private abstract static class ComponentsOnly {}
}
