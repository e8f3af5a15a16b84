package io.github.quadrantrules.ascendancy.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class BorgComponentsTest {
    private static final BorgDiscs DISCS = BorgDiscs.SAMPLE;

    @Rule("AS-CMP-07")
    @Test
    void shouldHaveSevenDiscsAndSixResourceNodes() {
        assertThat(DISCS.phenomena()).hasSize(4);
        assertThat(DISCS.phenomena().count(SystemDisc::conduit)).isEqualTo(2);
        assertThat(DISCS.planetary()).hasSize(2);
        assertThat(BorgComponents.SAMPLE.resourceNodes()).hasSize(6);
        assertThat(DISCS.provenance()).isEqualTo(Provenance.SAMPLE);
    }

    @Rule("AS-CMP-07")
    @Test
    void shouldRejectWhenTheDiscsAreNotThoseInTheBox() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> discs(DISCS.phenomena().tail(), DISCS.planetary(), DISCS.hub()))
                .withMessage("There are 4 Phenomena of the Borg (AS-CMP-07), not 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> discs(
                        DISCS.phenomena().update(0, SystemDisc.phenomenon("X", 1, 3)), DISCS.planetary(), DISCS.hub()))
                .withMessageEndingWith("not 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> discs(DISCS.phenomena(), Vector.empty(), DISCS.hub()))
                .withMessageEndingWith("not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> discs(DISCS.phenomena().update(3, DISCS.hub()), DISCS.planetary(), DISCS.hub()))
                .withMessageEndingWith("not Transwarp Hub, a TRANSWARP_HUB");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> discs(DISCS.phenomena(), DISCS.planetary().update(0, DISCS.hub()), DISCS.hub()))
                .withMessageEndingWith("not Transwarp Hub, a TRANSWARP_HUB");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> discs(
                        DISCS.phenomena(), DISCS.planetary(), DISCS.planetary().head()))
                .withMessageEndingWith("not Grey Harbour, a PLANETARY");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> discs(
                        DISCS.phenomena(), Vector.fill(2, DISCS.planetary().head()), DISCS.hub()))
                .withMessageEndingWith("Grey Harbour, Grey Harbour");
    }

    private static BorgDiscs discs(Vector<SystemDisc> phenomena, Vector<SystemDisc> planetary, SystemDisc hub) {
        return new BorgDiscs(phenomena, planetary, hub, Provenance.COMMUNITY);
    }

    @Rule("AS-CMP-07")
    @Test
    void shouldRejectWhenTheResourceNodesAreNotSix() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BorgComponents(
                        CommandCards.SAMPLE,
                        BorgTechCards.SAMPLE,
                        BorgExplorationCards.SAMPLE,
                        DISCS,
                        Vector.of(ResourceKind.CULTURE),
                        BorgConsole.SAMPLE))
                .withMessageEndingWith("not 1");
    }

    @Rule("AS-CMP-08")
    @Test
    void shouldCarryTheFiguresOfTheConsole() {
        BorgConsole console = BorgConsole.SAMPLE;
        assertThat(console.weapons().hitValue(0)).isEqualTo(5);
        assertThat(console.transwarp().creates(1, 0)).isTrue();
        assertThat(console.provenance()).isEqualTo(Provenance.SAMPLE);
    }

    @Rule("AS-CMP-08")
    @Test
    void shouldBeOnlyAsReliableAsItsLeastReliableFigure() {
        TranswarpRule printed = TranswarpRule.higherThanCubesInPlay(Die.numbered("die", 6), Provenance.PRINTED);
        BorgWeaponTable found = new BorgWeaponTable(BorgWeaponTable.SAMPLE.hitValues(), Provenance.COMMUNITY);
        assertThat(new BorgConsole(found, printed).provenance()).isEqualTo(Provenance.COMMUNITY);
        assertThat(new BorgConsole(BorgWeaponTable.SAMPLE, printed).provenance())
                .isEqualTo(Provenance.SAMPLE);
        assertThat(new BorgConsole(found, TranswarpRule.SAMPLE).provenance()).isEqualTo(Provenance.SAMPLE);
    }

    @Test
    void shouldReplaceEachPartAlone() {
        BorgComponents box = BorgComponents.SAMPLE;
        CommandCards commands = new CommandCards(CommandCards.SAMPLE.cards().reverse(), Provenance.COMMUNITY);
        BorgTechCards technology =
                new BorgTechCards(BorgTechCards.SAMPLE.cards().reverse(), Provenance.COMMUNITY);
        BorgExplorationCards explorations =
                new BorgExplorationCards(BorgExplorationCards.SAMPLE.cards().reverse(), Provenance.COMMUNITY);
        BorgDiscs discs = discs(DISCS.phenomena(), DISCS.planetary(), DISCS.hub());
        BorgConsole console = new BorgConsole(
                BorgWeaponTable.SAMPLE,
                TranswarpRule.higherThanCubesInPlay(Die.numbered("die", 8), Provenance.COMMUNITY));
        assertThat(box.withCommands(commands)
                        .withTechnology(technology)
                        .withExplorations(explorations)
                        .withDiscs(discs)
                        .withConsole(console))
                .isEqualTo(new BorgComponents(commands, technology, explorations, discs, box.resourceNodes(), console));
    }
}
