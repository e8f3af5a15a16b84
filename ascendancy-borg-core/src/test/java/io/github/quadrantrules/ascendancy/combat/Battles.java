package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Roll;
import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Battles for tests: two sides, their dice, and any state in which a round can be fought.
 *
 * <p>Whole battles come without edge cases, because those of so many parameters would leave no room for anything else.
 */
public class Battles extends DomainContextBase {
    static final RetreatDestination VULCAN = new RetreatDestination(SectorId.of("Vulcan"), 2, 1);
    static final RetreatDestination ANDORIA = new RetreatDestination(SectorId.of("Andoria"), 3, 2);
    static final RetreatDestination TOO_NEAR = new RetreatDestination(SectorId.of("Sol"), 1, 2);

    /** Ships next to the Cube, with two legal ways out and one that leads no farther away. */
    static final Battlefield RISA = new Battlefield(SectorId.of("Risa"), 1, Vector.of(TOO_NEAR, VULCAN, ANDORIA));

    static BattleSetting federation(int weaponHitValue) {
        return BattleSetting.of(PlayerCombatProfile.of("Federation", weaponHitValue), 2)
                .withField(RISA);
    }

    static BattleSetting klingons(int weaponHitValue) {
        return BattleSetting.of(PlayerCombatProfile.klingons(weaponHitValue), 2).withField(RISA);
    }

    /** A battle in the middle: after the first round, so many dice on the card. */
    static CubeBattleState battle(BattleSetting setting, int ships, int diceOnCard, int modifier) {
        return battle(setting, BattleForce.of(ships), new CubeCombat(diceOnCard, ShieldModifier.of(modifier)));
    }

    /** A battle of one player; of a destroyed Cube, with the reward of the one who fought it. */
    static CubeBattleState battle(BattleSetting setting, BattleForce force, CubeCombat cube) {
        Vector<PlayerId> player = setting.sides().map(BattleSide::id).toVector();
        Rewards rewards = new Rewards(player, Vector.empty(), Vector.empty());
        return new CubeBattleState(
                setting, Array.of(force), cube, BattlePhase.BEFORE_ROUND, Option.when(cube.isDestroyed(), rewards));
    }

    /** Whether the first player has to retreat. */
    static boolean retreatIsForced(CubeBattleState battle) {
        return Retreat.isForced(
                battle.setting().sides().head().player().weapons(),
                battle.cube().modifier());
    }

    /** The same battle with other Ships. */
    static CubeBattleState withShips(CubeBattleState battle, int ships) {
        return battle.with(Array.of(BattleForce.of(ships)));
    }

    static Roll<Integer> ships(Integer... faces) {
        return CombatDice.SHIP.showing(faces);
    }

    static Roll<Integer> borg(Integer... faces) {
        return CombatDice.BORG.showing(faces);
    }

    @Provide
    Arbitrary<ShieldModifier> modifiers() {
        return Arbitraries.integers().between(0, 4).map(ShieldModifier::of);
    }

    @Provide
    Arbitrary<ShipWeapons> weapons() {
        return Combinators.combine(Arbitraries.integers().between(1, 6), Arbitraries.of(true, false))
                .as(ShipWeapons::new);
    }

    @Provide
    Arbitrary<CubeCombat> cubes() {
        return Combinators.combine(Arbitraries.integers().between(0, 9), modifiers())
                .as(CubeCombat::new);
    }

    @Provide
    Arbitrary<BorgWeaponTable> tables() {
        return Arbitraries.integers()
                .between(2, 6)
                .list()
                .ofSize(6)
                .map(values -> new BorgWeaponTable(Vector.ofAll(values).sorted().reverse(), Provenance.SAMPLE));
    }

    @Provide
    Arbitrary<BattleSetting> settings() {
        Arbitrary<PlayerCombatProfile> players = Combinators.combine(
                        weapons(),
                        Arbitraries.integers().between(0, 3),
                        Arbitraries.integers().between(0, 4),
                        Arbitraries.of(true, false))
                .as((weapons, bonus, shield, mayRetreat) ->
                        new PlayerCombatProfile(PlayerId.of("Player"), weapons, bonus, shield, mayRetreat, false));
        return Combinators.combine(
                        players,
                        tables(),
                        Arbitraries.integers().between(0, 5),
                        Arbitraries.of(RISA, Battlefield.open(), Battlefield.cornered()))
                .as((player, table, spires, field) ->
                        BattleSetting.of(player, spires).withField(field).withWeapons(table))
                .withoutEdgeCases();
    }

    /** Battles that have not ended: before the first round, or after any number of rounds. */
    @Provide
    Arbitrary<CubeBattleState> undecided() {
        Arbitrary<CubeCombat> cubes = Combinators.combine(
                        Arbitraries.integers().between(0, 8),
                        Arbitraries.integers().between(0, 4))
                .as((card, modifier) ->
                        modifier == 0 ? CubeCombat.FRESH : new CubeCombat(card, ShieldModifier.of(modifier)));
        return Combinators.combine(settings(), Arbitraries.integers().between(1, 12), cubes)
                .as((setting, ships, cube) -> battle(setting, BattleForce.of(ships), cube))
                .withoutEdgeCases();
    }

    @Provide
    Arbitrary<RoundReport> rounds() {
        return Combinators.combine(undecided(), Arbitraries.longs())
                .as((battle, seed) -> CombatRound.fight(battle, Dice.seeded(seed)))
                .withoutEdgeCases();
    }
}
