"""Bots at the table by seat, each with the name of its level."""

from ..bots import names_for
from ..bots.levels import check_name, usual_level
from ..core import BadOption, Seat
from .errors import ClientError

Seating = dict[Seat, str]
"""The bots by seat, as `sevenstates.bots.make_bot` knows them."""


def parse_bots(text: str | None, game_key: str, seats: int) -> Seating:
    """The levels of the seats that bots play.

    A number takes that many of the last seats; `1,3` are these seats; `1,3:hard` says how strong.
    A name alone is for all but the first seat; several names are for the last seats. Without a
    text all but the first seat are bots. A name is one that `make_bot` knows.
    """
    if text is None:
        return usual_bots(game_key, seats)
    parts = [stripped for part in text.split(",") if (stripped := part.strip())]
    if "," not in text and text.strip().isdecimal():
        bots = _last([usual_level(game_key)] * min(int(text), seats + 1), seats)
    elif not parts or any(part.partition(":")[0].isdecimal() for part in parts):
        bots = _seated(parts, text, game_key)
    elif all(_is_bot(part, game_key) for part in parts):
        bots = _last(parts * (seats - 1) if len(parts) == 1 else parts, seats)
    else:
        raise _misread(text, game_key)
    if not set(bots) <= set(range(seats)):
        raise ClientError("bots-seats", text=text, seats=seats)
    if len(bots) == seats:
        raise ClientError("bots-all")
    return bots


def usual_bots(game_key: str, seats: int) -> Seating:
    """Bots of the usual level on all seats but the first."""
    return dict.fromkeys(range(1, seats), usual_level(game_key))


def _last(names: list[str], seats: int) -> Seating:
    """Bots of these names on the last seats."""
    return {seats - len(names) + place: name for place, name in enumerate(names)}


def _is_bot(name: str, game_key: str) -> bool:
    """Whether there is a bot of that name; BadOption if it is one of yours that cannot play."""
    try:
        check_name(name, game_key)
    except BadOption as error:
        if error.reason != "no-such-bot":
            raise
        return False
    return True


def _seated(parts: list[str], text: str, game_key: str) -> Seating:
    bots = {}
    for part in parts or [""]:
        number, colon, name = part.partition(":")
        if not number.isdecimal() or (colon and not _is_bot(name, game_key)):
            raise _misread(text, game_key)
        bots[int(number) - 1] = name or usual_level(game_key)
    return bots


def _misread(text: str, game_key: str) -> ClientError:
    return ClientError("bots-form", text=text, known=", ".join(names_for(game_key)))
