package io.github.quadrantrules.ascendancy.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.quadrantrules.ascendancy.combat.CombatDice;
import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.json.DiceModule;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import java.io.Serializable;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;

/** Every public value must have a form in JSON and be serializable: a new kind of value needs a sample. */
class EveryValueTest {
    private static final String MODULE = "io.github.quadrantrules.ascendancy";

    private static final Vector<String> SAMPLED = Vector.of(
                    "combat", "command", "data", "galaxy", "setup", "turn", "world")
            .map(name -> MODULE + "." + name);

    private static final ObjectMapper MAPPER =
            Saves.mapper(new AscendancyModule(), new DiceModule(CombatDice.all().toJavaArray(Die<?>[]::new)));

    private static final Vector<Class<?>> PUBLIC_TYPES = publicTypes();
    private static final Vector<Class<?>> VALUES = PUBLIC_TYPES.filter(
            type -> !type.isInterface() && (type.isRecord() || Serializable.class.isAssignableFrom(type)));

    private static Vector<Class<?>> publicTypes() {
        return Vector.ofAll(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages(MODULE))
                .filter(type -> SAMPLED.contains(type.getPackageName()))
                .<Class<?>>map(JavaClass::reflect)
                .filter(EveryValueTest::isPublic)
                .sortBy(Class::getName);
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getEnclosingClass() == null || isPublic(type.getEnclosingClass()));
    }

    /** The samples and all constants. */
    private static Vector<Object> all() {
        return Samples.all()
                .distinct()
                .appendAll(VALUES.filter(Class::isEnum).flatMap(type -> Vector.of((Object[]) type.getEnumConstants())));
    }

    /** The families that the value belongs to, or else its class. */
    private static Vector<Class<?>> declared(Object value) {
        Vector<Class<?>> families = Stream.<Class<?>>iterate(value.getClass(), Class::getSuperclass)
                .takeWhile(type -> type != null)
                .flatMap(EveryValueTest::interfaces)
                .filter(type -> type.isSealed() || type == Event.class)
                .toVector();
        Class<?> own = value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
        return families.isEmpty() ? Vector.of(own) : families;
    }

    private static Vector<Class<?>> interfaces(Class<?> type) {
        Vector<Class<?>> direct = Vector.of(type.getInterfaces());
        return direct.appendAll(direct.flatMap(EveryValueTest::interfaces));
    }

    @Test
    void shouldKnowASampleOfEveryValue() {
        assertThat(VALUES.filter(type -> !type.isEnum()))
                .hasSizeGreaterThan(180)
                .containsExactlyInAnyOrderElementsOf(
                        Samples.all().<Class<?>>map(Object::getClass).distinct());
    }

    @Test
    void shouldHaveValuesInEveryFamily() {
        assertThat(PUBLIC_TYPES
                        .filter(type -> type.isInterface() && type.isSealed())
                        .flatMap(family -> Vector.of(family.getPermittedSubclasses()))
                        .reject(Class::isSealed))
                .hasSizeGreaterThan(100)
                .allMatch(VALUES::contains);
    }

    @Test
    void shouldReadWhatItWrote() throws JsonProcessingException {
        for (Object value : all()) {
            for (Class<?> type : declared(value)) {
                String json = MAPPER.writerFor(type).writeValueAsString(value);
                assertThat((Object) MAPPER.readValue(json, type)).as(json).isEqualTo(value);
            }
        }
    }

    @Test
    void shouldSerialize() {
        all().forEach(value -> assertThat(SerialCopy.of(value)).isEqualTo(value));
    }

    /** What was read is as good as what was made: it does not carry the reader along. */
    @Test
    void shouldSerializeWhatItRead() {
        String json = AscendancySaves.galaxy().write(Samples.GALAXY);
        assertThat(SerialCopy.of(AscendancySaves.galaxy().read(json))).isEqualTo(Samples.GALAXY);
        assertThat(AscendancySaves.galaxy().read(json).cubes().comparator())
                .isSameAs(Samples.GALAXY.cubes().comparator());
    }
}
