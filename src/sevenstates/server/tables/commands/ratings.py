"""Ratings of accounts, for each game and number of seats, changed when a rated game ends."""

import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy import Connection

from ... import wire
from ...store import schema as s
from ..model.changeset import Changeset
from ..model.seat import SeatState

MODEL = PlackettLuce()


def rate(changeset: Changeset) -> None:
    """Let the end of a rated game change the ratings, in the same transaction."""
    table = changeset.table
    if table.mode != "rated" or table.outcome is None:
        return
    people = [seat_state.person for seat_state in table.seat_states if seat_state.person]
    if len(set(people)) < table.seats:
        return
    ranks = final_ranks(table.seat_states, table.outcome["ranks"])
    key, seats = table.game.key, table.seats
    changeset.writes.append(lambda db: _rate(db, key, seats, people, ranks))


def final_ranks(seat_states: list[SeatState], ranks: list[int]) -> list[int]:
    """The places by which people are rated: who left the seat to a bot comes last."""
    last = len(ranks) + 1
    return [
        last if seat_state.standin is not None else rank
        for seat_state, rank in zip(seat_states, ranks, strict=True)
    ]


def _rate(
    connection: Connection, game: str, seats: int, people: list[str], ranks: list[int]
) -> None:
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


def best(connection: Connection, game: str, seats: int, limit: int) -> list[wire.RatingLine]:
    """The accounts with the highest ratings."""
    rating = s.ratings.c.mu - 3 * s.ratings.c.sigma
    query = (
        sa.select(s.ratings, s.people.c.name)
        .join_from(s.ratings, s.people)
        .where(s.ratings.c.game == game, s.ratings.c.seats == seats)
        .order_by(rating.desc())
        .limit(limit)
    )
    return [
        wire.RatingLine(
            game=row.game,
            seats=row.seats,
            name=row.name,
            rating=round(row.mu - 3 * row.sigma, 2),
            mean=row.mu,
            deviation=row.sigma,
            games=row.games,
        )
        for row in connection.execute(query)
    ]
