"""Reasons for moves: what they change on the board and behind the seat's own screen.

Nothing here looks at what others hold or have scored: boards and gains are public, and points
and hands are named only as far as they are the seat's own.
"""

from collections.abc import Iterator

from ....bots.advice import Reason
from ....core import Action, bits
from ..rules import HuangState
from ..rules import actions as act
from ..rules.colours import COLOUR_NAMES, COLOURS, RED, WHITE, YELLOW
from ..rules.grid import TRIANGLES
from ..rules.groups import clashes, touching
from ..rules.steps.revolt import AttackerCommits, DefenderCommits
from ..rules.steps.war import War
from .evaluation import mover
from .shapes import NEAR, completions

REASON_KEYS = (
    "best-tile",
    "gives-point",
    "granaries",
    "guard",
    "leader-lost",
    "leader-scores",
    "new-tiles",
    "pagoda",
    "pagoda-lost",
    "pair",
    "point",
    "revolt-held",
    "revolt-lost",
    "revolt-on-board",
    "rival-leader-lost",
    "rival-pagoda-lost",
    "war-lost",
    "war-on-board",
    "war-won",
    "weakest-colour",
    "white-point",
)
MAX_REASONS = 3
"""Maximum reasons of a move."""

Found = Iterator[tuple[float, Reason]]
"""Reasons, each with how telling it is."""


def reasons_for(
    state: HuangState, seat: int, action: Action, after: HuangState
) -> tuple[Reason, ...]:
    """The most telling reasons first."""
    found = [
        *_conflict(state, seat, action),
        *_points(state, seat, action, after),
        *_pagodas(state, seat, after),
        *_leaders(state, seat, action, after),
        *_tiles(state, seat, action, after),
    ]
    found.sort(key=lambda pair: -pair[0])
    return tuple(reason for _, reason in found[:MAX_REASONS])


def _reason(key: str, colour: int | None = None, **fields: str | int) -> Reason:
    if colour is not None:
        fields["colour"] = COLOUR_NAMES[colour]
    return Reason(key, fields)


def _conflict(state: HuangState, seat: int, action: Action) -> Found:
    """Reasons in a revolt or a war, from what is known when the seat decides."""
    step = state.stack[-1]
    if isinstance(step, DefenderCommits) and isinstance(action, act.Commit):
        own = _guard(state, seat, step.colour) + action.tiles + action.leader
        key = "revolt-held" if own >= step.total else "revolt-lost"
        yield 9.0, _reason(key, own=own, other=step.total)
    elif isinstance(step, AttackerCommits) and isinstance(action, act.Commit):
        own = _guard(state, seat, step.colour) + action.tiles + action.leader
        guard = _guard(state, step.defender, step.colour)
        yield 9.0, _reason("revolt-on-board", own=own, other=guard)
    elif isinstance(step, War) and isinstance(action, act.Support) and seat == step.unifier:
        totals = list(step.totals(state))
        totals[action.side] += action.tiles + action.leader
        other = max(total for side, total in enumerate(totals) if side != action.side)
        key = "war-won" if totals[action.side] >= other else "war-lost"
        yield 9.0, _reason(key, own=totals[action.side], other=other)
    elif isinstance(action, act.PlaceTile):
        yield from _new_war(state, seat, action.place)
    elif isinstance(action, act.PlaceLeader):
        yield from _new_revolt(state, seat, action)


def _guard(state: HuangState, seat: int, colour: int) -> int:
    """The yellow tiles beside a leader."""
    return (NEAR[state.leaders[seat * 5 + colour]] & state.tiles[YELLOW]).bit_count()


def _new_war(state: HuangState, seat: int, place: int) -> Found:
    """The strength on the board of the seat's side and of the strongest other."""
    groups = [group for group in touching(state.groups, 1 << place) if group.colours]
    if not clashes(groups):
        return
    own = other = 0
    for group in groups:
        strength = (group.mask & state.tiles[RED]).bit_count()
        if any(
            group.mask >> spot & 1 for spot in state.leaders[seat * 5 : seat * 5 + 5] if spot >= 0
        ):
            own = max(own, strength)
        else:
            other = max(other, strength)
    yield 8.0, _reason("war-on-board", own=own, other=other)


