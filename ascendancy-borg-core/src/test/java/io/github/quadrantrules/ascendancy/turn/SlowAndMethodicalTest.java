package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.ONE;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static io.github.quadrantrules.ascendancy.turn.Turns.TWO_ATTACKS;
import static io.github.quadrantrules.ascendancy.turn.Turns.begin;
import static io.github.quadrantrules.ascendancy.turn.Turns.choices;
import static io.github.quadrantrules.ascendancy.turn.Turns.commands;
import static io.github.quadrantrules.ascendancy.turn.Turns.cubes;
import static io.github.quadrantrules.ascendancy.turn.Turns.move;
import static io.github.quadrantrules.ascendancy.turn.Turns.special;
import static io.github.quadrantrules.ascendancy.turn.Turns.withShips;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.combat.FirstRound;
import io.github.quadrantrules.ascendancy.data.CommandEffect;
import io.github.quadrantrules.ascendancy.data.TargetKind;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.turn.Turns.Played;
import io.github.quadrantrules.dice.testing.Rule;
import org.junit.jupiter.api.Test;

/** What Aggression does, and the option of attacks before and after a command. */
class SlowAndMethodicalTest {
    @Rule("AS-OPT-02")
    @Test
    void shouldAttackAgainAfterTheCommandWithTheOption() {
        Table table = Tables.table(TWO_ATTACKS, Tables.duel().galaxy().holdings());
        Table joined =
                table.withGalaxy(table.galaxy().withMap(table.galaxy().map().withLane(BAJOR, RISA, 1)));
        Table near = withShips(
                cubes(commands(joined, move(TargetKind.DEVELOPED_SYSTEM, 1)), BAJOR), SectorId.of("#2.1"), KLINGONS, 1);
        Played arrived = begin(near).activate(ONE);
        assertThat(arrived.all(TurnEvent.NothingToAttack.class)).hasSize(1);
        assertThat(arrived.stage()).isEqualTo(new Stage.Attack(true));
        Played ended = arrived.toEnd();
        assertThat(ended.first(TurnEvent.AttackBegan.class))
                .isGreaterThan(ended.first(TurnEvent.CommandExecuted.class));
    }

    @Rule("AS-OPT-03")
    @Test
    void shouldIgnoreSlowAndMethodicalFromAggressionOn() {
        Table table = withShips(
                cubes(
                        commands(
                                Tables.table(TWO_ATTACKS, Tables.duel().galaxy().holdings()),
                                special(new CommandEffect.Aggression())),
                        VULCAN),
                EARTH.orbit(),
                KLINGONS,
                1);
        Played assault = begin(table).activate(ONE);
        assertThat(assault.stage()).isEqualTo(new Stage.Assault(VULCAN));
        assertThat(((TurnPhase.Acting) assault.state().phase()).activation().firstRound())
                .isEqualTo(FirstRound.SIMULTANEOUS);
        Played fighting = assault.then(choices(assault.state()).head());
        assertThat(((Stage.Assimilating) fighting.stage()).combat().combat().playersHaveFirstStrike())
                .isFalse();
    }

    @Rule("AS-OPT-03")
    @Test
    void shouldKeepSlowAndMethodicalWithoutTheOption() {
        Table table = cubes(commands(Tables.duel(), special(new CommandEffect.Aggression())), VULCAN);
        Played assault = begin(table).activate(ONE);
        assertThat(((TurnPhase.Acting) assault.state().phase()).activation().firstRound())
                .isEqualTo(FirstRound.PLAYERS_STRIKE_FIRST);
    }
}
