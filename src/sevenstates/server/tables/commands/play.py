"""Commands of the game: deciding, undo, resigning, coming back."""

from typing import Any

from ....core import BadText, ReplayLuck, Seat, UndoRefused
from ... import wire
from ...errors import Refused
from ..model import clock
from ..model.changeset import Draft
from ..model.seat import Reader
from ..model.table import Table


class StaleCommand(Exception):
    """The command was meant for another position."""


def act(draft: Draft, reader: Reader, command: wire.Act) -> None:
    seat = _own_turn(draft.table, reader)
    _same_position(draft.table, reader, command.position)
    decide(draft, seat, command.action)


def decide(draft: Draft, seat: Seat, action: str | int) -> None:
    """Carry out a decision of a seat."""
    match = draft.table.match
    assert match is not None
    if isinstance(action, int):
        if not 0 <= action < len(draft.table.game.actions):
            raise BadText("no-such-move", text=str(action))
        draft.play(match.submit(seat, draft.table.game.actions[action]))
    else:
        draft.play(match.submit(seat, action))


def undo(draft: Draft, reader: Reader, command: wire.Undo) -> None:
    seat = _own_turn(draft.table, reader)
    _same_position(draft.table, reader, command.position)
    match = draft.table.match
    assert match is not None
    draft.take_back(match.undo(seat))


def ask_undo(draft: Draft, reader: Reader, command: wire.AskUndo) -> None:
    """The request; with nobody else to ask it is granted at once."""
    table = draft.table
    seat = _own_turn(table, reader)
    _same_position(table, reader, command.position)
    if table.undo is not None:
        raise Refused(409, "undo-asked-already")
    draft.tell("undo_asked", seat)
    mine = table.chairs[seat].person
    waiting = [
        chair.seat
        for chair in table.chairs
        if chair.kind == "person" and not chair.is_bot and chair.person != mine
    ]
    # The count of changes that everybody knows: the log's own number would tell of sealed ones.
    draft.set(undo={"request": table.version(None), "seat": seat, "waiting": waiting})


def answer_undo(draft: Draft, reader: Reader, command: wire.AnswerUndo) -> None:
    table = draft.table
    request = table.undo
    if request is None or request["request"] != command.request:
        raise Refused(409, "no-such-request")
    mine = reader.seats & set(request["waiting"])
    if not mine:
        raise Refused(403, "not-asked")
    seat = min(mine)
    if not command.agree:
        draft.set(undo=None)
        draft.tell("undo_refused", seat)
        return
    waiting = [other for other in request["waiting"] if other not in mine]
    draft.set(undo={**request, "waiting": waiting})
    draft.tell("undo_agreed", seat)


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


def resign(draft: Draft, reader: Reader, command: wire.Resign) -> None:
    seat = _own_seat(draft.table, reader)
    if draft.table.chairs[seat].standin == "resigned":
        raise Refused(409, "resigned-already")
    _hand_over(draft, seat, "resigned")
    draft.tell("resigned", seat)
    draft.settle()


def time_out(draft: Draft, seat: Seat) -> None:
    """The clock of a seat has run out: a bot plays on."""
    _hand_over(draft, seat, "clock")
    draft.tell("clock_out", seat)
    draft.settle()


def leave_for_good(draft: Draft, seat: Seat) -> None:
    """The person in the seat is no more."""
    _hand_over(draft, seat, "left")
    draft.tell("resigned", seat)
    draft.settle()


def _hand_over(draft: Draft, seat: Seat, why: Any) -> None:
    clock.leave(draft.table, seat, draft.now)
    draft.table.chairs[seat].standin = why
    draft.chairs.add(seat)
    if draft.table.undo is not None:
        draft.set(undo=None)


def come_back(draft: Draft, reader: Reader, command: wire.Return) -> None:
    table = draft.table
    seat = _own_seat(table, reader)
    if table.chairs[seat].standin != "clock":
        raise Refused(409, "nothing-to-return-to")
    table.chairs[seat].standin = None
    clock.come_back(table, seat, draft.now)
    draft.chairs.add(seat)
    draft.tell("returned", seat)
    draft.settle()


def _own_seat(table: Table, reader: Reader) -> Seat:
    """The reader's seat at a table that is being played."""
    if reader.viewer is None:
        raise Refused(403, "not-seated")
    if table.status != "playing":
        raise Refused(409, "not-playing", now=table.status)
    return reader.viewer


def _own_turn(table: Table, reader: Reader) -> Seat:
    seat = _own_seat(table, reader)
    if table.chairs[seat].is_bot:
        raise Refused(409, "seat-left-to-bot")
    return seat


def _same_position(table: Table, reader: Reader, position: int) -> None:
    if position != table.position(reader.viewer):
        raise StaleCommand
