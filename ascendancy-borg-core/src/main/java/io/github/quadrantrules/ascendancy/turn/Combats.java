package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.combat.AssimilationResult;
import io.github.quadrantrules.ascendancy.combat.AssimilationState;
import io.github.quadrantrules.ascendancy.combat.BattleCard;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.BattleSide;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.Rewards;
import io.github.quadrantrules.ascendancy.combat.Structure;
import io.github.quadrantrules.ascendancy.combat.SystemDefense;
import io.github.quadrantrules.ascendancy.galaxy.AttackStep;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.galaxy.TurnOrder;
import io.github.quadrantrules.ascendancy.world.DevelopedSystem;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The combats of an activation: how they begin from the table, and what they leave on it. */
final class Combats {
    private Combats() {}

    /** The battle of step 1, if the base game's words fit the table. Rules AS-ATK-01 to AS-ATK-05. */
    static Either<Violation, CubeBattleState> battle(Course course, Vector<Contingent> contingents) {
        Activation activation = course.activation();
        Galaxy galaxy = course.galaxy();
        TurnOrder numbers = course.order();
        TreeMap<PlayerId, ShipGroup> attacked = AttackStep.participants(galaxy, activation.cube());
        Vector<PlayerId> order = attacked.keySet().toVector().sortBy(numbers::numberOf);
        if (!contingents.map(each -> each.side().id()).equals(order)) {
            return forbidden("AS-ATK-02", "All players in range fight, in Turn Order", order.mkString(", "));
        }
        return contingents
                .flatMap(each -> Contingents.flaw(
                        galaxy,
                        activation.cube(),
                        attacked.get(each.side().id()).get(),
                        numbers.numberOf(each.side().id()),
                        each))
                .headOption()
                .<Either<Violation, CubeBattleState>>map(Either::left)
                .getOrElse(() -> Either.right(start(course, contingents)));
    }

    private static CubeBattleState start(Course course, Vector<Contingent> contingents) {
        BattleSetting setting = new BattleSetting(
                Array.ofAll(contingents.map(Contingent::side)),
                course.table().console().weapons(),
                course.table().worlds().size(),
                course.activation().firstRound(),
                course.card().holder());
        return CubeBattleState.start(setting, Array.ofAll(contingents.map(Contingent::force)));
    }

    /** What a battle has left in the Borg turn. */
    static Course settle(Course course, CubeBattleState battle, Dice dice) {
        CubeId cube = course.activation().cube();
        Course after = course.then(settled(course.table(), cube, battle, dice));
        return battle.cube().isDestroyed() ? after.with(after.command().without(cube)) : after;
    }

    /** What a battle has left on the table: Ships, cards and tokens, and the Cube or not. */
    static Step<Table> settled(Table table, CubeId cube, CubeBattleState battle, Dice dice) {
        Galaxy galaxy = battle.setting()
                .sides()
                .map(BattleSide::id)
                .foldLeft(
                        table.galaxy(),
                        (left, player) -> Contingents.survivors(left, cube, player, battle.force(player)));
        Table after = galaxy == table.galaxy() ? table : table.withGalaxy(galaxy);
        return battle.cube().isDestroyed()
                ? destroyed(after, cube, battle.rewards().getOrElseThrow(IllegalStateException::new), dice)
                : new Step<>(after, Vector.empty());
    }

    private static Step<Table> destroyed(Table table, CubeId cube, Rewards rewards, Dice dice) {
        Step<Table> gained = Spoils.ofCube(table, rewards, dice);
        Table after = gained.state();
        return new Step<>(
                after.withGalaxy(after.galaxy().withoutCube(cube)),
                gained.events().append(new TurnEvent.CubeLost(cube)));
    }

    /** The assimilation of step 3, if the base game's words fit the table. Rules AS-ASM-02 to AS-ASM-05. */
    static Either<Violation, AssimilationState> assimilation(
            Course course, Stage.Assault assault, TurnChoice.Defend choice) {
        SystemDefense defense = choice.defense();
        Table table = course.table();
        return isDefense(table, assault.system(), defense)
                ? Either.right(AssimilationState.start(
                        defense,
                        table.console().weapons(),
                        table.worlds().size(),
                        course.activation().firstRound(),
                        choice.cards().toJavaArray(BattleCard[]::new)))
                : forbidden(
                        "AS-ASM-04",
                        "A System defends itself with all its Structures, "
                                + SystemFall.piecesOf(table, assault.system()).structures(),
                        defense.toString());
    }

    /** Whether it is that of the System, as the table has it. Rule AS-ASM-04. */
    static boolean isDefense(Table table, SystemId system, SystemDefense defense) {
        DevelopedSystem pieces = SystemFall.piecesOf(table, system);
        return defense.system().equals(system)
                && defense.controller()
                        .equals(table.galaxy().holdings().controllers().get(system))
                && resources(defense.structureOrder()) == pieces.resourceNodes()
                && defense.structureOrder().size() == pieces.structures();
    }

    private static int resources(Vector<Structure> structures) {
        return structures.count(structure -> structure != Structure.CONTROL_NODE);
    }

    /** What an assimilation has left: Spire or Structures first, then the Cube, then a card. Rule AS-ASM-10. */
    static Course settle(Course course, AssimilationResult result, Dice dice) {
        Table table = course.table();
        Course after = result.isSpirePlaced()
                ? course.then(SystemFall.assimilated(table, result.system()))
                : course.with(table.withPlanets(
                        table.planets().withResourceNodes(result.system(), resources(result.structuresLeft()))));
        if (after.over() || !result.isCubeDestroyed()) {
            return after;
        }
        CubeId cube = course.activation().cube();
        Rewards rewards = result.rewards().without(after.table()::isAssimilated);
        Course without = after.then(destroyed(after.table(), cube, rewards, dice));
        return without.with(without.command().without(cube));
    }

    static <T> Either<Violation, T> forbidden(String rule, String reason, String piece) {
        return Either.left(new Violation(RuleId.of(rule), reason, piece));
    }
}
