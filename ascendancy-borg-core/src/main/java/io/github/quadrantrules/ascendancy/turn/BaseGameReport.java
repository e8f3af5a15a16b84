package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.command.TechArea;
import io.github.quadrantrules.ascendancy.data.BorgTechCard;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What the base game may not change in a player's turn: the pieces and commands of the Borg, and which cards and discs there
 * are. Exploration Cards may be drawn, discarded and put back and discs be placed, but none comes from or goes out of the game.
 */
final class BaseGameReport {
    private static final RewardTokens NO_TOKENS = new RewardTokens(0, 0);

    private BaseGameReport() {}

    /** What is wrong with a table after such a change, if anything is. */
    static Option<Violation> flaw(Table before, Table after) {
        return difference(before, after)
                .map(part -> violation("AS-CMP-10", "No player controls the Borg or their pieces", part))
                .orElse(() -> without(deck(before), deck(after))
                        .map(card -> violation(
                                "AS-TEC-01", "Borg Technology is drawn for a victory over the Borg only", card.name())))
                .orElse(() -> changed(explorations(before), explorations(after))
                        .map(card -> violation(
                                "AS-SET-06",
                                "Every Exploration Card of the game is in the deck, discarded or on a System",
                                card.name())))
                .orElse(() -> changed(discs(before), discs(after))
                        .map(disc -> violation(
                                "AS-SET-08",
                                "Every System Disc of the game is in the stack or on the map",
                                disc.id().name())))
                .orElse(() -> without(onMap(before), onMap(after))
                        .map(disc -> violation(
                                "AS-SET-08",
                                "A System Disc stays where it lies",
                                disc.id().name())))
                .orElse(() -> forgotten(before, after)
                        .map(system -> violation("AS-BWD-04", "A System is explored once", system.name())))
                .orElse(() -> gained(before, after))
                .orElse(() -> seen(
                        before.cards().technology().cards(),
                        after.cards().technology().cards()));
    }

    private static Violation violation(String rule, String text, String piece) {
        return new Violation(RuleId.of(rule), text, piece);
    }

    /** What of the Borg is not as it was. */
    private static Option<String> difference(Table before, Table after) {
        Vector<String> parts = Vector.empty();
        parts = same(
                parts,
                "the Cubes in space",
                before.galaxy().cubes(),
                after.galaxy().cubes());
        parts = same(parts, "the Borg Worlds", before.worlds(), after.worlds());
        parts = same(
                parts,
                "the Command Cards",
                before.cards().commands(),
                after.cards().commands());
        parts = changed(technology(before), technology(after)).isEmpty()
                ? parts
                : parts.append("the Borg Technology Cards");
        parts = same(parts, "the Console Card", before.console(), after.console());
        parts = same(parts, "the optional rules", before.options(), after.options());
        parts = same(
                parts,
                "the Home Systems",
                before.galaxy().holdings().homes(),
                after.galaxy().holdings().homes());
        Option<SystemId> hub = before.galaxy().map().hub();
        parts = same(parts, "the Transwarp Hub", hub, after.galaxy().map().hub().filter(placed -> hub.isDefined()));
        parts = same(parts, "the Assimilated Players", before.assimilated(), after.assimilated());
        parts = same(parts, "the outcome", before.outcome(), after.outcome());
        return parts.headOption();
    }

    private static Vector<String> same(Vector<String> parts, String part, Object before, Object after) {
        return before.equals(after) ? parts : parts.append(part);
    }

    /** Deck and areas together. Invariant 55. */
    private static Vector<BorgTechCard> technology(Table table) {
        return deck(table).appendAll(table.cards().areas().values().flatMap(TechArea::all));
    }

    /** Of these cards none is drawn; the base game puts cards among them. Rules AS-TEC-04 and AS-TEC-05. */
    private static Vector<BorgTechCard> deck(Table table) {
        return table.cards().technology().cards().cards();
    }

    private static Vector<ExplorationCard> explorations(Table table) {
        TableCards cards = table.cards();
        return cards.explorations()
                .cards()
                .appendAll(cards.explorationDiscards())
                .appendAll(table.planets().cards().values().flatMap(onSystem -> onSystem));
    }

    private static Vector<SystemDisc> discs(Table table) {
        return table.cards().discs().cards().appendAll(onMap(table));
    }

    private static Vector<SystemDisc> onMap(Table table) {
        return table.galaxy().map().discs().values().toVector();
    }

    /** One that has gone or come. */
    private static <T> Option<T> changed(Vector<T> before, Vector<T> after) {
        return without(before, after).orElse(() -> without(after, before));
    }

    /** One of the first that is not among the second, each as often as it is there. */
    private static <T> Option<T> without(Vector<T> all, Vector<T> some) {
        return some.foldLeft(all, Vector::remove).headOption();
    }

    /** What a player gets from the Borg alone: Technology and tokens. They can be used up. */
    private static Option<Violation> gained(Table before, Table after) {
        for (PlayerId player : after.players()) {
            Option<BorgTechCard> card = without(
                    after.cards().area(player).all(),
                    before.cards().area(player).all());
            if (card.isDefined()) {
                return card.map(each -> violation(
                        "AS-TEC-01", "Borg Technology is drawn for a victory over the Borg only", each.name()));
            }
            RewardTokens had = before.tokens().getOrElse(player, NO_TOKENS);
            RewardTokens has = after.tokens().getOrElse(player, NO_TOKENS);
            if (has.culture() > had.culture() || has.production() > had.production()) {
                return Option.some(violation(
                        has.culture() > had.culture() ? "AS-DES-06" : "AS-DES-07",
                        "These tokens are gained for destroyed Cubes only",
                        player.name()));
            }
        }
        return before.galaxy()
                .map()
                .lanes()
                .values()
                .toVector()
                .find(lane -> !after.galaxy().map().lanes().containsValue(lane))
                .map(lane -> violation("AS-LNK-01", "A Space Lane stays where it lies", lane.toString()));
    }

    /**
     * No card of the base game looks into the deck of Borg Technology. With Exploration Cards and System Discs it does as
     * it pleases: some go to the bottom of their deck, others are shuffled back.
     */
    private static Option<Violation> seen(Deck<BorgTechCard> before, Deck<BorgTechCard> after) {
        return Option.when(
                isSeen(before, after),
                () -> violation(
                        "AS-SET-09",
                        "Nobody knows the order of the deck better than before",
                        "the Borg Technology Cards"));
    }

    /** Cards are put on the bottom, or the deck is shuffled as a whole. */
    private static boolean isSeen(Deck<?> before, Deck<?> after) {
        int more = after.size() - before.size();
        if (after.segments().size() <= 1) {
            return false;
        }
        return more == 0
                ? !after.equals(before)
                : after.segments().size() > before.segments().size() + more;
    }

    private static Option<SystemId> forgotten(Table before, Table after) {
        return before.planets()
                .explored()
                .find(system -> !after.planets().explored().contains(system));
    }
}
