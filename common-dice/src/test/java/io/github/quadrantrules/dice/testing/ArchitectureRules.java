package io.github.quadrantrules.dice.testing;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitCallTarget;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import io.vavr.collection.List;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Collections;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;

/**
 * What the main classes of every library module keep to: their own module, no cycles, no chance but the dice, no clock,
 * no order that depends on hash codes, no arithmetic that differs between machines.
 *
 * <p>A module takes them in with {@code ArchTests.in(ArchitectureRules.class)}.
 *
 * @since 0.1.0
 */
public final class ArchitectureRules {
    private static final String PROJECT = "io.github.quadrantrules.";

    @ArchTest
    public static final ArchRule MODULES_SEE_ONLY_THEMSELVES_AND_THE_DICE =
            ArchRuleDefinition.classes().should(dependOnTheirOwnModuleOrTheDice());

    @ArchTest
    public static final ArchRule PACKAGES_ARE_FREE_OF_CYCLES =
            slices().matching(PROJECT + "(**)").should().beFreeOfCycles();

    @ArchTest
    public static final ArchRule CHANCE_COMES_FROM_DICE = noClasses()
            .should()
            .dependOnClassesThat(
                    belongToAnyOf(Random.class, SecureRandom.class, SplittableRandom.class, ThreadLocalRandom.class))
            .orShould()
            .callCodeUnitWhere(targets(List.of(
                    method(Math.class, "random"),
                    method(StrictMath.class, "random"),
                    method(Collections.class, "shuffle"),
                    method(UUID.class, "randomUUID"))))
            .as("chance comes from Dice only");

    @ArchTest
    public static final ArchRule NOTHING_READS_A_CLOCK = noClasses()
            .should()
            .dependOnClassesThat(belongToAnyOf(Clock.class))
            .orShould()
            .callCodeUnitWhere(
                    targets(List.of(method(System.class, "currentTimeMillis"), method(System.class, "nanoTime"))))
            .orShould()
            .callCodeUnitWhere(describe(
                    "target is now() of java.time",
                    call -> call.getTarget().getName().equals("now")
                            && call.getTargetOwner().getPackageName().startsWith("java.time")))
            .as("nothing reads a clock");

    /** Their iteration follows hash codes, which differ from run to run for enums and all records that hold one. */
    @ArchTest
    public static final ArchRule NOTHING_IS_ORDERED_BY_HASH = noClasses()
            .should()
            .dependOnClassesThat(belongToAnyOf(
                    java.util.HashMap.class,
                    java.util.HashSet.class,
                    java.util.IdentityHashMap.class,
                    java.util.concurrent.ConcurrentHashMap.class,
                    io.vavr.collection.HashMap.class,
                    io.vavr.collection.HashSet.class,
                    io.vavr.collection.HashMultimap.class))
            .orShould()
            .callCodeUnitWhere(targets(List.of(
                    method(java.util.Set.class, "of"),
                    method(java.util.Set.class, "copyOf"),
                    method(java.util.Map.class, "of"),
                    method(java.util.Map.class, "ofEntries"),
                    method(java.util.Map.class, "copyOf"),
                    method(Collectors.class, "toSet"),
                    method(Collectors.class, "toUnmodifiableSet"),
                    method(Collectors.class, "toUnmodifiableMap"))))
            .orShould()
            .callCodeUnitWhere(describe(
                    "target makes a hash set or a hash map of Vavr",
                    call -> call.getTargetOwner().getPackageName().startsWith("io.vavr")
                            && List.of("toSet", "toMap", "toJavaSet", "toJavaMap")
                                    .contains(call.getTarget().getName())))
            .as("nothing is ordered by hash codes");

    @ArchTest
    public static final ArchRule CURVES_ARE_STRICT = noClasses()
            .should()
            .callCodeUnitWhere(targets(List.of(
                            "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "log", "log10", "pow", "cbrt",
                            "hypot", "sinh", "cosh", "tanh", "expm1", "log1p")
                    .map(name -> method(Math.class, name))))
            .as("curves come from StrictMath, which gives the same result on every machine");

    private ArchitectureRules() {}

    private static ArchCondition<JavaClass> dependOnTheirOwnModuleOrTheDice() {
        return new ArchCondition<>("depend on no module of the project but their own and common-dice") {
            @Override
            public void check(JavaClass origin, ConditionEvents events) {
                origin.getDirectDependenciesFromSelf().stream()
                        .filter(ArchitectureRules::leavesForAStranger)
                        .map(dependency -> SimpleConditionEvent.violated(dependency, dependency.getDescription()))
                        .forEach(events::add);
            }
        };
    }

    private static boolean leavesForAStranger(Dependency dependency) {
        String target = moduleOf(dependency.getTargetClass());
        return !target.isEmpty() && !target.equals("dice") && !target.equals(moduleOf(dependency.getOriginClass()));
    }

    private static String moduleOf(JavaClass type) {
        String name = type.getPackageName();
        return name.startsWith(PROJECT) ? name.substring(PROJECT.length()).split("\\.", 2)[0] : "";
    }

    private static String method(Class<?> owner, String name) {
        return owner.getName() + "." + name;
    }

    private static DescribedPredicate<JavaCall<?>> targets(List<String> methods) {
        return describe(
                "target is one of " + methods.mkString(", "), call -> methods.contains(nameOf(call.getTarget())));
    }

    private static String nameOf(CodeUnitCallTarget target) {
        return target.getOwner().getName() + "." + target.getName();
    }
}
