package io.github.quadrantrules.dice.testing;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.Vector;
import io.vavr.control.Try;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;
import org.objenesis.Objenesis;
import org.objenesis.ObjenesisStd;

/**
 * Whether records refuse null: each constructor must throw a NullPointerException whose message is the component's name.
 *
 * <p>It must do so before it looks at anything else, because the other components are empty shells here.
 *
 * @since 0.1.0
 */
public final class NullRefusal {
    private static final Objenesis SHELLS = new ObjenesisStd();

    private NullRefusal() {}

    /**
     * The public records of some packages and of those below them, without those of the tests.
     *
     * @param packages their names
     * @return the records, ordered by name
     */
    public static Vector<Class<?>> publicRecords(String... packages) {
        return Vector.<JavaClass>ofAll(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages(packages))
                .filter(JavaClass::isRecord)
                .sortBy(JavaClass::getName)
                .<Class<?>>map(JavaClass::reflect)
                .filter(NullRefusal::isPublic);
    }

    private static boolean isPublic(@Nullable Class<?> type) {
        return type == null || Modifier.isPublic(type.getModifiers()) && isPublic(type.getEnclosingClass());
    }

    /**
     * The components of a record for which its constructor takes null, or refuses it without their names.
     *
     * @param type a record
     * @return one sentence a component, in order
     */
    public static Vector<String> careless(Class<?> type) {
        Vector<RecordComponent> components = Vector.of(type.getRecordComponents());
        return components
                .zipWithIndex()
                .filter(each -> !each._1.getType().isPrimitive())
                .filter(each -> !each._1.getAnnotatedType().isAnnotationPresent(Nullable.class))
                .flatMap(each -> answer(components, each._2)
                        .filter(answer ->
                                !answer.equals(NullPointerException.class.getName() + ": " + each._1.getName()))
                        .map(answer -> type.getName() + " answers null for " + each._1.getName() + " with " + answer));
    }

    private static Vector<String> answer(Vector<RecordComponent> components, int missing) {
        Object[] arguments = components
                .zipWithIndex((component, index) -> index == missing ? null : shell(component.getType()))
                .toJavaArray();
        try {
            return Vector.of(
                    "a record: " + canonical(components).newInstance(arguments).getClass());
        } catch (InvocationTargetException e) {
            return Vector.of(String.valueOf(e.getCause()));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Public records have public constructors, unlike that of " + components, e);
        }
    }

    private static Constructor<?> canonical(Vector<RecordComponent> components) {
        Class<?> type = components.head().getDeclaringRecord();
        Class<?>[] types = components.map(RecordComponent::getType).toJavaArray(Class<?>[]::new);
        return Try.of(() -> type.getConstructor(types)).get();
    }

    /** Something of the type that is not null and not fit for anything. */
    private static Object shell(Class<?> type) {
        if (type.isPrimitive()) {
            return Array.get(Array.newInstance(type, 1), 0);
        }
        if (type == Enum.class) {
            return Provenance.SAMPLE;
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        if (type.isSealed()) {
            return shell(type.getPermittedSubclasses()[0]);
        }
        if (type.isInterface()) {
            return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, values) -> {
                throw new IllegalStateException("A record looks for null before it asks for " + method);
            });
        }
        return SHELLS.newInstance(type);
    }
}
