"""Commands before the start: seats, entropy, starting; and rematch after the end."""

import hashlib

import sqlalchemy as sa

from ....core import Match, Seat
from ... import wire
from ...accounts.names import clean_label
from ...errors import Refused
from ...store import schema as s
from ..bots.levels import check_level
from ..model import clock
from ..model.changeset import Changeset
from ..model.reader import Reader, token_author
from ..model.seat import SeatState
from ..model.table import Table
from . import quotas
from .create import new_table


def take_seat(changeset: Changeset, reader: Reader, command: wire.TakeSeat) -> None:
    seat_state = _seat_state(changeset.table, command.seat)
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
    _sit(seat_state, reader)
    changeset.seats.add(seat_state.seat)
    changeset.add_event("seat_taken", seat_state.seat)


def leave_seat(changeset: Changeset, reader: Reader, command: wire.LeaveSeat) -> None:
    seat_state = _seat_state(changeset.table, command.seat)
    _person(reader)
    if seat_state.seat not in reader.seats:
        raise Refused(403, "not-your-seat", seat=seat_state.seat)
    empty(changeset, seat_state)
    changeset.add_event("seat_left", seat_state.seat)


def set_seat(changeset: Changeset, reader: Reader, command: wire.SetSeat) -> None:
    """For whom a seat is; somebody who sits there stands up by it."""
    table = changeset.table
    seat_state = _seat_state(table, command.seat)
    _host(table, reader)
    if table.mode == "rated":
        if isinstance(command.plan, wire.BotSeat):
            raise Refused(409, "rated-no-bots")
        if isinstance(command.plan, wire.OwnSeat) and reader.seats - {seat_state.seat}:
            raise Refused(409, "rated-one-seat")
    label = None
    if isinstance(command.plan, wire.BotSeat):
        check_level(command.plan.level, table.game.key)
    elif isinstance(command.plan, wire.OwnSeat):
        label = clean_label(command.plan.name)
    empty(changeset, seat_state)
    if isinstance(command.plan, wire.BotSeat):
        seat_state.kind, seat_state.level = "bot", command.plan.level
    elif isinstance(command.plan, wire.OwnSeat):
        _sit(seat_state, reader)
        seat_state.label = label
    changeset.add_event("seat_set", seat_state.seat)


def offer_entropy(changeset: Changeset, reader: Reader, command: wire.OfferEntropy) -> None:
    seat_state = _seated(changeset.table, reader)
    seat_state.entropy_hash = command.hash
    changeset.seats.add(seat_state.seat)
    changeset.add_event("entropy_offered", seat_state.seat)


def start(changeset: Changeset, reader: Reader, command: wire.Start) -> None:
    table = changeset.table
    if table.status != "open":
        raise Refused(409, "started-already")
    _host(table, reader)
    begin(changeset)


def begin(changeset: Changeset) -> None:
    """Start, or first ask for the numbers that were promised."""
    table = changeset.table
    if any(seat_state.kind == "open" for seat_state in table.seat_states):
        raise Refused(409, "seats-open")
    if any(seat_state.entropy_hash for seat_state in table.seat_states):
        changeset.set(status="dealing")
        changeset.add_event("dealing")
        changeset.settle()
    else:
        deal(changeset)


def reveal_entropy(changeset: Changeset, reader: Reader, command: wire.RevealEntropy) -> None:
    table = changeset.table
    if reader.viewer is None:
        raise Refused(403, "not-seated")
    seat_state = table.seat_states[reader.viewer]
    if table.status != "dealing":
        raise Refused(409, "not-dealing")
    promised = hashlib.sha256(bytes.fromhex(command.value)).hexdigest()
    if seat_state.entropy_hash != promised:
        raise Refused(409, "entropy-not-promised")
    seat_state.entropy = command.value
    changeset.seats.add(seat_state.seat)
    changeset.add_event("entropy_revealed", seat_state.seat)
    if all(seat_state.entropy for seat_state in table.seat_states if seat_state.entropy_hash):
        deal(changeset)


