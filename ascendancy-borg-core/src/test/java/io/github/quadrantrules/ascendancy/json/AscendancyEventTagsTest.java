package io.github.quadrantrules.ascendancy.json;

import io.github.quadrantrules.dice.json.EventTags;

class AscendancyEventTagsTest extends EventTags {
    AscendancyEventTagsTest() {
        super("ascendancy", new AscendancyModule());
    }
}
