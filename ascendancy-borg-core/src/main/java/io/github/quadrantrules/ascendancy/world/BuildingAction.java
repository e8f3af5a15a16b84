package io.github.quadrantrules.ascendancy.world;

/**
 * What a Borg World does in a Building Phase; the state of its Spire decides. Rules AS-BLD-03 to AS-BLD-08.
 *
 * @since 0.1.0
 */
public enum BuildingAction {
    /** A Node is added. Rule AS-BLD-04. */
    ADD_NODE("AS-BLD-04"),
    /** A Cube from the supply is put on top of the Spire. Rule AS-BLD-05. */
    FINISH_CUBE("AS-BLD-05"),
    /** All Cubes are in play, so a world with 3 Nodes does nothing. Rule AS-BLD-06. */
    WAIT_FOR_SUPPLY("AS-BLD-06"),
    /** The Cube on the Spire goes into orbit and the Nodes are removed. Rule AS-BLD-07. */
    LAUNCH_CUBE("AS-BLD-07"),
    /** Another Cube is in orbit, so the Cube on the Spire stays there. Rule AS-BLD-08. */
    WAIT_FOR_ORBIT("AS-BLD-08");

    private final String rule;

    BuildingAction(String rule) {
        this.rule = rule;
    }

    String rule() {
        return rule;
    }

    /**
     * The one action that a world has in the present state.
     *
     * @param world one of the pieces' worlds
     * @param pieces the pieces in play at this moment
     * @return what the world does
     */
    static BuildingAction of(BorgWorld world, Collective pieces) {
        if (world.cubeOnSpire()) {
            return pieces.cubeInOrbit(world.system()) ? WAIT_FOR_ORBIT : LAUNCH_CUBE;
        }
        if (!world.isComplete()) {
            return ADD_NODE;
        }
        return pieces.hasCubeInSupply() ? FINISH_CUBE : WAIT_FOR_SUPPLY;
    }
}
