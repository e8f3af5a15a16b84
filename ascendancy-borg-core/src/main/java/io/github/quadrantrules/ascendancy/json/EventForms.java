package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.quadrantrules.ascendancy.combat.AssimilationEvent;
import io.github.quadrantrules.ascendancy.combat.BattleEvent;
import io.github.quadrantrules.ascendancy.combat.ReclaimEvent;
import io.github.quadrantrules.ascendancy.combat.SidesEvent;
import io.github.quadrantrules.ascendancy.command.CommandEvent;
import io.github.quadrantrules.ascendancy.galaxy.GalaxyEvent;
import io.github.quadrantrules.ascendancy.turn.RoundEvent;
import io.github.quadrantrules.ascendancy.turn.TurnEvent;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.ascendancy.world.WorldEvent;
import io.github.quadrantrules.dice.game.Event;

/**
 * The tags of events. All families share one property, so that a game's events can be saved in their order, and each tag
 * begins with the game, so that one mapper can serve several games.
 */
final class EventForms {
    private static final String GAME = "ascendancy.";

    private EventForms() {}

    static void addTo(SimpleModule module) {
        module.registerSubtypes(battle());
        module.registerSubtypes(sides());
        module.registerSubtypes(assimilation());
        module.registerSubtypes(reclaiming());
        module.registerSubtypes(galaxy());
        module.registerSubtypes(world());
        module.registerSubtypes(command());
        module.registerSubtypes(turn());
        module.registerSubtypes(round());
    }

    private static NamedType named(Class<? extends Event> kind, String name) {
        return new NamedType(kind, GAME + name);
    }

    private static NamedType[] battle() {
        return new NamedType[] {
            named(BattleEvent.RoundBegan.class, "roundBegan"),
            named(BattleEvent.ShipsShot.class, "shipsShot"),
            named(BattleEvent.CubeDamaged.class, "cubeDamaged"),
            named(BattleEvent.CubeShot.class, "cubeShot"),
            named(BattleEvent.ShipsLost.class, "shipsLost"),
            named(BattleEvent.CubeRegenerated.class, "cubeRegenerated"),
            named(BattleEvent.ShieldsAdapted.class, "shieldsAdapted"),
            named(BattleEvent.RetreatForced.class, "retreatForced"),
            named(BattleEvent.ShipsRetreated.class, "shipsRetreated"),
            named(BattleEvent.CubeDestroyed.class, "cubeDestroyed"),
            named(BattleEvent.BattleEnded.class, "battleEnded")
        };
    }

    private static NamedType[] sides() {
        return new NamedType[] {
            named(SidesEvent.HitsAllocated.class, "hitsAllocated"),
            named(SidesEvent.HitsAbsorbed.class, "hitsAbsorbed"),
            named(SidesEvent.CasualtyChosen.class, "casualtyChosen"),
            named(SidesEvent.PlayerStayed.class, "playerStayed"),
            named(SidesEvent.CardUsed.class, "cardUsed"),
            named(SidesEvent.RewardsGiven.class, "rewardsGiven")
        };
    }

    private static NamedType[] assimilation() {
        return new NamedType[] {
            named(AssimilationEvent.AssimilationRoundBegan.class, "assimilationRoundBegan"),
            named(AssimilationEvent.StructuresDestroyed.class, "structuresDestroyed"),
            named(AssimilationEvent.AssimilationEnded.class, "assimilationEnded")
        };
    }

    private static NamedType[] reclaiming() {
        return new NamedType[] {
            named(ReclaimEvent.ReclaimRoundBegan.class, "reclaimRoundBegan"),
            named(ReclaimEvent.WorldShot.class, "worldShot"),
            named(ReclaimEvent.ReclaimFailed.class, "reclaimFailed"),
            named(ReclaimEvent.AttackersRetreated.class, "attackersRetreated"),
            named(ReclaimEvent.ReclaimEnded.class, "reclaimEnded")
        };
    }

