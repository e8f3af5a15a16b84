package io.github.quadrantrules.dice.game;

/** One protocol for every game. */
public interface Game {}
