package io.github.quadrantrules.ascendancy.galaxy;

import static java.util.Objects.requireNonNull;

import io.vavr.Tuple2;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import java.io.Serializable;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Whose the Systems are and what was built on them, as far as movement asks for it. Immutable.
 *
 * @param homes each player's Home System by origin, whoever holds it
 * @param controllers who controls each controlled System
 * @param developed the Developed Systems
 * @param borgWorlds the Systems with a Spire, 5 at most; nobody controls them, and no Starbase is there (AS-BWD-01)
 * @param starbases the Systems with a Starbase in orbit
 * @since 0.1.0
 */
public record Holdings(
        TreeMap<PlayerId, SystemId> homes,
        TreeMap<SystemId, PlayerId> controllers,
        TreeSet<SystemId> developed,
        TreeSet<SystemId> borgWorlds,
        TreeSet<SystemId> starbases)
        implements Serializable {
    private static final int SPIRES = 5;
    private static final Holdings NONE =
            new Holdings(TreeMap.empty(), TreeMap.empty(), TreeSet.empty(), TreeSet.empty(), TreeSet.empty());

    /**
     * Checks what belongs together.
     *
     * @throws IllegalArgumentException if two players have the same Home System, there is a sixth Borg World, or one has a
     *     controller or a Starbase
     */
    public Holdings {
        requireNonNull(homes, "homes");
        requireNonNull(controllers, "controllers");
        requireNonNull(developed, "developed");
        requireNonNull(borgWorlds, "borgWorlds");
        requireNonNull(starbases, "starbases");
        Set<SystemId> origins = new LinkedHashSet<>();
        for (Tuple2<PlayerId, SystemId> home : homes) {
            origins.add(home._2);
        }
        if (origins.size() < homes.size()) {
            throw new IllegalArgumentException(
                    "Each player has a Home System alone, not " + homes.values().mkString(", "));
        }
        if (borgWorlds.size() > SPIRES) {
            throw new IllegalArgumentException(
                    "There are 5 Spires, so 5 Borg Worlds at most (AS-CMP-02), not " + borgWorlds.size());
        }
        borgWorlds.find(controllers::containsKey).forEach(world -> {
            throw new IllegalArgumentException("No player controls a Borg World (AS-BWD-01), but one does: " + world);
        });
        borgWorlds.find(starbases::contains).forEach(world -> {
            throw new IllegalArgumentException("A Borg World has no Starbase (AS-SBS-01), but one is at " + world);
        });
    }

    /**
     * Nothing held by anybody.
     *
     * @return the empty holdings
     */
    public static Holdings none() {
        return NONE;
    }

    /**
     * A Home System under the control of its player, and developed.
     *
     * @param player whose
     * @param system which
     * @return the larger holdings
     * @throws IllegalArgumentException if it is another player's Home System, or a Borg World
     */
    public Holdings withHome(PlayerId player, SystemId system) {
        return new Holdings(
                homes.put(player, system),
                controllers.put(system, player),
                developed.add(system),
                borgWorlds,
                starbases);
    }

    /**
     * A System under a player's control, and developed.
     *
     * @param system which
     * @param player whose
     * @return the changed holdings
     * @throws IllegalArgumentException if it is a Borg World
     */
    public Holdings withController(SystemId system, PlayerId player) {
        return new Holdings(homes, controllers.put(system, player), developed.add(system), borgWorlds, starbases);
    }

    /**
     * A Developed System that nobody controls, such as a Civilization.
     *
     * @param system which
     * @return the changed holdings
     */
    public Holdings withDeveloped(SystemId system) {
        return new Holdings(homes, controllers, developed.add(system), borgWorlds, starbases);
    }

    /**
     * A System with a Spire: control and a Starbase are gone. Rules AS-ASM-06 and AS-SBS-01.
     *
     * @param system which
     * @return the changed holdings
     * @throws IllegalArgumentException if it is the sixth Borg World
     */
    public Holdings withBorgWorld(SystemId system) {
        return new Holdings(
                homes,
                controllers.remove(system),
                developed.remove(system),
                borgWorlds.add(system),
                starbases.remove(system));
    }

    /**
     * A System with a Starbase.
     *
     * @param system which
     * @return the changed holdings
     * @throws IllegalArgumentException if it is a Borg World
     */
    public Holdings withStarbase(SystemId system) {
        return new Holdings(homes, controllers, developed, borgWorlds, starbases.add(system));
    }

    /**
     * The Developed Systems for which a Cube may make: worlds with a Spire do not count as such. Rule AS-MOV-09.
     *
     * @return the Systems
     */
    public TreeSet<SystemId> developedTargets() {
        return developed.exists(borgWorlds::contains) ? developed.removeAll(borgWorlds) : developed;
    }

    /**
     * Whether a System is one of the {@link #developedTargets}. Rule AS-MOV-09.
     *
     * @param system any System
     * @return true for a Developed System without a Spire
     */
    public boolean isDevelopedTarget(SystemId system) {
        return developed.contains(system) && !borgWorlds.contains(system);
    }

    /** Looks at all Systems named here that an older version did not name in the same way; at some more than once. */
    void forEachNew(Holdings before, Consumer<SystemId> look) {
        if (homes != before.homes) {
            for (Tuple2<PlayerId, SystemId> home : homes) {
                look.accept(home._2);
            }
        }
        if (controllers != before.controllers) {
            for (Tuple2<SystemId, PlayerId> controlled : controllers) {
                look.accept(controlled._1);
            }
        }
        if (developed != before.developed) {
            developed.forEach(look);
        }
        if (borgWorlds != before.borgWorlds) {
            borgWorlds.forEach(look);
        }
        if (starbases != before.starbases) {
            starbases.forEach(look);
        }
    }
}
