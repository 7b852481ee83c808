"""Headers of every answer, and refusals of requests."""

import json
import re

import httpx
import pytest
from websockets.sync.client import connect

from sevenstates.core import IllegalAction
from sevenstates.server.errors import Refused, error_text, language_of
from sevenstates.server.security.headers import CONTENT_SECURITY_POLICY
from sevenstates.texts import LANGUAGES, Texts
from tests.patience import PATIENCE
from tests.server.running import Running

SECURE = {"x-forwarded-proto": "https"}


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/me", "/api/none", "/x/y.js", "/api/me/"])
def test_every_answer_has_the_security_headers(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers

    assert headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers


def test_the_policy_allows_nothing_inline_and_nothing_from_elsewhere() -> None:
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert "http" not in CONTENT_SECURITY_POLICY
    assert CONTENT_SECURITY_POLICY.startswith("default-src 'none'; script-src 'self'; ")
    assert "frame-ancestors 'none'" in CONTENT_SECURITY_POLICY


def test_only_a_secure_page_asks_to_stay_secure(client: httpx.Client) -> None:
    assert "strict-transport-security" not in client.get("/api/me").headers
    assert "strict-transport-security" in client.get("/api/me", headers=SECURE).headers


def test_what_the_api_says_is_not_cached(client: httpx.Client) -> None:
    assert client.get("/api/me").headers["cache-control"] == "no-store"


def test_every_answer_can_be_found_in_the_log(client: httpx.Client) -> None:
    names = {client.get("/api/me").headers["x-request-id"] for _ in range(3)}

    assert len(names) == 3


def test_a_plain_page_gets_a_plain_cookie(client: httpx.Client) -> None:
    cookie = client.post("/api/me", json={"name": "Ada"}).headers["set-cookie"]

    assert re.match(r"sevenstates=7s-[\w-]{43}; HttpOnly; ", cookie)
    assert "samesite=strict" in cookie.lower()
    assert "secure" not in cookie.lower()


def test_a_secure_page_gets_a_host_cookie(client: httpx.Client) -> None:
    answer = client.post("/api/me", json={"name": "Ada"}, headers=SECURE)
    parts = answer.headers["set-cookie"].split("; ")

    assert re.fullmatch(r"__Host-sevenstates=7s-[\w-]{43}", parts[0])
    assert {"HttpOnly", "Path=/", "Secure"} <= set(parts)
    assert "domain" not in answer.headers["set-cookie"].lower()
    key = parts[0].partition("=")[2]
    for name, known in (("__Host-sevenstates", True), ("sevenstates", False)):
        headers = {**SECURE, "cookie": f"{name}={key}"}
        assert (client.get("/api/me", headers=headers).json()["id"] is not None) is known


def test_another_site_changes_nothing(client: httpx.Client) -> None:
    client.post("/api/me", json={"name": "Ada"})
    evil = {"origin": "https://evil.example.org"}
    answer = client.post("/api/me", json={"name": "Eve"}, headers=evil)

    assert answer.status_code == 403
    assert answer.json()["error"] == "origin-refused"
    assert client.get("/api/me", headers=evil).json()["name"] == "Ada"


def test_our_own_page_may_change_things(client: httpx.Client, server: Running) -> None:
    headers = {"origin": server.url}

    assert client.post("/api/me", json={"name": "Ada"}, headers=headers).status_code == 200


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "PATCH"])
@pytest.mark.parametrize("path", ["/api/nothing", "/api/", "/api/me/nothing/at/all"])
def test_unknown_addresses_of_the_api_are_refused_in_json(
    client: httpx.Client, method: str, path: str
) -> None:
    answer = client.request(method, path)

    assert answer.status_code == 404
    assert answer.json() == {
        "error": "not-found",
        "fields": {},
        "rule": None,
        "text": "There is nothing at this address.",
    }


def test_the_answer_to_a_wrong_method_names_the_right_ones(client: httpx.Client) -> None:
    answer = client.put("/api/me", json={})

    assert (answer.status_code, answer.json()["error"]) == (405, "wrong-method")
    assert answer.headers["allow"] == "GET, POST"


