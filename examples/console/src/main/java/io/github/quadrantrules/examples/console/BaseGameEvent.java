package io.github.quadrantrules.examples.console;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.SpaceLane;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** What the stand-in for the base game did; no rule of the Borg is behind it. */
sealed interface BaseGameEvent extends Event {
    @Override
    default Seq<RuleId> rules() {
        return Vector.empty();
    }

    /** A player built Ships. */
    @JsonTypeName("example.shipsBuilt")
    record ShipsBuilt(PlayerId player, int built, SystemId home, int ships) implements BaseGameEvent {
        @Override
        public String sentence() {
            return player + " builds " + GalaxyPicture.count(built, "Ship") + " at " + home + ", where " + ships
                    + " are now.";
        }
    }

    /** A player placed a Space Lane. */
    @JsonTypeName("example.laneExplored")
    record LaneExplored(PlayerId player, SpaceLane lane) implements BaseGameEvent {
        @Override
        public String sentence() {
            return player + " explores: a lane of " + GalaxyPicture.count(lane.sectors(), "Sector") + " joins "
                    + lane.from() + " and " + lane.to() + ".";
        }
    }

    /** A player's Ships moved. */
    @JsonTypeName("example.shipsMoved")
    record ShipsMoved(PlayerId player, int ships, SectorId to, String why) implements BaseGameEvent {
        @Override
        public String sentence() {
            return player + " moves " + GalaxyPicture.count(ships, "Ship") + " to " + to.words() + " " + why + ".";
        }
    }
}
