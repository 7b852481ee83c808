"""Reasons for moves: what they change for the seat, as keys of the texts.

Nothing here looks at what others hold: walls, supplies and bids to come are public, and of the
favours only the seat's own are named.
"""

from collections.abc import Iterator

from ....bots.advice import Reason
from ....core import Action, bits
from ..rules import HuangdiState
from ..rules import actions as act
from ..rules.components import LEVEL_POINTS, PROVINCE_POINTS, ROW_POINTS, TOWER_POINTS
from ..rules.wall import LEVEL_MASKS, NAMES, PROVINCE_LETTERS, PROVINCE_MASKS, ROW_MASKS, TOP, WALLS
from . import weights as w
from .bids import enough, petitions, win_odds
from .holdings import UNREACHABLE, favour_value, jade_value, missing, turns_left

REASON_KEYS = (
    "bid-enough",
    "bid-odds",
    "blocks-gained",
    "emperor-lost",
    "extra-action",
    "favour-kept",
    "favour-nearer",
    "favour-played",
    "favour-ready",
    "jade-gained",
    "least-province",
    "level-given",
    "level-scored",
    "move-least",
    "move-prison",
    "rival-removed",
    "row-given",
    "row-lead",
    "row-scored",
    "tower",
    "wall-complete",
    "workers-gained",
    "workers-spent",
)
MAX_REASONS = 3
"""Maximum reasons of a move."""

Fields = dict[str, str | int]
Found = Iterator[tuple[float, Reason]]
"""Reasons, each with the points that it is about."""


def reasons_for(
    state: HuangdiState, seat: int, action: Action, after: HuangdiState
) -> tuple[Reason, ...]:
    """The most telling reasons first."""
    if isinstance(action, act.Bid):
        found = list(_bid(state, seat, action.jade))
    else:
        found = [
            *_of_action(state, seat, action),
            *_wall(state, seat, after),
            *_provinces(state, seat, after),
            *_favours(state, seat, after),
            *_supplies(state, seat, after),
        ]
    found.sort(key=lambda pair: -pair[0])
    return tuple(reason for _, reason in found[:MAX_REASONS])


def _bid(state: HuangdiState, seat: int, jade: int) -> Found:
    least = enough(state, seat, petitions(state))
    bids = tuple(jade if other == seat else -1 for other in range(state.seats))
    odds = win_odds(state, bids, turns_left(state))[seat][0][1]
    if jade == least and odds > 0.995:
        yield 2, Reason("bid-enough", {"jade": jade})
    else:
        yield 1, Reason("bid-odds", {"percent": round(100 * odds)})


def _of_action(state: HuangdiState, seat: int, action: Action) -> Found:
    if isinstance(action, act.Buyback):
        yield w.TURN[state.seats], Reason("extra-action")
    elif isinstance(action, act.Keep):
        favour = state.favours[action.card]
        yield favour.points, Reason("favour-kept", {"card": action.card, "points": favour.points})
    elif isinstance(action, act.Remove):
        place = NAMES[action.place]
        owner = state.owner_of(action.place)
        assert owner is not None
        yield w.TURN[state.seats], Reason("rival-removed", {"seat": owner, "place": place})
    elif isinstance(action, act.Move):
        yield from _move(state, seat, action.province)


def _move(state: HuangdiState, seat: int, province: int) -> Found:
    counts = _by_province(state, seat)
    letter = PROVINCE_LETTERS[province]
    if counts[province] == min(counts) < max(counts):
        yield PROVINCE_POINTS, Reason("move-least", {"province": letter})
    jade, convicts = state.prison_jade[province], state.prison_convicts[province]
    if jade + convicts:
        fields: Fields = {"province": letter, "jade": jade, "convicts": convicts}
        yield jade + convicts, Reason("move-prison", fields)


