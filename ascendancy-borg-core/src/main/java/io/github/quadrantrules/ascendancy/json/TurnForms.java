package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.BorgTurn;
import io.github.quadrantrules.ascendancy.data.BorgConsole;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.turn.BorgTurnState;
import io.github.quadrantrules.ascendancy.turn.CommandPhase;
import io.github.quadrantrules.ascendancy.turn.Outcome;
import io.github.quadrantrules.ascendancy.turn.Planets;
import io.github.quadrantrules.ascendancy.turn.RewardTokens;
import io.github.quadrantrules.ascendancy.turn.RoundChoice;
import io.github.quadrantrules.ascendancy.turn.RoundPhase;
import io.github.quadrantrules.ascendancy.turn.Stage;
import io.github.quadrantrules.ascendancy.turn.Table;
import io.github.quadrantrules.ascendancy.turn.TableCards;
import io.github.quadrantrules.ascendancy.turn.TurnChoice;
import io.github.quadrantrules.ascendancy.turn.TurnPhase;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The forms of rounds and turns: families have tags, all else records as objects. */
final class TurnForms {
    private TurnForms() {}

    static void addTo(SimpleModule module) {
        module.setMixInAnnotation(Table.class, TableForm.class);
        module.setMixInAnnotation(BorgTurnState.class, StateForm.class);
        module.setMixInAnnotation(Outcome.class, OutcomeForm.class);
        module.setMixInAnnotation(RoundPhase.class, RoundPhaseForm.class);
        module.setMixInAnnotation(RoundChoice.class, RoundChoiceForm.class);
        module.setMixInAnnotation(TurnPhase.class, PhaseForm.class);
        module.setMixInAnnotation(Stage.class, StageForm.class);
        module.setMixInAnnotation(TurnChoice.class, ChoiceForm.class);
    }

    /** A table is no record, because it checks only what has changed. */
    @OnlyAnnotated
    private abstract static class TableForm {
        @JsonCreator
        static Table of(
                @JsonProperty("options") OptionalRules options,
                @JsonProperty("console") BorgConsole console,
                @JsonProperty("galaxy") Galaxy galaxy,
                @JsonProperty("worlds") Vector<BorgWorld> worlds,
                @JsonProperty("planets") Planets planets,
                @JsonProperty("cards") TableCards cards,
                @JsonProperty("atWarp") TreeMap<PlayerId, ShipGroup> atWarp,
                @JsonProperty("tokens") TreeMap<PlayerId, RewardTokens> tokens,
                @JsonProperty("assimilated") Vector<PlayerId> assimilated,
                @JsonProperty("outcome") Option<Outcome> outcome) {
            return Table.of(options, console, galaxy, worlds, planets, cards, atWarp, tokens, assimilated, outcome);
        }

        @JsonProperty
        abstract OptionalRules options();

        @JsonProperty
        abstract BorgConsole console();

        @JsonProperty
        abstract Galaxy galaxy();

        @JsonProperty
        abstract Vector<BorgWorld> worlds();

        @JsonProperty
        abstract Planets planets();

        @JsonProperty
        abstract TableCards cards();

        @JsonProperty
        abstract TreeMap<PlayerId, ShipGroup> atWarp();

        @JsonProperty
        abstract TreeMap<PlayerId, RewardTokens> tokens();

        @JsonProperty
        abstract Vector<PlayerId> assimilated();

        @JsonProperty
        abstract Option<Outcome> outcome();
    }

    /** Nor is a Borg turn, which need not be checked when a rule has led to it. */
    @OnlyAnnotated
    private abstract static class StateForm {
        @JsonCreator
        static BorgTurnState of(
                @JsonProperty("round") RoundOrder round,
                @JsonProperty("card") BorgTurn card,
                @JsonProperty("table") Table table,
                @JsonProperty("command") CommandPhase command,
                @JsonProperty("phase") TurnPhase phase) {
            return BorgTurnState.of(round, card, table, command, phase);
        }

        @JsonProperty
        abstract RoundOrder round();

        @JsonProperty
        abstract BorgTurn card();

        @JsonProperty
        abstract Table table();

        @JsonProperty
        abstract CommandPhase command();

        @JsonProperty
        abstract TurnPhase phase();
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

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "phase")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = RoundPhase.Acting.class, name = "acting"),
        @JsonSubTypes.Type(value = RoundPhase.Fighting.class, name = "fighting"),
        @JsonSubTypes.Type(value = RoundPhase.Invading.class, name = "invading"),
        @JsonSubTypes.Type(value = RoundPhase.BorgActing.class, name = "borgActing"),
        @JsonSubTypes.Type(value = RoundPhase.Ended.class, name = "ended")
    })
    private interface RoundPhaseForm {}

    /** Its tag differs from those of the choices that it can hold. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "roundChoice")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = RoundChoice.InBorgTurn.class, name = "inBorgTurn"),
        @JsonSubTypes.Type(value = RoundChoice.AttackCube.class, name = "attackCube"),
        @JsonSubTypes.Type(value = RoundChoice.InvadeWorld.class, name = "invadeWorld"),
        @JsonSubTypes.Type(value = RoundChoice.InCombat.class, name = "inCombat"),
        @JsonSubTypes.Type(value = RoundChoice.Report.class, name = "report"),
        @JsonSubTypes.Type(value = RoundChoice.Explore.class, name = "explore"),
        @JsonSubTypes.Type(value = RoundChoice.Claim.class, name = "claim"),
        @JsonSubTypes.Type(value = RoundChoice.EndTurn.class, name = "endTurn")
    })
    private interface RoundChoiceForm {}
}
