package io.github.quadrantrules.dice.testing;

import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which rules of a module's catalogue its sources name and its tests prove. Immutable.
 *
 * <p>The catalogue is the file {@code RULES.md} of the module, a rule a list item. A rule is proved by a test whose
 * {@link Rule} annotation has its id, and named by a source under {@code src/main} that has its id or a range such as
 * "XY-ABC-01 to XY-ABC-05" around it. The file {@code src/test/resources/pending-rules.txt} excuses rules, an id or a
 * range a line; lines that begin with # are comments.
 *
 * @since 0.1.0
 */
public final class RuleCoverage {
    private static final String ANY_ID = "[A-Z]{2}-[A-Z]{3}-\\d{2}";
    private static final Pattern ID = Pattern.compile("\\b" + ANY_ID + "\\b");
    private static final Pattern ITEM = Pattern.compile("^- \\*\\*(" + ANY_ID + ")\\*\\*", Pattern.MULTILINE);
    private static final Pattern RANGE = Pattern.compile("(" + ANY_ID + ")\\s+(?:to|through|–|-)\\s+(" + ANY_ID + ")");
    private static final Pattern ANNOTATION = Pattern.compile("@Rule\\(([^)]*)\\)");
    private static final int TOPIC = "XY-ABC-".length();

    private final SortedSet<String> catalogue;
    private final SortedSet<String> proved;
    private final SortedSet<String> named;
    private final SortedSet<String> cited;
    private final SortedSet<String> pending;

    private RuleCoverage(
            SortedSet<String> catalogue, Vector<String> main, Vector<String> test, SortedSet<String> pending) {
        this.catalogue = catalogue;
        this.proved = union(test.map(RuleCoverage::annotated));
        this.named = union(main.map(RuleCoverage::spread));
        this.cited = named.union(union(test.map(RuleCoverage::ids)));
        this.pending = pending;
    }

    /**
     * Reads the catalogue and the sources of a module.
     *
     * @param module the module's directory
     * @param prefix the two letters with which all its ids begin
     * @return what was found
     * @throws IllegalArgumentException if the catalogue has no rule, has one twice, or has one with another prefix, or
     *     if the list of pending rules has a line that is neither id nor range
     */
    public static RuleCoverage of(Path module, String prefix) {
        Path excused = module.resolve("src/test/resources/pending-rules.txt");
        return new RuleCoverage(
                catalogue(module, prefix),
                sources(module.resolve("src/main")),
                sources(module.resolve("src/test")),
                Files.exists(excused) ? pending(excused) : TreeSet.empty());
    }

    /**
     * The ids of the rules in a module's catalogue.
     *
     * @param module the module's directory
     * @param prefix the two letters with which all ids begin
     * @return one id or more
     * @throws IllegalArgumentException if there is no id, an id twice, or one with another prefix
     */
    public static SortedSet<String> catalogue(Path module, String prefix) {
        Path file = module.resolve("RULES.md");
        Vector<String> ids = matches(ITEM, read(file)).map(match -> match.get(1));
        if (ids.isEmpty()) {
            throw new IllegalArgumentException("A catalogue has at least one rule, but none stands in " + file);
        }
        ids.groupBy(id -> id).values().find(each -> each.size() > 1).forEach(twice -> {
            throw new IllegalArgumentException("A catalogue has each rule once, not twice " + twice.head());
        });
        ids.find(id -> !id.startsWith(prefix + "-")).forEach(stray -> {
            throw new IllegalArgumentException("All rules of the catalogue begin with " + prefix + ", not " + stray);
        });
        return TreeSet.ofAll(ids);
    }

    /**
     * Rules without a test that are not excused.
     *
     * @return ids in ascending order
     */
    public SortedSet<String> unproved() {
        return catalogue.reject(proved::contains).reject(pending::contains);
    }

    /**
     * Rules that no main source names and that are not excused.
     *
     * @return ids in ascending order
     */
    public SortedSet<String> unnamed() {
        return catalogue.reject(named::contains).reject(pending::contains);
    }

    /**
     * What sources, tests or the list of pending rules cite although the catalogue does not have it.
     *
     * @return ids in ascending order
     */
    public SortedSet<String> unknown() {
        return cited.union(pending).reject(catalogue::contains);
    }

    /**
     * Excused rules that are proved and named, and so need no excuse any more.
     *
     * @return ids in ascending order
     */
    public SortedSet<String> needlesslyPending() {
        return pending.filter(proved::contains).filter(named::contains);
    }

    private static SortedSet<String> pending(Path file) {
        Vector<String> lines = Vector.ofAll(read(file).lines())
                .map(String::strip)
                .reject(line -> line.isEmpty() || line.startsWith("#"));
        lines.find(line -> !ID.matcher(line).matches() && !RANGE.matcher(line).matches())
                .forEach(line -> {
                    throw new IllegalArgumentException(
                            "A line of pending rules is an id or a range such as XY-ABC-01 to XY-ABC-05, not " + line);
                });
        return union(lines.map(RuleCoverage::spread));
    }

    private static SortedSet<String> ids(String text) {
        return TreeSet.ofAll(matches(ID, text).map(match -> match.get(0)));
    }

    private static SortedSet<String> annotated(String source) {
        return union(matches(ANNOTATION, source).map(match -> ids(match.get(1))));
    }

    /** The ids in a text, and those inside its ranges. Ranges may be broken over lines of a comment. */
    private static SortedSet<String> spread(String text) {
        String flowing = text.replaceAll("\\n\\s*\\*", " ");
        return matches(RANGE, flowing)
                .map(match -> between(match.get(1), match.get(2)))
                .foldLeft(ids(flowing), SortedSet::union);
    }

    private static SortedSet<String> between(String first, String last) {
        String topic = first.substring(0, TOPIC);
        if (!last.startsWith(topic)) {
            return TreeSet.empty();
        }
        int from = Integer.parseInt(first.substring(TOPIC));
        int to = Integer.parseInt(last.substring(TOPIC));
        return TreeSet.ofAll(Vector.rangeClosed(from, to).map(number -> "%s%02d".formatted(topic, number)));
    }

    private static Vector<Vector<String>> matches(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        Vector<Vector<String>> found = Vector.empty();
        while (matcher.find()) {
            found = found.append(Vector.rangeClosed(0, matcher.groupCount()).map(matcher::group));
        }
        return found;
    }

    private static SortedSet<String> union(Vector<SortedSet<String>> sets) {
        return sets.fold(TreeSet.empty(), SortedSet::union);
    }

    private static Vector<String> sources(Path folder) {
        if (!Files.exists(folder)) {
            return Vector.empty();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return Vector.ofAll(files.filter(file -> file.toString().endsWith(".java")))
                    .sorted()
                    .map(RuleCoverage::read);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
