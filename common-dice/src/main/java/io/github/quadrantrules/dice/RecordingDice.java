package io.github.quadrantrules.dice;

/**
 * Dice that write down what was asked and what came.
 *
 * @since 0.1.0
 */
public final class RecordingDice implements Dice {
    private final Dice dice;
    private DiceLog log = DiceLog.EMPTY;

    RecordingDice(Dice dice) {
        this.dice = dice;
    }

    @Override
    public <T> T pick(Distribution<T> distribution) {
        T came = dice.pick(distribution);
        log = log.with(new DiceLog.Entry(distribution.asked(), distribution.encode(came), came.toString()));
        return came;
    }

    /**
     * What has happened so far.
     *
     * @return the log
     */
    public DiceLog log() {
        return log;
    }
}
