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
from ..model.changeset import Draft
from ..model.seat import Chair, Reader, token_author
from ..model.table import Table
from . import quotas
from .create import new_table


def take_seat(draft: Draft, reader: Reader, command: wire.TakeSeat) -> None:
    chair = _chair(draft.table, command.seat)
    person = _person(reader)
    if chair.kind == "person" and chair.person == person:
        raise Refused(409, "seat-yours")
    if chair.kind != "open":
        raise Refused(409, "seat-taken", seat=chair.seat)
    if draft.table.mode == "rated":
        if not reader.has_account:
            raise Refused(403, "rated-needs-account")
        if reader.seats:
            raise Refused(409, "rated-one-seat")
    _sit(chair, reader)
    draft.chairs.add(chair.seat)
    draft.tell("seat_taken", chair.seat)


def leave_seat(draft: Draft, reader: Reader, command: wire.LeaveSeat) -> None:
    chair = _chair(draft.table, command.seat)
    _person(reader)
    if chair.seat not in reader.seats:
        raise Refused(403, "not-your-seat", seat=chair.seat)
    empty(draft, chair)
    draft.tell("seat_left", chair.seat)


def set_seat(draft: Draft, reader: Reader, command: wire.SetSeat) -> None:
    """For whom a seat is; somebody who sits there stands up by it."""
    table = draft.table
    chair = _chair(table, command.seat)
    _host(table, reader)
    if table.mode == "rated":
        if isinstance(command.plan, wire.BotSeat):
            raise Refused(409, "rated-no-bots")
        if isinstance(command.plan, wire.OwnSeat) and reader.seats - {chair.seat}:
            raise Refused(409, "rated-one-seat")
    label = None
    if isinstance(command.plan, wire.BotSeat):
        check_level(command.plan.level, table.game.key)
    elif isinstance(command.plan, wire.OwnSeat):
        label = clean_label(command.plan.name)
    empty(draft, chair)
    if isinstance(command.plan, wire.BotSeat):
        chair.kind, chair.level = "bot", command.plan.level
    elif isinstance(command.plan, wire.OwnSeat):
        _sit(chair, reader)
        chair.label = label
    draft.tell("seat_set", chair.seat)


def offer_entropy(draft: Draft, reader: Reader, command: wire.OfferEntropy) -> None:
    chair = _seated(draft.table, reader)
    chair.entropy_hash = command.hash
    draft.chairs.add(chair.seat)
    draft.tell("entropy_offered", chair.seat)


def start(draft: Draft, reader: Reader, command: wire.Start) -> None:
    table = draft.table
    if table.status != "open":
        raise Refused(409, "started-already")
    _host(table, reader)
    begin(draft)


def begin(draft: Draft) -> None:
    """Start, or first ask for the numbers that were promised."""
    table = draft.table
    if any(chair.kind == "open" for chair in table.chairs):
        raise Refused(409, "seats-open")
    if any(chair.entropy_hash for chair in table.chairs):
        draft.set(status="dealing")
        draft.tell("dealing")
        draft.settle()
    else:
        deal(draft)


def reveal_entropy(draft: Draft, reader: Reader, command: wire.RevealEntropy) -> None:
    table = draft.table
    if reader.viewer is None:
        raise Refused(403, "not-seated")
    chair = table.chairs[reader.viewer]
    if table.status != "dealing":
        raise Refused(409, "not-dealing")
    promised = hashlib.sha256(bytes.fromhex(command.value)).hexdigest()
    if chair.entropy_hash != promised:
        raise Refused(409, "entropy-not-promised")
    chair.entropy = command.value
    draft.chairs.add(chair.seat)
    draft.tell("entropy_revealed", chair.seat)
    if all(chair.entropy for chair in table.chairs if chair.entropy_hash):
        deal(draft)


def deal(draft: Draft) -> None:
    """Set the game up: the first draws."""
    table = draft.table
    if all(chair.is_bot for chair in table.chairs):
        draft.works.append(lambda db: quotas.check_bots(db, table.host, table.id))
    options = table.game.options_type.from_json(table.options)
    luck = table.luck(0)
    match = Match(table.game, table.seats, options, luck=luck)
    draft.set(status="playing", started=draft.now, setup=list(match.setup))
    table.play_from(match.state, luck.counter)
    begin_clocks(draft)
    draft.begin(match.opening)
    draft.settle()
    draft.snap()


def begin_clocks(draft: Draft) -> None:
    """Everybody gets their time, and it begins to run."""
    for chair in draft.table.chairs:
        chair.left, chair.since = clock.full_time(draft.table.clock), None
    clock.turn(draft.table, draft.now)
    draft.chairs.update(range(draft.table.seats))


def close(draft: Draft) -> None:
    """The table will not be played to its end."""
    draft.set(status="closed", ended=draft.now, due=None)
    draft.tell("closed")


def _sit(chair: Chair, reader: Reader) -> None:
    chair.kind, chair.person = "person", reader.person
    chair.name, chair.is_guest = reader.name, not reader.has_account


def empty(draft: Draft, chair: Chair) -> None:
    """The person is gone, and so are the seat's token, its commands and its promise."""
    t = s.seat_tokens.c
    void = sa.delete(s.seat_tokens).where(t.table_id == draft.table.id, t.seat == chair.seat)
    c, author = s.commands.c, token_author(chair.seat)
    forget = sa.delete(s.commands).where(c.table_id == draft.table.id, c.author == author)
    draft.works += [lambda db: db.execute(void), lambda db: db.execute(forget)]
    for key in [key for key in draft.table.results if key[0] == author]:
        del draft.table.results[key]
    draft.chairs.add(chair.seat)
    chair.kind = "open"
    chair.person = chair.name = chair.label = chair.level = None
    chair.entropy_hash = chair.entropy = None
    chair.is_guest = False


def _chair(table: Table, seat: Seat) -> Chair:
    if table.status != "open":
        raise Refused(409, "started-already")
    if not 0 <= seat < table.seats:
        raise Refused(422, "no-such-seat", seat=seat, seats=table.seats)
    return table.chairs[seat]


def _seated(table: Table, reader: Reader) -> Chair:
    if reader.viewer is None:
        raise Refused(403, "not-seated")
    return _chair(table, reader.viewer)


def _person(reader: Reader) -> str:
    if reader.person is None:
        raise Refused(401, "no-session")
    return reader.person


def _host(table: Table, reader: Reader) -> None:
    if reader.person is None or reader.person != table.host:
        raise Refused(403, "not-host")


def rematch(draft: Draft, reader: Reader, command: wire.Rematch) -> None:
    """Another table for the same people and bots, everybody one seat further."""
    table = draft.table
    if table.status != "over":
        raise Refused(409, "not-over")
    if not reader.seats or reader.person is None:
        raise Refused(403, "not-seated")
    if table.rematch is None:
        seats = [
            {"kind": "open"}
            if c.is_gone
            else {"kind": c.kind, "person": c.person, "label": c.label, "level": c.level}
            for c in (table.chairs[-1], *table.chairs[:-1])
        ]
        opened = new_table(
            table.game.key,
            seats,
            reader.person,
            draft.now,
            options=table.options,
            visibility=table.visibility,
            mode=table.mode,
            rule=table.clock,
        )
        draft.works.append(opened.insert)
        draft.set(rematch=opened.id)
        draft.tell("rematch", reader.viewer, table=opened.id)
    draft.new_table = table.rematch
