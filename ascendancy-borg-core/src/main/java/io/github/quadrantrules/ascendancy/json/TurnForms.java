package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.quadrantrules.ascendancy.turn.Outcome;
import io.github.quadrantrules.ascendancy.turn.Stage;
import io.github.quadrantrules.ascendancy.turn.TurnChoice;
import io.github.quadrantrules.ascendancy.turn.TurnPhase;

/** The forms of the Borg turn: families have tags, all else records as objects. */
final class TurnForms {
    private TurnForms() {}

    static void addTo(SimpleModule module) {
        module.setMixInAnnotation(Outcome.class, OutcomeForm.class);
        module.setMixInAnnotation(TurnPhase.class, PhaseForm.class);
        module.setMixInAnnotation(Stage.class, StageForm.class);
        module.setMixInAnnotation(TurnChoice.class, ChoiceForm.class);
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "outcome")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Outcome.BorgWin.class, name = "borgWin"),
        @JsonSubTypes.Type(value = Outcome.PlayerWin.class, name = "playerWin")
    })
    private interface OutcomeForm {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "phase")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = TurnPhase.NotBegun.class, name = "notBegun"),
        @JsonSubTypes.Type(value = TurnPhase.Building.class, name = "building"),
        @JsonSubTypes.Type(value = TurnPhase.Choosing.class, name = "choosing"),
        @JsonSubTypes.Type(value = TurnPhase.Acting.class, name = "acting"),
        @JsonSubTypes.Type(value = TurnPhase.Ended.class, name = "ended")
    })
    private interface PhaseForm {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "stage")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Stage.Attack.class, name = "attack"),
        @JsonSubTypes.Type(value = Stage.Battle.class, name = "battle"),
        @JsonSubTypes.Type(value = Stage.Pick.class, name = "pick"),
        @JsonSubTypes.Type(value = Stage.Replace.class, name = "replace"),
        @JsonSubTypes.Type(value = Stage.Order.class, name = "order"),
        @JsonSubTypes.Type(value = Stage.Steer.class, name = "steer"),
        @JsonSubTypes.Type(value = Stage.Lay.class, name = "lay"),
        @JsonSubTypes.Type(value = Stage.Turn.class, name = "turn"),
        @JsonSubTypes.Type(value = Stage.Explore.class, name = "explore"),
        @JsonSubTypes.Type(value = Stage.Assault.class, name = "assault"),
        @JsonSubTypes.Type(value = Stage.Assimilating.class, name = "assimilating")
    })
    private interface StageForm {}

    /** Its tag differs from that of the choices in combat, one of which it can hold. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "turnChoice")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = TurnChoice.Begin.class, name = "begin"),
        @JsonSubTypes.Type(value = TurnChoice.BuildWorld.class, name = "buildWorld"),
        @JsonSubTypes.Type(value = TurnChoice.ActivateCube.class, name = "activateCube"),
        @JsonSubTypes.Type(value = TurnChoice.Engage.class, name = "engage"),
        @JsonSubTypes.Type(value = TurnChoice.Defend.class, name = "defend"),
        @JsonSubTypes.Type(value = TurnChoice.InCombat.class, name = "inCombat"),
        @JsonSubTypes.Type(value = TurnChoice.PickCommand.class, name = "pickCommand"),
        @JsonSubTypes.Type(value = TurnChoice.KeepCommand.class, name = "keepCommand"),
        @JsonSubTypes.Type(value = TurnChoice.UseTelemetryNode.class, name = "useTelemetryNode"),
        @JsonSubTypes.Type(value = TurnChoice.MoveNext.class, name = "moveNext"),
        @JsonSubTypes.Type(value = TurnChoice.TakeRoute.class, name = "takeRoute"),
        @JsonSubTypes.Type(value = TurnChoice.LayLane.class, name = "layLane"),
        @JsonSubTypes.Type(value = TurnChoice.TurnSystem.class, name = "turnSystem"),
        @JsonSubTypes.Type(value = TurnChoice.Develop.class, name = "develop")
    })
    private interface ChoiceForm {}
}
