package io.github.quadrantrules.examples.console;

import java.io.PrintWriter;

/** Tells a story as it grows: each part once, as soon as somebody has to know it. */
final class Narrator {
    private final PrintWriter out;
    private int told;
    private boolean begun;

    Narrator(PrintWriter out) {
        this.out = out;
    }

    /** Prints what was not printed before. */
    void tell(Story soFar) {
        if (!begun) {
            out.print(StoryText.title(soFar));
            begun = true;
        }
        soFar.parts().drop(told).map(StoryText::of).forEach(out::print);
        told = soFar.parts().size();
        out.flush();
    }
}
