"""Settings of people and hosts, and those that are refused."""

from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from sevenstates.server.app import create_app
from sevenstates.server.config import Config
from sevenstates.server.errors import OpsError, Refused
from sevenstates.server.notices import channels, outbox
from sevenstates.server.notices.mail import Mail, MailServer
from sevenstates.server.security.limits import MAIL_RATE
from tests.patience import wait_until
from tests.server.notices.conftest import PASSWORD, SITE, Post, open_table, turn_of
from tests.server.notices.services import Browser, text_of

ATOM = "{http://www.w3.org/2005/Atom}"
GOOD: dict[str, Any] = {
    "public_url": SITE,
    "smtp_url": "smtps://name:password@mail.example.org",
    "mail_from": "games@example.org",
}


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ({"public_url": "play.example.org"}, "setting-public-url"),
        ({"public_url": "https://play.example.org/?x"}, "setting-public-url"),
        ({"public_url": ""}, "setting-no-public-url"),
        ({"notices": ("pigeon",)}, "setting-notices"),
        ({"notice_networks": ("home",)}, "setting-notice-network"),
        ({"smtp_url": "mail.example.org"}, "setting-smtp-url"),
        ({"smtp_url": "smtp://mail.example.org:x"}, "setting-smtp-url"),
        ({"smtp_url": "smtp://a:w%C3%B6rd@mail.example.org"}, "setting-smtp-url"),
        ({"mail_from": ""}, "setting-mail-from"),
        ({"mail_from": "Games <games@example.org>"}, "setting-mail-from"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(setting: dict[str, Any], reason: str) -> None:
    assert Config(**GOOD).channels == ("mail",)
    assert "play.example.org" in Config(**GOOD).other_hosts
    with pytest.raises(OpsError, match=reason):
        Config(**{**GOOD, **setting})


def test_nothing_is_offered_by_default(post: Post) -> None:
    assert Config().channels == ()
    nobody = httpx.get(f"{post.running.url}/api/notices").json()
    assert nobody["offered"] == ["mail", "push", "webhook", "feed"]
    assert (nobody["address"], nobody["mail"], nobody["channels"]) == (None, "off", [])


def test_a_guest_needs_an_account(post: Post) -> None:
    guest = post.guest("Passer-by")

    assert error(guest.post("/api/notices/feed")) == (403, "need-account")
    assert error(guest.http.delete("/api/notices")) == (403, "need-account")


def test_a_feed_has_turns_and_finished_games_until_it_is_revoked(either_post: Post) -> None:
    post = either_post
    ada, bo = post.account(f"Feed-{id(post)}", language="de"), post.guest("Bo")
    made = ada.post("/api/notices/feed").json()
    address = made["secret"].replace(SITE, f"{post.running.url}/")
    table = open_table(bo, ada)
    bo.post("/api/me", {"name": "B<o>"})
    turn_of(table, ada, bo)
    answer = httpx.get(address)
    assert answer.headers["content-type"].startswith("application/atom+xml")
    root = ElementTree.fromstring(answer.content)
    (entry,) = root.findall(f"{ATOM}entry")
    assert entry.findtext(f"{ATOM}title") == "Du bist am Zug: HUANG mit B<o>"
    link = entry.find(f"{ATOM}link")
    assert link is not None
    assert link.get("href") == f"{SITE}#/table/{table}"

    second = ada.post("/api/notices/feed").json()["secret"].replace(SITE, f"{post.running.url}/")
    assert httpx.get(address).status_code == 404
    assert httpx.get(second).status_code == 200
    (line,) = ada.get("/api/notices")["channels"]
    ada.http.delete(f"/api/notices/channels/{line['id']}")
    assert httpx.get(second).status_code == 404


def test_a_test_reaches_every_channel_at_once(post: Post) -> None:
    ada, browser = post.with_mail("Tester", language="pl"), Browser()
    ada.post("/api/notices/push", browser.subscription(f"{post.web.url}/push/test"))
    ada.post("/api/notices/webhook", {"url": f"{post.web.url}/hook"})
    assert ada.post("/api/notices/test").status_code == 200
    wait_until(lambda: len(post.web.received) == 2 and post.mail.mails)

    assert {call.path for call in post.web.received} == {"/push/test", "/hook"}
    assert "dotrą do ciebie" in text_of(post.mail.mails[-1])
    assert error(post.account("Empty").post("/api/notices/test")) == (409, "nothing-to-test")


def test_all_is_stopped_at_once_but_the_address_stays(post: Post) -> None:
    ada, bo = post.with_mail("Stopper"), post.guest("Bo")
    ada.post("/api/notices/push", Browser().subscription(f"{post.web.url}/push/stop"))
    ada.post("/api/notices/webhook", {"url": f"{post.web.url}/hook"})
    table = open_table(bo, ada)
    turn_of(table, ada, bo)
    shown = ada.http.delete("/api/notices").json()
    post.wait(outbox.ABSENT_DELAY)

    assert (shown["mail"], shown["channels"], shown["confirmed"]) == ("off", [], True)
    assert post.web.received == []
    assert post.mail.mails == []


def test_nobody_removes_what_is_anothers(post: Post) -> None:
    ada, eve = post.account("Owner"), post.account("Eve")
    made = ada.post("/api/notices/webhook", {"url": f"{post.web.url}/mine"}).json()
    (line,) = made["notices"]["channels"]

    path = f"/api/notices/channels/{line['id']}"
    assert error(eve.http.delete(path)) == (404, "not-found")
    assert len(ada.get("/api/notices")["channels"]) == 1


def test_a_browser_is_one_persons_at_a_time_and_the_oldest_makes_room(post: Post) -> None:
    ada, eve = post.account("Shared-1"), post.account("Shared-2")
    for number in range(channels.MAX_BROWSERS + 1):
        body = Browser().subscription(f"{post.web.url}/push/{number}")
        assert ada.post("/api/notices/push", body).status_code == 200
    assert len(ada.get("/api/notices")["channels"]) == channels.MAX_BROWSERS
    assert eve.post("/api/notices/push", body).status_code == 200
    assert len(ada.get("/api/notices")["channels"]) == channels.MAX_BROWSERS - 1


@pytest.mark.parametrize(
    ("path", "body", "reason"),
    [
        ("webhook", {"url": "https://10.0.0.1/hook"}, "bad-target"),
        ("webhook", {"url": "file:///etc/passwd"}, "bad-target"),
        ("webhook", {"url": "ftp://x"}, "bad-target"),
        ("push", Browser().subscription("https://192.168.1.1/push"), "bad-target"),
        (
            "push",
            {"endpoint": "https://push.example.org/x", "p256dh": "x", "auth": "y"},
            "bad-subscription",
        ),
    ],
)
def test_what_cannot_be_reached_is_refused(
    post: Post, path: str, body: dict[str, str], reason: str
) -> None:
    ada = post.account(f"Wrong-{path}-{reason}-{body.get('url', '')[:5]}")

    assert error(ada.post(f"/api/notices/{path}", body)) == (422, reason)
    assert ada.get("/api/notices")["channels"] == []


def test_mails_are_limited_for_an_address_and_for_an_account(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    limiter = post.running.parts.limiter
    ada = post.account("Mass")
    monkeypatch.setattr(limiter, "is_on", True)
    monkeypatch.setattr(limiter, "_now", lambda: 0.0)
    url, burst = f"{post.running.url}/api/account/recovery", int(MAIL_RATE.burst)
    for address in ("one@example.org", "two@example.org"):
        # Another caller each time: the limit of the caller is not the one that is meant.
        found = []
        for _ in range(burst + 1):
            limiter._buckets = {k: v for k, v in limiter._buckets.items() if k[0] == "mail to"}
            found.append(httpx.post(url, json={"address": address}).status_code)
        assert found == [204] * burst + [429]
    limiter._buckets.clear()
    answers = []
    for number in range(burst + 1):
        limiter._buckets = {k: v for k, v in limiter._buckets.items() if k[0] == "mail by"}
        body = {"address": f"mass{number}@example.org", "password": PASSWORD}
        answers.append(ada.post("/api/notices/address", body).status_code)
    assert answers == [200] * burst + [429]
    limiter._buckets.clear()
    wait_until(lambda: not post.waiting_mails())


def test_a_name_cannot_add_lines_to_a_mail(post: Post) -> None:
    """Names have no line breaks; should one come through all the same, no mail goes out."""
    mail = Mail("Your turn\r\nBcc: eve@example.org", "text", "id")
    with pytest.raises(ValueError, match="Header values"):
        MailServer(post.mail.url, "a@example.org").send("ada@example.org", mail, 0)
    assert post.mail.mails == []


def test_what_is_not_offered_is_refused() -> None:
    parts = create_app(Config()).state.parts
    assert parts.notices is not None
    with pytest.raises(Refused, match="not-offered"):
        parts.notices._apis[0]._account(None, "mail")
