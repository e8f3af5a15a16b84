package io.github.quadrantrules.ascendancy.world;

import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Step;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * How Borg Worlds come into being, and how the Borg win by it.
 *
 * <p>A Spire beyond the limit is not placed: the Borg win at once, and nothing else happens. Rules AS-ASM-06, AS-BWD-04,
 * AS-SBS-01, AS-SBS-02, AS-WIN-01 and AS-OPT-04.
 *
 * @since 0.1.0
 */
public final class SpirePlacement {
    private static final RuleId ASSIMILATED = RuleId.of("AS-ASM-06");
    private static final RuleId FOUND = RuleId.of("AS-BWD-04");

    private SpirePlacement() {}

    /**
     * A Cube has destroyed the last Structure of a System.
     *
     * <p>The System becomes a Borg World without Nodes and without its former pieces (AS-ASM-06). If it had a Starbase,
     * that leaves the game for good (AS-SBS-01), and one Node is added to every Spire with room, the new one included
     * (AS-SBS-02).
     *
     * @param pieces the Borg pieces in play
     * @param lost the System as it was
     * @return the pieces after it, or the victory of the Borg
     * @throws IllegalArgumentException if the System is a Borg World already
     */
    public static Either<BorgVictory, Step<Collective>> assimilated(Collective pieces, DevelopedSystem lost) {
        Either<BorgVictory, Step<Collective>> placed = place(pieces, BorgWorld.at(lost.system()), ASSIMILATED);
        return lost.starbase() ? placed.map(step -> withNodeEverywhere(step, lost.system())) : placed;
    }

    /**
     * An Exploration Card shows a ready-made Borg World.
     *
     * <p>Its pieces come from the supply: with 5 Cubes in play a Cube on the Spire is left out. Rules AS-BWD-04, AS-CMP-01
     * and AS-BLD-09.
     *
     * @param pieces the Borg pieces in play
     * @param found the world of the card
     * @return the pieces after it, or the victory of the Borg
     * @throws IllegalArgumentException if the System is a Borg World already
     */
    public static Either<BorgVictory, Step<Collective>> found(Collective pieces, BorgWorld found) {
        BorgWorld possible = pieces.hasCubeInSupply() ? found : new BorgWorld(found.system(), found.nodes(), false);
        return place(pieces, possible, FOUND);
    }

    private static Either<BorgVictory, Step<Collective>> place(Collective pieces, BorgWorld world, RuleId rule) {
        if (pieces.world(world.system()).isDefined()) {
            throw new IllegalArgumentException(
                    "A System has at most one Spire (AS-BWD-01); one stands already at " + world.system());
        }
        if (pieces.worlds().size() == pieces.limit().spires()) {
            return Either.left(new BorgVictory(BorgVictory.Cause.SPIRES, pieces.limit()));
        }
        Collective after = pieces.withWorlds(pieces.worlds().append(world));
        return Either.right(new Step<>(
                after,
                Vector.of(new WorldEvent.SpirePlaced(world, after.worlds().size(), rule))));
    }

    private static Step<Collective> withNodeEverywhere(Step<Collective> placed, SystemId starbase) {
        Vector<BorgWorld> before = placed.state().worlds();
        Vector<BorgWorld> after = before.map(BorgWorld::withNodeIfRoom);
        Event event = new WorldEvent.StarbaseAssimilated(starbase, after.removeAll(before));
        return new Step<>(placed.state().withWorlds(after), placed.events().append(event));
    }
}
