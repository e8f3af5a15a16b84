/** The rules of Alliance, Dominion War campaign. */
module io.github.quadrantrules.alliance {
    requires transitive io.github.quadrantrules.dice;
    requires static org.immutables.value.annotations;
    requires static org.immutables.vavr.encodings;
    requires static com.fasterxml.jackson.databind;
    requires static io.vavr.jackson;

    exports io.github.quadrantrules.alliance.ai;
    exports io.github.quadrantrules.alliance.combat;
    exports io.github.quadrantrules.alliance.dice;
    exports io.github.quadrantrules.alliance.json;
    exports io.github.quadrantrules.alliance.value;
}
