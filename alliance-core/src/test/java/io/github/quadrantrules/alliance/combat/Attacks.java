package io.github.quadrantrules.alliance.combat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Faces;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.game.Step;
import io.vavr.collection.Vector;

/** Attacks with typed-in dice and choices. */
final class Attacks {
    private Attacks() {}

    static Faces<AttackFace> attack(String text) {
        return Faces.parse(AttackFace.class, text);
    }

    static Faces<DefenseFace> defense(String text) {
        return Faces.parse(DefenseFace.class, text);
    }

    static DicePool<AttackFace> open(String text) {
        return DicePool.rolled(attack(text));
    }

    static DicePool<DefenseFace> openDefense(String text) {
        return DicePool.rolled(defense(text));
    }

    /** An attack as it was played: where it stands, and what happened. */
    record Told(AttackState state, Vector<String> sentences) {
        AttackResult result() {
            return state.result();
        }
    }

    static Told play(AttackSetup setup, Vector<Object> rolls, AttackChoice... choices) {
        ScriptedDice dice = Dice.scripted(rolls.toJavaArray());
        Told told = new Told(AttackState.of(setup), Vector.empty());
        for (AttackChoice choice : choices) {
            assertThat(AttackGame.GAME.choices(told.state())).contains(choice);
            Step<AttackState> step =
                    AttackGame.GAME.apply(told.state(), choice, dice).get();
            told = new Told(
                    step.state(), told.sentences().appendAll(step.events().map(each -> each.sentence())));
        }
        dice.finish();
        return told;
    }
}
