package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattlePhase.AfterRoll;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.BeforeRound;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.Casualties;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What holds in every state of a battle. */
final class BattleChecks {
    private BattleChecks() {}

    static void check(
            BattleSetting setting,
            Array<BattleForce> forces,
            CubeCombat cube,
            BattlePhase phase,
            Option<Rewards> rewards) {
        if (forces.size() != setting.sides().size()) {
            throw new IllegalArgumentException("A battle has one force for each of its "
                    + Wording.count(setting.sides().size(), "player") + ", not " + forces.size());
        }
        if (rewards.isDefined() != cube.isDestroyed()) {
            throw new IllegalArgumentException(
                    "There are rewards for a destroyed Cube, and only for it, not for " + cube);
        }
        if (rewards.isDefined()) {
            checkRewards(setting, rewards.get());
        }
        boolean unadapted = cube.isUnadapted() && !cube.isDestroyed() && phase instanceof BeforeRound;
        for (int index = 0; index < forces.size(); index++) {
            BattleForce force = forces.get(index);
            if (force.retreatedTo().isDefined()) {
                checkRetreat(
                        setting.sides().get(index),
                        force,
                        cube,
                        force.retreatedTo().get());
            } else if (unadapted && force.ships() == 0) {
                throw new IllegalArgumentException(
                        "Until the shields adapt, a player in a battle has 1 or more Ships, not " + force.ships());
            }
        }
        if (phase != BattlePhase.BEFORE_ROUND) {
            checkPhase(forces, phase);
        }
    }

    private static void checkRewards(BattleSetting setting, Rewards given) {
        checkSides(setting, given.technologyCards());
        checkSides(setting, given.culture());
        checkSides(setting, given.production());
        checkOnce(given.technologyCards(), "Borg Technology Card for a Cube (AS-DES-04)");
        checkOnce(given.culture(), "Culture token for a Cube (AS-DES-06)");
    }

    private static void checkSides(BattleSetting setting, Vector<PlayerId> gaining) {
        for (int index = 0; index < gaining.size(); index++) {
            if (!isSide(setting, gaining.get(index))) {
                throw new IllegalArgumentException(
                        "A player of the battle gains by the destruction of the Cube (AS-DES-04), unlike "
                                + gaining.get(index));
            }
        }
    }

    private static boolean isSide(BattleSetting setting, PlayerId player) {
        for (int index = 0; index < setting.sides().size(); index++) {
            if (setting.sides().get(index).id().equals(player)) {
                return true;
            }
        }
        return false;
    }

    private static void checkOnce(Vector<PlayerId> gaining, String what) {
        for (int index = 1; index < gaining.size(); index++) {
            if (gaining.indexOf(gaining.get(index)) < index) {
                throw new IllegalArgumentException("A player gets 1 " + what + ", not as in " + gaining.mkString(", "));
            }
        }
    }

    private static void checkRetreat(BattleSide side, BattleForce force, CubeCombat cube, RetreatDestination to) {
        if (force.ships() == 0 || cube.isUnadapted()) {
            throw new IllegalArgumentException("Only Ships that are left after a round retreat, not "
                    + Wording.count(force.ships(), "Ship") + " from " + cube);
        }
        if (!side.player().mayRetreat()) {
            throw new IllegalArgumentException("A player who may not retreat does not get to " + to);
        }
        if (!side.field().legalDestinations().contains(to)) {
            throw new IllegalArgumentException("Ships retreat to a legal destination, not to " + to);
        }
    }

    private static void checkPhase(Array<BattleForce> forces, BattlePhase phase) {
        if (phase instanceof Casualties casualties) {
            checkCasualties(forces, casualties);
            return;
        }
        int answered = phase instanceof BeforeRound before ? before.answered() : ((AfterRoll) phase).answered();
        if (answered < 0 || answered >= forces.size()) {
            throw new IllegalArgumentException("Before the last of " + Wording.count(forces.size(), "player")
                    + " has answered, 0 to " + (forces.size() - 1) + " have, not " + answered);
        }
    }

    private static void checkCasualties(Array<BattleForce> forces, Casualties casualties) {
        boolean fits = casualties.due().size() == forces.size()
                && casualties.due().exists(each -> each > 0)
                && casualties.symbols() >= 0
                && casualties.due().zip(forces).forAll(each -> each._1 == 0 || canChoose(each._2, each._1));
        if (!fits) {
            throw new IllegalArgumentException(
                    "Casualties are chosen where a player has different Ships and loses some of them, not as in "
                            + casualties);
        }
    }

    private static boolean canChoose(BattleForce force, int due) {
        return force.isInBattle()
                && due > 0
                && due < force.ships()
                && !force.squadron().isUniform();
    }
}
