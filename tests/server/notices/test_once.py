"""A notice is sent once: after a restart, after a kill, and with two processes."""

import asyncio
import contextlib
from pathlib import Path

import pytest
import sqlalchemy as sa

from sevenstates.server.notices import outbox, sender
from sevenstates.server.notices.delivery import Delivery
from sevenstates.server.store import schema as s
from tests.server.conftest import NewDatabase
from tests.server.notices.conftest import Post, open_table, posting, turn_of
from tests.server.notices.services import MailSink, WebSink
from tests.server.running import Running
from tests.server.tables.client import Guest

ABSENT = outbox.ABSENT_DELAY


def pending(running: Running) -> int:
    query = sa.select(sa.func.count()).select_from(s.notices)
    return running.parts.store.read_now(lambda db: db.scalar(query)) or 0


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_notice_outlives_its_server(
    tmp_path: Path, mail: MailSink, web: WebSink, kind: str, request: pytest.FixtureRequest
) -> None:
    mail.mails.clear()
    settings = {}
    if kind == "postgres":
        make: NewDatabase = request.getfixturevalue("new_database")
        settings["database"] = make()
    with posting(tmp_path, mail, web, **settings) as post, contextlib.ExitStack() as stack:
        ada, bo = post.with_mail("Ada"), post.guest("Bo")
        for guest in post.people:
            stack.callback(guest.close)
        table = open_table(bo, ada)
        turn_of(table, ada, bo)
        assert pending(post.running)
        assert mail.mails == []
    with posting(tmp_path, mail, web, **settings) as post:
        post.wait(ABSENT)
        assert [table in text for text in post.mail_to("ada@example.org")] == [True]
        assert pending(post.running) == 0
    with posting(tmp_path, mail, web, **settings) as post:
        post.wait(ABSENT)
        assert len(mail.mails) == 1


def test_who_dies_while_sending_is_followed_by_another_after_a_while(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was under way is sent again under the same name, by which mailboxes know it."""
    ada, bo = post.with_mail("Died"), post.guest("Bo")
    table = open_table(bo, ada)
    turn_of(table, ada, bo)
    send = Delivery.deliver

    async def die(self: Delivery, *what: object) -> None:
        await send(self, *what)  # type: ignore[arg-type]
        raise asyncio.CancelledError

    monkeypatch.setattr(Delivery, "deliver", die)
    with contextlib.suppress(BaseException):
        post.wait(ABSENT)
    monkeypatch.setattr(Delivery, "deliver", send)
    post.round()
    assert len(post.mail_to("died@example.org")) == 1
    post.wait(sender.LEASE)
    post.wait(sender.LEASE)

    assert len(post.mail_to("died@example.org")) == 2
    first, second = post.mail.mails[-2:]
    assert first["Message-ID"] == second["Message-ID"]
    assert pending(post.running) == 0


def test_two_processes_send_it_once(
    tmp_path: Path, mail: MailSink, web: WebSink, new_database: NewDatabase
) -> None:
    mail.mails.clear()
    web.received.clear()
    database = new_database()
    with (
        posting(tmp_path, mail, web, database=database) as one,
        posting(tmp_path, mail, web, database=database) as two,
        contextlib.ExitStack() as stack,
    ):
        two.clock.now = one.clock.now
        people = [one.with_mail(f"Pair-{number}") for number in range(4)]
        bo = one.guest("Bo")
        for guest in one.people:
            stack.callback(guest.close)
        for number, ada in enumerate(people):
            ada.post("/api/notices/webhook", {"url": f"{web.url}/{number}"})
            turn_of(open_table(bo, ada), ada, bo)

        async def together() -> None:
            loop = two.running.server.loop
            assert loop is not None
            other = asyncio.run_coroutine_threadsafe(two.running.parts.notices.sender.round(), loop)
            await one.running.parts.notices.sender.round()
            await asyncio.wrap_future(other)

        one.clock.now = two.clock.now = one.clock.now + ABSENT
        one.running.call(together())
        one.round()
        assert sorted(call.path for call in web.received) == ["/0", "/1", "/2", "/3"]
        assert sorted(mail["To"] for mail in mail.mails) == [
            f"pair-{number}@example.org" for number in range(4)
        ]


def test_a_process_knows_who_is_at_the_table_at_another(
    tmp_path: Path, mail: MailSink, web: WebSink, new_database: NewDatabase
) -> None:
    web.received.clear()
    database = new_database()
    with (
        posting(tmp_path, mail, web, database=database) as one,
        posting(tmp_path, mail, web, database=database) as two,
        contextlib.ExitStack() as stack,
    ):
        ada, bo = one.account("Ada"), one.guest("Bo")
        stack.callback(ada.close)
        stack.callback(bo.close)
        ada.post("/api/notices/webhook", {"url": f"{web.url}/there"})
        table = open_table(bo, ada)
        there = Guest(two.running.url, "Somebody")
        stack.callback(there.close)
        there.http.cookies = ada.http.cookies
        with there.sit(table) as seated:
            seated.until("update")
            turn_of(table, ada, bo)
            for _ in range(5):  # in turns, as their rounds come
                for post in (two, one):
                    post.wait(sender.LOOKAHEAD)
        assert web.received == []
