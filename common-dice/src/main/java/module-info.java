/** Dice injected by the caller, exact distributions, decks, and one protocol for every game. */
module io.github.quadrantrules.dice {
    requires transitive io.vavr;
    requires static transitive org.jspecify;
    requires static org.immutables.value.annotations;
    requires static org.immutables.vavr.encodings;
    requires static com.fasterxml.jackson.databind;
    requires static io.vavr.jackson;

    exports io.github.quadrantrules.dice;
    exports io.github.quadrantrules.dice.game;
    exports io.github.quadrantrules.dice.json;
}
