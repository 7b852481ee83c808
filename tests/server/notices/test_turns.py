"""Somebody's turn reaches them: by mail, in the browser, by webhook; once, and only if absent."""

import base64
import hashlib
import hmac
import json

import pytest

from sevenstates.core import Order
from sevenstates.server.notices import outbox, sender
from sevenstates.server.tables.model.changeset import Changeset
from tests.patience import wait_until
from tests.server.notices.conftest import (
    HOUR,
    MINUTE,
    SITE,
    Post,
    move_until_asked,
    open_table,
    turn_of,
)
from tests.server.notices.services import Browser

ABSENT = outbox.ABSENT_DELAY
PRESENT = outbox.PRESENT_DELAY


def watchers(post: Post, table: str) -> int:
    held = post.running.parts.lifecycle.tables.cache.find(table)
    return len(held.watchers) if held is not None else 0


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_a_turn_is_mailed_once_in_the_language_of_the_person(
    either_post: Post, language: str
) -> None:
    post, name = either_post, f"Mail-{language}-{id(either_post)}"
    ada, bo = post.with_mail(name, language=language), post.guest("Bo")
    address = f"{name.lower()}@example.org"
    table = open_table(bo, ada)
    turn_of(table, ada, bo)

    post.wait(ABSENT - 1)
    assert post.mail_to(address) == []
    post.wait(1)
    (text,) = post.mail_to(address)
    says = {"en": "It is your turn", "de": "du bist am Zug", "pl": "Twoja kolej"}[language]
    assert says in text
    assert "HUANG" in text
    assert "Bo" in text
    assert f"{SITE}#/table/{table}" in text
    post.wait(2 * HOUR)
    assert len(post.mail_to(address)) == 1


def test_turns_are_mailed_at_most_once_an_hour_and_the_rest_comes_together(post: Post) -> None:
    ada, bo = post.with_mail("Hourly"), post.guest("Bo")
    tables = [open_table(bo, ada) for _ in range(3)]
    turn_of(tables[0], ada, bo)
    post.wait(ABSENT)
    assert len(post.mail_to("hourly@example.org")) == 1
    for table in tables[1:]:
        turn_of(table, ada, bo)
        post.wait(ABSENT)
    turn_of(tables[2], ada, bo)  # twice: it is mentioned once
    post.wait(HOUR - 3 * ABSENT)
    assert len(post.mail_to("hourly@example.org")) == 1

    post.wait(3 * ABSENT)
    _, second = post.mail_to("hourly@example.org")
    assert [second.count(table) for table in tables] == [0, 1, 1]
    assert post.mail.mails[-1]["Subject"] == "News of 2 games"


def test_what_was_answered_meanwhile_is_not_in_the_next_mail(post: Post) -> None:
    ada, bo = post.with_mail("Quick"), post.guest("Bo")
    first, second = open_table(bo, ada), open_table(bo, ada)
    turn_of(first, ada, bo)
    post.wait(ABSENT)
    turn_of(second, ada, bo)
    move_until_asked(second, ada, bo)
    post.wait(2 * HOUR)

    assert len(post.mail_to("quick@example.org")) == 1


def test_a_digest_comes_once_a_day(post: Post) -> None:
    ada, bo = post.with_mail("Daily", "day"), post.guest("Bo")
    tables = [open_table(bo, ada) for _ in range(2)]
    turn_of(tables[0], ada, bo)
    post.wait(ABSENT)
    turn_of(tables[1], ada, bo)
    post.wait(23 * HOUR)
    assert len(post.mail_to("daily@example.org")) == 1
    post.wait(HOUR)
    first, second = post.mail_to("daily@example.org")
    assert "once a day" in first
    assert tables[1] in second


def test_nothing_is_sent_while_the_table_is_open(either_post: Post) -> None:
    post, browser = either_post, Browser()
    ada, bo = post.account(f"Open-{id(post)}"), post.guest("Bo")
    ada.post("/api/notices/push", browser.subscription(f"{post.web.url}/push/open"))
    table = open_table(bo, ada)
    with ada.sit(table) as seated:
        seated.until("update")
        turn_of(table, ada, bo)
        post.wait(PRESENT)
        assert post.web.received == []
    wait_until(lambda: not watchers(post, table))
    turn_of(table, ada, bo)
    post.wait(PRESENT)
    assert len(post.web.received) == 1


def test_who_comes_to_the_table_in_time_gets_no_notice(post: Post) -> None:
    ada, bo = post.account("Late"), post.guest("Bo")
    ada.post("/api/notices/webhook", {"url": f"{post.web.url}/late"})
    table = open_table(bo, ada)
    turn_of(table, ada, bo)
    with ada.sit(table) as seated:
        seated.until("update")
        post.wait(ABSENT - sender.LOOKAHEAD)
    wait_until(lambda: not watchers(post, table))
    post.wait(PRESENT)

    assert post.web.received == []


def test_a_browser_gets_what_only_it_can_read(either_post: Post) -> None:
    post, browser = either_post, Browser()
    ada, bo = post.account(f"Push-{id(post)}", language="de"), post.guest("Bo")
    answer = ada.post("/api/notices/push", browser.subscription(f"{post.web.url}/push/1"))
    assert [line["kind"] for line in answer.json()["channels"]] == ["push"]
    table = open_table(bo, ada)
    turn_of(table, ada, bo)
    post.wait(ABSENT)

    (call,) = post.web.received
    assert b"HUANG" not in call.body
    assert json.loads(browser.open(call.body)) == {
        "title": "Du bist am Zug",
        "body": "HUANG mit Bo",
        "path": f"#/table/{table}",
        "tag": f"turn {table}",
    }
    assert call.headers["ttl"] == "86400"
    assert call.headers["authorization"].startswith("vapid t=")


