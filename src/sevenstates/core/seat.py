"""Seats of a table and viewers of it."""

from .errors import BadViewer, IllegalAction

Seat = int
"""0 to n-1, clockwise."""
Viewer = Seat | None
"""A seat, or None for a spectator."""

MAX_QUOTED = 40
"""Maximum characters of a wrong seat that a refusal quotes."""


def check_seat(seat: Seat, seats: int) -> None:
    """Raise IllegalAction unless it is a seat of a table with that number of seats."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise no_such_seat(seat, seats)


def no_such_seat(seat: object, seats: int) -> IllegalAction:
    """The refusal of something that is no seat of the table."""
    return IllegalAction("no-such-seat", seat=shown(seat), seats=seats)


def check_viewer(viewer: Viewer, seats: int) -> None:
    """Raise BadViewer unless it is None or a seat of a table with that number of seats."""
    if viewer is not None and (type(viewer) is not int or not 0 <= viewer < seats):
        raise BadViewer("no-such-viewer", viewer=shown(viewer), seats=seats)


def shown(value: object) -> object:
    """A value given for a number, as a refusal quotes it: "2" is not 2."""
    return value if type(value) is int and abs(value) < 10**9 else repr(value)[:MAX_QUOTED]
