package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.QONOS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;

import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.data.BorgExplorationCards;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.json.AscendancySaves;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.GameBattery;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.RuleCoverage;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;

class BorgTurnGameTest extends GameBattery<BorgTurnState, TurnChoice> {
    private static final Saves<BorgTurnState> STATES = AscendancySaves.turn();
    private static final Saves<Vector<TurnChoice>> CHOICES = AscendancySaves.turnChoices();

    @Override
    protected Game<BorgTurnState, TurnChoice> game() {
        return BorgTurn.GAME;
    }

    private static BorgTurnState turn(Table table, Option<PlayerId> holder, PlayerId... players) {
        TurnOrderCard.BorgTurn card = new TurnOrderCard.BorgTurn(1, holder);
        Vector<TurnOrderCard> cards = Vector.of(players)
                .foldLeft(
                        Vector.<TurnOrderCard>of(card),
                        (all, player) -> all.append(new TurnOrderCard.PlayerTurn(all.size() + 1, player)));
        return BorgTurnState.start(new RoundOrder(cards), card, table);
    }

    /** A Hub, Cubes everywhere, Ships, Nodes, a Telemetry Node and dangerous cards. */
    private static Table crowded(OptionalRules options) {
        Table bare = Tables.table(options, Tables.duel().galaxy().holdings().withStarbase(VULCAN));
        Table hub = bare.withGalaxy(bare.galaxy()
                .withMap(bare.galaxy().map().withDisc(SystemDisc.transwarpHub("Hub", 6)))
                .withShips(RISA.orbit(), new ShipGroup(FEDERATION, 3, 1))
                .withShips(VULCAN.orbit(), ShipGroup.singles(FEDERATION, 2))
                .withShips(RISA.orbit(), ShipGroup.singles(KLINGONS, 2)));
        Table manned = Tables.withCube(Tables.withCube(Tables.withCube(hub, 1, VULCAN), 3, QONOS), 4, BAJOR);
        Table dangerous =
                manned.withCards(manned.cards().withExplorations(Deck.shuffled(BorgExplorationCards.SAMPLE.cards())));
        return Tables.withTelemetryNode(
                dangerous.withPlanets(
                        dangerous.planets().withResourceNodes(VULCAN, 2).withResourceNodes(QONOS, 1)),
                KLINGONS);
    }

    @Override
    protected Seq<BorgTurnState> starts() {
        Table worlds = Tables.withWorlds(
                crowded(OptionalRules.NONE), new BorgWorld(BAJOR, 3, true), new BorgWorld(RISA, 3, false));
        Table fallen =
                SystemFall.assimilated(crowded(OptionalRules.NONE), EARTH).state();
        return Vector.of(
                turn(crowded(new OptionalRules(true, false, true, false)), Option.none(), KLINGONS, FEDERATION),
                turn(worlds, Option.none(), FEDERATION, KLINGONS),
                turn(fallen, Option.some(FEDERATION), KLINGONS));
    }

    @Override
    protected BorgTurnState roundTrip(BorgTurnState state) {
        return STATES.read(STATES.write(state));
    }

    @Override
    protected TurnChoice roundTripChoice(TurnChoice choice) {
        return CHOICES.read(CHOICES.write(Vector.of(choice))).head();
    }

    /** As many cards of each kind and as many discs, wherever they are. */
    @Override
    protected Object conserved(BorgTurnState state) {
        TableCards cards = state.table().cards();
        boolean drawn = state.phase() instanceof TurnPhase.Acting acting
                && acting.activation().stage() instanceof Stage.Replace;
        boolean explored = state.phase() instanceof TurnPhase.Acting acting
                && acting.activation().stage() instanceof Stage.Explore;
        return Vector.of(
                cards.commands().size() + state.command().hand().size() + (drawn ? 1 : 0),
                cards.technology().cards().size()
                        + cards.areas()
                                .values()
                                .map(area -> area.all().size())
                                .sum()
                                .intValue(),
                cards.explorations().size()
                        + cards.explorationDiscards().size()
                        + state.table()
                                .planets()
                                .cards()
                                .values()
                                .map(Vector::size)
                                .sum()
                                .intValue()
                        + (explored ? 1 : 0),
                cards.discs().size() + state.table().galaxy().map().discs().size());
    }

    @Override
    protected int plays() {
        return 3;
    }

    @Override
    protected SortedSet<String> catalogue() {
        return RuleCoverage.catalogue(Path.of(""), "AS");
    }
}
