package io.github.quadrantrules.dice.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.AnnotatedClassResolver;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.quadrantrules.dice.game.Event;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/**
 * The tests that the tags of every game's events pass: each game's test extends this class.
 *
 * <p>Since every tag begins with its game, tags that differ within a game differ over all games.
 *
 * @since 0.1.0
 */
public abstract class EventTags {
    private final String game;
    private final Module module;

    /**
     * The tests of one game.
     *
     * @param game the last part of its package, with which its tags begin
     * @param module the module that registers them
     */
    protected EventTags(String game, Module module) {
        this.game = game;
        this.module = module;
    }

    /** All kinds of events of the game. */
    private Vector<Class<?>> kinds() {
        return Vector.ofAll(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("io.github.quadrantrules." + game))
                .filter(type -> type.isAssignableTo(Event.class) && !type.isInterface())
                .<Class<?>>map(JavaClass::reflect);
    }

    private Vector<NamedType> tags() {
        ObjectMapper mapper = Saves.mapper(new DiceModule(), module);
        return Vector.ofAll(mapper.getSubtypeResolver()
                        .collectAndResolveSubtypesByClass(
                                mapper.getDeserializationConfig(),
                                AnnotatedClassResolver.resolve(
                                        mapper.getDeserializationConfig(),
                                        mapper.constructType(Event.class),
                                        mapper.getDeserializationConfig())))
                .reject(tag -> tag.getType() == Event.class);
    }

    /** Every event of every family has one tag. */
    @Test
    public void shouldTagEveryEventOnce() {
        assertThat(kinds()).isNotEmpty();
        assertThat(tags().<Class<?>>map(NamedType::getType)).containsExactlyInAnyOrderElementsOf(kinds());
    }

    /** Every tag tells the game, and none stands for two kinds of events. */
    @Test
    public void shouldBeginEveryTagWithTheGame() {
        assertThat(tags().map(NamedType::getName))
                .allMatch(tag -> tag != null && tag.matches(game + "\\.[a-z][A-Za-z]*"))
                .doesNotHaveDuplicates();
    }
}
