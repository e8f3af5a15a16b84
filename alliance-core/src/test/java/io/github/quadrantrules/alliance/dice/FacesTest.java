package io.github.quadrantrules.alliance.dice;

import static io.github.quadrantrules.alliance.dice.AttackFace.BATTLE_STATIONS;
import static io.github.quadrantrules.alliance.dice.AttackFace.BLANK;
import static io.github.quadrantrules.alliance.dice.AttackFace.CRITICAL;
import static io.github.quadrantrules.alliance.dice.AttackFace.HIT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class FacesTest {
    private static Faces<AttackFace> attack(String text) {
        return Faces.parse(AttackFace.class, text);
    }

    @Test
    void shouldCountEachFace() {
        Faces<AttackFace> faces = attack("H H C B X X X");
        assertThat(faces.size()).isEqualTo(7);
        assertThat(faces.count(HIT)).isEqualTo(2);
        assertThat(faces.count(CRITICAL)).isEqualTo(1);
        assertThat(faces.count(BATTLE_STATIONS)).isEqualTo(1);
        assertThat(faces.count(BLANK)).isEqualTo(3);
        assertThat(faces).hasToString("H H C B X X X");
        assertThat(Faces.none(DefenseFace.class)).hasToString("-");
    }

    @Test
    void shouldAddAndTakeFaceByFace() {
        assertThat(attack("H C").plus(attack("H X"))).isEqualTo(attack("H H C X"));
        assertThat(attack("H H C X").minus(attack("H X"))).isEqualTo(attack("H C"));
        assertThat(attack("H H C X").minus(attack("H X")).size()).isEqualTo(2);
        assertThat(attack("H").minus(attack("H")).isEmpty()).isTrue();
    }

    @Test
    void shouldContainOnlyWhatEachFaceHas() {
        assertThat(attack("H H C").contains(attack("H C"))).isTrue();
        assertThat(attack("H H C").contains(attack("C C"))).isFalse();
        assertThat(attack("H H X X").contains(attack("B"))).isFalse();
        assertThat(attack("-").contains(attack("-"))).isTrue();
    }

    @Test
    void shouldRefuseToTakeWhatIsNotThere() {
        assertThatThrownBy(() -> attack("H H X").minus(attack("C")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Only results among H H X can be taken, not C");
    }

    @Test
    void shouldRefuseCountsOutOfBounds() {
        assertThatThrownBy(() -> Faces.of(HIT, -1)).hasMessageEndingWith("not -1");
        assertThatThrownBy(() -> Faces.of(HIT, 32_768)).hasMessageEndingWith("not 32768");
        assertThatThrownBy(() -> Faces.of(HIT, 32_767).plus(Faces.of(CRITICAL, 1)))
                .hasMessageEndingWith("not 32768");
        assertThatThrownBy(() -> attack("H B").convert(BATTLE_STATIONS, HIT, 2)).hasMessageEndingWith("not 2");
        assertThatThrownBy(() -> attack("H B").convert(BATTLE_STATIONS, HIT, -1))
                .hasMessageEndingWith("not -1");
        assertThat(Faces.of(HIT, 32_767).count(HIT)).isEqualTo(32_767);
    }

    @Test
    void shouldKeepOnlyTheFacesAskedFor() {
        assertThat(attack("H C B B X").only(Vector.of(BATTLE_STATIONS, BLANK, BLANK)))
                .isEqualTo(attack("B B X"));
    }

    @Test
    void shouldTellAttackFromDefenseResults() {
        assertThat(Faces.none(AttackFace.class)).isNotEqualTo(Faces.none(DefenseFace.class));
        assertThat(attack("X")).isEqualTo(Faces.of(BLANK, 1)).hasSameHashCodeAs(Faces.of(BLANK, 1));
        assertThatThrownBy(() -> mixed()).hasMessageContaining("A pool has dice of one kind");
    }

    @SuppressWarnings("unchecked")
    private static DicePool<AttackFace> mixed() {
        Faces<?> defense = Faces.NO_DEFENSE;
        return new DicePool<>(Faces.NO_ATTACK, (Faces<AttackFace>) defense, Faces.NO_ATTACK);
    }
}
