package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.testing.Rule;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The numbered invariants of the catalogue, over any round and any battle of one player. */
@Domain(Battles.class)
@Domain(DomainContext.Global.class)
class RoundInvariantsTest {
    private static int borgDice(RoundReport round) {
        return round.answer().map(each -> each.roll().size()).getOrElse(0);
    }

    /** Invariants 3 to 5. */
    @Rule({"AS-SHD-02", "AS-SHD-03"})
    @Property
    void shouldRaiseTheModifierByOneUpToFourUnlessTheCubeIsDestroyed(@ForAll RoundReport round) {
        int before = round.before().cube().modifier().value();
        int after = round.after().cube().modifier().value();
        assertThat(after).isEqualTo(round.marked().isDestroyed() ? before : Math.min(4, before + 1));
    }

    /** Invariant 7. */
    @Rule("AS-DMG-02")
    @Property
    void shouldMarkTheHitsAsFarAsThereAreDice(@ForAll RoundReport round) {
        CubeCombat before = round.before().cube();
        assertThat(round.marked().diceOnCard() - before.diceOnCard())
                .isEqualTo(Math.min(round.attacks().head().hits(), before.dicePool()));
    }

    /** Invariants 8 and 14. */
    @Rule({"AS-CBT-03", "AS-CBT-05", "AS-DMG-03", "AS-DMG-04", "AS-DES-02"})
    @Property
    void shouldRollTheBorgDiceThatTheKindOfRoundAsksFor(@ForAll RoundReport round) {
        CubeCombat before = round.before().cube();
        boolean firstStrike = before.modifier().equals(ShieldModifier.NONE);
        assertThat(borgDice(round)).isEqualTo(firstStrike ? round.marked().dicePool() : before.dicePool());
        assertThat(round.answer().isEmpty())
                .isEqualTo(firstStrike && round.marked().isDestroyed());
    }

    /** Invariant 10. */
    @Rule({"AS-RGN-01", "AS-RGN-02", "AS-RGN-04"})
    @Property
    void shouldRegenerateOneDieASymbolUnlessDestroyed(@ForAll RoundReport round) {
        int symbols = round.answer().map(BorgVolley::symbols).getOrElse(0);
        int expected = round.marked().isDestroyed()
                ? 0
                : Math.min(symbols, round.marked().diceOnCard());
        assertThat(round.regenerated()).isEqualTo(expected);
    }

    /** Invariants 11 and 12. */
    @Rule("AS-DES-01")
    @Property
    void shouldBeDestroyedExactlyWhenNineDiceAreOnTheCardAfterMarking(@ForAll RoundReport round) {
        boolean nine = round.marked().diceOnCard() == 9;
        assertThat(round.after().cube().isDestroyed()).isEqualTo(nine);
        assertThat(nine)
                .isEqualTo(
                        round.attacks().head().hits() >= round.before().cube().dicePool());
    }

    /** Invariants 13 and 19. */
    @Rule({"AS-WPN-06", "AS-DES-02", "AS-DES-03"})
    @Property
    void shouldLoseOneShipAnEffectiveHit(@ForAll RoundReport round) {
        int effective = round.answer()
                .map(answer -> answer.effectiveHits(
                        round.before().setting().sides().head().player().shieldVsBorg()))
                .getOrElse(0);
        assertThat(round.after().ships()).isEqualTo(Math.max(0, round.before().ships() - effective));
    }

    /** Invariants 23 and 24. */
    @Rule({"AS-RET-01", "AS-RET-02", "AS-RET-04"})
    @Property
    void shouldLeaveOnlyRetreatsWhenForcedAndPossible(@ForAll CubeBattleState battle) {
        BattleSide side = battle.setting().sides().head();
        boolean possible = side.player().mayRetreat()
                && !side.field().legalDestinations().isEmpty()
                && battle.cube().modifier().value() > 0;
        boolean hopeless =
                side.player().weapons().hitValue() + battle.cube().modifier().value() >= 7
                        && !side.player().weapons().sixAlwaysHits();
        assertThat(CubeBattle.GAME.choices(battle).contains(new BattleChoice.Fight()))
                .isEqualTo(!(possible && hopeless));
        assertThat(CubeBattle.GAME.choices(battle)).allSatisfy(choice -> {
            if (choice instanceof BattleChoice.RetreatTo retreat) {
                assertThat(possible).isTrue();
                assertThat(retreat.destination().distanceToCube())
                        .isGreaterThan(side.field().shipsDistance());
                assertThat(retreat.destination().sectorsMoved()).isPositive();
            }
        });
    }

    /** Invariants 6, 25 and 26. */
    @Rule({"AS-END-01", "AS-END-02", "AS-END-03", "AS-DMG-01"})
    @Property(tries = 100)
    void shouldEndExactlyWhenTheCubeIsDestroyedOrNoShipIsInTheBattle(@ForAll BattleSetting setting, @ForAll long seed) {
        CubeBattleState start = CubeBattleState.start(setting, 7);
        assertThat(start.cube()).isEqualTo(new CubeCombat(0, ShieldModifier.NONE));
        Play<CubeBattleState, BattleChoice> play =
                Play.of(CubeBattle.GAME, start, Policy.random(), Dice.seeded(seed), 100_000);
        assertThat(play.over()).isTrue();
        play.states().forEach(state -> {
            boolean shipsInBattle = state.forces().exists(BattleForce::isInBattle);
            assertThat(CubeBattle.GAME.over(state)).isEqualTo(state.cube().isDestroyed() || !shipsInBattle);
            assertThat(state.setting().cubeSector()).isEqualTo(setting.cubeSector());
        });
    }

    /** Invariant 57, and one rule for both ways of playing. */
    @Property
    void shouldGiveTheSameResultWithAndWithoutEvents(@ForAll CubeBattleState battle, @ForAll long seed) {
        Play<CubeBattleState, BattleChoice> play =
                Play.of(CubeBattle.GAME, battle, BattlePolicy.fightOn(), Dice.seeded(seed), 100_000);
        assertThat(CubeBattle.fight(battle, BattlePolicy.fightOn(), Dice.seeded(seed)))
                .isEqualTo(play.last());
    }
}
