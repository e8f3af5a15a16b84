/** A program that uses every library. */
module io.github.quadrantrules.examples.consumer {
    requires io.github.quadrantrules.alliance;
    requires io.github.quadrantrules.frontiers;
    requires io.github.quadrantrules.ascendancy;
}
