package io.github.quadrantrules.stranger;

/** A class of another module, for the test of the architecture rules. */
public final class Stranger {}
