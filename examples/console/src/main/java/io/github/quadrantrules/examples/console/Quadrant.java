package io.github.quadrantrules.examples.console;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Attacks, battles and their exact odds in a terminal. */
@Command(name = "quadrant", mixinStandardHelpOptions = true)
final class Quadrant implements Runnable {
    private Quadrant() {}

    public static void main(String[] args) {
        System.exit(new CommandLine(new Quadrant()).execute(args));
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }
}
