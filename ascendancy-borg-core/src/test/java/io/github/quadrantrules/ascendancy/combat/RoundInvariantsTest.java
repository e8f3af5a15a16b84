package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The numbered invariants of the catalogue, over any round and any battle of 1 to 5 players. */
@Domain(JointBattles.class)
@Domain(DomainContext.Global.class)
class RoundInvariantsTest {
    private static final BattleChoice FIGHT = new BattleChoice.Fight();

    private static int borgDice(RoundReport round) {
        return round.answer().map(each -> each.roll().size()).getOrElse(0);
    }

    /** What the players score in the round, with and without a roll. */
    private static int hits(RoundReport round) {
        return round.hits()
                + round.before()
                        .forces()
                        .filter(BattleForce::isInBattle)
                        .map(BattleForce::autoHits)
                        .sum()
                        .intValue();
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
    @Rule({"AS-CBT-06", "AS-DMG-02"})
    @Property
    void shouldMarkTheHitsOfAllPlayersAsFarAsThereAreDice(@ForAll RoundReport round) {
        CubeCombat before = round.before().cube();
        assertThat(round.attacks()).hasSize(round.before().forces().count(BattleForce::isInBattle));
        assertThat(round.marked().diceOnCard() - before.diceOnCard())
                .isEqualTo(Math.min(hits(round), before.dicePool()));
    }

    /** Invariants 8 and 14. */
    @Rule({"AS-CBT-03", "AS-CBT-05", "AS-DMG-03", "AS-DMG-04", "AS-DES-02", "AS-OPT-03"})
    @Property
    void shouldRollTheBorgDiceThatTheKindOfRoundAsksFor(@ForAll RoundReport round) {
        CubeCombat before = round.before().cube();
        boolean firstStrike = before.modifier().equals(ShieldModifier.NONE)
                && round.before().setting().firstRound() == FirstRound.PLAYERS_STRIKE_FIRST;
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
        assertThat(nine).isEqualTo(hits(round) >= round.before().cube().dicePool());
    }

    /** Invariants 13, 15, 16 and 19, with the Hits handed out by a second method. */
    @Rule({"AS-ALC-01", "AS-ALC-02", "AS-WPN-05", "AS-WPN-06", "AS-DES-02", "AS-DES-03"})
    @Property
    void shouldLoseOneShipAnEffectiveHit(@ForAll RoundReport round) {
        Vector<Integer> expected =
                round.answer().map(volley -> shipsAfter(round.before(), volley)).getOrElse(ships(round.before()));
        assertThat(ships(round.after())).isEqualTo(expected);
    }

    private static Vector<Integer> ships(CubeBattleState battle) {
        return battle.forces().map(BattleForce::ships).toVector();
    }

    /** One Hit after the other from the highest face down, to whoever is next in Turn Order and still has a Ship. */
    private static Vector<Integer> shipsAfter(CubeBattleState battle, BorgVolley volley) {
        BattleSetting setting = battle.setting();
        int hitValue = setting.weapons().hitValues().get(setting.spires());
        int players = setting.sides().size();
        Vector<Integer> left = ships(battle);
        int turn = 0;
        for (int face = 6; face >= hitValue; face--) {
            for (int hit = 0; hit < volley.roll().count(face); hit++) {
                int asked = 0;
                while (asked < players && !isTarget(battle, left, turn % players)) {
                    turn++;
                    asked++;
                }
                int player = turn % players;
                boolean absorbed = face < 6
                        && face
                                < hitValue
                                        + setting.sides().get(player).player().shieldVsBorg();
                if (asked < players && !absorbed) {
                    left = left.update(player, left.get(player) - 1);
                }
                turn++;
            }
        }
        return left;
    }

    private static boolean isTarget(CubeBattleState battle, Vector<Integer> left, int player) {
        return battle.forces().get(player).retreatedTo().isEmpty() && left.get(player) > 0;
    }

    /** Invariant 23, asked of each player: nobody who could leave needs a 7. */
    private static boolean mustRetreat(CubeBattleState battle, BattleSide side) {
        ShipWeapons weapons = side.player().weapons();
        int modifier = battle.cube().modifier().value();
        return battle.force(side.id()).isInBattle()
                && modifier > 0
                && side.player().mayRetreat()
                && JointBattles.hasWayOut(side)
                && weapons.hitValue() + modifier >= 7
                && !weapons.sixAlwaysHits();
    }

    /** Invariants 23 and 24, of what can be chosen. */
    @Rule({"AS-RET-01", "AS-RET-02", "AS-RET-03", "AS-RET-04"})
    @Property
    void shouldAskFirstWhoMustRetreatAndOfferOnlyRetreats(@ForAll CubeBattleState battle) {
        Option<PlayerId> forced =
                battle.setting().sides().find(side -> mustRetreat(battle, side)).map(BattleSide::id);
        assertThat(CubeBattle.GAME.choices(battle).contains(FIGHT)).isEqualTo(forced.isEmpty());
        forced.forEach(player -> assertThat(battle.decider()).contains(player));
        BattleSide asked = side(battle, battle.decider().get());
        boolean possible = asked.player().mayRetreat()
                && JointBattles.hasWayOut(asked)
                && battle.cube().modifier().value() > 0;
        Vector<RetreatDestination> ways = CubeBattle.GAME
                .choices(battle)
                .toVector()
                .flatMap(choice -> choice instanceof BattleChoice.RetreatTo retreat
                        ? Option.some(retreat.destination())
                        : Option.<RetreatDestination>none());
        assertThat(!ways.isEmpty()).isEqualTo(possible);
        ways.forEach(way -> getsAway(asked, way));
    }

    private static BattleSide side(CubeBattleState battle, PlayerId player) {
        return battle.setting().sides().find(side -> side.id().equals(player)).get();
    }

    private static void getsAway(BattleSide side, RetreatDestination way) {
        assertThat(way.distanceToCube()).isGreaterThan(side.field().shipsDistance());
        assertThat(way.sectorsMoved()).isPositive();
    }

    private static Play<CubeBattleState, BattleChoice> play(CubeBattleState start, long seed) {
        return Play.of(CubeBattle.GAME, start, Policy.random(), Dice.seeded(seed), 100_000);
    }

    private static CubeBattleState start(BattleSetting setting, Array<BattleForce> forces) {
        return CubeBattleState.start(setting, forces.take(setting.sides().size()));
    }

    /** Invariants 23 and 24, to the end of any battle: nobody is left in a round, and every Retreat leads away. */
    @Rule({"AS-RET-01", "AS-RET-02", "AS-RET-03"})
    @Property(tries = 300)
    void shouldFightNoRoundWithAPlayerWhoMustRetreat(@ForAll CubeBattleState battle, @ForAll long seed) {
        Play<CubeBattleState, BattleChoice> play = play(battle, seed);
        play.states()
                .zip(play.steps())
                .forEach(each -> each._2.events().forEach(event -> {
                    if (event instanceof BattleEvent.RoundBegan) {
                        assertThat(battle.setting().sides().filter(side -> mustRetreat(each._1, side)))
                                .isEmpty();
                    } else if (event instanceof BattleEvent.ShipsRetreated retreat) {
                        getsAway(side(each._1, retreat.player()), retreat.destination());
                        assertThat(retreat.forced()).isEqualTo(mustRetreat(each._1, side(each._1, retreat.player())));
                    }
                }));
    }

    /** Invariants 1 to 6, 25 and 26, in whole battles. */
    @Rule({"AS-END-01", "AS-END-02", "AS-END-03", "AS-DMG-01", "AS-SHD-01", "AS-SHD-03"})
    @Property(tries = 300)
    void shouldEndExactlyWhenTheCubeIsDestroyedOrNoShipIsInTheBattle(
            @ForAll BattleSetting setting, @ForAll Array<BattleForce> forces, @ForAll long seed) {
        CubeBattleState start = start(setting, forces);
        assertThat(start.cube()).isEqualTo(new CubeCombat(0, ShieldModifier.of(0)));
        Play<CubeBattleState, BattleChoice> play = play(start, seed);
        assertThat(play.over()).isTrue();
        int round = 0;
        for (var each : play.states().zip(play.steps())) {
            for (var event : each._2.events()) {
                if (event instanceof BattleEvent.RoundBegan began) {
                    assertThat(began.modifier().value()).isEqualTo(Math.min(4, round++));
                }
            }
            CubeBattleState after = each._2.state();
            assertThat(after.cube().dicePool()).isEqualTo(9 - after.cube().diceOnCard());
            assertThat(after.cube().modifier())
                    .isGreaterThanOrEqualTo(each._1.cube().modifier());
            assertThat(after.setting()).isEqualTo(setting);
        }
        play.states().forEach(state -> {
            boolean waiting = state.phase() instanceof BattlePhase.BeforeRound;
            boolean shipsInBattle = state.forces().exists(BattleForce::isInBattle);
            assertThat(CubeBattle.GAME.over(state))
                    .isEqualTo(waiting && (state.cube().isDestroyed() || !shipsInBattle));
        });
    }

    /** Invariant 57, and one rule for both ways of playing. */
    @Rule("AS-CBT-05")
    @Property(tries = 300)
    void shouldGiveTheSameResultWithAndWithoutEvents(
            @ForAll BattleSetting setting, @ForAll Array<BattleForce> forces, @ForAll long seed) {
        CubeBattleState start = start(setting, forces);
        assertThat(CubeBattle.fight(start, Policy.random(), Dice.seeded(seed)))
                .isEqualTo(play(start, seed).last());
    }
}
