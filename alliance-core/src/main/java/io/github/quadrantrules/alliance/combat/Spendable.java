package io.github.quadrantrules.alliance.combat;

/** The tokens that an attack can spend, at most one of each. Rules AL-MAD-03, AL-BST-02, AL-MDD-04. */
enum Spendable {
    /** The attacker's Target Lock. */
    TARGET_LOCK("Target Lock", Side.ATTACKER),
    /** A Battle Stations Token of the attacker. */
    ATTACKER_STATIONS("Battle Stations Token", Side.ATTACKER),
    /** A Battle Stations Token of the defender. */
    DEFENDER_STATIONS("Battle Stations Token", Side.DEFENDER),
    /** An Evade Token of the defender. */
    EVADE("Evade Token", Side.DEFENDER);

    private static final Spendable[] ALL = values();

    private final String words;
    private final Side owner;
    private final int bit;

    Spendable(String words, Side owner) {
        this.words = words;
        this.owner = owner;
        this.bit = 1 << ordinal();
    }

    /** The tokens that both sides have before the attack, as a set of bits. */
    static int all(AttackSetup setup) {
        int all = 0;
        for (Spendable token : ALL) {
            all |= token.of(setup.attacker(), setup.defender()) > 0 ? token.bit : 0;
        }
        return all;
    }

    static Spendable stations(Side side) {
        return side == Side.ATTACKER ? ATTACKER_STATIONS : DEFENDER_STATIONS;
    }

    /** The stage in which it is spent. */
    AttackStage from() {
        return owner == Side.ATTACKER
                ? AttackStage.ATTACKER_MODIFIES_ATTACK_DICE
                : AttackStage.DEFENDER_MODIFIES_DEFENSE_DICE;
    }

    String words() {
        return words;
    }

    /** The place of this token in a set of bits. */
    int bit() {
        return bit;
    }

    int in(AttackerTokens tokens) {
        return this == TARGET_LOCK ? tokens.targetLocks() : tokens.battleStations();
    }

    int in(DefenderTokens tokens) {
        return this == EVADE ? tokens.evades() : tokens.battleStations();
    }

    /** How many of them the owner has. */
    int of(Attacker attacker, Defender defender) {
        return owner == Side.ATTACKER ? in(attacker.tokens()) : in(defender.tokens());
    }
}
