"""Replace tiles (H-REP), and drawing from the bag (H-END-2)."""

from functools import lru_cache
from typing import TYPE_CHECKING

from .....core import Action, IllegalAction, Log, Luck, draw
from .. import actions as act
from .. import events
from ..colours import COLOURS
from ..scoring import finish

if TYPE_CHECKING:
    from ..state import HuangState


@lru_cache(maxsize=4096)
def _handfuls(hand: tuple[int, ...]) -> int:
    """The handfuls that a hand holds, as a mask over actions.HANDFULS."""
    mask = 0
    for index, counts in enumerate(act.HANDFULS):
        if all(n <= held for n, held in zip(counts, hand, strict=True)):
            mask |= 1 << index
    return mask


def runs(state: "HuangState", seat: int) -> list[tuple[int, int]]:
    """Every part of the hand that can be replaced."""
    return [(act.REPLACE, _handfuls(tuple(state.hands[seat * 5 : seat * 5 + 5])))]


def refusal(state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
    """The reason why these tiles cannot be replaced."""
    assert isinstance(action, act.Replace)
    held = state.hands[seat * 5 : seat * 5 + 5]
    if any(n > have for n, have in zip(action.counts, held, strict=True)):
        return IllegalAction("replace-not-held", "H-REP-1")
    return None


def apply(state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
    """Discard face down, then draw as many."""
    assert isinstance(action, act.Replace)
    count = sum(action.counts)
    kept = state.hand_size(seat) - count
    for colour, tiles in enumerate(action.counts):
        cell = seat * 5 + colour
        state.hands[cell] -= tiles
        state.buried[cell] += tiles
        # Nobody sees the colours: any of the tiles known to be held may be among them, and
        # those that the tiles kept have no room for must be.
        state.known_buried[cell] += max(0, state.known[cell] - kept)
        state.known[cell] = max(0, state.known[cell] - count)
    state.idle = -1
    if log is not None:
        log.append(events.replaced(seat, action.counts))
    draw_tiles(state, seat, count, luck, log)


def draw_tiles(state: "HuangState", seat: int, count: int, luck: Luck, log: Log) -> bool:
    """Draw into a hand; False if the bag was empty too soon, which ends the game (H-END-2)."""
    drawn = _drawn(state, count, luck)
    for colour in COLOURS:
        state.hands[seat * 5 + colour] += drawn[colour]
    if log is not None and any(drawn):
        log.append(events.drew(seat, drawn))
    return _had_enough(state, drawn, count, log)


def refill_market(state: "HuangState", count: int, luck: Luck, log: Log) -> bool:
    """Draw into the market; False if the bag was empty too soon."""
    drawn = _drawn(state, count, luck)
    for colour in COLOURS:
        state.market[colour] += drawn[colour]
    if log is not None and any(drawn):
        log.append(events.market_refilled(drawn))
    return _had_enough(state, drawn, count, log)


def _drawn(state: "HuangState", count: int, luck: Luck) -> list[int]:
    drawn = [0] * 5
    left = sum(state.bag)
    if count and left:
        state.idle = -1
    for _ in range(min(count, left)):
        drawn[draw(state.bag, luck)] += 1
    return drawn


def _had_enough(state: "HuangState", drawn: list[int], count: int, log: Log) -> bool:
    if sum(drawn) == count:
        return True
    finish(state, "bag-empty", log)
    return False
