"""Helpers for tests of Huang Di's rules: draw a position, play moves, look at what everybody sees.

A test draws the levels of the wall it needs, says what the players have, plays moves in the
notation of the game and looks at events and views:

    state = position('''
        seats: 2
        wall:
        1  R  W  .  .  .  |  .  .  .  .  .
        emperor: holder=red
        red: jade=3 peasants=4 blocks=1
        turn: red 1
    ''')
    events = play(state, 0, "build 1", "block a3.1")

What the text leaves out: no pieces in the supplies, all four role cards in hand, taskmasters in
province A, empty prisons, round 1, the favour cards that are nowhere else in the deck.
"""

import textwrap
from collections.abc import Sequence
from typing import Any

import pytest

from sevenstates.core import Event, IllegalAction, Luck, Viewer, bits
from sevenstates.games.huangdi.rules import HUANGDI, HuangdiOptions, HuangdiState
from sevenstates.games.huangdi.rules.view import SeatView
from sevenstates.testing.reading import asked as asked
from sevenstates.testing.reading import facts as facts
from sevenstates.testing.reading import kinds as kinds
from sevenstates.testing.reading import moves as moves


class First(Luck):
    """Always the first possible answer."""

    def pick(self, weights: Sequence[int]) -> int:
        return next(index for index, weight in enumerate(weights) if weight)


class Script(Luck):
    """Answers by script; a question beyond it fails the test."""

    def __init__(self, *picks: int) -> None:
        self.picks = list(picks)

    def pick(self, weights: Sequence[int]) -> int:
        assert self.picks, "a draw more than the test foresaw"
        pick = self.picks.pop(0)
        assert weights[pick], f"{pick} cannot be drawn"
        return pick


def position(text: str) -> HuangdiState:
    """The state that the text shows."""
    return HUANGDI.parse_position(textwrap.dedent(text))


def new(seats: int, luck: Luck | None = None, **options: Any) -> HuangdiState:
    """A table as set up, before favours are chosen."""
    return HUANGDI.new_state(seats, HuangdiOptions(**options), luck=luck or First())


def play(state: HuangdiState, seat: int, *moves: str, luck: Luck | None = None) -> list[Event]:
    """Play the seat's moves one after the other; everything that happened.

    Every move must be among the legal actions, and every piece is counted after each.
    """
    luck = luck or First()
    events: list[Event] = []
    for move in moves:
        action = HUANGDI.parse_action(move)
        legal = action in state.legal_actions(seat)
        assert legal, f"{move!r} is not legal: {state.refusal(seat, action)}"
        state.apply(seat, action, luck, events)
        state.check()
    if isinstance(luck, Script):
        assert not luck.picks, f"never drawn: {luck.picks}"
    return events


def bid(state: HuangdiState, *jade: int, luck: Luck | None = None) -> list[Event]:
    """All seats bid; what happened."""
    events = []
    for seat, amount in enumerate(jade):
        events += play(state, seat, f"bid {amount}", luck=luck if seat == len(jade) - 1 else None)
    return events


def refused(state: HuangdiState, seat: int, move: str) -> IllegalAction:
    """Try a move that must be refused; the refusal. Nothing may have changed."""
    action = HUANGDI.parse_action(move)
    before = state.to_json()
    assert action not in state.legal_actions(seat), f"{move!r} is among the legal actions"
    with pytest.raises(IllegalAction) as refusal:
        state.apply(seat, action, First())
    assert state.to_json() == before
    return refusal.value


def why(state: HuangdiState, seat: int, move: str) -> tuple[str, str | None]:
    """Reason and rule of a refusal."""
    refusal = refused(state, seat, move)
    return refusal.reason, refusal.rule_id


def gains(events: list[Event]) -> list[tuple[int, int, str]]:
    """Every gain that was announced: seat, points, source."""
    return [(f["seat"], f["points"], f["source"]) for f in facts(events, "points")]


def seat_of(state: HuangdiState, seat: int, viewer: Viewer = None) -> SeatView:
    """What the viewer sees of a seat."""
    return state.view(viewer)["seats"][seat]


def supply(state: HuangdiState, seat: int) -> tuple[int, int, int, int]:
    """Jade, peasants, convicts and blocks of a seat."""
    shown = seat_of(state, seat)
    return shown["jade"], shown["peasants"], shown["convicts"], shown["blocks"]


def stock(state: HuangdiState, name: str) -> int:
    """How much of something is in the stock."""
    count = {**state.view(None)["stock"]}[name]
    assert isinstance(count, int)
    return count


def prison(state: HuangdiState, province: str) -> tuple[int, int]:
    """Jade and convicts in a prison."""
    shown = state.view(None)["prisons"][province]
    return shown["jade"], shown["convicts"]


def blocks_of(state: HuangdiState, seat: int | None) -> list[str]:
    """Where blocks of a seat, or with None of the emperor, stand."""
    return [place for place, block in state.view(None)["wall"].items() if block["seat"] == seat]


def scores(state: HuangdiState) -> list[int]:
    return [seat["score"] for seat in state.view(None)["seats"]]


def cards(mask: int) -> list[int]:
    """The numbers of the favour cards in a mask."""
    return list(bits(mask))
