"""The feed: an Atom document of a person's turns and finished games."""

from datetime import UTC, datetime
from xml.etree.ElementTree import Element, SubElement, tostring

import sqlalchemy as sa
from sqlalchemy import Connection

from ..store import schema as s
from ..store.schema import Row
from ..texts import ServerTexts
from .wording import describe

NAMESPACE = "http://www.w3.org/2005/Atom"
MEDIA = "application/atom+xml"
MAX_ENTRIES = 50
"""Maximum entries of each kind."""


def feed(db: Connection, channel: Row, language: str, site: str) -> bytes:
    """The document; what a seat must not know, such as others' sealed answers, is not in it."""
    texts = ServerTexts(language)
    entries = [
        *(_turn(db, row, channel.person, language) for row in _turns(db, channel.person)),
        *(_over(db, row, channel.person, language) for row in _finished(db, channel.person)),
    ]
    entries.sort(key=lambda entry: entry[1], reverse=True)
    root = Element("feed", xmlns=NAMESPACE)
    SubElement(root, "id").text = f"urn:sevenstates:feed:{channel.id}"
    SubElement(root, "title").text = texts("feed-title", name=channel.person_name)
    SubElement(root, "updated").text = _time(max([channel.created, *(at for _, at, *_ in entries)]))
    author = SubElement(root, "author")
    SubElement(author, "name").text = "Seven States"
    SubElement(root, "link", href=site)
    for name, at, title, table_id in entries:
        entry = SubElement(root, "entry")
        SubElement(entry, "id").text = f"urn:sevenstates:{name}"
        SubElement(entry, "title").text = title
        SubElement(entry, "updated").text = _time(at)
        SubElement(entry, "link", href=f"{site}#/table/{table_id}")
    return bytes(tostring(root, encoding="utf-8", xml_declaration=True))


def _turn(db: Connection, row: Row, person: str, language: str) -> tuple[str, int, str, str]:
    title = ServerTexts(language)("notice-turn")
    text = describe(db, person, row.id, row.game, language)
    return f"turn:{row.id}:{row.seq}", row.at, f"{title}: {text}", row.id


def _over(db: Connection, row: Row, person: str, language: str) -> tuple[str, int, str, str]:
    title = ServerTexts(language)("notice-over")
    text = describe(db, person, row.id, row.game, language)
    return f"over:{row.id}", row.ended, f"{title}: {text}", row.id


def _turns(db: Connection, person: str) -> list[Row]:
    """The tables that wait for the person, each with its last public change."""
    t, seats, log = s.tables.c, s.seats.c, s.log.c
    known = sa.select(log.table_id, log.seq, log.at).where(sa.not_(log.sealed))
    query = (
        sa.select(t.id, t.game, t.asked, seats.seat)
        .join_from(s.tables, s.seats, seats.table_id == t.id)
        .where(seats.person == person, seats.standin.is_(None), t.status == "playing")
        .order_by(t.started.desc())
    )
    asked = {row.id: row.game for row in db.execute(query) if row.seat in row.asked}
    rows: list[Row] = []
    for table_id, game in list(asked.items())[:MAX_ENTRIES]:
        last = known.where(log.table_id == table_id).order_by(log.seq.desc()).limit(1).subquery()
        rows += db.execute(
            sa.select(last.c.table_id.label("id"), sa.literal(game).label("game"), last)
        )
    return rows


def _finished(db: Connection, person: str) -> list[Row]:
    t = s.tables.c
    mine = sa.select(s.seats.c.table_id).where(s.seats.c.person == person)
    query = (
        sa.select(t.id, t.game, t.ended)
        .where(t.id.in_(mine), t.status == "over")
        .order_by(t.ended.desc())
        .limit(MAX_ENTRIES)
    )
    return list(db.execute(query))


def _time(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).isoformat().replace("+00:00", "Z")
