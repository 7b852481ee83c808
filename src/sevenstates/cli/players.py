"""Who sits at the table beside people: bots by seat, each with the name of its level."""

from ..bots import names_for
from ..core import Seat
from .errors import ClientError

Seating = dict[Seat, str]
"""The bots by seat, as `sevenstates.bots.make_bot` knows them."""
USUAL = "normal"
LEVELS = ("easy", "normal", "hard", "expert")
"""What somebody who sets up a table is offered."""


def parse_bots(text: str | None, game_key: str, seats: int) -> Seating:
    """Which seats are bots, and how strong.

    A number is how many, the last seats; `1,3` are these seats; `1,3:hard` says how strong. A
    name alone is for all but the first seat; several names are for the last seats. Without a
    word of it all but the first seat are bots.
    """
    if text is None:
        return dict.fromkeys(range(1, seats), USUAL)
    parts = [part for part in text.replace(" ", "").split(",") if part]
    known = names_for(game_key)
    if len(parts) == 1 and parts[0] in known:
        bots = _last(parts * (seats - 1), seats)
    elif parts and all(part in known for part in parts):
        bots = _last(parts, seats)
    elif "," not in text and text.strip().isdecimal():
        bots = _last([USUAL] * min(int(text), seats + 1), seats)
    else:
        bots = _seated(parts, text, known)
    if not set(bots) <= set(range(seats)):
        raise ClientError("bots-seats", text=text, seats=seats)
    if len(bots) == seats:
        raise ClientError("bots-all")
    return bots


def _last(names: list[str], seats: int) -> Seating:
    """Bots of these names on the last seats."""
    return {seats - len(names) + place: name for place, name in enumerate(names)}


def _seated(parts: list[str], text: str, known: tuple[str, ...]) -> Seating:
    bots = {}
    for part in parts or [""]:
        number, colon, name = part.partition(":")
        if not number.isdecimal() or (colon and name not in known):
            raise ClientError("bots-form", text=text, known=", ".join(known))
        bots[int(number) - 1] = name or USUAL
    return bots
