"""Removal of people who deleted their accounts or were banned from tables that are not over."""

from ..model.changeset import Changeset
from ..model.seat import Departure, SeatState
from ..model.table import Table
from ..storage import ENDED
from . import play, seating


def remove_person(changeset: Changeset, person: str, why: Departure = "left") -> bool:
    """A bot plays on; what has not begun goes on without them. Whether anything changed."""
    table = changeset.table
    if table.status == "open" and table.host == person:
        seating.close(changeset)
    elif table.status not in ENDED:
        for seat_state in table.seat_states:
            if _is_program_of(table, seat_state, person):
                play.give_up(changeset, seat_state.seat)
            if seat_state.person != person:
                continue
            if table.status == "open":
                seating.vacate(changeset, seat_state)
                changeset.add_event("seat_left", seat_state.seat)
            elif seat_state.standin is None:
                play.leave_to_bot(changeset, seat_state.seat, why)
    return changeset.has_changes


def _is_program_of(table: Table, seat_state: SeatState, person: str) -> bool:
    """Whether a program plays there on the word of the person, who answers for it."""
    is_theirs = seat_state.kind == "program" and table.host == person
    return is_theirs and seat_state.standin != "resigned"
