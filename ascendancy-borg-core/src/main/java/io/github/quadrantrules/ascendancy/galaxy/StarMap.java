package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * The System Discs and Space Lanes on the table. Immutable.
 *
 * <p>Every lane joins two discs of the map and has room at both; there is one Transwarp Hub at most, and two Conduits.
 * What stands on the map is in a {@link Galaxy}.
 *
 * @since 0.1.0
 */
public final class StarMap implements Serializable {
    private static final long serialVersionUID = 1;
    private static final int CONDUITS = 2;
    private static final StarMap EMPTY = new StarMap(TreeMap.empty(), TreeMap.empty(), Option.none(), Vector.empty());

    private final TreeMap<SystemId, SystemDisc> discs;
    private final TreeMap<LaneId, SpaceLane> lanes;
    private final Option<SystemId> hub;
    private final Vector<SystemId> conduits;
    private transient volatile @Nullable StarGraph graph;

    /** What is written instead of a map, so that reading checks everything again. */
    private record Saved(Vector<SystemDisc> discs, Vector<SpaceLane> lanes) implements Serializable {
        private Object readResolve() {
            return StarMap.of(discs, lanes);
        }
    }

    private StarMap(
            TreeMap<SystemId, SystemDisc> discs,
            TreeMap<LaneId, SpaceLane> lanes,
            Option<SystemId> hub,
            Vector<SystemId> conduits) {
        this.discs = discs;
        this.lanes = lanes;
        this.hub = hub;
        this.conduits = conduits;
    }

    /**
     * A table without discs.
     *
     * @return the empty map
     */
    public static StarMap empty() {
        return EMPTY;
    }

    /**
     * A map of discs and lanes.
     *
     * @param discs the discs, in any order
     * @param lanes the lanes, in any order
     * @return the map
     * @throws IllegalArgumentException as {@link #withDisc} and {@link #withLane(SpaceLane)}
     */
    public static StarMap of(Seq<SystemDisc> discs, Seq<SpaceLane> lanes) {
        return lanes.foldLeft(discs.foldLeft(EMPTY, StarMap::withDisc), StarMap::withLane);
    }

    /**
     * The map with one more disc.
     *
     * @param disc a disc that is not yet on the map
     * @return the larger map
     * @throws IllegalArgumentException if the System is there already, or it is a second Hub or a third Conduit
     */
    public StarMap withDisc(SystemDisc disc) {
        if (discs.containsKey(disc.id())) {
            throw new IllegalArgumentException("Each System is on the map once, not twice: " + disc.id());
        }
        if (disc.kind() == DiscKind.TRANSWARP_HUB && hub.isDefined()) {
            throw new IllegalArgumentException("There is one Transwarp Hub (AS-CMP-07), not a second: " + disc.id());
        }
        if (disc.conduit() && conduits.size() == CONDUITS) {
            throw new IllegalArgumentException("There are two Conduits (AS-HUB-03), not a third: " + disc.id());
        }
        return new StarMap(
                discs.put(disc.id(), disc),
                lanes,
                disc.kind() == DiscKind.TRANSWARP_HUB ? Option.some(disc.id()) : hub,
                disc.conduit() ? conduits.append(disc.id()).sorted() : conduits);
    }

    /**
     * The map with one more lane.
     *
     * @param lane a lane with a new number between two discs of the map
     * @return the larger map
     * @throws IllegalArgumentException if the number is taken, a disc is missing, or a disc has no room for the lane
     */
    public StarMap withLane(SpaceLane lane) {
        if (lanes.containsKey(lane.id())) {
            throw new IllegalArgumentException("Each lane has a number of its own, not one in use: " + lane.id());
        }
        checkRoom(lane.from());
        checkRoom(lane.to());
        return new StarMap(discs, lanes.put(lane.id(), lane), hub, conduits);
    }

    /**
     * The map with one more lane, which gets the next free number.
     *
     * @param from where the lane begins
     * @param to where it ends
     * @param sectors how many spaces it has, 0 or more
     * @return the larger map
     * @throws IllegalArgumentException if the lane is impossible or a disc is missing or has no room for it
     */
    public StarMap withLane(SystemId from, SystemId to, int sectors) {
        return withLane(new SpaceLane(nextLane(), from, to, sectors));
    }

    /**
     * The number that the next lane gets.
     *
     * @return one more than the highest in use, or 1; the lowest free one if there is no higher
     */
    public LaneId nextLane() {
        int highest = lanes.isEmpty() ? 0 : lanes.last()._1.number();
        int next = highest == Integer.MAX_VALUE ? 1 : highest + 1;
        while (lanes.containsKey(LaneId.of(next))) {
            next++;
        }
        return LaneId.of(next);
    }

    private void checkRoom(SystemId system) {
        if (freeLanes(system) == 0) {
            throw new IllegalArgumentException("A System Disc takes "
                    + disc(system).laneCapacity() + " lanes at most, which are all in use at " + system);
        }
    }

    /**
     * The discs.
     *
     * @return the discs by System
     */
    public TreeMap<SystemId, SystemDisc> discs() {
        return discs;
    }

    /**
     * The lanes.
     *
     * @return the lanes by number
     */
    public TreeMap<LaneId, SpaceLane> lanes() {
        return lanes;
    }

    /**
     * A disc of the map.
     *
     * @param system its System
     * @return the disc
     * @throws IllegalArgumentException if it is not on the map
     */
    public SystemDisc disc(SystemId system) {
        return discs.get(system)
                .getOrElseThrow(() -> new IllegalArgumentException("The System must be on the map, unlike " + system));
    }

    /**
     * How many more lanes a disc can take.
     *
     * @param system its System
     * @return 0 or more
     * @throws IllegalArgumentException if the System is not on the map
     */
    public int freeLanes(SystemId system) {
        return disc(system).laneCapacity() - lanes.values().count(lane -> lane.touches(system));
    }

    /**
     * The Transwarp Hub, if it is in play.
     *
     * @return the Hub's System
     */
    public Option<SystemId> hub() {
        return hub;
    }

    /**
     * The Conduits in play.
     *
     * @return none, one or two Systems
     */
    public Vector<SystemId> conduits() {
        return conduits;
    }

    /**
     * All Sectors, in their order.
     *
     * @return the orbits of the discs and the spaces of the lanes
     */
    public Vector<SectorId> sectors() {
        return Vector.of(graph().sectors);
    }

    /**
     * Whether a Sector is on the map.
     *
     * @param sector any Sector
     * @return true if its disc or lane is there
     */
    public boolean contains(SectorId sector) {
        return graph().contains(sector);
    }

    /** Several threads may make it at the same time, which does no harm: all get equal ones. */
    StarGraph graph() {
        StarGraph ready = graph;
        if (ready == null) {
            ready = StarGraph.of(this);
            graph = ready;
        }
        return ready;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StarMap map && discs.equals(map.discs) && lanes.equals(map.lanes);
    }

    @Override
    public int hashCode() {
        return 31 * discs.hashCode() + lanes.hashCode();
    }

    /** The discs and the lanes, for example {@code "Earth, Risa; #1 Earth-3-Risa"}. */
    @Override
    public String toString() {
        return discs.keySet().mkString(", ")
                + lanes.values()
                        .map(lane -> "; #" + lane.id() + " " + lane.from() + "-" + lane.sectors() + "-" + lane.to())
                        .mkString();
    }

    private Object writeReplace() {
        return new Saved(discs.values().toVector(), lanes.values().toVector());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("A map is read from its discs and lanes, not from " + in);
    }
}
