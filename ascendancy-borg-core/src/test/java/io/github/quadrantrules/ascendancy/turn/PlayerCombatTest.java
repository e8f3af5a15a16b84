package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.ONE;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.BattleEvent;
import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.BattleSide;
import io.github.quadrantrules.ascendancy.combat.Battlefield;
import io.github.quadrantrules.ascendancy.combat.CombatDice;
import io.github.quadrantrules.ascendancy.combat.FirstRound;
import io.github.quadrantrules.ascendancy.combat.Fleet;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.combat.RetreatDestination;
import io.github.quadrantrules.ascendancy.combat.ShipWeapons;
import io.github.quadrantrules.ascendancy.combat.Squadron;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.PlayerTurn;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Players who attack Cubes and invade Borg Worlds in turns of their own. */
class PlayerCombatTest extends PlayedRounds {
    /** Nine Hits that need no roll destroy a Cube in the first round. */
    private static RoundChoice.AttackCube overwhelming(
            GameRoundState state, PlayerCombatProfile player, Squadron ships) {
        RoundChoice.AttackCube sample = choice(state, RoundChoice.AttackCube.class);
        BattleSide side = sample.contingent().side();
        return new RoundChoice.AttackCube(
                sample.cube(),
                new Contingent(
                        new BattleSide(player, side.turnOrder(), side.field()),
                        new BattleForce(ships, Vector.empty(), 9, Option.none())));
    }

    private static PlayerCombatProfile federation() {
        return PlayerCombatProfile.of("Federation", 4);
    }

    /** 4 Ships hit on 4: of 6, 5, 4 and 1 three are Hits, which count before the Cube shoots with the other 6 dice. */
    @Rule({"AS-ATK-06", "AS-ATK-07", "AS-CBT-02", "AS-CBT-03", "AS-DMG-04"})
    @Test
    void shouldLetAPlayerAttackACubeAloneAndStrikeFirst() {
        GameRoundState state = start(siege());
        RoundChoice.AttackCube attack = choice(state, RoundChoice.AttackCube.class);
        Step<GameRoundState> begun = apply(state, attack);
        assertThat(begun.events()).containsExactly(new RoundEvent.CubeAttacked(FEDERATION, ONE));
        RoundPhase.Fighting fighting = (RoundPhase.Fighting) begun.state().phase();
        assertThat(fighting.battle().setting().sides().map(BattleSide::id)).containsExactly(FEDERATION);
        assertThat(fighting.battle().setting().firstRound()).isEqualTo(FirstRound.PLAYERS_STRIKE_FIRST);
        ScriptedDice firstRound =
                Dice.scripted(CombatDice.SHIP.showing(6, 5, 4, 1), CombatDice.BORG.showing(1, 1, 1, 2, 2, 3));
        Step<GameRoundState> struck = GAME.apply(
                        begun.state(), new RoundChoice.InCombat(new BattleChoice.Fight()), firstRound)
                .get();
        firstRound.finish();
        assertThat(struck.events().map(Event::getClass).toJavaList())
                .containsSubsequence(
                        BattleEvent.ShipsShot.class, BattleEvent.CubeDamaged.class, BattleEvent.CubeShot.class);
        GameRoundState fought = struck.state();
        while (fought.phase() instanceof RoundPhase.Fighting) {
            fought = apply(fought, GAME.choices(fought).head()).state();
        }
        assertThat(fought.table().galaxy().shipsAt(RISA.orbit())).contains(ShipGroup.singles(KLINGONS, 2));
        assertThat(fought.card()).contains(new PlayerTurn(1, FEDERATION));
    }

    @Rule({"AS-DES-04", "AS-DES-05", "AS-TEC-01"})
    @Test
    void shouldGiveACardToTheOneWhoDestroysACubeInATurnOfTheOwn() {
        GameRoundState state = start(siege());
        Step<GameRoundState> begun = apply(state, overwhelming(state, federation(), Squadron.of(4)));
        Step<GameRoundState> won = apply(begun.state(), new RoundChoice.InCombat(new BattleChoice.Fight()));
        Table table = won.state().table();
        assertThat(table.galaxy().cubes()).isEmpty();
        assertThat(table.pieces().supply().cubes()).isEqualTo(5);
        assertThat(table.cards().area(FEDERATION).all()).hasSize(1);
        assertThat(table.cards().area(KLINGONS).all()).isEmpty();
        assertThat(table.tokens()).isEmpty();
        assertThat(won.events()).contains(new TurnEvent.CubeLost(ONE));
        assertThat(won.state().phase()).isInstanceOf(RoundPhase.Acting.class);
    }

