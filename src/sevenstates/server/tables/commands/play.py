"""Commands of the game: deciding, undo, resigning, coming back."""

from typing import Any

from ....core import BadText, ReplayLuck, Seat, UndoRefused
from ... import wire
from ...errors import Refused
from ..model import clock
from ..model.changeset import Changeset
from ..model.reader import Reader
from ..model.table import Table


class StaleCommand(Exception):
    """The command was meant for another position."""


def act(changeset: Changeset, reader: Reader, command: wire.Act) -> None:
    seat = _own_turn(changeset.table, reader)
    _same_position(changeset.table, reader, command.position)
    decide(changeset, seat, command.action)


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


def undo(changeset: Changeset, reader: Reader, command: wire.Undo) -> None:
    seat = _own_turn(changeset.table, reader)
    _same_position(changeset.table, reader, command.position)
    match = changeset.table.match
    assert match is not None
    changeset.add_undo(match.undo(seat))


def ask_undo(changeset: Changeset, reader: Reader, command: wire.AskUndo) -> None:
    """The request; with nobody else to ask it is granted at once."""
    table = changeset.table
    seat = _own_turn(table, reader)
    _same_position(table, reader, command.position)
    if table.undo is not None:
        raise Refused(409, "undo-asked-already")
    changeset.add_event("undo_asked", seat)
    mine = table.seat_states[seat].person
    waiting = [
        seat_state.seat
        for seat_state in table.seat_states
        if seat_state.kind == "person" and not seat_state.is_bot and seat_state.person != mine
    ]
    # The count of changes that everybody knows: the log's own number would tell of sealed ones.
    changeset.set(undo={"request": table.version(None), "seat": seat, "waiting": waiting})


def answer_undo(changeset: Changeset, reader: Reader, command: wire.AnswerUndo) -> None:
    table = changeset.table
    request = table.undo
    if request is None or request["request"] != command.request:
        raise Refused(409, "no-such-request")
    mine = reader.seats & set(request["waiting"])
    if not mine:
        raise Refused(403, "not-asked")
    seat = min(mine)
    if not command.agree:
        changeset.set(undo=None)
        changeset.add_event("undo_refused", seat)
        return
    waiting = [other for other in request["waiting"] if other not in mine]
    changeset.set(undo={**request, "waiting": waiting})
    changeset.add_event("undo_agreed", seat)


def is_agreed(table: Table) -> bool:
    """Whether everybody has agreed to go back."""
    return table.undo is not None and not table.undo["waiting"]


def state_before(table: Table, snapshot: Any, moves: list[Any], count: int) -> Any:
    """The state after so many decisions: a snapshot, and the decisions after it again."""
    state = table.load_state(snapshot.data)
    for move in moves[snapshot.moves : count]:
        luck = ReplayLuck(move.luck)
        state.apply(move.seat, table.game.parse_action(move.action), luck)
        luck.finish()
    return state


def rewind_point(moves: list[Any], seat: Seat) -> int:
    """How many decisions stand before the seat's last one that everybody knows of.

    The answers to a sealed question go together, whoever gave the first: if some stayed, it
    would show in which order they came. Those to the question that is open are passed over.
    """
    last = _before_sealed(moves, len(moves))
    for number in range(last - 1, -1, -1):
        if moves[number].seat == seat:
            return _before_sealed(moves, number)
    raise UndoRefused("undo-refused")


def _before_sealed(moves: list[Any], number: int) -> int:
    """How many decisions stand before the sealed answers that come right before that one."""
    while number and moves[number - 1].sealed:
        number -= 1
    return number


def resign(changeset: Changeset, reader: Reader, command: wire.Resign) -> None:
    seat = _own_seat(changeset.table, reader)
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


def leave_for_good(changeset: Changeset, seat: Seat) -> None:
    """The person in the seat is no more."""
    _hand_over(changeset, seat, "left")
    changeset.add_event("resigned", seat)
    changeset.settle()


def _hand_over(changeset: Changeset, seat: Seat, why: Any) -> None:
    clock.leave(changeset.table, seat, changeset.now)
    changeset.table.seat_states[seat].standin = why
    changeset.seats.add(seat)
    if changeset.table.undo is not None:
        changeset.set(undo=None)


def come_back(changeset: Changeset, reader: Reader, command: wire.Return) -> None:
    table = changeset.table
    seat = _own_seat(table, reader)
    if table.seat_states[seat].standin != "clock":
        raise Refused(409, "nothing-to-return-to")
    table.seat_states[seat].standin = None
    clock.come_back(table, seat, changeset.now)
    changeset.seats.add(seat)
    changeset.add_event("returned", seat)
    changeset.settle()


def _own_seat(table: Table, reader: Reader) -> Seat:
    """The reader's seat at a table that is being played."""
    if reader.viewer is None:
        raise Refused(403, "not-seated")
    if table.status != "playing":
        raise Refused(409, "not-playing", now=table.status)
    return reader.viewer


def _own_turn(table: Table, reader: Reader) -> Seat:
    seat = _own_seat(table, reader)
    if table.seat_states[seat].is_bot:
        raise Refused(409, "seat-left-to-bot")
    return seat


def _same_position(table: Table, reader: Reader, position: int) -> None:
    if position != table.position(reader.viewer):
        raise StaleCommand
