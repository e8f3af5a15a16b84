package io.github.quadrantrules.alliance.combat;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.alliance.combat.Ability.Add;
import io.github.quadrantrules.alliance.combat.Ability.Cancel;
import io.github.quadrantrules.alliance.combat.Ability.Convert;
import io.github.quadrantrules.alliance.combat.Ability.Reroll;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Faces;
import io.github.quadrantrules.alliance.json.AllianceModule;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.GameBattery;
import io.github.quadrantrules.dice.json.DiceModule;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.RuleCoverage;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.Vector;
import java.nio.file.Path;

class AttackGameTest extends GameBattery<AttackState, AttackChoice> {
    private static final Saves<AttackState> STATES =
            Saves.of("alliance.attack", 1, new TypeReference<>() {}, new DiceModule(), new AllianceModule());
    private static final Saves<AttackChoice> CHOICES =
            Saves.of("alliance.choice", 1, new TypeReference<>() {}, new DiceModule(), new AllianceModule());

    private static final AttackerTokens ALL =
            AttackerTokens.NONE.withTargetLock().withBattleStations(2).withScans(1);
    private static final DefenderTokens BOTH =
            DefenderTokens.NONE.withBattleStations(2).withEvades(2);
    private static final Abilities OF_ATTACKER = Abilities.NONE
            .withAttack(new Reroll<>("Targeting", Vector.of(AttackFace.values()), 1, RerollLimit.MORE_THAN_ONCE))
            .withAttack(new Add<>("Warhead", Faces.of(AttackFace.HIT, 1)))
            .withDefense(new Convert<>("Jamming", DefenseFace.EVADE, DefenseFace.BLANK, 1))
            .withDefense(new Cancel<>("Overload", DefenseFace.EVADE, 1));
    private static final Abilities OF_DEFENDER = Abilities.NONE
            .withAttack(new Convert<>("Plating", AttackFace.CRITICAL, AttackFace.HIT, 1))
            .withAttack(new Cancel<>("Deflector", AttackFace.HIT, 2))
            .withDefense(new Reroll<>("Helm", Vector.of(DefenseFace.BLANK), 2, RerollLimit.ONCE));

    @Override
    protected Game<AttackState, AttackChoice> game() {
        return AttackGame.GAME;
    }

    @Override
    protected Seq<AttackState> starts() {
        return Vector.of(
                        new AttackSetup(new Attacker(3, AttackerTokens.NONE), new Defender(2, DefenderTokens.NONE)),
                        new AttackSetup(new Attacker(0, ALL, OF_ATTACKER), new Defender(2, BOTH)),
                        new AttackSetup(new Attacker(4, ALL), new Defender(3, BOTH)),
                        new AttackSetup(new Attacker(3, ALL), new Defender(0, BOTH)),
                        new AttackSetup(new Attacker(3, ALL, OF_ATTACKER), new Defender(2, BOTH, OF_DEFENDER)))
                .map(AttackState::of);
    }

    @Override
    protected AttackState roundTrip(AttackState state) {
        return STATES.read(STATES.write(state));
    }

    @Override
    protected AttackChoice roundTripChoice(AttackChoice choice) {
        return CHOICES.read(CHOICES.write(choice));
    }

    /** The setup, the Scan Tokens and, where nothing cancels dice, the numbers of dice. */
    @Override
    protected Object conserved(AttackState state) {
        return Vector.of(
                state.setup(),
                state.attacker().tokens().scans(),
                state.setup().attacker().abilities() == Abilities.NONE || state.stage() == AttackStage.DECLARED
                        ? dice(state)
                        : Vector.of(state.attacker().dice(), state.defender().dice()));
    }

    private static Vector<Integer> dice(AttackState state) {
        return Vector.of(
                state.stage().attackDiceLie() && state.attacker().dice() > 0
                        ? rolled(state.attackDice())
                        : state.attacker().dice(),
                state.stage().defenseDiceLie() && state.attacker().dice() > 0
                        ? rolled(state.defenseDice())
                        : state.defender().dice());
    }

    private static int rolled(DicePool<?> pool) {
        return pool.open().size() + pool.closed().size();
    }

    @Override
    protected SortedSet<String> catalogue() {
        return RuleCoverage.catalogue(Path.of(""), "AL");
    }

    @Override
    protected int limit() {
        return 20;
    }
}