def deal(changeset: Changeset) -> None:
    """Set the game up: the first draws."""
    table = changeset.table
    if all(seat_state.is_bot for seat_state in table.seat_states):
        changeset.writes.append(lambda db: quotas.check_bots(db, table.host, table.id))
    options = table.game.options_type.from_json(table.options)
    luck = table.luck(0)
    match = Match(table.game, table.seats, options, luck=luck)
    changeset.set(status="playing", started=changeset.now, setup=list(match.setup))
    table.play_from(match.state, luck.counter)
    begin_clocks(changeset)
    changeset.add_start(match.opening)
    changeset.settle()
    changeset.take_snapshot()


def begin_clocks(changeset: Changeset) -> None:
    """Everybody gets their time, and it begins to run."""
    for seat_state in changeset.table.seat_states:
        seat_state.left, seat_state.since = clock.full_time(changeset.table.clock), None
    clock.turn(changeset.table, changeset.now)
    changeset.seats.update(range(changeset.table.seats))


def close(changeset: Changeset) -> None:
    """The table will not be played to its end."""
    changeset.set(status="closed", ended=changeset.now, due=None)
    changeset.add_event("closed")


def _sit(seat_state: SeatState, reader: Reader) -> None:
    seat_state.kind, seat_state.person = "person", reader.person
    seat_state.name, seat_state.is_guest = reader.name, not reader.has_account


def empty(changeset: Changeset, seat_state: SeatState) -> None:
    """The person is gone, and so are the seat's token, its commands and its promise."""
    t = s.seat_tokens.c
    void = sa.delete(s.seat_tokens).where(
        t.table_id == changeset.table.id, t.seat == seat_state.seat
    )
    c, author = s.commands.c, token_author(seat_state.seat)
    forget = sa.delete(s.commands).where(c.table_id == changeset.table.id, c.author == author)
    changeset.writes += [lambda db: db.execute(void), lambda db: db.execute(forget)]
    for key in [key for key in changeset.table.results if key[0] == author]:
        del changeset.table.results[key]
    changeset.seats.add(seat_state.seat)
    seat_state.kind = "open"
    seat_state.person = seat_state.name = seat_state.label = seat_state.level = None
    seat_state.entropy_hash = seat_state.entropy = None
    seat_state.is_guest = False


def _seat_state(table: Table, seat: Seat) -> SeatState:
    if table.status != "open":
        raise Refused(409, "started-already")
    if not 0 <= seat < table.seats:
        raise Refused(422, "no-such-seat", seat=seat, seats=table.seats)
    return table.seat_states[seat]


def _seated(table: Table, reader: Reader) -> SeatState:
    if reader.viewer is None:
        raise Refused(403, "not-seated")
    return _seat_state(table, reader.viewer)


def _person(reader: Reader) -> str:
    if reader.person is None:
        raise Refused(401, "no-session")
    return reader.person


def _host(table: Table, reader: Reader) -> None:
    if reader.person is None or reader.person != table.host:
        raise Refused(403, "not-host")


def rematch(changeset: Changeset, reader: Reader, command: wire.Rematch) -> None:
    """Another table for the same people and bots, everybody one seat further."""
    table = changeset.table
    if table.status != "over":
        raise Refused(409, "not-over")
    if not reader.seats or reader.person is None:
        raise Refused(403, "not-seated")
    if table.rematch is None:
        seats = [
            {"kind": "open"}
            if c.is_gone
            else {"kind": c.kind, "person": c.person, "label": c.label, "level": c.level}
            for c in (table.seat_states[-1], *table.seat_states[:-1])
        ]
        opened = new_table(
            table.game.key,
            seats,
            reader.person,
            changeset.now,
            options=table.options,
            visibility=table.visibility,
            mode=table.mode,
            rule=table.clock,
        )
        changeset.writes.append(opened.insert)
        changeset.set(rematch=opened.id)
        changeset.add_event("rematch", reader.viewer, table=opened.id)
    changeset.new_table = table.rematch
