package io.github.quadrantrules.alliance.ai;

import static io.github.quadrantrules.alliance.dice.AllianceDice.attackRoll;
import static io.github.quadrantrules.alliance.dice.AllianceDice.defenseRoll;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.alliance.combat.Abilities;
import io.github.quadrantrules.alliance.combat.Ability.Add;
import io.github.quadrantrules.alliance.combat.Ability.Cancel;
import io.github.quadrantrules.alliance.combat.Ability.Convert;
import io.github.quadrantrules.alliance.combat.Ability.Reroll;
import io.github.quadrantrules.alliance.combat.AttackGame;
import io.github.quadrantrules.alliance.combat.AttackSetup;
import io.github.quadrantrules.alliance.combat.AttackState;
import io.github.quadrantrules.alliance.combat.Attacker;
import io.github.quadrantrules.alliance.combat.AttackerTokens;
import io.github.quadrantrules.alliance.combat.Defender;
import io.github.quadrantrules.alliance.combat.DefenderTokens;
import io.github.quadrantrules.alliance.combat.RerollLimit;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.Faces;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Roll;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class EnemyAiTest {
    private static final AttackerTokens NONE = AttackerTokens.NONE;
    private static final DefenderTokens UNPROTECTED = DefenderTokens.NONE;

    /** Plays an attack with the Enemy AI on both sides; the script must be used up. */
    private static AttackState play(Attacker attacker, Defender defender, Object... rolls) {
        ScriptedDice dice = Dice.scripted(rolls);
        AttackState start = AttackState.of(new AttackSetup(attacker, defender));
        AttackState last =
                Play.of(AttackGame.GAME, start, EnemyAi.POLICY, dice, 20).last();
        dice.finish();
        assertThat(last.isOver()).isTrue();
        return last;
    }

    /** An attack on a ship that rolls nothing. */
    private static AttackState attack(AttackerTokens tokens, Abilities abilities, String rolled, Object... rerolled) {
        Roll<AttackFace> roll = attackRoll(rolled);
        return play(
                new Attacker(roll.size(), tokens, abilities),
                new Defender(0, UNPROTECTED),
                Vector.of((Object) roll).appendAll(Vector.of(rerolled)).toJavaArray());
    }

    /** An attack without tokens on a ship of the Enemy AI. */
    private static AttackState defend(
            String attack, DefenderTokens tokens, Abilities abilities, String rolled, Object... rerolled) {
        Roll<AttackFace> attackRoll = attackRoll(attack);
        Roll<DefenseFace> roll = defenseRoll(rolled);
        return play(
                new Attacker(attackRoll.size(), NONE),
                new Defender(roll.size(), tokens, abilities),
                Vector.of((Object) attackRoll, roll)
                        .appendAll(Vector.of(rerolled))
                        .toJavaArray());
    }

    private static String dice(AttackState state) {
        return state.attackDice().toString();
    }

    @Rule("AL-ECB-05")
    @Test
    void shouldRerollAllBlanksWithItsTargetLock() {
        AttackState state =
                attack(NONE.withTargetLock().withBattleStations(1), Abilities.NONE, "H B X X", attackRoll("C X"));
        assertThat(dice(state)).isEqualTo("H H C X");
        assertThat(state.attacker().tokens()).isEqualTo(NONE);
    }

    @Rule("AL-ECB-05")
    @Test
    void shouldKeepItsTargetLockWhenThereIsNothingToReroll() {
        AttackState state = attack(NONE.withTargetLock().withBattleStations(1), Abilities.NONE, "H C B");
        assertThat(state.attacker().tokens()).isEqualTo(NONE.withTargetLock());
        assertThat(dice(state)).isEqualTo("H H C");
    }

    @Rule("AL-ECB-08")
    @Test
    void shouldRerollBattleStationsWhenNothingCanChangeThem() {
        AttackState state = attack(NONE.withTargetLock(), Abilities.NONE, "H B X", attackRoll("H B"));
        assertThat(dice(state)).isEqualTo("H H B");
    }

    /** A card that turns B to H keeps B from counting as blank. */
    @Rule("AL-ECB-08")
    @Test
    void shouldNotRerollBattleStationsWhenAnAbilityChangesThem() {
        Abilities card =
                Abilities.NONE.withAttack(new Convert<>("Targeting", AttackFace.BATTLE_STATIONS, AttackFace.HIT, 1));
        AttackState state = attack(NONE.withTargetLock(), card, "H B X", attackRoll("X"));
        assertThat(dice(state)).isEqualTo("H H X");
    }

    @Rule("AL-ECB-06")
    @Test
    void shouldRerollBlanksByAbilitiesBeforeTheBattleStationsToken() {
        Abilities card =
                Abilities.NONE.withAttack(new Reroll<>("Officer", Vector.of(AttackFace.values()), 2, RerollLimit.ONCE));
        AttackState state = attack(NONE.withBattleStations(1), card, "H B X X X", attackRoll("B C"));
        assertThat(dice(state)).isEqualTo("H H H C X");
    }

    /** The dice that the lock re-rolled are closed, unless the card says otherwise. */
    @Rule({"AL-ECB-06", "AL-DIC-07"})
    @Test
    void shouldRerollDiceOfTheLockOnlyByExpressPermission() {
        AttackState once = attack(
                NONE.withTargetLock(),
                Abilities.NONE.withAttack(new Reroll<>("Officer", Vector.of(AttackFace.BLANK), 2, RerollLimit.ONCE)),
                "H X",
                attackRoll("X"));
        assertThat(dice(once)).isEqualTo("H X");
        AttackState again = attack(
                NONE.withTargetLock(),
                Abilities.NONE.withAttack(
                        new Reroll<>("Officer", Vector.of(AttackFace.BLANK), 2, RerollLimit.MORE_THAN_ONCE)),
                "H X",
                attackRoll("X"),
                attackRoll("C"));
        assertThat(dice(again)).isEqualTo("H C");
    }

    @Rule("AL-ECB-07")
    @Test
    void shouldSpendBattleStationsForOneResultAndKeepThemForNone() {
        assertThat(attack(NONE.withBattleStations(2), Abilities.NONE, "H B")
                        .attacker()
                        .tokens())
                .isEqualTo(NONE.withBattleStations(1));
        AttackState kept = attack(NONE.withBattleStations(1), Abilities.NONE, "H X");
        assertThat(kept.attacker().tokens()).isEqualTo(NONE.withBattleStations(1));
    }

    /** The card makes B of two blanks for the token; the added Hit counts at once. */
    @Rule("AL-ECB-07")
    @Test
    void shouldUseAbilitiesThatRaiseItsResults() {
        Abilities cards = Abilities.NONE
                .withAttack(new Convert<>("Spread", AttackFace.BLANK, AttackFace.BATTLE_STATIONS, 2))
                .withAttack(new Add<>("Warhead", Faces.of(AttackFace.HIT, 1)))
                .withAttack(new Convert<>("Plating", AttackFace.HIT, AttackFace.BLANK, 1));
        assertThat(dice(attack(NONE.withBattleStations(1), cards, "X X C"))).isEqualTo("H H H C");
        assertThat(dice(attack(NONE, cards, "X X C"))).isEqualTo("H C X X");
    }

    @Rule({"AL-ECB-09", "AL-ECB-10"})
    @Test
    void shouldSpendDefenseTokensOnlyAsFarAsTheyAreNeeded() {
        DefenderTokens both = UNPROTECTED.withBattleStations(1).withEvades(1);
        assertThat(defend("H", both, Abilities.NONE, "E B").defender().tokens()).isEqualTo(both);
        assertThat(defend("H H", both, Abilities.NONE, "E B").defender().tokens())
                .isEqualTo(UNPROTECTED.withEvades(1));
        assertThat(defend("H H C", both, Abilities.NONE, "E B").defender().tokens())
                .isEqualTo(UNPROTECTED);
        assertThat(defend("H H", both, Abilities.NONE, "E X").defender().tokens())
                .isEqualTo(UNPROTECTED.withBattleStations(1));
    }

    @Rule("AL-ECB-10")
    @Test
    void shouldSpendOneTokenOfAKind() {
        DefenderTokens many = UNPROTECTED.withBattleStations(2).withEvades(2);
        AttackState state = defend("H H C C", many, Abilities.NONE, "B X");
        assertThat(state.defender().tokens()).isEqualTo(new DefenderTokens(1, 1));
        assertThat(state.result().damage()).isEqualTo(2);
    }

    /** The re-roll of blanks comes first; B counts as blank without a token, and is kept with one. */
    @Rule({"AL-ECB-08", "AL-ECB-10"})
    @Test
    void shouldRerollBlanksByAbilitiesFirst() {
        Abilities helm =
                Abilities.NONE.withDefense(new Reroll<>("Helm", Vector.of(DefenseFace.values()), 9, RerollLimit.ONCE));
        AttackState without = defend("H H H", UNPROTECTED, helm, "E B X", defenseRoll("E X"));
        assertThat(without.defenseDice()).hasToString("E E X");
        AttackState with = defend("H H H", UNPROTECTED.withBattleStations(1), helm, "E B X", defenseRoll("B"));
        assertThat(with.defenseDice()).hasToString("E E E");
        assertThat(defend("H", UNPROTECTED, helm, "E B X").defenseDice()).hasToString("E B X");
    }

    @Rule({"AL-ECB-09", "AL-ECB-10"})
    @Test
    void shouldConvertAndAddEvadesByAbilitiesBeforeTokens() {
        Abilities cards = Abilities.NONE
                .withDefense(new Convert<>("Thrusters", DefenseFace.BLANK, DefenseFace.EVADE, 1))
                .withDefense(new Add<>("Decoy", Faces.of(DefenseFace.EVADE, 1)));
        AttackState state = defend("H H", UNPROTECTED.withEvades(1), cards, "X X");
        assertThat(state.defenseDice()).hasToString("E E X");
        assertThat(state.defender().tokens()).isEqualTo(UNPROTECTED.withEvades(1));
    }

    /** Without a token, a card that turns one B to E keeps every B from counting as blank. */
    @Rule({"AL-ECB-08", "AL-ECB-10"})
    @Test
    void shouldKeepBattleStationsInDefenseWhenAnAbilityChangesThem() {
        Abilities cards = Abilities.NONE
                .withDefense(new Reroll<>("Helm", Vector.of(DefenseFace.values()), 9, RerollLimit.ONCE))
                .withDefense(new Convert<>("Thrusters", DefenseFace.BATTLE_STATIONS, DefenseFace.EVADE, 1));
        AttackState state = defend("H H H", UNPROTECTED, cards, "B B X", defenseRoll("X"));
        assertThat(state.defenseDice()).hasToString("E B X");
    }

    /** What a card can turn needs no token: a token is spent only for what is left. */
    @Rule({"AL-ECB-07", "AL-ECB-09"})
    @Test
    void shouldConvertBattleStationsByAbilitiesBeforeTokens() {
        Abilities targeting =
                Abilities.NONE.withAttack(new Convert<>("Targeting", AttackFace.BATTLE_STATIONS, AttackFace.HIT, 1));
        AttackState attacked = attack(NONE.withBattleStations(1), targeting, "B X");
        assertThat(dice(attacked)).isEqualTo("H X");
        assertThat(attacked.attacker().tokens()).isEqualTo(NONE.withBattleStations(1));
        Abilities thrusters = Abilities.NONE.withDefense(
                new Convert<>("Thrusters", DefenseFace.BATTLE_STATIONS, DefenseFace.EVADE, 1));
        AttackState defended = defend("H", UNPROTECTED.withBattleStations(1), thrusters, "B X");
        assertThat(defended.defenseDice()).hasToString("E X");
        assertThat(defended.defender().tokens()).isEqualTo(UNPROTECTED.withBattleStations(1));
    }

    @Rule("AL-CMP-01")
    @Test
    void shouldCancelWhereItHelpsEachSide() {
        AttackState attacked = play(
                new Attacker(1, NONE, Abilities.NONE.withDefense(new Cancel<>("Overload", DefenseFace.EVADE, 1))),
                new Defender(1, UNPROTECTED),
                attackRoll("H"),
                defenseRoll("E"));
        assertThat(attacked.result().damage()).isEqualTo(1);
        Abilities deflector = Abilities.NONE.withAttack(new Cancel<>("Deflector", AttackFace.HIT, 2));
        assertThat(defend("H H C", UNPROTECTED, deflector, "X").result().damage())
                .isEqualTo(1);
        assertThat(defend("H", UNPROTECTED, deflector, "E").attackDice()).hasToString("H");
    }

    /** The rules name nothing that an AI ship does to the other side's dice. */
    @Rule("AL-ECB-09")
    @Test
    void shouldLeaveTheDiceOfTheOtherSideAlone() {
        Abilities plating = Abilities.NONE.withAttack(new Convert<>("Plating", AttackFace.CRITICAL, AttackFace.HIT, 1));
        assertThat(defend("C", UNPROTECTED, plating, "X").attackDice()).hasToString("C");
    }

    /** INV-42: never with H + C at most E, and only if the damage becomes smaller. */
    @Rule("AL-ECB-09")
    @Property(tries = 300)
    void shouldSpendDefenseTokensOnlyToLowerTheDamage(
            @ForAll @IntRange(max = 3) int hits,
            @ForAll @IntRange(min = 1, max = 2) int criticals,
            @ForAll @IntRange(max = 3) int evades,
            @ForAll @IntRange(max = 2) int stations,
            @ForAll @IntRange(max = 1) int battleStationsTokens,
            @ForAll @IntRange(max = 1) int evadeTokens) {
        DefenderTokens had = new DefenderTokens(battleStationsTokens, evadeTokens);
        AttackState state = defend(
                "H".repeat(hits) + "C".repeat(criticals),
                had,
                Abilities.NONE,
                "X" + "E".repeat(evades) + "B".repeat(stations));
        int open = Math.max(0, hits + criticals - evades);
        boolean stationsSpent = battleStationsTokens == 1 && open > 0 && stations > 0;
        int afterStations = stationsSpent ? Math.max(0, open - stations) : open;
        boolean evadeSpent = evadeTokens == 1 && afterStations > 0;
        assertThat(state.defender().tokens().battleStations())
                .isEqualTo(battleStationsTokens - (stationsSpent ? 1 : 0));
        assertThat(state.defender().tokens().evades()).isEqualTo(evadeTokens - (evadeSpent ? 1 : 0));
        assertThat(state.result().damage()).isEqualTo(afterStations - (evadeSpent ? 1 : 0));
    }
}
