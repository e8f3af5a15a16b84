package io.github.quadrantrules.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles and runs the code that the README shows. */
class ReadmeTest {
    private static final Path README = Path.of("..", "..", "README.md");
    private static final String IMPORTS = Stream.of(
                    "alliance.ai",
                    "alliance.combat",
                    "alliance.value",
                    "ascendancy.combat",
                    "ascendancy.data",
                    "ascendancy.galaxy",
                    "ascendancy.json",
                    "ascendancy.setup",
                    "ascendancy.turn",
                    "dice",
                    "dice.game",
                    "dice.json")
            .map(name -> "import io.github.quadrantrules." + name + ".*;\n")
            .collect(Collectors.joining("", "", "import io.vavr.collection.*;\n"));

    @TempDir
    private Path classes;

    @Test
    void shouldShowWhatItsFirstExamplePrints() throws Exception {
        assertThat(run(blocks("java").get(0))).isEqualTo(blocks("text").get(0));
    }

    @Test
    void shouldExplainTheManualsFirstRoundInItsDiceExample() throws Exception {
        // W-02 to W-04: 4 Hits; 3 Hits, one of them a Borg symbol; 3 Ships lost.
        assertThat(run(blocks("java").get(1)))
                .contains("AS-SHD-04  Federation rolls 6 dice and hits with 4 or more: 4 Hits.")
                .contains("3 Hits, with 1 Borg symbol")
                .contains("loses 3 Ships; 3 are left");
    }

    @Test
    void shouldPrintTheBinomialProbabilityInItsOddsExample() throws Exception {
        // At least 3 of 6 even chances: (20 + 15 + 6 + 1) / 64 = 42/64 = 21/32.
        assertThat(run(blocks("java").get(2)))
                .contains("Cube destroyed")
                .contains("\n21/32\n")
                .containsPattern("\n(Go on: the Cube is destroyed in \\d+|Retreat at once)");
    }

    @Test
    void shouldPlayAWholeRoundInItsRoundExample() throws Exception {
        assertThat(run(blocks("java").get(3)))
                .contains("AS-TRN-01  Turn ")
                .contains("AS-BLD-02 AS-HUB-01 AS-HUB-02  The Transwarp die shows ")
                .endsWith("AS-TRN-04  The Game Round is over; new Turn Order Cards are dealt.\n");
    }

    @Test
    void shouldShowWhatTheGalaxyCommandPrints() throws Exception {
        assertThat(Run.of("borg").out()).contains(blocks("text").get(1).split("(?m)^\\.\\.\\.\n"));
    }

    @Test
    void shouldHoldExactlyTwoCommandsOfOneLineInItsQuickStart() throws Exception {
        String quickStart =
                Files.readString(README).split("\n## Quick start\n")[1].split("\n## ")[0];

        assertThat(fenced("sh", quickStart))
                .hasSize(2)
                .allMatch(block -> block.lines().count() == 1);
    }

    private static List<String> blocks(String language) throws Exception {
        return fenced(language, Files.readString(README));
    }

    private static List<String> fenced(String language, String text) {
        return Pattern.compile("(?ms)^```" + language + "\n(.*?)^```$")
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private String run(String code) throws Exception {
        String source = IMPORTS + "public class Example { public static void main(String[] args) {\n" + code + "}}\n";
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter problems = new StringWriter();
        SimpleJavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///Example.java"), SimpleJavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        boolean compiled = compiler.getTask(
                        problems,
                        null,
                        null,
                        List.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path")),
                        null,
                        List.of(file))
                .call();
        assertThat(compiled).as(problems.toString()).isTrue();
        return output();
    }

    private String output() throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            Method main = loader.loadClass("Example").getMethod("main", String[].class);
            main.invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }
}
