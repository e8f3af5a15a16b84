package io.github.quadrantrules.alliance.json;

import io.github.quadrantrules.dice.json.EventTags;

class AllianceEventTagsTest extends EventTags {
    AllianceEventTagsTest() {
        super("alliance", new AllianceModule());
    }
}
