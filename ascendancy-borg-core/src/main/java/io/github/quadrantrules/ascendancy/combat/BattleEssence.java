package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattleCard.AutoHits;
import io.github.quadrantrules.ascendancy.combat.BattleCard.CubeDamage;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.LoseShip;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.UseCard;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.AfterRoll;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.BeforeRound;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.Casualties;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What matters of one player's battle to the Cube's end and to the number of Ships lost, so that battles of which the same
 * can be expected are equal.
 *
 * <p>All Ships roll alike, whatever their Fleet, so that only their number matters; names of cards do not, nor do
 * Hits without a roll beyond the Borg dice that are left (AS-DMG-02); and a Borg roll matters by what it does.
 */
final class BattleEssence {
    private static final BattleCard DAMAGE = new CubeDamage("damage");
    private static final String HITS = "Hits";
    private static final String FLEET = "Fleet";

    /** The first roll met that does so to these Ships. */
    private final Map<Array<BattleForce>, Map<Answer, BorgVolley>> volleys = new LinkedHashMap<>();

    /** An equal battle for all that do not differ in what matters; one that has ended stays as it is. */
    CubeBattleState of(CubeBattleState battle) {
        BattleForce force = battle.forces().head();
        int autoHits = battle.phase() instanceof BeforeRound
                ? Math.min(force.autoHits(), battle.cube().dicePool())
                : force.autoHits();
        boolean plain = force.cards().isEmpty() && force.squadron().fleets().isEmpty() && force.autoHits() == autoHits;
        if (plain || battle.outcome() != BattleOutcome.UNDECIDED) {
            return battle;
        }
        boolean choosing = battle.phase() instanceof Casualties;
        BattleForce same = new BattleForce(
                choosing ? mixed(force.ships()) : Squadron.of(force.ships()),
                force.cards().map(BattleEssence::of),
                autoHits,
                force.retreatedTo());
        CubeBattleState essence = battle.with(Array.of(same));
        return battle.phase() instanceof AfterRoll rolled ? rolled(essence, rolled) : essence;
    }

    /** Ships of which somebody has to choose one. */
    private static Squadron mixed(int ships) {
        return Squadron.of(1).withFleet(Fleet.of(FLEET, ships - 1));
    }

    private CubeBattleState rolled(CubeBattleState battle, AfterRoll rolled) {
        Option<BorgVolley> answer = rolled.answer()
                .map(volley -> volleys.computeIfAbsent(battle.forces(), forces -> new LinkedHashMap<>())
                        .computeIfAbsent(Answer.of(battle, volley).effect(), effect -> volley));
        return battle.in(new AfterRoll(rolled.answered(), rolled.hits(), answer));
    }

    /** The choice in such a battle to which a choice in the battle itself corresponds. */
    static BattleChoice of(BattleChoice choice) {
        if (choice instanceof UseCard use) {
            return new UseCard(of(use.card()));
        }
        return choice instanceof LoseShip lost ? new LoseShip(lost.player(), Option.none()) : choice;
    }

    private static BattleCard of(BattleCard card) {
        return card instanceof AutoHits ? new AutoHits(HITS, hits(card)) : DAMAGE;
    }

    private static int hits(BattleCard card) {
        return card instanceof AutoHits auto ? Math.min(auto.hits(), CubeCombat.DICE) : 0;
    }
}
