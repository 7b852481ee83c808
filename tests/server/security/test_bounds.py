"""However much a caller sends, a refusal is short, and telling it does not fail."""

import io
import json
import logging
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from sevenstates.core import BadOption
from sevenstates.core.errors import CUT, MAX_FIELD, MAX_ITEM, MAX_ITEMS, bounded
from sevenstates.server.errors import Refused, error_text
from sevenstates.server.logs import MAX_LENGTH, set_up_logs
from sevenstates.server.problems import problem
from sevenstates.texts import LANGUAGES
from tests.server.running import Running
from tests.server.security.test_sockets import frames, open_table

LONG = "x" * 20_000
SEATS = [{"kind": "me"}, {"kind": "me"}]
SMALL = 8_000
"""More bytes than any refusal has."""


def nested(depth: int) -> Any:
    value: Any = "x"
    for _ in range(depth):
        value = [value]
    return value


@pytest.fixture
def log(logs_put_back: None) -> io.StringIO:
    stream = io.StringIO()
    set_up_logs("debug", stream)
    return stream


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("x" * MAX_FIELD, "x" * MAX_FIELD),
        (LONG, "x" * (MAX_FIELD - 1) + CUT),
        ([LONG, 2], ["x" * (MAX_ITEM - 1) + CUT, 2]),
        (range(3), range(3)),
        (list(range(100)), [*range(MAX_ITEMS), CUT]),
        ({"a": {"b": {"c": 1}}}, {"a": {"b": CUT}}),
        ([[[1]]], [[CUT]]),
        (10**30, CUT),
        (-(2**63), -(2**63)),
        ("\ud800ü", "?ü"),
        (True, True),
        (None, None),
    ],
)
def test_fields_are_cut_to_what_a_sentence_can_quote(value: object, expected: object) -> None:
    assert bounded(value) == expected
    assert BadOption("option-type", value=value).fields["value"] == expected
    assert bounded(bounded(value)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "value", [LONG, nested(900), 10**3000, {LONG: LONG}, ["\ud800"] * 5000, set()]
)
def test_every_refusal_has_words(language: str, value: object) -> None:
    for error in (
        BadOption("option-type", option=value, value=value),
        Refused(422, "bad-body", where=value, why=value),
        Refused(422, "no-such-reason", why=value),
    ):
        refusal = problem(error, language, "huang")
        assert refusal.text
        assert len(json.dumps([refusal.fields, refusal.text])) < 20_000


@pytest.mark.parametrize("language", [*LANGUAGES, "xx"])
def test_a_refusal_without_words_is_reported_all_the_same(language: str) -> None:
    assert "name-taken" in error_text(Refused(409, "name-taken"), language)


BODIES = [
    ("/api/me", {LONG: 1}, 422),
    ("/api/me", {"name": LONG}, 422),
    ("/api/me", {"name": {"a": nested(900)}}, 422),
    ("/api/tables", {"game": LONG, "seats": SEATS}, 422),
    ("/api/tables", {"game": "huang", "seats": [{"kind": LONG}] * 2}, 422),
    ("/api/tables", {"game": "huang", "seats": SEATS, "visibility": LONG}, 422),
    ("/api/tables", {"game": "huang", "seats": SEATS, "options": {LONG: 1}}, 422),
    ("/api/tables", {"game": "huang", "seats": SEATS, "options": {"map": LONG}}, 422),
    ("/api/tables", {"game": "huang", "seats": SEATS, "options": {"map": nested(900)}}, 422),
    ("/api/tables", {"game": "huang", "seats": SEATS, "options": {"map": 10**3000}}, 422),
    ("/api/tables", {"game": "huang", "seats": [{"kind": "bot", "level": LONG}] * 2}, 422),
    ("/api/tables/none/commands", {"type": LONG, "id": "command-1"}, 422),
]


@pytest.mark.parametrize(("path", "body", "status"), BODIES)
def test_a_long_or_deep_body_gets_a_short_refusal(
    client: httpx.Client, log: io.StringIO, path: str, body: object, status: int
) -> None:
    answer = client.post(path, json=body)

    assert (answer.status_code, answer.json()["text"] != "") == (status, True)
    assert len(answer.content) < SMALL
    assert "Traceback" not in log.getvalue()
    assert max(map(len, log.getvalue().splitlines())) < SMALL


def test_a_long_query_gets_a_short_refusal(client: httpx.Client) -> None:
    answer = client.get("/api/tables", params={"list": "x" * 5000})

    assert answer.status_code == 422
    assert len(answer.content) < SMALL


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({"type": "x" * 15_000, "id": "command-1"}),
        json.dumps({"type": "act", "x" * 15_000: 1}),
        json.dumps({"type": "say", "id": "command-1", "text": nested(900)}),
        "[" * 15_000,
        "\x01" * 15_000,
    ],
)
def test_a_frame_that_cannot_be_read_is_refused_and_the_socket_stays(
    server: Running, text: str
) -> None:
    address, cookie = open_table(server.url)
    with connect(address, additional_headers=cookie) as socket:
        socket.send(text)
        refused = next(frame for frame in frames(socket) if frame["type"] == "refused")
        socket.send('{"type": "ping"}')
        assert next(frame for frame in frames(socket) if frame["type"] == "pong")

    assert len(json.dumps(refused)) < SMALL


def test_made_up_methods_are_counted_as_one(client: httpx.Client, log: io.StringIO) -> None:
    """Each would have figures of its own for as long as the server runs."""
    for number in range(3):
        assert client.request(f"X{number}" * 1000, "/api/me").status_code == 405

    figures = client.get("/metrics").text
    ours = [line for line in log.getvalue().splitlines() if '"sevenstates.' in line]
    assert "X0" not in f"{figures} {ours}"
    assert 'method="other"' in figures


def test_a_line_of_the_log_is_short(log: io.StringIO) -> None:
    try:
        raise ValueError(LONG)
    except ValueError:
        logging.getLogger("a").exception("failed %s", LONG, extra={"deep": {"more": [LONG]}})

    (text,) = [line for line in log.getvalue().splitlines() if '"logger": "a"' in line]
    line = json.loads(text)
    assert {len(line[name]) <= MAX_LENGTH + 10 for name in ("message", "error")} == {True}
    assert line["error"].startswith("Traceback")
    assert len(text) < 4 * MAX_LENGTH
