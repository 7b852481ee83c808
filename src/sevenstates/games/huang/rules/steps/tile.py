"""Place a tile (H-TIL)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step, bits
from .. import actions as act
from .. import events
from ..colours import BLUE, COLOURS, GREEN, YELLOW
from ..grid import NAMES
from ..groups import Group, clashes, touching
from ..values import is_colour, is_place, is_seat
from . import bandits, building, war
from .market import OfferMarket

if TYPE_CHECKING:
    from ..state import HuangState


def runs(state: "HuangState", seat: int) -> list[tuple[int, int]]:
    """The legal spaces of each colour in the hand."""
    hands, first = state.hands, seat * 5
    land, river = state.empty & state.board.land, state.empty & state.board.river
    if state.bandits:
        closed = bandits.closed_spaces(state)
        land, river = land & ~closed, river & ~closed
    return [
        (act.TILE[colour], river if colour == BLUE else land)
        for colour in COLOURS
        if hands[first + colour]
    ]


def refusal(state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
    """The reason why the tile may not be laid there."""
    assert isinstance(action, act.PlaceTile)
    bit = 1 << action.place
    if not state.hands[seat * 5 + action.colour]:
        return IllegalAction("tile-not-in-hand", "H-TIL-1")
    if not state.board.spaces & bit:
        return IllegalAction("no-such-space", "H-TIL-1")
    if any(spot.mask & bit for spot in state.bandits):
        return IllegalAction("space-of-bandits", "H-BAN-2")
    if not state.empty & bit:
        return IllegalAction("space-occupied", "H-TIL-1")
    if action.colour == BLUE and not state.board.river & bit:
        return IllegalAction("blue-off-river", "H-TIL-2")
    if action.colour != BLUE and state.board.river & bit:
        return IllegalAction("river-needs-blue", "H-TIL-2")
    return bandits.refusal(state, action.place)


def apply(state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
    assert isinstance(action, act.PlaceTile)
    lay(state, seat, action.colour, action.place, log, chained=False)


def starts_war(state: "HuangState", place: int) -> bool:
    """Whether a tile there would unite states with leaders of one colour (H-WAR-1)."""
    return clashes(touching(state.groups, 1 << place))


def lay(
    state: "HuangState",
    seat: int,
    colour: int,
    place: int,
    log: Log,
    *,
    chained: bool,
) -> None:
    """Lay a tile from the hand and do what follows: bandits, war, or points and the rest."""
    state.spend(seat, colour)
    if log is not None:
        log.append(events.tile_placed(seat, colour, place))
    spots = bandits.fought(state, place) if state.bandits else None
    states = [group for group in state.add_tile(colour, place) if group.colours]
    if spots:
        bandits.beat(state, seat, place, states, spots, log)
    elif len(states) > 1 and clashes(states):
        war.begin(state, seat, place, states, log)
    else:
        _score(state, colour, state.groups[-1], log)
        _go_on(state, seat, colour, place, chained=chained)


def _score(state: "HuangState", colour: int, group: Group, log: Log) -> None:
    """H-TIL-6, H-TIL-7: the leader of the colour gets the point, else the yellow one."""
    for leader in (colour, YELLOW):
        if group.colours >> leader & 1:
            seat = state.leader_in(group.mask, leader)
            assert seat is not None
            state.score(seat, colour, 1, "tile", log)
            return


def _go_on(state: "HuangState", seat: int, colour: int, place: int, *, chained: bool) -> None:
    """Offer what the tile allows: a building, then the market (green) or the next tile (blue)."""
    if colour in (GREEN, BLUE):
        state.stack.append(AfterTile.of(seat, colour, place))
    if not (chained and state.options.edition == "de"):
        # H-TIL-5: in DE only the first tile of a chain founds a pagoda.
        building.offer(state, seat, colour, place)


@dataclass(frozen=True, slots=True)
class AfterTile(Step["HuangState"]):
    """After points and building: the market (green) or the next tile (blue) is offered."""

    seat: int
    colour: int
    place: int

    name = "after_tile"
    rule = "H-TIL-3"
    asks = False
    below = ("next_action",)

    def is_possible(self, state: "HuangState") -> bool:
        return is_seat(state, self.seat) and is_colour(self.colour) and is_place(state, self.place)

    def run(self, state: "HuangState", luck: Luck, log: Log) -> None:
        state.stack.pop()
        if self.colour == GREEN and any(state.market):
            state.stack.append(OfferMarket.of(self.seat))
        elif self.colour == BLUE and state.hand_size(self.seat):
            # H-ASK-1: offered to every hand that is not empty, blue in it or not.
            offer = OfferChain.of(self.seat, self.place)
            if offer.spaces(state):
                state.stack.append(offer)


@dataclass(frozen=True, slots=True)
class OfferChain(Step["HuangState"]):
    """After a blue tile: lay another one beside it or not (H-TIL-4)."""

    seat: int
    place: int

    name = "offer_chain"
    rule = "H-TIL-4"
    below = ("next_action",)

    def is_possible(self, state: "HuangState") -> bool:
        return is_seat(state, self.seat) and is_place(state, self.place)

    def spaces(self, state: "HuangState") -> int:
        """The spaces where the next tile could lie, whatever the hand holds."""
        mask = state.board.near[self.place] & state.empty & state.board.river
        if state.bandits:
            mask &= ~bandits.closed_spaces(state)
        if state.options.edition == "de":
            for place in bits(mask):
                if starts_war(state, place):
                    mask &= ~(1 << place)
        return mask

    def pending(self, state: "HuangState") -> tuple[Decision, ...]:
        return (Decision(self.seat, "chain", fields={"place": NAMES[self.place]}),)

    def is_asked(self, state: "HuangState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "HuangState", seat: int) -> Sequence[Action]:
        mask = self.spaces(state) if state.hands[seat * 5 + BLUE] else 0
        return ActionSet(act.ACTIONS, [(act.SKIP, 1), (act.TILE[BLUE], mask)])

    def refusal(self, state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, act.Skip):
            return None
        if not isinstance(action, act.PlaceTile) or action.colour != BLUE:
            return IllegalAction("not-now", self.rule)
        no = refusal(state, seat, action)
        if no is not None:
            return no
        if not state.board.near[self.place] >> action.place & 1:
            return IllegalAction("chain-not-adjacent", self.rule)
        if not self.spaces(state) >> action.place & 1:
            return IllegalAction("chain-starts-war", "H-TIL-5")
        return None

    def apply(self, state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        state.stack.pop()
        if isinstance(action, act.PlaceTile):
            lay(state, seat, BLUE, action.place, log, chained=True)
