"""Profiles: what everybody may know of an account."""

import itertools

import sqlalchemy as sa
from sqlalchemy import Connection

from .. import wire
from ..accounts.ratings import careful, ratings_of
from ..store import schema as s
from ..store.schema import Row
from ..tables.views import lobby
from . import relations

POINTS = 500
"""Maximum points of all histories together; the newest count."""
TABLES = 10
BOTS = 5


def is_private(row: Row) -> bool:
    return bool(row.settings.get("private", False))


def profile(db: Connection, name: str, reader: str | None) -> wire.Profile:
    """The profile of an account for a reader; Refused if there is no such account."""
    row = relations.account(db, name)
    is_shown = row.id == reader or not is_private(row)
    return wire.Profile(
        name=row.name,
        since=row.created,
        private=is_private(row),
        mine=row.id == reader,
        moderator=row.is_moderator,
        followed=reader is not None and relations.is_followed(db, reader, row.id),
        blocked=reader is not None and relations.is_blocked(db, reader, row.id),
        ratings=ratings_of(db, row.id, row.name) if is_shown else [],
        history=_history(db, row.id, reader) if is_shown else [],
        results=_counts(db, row.id) if is_shown else [],
        bots=_bots(db, row.id) if is_shown else [],
        playing=lobby.tables_of(db, row.id, reader, TABLES, over=False) if is_shown else [],
        finished=lobby.tables_of(db, row.id, reader, TABLES, over=True) if is_shown else [],
    )


def _history(db: Connection, person: str, reader: str | None) -> list[wire.RatingHistory]:
    r = s.results.c
    query = (
        sa.select(s.results)
        .where(r.person == person, r.mu.is_not(None))
        .order_by(r.at.desc(), r.table_id)
        .limit(POINTS)
    )
    rows = sorted(db.execute(query).all(), key=lambda row: (row.game, row.seats, row.at))
    return [
        wire.RatingHistory(
            game=game,
            seats=seats,
            points=[_point(row, row.is_public or person == reader) for row in group],
        )
        for (game, seats), group in itertools.groupby(rows, lambda row: (row.game, row.seats))
    ]


def _point(row: Row, is_shown: bool) -> wire.RatingPoint:
    return wire.RatingPoint(
        table=row.table_id if is_shown else None,
        at=row.at,
        rating=careful(row.mu, row.sigma),
        mean=row.mu,
        deviation=row.sigma,
    )


def _counts(db: Connection, person: str) -> list[wire.GameCount]:
    r = s.results.c
    won = sa.func.sum(sa.case((r.is_won, 1), else_=0))
    query = (
        sa.select(r.game, sa.func.count(), won)
        .where(r.person == person, r.is_public)
        .group_by(r.game)
        .order_by(r.game)
    )
    return [
        wire.GameCount(game=game, games=games, won=won) for game, games, won in db.execute(query)
    ]


def _bots(db: Connection, person: str) -> list[wire.BotCount]:
    """The bots most often beaten."""
    r, seats = s.results.c, s.seats.c
    count = sa.func.count(r.table_id.distinct())
    query = (
        sa.select(r.game, seats.level, count)
        .join_from(s.results, s.seats, seats.table_id == r.table_id)
        .where(r.person == person, r.is_public, r.is_won, seats.kind == "bot")
        .group_by(r.game, seats.level)
        .order_by(count.desc(), r.game, seats.level)
        .limit(BOTS)
    )
    return [
        wire.BotCount(game=game, level=level, won=won) for game, level, won in db.execute(query)
    ]
