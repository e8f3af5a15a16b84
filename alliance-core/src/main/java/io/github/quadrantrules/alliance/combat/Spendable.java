package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;

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
        AttackerTokens attacker = setup.attacker().tokens();
        DefenderTokens defender = setup.defender().tokens();
        return (attacker.targetLocks() == 0 ? 0 : TARGET_LOCK.bit)
                | (attacker.battleStations() == 0 ? 0 : ATTACKER_STATIONS.bit)
                | (defender.battleStations() == 0 ? 0 : DEFENDER_STATIONS.bit)
                | (defender.evades() == 0 ? 0 : EVADE.bit);
    }

    /** The tokens that can change something in a stage, as a set of bits. Rules AL-MAD-03, AL-MAD-04, AL-MDD-03, AL-MDD-04. */
    static int useful(AttackStage stage, DicePool<AttackFace> attack, DicePool<DefenseFace> defense) {
        if (stage == AttackStage.ATTACKER_MODIFIES_ATTACK_DICE) {
            return (attack.open().isEmpty() ? 0 : TARGET_LOCK.bit)
                    | (attack.count(AttackFace.BATTLE_STATIONS) == 0 ? 0 : ATTACKER_STATIONS.bit);
        }
        if (stage == AttackStage.DEFENDER_MODIFIES_DEFENSE_DICE) {
            return EVADE.bit | (defense.count(DefenseFace.BATTLE_STATIONS) == 0 ? 0 : DEFENDER_STATIONS.bit);
        }
        return 0;
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
