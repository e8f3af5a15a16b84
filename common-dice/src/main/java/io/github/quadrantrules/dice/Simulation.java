package io.github.quadrantrules.dice;

import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;

/**
 * A study by sampling, for what is out of reach of exact computation.
 *
 * <p>Run <i>i</i> uses stream <i>i</i> of the seed, so the tally is the same for any number of threads. Immutable; each
 * method returns a changed copy.
 *
 * <pre>{@code
 * Tally<Long> tally = Simulation.<Long>of(dice -> dice.roll(D6, 2).sum(pips -> pips))
 *         .runs(100_000).seed(7).parallel().run();
 * }</pre>
 *
 * @param <T> the type of the results
 * @since 0.1.0
 */
public final class Simulation<T> {
    private static final long CHUNK = 1024;

    private final Function<? super Dice, ? extends T> rule;
    private final long runs;
    private final long seed;
    private final boolean parallel;
    private final LongConsumer progress;

    private Simulation(
            Function<? super Dice, ? extends T> rule, long runs, long seed, boolean parallel, LongConsumer progress) {
        this.rule = rule;
        this.runs = runs;
        this.seed = seed;
        this.parallel = parallel;
        this.progress = progress;
    }

    /**
     * A study of a rule, with 10,000 runs of seed 0 on the calling thread.
     *
     * @param rule takes its dice from the argument and from nowhere else
     * @param <T> the type of the results
     * @return the study, not run yet
     */
    public static <T> Simulation<T> of(Function<? super Dice, ? extends T> rule) {
        return new Simulation<>(rule, 10_000, 0, false, done -> {});
    }

    /**
     * The study with another number of runs.
     *
     * @param newRuns 1 or more
     * @return the changed study
     * @throws IllegalArgumentException if there is no run
     */
    public Simulation<T> runs(long newRuns) {
        if (newRuns < 1) {
            throw new IllegalArgumentException("A simulation has 1 or more runs, not " + newRuns);
        }
        return new Simulation<>(rule, newRuns, seed, parallel, progress);
    }

    /**
     * The study with another seed.
     *
     * @param newSeed any number
     * @return the changed study
     */
    public Simulation<T> seed(long newSeed) {
        return new Simulation<>(rule, runs, newSeed, parallel, progress);
    }

    /**
     * The study on all processors; its tally is the same.
     *
     * @return the changed study
     */
    public Simulation<T> parallel() {
        return new Simulation<>(rule, runs, seed, true, progress);
    }

    /**
     * The study with a listener.
     *
     * @param listener is told after every 1,024 runs, from any thread but never from two at once, how many are done
     * @return the changed study
     */
    public Simulation<T> onProgress(LongConsumer listener) {
        return new Simulation<>(rule, runs, seed, parallel, listener);
    }

    /**
     * Runs the study.
     *
     * @return how often each result came
     */
    public Tally<T> run() {
        AtomicLong done = new AtomicLong();
        LongStream chunks = LongStream.rangeClosed(0, (runs - 1) / CHUNK);
        return (parallel ? chunks.parallel() : chunks)
                .mapToObj(chunk -> chunk(chunk * CHUNK, chunk * CHUNK + Math.min(CHUNK, runs - chunk * CHUNK), done))
                .reduce(Tally.of(Vector.empty()), Tally::plus);
    }

    private Tally<T> chunk(long from, long to, AtomicLong done) {
        Tally<T> tally = Tally.of(() -> LongStream.range(from, to)
                .<T>mapToObj(run -> rule.apply(Dice.seeded(seed, run)))
                .iterator());
        synchronized (done) {
            progress.accept(done.addAndGet(to - from));
        }
        return tally;
    }
}