def _new_revolt(state: HuangState, seat: int, action: act.PlaceLeader) -> Found:
    colour = action.colour
    for group in touching(
        state.groups_without(state.leaders[seat * 5 + colour]), 1 << action.place
    ):
        rival = state.leader_in(group.mask, colour) if group.colours >> colour & 1 else None
        if rival is not None and rival != seat:
            own = (NEAR[action.place] & state.tiles[YELLOW]).bit_count()
            yield 8.0, _reason("revolt-on-board", own=own, other=_guard(state, rival, colour))


def _points(state: HuangState, seat: int, action: Action, after: HuangState) -> Found:
    """Points that the action gave at once; those of the turn's end are its pagodas'."""
    own = state.points[seat * 5 : seat * 5 + 4]
    ended = not after.stack or mover(after) != mover(state)
    for other in range(state.seats):
        drawn = _drawn(after, other) if ended and other == mover(state) else [0] * 5
        for colour in COLOURS:
            cell = other * 5 + colour
            gained = after.points[cell] - state.points[cell] - drawn[colour]
            if gained <= 0:
                continue
            if other != seat:
                if isinstance(action, act.PlaceTile):
                    yield 3.0, _reason("gives-point", colour, seat=other)
            elif colour == WHITE:
                yield 4.0, _reason("white-point")
            elif own[colour] == min(own):
                yield 5.0, _reason("weakest-colour", colour)
            else:
                yield 2.0, _reason("point", colour)
    taken = after.granaries_taken[seat] - state.granaries_taken[seat]
    if taken:
        yield 6.0, _reason("granaries", count=taken)


def _drawn(state: HuangState, seat: int) -> list[int]:
    """The pagodas that feed each leader of a seat."""
    drawn = [0] * 5
    for colour, triangle in state.pagodas:
        place = state.leaders[seat * 5 + colour]
        if place >= 0 and state.group_at(place).mask >> TRIANGLES[triangle][0] & 1:
            drawn[colour] += 1
    return drawn


def _pagodas(state: HuangState, seat: int, after: HuangState) -> Found:
    for other in range(state.seats):
        before, now = _drawn(state, other), _drawn(after, other)
        for colour in COLOURS:
            if other == seat and now[colour] > before[colour]:
                yield 7.0, _reason("pagoda", colour)
            elif other == seat and now[colour] < before[colour]:
                yield 6.0, _reason("pagoda-lost", colour)
            elif now[colour] < before[colour]:
                yield 6.0, _reason("rival-pagoda-lost", colour, seat=other)


def _leaders(state: HuangState, seat: int, action: Action, after: HuangState) -> Found:
    for index, place in enumerate(state.leaders):
        holder, colour = divmod(index, 5)
        if place >= 0 and after.leaders[index] < 0 and not isinstance(action, act.Withdraw):
            if holder == seat:
                yield 5.5, _reason("leader-lost", colour)
            else:
                yield 5.0, _reason("rival-leader-lost", colour, seat=holder)
    if isinstance(action, act.PlaceLeader):
        cell = seat * 5 + action.colour
        if after.leaders[cell] == action.place:
            count = (NEAR[action.place] & after.tiles[YELLOW]).bit_count()
            if count > 1:
                yield 2.5, _reason("guard", action.colour, count=count)
            if state.leaders[cell] < 0 and state.hands[cell]:
                yield 1.5, _reason("leader-scores", action.colour)


def _tiles(state: HuangState, seat: int, action: Action, after: HuangState) -> Found:
    if isinstance(action, act.TakeTile):
        yield 1.0, _reason("best-tile", action.colour)
    elif isinstance(action, act.Replace):
        yield 1.0, _reason("new-tiles", count=sum(action.counts))
    elif isinstance(action, act.PlaceTile):
        colour = action.colour
        place = after.leaders[seat * 5 + colour]
        if place >= 0 and _thirds(after, colour, place) & ~_thirds(state, colour, place):
            yield 2.2, _reason("pair", colour)
        for leader in COLOURS:
            spot = state.leaders[seat * 5 + leader]
            if colour == YELLOW and spot >= 0 and spot in bits(NEAR[action.place]):
                count = (NEAR[spot] & after.tiles[YELLOW]).bit_count()
                yield 2.1, _reason("guard", leader, count=count)


def _thirds(state: HuangState, colour: int, leader: int) -> int:
    """The spaces where one tile more makes a triangle in the state of a leader."""
    for group in state.groups:
        if group.mask >> leader & 1:
            return completions(group.mask & state.tiles[colour] & ~state.built) & state.empty
    return 0
