/** The rules of Ascendancy, the Borg expansion. */
module io.github.quadrantrules.ascendancy {
    requires transitive io.github.quadrantrules.dice;
    requires static org.immutables.value.annotations;
    requires static org.immutables.vavr.encodings;
    requires static com.fasterxml.jackson.databind;
    requires static io.vavr.jackson;

    exports io.github.quadrantrules.ascendancy.combat;
    exports io.github.quadrantrules.ascendancy.command;
    exports io.github.quadrantrules.ascendancy.data;
    exports io.github.quadrantrules.ascendancy.galaxy;
    exports io.github.quadrantrules.ascendancy.json;
    exports io.github.quadrantrules.ascendancy.setup;
    exports io.github.quadrantrules.ascendancy.turn;
    exports io.github.quadrantrules.ascendancy.world;
}
