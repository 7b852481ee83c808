"""Standings and answers in the database. Each function works on an open connection."""

import sqlalchemy as sa
from sqlalchemy import Connection

from ...puzzles import Puzzle
from ..store import schema
from .standing import Standing, before_again, last_answer


def standing_of(db: Connection, person: str | None, game: str) -> Standing:
    """A person's standing; a newcomer's if there is no person."""
    table = schema.puzzle_standings
    query = sa.select(*table.c[*_FIELDS]).where(table.c.person == person, table.c.game == game)
    row = db.execute(query).one_or_none()
    return Standing(*row) if row is not None else Standing()


def answers_of(db: Connection, person: str | None, game: str) -> dict[str, bool]:
    """The puzzles a person has answered, and whether rightly."""
    table = schema.puzzle_answers
    query = sa.select(table.c.puzzle, table.c.right).where(
        table.c.person == person, table.c.game == game
    )
    return {row.puzzle: row.right for row in db.execute(query)}


def count(
    db: Connection, person: str, puzzle: Puzzle, action: str | None, now: int
) -> tuple[Standing, Standing]:
    """Count a first answer; the standings before and after it, the same for a later answer.

    The last answer, sent once more, is not counted again, but has the same standings.
    """
    game, right = puzzle.game_key, action == str(puzzle.action)
    # Other processes write too: the person's row is held until this is written.
    people = schema.people
    db.execute(sa.select(people.c.id).where(people.c.id == person).with_for_update())
    before = standing_of(db, person, game)
    answers, standings = schema.puzzle_answers, schema.puzzle_standings
    if puzzle.id in answers_of(db, person, game):
        kept = sa.select(standings.c.last).where(
            standings.c.person == person, standings.c.game == game
        )
        return before_again(db.scalar(kept), puzzle.id, action, before), before
    after = before.after(puzzle.rating, right)
    key = {"person": person, "game": game}
    db.execute(sa.insert(answers).values(**key, puzzle=puzzle.id, right=right, at=now))
    values = {name: getattr(after, name) for name in _FIELDS}
    values["last"] = last_answer(puzzle.id, action, before)
    if before.tried:
        where = standings.c.person == person, standings.c.game == game
        db.execute(sa.update(standings).where(*where).values(values))
    else:
        db.execute(sa.insert(standings).values(**key, **values))
    return before, after


_FIELDS = ("rating", "tried", "solved", "streak", "best_streak")
