package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.combat.Rewards;
import io.github.quadrantrules.ascendancy.command.TechDraw;
import io.github.quadrantrules.ascendancy.command.TechDrawReason;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Step;
import io.vavr.collection.Vector;

/** What players gain from the table for a victory over the Borg. Rules AS-DES-04, AS-DES-06, AS-DES-07 and AS-RCL-10. */
final class Spoils {
    private Spoils() {}

    /** For a destroyed Cube: cards in Turn Order, then the tokens. */
    static Step<Table> ofCube(Table table, Rewards rewards, Dice dice) {
        Step<Table> drawn = draw(table, rewards.technologyCards(), TechDrawReason.CUBE_DESTROYED, dice);
        Vector<PlayerId> gaining =
                rewards.culture().appendAll(rewards.production()).distinct();
        return gaining.foldLeft(drawn, (step, player) -> tokens(step, rewards, player));
    }

    /** Each draws one card, in the order given. */
    static Step<Table> draw(Table table, Vector<PlayerId> players, TechDrawReason reason, Dice dice) {
        return players.foldLeft(new Step<>(table, Vector.empty()), (step, player) -> {
            TableCards cards = step.state().cards();
            TechDraw draw =
                    cards.technology().draw(cards.area(player), reason, dice).get();
            return new Step<>(
                    step.state().withCards(cards.withTechnology(draw.rest(), player, draw.area())),
                    step.events().appendAll(draw.events()));
        });
    }

    private static Step<Table> tokens(Step<Table> step, Rewards rewards, PlayerId player) {
        RewardTokens gained = new RewardTokens(
                rewards.culture().count(player::equals), rewards.production().count(player::equals));
        Table table = step.state();
        RewardTokens all = table.tokens().get(player).map(gained::plus).getOrElse(gained);
        return new Step<>(
                table.withTokens(table.tokens().put(player, all)),
                step.events().append(new TurnEvent.TokensGained(player, gained)));
    }
}
