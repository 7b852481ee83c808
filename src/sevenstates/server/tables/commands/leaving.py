"""An account that is no more, at tables that are not over."""

from ..model.changeset import Draft
from ..storage import ENDED
from . import play, seating


def leave_for_good(draft: Draft, person: str) -> bool:
    """A bot plays on; what has not begun goes on without them. Whether anything changed."""
    table = draft.table
    if table.status == "open" and table.host == person:
        seating.close(draft)
    elif table.status not in ENDED:
        for chair in table.chairs:
            if chair.person != person:
                continue
            if table.status == "open":
                seating.empty(draft, chair)
                draft.tell("seat_left", chair.seat)
            elif chair.standin is None:
                play.leave_for_good(draft, chair.seat)
    return draft.is_touched
