package io.github.quadrantrules.frontiers.scenario;

import io.github.quadrantrules.frontiers.khan.KhanLevel;

/**
 * The scenarios with Khan, and the tables of how hard they are.
 *
 * <p>The tables are what the book suggests. Rules FR-RKD-03, FR-RKD-04, FR-BLZ-03, FR-BLZ-04, FR-QDF-03, FR-QDF-04.
 *
 * @since 0.1.0
 */
public enum Scenario {
    /** The Return of Khan, Epic. */
    RETURN_EPIC(
            new int[][] {{4, 6, 8, 10}, {6, 9, 12, 15}, {10, 14, 18, 22}},
            new int[][] {{5, 10, 15, 20}, {8, 16, 24, 32}, {12, 24, 36, 48}},
            new int[] {18, 15, 12}),
    /** The Return of Khan, Blitz. */
    RETURN_BLITZ(
            new int[][] {{3, 4, 5, 6}, {4, 6, 8, 10}, {5, 8, 11, 14}},
            new int[][] {{4, 8, 12, 16}, {6, 12, 18, 24}, {8, 16, 24, 32}},
            new int[] {16, 13, 10}),
    /** Khan's Quest. */
    QUEST(
            new int[][] {{3, 4, 4, 5}, {4, 4, 5, 5}, {4, 5, 5, 6}},
            new int[][] {{8, 14, 20, 26}, {10, 18, 26, 34}, {14, 26, 38, 50}},
            new int[] {20, 16, 12});

    private static final int MOST_PLAYERS = 4;

    /** The same in all scenarios. */
    private static final int[][] VULNERABLE = {{1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}};

    private final int[][] cubes;
    private final int[][] khans;
    private final int[] petCards;

    Scenario(int[][] cubes, int[][] khans, int[] petCards) {
        this.cubes = cubes;
        this.khans = khans;
        this.petCards = petCards;
    }

    /**
     * How strong the enemies are.
     *
     * @param level the Combat Level
     * @param players how many people play, from 1 to 4
     * @return the levels of the cubes and of Khan
     * @throws IllegalArgumentException if there are more or fewer players
     */
    public CombatStrength combat(CombatLevel level, int players) {
        int column = column(players);
        return new CombatStrength(cubes[level.ordinal()][column], KhanLevel.of(khans[level.ordinal()][column]));
    }

    /**
     * How much the players are pressed for time.
     *
     * @param level the Race Level
     * @param players how many people play, from 1 to 4
     * @return the numbers of Pet cards and of vulnerable Crew slots
     * @throws IllegalArgumentException if there are more or fewer players
     */
    public RacePressure race(RaceLevel level, int players) {
        int column = column(players);
        return new RacePressure(petCards[level.ordinal()], VULNERABLE[level.ordinal()][column]);
    }

    private static int column(int players) {
        if (players < 1 || players > MOST_PLAYERS) {
            throw new IllegalArgumentException("From 1 to " + MOST_PLAYERS + " people play, not " + players);
        }
        return players - 1;
    }
}
