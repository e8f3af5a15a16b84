package io.github.quadrantrules.alliance.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.quadrantrules.alliance.combat.Ability;
import io.github.quadrantrules.alliance.combat.AttackChoice;
import io.github.quadrantrules.alliance.combat.AttackEvent;
import io.github.quadrantrules.alliance.combat.AttackResult;
import io.github.quadrantrules.alliance.combat.AttackSetup;
import io.github.quadrantrules.alliance.combat.AttackStage;
import io.github.quadrantrules.alliance.combat.AttackState;
import io.github.quadrantrules.alliance.combat.Attacker;
import io.github.quadrantrules.alliance.combat.Defender;
import io.github.quadrantrules.alliance.combat.Uncancelled;
import io.github.quadrantrules.alliance.combat.Weapon;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Face;
import io.github.quadrantrules.alliance.dice.Faces;
import io.github.quadrantrules.alliance.value.Explanation;
import io.github.quadrantrules.alliance.value.Replacement;

/**
 * How Jackson writes and reads the values of Alliance; used together with the module of common-dice.
 *
 * <p>Results are texts such as {@code "H H C X"}, records objects; what belongs to a family names its kind in a property
 * of its own, such as {@code "choice": "spendTargetLock"}.
 *
 * @since 0.1.0
 */
@SuppressWarnings("exports") // Jackson is optional: a transitive requirement would force it on every caller
public final class AllianceModule extends SimpleModule {
    private static final long serialVersionUID = 1;

    /** The module. */
    public AllianceModule() {
        super("io.github.quadrantrules.alliance");
        addSerializer(Faces.class, new FacesText.Writer());
        addDeserializer(Faces.class, new FacesText.Reader());
        setMixInAnnotation(DicePool.class, PoolForm.class);
        setMixInAnnotation(AttackState.class, StateForm.class);
        setMixInAnnotation(AttackResult.class, ComponentsOnly.class);
        setMixInAnnotation(Uncancelled.class, ComponentsOnly.class);
        setMixInAnnotation(Replacement.class, ReplacementForm.class);
        setMixInAnnotation(Weapon.class, WeaponForm.class);
        setMixInAnnotation(Ability.class, AbilityForm.class);
        setMixInAnnotation(AttackChoice.class, ChoiceForm.class);
        registerSubtypes(
                new NamedType(Explanation.class, "alliance.explanation"),
                new NamedType(AttackEvent.AttackRolled.class, "alliance.attackRolled"),
                new NamedType(AttackEvent.TargetLockSpent.class, "alliance.targetLockSpent"),
                new NamedType(AttackEvent.BattleStationsSpent.class, "alliance.battleStationsSpent"),
                new NamedType(AttackEvent.DefenseRolled.class, "alliance.defenseRolled"),
                new NamedType(AttackEvent.EvadeSpent.class, "alliance.evadeSpent"),
                new NamedType(AttackEvent.AbilityUsed.class, "alliance.abilityUsed"),
                new NamedType(AttackEvent.DiceCancelled.class, "alliance.diceCancelled"),
                new NamedType(AttackEvent.Compared.class, "alliance.compared"));
    }

    @JsonAutoDetect(isGetterVisibility = Visibility.NONE)
    private interface ComponentsOnly {}

    @JsonAutoDetect(fieldVisibility = Visibility.NONE)
    private abstract static class PoolForm<F extends Enum<F> & Face> {
        @JsonCreator
        PoolForm(
                @JsonProperty("open") Faces<F> open,
                @JsonProperty("closed") Faces<F> closed,
                @JsonProperty("added") Faces<F> added) {}

        @JsonProperty
        abstract Faces<F> open();

        @JsonProperty
        abstract Faces<F> closed();

        @JsonProperty
        abstract Faces<F> added();
    }

    @JsonAutoDetect(
            getterVisibility = Visibility.NONE,
            isGetterVisibility = Visibility.NONE,
            fieldVisibility = Visibility.NONE)
    private abstract static class StateForm {
        @JsonCreator
        static AttackState of(
                @JsonProperty("setup") AttackSetup setup,
                @JsonProperty("stage") AttackStage stage,
                @JsonProperty("attacker") Attacker attacker,
                @JsonProperty("defender") Defender defender,
                @JsonProperty("attackDice") DicePool<AttackFace> attackDice,
                @JsonProperty("defenseDice") DicePool<DefenseFace> defenseDice) {
            return AttackState.of(setup, stage, attacker, defender, attackDice, defenseDice);
        }

        @JsonProperty
        abstract AttackSetup setup();

        @JsonProperty
        abstract AttackStage stage();

        @JsonProperty
        abstract Attacker attacker();

        @JsonProperty
        abstract Defender defender();

        @JsonProperty
        abstract DicePool<AttackFace> attackDice();

        @JsonProperty
        abstract DicePool<DefenseFace> defenseDice();
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "replacement")
    @JsonSubTypes({
        @Type(value = Replacement.Number.class, name = "number"),
        @Type(value = Replacement.Multiply.class, name = "multiply"),
        @Type(value = Replacement.Divide.class, name = "divide")
    })
    private interface ReplacementForm {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "weapon")
    @JsonSubTypes({
        @Type(value = Weapon.Primary.class, name = "primary"),
        @Type(value = Weapon.Secondary.class, name = "secondary")
    })
    private interface WeaponForm {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "ability")
    @JsonSubTypes({
        @Type(value = Ability.Reroll.class, name = "reroll"),
        @Type(value = Ability.Convert.class, name = "convert"),
        @Type(value = Ability.Add.class, name = "add"),
        @Type(value = Ability.Cancel.class, name = "cancel")
    })
    private interface AbilityForm {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "choice")
    @JsonSubTypes({
        @Type(value = AttackChoice.RollAttackDice.class, name = "rollAttackDice"),
        @Type(value = AttackChoice.SpendTargetLock.class, name = "spendTargetLock"),
        @Type(value = AttackChoice.SpendBattleStations.class, name = "spendBattleStations"),
        @Type(value = AttackChoice.RollDefenseDice.class, name = "rollDefenseDice"),
        @Type(value = AttackChoice.SpendEvade.class, name = "spendEvade"),
        @Type(value = AttackChoice.UseOnAttackDice.class, name = "useOnAttackDice"),
        @Type(value = AttackChoice.UseOnDefenseDice.class, name = "useOnDefenseDice"),
        @Type(value = AttackChoice.Done.class, name = "done")
    })
    private interface ChoiceForm {}
}
