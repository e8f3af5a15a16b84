package io.github.quadrantrules.frontiers.json;

import io.github.quadrantrules.dice.json.EventTags;

class FrontiersEventTagsTest extends EventTags {
    FrontiersEventTagsTest() {
        super("frontiers", new FrontiersModule());
    }
}
