"""Mail addresses and forgotten passwords."""

import httpx
import pytest

from sevenstates.server.notices.links import LIFETIME
from sevenstates.server.notices.outbox import ABSENT_DELAY
from sevenstates.server.store import schema as s
from tests.patience import wait_until
from tests.server.notices.conftest import HOUR, PASSWORD, SITE, Post, open_table, turn_of

NEW = "battery staple"


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def ask(post: Post, address: str) -> httpx.Response:
    """Ask for a new password, and wait until all that follows is done."""
    answer = httpx.post(f"{post.running.url}/api/account/recovery", json={"address": address})
    post.running.call(post.running.parts.notices.recovery.tasks.finish())
    wait_until(lambda: not post.waiting_mails())
    return answer


def recover(post: Post, token: str, new: str = NEW) -> httpx.Response:
    body = {"token": token, "new": new}
    return httpx.patch(f"{post.running.url}/api/account/recovery", json=body)


def sign_in(post: Post, name: str, password: str) -> int:
    body = {"name": name, "password": password}
    return httpx.post(f"{post.running.url}/api/session", json=body).status_code


def test_an_address_counts_when_its_link_was_opened(either_post: Post) -> None:
    post, name = either_post, f"Address-{id(either_post)}"
    ada, address = post.account(name), f"{name.lower()}@example.org"
    body = {"address": f" {address.upper()} ", "password": PASSWORD}
    shown = ada.post("/api/notices/address", body).json()
    assert (shown["address"], shown["confirmed"]) == (address, False)
    assert error(ada.http.patch("/api/notices", json={"mail": "hour"}))[1] == (
        "address-not-confirmed"
    )
    wait_until(lambda: post.mail_to(address))
    assert name in post.mail_to(address)[0]
    link = {"token": post.link(address)}
    nobody = f"{post.running.url}/api/account/confirmation"

    assert httpx.post(nobody, json=link).status_code == 204
    assert ada.get("/api/notices")["confirmed"]
    assert error(httpx.post(nobody, json=link)) == (404, "bad-link")
    assert ada.http.delete("/api/notices/address").json()["address"] is None


def test_an_address_needs_the_password(post: Post) -> None:
    ada = post.account("Careful")
    body = {"address": "careful@example.org", "password": "wrong horse"}

    assert error(ada.post("/api/notices/address", body)) == (403, "wrong-password")
    assert ada.get("/api/notices")["address"] is None


@pytest.mark.parametrize(
    "address",
    [
        *("nobody", "a@b@c", "a@", "a b@example.org", "ada@example.org\r\nBcc: eve@example.org"),
        *("<ada@example.org>", "ada@example.org,eve@example.org", "ąda@example.org"),
    ],
)
def test_what_is_no_address_is_refused(post: Post, address: str) -> None:
    ada = post.account(f"Wrong-{len(address)}-{address.encode().hex()[:10]}")
    body = {"address": address, "password": PASSWORD}

    assert error(ada.post("/api/notices/address", body))[0] == 422
    assert post.mail.mails == []


def test_a_link_ends_with_its_time_and_with_the_next_one(post: Post) -> None:
    ada = post.account("Slow")
    body = {"address": "slow@example.org", "password": PASSWORD}
    ada.post("/api/notices/address", body)
    wait_until(lambda: post.mail_to("slow@example.org"))
    first = post.link("slow@example.org")
    post.clock.now += 1  # in the same millisecond it would be the same notice, which is sent
    ada.post("/api/notices/address", body)
    wait_until(lambda: len(post.mail_to("slow@example.org")) == 2)
    second = post.link("slow@example.org")
    assert error(ada.post("/api/account/confirmation", {"token": first})) == (404, "bad-link")
    post.clock.now += LIFETIME["confirm"]
    assert error(ada.post("/api/account/confirmation", {"token": second})) == (404, "bad-link")


