package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.quadrantrules.ascendancy.combat.AssimilationEvent;
import io.github.quadrantrules.ascendancy.combat.AssimilationResult;
import io.github.quadrantrules.ascendancy.combat.BattleCard;
import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.BattleEvent;
import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.BattlePhase;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.CubeCombat;
import io.github.quadrantrules.ascendancy.combat.ReclaimEvent;
import io.github.quadrantrules.ascendancy.combat.ShieldModifier;
import io.github.quadrantrules.ascendancy.combat.SidesEvent;
import io.github.quadrantrules.ascendancy.combat.Squadron;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;

/**
 * How Jackson writes and reads the values of this module.
 *
 * <p>Sectors, Systems and players are texts, Cubes, lanes and Shield Modifiers numbers, all other records objects; a map is
 * its discs and lanes, a galaxy its map and what stands on it. Choices, events, cards, effects and decisions say of which
 * kind they are. Decks and rule ids need a {@link io.github.quadrantrules.dice.json.DiceModule}, and the rolls in the events
 * of a battle one that knows the dice: see {@link AscendancySaves}.
 *
 * @since 0.1.0
 */
@SuppressWarnings("exports") // Jackson is optional: a transitive requirement would force it on every caller
public final class AscendancyModule extends SimpleModule {
    private static final long serialVersionUID = 1;

    /** Makes the module. */
    public AscendancyModule() {
        super("io.github.quadrantrules.ascendancy");
        setMixInAnnotation(SectorId.class, SectorForm.class);
        setMixInAnnotation(ShieldModifier.class, ModifierForm.class);
        setMixInAnnotation(CubeCombat.class, ComponentsOnly.class);
        setMixInAnnotation(CubeBattleState.class, ComponentsOnly.class);
        setMixInAnnotation(BattleForce.class, ComponentsOnly.class);
        setMixInAnnotation(Squadron.class, ComponentsOnly.class);
        setMixInAnnotation(BattleCard.class, CardForm.class);
        setMixInAnnotation(BattlePhase.class, PhaseForm.class);
        setMixInAnnotation(BattleChoice.class, ChoiceForm.class);
        setMixInAnnotation(BattleEvent.class, EventForm.class);
        setMixInAnnotation(AssimilationResult.class, ComponentsOnly.class);
        setMixInAnnotation(AssimilationEvent.class, AssimilationEventForm.class);
        setMixInAnnotation(ReclaimEvent.class, ReclaimEventForm.class);
        setDeserializerModifier(new Ordered());
        GalaxyForms.addTo(this);
        WorldForms.addTo(this);
        CardForms.addTo(this);
        EventForms.addTo(this);
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = AssimilationEvent.AssimilationRoundBegan.class, name = "assimilationRoundBegan"),
        @JsonSubTypes.Type(value = AssimilationEvent.StructuresDestroyed.class, name = "structuresDestroyed"),
        @JsonSubTypes.Type(value = AssimilationEvent.AssimilationEnded.class, name = "assimilationEnded")
    })
    private interface AssimilationEventForm {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = ReclaimEvent.ReclaimRoundBegan.class, name = "reclaimRoundBegan"),
        @JsonSubTypes.Type(value = ReclaimEvent.WorldShot.class, name = "worldShot"),
        @JsonSubTypes.Type(value = ReclaimEvent.ReclaimFailed.class, name = "reclaimFailed"),
        @JsonSubTypes.Type(value = ReclaimEvent.AttackersRetreated.class, name = "attackersRetreated"),
        @JsonSubTypes.Type(value = ReclaimEvent.ReclaimEnded.class, name = "reclaimEnded")
    })
    private interface ReclaimEventForm {}

    private abstract static class SectorForm {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static SectorId of(String name) {
            return SectorId.of(name);
        }

        @Override
        @JsonValue
        public abstract String toString();
    }

    private abstract static class ModifierForm {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static ShieldModifier of(int value) {
            return ShieldModifier.of(value);
        }

        @JsonValue
        abstract int value();
    }

    @JsonAutoDetect(isGetterVisibility = Visibility.NONE)
    private abstract static class ComponentsOnly {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "choice")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = BattleChoice.Fight.class, name = "fight"),
        @JsonSubTypes.Type(value = BattleChoice.RetreatTo.class, name = "retreatTo"),
        @JsonSubTypes.Type(value = BattleChoice.UseCard.class, name = "useCard"),
        @JsonSubTypes.Type(value = BattleChoice.LetDiceStand.class, name = "letDiceStand"),
        @JsonSubTypes.Type(value = BattleChoice.LoseShip.class, name = "loseShip")
    })
    private interface ChoiceForm {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "card")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = BattleCard.AutoHits.class, name = "autoHits"),
        @JsonSubTypes.Type(value = BattleCard.CubeDamage.class, name = "cubeDamage")
    })
    private interface CardForm {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "phase")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = BattlePhase.BeforeRound.class, name = "beforeRound"),
        @JsonSubTypes.Type(value = BattlePhase.AfterRoll.class, name = "afterRoll"),
        @JsonSubTypes.Type(value = BattlePhase.Casualties.class, name = "casualties")
    })
    private interface PhaseForm {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = BattleEvent.RoundBegan.class, name = "roundBegan"),
        @JsonSubTypes.Type(value = BattleEvent.ShipsShot.class, name = "shipsShot"),
        @JsonSubTypes.Type(value = BattleEvent.CubeDamaged.class, name = "cubeDamaged"),
        @JsonSubTypes.Type(value = BattleEvent.CubeShot.class, name = "cubeShot"),
        @JsonSubTypes.Type(value = BattleEvent.ShipsLost.class, name = "shipsLost"),
        @JsonSubTypes.Type(value = BattleEvent.CubeRegenerated.class, name = "cubeRegenerated"),
        @JsonSubTypes.Type(value = BattleEvent.ShieldsAdapted.class, name = "shieldsAdapted"),
        @JsonSubTypes.Type(value = BattleEvent.RetreatForced.class, name = "retreatForced"),
        @JsonSubTypes.Type(value = BattleEvent.ShipsRetreated.class, name = "shipsRetreated"),
        @JsonSubTypes.Type(value = BattleEvent.CubeDestroyed.class, name = "cubeDestroyed"),
        @JsonSubTypes.Type(value = BattleEvent.BattleEnded.class, name = "battleEnded"),
        @JsonSubTypes.Type(value = SidesEvent.HitsAllocated.class, name = "hitsAllocated"),
        @JsonSubTypes.Type(value = SidesEvent.HitsAbsorbed.class, name = "hitsAbsorbed"),
        @JsonSubTypes.Type(value = SidesEvent.CasualtyChosen.class, name = "casualtyChosen"),
        @JsonSubTypes.Type(value = SidesEvent.PlayerStayed.class, name = "playerStayed"),
        @JsonSubTypes.Type(value = SidesEvent.CardUsed.class, name = "cardUsed"),
        @JsonSubTypes.Type(value = SidesEvent.RewardsGiven.class, name = "rewardsGiven")
    })
    private interface EventForm {}
}
