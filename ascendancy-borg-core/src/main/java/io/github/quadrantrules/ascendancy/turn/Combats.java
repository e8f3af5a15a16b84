package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.combat.AssimilationResult;
import io.github.quadrantrules.ascendancy.combat.AssimilationState;
import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.Squadron;
import io.github.quadrantrules.ascendancy.combat.Structure;
import io.github.quadrantrules.ascendancy.combat.SystemDefense;
import io.github.quadrantrules.ascendancy.command.TechDraw;
import io.github.quadrantrules.ascendancy.command.TechDrawReason;
import io.github.quadrantrules.ascendancy.galaxy.AttackStep;
import io.github.quadrantrules.ascendancy.galaxy.Blockade;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.world.DevelopedSystem;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The combats of an activation: how they begin from the table, and what they leave on it. */
final class Combats {
    private Combats() {}

    /** The battle of step 1, if the base game's words fit the table. Rules AS-ATK-01 to AS-ATK-05. */
    static Either<Violation, CubeBattleState> battle(
            BorgTurnState state, Activation activation, Vector<Contingent> contingents) {
        Galaxy galaxy = state.table().galaxy();
        TreeMap<PlayerId, ShipGroup> attacked = AttackStep.participants(galaxy, activation.cube());
        Vector<PlayerId> order = attacked.keySet().toVector().sortBy(state.order()::numberOf);
        if (!contingents.map(each -> each.side().id()).equals(order)) {
            return forbidden("AS-ATK-02", "All players in range fight, in Turn Order", order.mkString(", "));
        }
        return contingents
                .find(each -> !fits(state, activation.cube(), each, attacked))
                .<Either<Violation, CubeBattleState>>map(odd -> forbidden(
                        "AS-ATK-01",
                        "A player fights with all Ships in range, from where they are",
                        odd.side().id().name()))
                .getOrElse(() -> Either.right(start(state, activation, contingents)));
    }

    private static boolean fits(
            BorgTurnState state, CubeId cube, Contingent each, TreeMap<PlayerId, ShipGroup> attacked) {
        Galaxy galaxy = state.table().galaxy();
        SectorId sector = galaxy.sectorOf(cube);
        PlayerId player = each.side().id();
        ShipGroup group = attacked.get(player).get();
        Squadron squadron = each.force().squadron();
        int distance = AttackStep.sectorsInRange(galaxy, cube)
                        .tail()
                        .exists(beside -> group(galaxy, beside, player).isDefined())
                ? 1
                : 0;
        return squadron.ships() == group.ships()
                && squadron.fleets().size() == group.fleets()
                && each.force().retreatedTo().isEmpty()
                && each.side().turnOrder() == state.order().numberOf(player)
                && each.side().field().cube().equals(sector)
                && each.side().field().shipsDistance() == distance
                && each.side()
                        .field()
                        .legalDestinations()
                        .forAll(to -> galaxy.map().contains(to.sector()) && !Blockade.blocksShips(galaxy, to.sector()));
    }

    private static CubeBattleState start(BorgTurnState state, Activation activation, Vector<Contingent> contingents) {
        BattleSetting setting = new BattleSetting(
                Array.ofAll(contingents.map(Contingent::side)),
                state.table().console().weapons(),
                state.table().worlds().size(),
                activation.firstRound(),
                state.card().holder());
        return CubeBattleState.start(setting, Array.ofAll(contingents.map(Contingent::force)));
    }

    /** What a battle has left: Ships, Technology Cards, and the Cube or not. */
    static Course settle(Course course, CubeBattleState battle, Dice dice) {
        CubeId cube = course.activation().cube();
        Galaxy galaxy = battle.setting()
                .sides()
                .map(side -> side.id())
                .foldLeft(course.galaxy(), (left, player) -> withSurvivors(left, cube, player, battle.force(player)));
        Course after = battle.rewards()
                .map(rewards -> withTechnology(course.with(galaxy), rewards.technologyCards(), dice))
                .getOrElse(() -> course.with(galaxy));
        return battle.cube().isDestroyed() ? withoutCube(after) : after;
    }

