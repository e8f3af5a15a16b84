package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.LoseShip;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.UseCard;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.RetreatForced;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.ShipsLost;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.ShipsShot;
import io.github.quadrantrules.ascendancy.combat.ReclaimEvent.AttackersRetreated;
import io.github.quadrantrules.ascendancy.combat.ReclaimEvent.ReclaimEnded;
import io.github.quadrantrules.ascendancy.combat.ReclaimEvent.ReclaimFailed;
import io.github.quadrantrules.ascendancy.combat.ReclaimEvent.ReclaimRoundBegan;
import io.github.quadrantrules.ascendancy.combat.ReclaimEvent.WorldShot;
import io.github.quadrantrules.ascendancy.combat.ReclaimState.Progress;
import io.github.quadrantrules.ascendancy.combat.SidesEvent.CardUsed;
import io.github.quadrantrules.ascendancy.combat.SidesEvent.CasualtyChosen;
import io.github.quadrantrules.dice.game.Event;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** Tells in events what a round or a choice in an attempt to reclaim a world did; it decides nothing. */
final class ReclaimEvents {
    private final List<Event> events = new ArrayList<>();
    private final ReclaimState before;
    private final ReclaimState after;

    private ReclaimEvents(ReclaimState before, ReclaimState after) {
        this.before = before;
        this.after = after;
    }

    static Vector<Event> ofRound(ReclaimRound round) {
        return new ReclaimEvents(round.before(), round.after()).round(round);
    }

    static Vector<Event> ofChoice(ReclaimState before, BattleChoice choice, ReclaimState after) {
        return new ReclaimEvents(before, after).choice(choice);
    }

    private Vector<Event> round(ReclaimRound round) {
        PlayerCombatProfile attacker = before.setting().attacker();
        Option<CombatSide> first =
                before.progress() == Progress.NOTHING ? before.setting().firstStrike() : Option.none();
        events.add(new ReclaimRoundBegan(before.world(), first));
        Option<Event> attack = round.attack().map(volley -> new ShipsShot(attacker.id(), attacker.weapons(), volley));
        Option<Event> answer = round.answer().map(WorldShot::new);
        (first.contains(CombatSide.BORG) ? Vector.of(answer, attack) : Vector.of(attack, answer))
                .forEach(each -> each.forEach(events::add));
        lost();
        if (after.progress() != Progress.SUCCESS) {
            events.add(new ReclaimFailed(before.world(), after.world(), round.hits()));
        }
        if (after.due() == 0 && after.outcome() == ReclaimOutcome.UNDECIDED) {
            forced();
        }
        return ended();
    }

    private Vector<Event> choice(BattleChoice choice) {
        PlayerCombatProfile attacker = before.setting().attacker();
        if (choice instanceof RetreatTo retreat) {
            events.add(new AttackersRetreated(
                    attacker.id(), after.force().ships(), retreat.destination().sector(), before.retreatIsForced()));
        } else if (choice instanceof UseCard use) {
            events.add(new CardUsed(attacker.id(), use.card()));
        } else if (choice instanceof LoseShip lose) {
            events.add(new CasualtyChosen(
                    before.setting().commander().getOrElse(attacker.id()), attacker.id(), lose.fleet()));
            lost();
            if (after.due() == 0 && after.outcome() == ReclaimOutcome.UNDECIDED) {
                forced();
            }
        }
        return ended();
    }

    private void lost() {
        int lost = before.force().ships() - after.force().ships();
        if (lost > 0) {
            events.add(new ShipsLost(
                    before.setting().attacker().id(), lost, after.force().ships()));
        }
    }

    private void forced() {
        if (after.retreatIsForced()) {
            PlayerCombatProfile attacker = after.setting().attacker();
            int needed =
                    AdaptiveShields.neededRoll(attacker.weapons().hitValue(), PlanetaryShields.modifier(after.world()));
            events.add(new RetreatForced(attacker.id(), needed, after.setting().escape()));
        }
    }

    private Vector<Event> ended() {
        if (after.outcome() != ReclaimOutcome.UNDECIDED) {
            events.add(new ReclaimEnded(after.result()));
        }
        return Vector.ofAll(events);
    }
}
