package io.github.quadrantrules.alliance.combat;

/**
 * How often a die may be rolled again. Rule AL-DIC-07.
 *
 * @since 0.1.0
 */
public enum RerollLimit {
    /** Only dice that have not been re-rolled in this attack. */
    ONCE,
    /** Also dice that have been re-rolled, because the card says so outright. */
    MORE_THAN_ONCE
}
