"""Our bots as clients of the External Bot Protocol: what they do with each answer."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, ClassVar

import pytest

from sevenstates.core import Match, RandomLuck
from sevenstates.external.client import FIELDS, INTERVAL, MAX_STALE, MAX_WAIT, Client
from sevenstates.external.connection import Answer, Connection, Unreachable
from sevenstates.external.game import ExternalError, Json, KnownGame
from sevenstates.games.huang.bridge.game import BRIDGE
from sevenstates.games.huang.rules import HUANG

STRING = "https://example.org/play/api/ext/ab12#secret-token"


# The string


def test_a_string_is_split_at_its_marks() -> None:
    found = Connection.parse(f" {STRING}\n")

    assert found.address == "https://example.org/play/api/ext/ab12"
    assert found.token == "secret-token"
    assert "secret" not in repr(found)
    twice = Connection.parse("http://h:1/api/ext/x/api/ext/y#t#u")
    assert (twice.address, twice.token) == ("http://h:1/api/ext/x/api/ext/y", "t#u")


@pytest.mark.parametrize(
    "text",
    [
        *("", "nonsense", "https://example.org/api/ext/ab12", "https://example.org/api/ext/#token"),
        *("ftp://example.org/api/ext/a#token", "https:///api/ext/a#token", "/api/ext/a#token"),
        *("https://example.org/api/ext/a/b#token", "https://example.org/api/ext/a?b=c#token"),
        *("https://example.org/api/ext/a#to ken", "https://example.org/api/ext/a#tökén"),
    ],
)
def test_what_is_no_string_is_not_repeated(text: str) -> None:
    with pytest.raises(ExternalError, match="external-string") as caught:
        Connection.parse(text)

    assert "token" not in str(caught.value)


# The wire


ANSWERS = {
    "/redirect": (302, ""),
    "/old": (304, ""),
    "/text": (200, "<html>"),
    "/list": (200, "[1]"),
    "/state": (200, '{"a": 1}'),
}


class Replies(BaseHTTPRequestHandler):
    """Answers each path in one way, and keeps what it was asked."""

    requests: ClassVar[list[tuple[str, str, Json]]] = []

    def do_GET(self) -> None:
        size = int(self.headers.get("Content-Length", 0))
        body = self.rfile.read(size).decode()
        self.requests.append((self.path, body, dict(self.headers)))
        path = self.path.rpartition("/api/ext/x")[2]
        status, text = ANSWERS[path] if path in ANSWERS else (int(path[1:]), '{"error": "why"}')
        self.send_response(status)
        self.send_header("Location", "/api/ext/x/state")
        self.send_header("ETag", '"tag"')
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    do_POST = do_GET  # noqa: N815  # the name that is called

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def wire() -> Iterator[Connection]:
    with HTTPServer(("127.0.0.1", 0), Replies) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield Connection.parse(f"http://127.0.0.1:{server.server_port}/api/ext/x#secret-token")
        server.shutdown()
        thread.join()


def test_a_call_brings_the_token_in_its_head_alone(wire: Connection) -> None:
    Replies.requests.clear()
    answer = wire.call("POST", "/state", {"b": 2}, etag='"old"')

    ((path, body, headers),) = Replies.requests
    assert answer == Answer(200, {"a": 1}, '"tag"')
    assert (path, body) == ("/api/ext/x/state", '{"b": 2}')
    assert headers["Authorization"] == "Bearer secret-token"
    assert headers["Content-Type"] == headers["Accept"] == "application/json"
    assert headers["If-None-Match"] == '"old"'
    assert not {"Origin", "Cookie"} & set(headers)


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/401", "external-token"),
        ("/404", "external-no-game"),
        ("/redirect", "external-redirect"),
    ],
)
def test_answers_that_end_it(wire: Connection, path: str, reason: str) -> None:
    Replies.requests.clear()

    with pytest.raises(ExternalError, match=reason):
        wire.call("GET", path)
    assert len(Replies.requests) == 1


@pytest.mark.parametrize("path", ["/403", "/429", "/500", "/503", "/text", "/list"])
def test_answers_to_wait_after(wire: Connection, path: str) -> None:
    with pytest.raises(Unreachable):
        wire.call("GET", path)


def test_answers_to_go_on_with(wire: Connection) -> None:
    assert wire.call("GET", "/old").status == 304
    assert wire.call("GET", "/400").error == wire.call("GET", "/409").error == "why"


def test_nobody_there() -> None:
    with pytest.raises(Unreachable):
        Connection.parse("http://127.0.0.1:9/api/ext/x#t").call("GET", "/state")


# The loop


def first_state() -> Json:
    """A game that has just begun, to the seat that is asked."""
    match = Match(HUANG, 2, luck=RandomLuck(1))
    seat = match.state.pending()[0].seat
    view = BRIDGE.view(KnownGame(match.state, seat, match.opening, (), ("A", "B")))
    lobby = {"seats": [{}, {}], "map": view["map"], "options": {"shortGame": False}}
    parts = {"protocol": 1, "gameId": "x", "seat": seat, "status": "playing", "version": 0}
    return {**parts, "yourTurn": True, "lobby": lobby, "view": view}


class Table(Connection):
    """A table that answers as the test says: a state for ever, and one status for each action."""

    def __init__(self, state: Json, answers: list[int]) -> None:
        super().__init__("http://example.org/api/ext/x", "t")
        object.__setattr__(self, "state", state)
        object.__setattr__(self, "answers", answers)
        object.__setattr__(self, "sent", [])
        object.__setattr__(self, "said", [])

    state: Json
    answers: list[int]
    sent: list[Json]
    said: list[Json]

    def call(self, method: str, path: str, body: Any = None, etag: str = "") -> Answer:
        if path == "/state":
            if not self.answers:
                return Answer(200, {**self.state, "status": "finished", "version": 99})
            return Answer(200, dict(self.state), '"tag"')
        if path == "/status":
            self.said.append(body)
            return Answer(200, {})
        self.sent.append(body["action"])
        status = self.answers.pop(0)
        if status == 500:
            raise Unreachable("500")
        return Answer(status, {"error": "no"})


def run(table: Connection, level: str = "random") -> tuple[list[str], list[float]]:
    reports: list[str] = []
    pauses: list[float] = []

    def report(key: str, **fields: object) -> None:
        reports.append(key)

    Client(table, level, report, pause=pauses.append, seed=1).run()
    return reports, pauses


def test_a_bot_says_who_it_is_and_moves() -> None:
    table = Table(first_state(), [200])

    assert run(table) == (["bot-sits", "bot-over"], [])
    assert len(table.sent) == 1
    assert table.said[0]["ready"] is True
    assert "random" in table.said[0]["agent"]


def test_refused_actions_are_left_out() -> None:
    table = Table(first_state(), [400, 400, 400, 200])

    reports, _ = run(table)
    assert reports == ["bot-sits", *["bot-refused"] * 3, "bot-over"]
    assert len({str(action) for action in table.sent}) == 4


def test_a_bot_that_is_refused_everything_waits_for_somebody() -> None:
    table = Table(first_state(), [400] * 5)
    reports: list[str] = []

    def pause(seconds: float) -> None:
        table.state["version"] += 1  # somebody has moved in the seat

    client = Client(table, "random", lambda key, **f: reports.append(key), pause=pause, seed=1)
    client.run()
    assert reports.count("bot-stuck") == 1
    assert len(table.sent) == 5


def test_late_answers_are_given_again_but_not_for_ever() -> None:
    assert run(Table(first_state(), [409, 409, 200]))[0] == ["bot-sits", "bot-over"]
    with pytest.raises(ExternalError, match="external-stale"):
        run(Table(first_state(), [409] * (MAX_STALE + 2)))


def test_a_lost_action_is_not_sent_blindly_again() -> None:
    reports, pauses = run(Table(first_state(), [500, 200]))

    assert reports == ["bot-sits", "bot-waits", "bot-over"]
    assert pauses == [1.0]


class Away(Table):
    """A server that is away for some calls."""

    misses = 8

    def call(self, method: str, path: str, body: Any = None, etag: str = "") -> Answer:
        if self.misses:
            object.__setattr__(self, "misses", self.misses - 1)
            raise Unreachable("away")
        return super().call(method, path, body, etag)


def test_a_server_that_is_away_is_asked_less_and_less_often() -> None:
    _, pauses = run(Away(first_state(), [200]))

    assert pauses == [1, 2, 4, 8, 16, *[MAX_WAIT] * 3]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"protocol": 2}, "external-protocol"),
        ({"protocol": True}, "external-answer"),
        ({"version": "1"}, "external-answer"),
        ({"version": -1}, "external-answer"),
        ({"seat": True}, "external-answer"),
        ({"status": "paused"}, "external-answer"),
        ({"yourTurn": 1}, "external-answer"),
        ({"lobby": {}}, "external-answer"),
        ({"view": {}}, "external-view"),
        ({"view": None}, "external-view"),
    ],
)
def test_states_that_are_none(change: Json, reason: str) -> None:
    with pytest.raises(ExternalError, match=reason):
        run(Table({**first_state(), **change}, [200]))


@pytest.mark.parametrize("name", FIELDS)
def test_a_state_without_a_field_ends_it_before_anything_is_sent(name: str) -> None:
    state = first_state()
    del state[name]
    table = Table(state, [200])

    with pytest.raises(ExternalError, match="external-answer"):
        run(table)
    assert table.sent == table.said == []


class Scripted(Table):
    """A table that is in one state after the other."""

    def __init__(self, *states: Json) -> None:
        super().__init__(states[0], [200] * len(states))
        object.__setattr__(self, "states", list(states))

    states: list[Json]

    def call(self, method: str, path: str, body: Any = None, etag: str = "") -> Answer:
        if path == "/state":
            over = {**self.state, "status": "finished", "yourTurn": False}
            return Answer(200, self.states.pop(0) if self.states else over)
        return super().call(method, path, body, etag)


def test_nothing_is_sent_before_the_start_and_in_the_turns_of_others() -> None:
    playing = first_state()
    lobby = {**playing, "status": "lobby", "yourTurn": False, "view": None}
    table = Scripted(lobby, lobby, {**playing, "yourTurn": False}, playing)

    assert run(table) == (["bot-sits", "bot-over"], [INTERVAL] * 3)
    assert len(table.sent) == len(table.said) == 1


def test_a_lower_version_is_a_new_game() -> None:
    first = {**first_state(), "version": 9, "yourTurn": False}
    table = Scripted(first, {**first, "version": 12}, {**first, "version": 2})

    assert run(table)[0] == ["bot-sits", "bot-sits", "bot-over"]
    assert len(table.said) == 2


class Deaf(Table):
    """A server that does not take in at once who plays."""

    misses = 3

    def call(self, method: str, path: str, body: Any = None, etag: str = "") -> Answer:
        if path == "/status" and self.misses:
            object.__setattr__(self, "misses", self.misses - 1)
            raise Unreachable("503")
        return super().call(method, path, body, etag)


def test_who_plays_is_said_until_it_is_heard() -> None:
    table = Deaf(first_state(), [409] * 5)

    assert run(table)[0] == ["bot-sits", "bot-over"]
    assert [said["ready"] for said in table.said] == [True]


def test_actions_that_do_not_get_through_are_sent_less_and_less_often() -> None:
    _, pauses = run(Table(first_state(), [500] * 6 + [200, 500]))

    assert pauses == [1, 2, 4, 8, 16, MAX_WAIT, 1]


def test_nothing_new_is_asked_for_by_its_tag() -> None:
    tags: list[str] = []

    class Tagged(Table):
        def call(self, method: str, path: str, body: Any = None, etag: str = "") -> Answer:
            if path != "/state":
                return super().call(method, path, body, etag)
            tags.append(etag)
            if len(tags) == 4:
                return Answer(200, {**self.state, "status": "finished"})
            return Answer(304, {}) if etag else Answer(200, dict(self.state), '"tag"')

    assert run(Tagged({**first_state(), "yourTurn": False}, []))[1] == [INTERVAL] * 3
    assert tags == ["", '"tag"', '"tag"', '"tag"']


def test_a_table_that_our_bots_do_not_know() -> None:
    state = first_state()
    state["lobby"]["map"] = {"rows": ["..", ".."]}
    table = Table(state, [200])

    with pytest.raises(ExternalError, match="external-table"):
        run(table)
    assert table.said[0]["ready"] is False
    assert not table.sent