def test_a_browser_that_is_gone_is_forgotten(post: Post) -> None:
    ada, bo = post.account("Gone"), post.guest("Bo")
    ada.post("/api/notices/push", Browser().subscription(f"{post.web.url}/push/gone"))
    table = open_table(bo, ada)
    turn_of(table, ada, bo)
    post.web.status = 410
    post.wait(ABSENT)

    assert len(post.web.received) == 1
    assert ada.get("/api/notices")["channels"] == []


def test_a_webhook_is_signed_and_says_whose_turn_it_is(either_post: Post) -> None:
    post = either_post
    ada, bo = post.account(f"Hook-{id(post)}"), post.guest("Bo")
    made = ada.post("/api/notices/webhook", {"url": f"{post.web.url}/hook?x=1"}).json()
    table = open_table(bo, ada)
    turn_of(table, ada, bo)
    post.wait(ABSENT)

    (call,) = post.web.received
    assert call.path == "/hook?x=1"
    said = json.loads(call.body)
    assert (said["type"], said["table"], said["game"]) == ("turn", table, "huang")
    assert said["url"] == f"{SITE}#/table/{table}"
    head = call.headers
    key = base64.b64decode(made["secret"].removeprefix("whsec_"))
    signed = f"{head['webhook-id']}.{head['webhook-timestamp']}.".encode() + call.body
    code = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    assert head["webhook-signature"] == f"v1,{code}"


def test_a_webhook_that_fails_is_called_again_and_at_last_stopped(post: Post) -> None:
    ada, bo = post.account("Fails"), post.guest("Bo")
    ada.post("/api/notices/webhook", {"url": f"{post.web.url}/fails"})
    table = open_table(bo, ada)
    turn_of(table, ada, bo)
    post.web.status = 500
    post.wait(ABSENT)
    post.round()
    assert len(post.web.received) == 1
    post.wait(sender.RETRY)
    assert len(post.web.received) == 2
    assert len({call.headers["webhook-id"] for call in post.web.received}) == 1
    for _ in range(sender.MAX_FAILURES):
        post.wait(sender.MAX_RETRY)

    assert len(post.web.received) == sender.MAX_FAILURES
    (line,) = ada.get("/api/notices")["channels"]
    assert line["stopped"]
    turn_of(table, ada, bo)
    post.web.status = 200
    post.wait(HOUR)
    assert len(post.web.received) == sender.MAX_FAILURES


def finish(post: Post, table: str, order: Order | None) -> None:
    """Let the seat that is asked decide something, by itself or by an order, and end the game."""
    tables = post.running.parts.lifecycle.tables

    def decide(changeset: Changeset) -> bool:
        match, (seat, *_) = changeset.table.match, sorted(changeset.asked_before)
        assert match is not None
        action = match.state.legal_actions(seat)[0]
        changeset.add_move(match.submit(seat, action), order)
        outcome = {"ranks": [1, 2], "scores": [3, 1], "winners": [0], "reason": "end"}
        changeset.set(status="over", outcome=outcome, moves=1, ended=post.clock())
        return True

    async def end() -> None:
        await tables.change(await tables.cache.get(table), decide)

    post.running.call(end())


def test_a_finished_game_is_told_to_those_who_did_not_end_it(post: Post) -> None:
    ada, bo = post.with_mail("Over-1"), post.with_mail("Over-2")
    table = open_table(bo, ada)
    turn_of(table, ada, bo)
    finish(post, table, None)
    post.wait(ABSENT)

    (text,) = post.mail_to("over-2@example.org")
    assert "These games are over" in text
    assert "your turn" not in text
    assert post.mail_to("over-1@example.org") == []


def test_whose_standing_order_decided_is_told_all_the_same(post: Post) -> None:
    ada, bo = post.with_mail("Order"), post.guest("Bo")
    table = open_table(bo, ada)
    turn_of(table, ada, bo)
    finish(post, table, Order("kind", {}))
    post.wait(ABSENT)

    assert len(post.mail_to("order@example.org")) == 1


def test_whose_turn_it_was_when_the_mail_server_was_down_gets_the_mail_later(post: Post) -> None:
    ada, bo = post.with_mail("Down"), post.guest("Bo")
    table = open_table(bo, ada)
    turn_of(table, ada, bo)
    post.mail.answer = "451 not now"
    for _ in range(20):  # however long it takes, it is not the person's fault
        post.wait(HOUR)
    post.mail.answer = "250 OK"
    post.wait(HOUR)

    assert len(post.mail_to("down@example.org")) == 1
    assert not ada.get("/api/notices")["mail_stopped"]


def test_an_invitation_reaches_those_who_are_away_and_is_not_sent_if_answered(
    either_post: Post,
) -> None:
    post = either_post
    ada, bob, cy = post.account("Ada"), post.with_mail("Bob", language="de"), post.with_mail("Cy")
    table = ada.open("huang", {"kind": "me"}, {"kind": "open"}, {"kind": "open"})["id"]
    for name in ("Bob", "Cy"):
        answer = ada.post(f"/api/tables/{table}/invitations", {"name": name})
        assert answer.status_code == 204, answer.text
    assert cy.post(f"/api/me/invitations/{table}", {"accept": False}).status_code == 200
    before = len(post.mail_to("cy@example.org"))
    post.wait(MINUTE)

    wait_until(lambda: post.mail_to("bob@example.org"))
    mail = post.mail_to("bob@example.org")[-1]
    assert "du bist zu diesen Tischen eingeladen" in mail
    assert "HUANG mit Ada" in mail
    assert f"{SITE}#/mine" in mail
    assert len(post.mail_to("cy@example.org")) == before
    bob.close()
