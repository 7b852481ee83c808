"""Results: how a finished game ended for its people."""

import sqlalchemy as sa
from sqlalchemy import Connection

from ...store import schema as s
from ..model.changeset import Changeset
from . import ratings


def record(changeset: Changeset) -> None:
    """Let the end of a game count for its people, in the same transaction."""
    table = changeset.table
    if table.outcome is None:
        return
    ranks = ratings.final_ranks(table.seat_states, table.outcome["ranks"])
    winners = table.outcome["winners"]
    sitting = [state.person for state in table.seat_states if state.person and not state.is_gone]
    rows: list[dict[str, object]] = [
        {
            "table_id": table.id,
            "person": state.person,
            "game": table.game.key,
            "seats": table.seats,
            "place": min(rank, table.seats),
            "is_won": state.seat in winners and state.standin is None,
            "is_public": table.visibility == "public",
            "at": changeset.now,
        }
        for state, rank in zip(table.seat_states, ranks, strict=True)
        if state.person in sitting and sitting.count(state.person) == 1  # else a shared device
    ]
    people = [state.person for state in table.seat_states if state.person]
    is_rated = table.mode == "rated" and len(set(people)) == table.seats
    key, seats = table.game.key, table.seats

    def write(db: Connection) -> None:
        after = ratings.rate(db, key, seats, people, ranks) if is_rated else {}
        for row in rows:
            mu, sigma = after.get(str(row["person"]), (None, None))
            db.execute(sa.insert(s.results).values(**row, mu=mu, sigma=sigma))

    changeset.writes.append(write)
