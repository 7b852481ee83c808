"""Seating: taking, leaving and setting seats, and closing a table."""

from ... import wire
from ...accounts.names import clean_label
from ...errors import Refused
from ..model.changeset import Changeset
from ..model.levels import check_level
from ..model.reader import Reader, token_author
from ..model.seat import SeatState
from ..views.external import external_game
from .start import begin, check_host, seat_before_start


def take_seat(changeset: Changeset, reader: Reader, command: wire.TakeSeat) -> None:
    seat_state = seat_before_start(changeset.table, command.seat)
    person = _person(reader)
    if seat_state.kind == "person" and seat_state.person == person:
        raise Refused(409, "seat-yours")
    if seat_state.kind != "open":
        raise Refused(409, "seat-taken", seat=seat_state.seat)
    if changeset.table.mode == "rated":
        if not reader.has_account:
            raise Refused(403, "rated-needs-account")
        if reader.seats:
            raise Refused(409, "rated-one-seat")
    table = changeset.table
    changeset.sitters.append(person)
    _sit(seat_state, reader)
    changeset.seats.add(seat_state.seat)
    changeset.add_event("seat_taken", seat_state.seat)
    if table.anyone is not None and all(state.kind != "open" for state in table.seat_states):
        begin(changeset)


def leave_seat(changeset: Changeset, reader: Reader, command: wire.LeaveSeat) -> None:
    seat_state = seat_before_start(changeset.table, command.seat)
    _person(reader)
    if seat_state.seat not in reader.seats:
        raise Refused(403, "not-your-seat", seat=seat_state.seat)
    vacate(changeset, seat_state)
    changeset.add_event("seat_left", seat_state.seat)


def set_seat(changeset: Changeset, reader: Reader, command: wire.SetSeat) -> None:
    """Set who may take a seat; a person sitting there has to stand up."""
    table = changeset.table
    seat_state = seat_before_start(table, command.seat)
    check_host(table, reader)
    if table.mode == "rated":
        if isinstance(command.plan, wire.BotSeat | wire.ProgramSeat):
            raise Refused(409, "rated-no-bots")
        if isinstance(command.plan, wire.OwnSeat) and reader.seats - {seat_state.seat}:
            raise Refused(409, "rated-one-seat")
    label = None
    if isinstance(command.plan, wire.BotSeat):
        check_level(command.plan.level, table.game.key)
    elif isinstance(command.plan, wire.ProgramSeat):
        if external_game(table) is None:
            raise Refused(409, "no-external")
    elif isinstance(command.plan, wire.OwnSeat):
        label = clean_label(command.plan.name)
    vacate(changeset, seat_state)
    if isinstance(command.plan, wire.BotSeat):
        seat_state.kind, seat_state.level = "bot", command.plan.level
    elif isinstance(command.plan, wire.OwnSeat):
        _sit(seat_state, reader)
        seat_state.label = label
    elif isinstance(command.plan, wire.ProgramSeat):
        seat_state.kind = "program"
    changeset.add_event("seat_set", seat_state.seat)


def close(changeset: Changeset) -> None:
    """The table will not be played to its end."""
    changeset.set(status="closed", ended=changeset.now, due=None)
    changeset.add_event("closed")


def _sit(seat_state: SeatState, reader: Reader) -> None:
    seat_state.kind, seat_state.person = "person", reader.person
    seat_state.name, seat_state.is_guest = reader.name, not reader.has_account


def vacate(changeset: Changeset, seat_state: SeatState) -> None:
    """The person or program is gone, and so are the seat's token, its commands and its promise."""
    author = token_author(seat_state.seat)
    changeset.vacated.append(seat_state.seat)
    for key in [key for key in changeset.table.results if key[0] == author]:
        del changeset.table.results[key]
    changeset.seats.add(seat_state.seat)
    seat_state.kind = "open"
    seat_state.person = seat_state.name = seat_state.label = seat_state.level = None
    seat_state.entropy_hash = seat_state.entropy = seat_state.program = None
    seat_state.is_guest = False


def _person(reader: Reader) -> str:
    if reader.person is None:
        raise Refused(401, "no-session")
    return reader.person
