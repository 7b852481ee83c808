"""Last moves of a seat, in the signs of the board and the words of the notation."""

from collections.abc import Callable, Mapping, Sequence

from ....core import Event, Seat
from . import style

MINOR = ("turn_began", "drew", "market_refilled", "game_over")
"""Kinds of events that the rest of the screen shows."""


def _letter(event: Event) -> str:
    return style.LETTER[event.fields["colour"]]


def _tiles(event: Event, leader: str) -> str:
    """Tiles, and the letter of a leader who goes with them."""
    return f"{event.fields['tiles']}{f'+{leader}' if event.fields['leader'] else ''}"


_FORMS: Mapping[str, Callable[[Event], str]] = {
    "tile_placed": lambda e: f"{_letter(e)} {e.fields['place']}",
    "leader_placed": lambda e: f"{_letter(e).lower()} {e.fields['place']}",
    "leader_moved": lambda e: f"{_letter(e).lower()} {e.fields['place']}",
    "leader_withdrawn": lambda e: f"withdraw {_letter(e)}",
    "riot": lambda e: f"riot {e.fields['place']}",
    "trade": lambda e: "trade",
    "pagoda_built": lambda e: f"pagoda {e.fields['places'][0]}",
    "pagoda_moved": lambda e: f"pagoda {e.fields['places'][0]}",
    "palace_built": lambda e: f"palace {e.fields['places'][0]}",
    "palace_moved": lambda e: f"palace {e.fields['places'][0]}",
    "granaries_taken": lambda e: f"keep {e.fields['kept']}",
    "replaced": lambda e: f"replace {e.fields['count']}",
    "market_taken": lambda e: f"take {_letter(e)}",
    "committed": lambda e: f"commit {_tiles(e, 'y')}",
    "supported": lambda e: f"war {e.fields['side']} {_tiles(e, 'r')}",
    "stood_aside": lambda e: "skip",
    "nothing_possible": lambda e: "-",
}


def own_events(events: Sequence[Event], seat: Seat) -> list[Event]:
    """The seat's events since its last turn began, and later in the turns of others."""
    found: list[Event] = []
    for event in reversed(events):
        if event.fields.get("seat") == seat:
            if event.kind == "turn_began":
                break
            if event.kind in _FORMS:
                found.insert(0, event)
    return found


def short_form(event: Event) -> str:
    """One of these in a few letters."""
    return _FORMS[event.kind](event)
