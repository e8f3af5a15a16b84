package io.github.quadrantrules.alliance.combat;

/** Is told what happens in an attack. */
interface Narrator {
    /** For attacks by the million. */
    Narrator SILENT = new Narrator() {};

    /** The attack dice have been rolled, or there were none to roll. */
    default void attackRolled(AttackState after) {}

    /** A side has spent or used something. */
    default void performed(AttackState before, AttackChoice choice, AttackState after) {}

    /** The defense dice have been rolled, or there were none to roll. */
    default void defenseRolled(AttackState after) {}

    /** The results have been compared. */
    default void compared(AttackState after) {}
}
