package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.quadrantrules.ascendancy.combat.AssimilationResult;
import io.github.quadrantrules.ascendancy.combat.BattleAim;
import io.github.quadrantrules.ascendancy.combat.BattleCard;
import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.BattlePhase;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.CubeCombat;
import io.github.quadrantrules.ascendancy.combat.ShieldModifier;
import io.github.quadrantrules.ascendancy.combat.Squadron;

/** The forms of combat: modifiers are numbers, families have tags, all else records as objects. */
final class BattleForms {
    private BattleForms() {}

    static void addTo(SimpleModule module) {
        module.setMixInAnnotation(ShieldModifier.class, ModifierForm.class);
        module.setMixInAnnotation(CubeCombat.class, ComponentsOnly.class);
        module.setMixInAnnotation(CubeBattleState.class, ComponentsOnly.class);
        module.setMixInAnnotation(BattleForce.class, ComponentsOnly.class);
        module.setMixInAnnotation(Squadron.class, ComponentsOnly.class);
        module.setMixInAnnotation(AssimilationResult.class, ComponentsOnly.class);
        module.setMixInAnnotation(BattleCard.class, CardForm.class);
        module.setMixInAnnotation(BattlePhase.class, PhaseForm.class);
        module.setMixInAnnotation(BattleChoice.class, ChoiceForm.class);
        module.setMixInAnnotation(BattleAim.class, AimForm.class);
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

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "aim")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = BattleAim.DestroyCube.class, name = "destroyCube"),
        @JsonSubTypes.Type(value = BattleAim.SaveShips.class, name = "saveShips"),
        @JsonSubTypes.Type(value = BattleAim.CubeWorth.class, name = "cubeWorth")
    })
    private interface AimForm {}
}