    private static NamedType[] galaxy() {
        return new NamedType[] {
            named(GalaxyEvent.CubeMoved.class, "cubeMoved"),
            named(GalaxyEvent.CubeStayed.class, "cubeStayed"),
            named(GalaxyEvent.CubeBlocked.class, "cubeBlocked"),
            named(GalaxyEvent.CubeStoppedByCube.class, "cubeStoppedByCube"),
            named(GalaxyEvent.CubeCutOff.class, "cubeCutOff"),
            named(GalaxyEvent.FloatingSystemTurned.class, "floatingSystemTurned"),
            named(GalaxyEvent.SystemPlaced.class, "systemPlaced")
        };
    }

    private static NamedType[] world() {
        return new NamedType[] {
            named(WorldEvent.WorldBuilt.class, "worldBuilt"),
            named(WorldEvent.TranswarpRolled.class, "transwarpRolled"),
            named(WorldEvent.TranswarpSkipped.class, "transwarpSkipped"),
            named(WorldEvent.CubeFound.class, "cubeFound"),
            named(WorldEvent.CubeNotFound.class, "cubeNotFound"),
            named(WorldEvent.SpirePlaced.class, "spirePlaced"),
            named(WorldEvent.StarbaseAssimilated.class, "starbaseAssimilated"),
            named(BorgVictory.class, "borgVictory")
        };
    }

    private static NamedType[] command() {
        return new NamedType[] {
            named(CommandEvent.CommandDrawn.class, "commandDrawn"),
            named(CommandEvent.DiscardsShuffled.class, "discardsShuffled"),
            named(CommandEvent.CommandReplaced.class, "commandReplaced"),
            named(CommandEvent.TechnologyDrawn.class, "technologyDrawn"),
            named(CommandEvent.NoTechnologyLeft.class, "noTechnologyLeft")
        };
    }

    private static NamedType[] turn() {
        return new NamedType[] {
            named(TurnEvent.PlayerAssimilated.class, "playerAssimilated"),
            named(TurnEvent.SystemAbandoned.class, "systemAbandoned"),
            named(TurnEvent.PlayerWon.class, "playerWon"),
            named(TurnEvent.ExplorationRevealed.class, "explorationRevealed"),
            named(TurnEvent.NothingToExplore.class, "nothingToExplore"),
            named(TurnEvent.ExplorationIgnored.class, "explorationIgnored"),
            named(TurnEvent.CivilizationFound.class, "civilizationFound"),
            named(TurnEvent.ExplorationPutAway.class, "explorationPutAway"),
            named(TurnEvent.CubeChosen.class, "cubeChosen"),
            named(TurnEvent.CubeForced.class, "cubeForced"),
            named(TurnEvent.AttackBegan.class, "attackBegan"),
            named(TurnEvent.NothingToAttack.class, "nothingToAttack"),
            named(TurnEvent.CommandPicked.class, "commandPicked"),
            named(TurnEvent.CommandExecuted.class, "commandExecuted"),
            named(TurnEvent.NoTarget.class, "noTarget"),
            named(TurnEvent.SpireStrengthened.class, "spireStrengthened"),
            named(TurnEvent.AssimilationBegan.class, "assimilationBegan"),
            named(TurnEvent.CubeLost.class, "cubeLost"),
            named(TurnEvent.CubeActivated.class, "cubeActivated"),
            named(TurnEvent.TurnEnded.class, "turnEnded"),
            named(TurnEvent.TokensGained.class, "tokensGained")
        };
    }

    private static NamedType[] round() {
        return new NamedType[] {
            named(RoundEvent.TurnBegan.class, "turnBegan"),
            named(RoundEvent.TurnLost.class, "turnLost"),
            named(RoundEvent.CubeAttacked.class, "cubeAttacked"),
            named(RoundEvent.WorldInvaded.class, "worldInvaded"),
            named(RoundEvent.WorldLaidWaste.class, "worldLaidWaste"),
            named(RoundEvent.SystemExplored.class, "systemExplored"),
            named(RoundEvent.TableChanged.class, "tableChanged"),
            named(RoundEvent.RoundEnded.class, "roundEnded")
        };
    }
}
