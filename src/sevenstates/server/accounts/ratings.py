"""Ratings of accounts, by game and number of seats, as people see them."""

import sqlalchemy as sa
from sqlalchemy import Connection

from ..store import schema as s
from ..store.schema import Row
from ..wire import RatingLine, RatingList

PAGE = 50
RANKED_GAMES = 5
"""Games that a rating needs to be listed."""
NEWCOMER = 0.0
"""A newcomer's rating: the model's mean less three standard deviations."""


def ratings_of(connection: Connection, person_id: str, name: str) -> list[RatingLine]:
    """Somebody's ratings, by game and seats."""
    r = s.ratings.c
    query = sa.select(s.ratings).where(r.person == person_id).order_by(r.game, r.seats)
    return [line_of(row, name) for row in connection.execute(query)]


def rating_of(connection: Connection, person: str, game: str, seats: int) -> float:
    """Somebody's rating; that of a newcomer for those who have none."""
    r = s.ratings.c
    query = sa.select(r.mu, r.sigma).where(r.person == person, r.game == game, r.seats == seats)
    row = connection.execute(query).one_or_none()
    return careful(*row) if row is not None else NEWCOMER


def careful(mu: float, sigma: float) -> float:
    """The rating that is shown: very likely the person is at least that strong."""
    return round(mu - 3 * sigma, 2)


def best(connection: Connection, game: str, seats: int, least: int, after: int) -> RatingList:
    """A page of the accounts with the highest ratings; `least` is of games."""
    r, people = s.ratings.c, s.people.c
    is_private = sa.func.coalesce(people.settings["private"].as_boolean(), sa.false())
    query = (
        sa.select(s.ratings, people.name)
        .join_from(s.ratings, s.people)
        .where(r.game == game, r.seats == seats, r.games >= least, sa.not_(is_private))
        .order_by((r.mu - 3 * r.sigma).desc(), r.person)
        .offset(after)
        .limit(PAGE + 1)
    )
    rows = connection.execute(query).all()
    lines = [line_of(row, row.name) for row in rows[:PAGE]]
    return RatingList(ratings=lines, next=after + PAGE if len(rows) > PAGE else None)


def line_of(row: Row, name: str) -> RatingLine:
    """A row of the ratings as it is shown."""
    return RatingLine(
        game=row.game,
        seats=row.seats,
        name=name,
        rating=careful(row.mu, row.sigma),
        mean=row.mu,
        deviation=row.sigma,
        games=row.games,
    )
