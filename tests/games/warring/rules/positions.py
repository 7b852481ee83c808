"""Helpers for tests of the rules: write a position, play moves, look at what everybody sees.

What a position leaves out: the states stand as at the start, nobody holds anything, the decks
hold all other cards, the first seat is Host, it is round 1 and all are asked to play.
"""

import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from sevenstates.core import Event, IllegalAction, Luck, Viewer
from sevenstates.games.warring.rules import WARRING, WarringState
from sevenstates.games.warring.rules.components import STATES


class Chance(Luck):
    """Dice by script; of anything else the pick by script, then the first that is possible.

    A die more than the script has fails the test; `play` also fails it if dice are left over.
    """

    def __init__(self, *dice: int, picks: Iterable[int] = ()) -> None:
        self.dice = list(dice)
        self.picks = list(picks)

    def pick(self, weights: Sequence[int]) -> int:
        if isinstance(weights, tuple):
            assert self.dice, "a die more than the test foresaw"
            return self.dice.pop(0) - 1
        if self.picks:
            picked = self.picks.pop(0)
            assert weights[picked], f"{picked} cannot be picked"
            return picked
        return next(index for index, weight in enumerate(weights) if weight)


def position(text: str) -> WarringState:
    """The state that the text shows."""
    return WARRING.parse_position(textwrap.dedent(text))


def play(state: WarringState, seat: int, *moves: str, luck: Luck | None = None) -> list[Event]:
    """Play a seat's moves; everything that happened. Seats count from 1, as in the notation."""
    chance = luck or Chance()
    events: list[Event] = []
    for move in moves:
        state.apply(seat - 1, WARRING.parse_action(move), chance, events)
        state.check()
    if isinstance(chance, Chance):
        assert not chance.dice, "fewer dice were thrown than the test foresaw"
    return events


def refused(state: WarringState, seat: int, move: str) -> IllegalAction:
    """Why a move is refused."""
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat - 1, WARRING.parse_action(move), Chance())
    return caught.value


def host_plays(agenda: str, *dice: int, states: str = "", more: str = "") -> WarringState:
    """The table after the Host, seat 1, has played out the event deck as it is."""
    state = agenda_of(agenda, states=states, more=more)
    play_out(state, *dice)
    return state


def agenda_of(agenda: str, *, states: str = "", more: str = "") -> WarringState:
    """Seat 1 is Host and reads this event deck."""
    rows = "\n".join(["seats: 3", f"agenda: {agenda}", "ask: amend", "states:", states, more])
    return WARRING.parse_position(rows.replace(";", "\n"))


def play_out(state: WarringState, *dice: int) -> list[Event]:
    """The Host leaves the event deck as it is and in its order."""
    luck = Chance(*dice)
    events = play(state, state.host + 1, "pass", luck=luck) if len(state.agenda) == 1 else []
    if not events:
        apply(state, state.host + 1, "pass", luck, events)
        while state.pending() and state.pending()[0].prompt == "order":
            apply(state, state.host + 1, str(legal(state, state.host + 1)[0]), luck, events)
    assert not luck.dice, "fewer dice were thrown than the test foresaw"
    return events


def apply(state: WarringState, seat: int, move: str, luck: Luck, events: list[Event]) -> None:
    state.apply(seat - 1, WARRING.parse_action(move), luck, events)
    state.check()


def legal(state: WarringState, seat: int) -> list[str]:
    """What the seat may do, in the notation."""
    return [str(action) for action in state.legal_actions(seat - 1)]


def asked(state: WarringState) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(decision.seat + 1, decision.prompt) for decision in state.pending()]


def values(state: WarringState, name: str) -> list[int]:
    """Military, economy, culture and morale of a state."""
    row = state.view(None)["states"][STATES.index(name)]
    return [row["military"], row["economy"], row["culture"], row["morale"]]


def is_alive(state: WarringState, name: str) -> bool:
    return bool(state.view(None)["states"][STATES.index(name)]["is_alive"])


def facts(events: Iterable[Event], kind: str, viewer: Viewer = None) -> list[dict[str, Any]]:
    """The fields of all events of a kind, as the viewer learns them; seat numbers from 0."""
    shown = (event.seen_by(viewer) for event in events if event.kind == kind)
    return [dict(event.fields) for event in shown if event is not None]


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]


def seat_view(state: WarringState, seat: int) -> dict[str, Any]:
    """What a seat sees of itself."""
    return dict(state.view(seat - 1)["seats"][seat - 1])
