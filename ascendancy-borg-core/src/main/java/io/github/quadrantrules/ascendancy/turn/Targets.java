package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandEffect;
import io.github.quadrantrules.ascendancy.data.TargetKind;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.Reach;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.galaxy.TargetChoice;
import io.github.quadrantrules.ascendancy.galaxy.TurnOrder;
import io.vavr.Tuple2;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;

/**
 * The Systems that a command sends Cubes to. Rule AS-CRD-03.
 *
 * @since 0.1.0
 */
public final class Targets {
    private Targets() {}

    /** Where a command sends Cubes, and how far. */
    record Errand(TargetKind kind, int warp) {}

    /** The movement in a command; none for a Cube that is held in place. Rule AS-CRD-05. */
    static Option<Errand> errand(CommandCard card) {
        if (card instanceof CommandCard.MovementCommand move) {
            return Option.some(new Errand(move.target(), move.warp()));
        }
        if (card instanceof CommandCard.MultiMoveCommand move) {
            return Option.some(new Errand(move.target(), move.warp()));
        }
        if (card instanceof CommandCard.SpecialCommand special) {
            return errand(special.effect());
        }
        return Option.none();
    }

    private static Option<Errand> errand(CommandEffect effect) {
        if (effect instanceof CommandEffect.PassOne pass) {
            return Option.some(new Errand(pass.target(), pass.warp()));
        }
        return effect instanceof CommandEffect.ReturnToSpire back
                ? Option.some(new Errand(TargetKind.SPIRE, back.warp()))
                : Option.none();
    }

    /**
     * All Systems of a kind. Ships in the space of a lane make no System a target.
     *
     * @param galaxy the galaxy
     * @param kind what is looked for
     * @return the Systems, perhaps none
     */
    public static SortedSet<SystemId> of(Galaxy galaxy, TargetKind kind) {
        Holdings holdings = galaxy.holdings();
        return switch (kind) {
            case DEVELOPED_SYSTEM -> holdings.developedTargets();
            case HOME_SYSTEM -> homes(holdings);
            case STARBASE -> holdings.starbases();
            case SPIRE -> holdings.borgWorlds();
            case SHIPS -> TreeSet.ofAll(galaxy.ships().keySet().toVector().flatMap(Targets::system));
        };
    }

    private static TreeSet<SystemId> homes(Holdings holdings) {
        TreeSet<SystemId> homes = TreeSet.empty();
        for (Tuple2<PlayerId, SystemId> home : holdings.homes()) {
            homes = holdings.borgWorlds().contains(home._2) ? homes : homes.add(home._2);
        }
        return homes;
    }

    private static Option<SystemId> system(SectorId sector) {
        return sector instanceof SectorId.Orbit orbit ? Option.some(orbit.system()) : Option.none();
    }

    /** The targets of one Cube; a command to pass one System leaves out the nearest connected one. */
    static SortedSet<SystemId> of(Galaxy galaxy, CubeId cube, CommandCard card, TurnOrder order) {
        SortedSet<SystemId> all =
                errand(card).map(errand -> of(galaxy, errand.kind())).getOrElse(TreeSet::empty);
        boolean passes =
                card instanceof CommandCard.SpecialCommand special && special.effect() instanceof CommandEffect.PassOne;
        return passes ? withoutNearest(galaxy, cube, all, order) : all;
    }

    private static SortedSet<SystemId> withoutNearest(
            Galaxy galaxy, CubeId cube, SortedSet<SystemId> all, TurnOrder order) {
        return TargetChoice.reachable(galaxy.map(), galaxy.sectorOf(cube), all)
                .minBy(TargetChoice.comparator(galaxy.holdings(), order))
                .map(Reach::system)
                .map(all::remove)
                .getOrElse(all);
    }
}
