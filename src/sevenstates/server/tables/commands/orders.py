"""Standing orders: giving them, withdrawing them, and answering by them."""

from ....core import Action, Order, Seat
from ... import wire
from ..model.changeset import Changeset
from ..model.reader import Reader
from .checks import own_turn


def set_orders(changeset: Changeset, reader: Reader, command: wire.SetOrders) -> None:
    """The seat's orders from now on; an empty list withdraws them."""
    table = changeset.table
    seat = own_turn(table, reader)
    orders = [
        table.game.read_order({"kind": order.kind, "fields": order.fields})
        for order in command.orders
    ]
    changeset.set_orders(seat, orders)


def withdraw(changeset: Changeset, seat: Seat) -> None:
    """Who takes a decision back wants to decide again, and not have an order repeat it."""
    if changeset.table.seat_states[seat].orders:
        changeset.set_orders(seat, [])


def follow(changeset: Changeset) -> None:
    """Let standing orders answer what is asked now, and what their answers lead to.

    That goes into the same changeset as what raised the question, so no crash comes between.
    """
    table = changeset.table
    while found := next(
        (found for decision in table.pending() if (found := _answer(changeset, decision.seat))),
        None,
    ):
        seat, action, order = found
        assert table.match is not None
        changeset.add_move(table.match.submit(seat, action), order)


def _answer(changeset: Changeset, seat: Seat) -> tuple[Seat, Action, Order] | None:
    """What a seat's orders say; the first that has an answer counts."""
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
