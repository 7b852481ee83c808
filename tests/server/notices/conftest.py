"""Servers that send notices, and people who get them."""

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from sevenstates.server.config import Config
from sevenstates.server.store import schema as s
from tests.patience import wait_until
from tests.server.conftest import NewDatabase
from tests.server.notices.services import MailSink, WebSink, mail_sink, text_of, web_sink
from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest

SITE = "https://play.example.org/games/"
FROM = "games@example.org"
PASSWORD = "correct horse"
MINUTE = 60_000
HOUR = 60 * MINUTE


class Clock:
    """The server's time, which the test moves."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


class Post:
    """A server with its mail server, its push service, and its time."""

    def __init__(self, running: Running, mail: MailSink, web: WebSink, clock: Clock) -> None:
        self.running = running
        self.mail = mail
        self.web = web
        self.clock = clock
        self.people: list[Guest] = []

    def wait(self, milliseconds: int) -> None:
        """Let time pass, and let the server send what is due then."""
        self.clock.now += milliseconds
        self.round()

    def round(self) -> None:
        sender = self.running.parts.notices.sender
        self.running.call(sender.round())

    def waiting_mails(self) -> int:
        """How many mails that somebody has asked for are not sent yet."""
        query = sa.select(sa.func.count()).where(s.notices.c.kind.in_(("confirm", "recover")))
        return self.running.parts.store.read_now(lambda db: db.scalar(query)) or 0

    def mail_to(self, address: str) -> list[str]:
        return [text_of(mail) for mail in self.mail.mails if mail["To"] == address]

    def link(self, address: str) -> str:
        """The token of the link in the last mail to somebody."""
        return str(re.findall(r"#/\w+/(7s-[\w-]+)", self.mail_to(address)[-1])[-1])

    def guest(self, name: str) -> Guest:
        self.people.append(Guest(self.running.url, name))
        return self.people[-1]

    def account(self, name: str, **settings: str) -> Guest:
        """Somebody with an account."""
        guest = self.guest(name)
        made = guest.post("/api/account", {"name": name, "password": PASSWORD})
        assert made.status_code == 200, made.text
        guest.http.patch("/api/me/settings", json=settings)
        return guest

    def with_mail(self, name: str, often: str = "hour", **settings: str) -> Guest:
        """Somebody with a confirmed address who wants mails."""
        guest, address = self.account(name, **settings), f"{name.lower()}@example.org"
        body = {"address": address, "password": PASSWORD}
        assert guest.post("/api/notices/address", body).status_code == 200
        wait_until(lambda: self.mail_to(address))
        token = self.link(address)
        assert guest.post("/api/account/confirmation", {"token": token}).status_code == 204
        assert guest.http.patch("/api/notices", json={"mail": often}).status_code == 200
        self.mail.mails[:] = [mail for mail in self.mail.mails if mail["To"] != address]
        return guest


@contextlib.contextmanager
def posting(folder: Path, mail: MailSink, web: WebSink, **settings: Any) -> Iterator[Post]:
    config = notice_config(folder, mail, **settings)
    clock = Clock()
    with serving(config) as running:
        running.parts.sessions.now = clock
        running.parts.lifecycle.tables.now = clock
        yield Post(running, mail, web, clock)


def notice_config(folder: Path, mail: MailSink, **settings: Any) -> Config:
    usual = {
        "public_url": SITE,
        "notices": ("push", "webhook", "feed"),
        "notice_networks": ("127.0.0.0/8",),
        "smtp_url": mail.url,
        "mail_from": FROM,
    }
    return plain_config(folder, **{**usual, **settings})


@pytest.fixture(scope="module")
def mail() -> Iterator[MailSink]:
    with mail_sink() as sink:
        yield sink


@pytest.fixture(scope="module")
def web() -> Iterator[WebSink]:
    with web_sink() as sink:
        yield sink


@pytest.fixture(scope="module")
def sqlite_post(
    tmp_path_factory: pytest.TempPathFactory, mail: MailSink, web: WebSink
) -> Iterator[Post]:
    with posting(tmp_path_factory.mktemp("post"), mail, web) as post:
        yield post


@pytest.fixture
def post(sqlite_post: Post) -> Iterator[Post]:
    """A server on SQLite whose mail server and push service have had nothing yet."""
    yield from emptied(sqlite_post)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def either(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    mail: MailSink,
    web: WebSink,
) -> Iterator[Post]:
    settings = {}
    if request.param == "postgres":
        make: NewDatabase = request.getfixturevalue("new_database")
        settings["database"] = make()
    with posting(tmp_path_factory.mktemp("either"), mail, web, **settings) as post:
        yield post


@pytest.fixture
def either_post(either: Post) -> Iterator[Post]:
    """The same on SQLite and on PostgreSQL."""
    yield from emptied(either)


def emptied(post: Post) -> Iterator[Post]:
    post.mail.mails.clear()
    post.web.received.clear()
    yield post
    for guest in post.people:
        guest.close()
    post.people.clear()
    post.web.status = 201
    post.mail.answer = post.mail.rcpt_answer = "250 OK"


def open_table(one: Guest, two: Guest, **more: Any) -> str:
    """A game of two people that has begun; both have opened it once."""
    table: str = one.open("huang", {"kind": "me"}, {"kind": "open"}, **more)["id"]
    two.done(table, "take-seat", seat=1)
    one.done(table, "start")
    return table


def move(table: str, *people: Guest) -> Guest:
    """The person to move decides something; returns who it was."""
    for guest in people:
        now = guest.update(table)
        if now["ask"]:
            action = now["ask"]["legal"][0]["text"]
            guest.done(table, "act", position=now["position"], action=action)
            return guest
    raise AssertionError("nobody is asked")


def move_until_asked(table: str, other: Guest, waiting: Guest) -> None:
    """Others decide until somebody is asked."""
    while not waiting.update(table)["ask"]:
        move(table, other)


def turn_of(table: str, waiting: Guest, other: Guest) -> None:
    """Make it somebody's turn by another's move: move on until it is, and then once around."""
    if waiting.update(table)["ask"]:
        move_until_asked(table, waiting, other)
    move_until_asked(table, other, waiting)
