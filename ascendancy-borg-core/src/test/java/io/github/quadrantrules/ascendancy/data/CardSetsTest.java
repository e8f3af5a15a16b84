package io.github.quadrantrules.ascendancy.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.data.CommandCard.HoldCommand;
import io.github.quadrantrules.ascendancy.data.CommandCard.MovementCommand;
import io.github.quadrantrules.ascendancy.data.CommandCard.MultiMoveCommand;
import io.github.quadrantrules.ascendancy.data.CommandCard.SpecialCommand;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardSetsTest {
    private static final Vector<CommandCard> COMMANDS = CommandCards.SAMPLE.cards();
    private static final Vector<ExplorationCard> EXPLORATIONS = BorgExplorationCards.SAMPLE.cards();
    private static final CommandCard PLAIN = new HoldCommand("Hold", false, Provenance.COMMUNITY);

    @Rule("AS-CMP-05")
    @Test
    void shouldShipAsManyCardsAsThereAreInTheBox() {
        assertThat(COMMANDS).hasSize(30);
        assertThat(BorgTechCards.SAMPLE.cards()).hasSize(20);
        assertThat(EXPLORATIONS).hasSize(20);
    }

    @Rule("AS-CMP-06")
    @Test
    void shouldMarkTheRedCards() {
        assertThat(COMMANDS.count(CommandCard::redSymbol)).isEqualTo(5);
        assertThat(CommandCards.SAMPLE.withoutRed()).hasSize(25).noneMatch(CommandCard::redSymbol);
        assertThat(EXPLORATIONS.count(ExplorationCard::redSymbol)).isEqualTo(10);
        assertThat(BorgExplorationCards.SAMPLE.withoutRed()).hasSize(10).noneMatch(ExplorationCard::redSymbol);
    }

    @Rule({"AS-CRD-03", "AS-CRD-04"})
    @Test
    void shouldHaveThePrintedMovementCardOnce() {
        Vector<CommandCard> printed = COMMANDS.filter(card -> card.provenance() == Provenance.PRINTED);
        assertThat(printed.filter(MovementCommand.class::isInstance).map(MovementCommand.class::cast))
                .singleElement()
                .satisfies(card -> {
                    assertThat(card.target()).isEqualTo(TargetKind.STARBASE);
                    assertThat(card.warp()).isEqualTo(2);
                    assertThat(card.redSymbol()).isFalse();
                });
    }

    /** Holding in place, passing a System and going back to a Spire, beside the movements; one name more is printed. */
    @Rule({"AS-CRD-02", "AS-CRD-05"})
    @Test
    void shouldHaveCommandsOfEveryFamily() {
        assertThat(COMMANDS.count(MovementCommand.class::isInstance)).isGreaterThan(COMMANDS.size() / 2);
        assertThat(COMMANDS).hasAtLeastOneElementOfType(MultiMoveCommand.class);
        assertThat(COMMANDS).hasAtLeastOneElementOfType(HoldCommand.class);
        Vector<SpecialCommand> special =
                COMMANDS.filter(SpecialCommand.class::isInstance).map(SpecialCommand.class::cast);
        assertThat(special.map(SpecialCommand::effect))
                .hasAtLeastOneElementOfType(CommandEffect.PassOne.class)
                .hasAtLeastOneElementOfType(CommandEffect.ReturnToSpire.class);
        assertThat(special.filter(card -> card.provenance() == Provenance.PRINTED))
                .containsExactly(new SpecialCommand(
                        "Command :: Aggression", new CommandEffect.Aggression(), false, Provenance.PRINTED));
    }

    @Test
    void shouldHaveTheTelemetryNodeOnceAtAMadeUpCost() {
        Vector<BorgTechCard> printed =
                BorgTechCards.SAMPLE.cards().filter(card -> card.provenance() == Provenance.PRINTED);
        assertThat(printed).containsExactly(BorgTechCards.TELEMETRY_NODE);
        assertThat(BorgTechCards.TELEMETRY_NODE.name()).isEqualTo("Borg Telemetry Node");
        assertThat(BorgTechCards.TELEMETRY_NODE.useMode()).isEqualTo(UseMode.EXHAUST);
        assertThat(BorgTechCards.TELEMETRY_NODE.effect()).isEqualTo(new TechEffect.RedrawCommand());
        assertThat(BorgTechCards.TELEMETRY_NODE.costProvenance()).isEqualTo(Provenance.SAMPLE);
    }

    @Rule("AS-BWD-04")
    @Test
    void shouldRevealCubesAndReadyMadeWorlds() {
        assertThat(EXPLORATIONS.map(ExplorationCard::effect))
                .hasAtLeastOneElementOfType(ExplorationEffect.CubeAppears.class)
                .hasAtLeastOneElementOfType(ExplorationEffect.WorldFound.class);
    }

    @Test
    void shouldSayThatTheSetsAreMadeUp() {
        assertThat(Vector.of(
                        CommandCards.SAMPLE.provenance(),
                        BorgTechCards.SAMPLE.provenance(),
                        BorgExplorationCards.SAMPLE.provenance()))
                .containsOnly(Provenance.SAMPLE);
    }

    @Test
    void shouldBeSerializable() {
        assertThat(SerialCopy.of(CommandCards.SAMPLE)).isEqualTo(CommandCards.SAMPLE);
        assertThat(SerialCopy.of(BorgTechCards.SAMPLE)).isEqualTo(BorgTechCards.SAMPLE);
        assertThat(SerialCopy.of(BorgExplorationCards.SAMPLE)).isEqualTo(BorgExplorationCards.SAMPLE);
    }

    @Rule({"AS-CMP-05", "AS-CMP-06"})
    @Test
    void shouldTakeACallersSetWhenTheCountsAreRight() {
        CommandCard red = new HoldCommand("Red", true, Provenance.COMMUNITY);
        Vector<CommandCard> own = Vector.fill(25, PLAIN).appendAll(Vector.fill(5, red));
        assertThat(new CommandCards(own, Provenance.COMMUNITY).withoutRed()).containsOnly(PLAIN);
    }

    @Rule("AS-CMP-05")
    @Test
    void shouldRejectWhenTheNumberOfCardsIsWrong() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CommandCards(COMMANDS.tail(), Provenance.SAMPLE))
                .withMessage("There are 30 Borg Command Cards (AS-CMP-05), not 29");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BorgTechCards(Vector.empty(), Provenance.SAMPLE))
                .withMessage("There are 20 Borg Technology Cards (AS-CMP-05), not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BorgExplorationCards(EXPLORATIONS.append(EXPLORATIONS.head()), Provenance.SAMPLE))
                .withMessage("There are 20 Borg Exploration Cards (AS-CMP-05), not 21");
    }

    @Rule("AS-CMP-06")
    @Test
    void shouldRejectWhenTheNumberOfRedCardsIsWrong() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CommandCards(
                        CommandCards.SAMPLE.withoutRed().appendAll(Vector.fill(5, PLAIN)), Provenance.SAMPLE))
                .withMessage("There are 5 red Borg Command Cards (AS-CMP-06), not 0");
        Vector<ExplorationCard> plain = BorgExplorationCards.SAMPLE.withoutRed();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BorgExplorationCards(plain.appendAll(plain), Provenance.SAMPLE))
                .withMessage("There are 10 red Borg Exploration Cards (AS-CMP-06), not 0");
    }

    @Test
    void shouldRejectWhenABaseGameCardIsAmongTheBorgCards() {
        ExplorationCard stray = ExplorationCard.baseGame("Nebula", Provenance.SAMPLE, ExplorationKind.DISCOVERY);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BorgExplorationCards(EXPLORATIONS.update(0, stray), Provenance.SAMPLE))
                .withMessageEndingWith("not Nebula");
    }

    @Test
    void shouldKeepTheKindsOfABaseGameCard() {
        ExplorationCard card = ExplorationCard.baseGame(
                "Nebula", Provenance.COMMUNITY, ExplorationKind.DISCOVERY, ExplorationKind.CRISIS);
        assertThat(card.kinds()).containsExactly(ExplorationKind.CRISIS, ExplorationKind.DISCOVERY);
        assertThat(card.borg()).isFalse();
        assertThat(card.remainsInPlay()).isFalse();
        assertThat(card.remaining().remainsInPlay()).isTrue();
    }

    @Rule("AS-CMP-06")
    @Test
    void shouldRejectWhenAnExplorationCardContradictsItself() {
        TreeSet<ExplorationKind> kinds = TreeSet.of(ExplorationKind.OTHER);
        ExplorationEffect none = new ExplorationEffect.BaseGame();
        ExplorationEffect cube = new ExplorationEffect.CubeAppears();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ExplorationCard("X", kinds, false, false, true, none, Provenance.SAMPLE))
                .withMessageContaining("AS-CMP-06")
                .withMessageEndingWith("not X");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ExplorationCard("Y", kinds, false, false, false, cube, Provenance.SAMPLE))
                .withMessageEndingWith("for Y");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ExplorationCard("Z", kinds, false, true, false, none, Provenance.SAMPLE))
                .withMessageEndingWith("for Z");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ExplorationCard.baseGame("W", Provenance.SAMPLE))
                .withMessageEndingWith("on W");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  "})
    void shouldRejectWhenACardHasNoName(String name) {
        Provenance sample = Provenance.SAMPLE;
        nameless(name, () -> new HoldCommand(name, false, sample));
        nameless(name, () -> new MovementCommand(name, TargetKind.SPIRE, 1, false, sample));
        nameless(name, () -> new MultiMoveCommand(name, CubeSelector.ALL_CUBES, TargetKind.SPIRE, 1, false, sample));
        nameless(name, () -> new SpecialCommand(name, new CommandEffect.Aggression(), false, sample));
        nameless(name, () -> ExplorationCard.baseGame(name, sample, ExplorationKind.CRISIS));
        BorgTechCard card = BorgTechCards.SAMPLE.cards().head();
        nameless(name, () -> new BorgTechCard(name, card.effect(), card.useMode(), sample, 1, sample));
    }

    private static void nameless(String name, ThrowingCallable card) {
        assertThatIllegalArgumentException().isThrownBy(card).withMessageEndingWith("not '" + name + "'");
    }

    @Rule("AS-CRD-03")
    @Test
    void shouldRejectWhenTheWarpRangeIsBelowOne() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MovementCommand("M", TargetKind.SPIRE, 0, false, Provenance.SAMPLE))
                .withMessageEndingWith("not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MultiMoveCommand(
                        "M", CubeSelector.ALL_CUBES, TargetKind.SPIRE, -1, false, Provenance.SAMPLE))
                .withMessageEndingWith("not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CommandEffect.PassOne(TargetKind.SHIPS, 0))
                .withMessageEndingWith("not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CommandEffect.ReturnToSpire(0, 1))
                .withMessageEndingWith("not 0");
    }

    @Test
    void shouldRejectWhenAnEffectIsOutOfBounds() {
        Vector.<ThrowingCallable>of(
                        () -> new CommandEffect.ReturnToSpire(1, 4),
                        () -> new ExplorationEffect.CivilizationUnderAttack(4),
                        () -> new ExplorationEffect.WorldFound(4))
                .forEach(bad ->
                        assertThatIllegalArgumentException().isThrownBy(bad).withMessageEndingWith("not 4"));
        Vector.<ThrowingCallable>of(
                        () -> new CommandEffect.ReturnToSpire(1, 0),
                        () -> new ExplorationEffect.CivilizationUnderAttack(0),
                        () -> new TechEffect.Protection(0),
                        () -> new TechEffect.BetterWeapons(0),
                        () -> new TechEffect.ExtraDice(0),
                        () -> new TechEffect.AutomaticHits(0))
                .forEach(bad ->
                        assertThatIllegalArgumentException().isThrownBy(bad).withMessageEndingWith("not 0"));
    }

    @Rule("AS-TEC-06")
    @ParameterizedTest
    @EnumSource(value = UseMode.class, names = "EXHAUST", mode = EnumSource.Mode.EXCLUDE)
    void shouldRejectWhenACardThatReplacesACommandIsNotExhausted(UseMode mode) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BorgTechCard(
                        "T", new TechEffect.RedrawCommand(), mode, Provenance.SAMPLE, 0, Provenance.SAMPLE))
                .withMessageContaining("AS-TEC-06")
                .withMessageEndingWith("not " + mode);
    }

    @Test
    void shouldRejectWhenAResearchCostIsNegative() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BorgTechCard(
                        "T", new TechEffect.SixAlwaysHits(), UseMode.PASSIVE, Provenance.SAMPLE, -1, Provenance.SAMPLE))
                .withMessageEndingWith("not -1");
    }
}
