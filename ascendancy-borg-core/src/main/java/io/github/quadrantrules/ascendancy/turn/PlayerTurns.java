package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.FirstRound;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.combat.ReclaimResult;
import io.github.quadrantrules.ascendancy.combat.ReclaimSetting;
import io.github.quadrantrules.ascendancy.combat.ReclaimState;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TechDrawReason;
import io.github.quadrantrules.ascendancy.galaxy.AttackStep;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What a player does in a turn of the player's own, as far as it concerns the Borg. */
final class PlayerTurns {
    private static final int SAMPLE_HIT_VALUE = 4;

    private PlayerTurns() {}

    static Vector<RoundChoice> choices(RoundPhase.Acting acting) {
        Table table = acting.table();
        return Vector.<RoundChoice>of(new RoundChoice.EndTurn())
                .appendAll(table.galaxy().cubes().keySet().toVector().flatMap(cube -> attack(acting, cube)))
                .appendAll(table.worlds().flatMap(world -> invasion(acting, world)));
    }

    private static Option<RoundChoice> attack(RoundPhase.Acting acting, CubeId cube) {
        Galaxy galaxy = acting.table().galaxy();
        return AttackStep.participants(galaxy, cube)
                .get(acting.card().player())
                .map(group -> new RoundChoice.AttackCube(
                        cube,
                        Contingents.sample(galaxy, cube, group, acting.card().number())));
    }

    private static Option<RoundChoice> invasion(RoundPhase.Acting acting, BorgWorld world) {
        Table table = acting.table();
        SectorId orbit = world.system().orbit();
        PlayerId player = acting.card().player();
        return Contingents.group(table.galaxy(), orbit, player)
                .filter(group -> table.galaxy().cubeAt(orbit).isEmpty())
                .map(group -> new RoundChoice.InvadeWorld(
                        world.system(),
                        new ReclaimSetting(
                                PlayerCombatProfile.of(player.name(), SAMPLE_HIT_VALUE),
                                table.console().weapons(),
                                table.worlds().size(),
                                Contingents.ways(table.galaxy(), orbit, orbit),
                                Option.none(),
                                Option.none()),
                        BattleForce.of(Contingents.squadron(group))));
    }

    /** The player fights alone, whoever else is in range. Rule AS-ATK-06. */
    static Either<Violation, RoundPhase.Fighting> attack(
            RoundOrder round, RoundPhase.Acting acting, RoundChoice.AttackCube attack) {
        Table table = acting.table();
        Galaxy galaxy = table.galaxy();
        PlayerId player = acting.card().player();
        if (!galaxy.cubes().containsKey(attack.cube())) {
            return Combats.forbidden(
                    "AS-ATK-06",
                    "Only a Cube in space can be attacked",
                    attack.cube().toString());
        }
        Option<ShipGroup> group = AttackStep.participants(galaxy, attack.cube()).get(player);
        if (group.isEmpty() || !attack.contingent().side().id().equals(player)) {
            return Combats.forbidden(
                    "AS-ATK-06",
                    "A player attacks a Cube alone, with the player's own Ships in range, in turn " + acting.card(),
                    attack.contingent().side().id().name());
        }
        return Contingents.flaw(
                        galaxy, attack.cube(), group.get(), acting.card().number(), attack.contingent())
                .<Either<Violation, RoundPhase.Fighting>>map(Either::left)
                .getOrElse(() -> Either.right(fighting(acting, attack)));
    }

    private static RoundPhase.Fighting fighting(RoundPhase.Acting acting, RoundChoice.AttackCube attack) {
        Table table = acting.table();
        BattleSetting setting = new BattleSetting(
                Array.of(attack.contingent().side()),
                table.console().weapons(),
                table.worlds().size(),
                FirstRound.PLAYERS_STRIKE_FIRST,
                Option.none());
        return new RoundPhase.Fighting(
                acting.card(),
                table,
                attack.cube(),
                CubeBattleState.start(setting, Array.of(attack.contingent().force())));
    }

