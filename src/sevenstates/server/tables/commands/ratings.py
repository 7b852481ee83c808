"""Ratings of accounts, for each game and number of seats, changed when a rated game ends."""

import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy import Connection

from ...store import schema as s
from ..model.seat import SeatState

MODEL = PlackettLuce()


def final_ranks(seat_states: list[SeatState], ranks: list[int]) -> list[int]:
    """The places by which people are rated: who left the seat to a bot comes last."""
    last = len(ranks) + 1
    return [
        last if seat_state.standin is not None else rank
        for seat_state, rank in zip(seat_states, ranks, strict=True)
    ]


def rate(
    connection: Connection, game: str, seats: int, people: list[str], ranks: list[int]
) -> dict[str, tuple[float, float]]:
    """Let the end of a rated game change the ratings; mean and deviation of each person."""
    r = s.ratings.c
    of_table = (r.game == game) & (r.seats == seats)
    rows = connection.execute(sa.select(s.ratings).where(r.person.in_(people), of_table))
    known = {row.person: row for row in rows}
    before = [
        MODEL.rating(mu=known[p].mu, sigma=known[p].sigma) if p in known else MODEL.rating()
        for p in people
    ]
    after = MODEL.rate([[rating] for rating in before], ranks=[float(rank) for rank in ranks])
    for person, (rating,) in zip(people, after, strict=True):
        values = {"mu": rating.mu, "sigma": rating.sigma}
        if person in known:
            change = sa.update(s.ratings).where(r.person == person, of_table)
            connection.execute(change.values(**values, games=r.games + 1))
        else:
            where = {"person": person, "game": game, "seats": seats}
            connection.execute(sa.insert(s.ratings).values(**where, **values, games=1))
    return {
        person: (rating.mu, rating.sigma) for person, (rating,) in zip(people, after, strict=True)
    }
