package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandEffect;
import io.github.quadrantrules.ascendancy.data.ExplorationEffect;
import io.github.quadrantrules.ascendancy.data.TechEffect;
import io.github.quadrantrules.ascendancy.data.TranswarpRule;
import io.vavr.collection.Vector;

/** The forms of the cards and of the Console: families have tags, and the Transwarp rule brings its die along. */
final class CardForms {
    private CardForms() {}

    static void addTo(SimpleModule module) {
        module.setMixInAnnotation(CommandCard.class, CommandForm.class);
        module.setMixInAnnotation(CommandEffect.class, CommandEffectForm.class);
        module.setMixInAnnotation(ExplorationEffect.class, ExplorationEffectForm.class);
        module.setMixInAnnotation(TechEffect.class, TechEffectForm.class);
        module.setMixInAnnotation(TurnOrderCard.class, TurnForm.class);
        module.setMixInAnnotation(RoundOrder.class, RoundForm.class);
        module.addSerializer(TranswarpRule.class, new TranswarpForm.Writer());
        module.addDeserializer(TranswarpRule.class, new TranswarpForm.Reader());
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "command")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = CommandCard.MovementCommand.class, name = "movement"),
        @JsonSubTypes.Type(value = CommandCard.MultiMoveCommand.class, name = "multiMove"),
        @JsonSubTypes.Type(value = CommandCard.HoldCommand.class, name = "hold"),
        @JsonSubTypes.Type(value = CommandCard.SpecialCommand.class, name = "special")
    })
    private interface CommandForm {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "effect")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = CommandEffect.PassOne.class, name = "passOne"),
        @JsonSubTypes.Type(value = CommandEffect.ReturnToSpire.class, name = "returnToSpire"),
        @JsonSubTypes.Type(value = CommandEffect.Aggression.class, name = "aggression")
    })
    private interface CommandEffectForm {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "effect")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = ExplorationEffect.BaseGame.class, name = "baseGame"),
        @JsonSubTypes.Type(value = ExplorationEffect.CubeAppears.class, name = "cubeAppears"),
        @JsonSubTypes.Type(value = ExplorationEffect.CivilizationUnderAttack.class, name = "civilizationUnderAttack"),
        @JsonSubTypes.Type(value = ExplorationEffect.WorldFound.class, name = "worldFound")
    })
    private interface ExplorationEffectForm {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "effect")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = TechEffect.RedrawCommand.class, name = "redrawCommand"),
        @JsonSubTypes.Type(value = TechEffect.Protection.class, name = "protection"),
        @JsonSubTypes.Type(value = TechEffect.BetterWeapons.class, name = "betterWeapons"),
        @JsonSubTypes.Type(value = TechEffect.SixAlwaysHits.class, name = "sixAlwaysHits"),
        @JsonSubTypes.Type(value = TechEffect.ExtraDice.class, name = "extraDice"),
        @JsonSubTypes.Type(value = TechEffect.AutomaticHits.class, name = "automaticHits"),
        @JsonSubTypes.Type(value = TechEffect.FirstStrikeAtWorlds.class, name = "firstStrikeAtWorlds")
    })
    private interface TechEffectForm {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "turn")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = TurnOrderCard.PlayerTurn.class, name = "player"),
        @JsonSubTypes.Type(value = TurnOrderCard.BorgTurn.class, name = "borg")
    })
    private interface TurnForm {}

    /** A round is no record, because it works out the players' numbers once. */
    @OnlyAnnotated
    private abstract static class RoundForm {
        @JsonCreator
        RoundForm(@JsonProperty("cards") Vector<TurnOrderCard> cards) {}

        @JsonProperty
        abstract Vector<TurnOrderCard> cards();
    }
}
