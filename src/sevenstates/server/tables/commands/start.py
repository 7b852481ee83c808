"""Starting a game: the players' entropy, the start and the first draws."""

import hashlib

from ....core import Match, Seat
from ... import wire
from ...errors import Refused
from ..model import clock
from ..model.changeset import Changeset
from ..model.presence import is_online
from ..model.reader import Reader
from ..model.seat import SeatState
from ..model.table import Table


def offer_entropy(changeset: Changeset, reader: Reader, command: wire.OfferEntropy) -> None:
    if reader.viewer is None:
        raise Refused(403, "not-seated")
    seat_state = seat_before_start(changeset.table, reader.viewer)
    seat_state.entropy_hash = command.hash
    changeset.seats.add(seat_state.seat)
    changeset.add_event("entropy_offered", seat_state.seat)


def start(changeset: Changeset, reader: Reader, command: wire.Start) -> None:
    table = changeset.table
    if table.status != "open":
        raise Refused(409, "started-already")
    check_host(table, reader)
    changeset.absent = [
        seat_state.shown_name or ""
        for seat_state in table.seat_states
        if seat_state.kind == "person" and seat_state.person != reader.person
        if not seat_state.entropy_hash and not is_online(table, seat_state)
    ]
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
        changeset.is_for_bots = True
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