    @Rule({"AS-DES-06", "AS-DES-07"})
    @Test
    void shouldCountCultureAndProductionForDestroyedCubes() {
        Table table = siege().withGalaxy(siege().galaxy().withShips(RISA.orbit(), new ShipGroup(KLINGONS, 5, 2)));
        GameRoundState state = GameRoundState.start(
                new RoundOrder(Vector.of(
                        new PlayerTurn(1, KLINGONS),
                        new TurnOrderCard.BorgTurn(2, Option.none()),
                        new PlayerTurn(3, FEDERATION))),
                table.withTokens(TreeMap.of(KLINGONS, new RewardTokens(2, 0))));
        PlayerCombatProfile klingons = new PlayerCombatProfile(KLINGONS, new ShipWeapons(5, true), 0, 0, false, true);
        Squadron raid = Squadron.of(2).withFleet(Fleet.marauder("Marauder", 2)).withFleet(Fleet.of("Home Guard", 1));
        Step<GameRoundState> won = apply(
                apply(state, overwhelming(state, klingons, raid)).state(),
                new RoundChoice.InCombat(new BattleChoice.Fight()));
        assertThat(won.state().table().tokens()).isEqualTo(TreeMap.of(KLINGONS, new RewardTokens(3, 1)));
        TurnEvent.TokensGained gained = new TurnEvent.TokensGained(KLINGONS, new RewardTokens(1, 1));
        assertThat(won.events()).contains(gained);
        assertThat(gained.sentence()).isEqualTo("Klingons gains 1 Culture and 1 Production for the destroyed Cube.");
        assertThatThrownBy(() -> new RewardTokens(0, -1)).hasMessageEndingWith("-1");
        assertThatThrownBy(() -> new TurnEvent.TokensGained(KLINGONS, new RewardTokens(0, 0)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Rule({"AS-ATK-06", "AS-ATK-01"})
    @Test
    void shouldRefuseAnAttackThatTheTableDoesNotShow() {
        GameRoundState state = start(siege());
        RoundChoice.AttackCube sample = choice(state, RoundChoice.AttackCube.class);
        assertThat(refused(state, new RoundChoice.AttackCube(CubeId.of(2), sample.contingent()))
                        .piece())
                .contains("2");
        assertThat(refused(state, overwhelming(state, federation(), Squadron.of(3)))
                        .rule()
                        .id())
                .isEqualTo("AS-ATK-01");
        assertThat(refused(state, overwhelming(state, PlayerCombatProfile.of("Klingons", 4), Squadron.of(2)))
                        .rule()
                        .id())
                .isEqualTo("AS-ATK-06");
    }

    @Rule("AS-RET-02")
    @Test
    void shouldRefuseADestinationThatIsNearerThanItIsSaidToBe() {
        GameRoundState state = start(siege());
        RoundChoice.AttackCube sample = choice(state, RoundChoice.AttackCube.class);
        assertThat(sample.contingent().side().field().legalDestinations())
                .allMatch(way -> way.distanceToCube() == 1)
                .hasSize(2);
        for (RetreatDestination wrong : Vector.of(
                new RetreatDestination(RISA.orbit(), 1, 1),
                new RetreatDestination(VULCAN.orbit(), 1, 1),
                new RetreatDestination(SectorId.of("Nowhere"), 1, 1))) {
            BattleSide side = new BattleSide(federation(), 1, new Battlefield(RISA.orbit(), 0, Vector.of(wrong)));
            Violation violation = refused(
                    state,
                    new RoundChoice.AttackCube(
                            ONE, new Contingent(side, sample.contingent().force())));
            assertThat(violation.rule().id()).isEqualTo("AS-RET-02");
            assertThat(violation.piece()).isEqualTo(wrong.toString());
        }
    }

    private static Table occupied(int nodes, int ships) {
        return ships(Tables.withWorlds(Tables.duel(), new BorgWorld(BAJOR, nodes, false)), BAJOR, FEDERATION, ships);
    }

    private static RoundChoice.InvadeWorld invasion(GameRoundState state, int hits) {
        RoundChoice.InvadeWorld sample = choice(state, RoundChoice.InvadeWorld.class);
        return new RoundChoice.InvadeWorld(
                sample.system(),
                sample.setting(),
                new BattleForce(sample.force().squadron(), Vector.empty(), hits, Option.none()));
    }

    @Rule({"AS-RCL-01", "AS-RCL-08", "AS-RCL-09", "AS-RCL-10"})
    @Test
    void shouldLetEvenTheFederationReclaimAWorldWhichThenLiesWaste() {
        GameRoundState state = start(occupied(2, 6));
        Step<GameRoundState> begun = apply(state, invasion(state, 3));
        assertThat(begun.events()).containsExactly(new RoundEvent.WorldInvaded(FEDERATION, BAJOR));
        assertThat(begun.state().decider()).contains(FEDERATION);
        Step<GameRoundState> won = apply(begun.state(), new RoundChoice.InCombat(new BattleChoice.Fight()));
        Table table = won.state().table();
        assertThat(table.worlds()).isEmpty();
        assertThat(table.galaxy().holdings().controllers().containsKey(BAJOR)).isFalse();
        assertThat(table.galaxy().holdings().developed()).doesNotContain(BAJOR);
        assertThat(table.cards().area(FEDERATION).all()).hasSize(1);
        assertThat(table.pieces().supply().spires()).isEqualTo(5);
        assertThat(won.events()).contains(new RoundEvent.WorldLaidWaste(FEDERATION, BAJOR));
    }

    @Rule({"AS-RCL-03", "AS-PSH-02", "AS-PSH-04"})
    @Test
    void shouldLeaveTheNewNodesOfAWorldThatWasNotReclaimed() {
        GameRoundState state = start(ships(Tables.withWorlds(Tables.duel(), BorgWorld.at(RISA)), RISA, FEDERATION, 3));
        Dice misses = Dice.scripted(CombatDice.SHIP.showing(1, 2, 3), CombatDice.BORG.showing(1));
        GameRoundState fought = GAME.apply(
                        apply(state, invasion(state, 0)).state(),
                        new RoundChoice.InCombat(new BattleChoice.Fight()),
                        misses)
                .get()
                .state();
        GameRoundState left = apply(fought, GAME.choices(fought).last()).state();
        assertThat(left.table().worlds()).containsExactly(new BorgWorld(RISA, 1, false));
        assertThat(left.table().galaxy().shipsAt(RISA.orbit())).isEmpty();
        assertThat(left.table().galaxy().ships().values().map(Vector::head))
                .containsExactly(ShipGroup.singles(FEDERATION, 3));
    }

    @Rule({"AS-RCL-01", "AS-RCL-11", "AS-ADD-02", "AS-RCL-07"})
    @Test
    void shouldRefuseAnInvasionThatTheTableDoesNotAllow() {
        GameRoundState state = start(occupied(2, 6));
        RoundChoice.InvadeWorld sample = choice(state, RoundChoice.InvadeWorld.class);
        assertThat(refused(state, new RoundChoice.InvadeWorld(VULCAN, sample.setting(), sample.force()))
                        .rule()
                        .id())
                .isEqualTo("AS-RCL-01");
        assertThat(refused(state, new RoundChoice.InvadeWorld(BAJOR, sample.setting(), BattleForce.of(5)))
                        .rule()
                        .id())
                .isEqualTo("AS-RCL-11");
        assertThat(refused(
                                state,
                                new RoundChoice.InvadeWorld(
                                        BAJOR, sample.setting().withCommander(KLINGONS), sample.force()))
                        .rule()
                        .id())
                .isEqualTo("AS-RCL-07");
        GameRoundState guarded = start(Tables.withCube(occupied(2, 6), 1, BAJOR));
        Violation violation = refused(guarded, sample);
        assertThat(violation.rule().id()).isEqualTo("AS-RCL-11");
        assertThat(violation.piece()).isEqualTo("Bajor");
        assertThat(GAME.choices(guarded)).noneMatch(RoundChoice.InvadeWorld.class::isInstance);
    }
}
