"""Reads what a state asks and what happened: for the rule tests of every game."""

from typing import Any

from ..core import Event, State


def moves(state: State, seat: int, start: str = "") -> list[str]:
    """The seat's legal moves in notation, those that begin with `start`."""
    every = (str(action) for action in state.legal_actions(seat))
    return [move for move in every if move.startswith(start)]


def asked(state: State) -> tuple[int, str]:
    """The seats that are asked, with the prompts: (0, "action") at the first seat's decision."""
    (decision,) = state.pending()
    return decision.seat, decision.prompt


def kinds(events: list[Event]) -> list[str]:
    """The kind of each event, in order."""
    return [event.kind for event in events]


def facts(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The public fields of every event of that kind."""
    return [dict(event.fields) for event in events if event.kind == kind]