    private static Course withoutCube(Course course) {
        CubeId cube = course.activation().cube();
        return course.with(course.galaxy().withoutCube(cube))
                .with(course.state().command().without(cube))
                .tell(new TurnEvent.CubeLost(cube));
    }

    /** Each draws one card, in Turn Order. Rule AS-DES-04. */
    private static Course withTechnology(Course course, Vector<PlayerId> players, Dice dice) {
        return players.foldLeft(course, (after, player) -> {
            TableCards cards = after.table().cards();
            TechDraw draw = cards.technology()
                    .draw(cards.area(player), TechDrawReason.CUBE_DESTROYED, dice)
                    .get();
            return after.with(after.table().withCards(cards.withTechnology(draw.rest(), player, draw.area())))
                    .tell(draw.events());
        });
    }

    private static Galaxy withSurvivors(Galaxy galaxy, CubeId cube, PlayerId player, BattleForce force) {
        Vector<SectorId> range = AttackStep.sectorsInRange(galaxy, cube);
        Galaxy cleared = range.foldLeft(galaxy, (left, sector) -> left.withoutShips(sector, player));
        if (force.ships() == 0) {
            return cleared;
        }
        int fleets = force.squadron().fleets().size();
        return force.retreatedTo()
                .map(to -> joined(cleared, to.sector(), new ShipGroup(player, force.ships(), fleets)))
                .getOrElse(() -> stay(galaxy, cleared, range.reverse(), player, force.ships(), fleets));
    }

    private static Galaxy joined(Galaxy galaxy, SectorId sector, ShipGroup group) {
        return galaxy.withShips(
                sector, group(galaxy, sector, group.owner()).map(group::plus).getOrElse(group));
    }

    /** Ships that fought from several Sectors stay in theirs; those nearest the Cube are the first that are lost. */
    private static Galaxy stay(
            Galaxy before, Galaxy cleared, Vector<SectorId> farthestFirst, PlayerId player, int ships, int fleets) {
        Galaxy galaxy = cleared;
        int shipsLeft = ships;
        int fleetsLeft = fleets;
        for (SectorId sector : farthestFirst) {
            Option<ShipGroup> group = group(before, sector, player);
            int here = Math.min(shipsLeft, group.map(ShipGroup::ships).getOrElse(0));
            if (here > 0) {
                int fleetsHere = Math.min(fleetsLeft, Math.min(here, group.get().fleets()));
                galaxy = galaxy.withShips(sector, new ShipGroup(player, here, fleetsHere));
                shipsLeft -= here;
                fleetsLeft -= fleetsHere;
            }
        }
        return galaxy;
    }

    private static Option<ShipGroup> group(Galaxy galaxy, SectorId sector, PlayerId player) {
        return galaxy.shipsAt(sector).find(group -> group.owner().equals(player));
    }

    /** The assimilation of step 3, if the base game's words fit the table. Rules AS-ASM-02 to AS-ASM-05. */
    static Either<Violation, AssimilationState> assimilation(
            BorgTurnState state, Activation activation, Stage.Assault assault, SystemDefense defense) {
        Table table = state.table();
        DevelopedSystem pieces = SystemFall.piecesOf(table, assault.system());
        boolean fits = defense.system().equals(assault.system())
                && defense.controller()
                        .equals(table.galaxy().holdings().controllers().get(assault.system()))
                && resources(defense.structureOrder()) == pieces.resourceNodes()
                && defense.structureOrder().size() == pieces.structures();
        return fits
                ? Either.right(AssimilationState.start(
                        defense, table.console().weapons(), table.worlds().size(), activation.firstRound()))
                : forbidden(
                        "AS-ASM-04",
                        "A System defends itself with all its Structures, " + pieces.structures(),
                        defense.toString());
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
        Vector<PlayerId> drawing = result.rewards().technologyCards().reject(after.table()::isAssimilated);
        return withTechnology(withoutCube(after), drawing, dice);
    }

    static <T> Either<Violation, T> forbidden(String rule, String reason, String piece) {
        return Either.left(new Violation(RuleId.of(rule), reason, piece));
    }
}