def test_a_body_that_is_too_large_is_not_read(client: httpx.Client, server: Running) -> None:
    limit = server.parts.config.body_limit
    answer = client.post("/api/me", json={"name": "x" * limit})

    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_a_body_that_does_not_say_its_size_is_held_to_it(
    client: httpx.Client, server: Running
) -> None:
    pieces = (b"x" * 10_000 for _ in range(server.parts.config.body_limit // 10_000 + 2))
    answer = client.post("/api/me", content=pieces, headers={"content-type": "application/json"})

    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_form_of_another_site_is_no_body(client: httpx.Client, kind: str) -> None:
    answer = client.post("/api/me", content='{"name": "Ada"}', headers={"content-type": kind})

    assert (answer.status_code, answer.json()["error"]) == (415, "not-json")


def test_a_body_where_none_belongs_is_refused(client: httpx.Client) -> None:
    answer = client.request("DELETE", "/api/session", json={"all": True})

    assert (answer.status_code, answer.json()["error"]) == (422, "bad-body")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_the_callers_language(client: httpx.Client, language: str) -> None:
    answer = client.get("/api/nothing", headers={"accept-language": f"{language},en;q=0.5"})

    assert answer.json()["text"] == error_text(Refused(404, "not-found"), language)
    assert answer.headers["vary"] == "accept-language, cookie"


def test_the_language_of_the_settings_counts_more_than_the_browsers(client: httpx.Client) -> None:
    client.patch("/api/me/settings", json={"language": "pl"})
    answer = client.get("/api/tables/nothing", headers={"accept-language": "de"})

    assert answer.json()["text"] == error_text(Refused(404, "no-such-table"), "pl")
    client.patch("/api/me/settings", json={"language": "de"})
    answer = client.get("/api/tables/nothing", headers={"accept-language": "pl"})
    assert answer.json()["text"] == error_text(Refused(404, "no-such-table"), "de")


def test_a_socket_speaks_the_language_of_the_settings(
    client: httpx.Client, server: Running
) -> None:
    client.patch("/api/me/settings", json={"language": "pl"})
    address = f"{server.url.replace('http', 'ws')}/api/tables/nothing/socket"
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = {"cookie": cookie, "accept-language": "de"}
    with connect(address, additional_headers=headers) as socket:
        closing = json.loads(socket.recv(timeout=PATIENCE))

    assert closing["problem"]["text"] == error_text(Refused(404, "no-such-table"), "pl")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr, pl;q=0.3, en;q=0.2", "pl"),
        ("fr", "en"),
        ("en;q=0.1, de;q=0.2", "de"),
        ("de;q=nonsense, pl", "pl"),
    ],
)
def test_the_language_of_a_browser(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_figures_are_for_those_who_may_read_them(client: httpx.Client) -> None:
    client.get("/api/me")
    client.post("/api/me", json={"name": 5})
    figures = client.get("/metrics").text

    assert 'route="/api/me",status="200"' in figures
    assert 'sevenstates_refusals_total{reason="bad-body"}' in figures
    stranger = client.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"})
    assert (stranger.status_code, stranger.json()["error"]) == (403, "not-for-you")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rules_refuse_is_explained_in_the_words_of_the_game(
    client: httpx.Client, language: str
) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = client.post("/api/tables", json={"game": "huang", "seats": seats, "start": True})
    address = f"/api/tables/{made.json()['id']}"
    asked = client.get(address).json()["pending"][0]["seat"]
    position = client.get(f"{address}?seat={asked}").json()["position"]
    refused = client.post(
        f"{address}/preview?seat={asked}",
        json={"action": 0, "position": position},
        headers={"accept-language": language},
    ).json()

    assert refused["rule"] == "H-TRN-2"
    assert refused["text"] == Texts(language, "huang").refusal(IllegalAction(refused["error"]))
    assert refused["error"] not in refused["text"]


def test_methods_that_nobody_knows_leave_no_trace_in_the_figures(client: httpx.Client) -> None:
    for number in range(5):
        client.request(f"MADEUP{number}", "/api/me")

    figures = client.get("/metrics").text
    assert "MADEUP" not in figures
    assert 'method="other"' in figures
