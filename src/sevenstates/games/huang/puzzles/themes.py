"""Themes of the puzzles of HUANG."""

from collections.abc import Sequence

from ....core import Action, Event
from ....puzzles import Consequences, Themes
from ..rules import HuangState
from ..rules import actions as act


def theme_of(
    state: HuangState, seat: int, action: Action, consequences: Consequences
) -> str | None:
    """The theme of an action by its effects, the rarest first."""
    turn = _until_next_turn(consequences())
    if _is_war_won(seat, turn):
        return "war"
    if _is_by(turn, "revolt_over", winner=seat):
        return "revolt"
    if _is_by(turn, "pagoda_built", seat=seat) or _is_by(turn, "pagoda_moved", seat=seat):
        return "pagoda"
    if isinstance(action, act.Riot):
        return "riot"
    if isinstance(action, act.PlaceLeader | act.Withdraw):
        return "leader"
    if isinstance(action, act.Commit | act.Support | act.Skip | act.NameWinner):
        return "conflict"
    return "points" if _is_by(turn, "points", seat=seat) else None


def _until_next_turn(events: Sequence[Event]) -> list[Event]:
    """The events before the next turn begins."""
    found = []
    for event in events:
        if event.kind == "turn_began":
            break
        found.append(event)
    return found


def _is_by(events: Sequence[Event], kind: str, **fields: object) -> bool:
    return any(
        event.kind == kind and fields.items() <= dict(event.fields).items() for event in events
    )


def _is_war_won(seat: int, events: Sequence[Event]) -> bool:
    """Whether a war is decided in which the seat scores and loses no leader."""
    return (
        _is_by(events, "war_over")
        and _is_by(events, "points", seat=seat, source="war")
        and not _is_by(events, "leader_lost", seat=seat, cause="war")
    )


THEMES = Themes(("war", "revolt", "pagoda", "riot", "leader", "conflict", "points"), theme_of)