    /** Any player may, the Federation included; a Cube in orbit has to be removed first. Rules AS-RCL-01 and AS-RCL-11. */
    static Either<Violation, RoundPhase.Invading> invade(RoundPhase.Acting acting, RoundChoice.InvadeWorld invasion) {
        Table table = acting.table();
        Galaxy galaxy = table.galaxy();
        SystemId system = invasion.system();
        Option<BorgWorld> world = table.worlds().find(each -> each.system().equals(system));
        if (world.isEmpty()) {
            return Combats.forbidden("AS-RCL-01", "Only a Borg World is reclaimed", system.name());
        }
        if (galaxy.cubeAt(system.orbit()).isDefined()) {
            return Combats.forbidden("AS-RCL-11", "A Cube in orbit blocks and has to be removed first", system.name());
        }
        PlayerId player = acting.card().player();
        Option<ShipGroup> group = Contingents.group(galaxy, system.orbit(), player);
        if (group.isEmpty() || !Contingents.isWhole(invasion.force(), group.get())) {
            return Combats.forbidden(
                    "AS-RCL-11",
                    "A player invades with all the player's Ships in the orbit of " + system,
                    player.name());
        }
        if (!fits(table, player, invasion.setting())) {
            return Combats.forbidden(
                    "AS-RCL-07",
                    "The player whose turn it is fights the weapons of the Borg as they are, with nobody in charge",
                    invasion.setting().toString());
        }
        return Contingents.wayOut(galaxy, system.orbit(), invasion.setting().destinations())
                .<Either<Violation, RoundPhase.Invading>>map(Either::left)
                .getOrElse(() -> Either.right(new RoundPhase.Invading(
                        acting.card(),
                        table,
                        system,
                        ReclaimState.start(invasion.setting(), world.get(), invasion.force()))));
    }

    private static boolean fits(Table table, PlayerId player, ReclaimSetting setting) {
        return setting.attacker().id().equals(player)
                && setting.weapons().equals(table.console().weapons())
                && setting.spires() == table.worlds().size()
                && setting.commander().isEmpty();
    }

    /** What an attempt has left: Ships, the world or nothing of it, a card. Rules AS-RCL-08 to AS-RCL-10 and AS-PSH-04. */
    static Step<Table> settled(RoundPhase.Invading invading, ReclaimState attempt, Dice dice) {
        PlayerId player = invading.card().player();
        Galaxy galaxy = Contingents.survivors(
                invading.table().galaxy(), Vector.of(invading.system().orbit()), player, attempt.force());
        Table table = invading.table().withGalaxy(galaxy);
        ReclaimResult result = attempt.result();
        if (result.worldLeft().isDefined()) {
            return new Step<>(table.withWorld(result.world()), Vector.empty());
        }
        Step<Table> drawn = Spoils.draw(
                SystemFall.reclaimed(table, invading.system()),
                result.rewards().technologyCards(),
                TechDrawReason.WORLD_RECLAIMED,
                dice);
        return new Step<>(
                drawn.state(), drawn.events().prepend(new RoundEvent.WorldLaidWaste(player, invading.system())));
    }

    /** The base game has changed the table, and nothing of the Borg with it. Rule AS-CMP-10. */
    static Either<Violation, Step<Table>> report(RoundPhase.Acting acting, Table changed) {
        return BaseGameReport.flaw(acting.table(), changed)
                .<Either<Violation, Step<Table>>>map(Either::left)
                .getOrElse(() -> Either.right(new Step<>(
                        changed,
                        Vector.of(new RoundEvent.TableChanged(acting.card().player())))));
    }

    /** A player finds what the Borg have there; a Spire beyond the limit ends the game. Rules AS-BWD-04 and AS-WIN-01. */
    static Either<Violation, Step<Table>> explore(RoundPhase.Acting acting, SystemId system, Dice dice) {
        Table table = acting.table();
        Holdings held = table.galaxy().holdings();
        if (!table.galaxy().map().contains(system.orbit())
                || held.developed().contains(system)
                || held.borgWorlds().contains(system)
                || held.homes().containsValue(system)
                || table.planets().explored().contains(system)) {
            return Combats.forbidden(
                    "AS-BWD-04",
                    "A new System on the map is explored, once, no Borg World and no Home System",
                    system.name());
        }
        NewSystem.Reveal reveal = NewSystem.reveal(table, system, dice);
        RoundEvent event = new RoundEvent.SystemExplored(acting.card().player(), system, reveal.card());
        return Either.right(reveal.card()
                .map(card -> NewSystem.explored(reveal.table(), system, card))
                .map(step -> new Step<>(step.state(), step.events().prepend(event)))
                .getOrElse(() -> new Step<>(reveal.table(), Vector.of(event))));
    }
}
