package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.alliance.ai.EnemyAi;
import io.github.quadrantrules.alliance.combat.Abilities;
import io.github.quadrantrules.alliance.combat.Attack;
import io.github.quadrantrules.alliance.combat.AttackChoice;
import io.github.quadrantrules.alliance.combat.AttackDeclaration;
import io.github.quadrantrules.alliance.combat.AttackGame;
import io.github.quadrantrules.alliance.combat.AttackPolicy;
import io.github.quadrantrules.alliance.combat.AttackResult;
import io.github.quadrantrules.alliance.combat.AttackSetup;
import io.github.quadrantrules.alliance.combat.AttackState;
import io.github.quadrantrules.alliance.combat.AttackerTokens;
import io.github.quadrantrules.alliance.combat.CloakToken;
import io.github.quadrantrules.alliance.combat.DeclaredAttacker;
import io.github.quadrantrules.alliance.combat.DeclaredDefender;
import io.github.quadrantrules.alliance.combat.DefenderTokens;
import io.github.quadrantrules.alliance.combat.Path;
import io.github.quadrantrules.alliance.combat.Range;
import io.github.quadrantrules.alliance.combat.Weapon;
import io.github.quadrantrules.alliance.value.ModifiedValue;
import io.github.quadrantrules.alliance.value.Modifier;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Question;
import io.github.quadrantrules.dice.game.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** An attack of one ship on another, from the dice to the results that remain. */
@Command(
        name = "attack",
        description = {
            "Alliance: an attack of one ship on another, from the dice to the damage.",
            "",
            "Faces of the dice: H a Hit, C a Critical Hit, B Battle Stations, E an Evade, X a blank. Attack dice show H, C, B"
                    + " or X; defense dice E, B or X.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  quadrant attack --weapon 4 --agility 2 --range 1 --target-lock --evades 1",
            "  quadrant attack --weapon 3 --agility 3 --battle-stations 1 --obstructed --seed 9",
            "  quadrant attack --weapon 4 --range 1 --target-lock --evades 1 --dice \"H H H X X; C B; X E\"",
            "  quadrant attack --weapon 3 --agility 1 --cloaked --scans 2 --range 3 --exact"
        })
final class AttackCommand extends StoryCommand {
    private static final int MOST_DICE = 20;
    private static final int MOST_VALUE = 100;
    private static final String ONE_EVADE =
            "In one attack the defender can return one Evade Token, and keeps the others.";

    /** How a side decides about its tokens. */
    enum Decides {
        /** As the rules make the Enemy AI decide. */
        AI("decides as the Enemy AI does"),
        /** Spends nothing. */
        KEEP("keeps all tokens");

        private final String words;

        Decides(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }

        AttackPolicy policy() {
            return this == AI ? EnemyAi.POLICY : AttackPolicy.keep();
        }
    }

    @Mixin
    private DiceOptions dice = new DiceOptions();

    @Option(names = "--weapon", paramLabel = "VALUE", description = "The weapon's value. Default: ${DEFAULT-VALUE}")
    private int weapon = 3;

    @Option(names = "--secondary", description = "It is a Secondary Weapon: the range gives no bonus dice.")
    private boolean secondary;

    @Option(
            names = "--weapon-modifier",
            paramLabel = "[NAME=]NUMBER",
            converter = ModifierConverter.class,
            description = "More or fewer attack dice by a card; may be repeated.")
    private List<Modifier> weaponModifiers = new ArrayList<>();

    @Option(
            names = "--agility",
            paramLabel = "VALUE",
            description = "The defender's Agility. Default: ${DEFAULT-VALUE}")
    private int agility = 2;

    @Option(
            names = "--agility-modifier",
            paramLabel = "[NAME=]NUMBER",
            converter = ModifierConverter.class,
            description = "More or fewer defense dice by a card; may be repeated.")
    private List<Modifier> agilityModifiers = new ArrayList<>();

    @Option(names = "--range", paramLabel = "RANGE", description = "1, 2 or 3. Default: ${DEFAULT-VALUE}")
    private int range = 2;

    @Option(names = "--obstructed", description = "An Obstacle is in the way: one defense die more.")
    private boolean obstructed;

    @Option(names = "--target-lock", description = "The attacker's own Target Lock is on the defender.")
    private boolean targetLock;

    @Option(names = "--battle-stations", paramLabel = "COUNT", description = "The attacker's Battle Stations Tokens.")
    private int battleStations;

    @Option(names = "--scans", paramLabel = "COUNT", description = "The attacker's Scan Tokens.")
    private int scans;

    @Option(
            names = "--evades",
            paramLabel = "COUNT",
            description = "The defender's Evade Tokens; one attack uses at most one.")
    private int evades;

