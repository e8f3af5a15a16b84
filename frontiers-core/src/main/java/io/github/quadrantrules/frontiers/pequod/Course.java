package io.github.quadrantrules.frontiers.pequod;

import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;

/**
 * Why a step of the Pequod towards the cube went where it did.
 *
 * @since 0.1.0
 */
public enum Course {
    /** It was on a spoke and followed it. Rule FR-SPK-02. */
    ALONG_SPOKE("along its spoke, straight towards the Cube", "FR-SPK-02"),
    /** It came nearer to the nearer spoke. Rule FR-SPK-03. */
    NEARER_SPOKE("towards the nearer spoke", "FR-SPK-03"),
    /** Both spokes were equally near, and chance chose. Rule FR-SPK-04. */
    RANDOM_SPOKE("towards one of two equally near spokes, by a coin", "FR-SPK-04"),
    /** The space it should have entered is outside the shape, the other one that shortens the way is not. FR-SPK-07. */
    OTHER_SPACE("round the edge of the map, by the other space nearer to the Cube", "FR-SPK-07"),
    /** Both spaces that shorten the way are outside the shape. Rules FR-SPK-07, FR-RKM-04. */
    CLOSEST_DIRECTION("in the closest direction that stays on the map", "FR-SPK-07", "FR-RKM-04");

    private final String words;
    private final Vector<RuleId> rules;

    Course(String words, String... rules) {
        this.words = words;
        this.rules = Vector.of(rules).map(RuleId::of);
    }

    /**
     * The reason in words.
     *
     * @return what stands after "moves from (2,2) to (2,1), "
     */
    public String words() {
        return words;
    }

    /**
     * The rules that lead to this course.
     *
     * @return one rule or more
     */
    public Vector<RuleId> rules() {
        return rules;
    }
}
