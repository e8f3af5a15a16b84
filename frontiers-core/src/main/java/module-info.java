/** The rules of Frontiers, The Return of Khan. */
module io.github.quadrantrules.frontiers {
    requires transitive io.github.quadrantrules.dice;
    requires static org.immutables.value.annotations;
    requires static org.immutables.vavr.encodings;
    requires static com.fasterxml.jackson.databind;
    requires static io.vavr.jackson;
}
