package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.dice.Dice;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Battles of 1 to 5 players for tests, each of whom has weapons, Ships and a place of the own: before a battle, and at any
 * point before a round.
 */
public class JointBattles extends DomainContextBase {
    /** Ships in the Cube's Sector that can retreat nowhere; every other field has a way out. */
    static final Battlefield CORNERED = new Battlefield(SectorId.of("Risa"), 0, Vector.empty());

    private static final Battlefield NEAR = new Battlefield(
            SectorId.of("Risa"), 0, Vector.of(new RetreatDestination(SectorId.of("Sol"), 1, 1), Battles.VULCAN));

    /** A player's Ships in a battle that has been going on for a while. */
    private enum Fate {
        FIGHTING,
        LOST,
        RETREATED
    }

    /** What a player brings into a battle. */
    private record Part(BattleForce force, Fate fate) {
        /** How the player stands after a round, if the rules let it be so. */
        BattleForce in(BattleSide side) {
            boolean gone =
                    fate == Fate.RETREATED && hasWayOut(side) && side.player().mayRetreat();
            if (gone) {
                return BattleForce.of(force.squadron())
                        .retreated(side.field().offered().last());
            }
            return fate == Fate.LOST ? BattleForce.of(0) : force;
        }
    }

    /** Whether the map lets the player retreat. */
    static boolean hasWayOut(BattleSide side) {
        return !side.field().equals(CORNERED);
    }

    @Provide
    Arbitrary<BattleSetting> settings() {
        Arbitrary<Vector<Integer>> order = Arbitraries.shuffle(1, 2, 3, 4, 5, 6).map(Vector::ofAll);
        Arbitrary<Option<PlayerId>> commanders = Arbitraries.of(Option.none(), Option.some(PlayerId.of("Cardassians")));
        return Combinators.combine(
                        sides().list().ofMinSize(1).ofMaxSize(5),
                        order,
                        new Battles().tables(),
                        Arbitraries.integers().between(0, 5),
                        Arbitraries.of(FirstRound.values()),
                        commanders)
                .as((sides, numbers, table, spires, first, commander) ->
                        new BattleSetting(numbered(sides, numbers), table, spires, first, commander))
                .withoutEdgeCases();
    }

    /** Different names and Turn Order numbers, in no order. */
    private static Array<BattleSide> numbered(List<BattleSide> sides, Vector<Integer> numbers) {
        return Array.ofAll(sides).zipWithIndex((side, index) -> {
            PlayerCombatProfile player = side.player();
            return new BattleSide(
                    new PlayerCombatProfile(
                            PlayerId.of("Player " + index),
                            player.weapons(),
                            player.bonusDice(),
                            player.shieldVsBorg(),
                            player.mayRetreat(),
                            player.cultureForCubes()),
                    numbers.get(index),
                    side.field());
        });
    }

    private static Arbitrary<BattleSide> sides() {
        Arbitrary<PlayerCombatProfile> players = Combinators.combine(
                        new Battles().weapons(),
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.integers().between(0, 3),
                        Arbitraries.of(true, true, false))
                .as((weapons, bonus, shield, mayRetreat) ->
                        new PlayerCombatProfile(PlayerId.of("Player"), weapons, bonus, shield, mayRetreat, false));
        return Combinators.combine(players, Arbitraries.of(Battles.RISA, NEAR, CORNERED))
                .as((player, field) -> new BattleSide(player, 1, field));
    }

    /** Players with single Ships or one Fleet, so that nobody chooses casualties. */
    private static Arbitrary<Part> parts() {
        Arbitrary<Squadron> squadrons = Combinators.combine(
                        Arbitraries.integers().between(1, 6), Arbitraries.of(true, false))
                .as((ships, fleet) -> fleet ? Squadron.NONE.withFleet(Fleet.of("Fleet", ships)) : Squadron.of(ships));
        return Combinators.combine(
                        squadrons,
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.of(Fate.FIGHTING, Fate.FIGHTING, Fate.LOST, Fate.RETREATED))
                .as((ships, hits, fate) -> new Part(new BattleForce(ships, Vector.empty(), hits, Option.none()), fate));
    }

    /** Battles that have not ended: before the first round, or after any number of rounds. */
    @Provide
    Arbitrary<CubeBattleState> undecided() {
        Arbitrary<CubeCombat> cubes = Combinators.combine(
                        Arbitraries.integers().between(0, 8),
                        Arbitraries.integers().between(0, 4))
                .as((card, modifier) ->
                        modifier == 0 ? CubeCombat.FRESH : new CubeCombat(card, ShieldModifier.of(modifier)));
        return Combinators.combine(settings(), parts().list().ofSize(5), cubes)
                .as(JointBattles::battle)
                .withoutEdgeCases();
    }

    /** Somebody still fights: the first player, if nobody else does. */
    private static CubeBattleState battle(BattleSetting setting, List<Part> parts, CubeCombat cube) {
        Array<BattleForce> fresh =
                setting.sides().zipWithIndex((side, index) -> parts.get(index).force());
        Array<BattleForce> later =
                setting.sides().zipWithIndex((side, index) -> parts.get(index).in(side));
        Array<BattleForce> fighting = later.exists(BattleForce::isInBattle) ? later : later.update(0, fresh.head());
        return new CubeBattleState(
                setting, cube.isUnadapted() ? fresh : fighting, cube, BattlePhase.BEFORE_ROUND, Option.none());
    }

    /** Starts in which cards are held and casualties have to be chosen. */
    @Provide
    Arbitrary<Array<BattleForce>> forces() {
        BattleCard cult = new BattleCard.CubeDamage("Cult of Kahless");
        BattleCard torpedo = new BattleCard.AutoHits("Torpedo", 2);
        Arbitrary<BattleForce> force = Combinators.combine(
                        Arbitraries.integers().between(0, 3),
                        Arbitraries.integers().between(1, 3),
                        Arbitraries.of(Vector.<BattleCard>empty(), Vector.of(cult), Vector.of(torpedo, cult)))
                .as((singles, ships, cards) -> BattleForce.of(
                                Squadron.of(singles).withFleet(Fleet.of("Fleet", ships)))
                        .withCards(cards.toJavaArray(BattleCard[]::new)));
        return force.list().ofSize(5).map(Array::ofAll).withoutEdgeCases();
    }

    @Provide
    Arbitrary<RoundReport> rounds() {
        return Combinators.combine(undecided(), Arbitraries.longs())
                .as((battle, seed) -> CombatRound.fight(battle, Dice.seeded(seed)))
                .withoutEdgeCases();
    }
}
