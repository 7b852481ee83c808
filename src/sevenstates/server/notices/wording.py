"""Texts of notices, each in the language of the person it is for."""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection

from ...texts import Texts
from ..store import schema as s
from ..store.schema import Row
from ..tables.storage import read_seat_states
from ..texts import ServerTexts
from .mail import Mail
from .outbox import Notice


@dataclass(frozen=True, slots=True)
class NoticeText:
    """A notice in words; nothing in it is a secret of the game."""

    notice: Notice
    title: str
    text: str
    path: str
    """The page it is about, after the site's address."""
    game: str = ""
    """The game's key; empty if it is about no game."""


def language_of(channel: Row) -> str:
    """The language in the settings, or else the one in which the channel was set up."""
    chosen: str = channel.settings.get("language") or channel.language
    return chosen


def texts_of(
    db: Connection, person: str, notices: Sequence[Notice], language: str
) -> list[NoticeText]:
    """Notices in words."""
    return [_text_of(db, person, notice, language) for notice in notices]


def _text_of(db: Connection, person: str, notice: Notice, language: str) -> NoticeText:
    texts = ServerTexts(language)
    if not notice.table_id:
        return NoticeText(notice, texts("notice-test"), texts("notice-test-text"), "#/account")
    game = db.scalar(sa.select(s.tables.c.game).where(s.tables.c.id == notice.table_id)) or ""
    title = {
        "turn": texts("notice-turn"),
        "over": texts("notice-over"),
        "invite": texts("notice-invite"),
    }[notice.kind]
    # Who is invited to a private table sees it only after accepting.
    path = "#/mine" if notice.kind == "invite" else f"#/table/{notice.table_id}"
    return NoticeText(
        notice, title, describe(db, person, notice.table_id, game, language), path, game
    )


def describe(db: Connection, person: str, table_id: str, game: str, language: str) -> str:
    """A table by its game and the other people there."""
    texts, words = ServerTexts(language), Texts(language, game)
    others = [
        seat_state.shown_name
        for seat_state in read_seat_states(db, table_id)
        if seat_state.shown_name and seat_state.person != person
    ]
    if not others:
        return texts("notice-table-of-bots", game=words.title)
    return texts("notice-table", game=words.title, others=words.join(others))


def mail_of_games(
    name: str, items: Sequence[NoticeText], every: str, language: str, site: str, token: str
) -> Mail:
    """One mail about all of them; the token stops further ones."""
    texts = ServerTexts(language)
    if len(items) == 1:
        subject = f"{items[0].title}: {items[0].text}"
    else:
        subject = texts("mail-many", count=len(items))
    parts = [texts("mail-hello", name=name)]
    heads = {
        "turn": texts("mail-your-turn"),
        "invite": texts("mail-invited"),
        "over": texts("mail-over"),
    }
    for kind, head in heads.items():
        of_kind = [item for item in items if item.notice.kind == kind]
        if of_kind:
            lines = "\n".join(f"- {item.text}\n  {site}{item.path}" for item in of_kind)
            parts.append(f"{head}\n\n{lines}")
    often = texts("mail-once-an-hour") if every == "hour" else texts("mail-once-a-day")
    parts.append(f"{often} {texts('mail-stop')}\n{site}#/stop/{token}")
    stop_url = f"{site}api/notices/stop/{token}"
    return Mail(subject, "\n\n".join(parts) + "\n", _id_of(items), stop_url)


def _id_of(items: Sequence[NoticeText]) -> str:
    return " ".join(sorted(item.notice.id for item in items))


def mail_of_test(name: str, notice: Notice, language: str, site: str) -> Mail:
    """The test mail, which shows that mails arrive."""
    texts = ServerTexts(language)
    parts = [texts("mail-hello", name=name), texts("notice-test-text"), f"{site}#/account"]
    return Mail(texts("notice-test"), "\n\n".join(parts) + "\n", notice.id)


def mail_of_link(name: str, notice: Notice, language: str, site: str, token: str) -> Mail:
    """The mail with a link that confirms an address, or that gives a new password."""
    texts = ServerTexts(language)
    if notice.kind == "confirm":
        subject, text = texts("mail-confirm"), texts("mail-confirm-text", name=name)
        after = texts("mail-confirm-else")
    else:
        subject, text = texts("mail-recover"), texts("mail-recover-text", name=name)
        after = texts("mail-recover-else")
    parts = [texts("mail-hello", name=name), text, f"{site}#/{notice.kind}/{token}", after]
    return Mail(subject, "\n\n".join(parts) + "\n", f"{notice.id} {token}")
