package io.github.quadrantrules.ascendancy.world;

import io.github.quadrantrules.ascendancy.data.TranswarpRule;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Step;
import io.vavr.collection.Vector;

/**
 * The Transwarp Hub as a source of Cubes. Rules AS-HUB-01 and AS-HUB-02.
 *
 * @since 0.1.0
 */
public final class Transwarp {
    private Transwarp() {}

    /**
     * The roll at the start of a Borg turn that may bring a new Cube to the Hub.
     *
     * <p>Nothing happens while the Hub is not in play. No die is rolled when no Cube could be placed: with 5 Cubes in
     * play, or a Cube on the Hub. Players' Ships on the Hub do not matter.
     *
     * @param pieces the Borg pieces in play
     * @param rule when a roll creates a Cube
     * @param dice where chance comes from
     * @return the pieces after the roll
     */
    public static Step<Collective> roll(Collective pieces, TranswarpRule rule, Dice dice) {
        return pieces.hub().fold(() -> new Step<>(pieces, Vector.empty()), hub -> rollAt(hub, pieces, rule, dice));
    }

    private static Step<Collective> rollAt(SystemId hub, Collective pieces, TranswarpRule rule, Dice dice) {
        int cubes = pieces.cubesInPlay();
        if (!pieces.roomForCube(hub)) {
            return new Step<>(pieces, Vector.of(new WorldEvent.TranswarpSkipped(hub, cubes)));
        }
        int roll = dice.roll(rule.die(), 1).faces().head();
        boolean created = rule.creates(roll, cubes);
        return new Step<>(
                created ? pieces.withCubeInOrbit(hub) : pieces,
                Vector.of(new WorldEvent.TranswarpRolled(hub, roll, cubes, created)));
    }
}
