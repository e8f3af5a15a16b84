package io.github.quadrantrules.alliance.dice;

import java.util.Locale;

/** Reads results that people write down. */
final class FaceLetters {
    private FaceLetters() {}

    static <F extends Enum<F> & Face> Faces<F> read(Class<F> type, String text) {
        String letters = text.replaceAll("[\\s,]", "").toUpperCase(Locale.ROOT);
        Faces<F> read = Faces.none(type);
        for (char letter : (letters.equals("-") ? "" : letters).toCharArray()) {
            read = read.plus(Faces.of(face(type, letter, text), 1));
        }
        return read;
    }

    private static <F extends Enum<F> & Face> F face(Class<F> type, char letter, String text) {
        return Faces.kinds(type)
                .find(each -> each.symbol() == letter)
                .getOrElseThrow(() -> new IllegalArgumentException(
                        (type.equals(AttackFace.class) ? "An attack die" : "A defense die") + " shows "
                                + Faces.kinds(type).reverse().map(Face::symbol).mkString(", ") + ", not '" + letter
                                + "' as in " + text));
    }
}
