"""Last moves of a seat, in the words of the notation."""

from collections.abc import Mapping, Sequence

from ....core import Event, Seat

MINOR = ("turn_began", "role_played", "income", "prison_filled", "favours_drawn", "game_over")
"""Kinds of events that the rest of the screen shows."""
_FORMS: Mapping[str, str] = {
    "recruited": "recruit {peasants}",
    "convicts_collected": "convicts",
    "jade_collected": "jade {jade}",
    "prison_emptied": "prison",
    "quarried": "quarry {blocks}",
    "favours_kept": "keep {kept}",
    "block_built": "block {place}",
    "favour_played": "favour {card}",
    "block_removed": "remove {place}",
    "taskmaster_moved": "move {province}",
    "emperor_placed": "emperor {place}",
    "bought_back": "buyback",
    "role_repeated": "repeat",
}


def last_moves(events: Sequence[Event], seat: Seat) -> list[str]:
    """The seat's moves since its last turn began."""
    found: list[str] = []
    for event in reversed(events):
        if event.fields.get("seat") == seat:
            if event.kind == "turn_began":
                break
            if event.kind in _FORMS:
                found.insert(0, _FORMS[event.kind].format(**event.fields))
    return found
