/** The rules of Frontiers, The Return of Khan. */
module io.github.quadrantrules.frontiers {
    requires transitive io.github.quadrantrules.dice;
    requires static org.immutables.value.annotations;
    requires static org.immutables.vavr.encodings;
    requires static com.fasterxml.jackson.databind;
    requires static io.vavr.jackson;

    exports io.github.quadrantrules.frontiers.boarding;
    exports io.github.quadrantrules.frontiers.hex;
    exports io.github.quadrantrules.frontiers.json;
    exports io.github.quadrantrules.frontiers.khan;
    exports io.github.quadrantrules.frontiers.pequod;
    exports io.github.quadrantrules.frontiers.scenario;
}
