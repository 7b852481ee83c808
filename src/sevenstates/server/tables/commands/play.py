"""Commands of the game: deciding, by hand or by standing orders, resigning, coming back."""

from ....core import Action, BadText, Order, ReplayLuck, Seat
from ... import wire
from ...errors import Refused
from ..model import clock
from ..model.changeset import Changeset
from ..model.reader import Reader
from ..model.seat import Departure, Standin
from ..model.table import Table
from .start import check_host, deal


class StaleCommand(Exception):
    """The command was meant for another position."""


def act(changeset: Changeset, reader: Reader, command: wire.Act) -> None:
    seat = own_turn(changeset.table, reader)
    check_position(changeset.table, reader, command.position)
    decide(changeset, seat, command.action)


def act_in_full(changeset: Changeset, reader: Reader, command: wire.ActInFull) -> None:
    """All of the actions or none: they are tried on a copy first.

    Only the last of them may end what is asked of the seat, so that no other draws anything.
    """
    table = changeset.table
    seat = own_turn(table, reader)
    check_position(table, reader, command.position)
    assert table.match is not None
    actions = [table.game.parse_action(text) for text in command.actions]
    state = table.match.state.copy()
    for action in actions[:-1]:
        state.apply(seat, action, ReplayLuck(()))
    refusal = state.refusal(seat, actions[-1])
    if refusal is not None:
        raise refusal
    for action in actions:
        changeset.add_move(table.match.submit(seat, action))


def decide(changeset: Changeset, seat: Seat, action: str | int) -> None:
    """Carry out a decision of a seat."""
    match = changeset.table.match
    assert match is not None
    if isinstance(action, int):
        if not 0 <= action < len(changeset.table.game.actions):
            raise BadText("no-such-move", text=str(action))
        changeset.add_move(match.submit(seat, changeset.table.game.actions[action]))
    else:
        changeset.add_move(match.submit(seat, action))


def set_orders(changeset: Changeset, reader: Reader, command: wire.SetOrders) -> None:
    """The seat's orders from now on; an empty list withdraws them."""
    table = changeset.table
    seat = own_turn(table, reader)
    orders = [
        table.game.read_order({"kind": order.kind, "fields": order.fields})
        for order in command.orders
    ]
    changeset.set_orders(seat, orders)


def withdraw_orders(changeset: Changeset, seat: Seat) -> None:
    """A player who takes a decision back wants to decide again, not have an order repeat it."""
    if changeset.table.seat_states[seat].orders:
        changeset.set_orders(seat, [])


def follow_orders(changeset: Changeset) -> None:
    """Let standing orders answer what is asked now, and what their answers lead to.

    That goes into the same changeset as what raised the question, so no crash comes between.
    """
    table = changeset.table
    while found := next(
        (found for decision in table.pending() if (found := _ordered(changeset, decision.seat))),
        None,
    ):
        seat, action, order = found
        assert table.match is not None
        changeset.add_move(table.match.submit(seat, action), order)


def _ordered(changeset: Changeset, seat: Seat) -> tuple[Seat, Action, Order] | None:
    """The answer of a seat's orders; the first that has one counts."""
    table = changeset.table
    seat_state = table.seat_states[seat]
    if seat_state.is_bot or not seat_state.orders:
        return None
    state = table.known_to(seat)
    assert state is not None
    for order in seat_state.orders:
        action = table.game.follow_order(state, seat, order)
        if action is not None:
            return seat, action, order
    return None


def run_clocks(changeset: Changeset) -> bool:
    """Deal, or let seats run out of time, where that is due; whether anything has changed."""
    table = changeset.table
    if table.status == "dealing" and (table.due or 0) <= changeset.now:
        deal(changeset)
    elif table.status == "playing":
        for seat in clock.run_out(table, changeset.now):
            time_out(changeset, seat)
    return changeset.has_changes


def resign(changeset: Changeset, reader: Reader, command: wire.Resign) -> None:
    give_up(changeset, own_seat(changeset.table, reader))


def stop_program(changeset: Changeset, reader: Reader, command: wire.StopProgram) -> None:
    """A bot plays on where a program has gone for good."""
    table, seat = changeset.table, command.seat
    check_host(table, reader)
    if seat >= table.seats or table.seat_states[seat].kind != "program":
        raise Refused(403, "not-your-seat", seat=seat)
    if table.status != "playing":
        raise Refused(409, "not-playing", now=table.status)
    give_up(changeset, seat)


def give_up(changeset: Changeset, seat: Seat) -> None:
    """A bot plays the seat for good; Refused if it does already."""
    if changeset.table.seat_states[seat].standin == "resigned":
        raise Refused(409, "resigned-already")
    _hand_over(changeset, seat, "resigned")
    changeset.add_event("resigned", seat)
    changeset.settle()


def time_out(changeset: Changeset, seat: Seat) -> None:
    """The clock of a seat has run out: a bot plays on."""
    _hand_over(changeset, seat, "clock")
    changeset.add_event("clock_out", seat)
    changeset.settle()


def leave_to_bot(changeset: Changeset, seat: Seat, why: Departure) -> None:
    """The person in the seat has left for good, or may not play on."""
    _hand_over(changeset, seat, why)
    changeset.add_event("resigned" if why == "left" else "banned", seat)
    changeset.settle()


def _hand_over(changeset: Changeset, seat: Seat, why: Standin) -> None:
    clock.leave(changeset.table, seat, changeset.now)
    changeset.table.seat_states[seat].standin = why
    changeset.seats.add(seat)
    if changeset.table.undo is not None:
        changeset.set(undo=None)


def come_back(changeset: Changeset, reader: Reader, command: wire.Return) -> None:
    table = changeset.table
    seat = own_seat(table, reader)
    if table.seat_states[seat].standin not in ("clock", "banned"):  # a ban that is over
        raise Refused(409, "nothing-to-return-to")
    table.seat_states[seat].standin = None
    clock.come_back(table, seat, changeset.now)
    changeset.seats.add(seat)
    changeset.add_event("returned", seat)
    changeset.settle()


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
