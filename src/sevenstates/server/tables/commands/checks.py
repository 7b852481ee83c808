"""Checks shared by commands: the caller's seat, and the position meant."""

from ....core import Seat, State
from ... import wire
from ...errors import Refused
from ..model.reader import Reader
from ..model.seat import SeatState
from ..model.table import Table


class StaleCommand(Exception):
    """The command was meant for another position."""


def check_sanctions(reader: Reader, command: object, now: int) -> None:
    """Refused if a moderator has banned the reader, or muted them and they want to speak."""
    if reader.ban is not None and reader.ban.holds(now):
        raise reader.ban.ban_refusal()
    if isinstance(command, wire.Say) and reader.mute is not None and reader.mute.holds(now):
        raise reader.mute.mute_refusal()


def own_seat(table: Table, reader: Reader) -> Seat:
    """The reader's seat at a table that is being played."""
    if reader.viewer is None:
        raise Refused(403, "not-seated")
    if table.status != "playing":
        raise Refused(409, "not-playing", now=table.status)
    return reader.viewer


def own_turn(table: Table, reader: Reader) -> Seat:
    """The reader's seat, if no bot plays for it."""
    seat = own_seat(table, reader)
    if table.seat_states[seat].is_bot:
        raise Refused(409, "seat-left-to-bot")
    return seat


def check_position(table: Table, reader: Reader, position: int) -> None:
    """StaleCommand if the command is about another position."""
    if position != table.position(reader.viewer):
        raise StaleCommand


def open_question(table: Table, reader: Reader) -> tuple[Seat, State]:
    """The reader's seat, which is asked something, and the game as it knows it."""
    if reader.viewer is None:
        raise Refused(403, "not-seated")
    if table.status != "playing":
        raise Refused(409, "not-playing", now=table.status)
    state = table.known_to(reader.viewer)
    if state is None or not state.is_asked(reader.viewer):
        raise Refused(409, "not-asked")
    return reader.viewer, state


def seat_before_start(table: Table, seat: Seat) -> SeatState:
    """A seat of a table whose game has not started."""
    if table.status != "open":
        raise Refused(409, "started-already")
    if not 0 <= seat < table.seats:
        raise Refused(422, "no-such-seat", seat=seat, seats=table.seats)
    return table.seat_states[seat]


def check_host(table: Table, reader: Reader) -> None:
    """Refused if the reader did not open the table."""
    if reader.person is None or reader.person != table.host:
        raise Refused(403, "not-host")
