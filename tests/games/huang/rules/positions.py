"""Helpers for tests of HUANG's rules: draw a position, play moves, look at what everybody sees.

A test draws a small board, plays moves in the notation of the game and looks at events and
views; it never reaches into a state:

    state = position('''
        seats: Tiger Rabbit
        board:
        .   Y   yT
          R   .   .
        hand Tiger: YRG
    ''')
    events = play(state, 0, "tile R c2")
    assert gains(events) == [(0, "red", 1)]

A place is a column's letter and a row's number; the second, fourth, ... row is drawn shifted to
the right. What the text leaves out: no hand, no market, the bag holds all other tiles, the
first seat has two actions left.
"""

import textwrap
from collections.abc import Sequence

import pytest

from sevenstates.core import Event, IllegalAction, Luck, Viewer
from sevenstates.games.huang.rules import HUANG, HuangState
from sevenstates.games.huang.rules.colours import COLOUR_NAMES
from sevenstates.games.huang.rules.view import Counts, RealmLeaders
from sevenstates.testing.reading import asked as asked
from sevenstates.testing.reading import facts as facts
from sevenstates.testing.reading import kinds as kinds
from sevenstates.testing.reading import moves as moves
from tests.kit.views import shown

LETTERS = "YRBGW"


class Draws(Luck):
    """Draws from the bag by script: `Draws("YYR")` gives two yellow tiles, then a red one.

    A colour the bag does not hold, or a draw beyond the script, fails the test; `play` also
    fails it if letters are left over.
    """

    def __init__(self, colours: str) -> None:
        self.left = colours

    def pick(self, weights: Sequence[int]) -> int:
        assert self.left, "a draw more than the test foresaw"
        colour = LETTERS.index(self.left[0])
        assert weights[colour], f"no {self.left[0]} in the bag"
        self.left = self.left[1:]
        return colour


class FirstColour(Luck):
    """Draws the first colour that is there: for tests that do not care what is drawn."""

    def pick(self, weights: Sequence[int]) -> int:
        return next(index for index, weight in enumerate(weights) if weight)


def position(text: str) -> HuangState:
    """The state that the text shows."""
    return HUANG.parse_position(textwrap.dedent(text))


def play(state: HuangState, seat: int, *moves: str, luck: Luck | None = None) -> list[Event]:
    """Play the seat's moves one after the other; everything that happened.

    Every move must be among the legal actions, and every piece is counted after each.
    """
    luck = luck or FirstColour()
    events: list[Event] = []
    for move in moves:
        action = HUANG.parse_action(move)
        legal = action in state.legal_actions(seat)
        assert legal, f"{move!r} is not legal: {state.refusal(seat, action)}"
        state.apply(seat, action, luck, events)
        state.check()
    if isinstance(luck, Draws):
        assert not luck.left, f"never drawn: {luck.left}"
    return events


def refused(state: HuangState, seat: int, move: str) -> IllegalAction:
    """Try a move that must be refused; the refusal. Nothing may have changed."""
    action = HUANG.parse_action(move)
    before = state.to_json()
    assert action not in state.legal_actions(seat), f"{move!r} is among the legal actions"
    assert not state.is_legal(seat, action)
    with pytest.raises(IllegalAction) as refusal:
        state.apply(seat, action, FirstColour())
    assert state.to_json() == before
    return refusal.value


def gains(events: list[Event]) -> list[tuple[int, str, int]]:
    """Every gain that was announced: seat, colour, points."""
    return [(f["seat"], f["colour"], f["points"]) for f in facts(events, "points")]


def points(state: HuangState, seat: int) -> dict[str, int]:
    """The seat's own points, colours with none left out."""
    return _some(shown(state.view(seat)["seats"][seat]["points"]))


def hand(state: HuangState, seat: int) -> dict[str, int]:
    """The seat's own hand, colours with none left out."""
    return _some(shown(state.view(seat)["seats"][seat]["hand"]))


def leaders(state: HuangState) -> dict[tuple[int, str], str]:
    """Where each leader on the board stands, by seat and colour."""
    return {(one["seat"], one["colour"]): one["place"] for one in state.view(None)["leaders"]}


def states(state: HuangState) -> list[tuple[set[str], RealmLeaders]]:
    """The places of each state and the seat of each leader's colour in it, from top to bottom."""
    found = [(set(one["places"]), one["leaders"]) for one in state.view(None)["states"]]
    return sorted(found, key=lambda one: min((int(place[1:]), place) for place in one[0]))


def tiles(state: HuangState) -> dict[str, str]:
    """The colour of the tile on each place."""
    return dict(state.view(None)["tiles"])


def pagodas(state: HuangState) -> dict[str, str]:
    """The colour of the pagoda on each triangle that carries one, as in `a1-b1-a2`."""
    return {"-".join(one["places"]): one["colour"] for one in state.view(None)["pagodas"]}


def seen(events: list[Event], viewer: Viewer) -> list[Event]:
    """The events as the viewer knows them."""
    return [known for event in events if (known := event.seen_by(viewer)) is not None]


def total(counts: Counts) -> int:
    """The sum over all colours."""
    return sum(counts[colour] for colour in COLOUR_NAMES)


def _some(counts: Counts) -> dict[str, int]:
    return {colour: counts[colour] for colour in COLOUR_NAMES if counts[colour]}