def test_a_new_password_by_mail_works_once_and_ends_all_sessions(either_post: Post) -> None:
    post, name = either_post, f"Forgot-{id(either_post)}"
    ada, address = post.with_mail(name, language="pl"), f"{name.lower()}@example.org"
    assert ask(post, address.upper()).status_code == 204
    (text,) = post.mail_to(address)
    assert "Nowe hasło" in post.mail.mails[-1]["Subject"]
    assert f"{SITE}#/recover/" in text
    token = post.link(address)

    assert recover(post, token).status_code == 204
    assert ada.get("/api/me")["id"] is None
    assert (sign_in(post, name, PASSWORD), sign_in(post, name, NEW)) == (403, 200)
    assert error(recover(post, token)) == (404, "bad-link")


def test_nobody_learns_which_addresses_there_are(post: Post) -> None:
    post.with_mail("Known")
    known, unknown = ask(post, "known@example.org"), ask(post, "unknown@example.org")

    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
    assert [mail["To"] for mail in post.mail.mails] == ["known@example.org"]


def test_an_address_that_is_not_confirmed_gives_no_password(post: Post) -> None:
    ada = post.account("Stranger")
    ada.post("/api/notices/address", {"address": "victim@example.org", "password": PASSWORD})
    wait_until(lambda: post.mail_to("victim@example.org"))
    ask(post, "victim@example.org")

    assert len(post.mail_to("victim@example.org")) == 1
    confirming = post.link("victim@example.org")
    assert error(recover(post, confirming)) == (404, "bad-link")


def test_a_link_for_a_password_ends_with_its_hour_or_with_a_new_password(post: Post) -> None:
    ada = post.with_mail("Twice")
    ask(post, "twice@example.org")
    first = post.link("twice@example.org")
    ada.http.patch("/api/account", json={"password": PASSWORD, "new": NEW})
    assert error(recover(post, first)) == (404, "bad-link")
    ask(post, "twice@example.org")
    second = post.link("twice@example.org")
    post.clock.now += HOUR
    assert error(recover(post, second)) == (404, "bad-link")


def test_tokens_are_nowhere_in_the_database(post: Post) -> None:
    post.with_mail("Hidden")
    ask(post, "hidden@example.org")
    token = post.link("hidden@example.org")
    folder = post.running.parts.config.data
    files = [path.read_bytes() for path in folder.iterdir() if "sevenstates.db" in path.name]

    assert not any(token.encode() in data for data in files)


def test_one_click_stops_mails_without_signing_in(either_post: Post) -> None:
    post, name = either_post, f"Enough-{id(either_post)}"
    ada, bo, address = post.with_mail(name), post.guest("Bo"), f"{name.lower()}@example.org"
    table = open_table(bo, ada)
    turn_of(table, ada, bo)
    post.wait(ABSENT_DELAY)
    mail = post.mail.mails[-1]
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"\nList-Unsubscribe: {mail['List-Unsubscribe']}\r\n".encode() in post.mail.last
    url = mail["List-Unsubscribe"].strip("<>").replace(SITE, f"{post.running.url}/")
    page = httpx.get(url, follow_redirects=False)
    assert page.headers["location"] == f"{SITE}#/stop/{post.link(address)}"
    assert ada.get("/api/notices")["mail"] == "hour"

    assert httpx.post(url, data={"List-Unsubscribe": "One-Click"}).status_code == 204
    assert ada.get("/api/notices")["mail"] == "off"
    assert ada.get("/api/notices")["confirmed"]
    changed = url[:-1] + ("0" if url[-1] != "0" else "1")
    assert httpx.post(changed).status_code == 404


def test_nothing_is_left_of_a_deleted_account(either_post: Post) -> None:
    post, name = either_post, f"Leaving-{id(either_post)}"
    ada = post.with_mail(name)
    ada.post("/api/notices/feed")
    ask(post, f"{name.lower()}@example.org")
    ada.http.request("DELETE", "/api/account", json={"password": PASSWORD})

    store = post.running.parts.store
    for table in (s.channels, s.notices, s.mail_tokens):
        rows = store.read_now(lambda db, table=table: db.execute(table.select()).all())  # type: ignore[misc]
        assert f"{name.lower()}@example.org" not in str(rows)