def _wall(state: HuangdiState, seat: int, after: HuangdiState) -> Found:
    everything = WALLS[state.provinces]
    if after.wall == everything != state.wall:
        yield 99, Reason("wall-complete")
    towers = (after.walls[seat] & ~state.walls[seat] & LEVEL_MASKS[TOP]).bit_count()
    if towers:
        yield towers * TOWER_POINTS, Reason("tower", {"points": towers * TOWER_POINTS})
    lost = state.emperor_block and not after.emperor_block and state.holder == seat
    if lost and after.emperor_wall == state.emperor_wall:
        yield w.EMPEROR, Reason("emperor-lost")
    for province, rows in enumerate(ROW_MASKS[: state.provinces]):
        for level, row in enumerate(rows):
            fields: Fields = {"province": PROVINCE_LETTERS[province], "level": level + 1}
            yield from _majority(state, seat, after, row, ROW_POINTS[level], "row", fields)
    for level, mask in enumerate(LEVEL_MASKS):
        fields = {"level": level + 1}
        yield from _majority(state, seat, after, mask & everything, LEVEL_POINTS, "level", fields)


def _majority(
    state: HuangdiState,
    seat: int,
    after: HuangdiState,
    mask: int,
    points: int,
    kind: str,
    fields: Fields,
) -> Found:
    """A row or level that was completed, or where the seat took the lead."""
    if not mask & ~state.wall:
        return
    before, now = _lead(state, seat, mask), _lead(after, seat, mask)
    if not mask & ~after.wall:
        key = f"{kind}-scored" if now >= 0 else f"{kind}-given"
        yield points, Reason(key, {**fields, "points": points})
    elif kind == "row" and before <= 0 < now:
        yield points / 2, Reason("row-lead", {**fields, "points": points})


def _lead(state: HuangdiState, seat: int, mask: int) -> int:
    counts = [(own & mask).bit_count() for own in state.walls]
    return counts.pop(seat) - max(counts)


def _by_province(state: HuangdiState, seat: int) -> list[int]:
    own = state.walls[seat]
    return [(own & mask).bit_count() for mask in PROVINCE_MASKS[: state.provinces]]


def _provinces(state: HuangdiState, seat: int, after: HuangdiState) -> Found:
    gain = PROVINCE_POINTS * (min(_by_province(after, seat)) - min(_by_province(state, seat)))
    if gain > 0:
        yield gain, Reason("least-province", {"points": gain})


def _favours(state: HuangdiState, seat: int, after: HuangdiState) -> Found:
    turns = turns_left(after)[seat]
    for card in bits(after.played[seat] & ~state.played[seat]):
        points = state.favours[card].points
        value = favour_value(state.favours[card], turns)
        yield value, Reason("favour-played", {"card": card, "points": points})
    for card in bits(state.hands[seat] & after.hands[seat]):
        before, now = _missing(state, seat, card), _missing(after, seat, card)
        if now < before < UNREACHABLE:
            nearer = w.HELD_SHARE[now] - w.HELD_SHARE[before]
            gain = favour_value(state.favours[card], turns) * nearer
            key = "favour-nearer" if now else "favour-ready"
            yield gain, Reason(key, {"card": card, "missing": now})


def _missing(state: HuangdiState, seat: int, card: int) -> int:
    favour, free = state.favours[card], WALLS[state.provinces] & ~state.wall
    return missing(favour.offsets, favour.corners, state.walls[seat] & ~state.plaques, free)


def _supplies(state: HuangdiState, seat: int, after: HuangdiState) -> Found:
    jade = after.jade[seat] - state.jade[seat]
    if jade > 0 and after.round == state.round:  # a new round brings income whatever is done
        value = jade * jade_value(after.jade[seat], turns_left(after)[seat])
        yield value, Reason("jade-gained", {"jade": jade})
    blocks = after.blocks[seat] - state.blocks[seat]
    built = after.walls[seat] != state.walls[seat]
    if blocks > 0 and not built:
        yield blocks, Reason("blocks-gained", {"blocks": blocks})
    workers = after.workers(seat) - state.workers(seat)
    if workers > 0:
        yield workers * w.WORKER_USE, Reason("workers-gained", {"workers": workers})
    elif workers < 0 and built:
        yield 0.1, Reason("workers-spent", {"workers": -workers})
