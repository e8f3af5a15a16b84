package io.github.quadrantrules.dice;

/** The only source of chance. */
public interface Dice {}
