package io.github.quadrantrules.dice.game;

import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;

/**
 * How the heap's events are told apart in JSON: each by a name of its own, never by the name of a class.
 *
 * <p>Plain records, such as states and choices that are no family, need no entry.
 */
class HeapModule extends SimpleModule {
    private static final long serialVersionUID = 1;

    HeapModule() {
        super("heap");
        registerSubtypes(new NamedType(Heap.Taken.class, "heap.taken"));
    }
}
