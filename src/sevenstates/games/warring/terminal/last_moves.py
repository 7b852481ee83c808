"""Last moves of a seat, in the words of the notation."""

from collections.abc import Sequence

from ....core import Event, Seat

MINOR = (
    "cards_drawn",
    "deck_refilled",
    "characters_drawn",
    "characters_kept",
    "claim_possible",
    "round_ended",
    "changed",
    "game_over",
)
"""Kinds of events that the rest of the screen shows."""


def last_moves(events: Sequence[Event], seat: Seat) -> list[str]:
    """The seat's moves in the last round in which it did something."""
    found: list[str] = []
    for event in reversed(events):
        if event.kind == "round_began" and found:
            break
        if text := _short_form(event, seat):
            found.insert(0, text)
    return found


def _short_form(event: Event, seat: Seat) -> str:
    fields = event.fields
    if event.kind == "all_played":
        return f"play {fields['counts'][seat]}"
    if fields.get("seat") != seat:
        return ""
    if event.kind == "statement":
        return (
            fields["said"] if fields["state"] == "none" else f"{fields['said']} {fields['state']}"
        )
    if event.kind == "claimed":
        return f"claim +{fields['points']}"
    return {"card_added": "add", "card_abandoned": "abandon"}.get(event.kind, "")
