"""Guests and accounts over the wire."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Running, plain_config, serving

PASSWORD = "correct horse"
"""Long enough, and in no log."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(plain_config(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture
def browser(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


@pytest.fixture
def other(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


def database(server: Running) -> Path:
    return server.parts.config.data / "sevenstates.db"


def rows(server: Running, query: str, *values: object) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(database(server))
    try:
        return connection.execute(query, values).fetchall()
    finally:
        connection.close()


def sign_up(client: httpx.Client, name: str) -> dict[str, Any]:
    answer = client.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def sign_in(client: httpx.Client, name: str, password: str = PASSWORD) -> httpx.Response:
    return client.post("/api/session", json={"name": name, "password": password})


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_nobody_is_known_without_a_cookie(browser: httpx.Client) -> None:
    me = browser.get("/api/me").json()

    assert (me["id"], me["name"], me["guest"]) == (None, None, True)
    assert not browser.cookies


def test_a_guest_has_a_name_and_a_cookie(browser: httpx.Client) -> None:
    made = browser.post("/api/me", json={"name": "  Li   Si "}).json()

    assert (made["name"], made["guest"]) == ("Li Si", True)
    assert browser.get("/api/me").json() == made


def test_a_caller_who_does_something_becomes_a_guest(browser: httpx.Client) -> None:
    browser.headers["accept-language"] = "pl"
    made = browser.patch("/api/me/settings", json={"theme": "dark"}).json()

    assert made["name"].startswith("Gość ")
    assert browser.get("/api/me").json()["settings"] == {"theme": "dark"}


@pytest.mark.parametrize("name", ["x", "   ", "x" * 32 + "y", "a\u202eb", "a\x00b", "\ue000\ue000"])
def test_some_names_are_none(browser: httpx.Client, name: str) -> None:
    answer = browser.post("/api/me", json={"name": name})

    assert answer.status_code == 422
    assert answer.json()["error"] in ("bad-name", "bad-body", "nul-character")


def test_settings_that_are_left_out_stay(browser: httpx.Client) -> None:
    browser.patch("/api/me/settings", json={"theme": "dark", "sound": False})
    after = browser.patch("/api/me/settings", json={"theme": "light"}).json()

    assert after["settings"] == {"theme": "light", "sound": False}


def test_an_unknown_setting_is_refused(browser: httpx.Client) -> None:
    answer = browser.patch("/api/me/settings", json={"theme": "loud"})

    assert error(answer) == (422, "bad-body")
    assert answer.json()["fields"]["where"] == "$.theme"


def test_a_guest_who_signs_up_stays_the_same_person(browser: httpx.Client) -> None:
    guest = browser.post("/api/me", json={"name": "Guest"}).json()
    account = sign_up(browser, "Shang Yang")

    assert account["id"] == guest["id"]
    assert (account["name"], account["guest"]) == ("Shang Yang", False)


def test_signing_up_changes_the_cookie(browser: httpx.Client, other: httpx.Client) -> None:
    """The person who planted the guest's cookie does not get the account."""
    browser.post("/api/me", json={"name": "Guest"})
    other.cookies.update(browser.cookies)
    sign_up(browser, "Fan Ju")

    assert other.get("/api/me").json()["id"] is None


def test_an_account_has_one_way_in(browser: httpx.Client, other: httpx.Client) -> None:
    account = sign_up(browser, "Bai Qi")

    assert error(sign_in(other, "Bai Qi", "wrong horse")) == (403, "wrong-password")
    assert error(sign_in(other, "Bai Qo")) == (403, "wrong-password")
    assert sign_in(other, "BAI qi").json()["id"] == account["id"]


def test_unknown_names_and_wrong_passwords_get_the_same_answer(
    browser: httpx.Client, other: httpx.Client
) -> None:
    sign_up(browser, "Lian Po")

    assert sign_in(other, "Lian Po", "wrong horse").json() == sign_in(other, "Nobody").json()


def test_a_name_belongs_to_one_account(browser: httpx.Client, other: httpx.Client) -> None:
    sign_up(browser, "Su Qin")
    sign_up(other, "Zhang Yi")

    taken = {"name": "SU QIN", "password": PASSWORD}
    assert error(other.post("/api/me", json={"name": "su qin"})) == (409, "name-taken")
    with httpx.Client(base_url=browser.base_url) as third:
        assert error(third.post("/api/account", json=taken)) == (409, "name-taken")
    assert browser.post("/api/me", json={"name": "SU Qin"}).json()["name"] == "SU Qin"


def test_a_person_with_an_account_makes_no_second_one(browser: httpx.Client) -> None:
    sign_up(browser, "Meng Ao")
    answer = browser.post("/api/account", json={"name": "Meng Tian", "password": PASSWORD})

    assert error(answer) == (409, "has-account")


def test_signing_out_ends_the_session_on_the_server(
    browser: httpx.Client, other: httpx.Client
) -> None:
    sign_up(browser, "Le Yi")
    other.cookies.update(browser.cookies)
    browser.delete("/api/session")

    assert not browser.cookies
    assert other.get("/api/me").json()["id"] is None


def test_a_new_password_ends_all_other_sessions(browser: httpx.Client, other: httpx.Client) -> None:
    sign_up(browser, "Tian Dan")
    sign_in(other, "Tian Dan")
    change = {"password": PASSWORD, "new": "battery staple"}

    assert error(browser.patch("/api/account", json={**change, "password": "no"}))[0] == 403
    assert browser.patch("/api/account", json=change).status_code == 200
    assert browser.get("/api/me").json()["name"] == "Tian Dan"
    assert other.get("/api/me").json()["id"] is None
    assert error(sign_in(other, "Tian Dan")) == (403, "wrong-password")
    assert sign_in(other, "Tian Dan", "battery staple").status_code == 200


@pytest.mark.parametrize("method", ["PATCH", "DELETE"])
def test_guests_have_no_account_to_change(browser: httpx.Client, method: str) -> None:
    browser.post("/api/me", json={"name": "Guest"})
    answer = browser.request(method, "/api/account", json={"password": PASSWORD})

    assert error(answer) == (403, "need-account")


@pytest.mark.parametrize("password", ["short", "x" * 201])
def test_passwords_have_bounds(browser: httpx.Client, password: str) -> None:
    answer = browser.post("/api/account", json={"name": "Xun Kuang", "password": password})

    assert error(answer) == (422, "bad-body")
    assert answer.json()["fields"]["where"] == "$.password"


def test_only_hashes_are_kept(browser: httpx.Client, server: Running) -> None:
    person = sign_up(browser, "Han Fei")
    key = browser.cookies["sevenstates"]

    [(kept,)] = rows(server, "SELECT password FROM people WHERE id = ?", person["id"])
    assert kept.startswith("$argon2id$")
    [(hashed,)] = rows(server, "SELECT hash FROM sessions WHERE person = ?", person["id"])
    assert len(hashed) == 64
    for file in database(server).parent.iterdir():
        assert key.encode() not in file.read_bytes()
        assert PASSWORD.encode() not in file.read_bytes()


def test_a_session_runs_out(browser: httpx.Client, server: Running) -> None:
    person = browser.post("/api/me", json={"name": "Guest"}).json()
    connection = sqlite3.connect(database(server))
    with connection:
        connection.execute("UPDATE sessions SET expires = 1 WHERE person = ?", (person["id"],))
    connection.close()

    assert browser.get("/api/me").json()["id"] is None


def test_a_visit_renews_the_session(browser: httpx.Client, server: Running) -> None:
    person = browser.post("/api/me", json={"name": "Guest"}).json()
    query = "SELECT expires FROM sessions WHERE person = ?"
    [(before,)] = rows(server, query, person["id"])
    connection = sqlite3.connect(database(server))
    with connection:
        two_days_ago = before - 2 * 24 * 60 * 60 * 1000
        connection.execute("UPDATE sessions SET expires = ?", (two_days_ago,))
    connection.close()
    browser.get("/api/me")

    [(after,)] = rows(server, query, person["id"])
    assert after >= before


def test_a_guest_who_is_refused_is_the_same_guest_at_the_next_try(
    browser: httpx.Client, server: Running
) -> None:
    [(before,)] = rows(server, "SELECT count(*) FROM people")
    assert browser.post("/api/me", json={"name": "\u202e\u202e"}).status_code == 422
    assert browser.post("/api/me", json={"name": "Ada"}).status_code == 200

    [(after,)] = rows(server, "SELECT count(*) FROM people")
    assert after == before + 1
