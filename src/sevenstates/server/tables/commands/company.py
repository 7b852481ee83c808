"""Checks of who may sit down at a table, by blocks between people and by ratings."""

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from ... import wire
from ...accounts.ratings import rating_of
from ...errors import Refused
from ...social import relations
from ...store import schema as s
from ..model.table import Table


def check_sitter(db: Connection, table: Table, person: str) -> None:
    """Refused if the host and the person want nothing of each other, or by the rating."""
    if person == table.host:
        return
    relations.check_company(db, table.host, person)
    if table.skill is not None:
        check_skill(table.skill, rating_of(db, person, table.game.key, table.seats), table.seats)


def check_all_came(db: Connection, table_id: str, absent: Sequence[str]) -> None:
    """Refused at a rematch before all have come: who is there was put there by somebody else."""
    t = s.tables.c
    if db.scalar(sa.select(t.id).where(t.rematch == table_id).limit(1)) is not None:
        raise Refused(409, "not-all-here", name=absent[0])


def check_skill(skill: wire.Skill, rating: float, seats: int) -> None:
    """Refused if the rating is not among those that the table is for."""
    is_low = skill.least is not None and rating < skill.least
    is_high = skill.most is not None and rating > skill.most
    if is_low or is_high:
        bound = {"bound": "least" if is_low else "most"}
        shown = skill.least if is_low else skill.most
        raise Refused(409, "other-skill", **bound, value=shown, rating=rating, seats=seats)