    @Option(
            names = "--defender-battle-stations",
            paramLabel = "COUNT",
            description = "The defender's Battle Stations Tokens.")
    private int defenderBattleStations;

    @Option(names = "--cloaked", description = "The defender is Cloaked.")
    private boolean cloaked;

    @Option(
            names = "--attacker",
            paramLabel = "HOW",
            description = "AI spends tokens as the Enemy AI does, KEEP spends none. Default: ${DEFAULT-VALUE}")
    private Decides attacker = Decides.AI;

    @Option(
            names = "--defender",
            paramLabel = "HOW",
            description = "AI spends tokens as the Enemy AI does, KEEP spends none. Default: ${DEFAULT-VALUE}")
    private Decides defender = Decides.AI;

    @Override
    OptionalLong seed() {
        return dice.rolledSeed();
    }

    @Override
    Story tell() {
        within("--weapon", 0, MOST_VALUE, weapon);
        within("--agility", 0, MOST_VALUE, agility);
        AttackDeclaration declaration = declaration();
        checkSize(declaration.setup());
        Story story = Story.titled("An attack at " + declaration.range())
                .line(
                        "H is a Hit, C a Critical Hit, B Battle Stations, E an Evade, X a blank. Each E cancels an H, or a C"
                                + " when no H is left; a Battle Stations Token makes every B of its owner an H or an E.")
                .line("The attacker " + attacker.words() + ", the defender " + defender.words() + ".");
        story = (evades > 1 ? story.rule(ONE_EVADE, "AL-MDD-04") : story)
                .heading("Attack dice and defense dice")
                .events(declaration.explain());
        story = dice.exact() ? story : tellAttack(story, declaration);
        Distribution<AttackResult> odds = Attack.odds(declaration.setup(), attacker.policy(), defender.policy());
        return story.odds(
                "damage",
                "Damage, exactly",
                odds.map(AttackResult::damage).sorted(Integer::compare),
                damage -> new Story.Result(damage, damage == 0 ? "miss" : damage + " damage"));
    }

    /** Beyond this the exact odds, and the list of ways to use a Target Lock, take longer than anybody waits. */
    private void checkSize(AttackSetup setup) {
        checkSize(setup.attacker().dice(), "attack", "--weapon");
        checkSize(setup.defender().dice(), "defense", "--agility");
    }

    private void checkSize(int count, String kind, String option) {
        if (count > MOST_DICE) {
            throw wrong("at most " + MOST_DICE + " " + kind + " dice can be rolled here, not " + count
                    + ": use a smaller " + option);
        }
    }

    private Story tellAttack(Story story, AttackDeclaration declaration) {
        Telling<AttackState> told = Telling.of(
                AttackGame.GAME,
                AttackState.of(declaration.setup()),
                AttackPolicy.of(attacker.policy(), defender.policy()),
                dice.table(narrator()),
                story.heading("The attack, " + dice.source()),
                new AttackWords());
        AttackResult result = told.last().result();
        return told.story()
                .fact("damage", result.damage())
                .fact("of it critical", result.uncancelled().criticals());
    }

    /** Event by event. */
    private static final class AttackWords implements Telling.Words<AttackState, AttackChoice> {
        @Override
        public String purpose(AttackState attack, AttackChoice choice, Question question) {
            if (choice instanceof AttackChoice.SpendTargetLock lock) {
                return "The attacker spends the Target Lock and re-rolls " + lock.dice();
            }
            return choice instanceof AttackChoice.RollDefenseDice
                    ? "The defender rolls to evade " + attack.attackDice()
                    : "The attacker rolls to hit";
        }

        @Override
        public Story tell(Story soFar, Step<AttackState> step, DiceTable table) {
            return soFar.events(step.events());
        }
    }

    private AttackDeclaration declaration() {
        ModifiedValue dicePower = modified(ModifiedValue.of("Weapon", weapon), weaponModifiers);
        return new AttackDeclaration(
                new DeclaredAttacker(
                        secondary ? new Weapon.Secondary(dicePower) : new Weapon.Primary(dicePower),
                        new AttackerTokens(targetLock ? 1 : 0, battleStations, scans)),
                new DeclaredDefender(
                        modified(ModifiedValue.of("Agility", agility), agilityModifiers),
                        cloaked ? CloakToken.GREEN : CloakToken.NONE,
                        new DefenderTokens(defenderBattleStations, evades),
                        Abilities.NONE),
                Range.of(range),
                obstructed ? Path.OBSTRUCTED : Path.CLEAR);
    }

    private static ModifiedValue modified(ModifiedValue value, List<Modifier> modifiers) {
        return modifiers.stream().reduce(value, ModifiedValue::modified, (a, b) -> b);
    }
}
