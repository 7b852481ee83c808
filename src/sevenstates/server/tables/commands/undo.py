"""Undo: taking back a decision, and asking the others to go back."""

from ....core import ReplayLuck, Seat, State, UndoRefused
from ... import wire
from ...errors import Refused
from ..model.changeset import Changeset
from ..model.log_entry import LogEntry
from ..model.reader import Reader
from ..model.table import Snapshot, Table
from .play import check_position, own_turn, withdraw_orders


def undo(changeset: Changeset, reader: Reader, command: wire.Undo) -> None:
    seat = own_turn(changeset.table, reader)
    check_position(changeset.table, reader, command.position)
    match = changeset.table.match
    assert match is not None
    changeset.add_undo(match.undo(seat))
    withdraw_orders(changeset, seat)


def ask_undo(changeset: Changeset, reader: Reader, command: wire.AskUndo) -> None:
    """The request; with nobody else to ask it is granted at once."""
    table = changeset.table
    seat = own_turn(table, reader)
    check_position(table, reader, command.position)
    if table.undo is not None:
        raise Refused(409, "undo-asked-already")
    # A program cannot be asked, and its protocol has no way back behind what it has decided.
    if any(state.kind == "program" and state.standin != "resigned" for state in table.seat_states):
        raise Refused(409, "undo-external")
    changeset.add_event("undo_asked", seat)
    mine = table.seat_states[seat].person
    waiting = [
        seat_state.seat
        for seat_state in table.seat_states
        if seat_state.kind == "person" and not seat_state.is_bot and seat_state.person != mine
    ]
    # The count of changes that everybody knows: the log's own number would give sealed ones away.
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


def go_back(
    changeset: Changeset, moves: list[LogEntry], count: int, snapshot: Snapshot, taken: int
) -> None:
    """Go back to the state after `count` decisions, as everybody agreed.

    The snapshot was taken after `taken` decisions.
    """
    request = changeset.table.undo
    assert request is not None
    state = _replayed(changeset.table, snapshot, moves[taken:count])
    changeset.rewind(state, count)
    withdraw_orders(changeset, request["seat"])


def refuse_undo(changeset: Changeset) -> None:
    """Drop a request to which everybody agreed, but which leads nowhere."""
    changeset.set(undo=None)
    changeset.add_event("undo_refused", None)


def _replayed(table: Table, snapshot: Snapshot, moves: list[LogEntry]) -> State:
    """The state of a snapshot, and the decisions after it again."""
    state = table.load_state(snapshot)
    for move in moves:
        luck = ReplayLuck(move.luck)
        assert move.seat is not None
        assert move.action is not None
        state.apply(move.seat, table.game.parse_action(move.action), luck)
        luck.finish()
    return state


def rewind_point(moves: list[LogEntry], seat: Seat) -> int:
    """The number of decisions before the seat's last one that everybody knows of.

    The answers to a sealed question go together, in whatever order they came: if some stayed, it
    would show in which order they came. Those to the question that is open are passed over.
    """
    last = _before_sealed(moves, len(moves))
    for number in range(last - 1, -1, -1):
        if moves[number].seat == seat:
            return _before_sealed(moves, number)
    raise UndoRefused("undo-refused")


def _before_sealed(moves: list[LogEntry], number: int) -> int:
    """The number of decisions before the sealed answers that come right before that one."""
    while number and moves[number - 1].sealed:
        number -= 1
    return number
