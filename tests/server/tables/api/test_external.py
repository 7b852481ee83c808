"""The External Bot Protocol, clause by clause, and whole games over it in both directions."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from sevenstates.external.client import Client
from sevenstates.external.connection import Connection
from tests.server.running import Running
from tests.server.tables.client import Guest, Json

ME: Json = {"kind": "me"}
STATE_FIELDS = {
    *("protocol", "gameId", "seat", "status", "version", "yourTurn", "lobby", "view"),
}
VIEW_FIELDS = {
    *("options", "map", "market", "tiles", "leaders", "pagodas", "current", "turn"),
    *("actionsLeft", "inAction", "pending", "war", "players", "bagCount", "log", "logComplete"),
    *("tileHistory", "lastPlaced", "queue", "unification", "gameOver", "you"),
}


@dataclass
class Program:
    """A program in a seat; it follows no redirect and sends no cookie."""

    string: str

    def __post_init__(self) -> None:
        self.address, self.token = self.string.split("#")
        self.http = httpx.Client(headers={"Authorization": f"Bearer {self.token}"})

    def get(self, etag: str = "") -> httpx.Response:
        headers = {"If-None-Match": etag} if etag else {}
        return self.http.get(self.address + "/state", headers=headers)

    def state(self) -> Json:
        response = self.get()
        assert response.status_code == 200, response.text
        return dict(response.json())

    def act(self, action: object, version: int | None = None) -> httpx.Response:
        known = self.state()["version"] if version is None else version
        return self.http.post(self.address + "/action", json={"action": action, "version": known})

    def say(self, **fields: Any) -> httpx.Response:
        return self.http.post(self.address + "/status", json=fields)


Seat = Callable[..., list[Program]]


@pytest.fixture
def seated(guest: Callable[[str], Guest]) -> Iterator[Seat]:
    """Opens a table with a program in each seat."""
    programs: list[Program] = []

    def make(seats: int = 2, *, start: bool = True, **more: Any) -> list[Program]:
        ada = guest("Ada")
        table = ada.open("huang", *[ME] * seats, start=start, **more)["id"]
        for seat in range(seats):
            given = ada.post(f"/api/tables/{table}/seats/{seat}/token").json()
            programs.append(Program(given["external"]))
        return programs[-seats:]

    yield make
    for program in programs:
        program.http.close()


def asked(programs: list[Program]) -> tuple[Program, Program]:
    """The program that is to decide, and another one."""
    return (
        next(program for program in programs if program.state()["yourTurn"]),
        next(program for program in programs if not program.state()["yourTurn"]),
    )


def first_tile(state: Json) -> Json:
    """Some tile of the hand on some free space that it may lie on."""
    view = state["view"]
    marks = [mark for mark in "".join(view["map"]["rows"]) if mark != "#"]
    hand = view["players"][state["seat"]]["hand"]
    colour = hand[0]
    ground = "~" if colour == "blue" else "."
    free = (n for n, tile in enumerate(view["tiles"]) if tile is None and marks[n] == ground)
    return {"type": "tile", "color": colour, "space": next(free)}


# Section 1: the string and the token


def test_the_string_is_the_address_of_the_game_and_the_token(server: Running, seated: Seat) -> None:
    program = seated(start=False)[0]

    assert program.address.startswith(f"{server.url}/api/ext/")
    assert program.state()["gameId"] == program.address.rpartition("/")[2]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("huangdi", 2, {}),
        ("huang", 5, {}),
        ("huang", 2, {"edition": "pl"}),
        ("huang", 3, {"bandits": True}),
        ("huang", 2, {"kingdoms": True}),
        ("huang", 2, {"palace": True}),
    ],
)
def test_what_the_protocol_has_no_words_for_is_not_offered(
    guest: Callable[[str], Guest], server: Running, game: str, seats: int, options: Json
) -> None:
    ada = guest("Ada")
    table = ada.open(game, *[ME] * seats, options=options)["id"]
    given = ada.post(f"/api/tables/{table}/seats/0/token").json()
    headers = {"Authorization": f"Bearer {given['token']}"}

    assert given["external"] is None
    assert httpx.get(f"{server.url}/api/ext/{table}/state", headers=headers).status_code == 404


@pytest.mark.parametrize("path", ["/state", "/action", "/status"])
def test_wrong_tokens_and_wrong_tables(
    server: Running, guest: Callable[[str], Guest], seated: Seat, path: str
) -> None:
    one, other = seated(), seated()
    method = "GET" if path == "/state" else "POST"
    body = {"action": {}, "version": 0, "agent": "x", "ready": True}

    def status(address: str, headers: Json) -> tuple[int, set[str]]:
        answer = httpx.request(method, address + path, headers=headers, json=body)
        return answer.status_code, set(answer.json())

    bearer = {"Authorization": f"Bearer {one[0].token}"}
    assert status(one[0].address, {}) == (401, {"error"})
    assert status(one[0].address, {"Authorization": "Bearer nonsense"}) == (401, {"error"})
    assert status(other[0].address, bearer) == (401, {"error"})
    assert status(f"{server.url}/api/ext/nothing", bearer) == (404, {"error"})
    assert httpx.request(method, f"{one[0].address}{path}/", headers=bearer).status_code == 404


def test_a_new_token_ends_the_old_one(guest: Callable[[str], Guest]) -> None:
    ada = guest("Ada")
    table = ada.open("huang", ME, ME)["id"]
    strings = [ada.post(f"/api/tables/{table}/seats/0/token").json() for _ in range(2)]
    old, new = (Program(given["external"]) for given in strings)

    assert (old.get().status_code, new.get().status_code) == (401, 200)
    old.http.close()
    new.http.close()


# Sections 2 and 3: calls and states


def test_the_lobby_and_the_start(guest: Callable[[str], Guest]) -> None:
    ada = guest("Ada")
    table = ada.open("huang", ME, {"kind": "open"}, {"kind": "bot", "level": "easy"})["id"]
    program = Program(ada.post(f"/api/tables/{table}/seats/0/token").json()["external"])
    before = program.get()

    state = before.json()
    assert set(state) == STATE_FIELDS
    assert (state["protocol"], state["seat"], state["status"]) == (1, 0, "lobby")
    assert (state["version"], state["yourTurn"], state["view"]) == (0, False, None)
    assert len(state["lobby"]["map"]["rows"]) == 15
    assert [seat["bot"] for seat in state["lobby"]["seats"]] == [False, False, True]
    assert [seat.get("external", False) for seat in state["lobby"]["seats"]] == [True, False, False]
    assert program.act({"type": "market", "index": None}).status_code == 400

    ada.done(table, "set-seat", seat=1, plan=ME)
    changed = program.get(before.headers["etag"])
    assert (changed.status_code, changed.json()["version"]) == (200, 0)
    ada.done(table, "start")
    assert program.state()["status"] == "playing"
    program.http.close()


def test_nothing_new_is_304_without_a_body(seated: Seat) -> None:
    mover, other = asked(seated())
    other.get()
    tag = other.get().headers["etag"]

    same = other.get(tag)
    assert (same.status_code, same.content) == (304, b"")
    assert mover.act(first_tile(mover.state())).status_code == 200
    after = other.get(tag)
    assert after.status_code == 200
    assert after.headers["etag"] != tag


def test_a_program_that_polls_is_there_and_what_it_says_is_shown(seated: Seat) -> None:
    here, other = seated(start=False)

    assert here.say(agent="bot 1", ready=True, note="warm\u202e", more=1).json() == {"ok": True}
    seats = other.state()["lobby"]["seats"]
    assert seats[0]["ext"] == {"agent": "bot 1", "ready": True, "note": "warm"}
    assert (seats[0]["online"], seats[0]["external"]) == (True, True)


def test_old_versions_are_409_and_change_nothing(seated: Seat) -> None:
    mover, _ = asked(seated())
    state = mover.state()

    for version in (state["version"] + 1, state["version"] + 100):
        stale = mover.act(first_tile(state), version)
        assert stale.status_code == 409
        assert stale.json() == {"error": "stale", "version": state["version"]}
    assert mover.state() == state
    done = mover.act(first_tile(state))
    assert done.json() == {"ok": True, "version": state["version"] + 1}
    assert mover.act(first_tile(state), state["version"]).status_code == 409


BAD_ACTIONS: list[object] = [
    {},
    {"type": "dance"},
    {"type": ["tile"]},
    {"type": "tile", "color": "pink", "space": 3},
    {"type": "tile", "color": "red", "space": 203},
    {"type": "tile", "color": "red", "space": -1},
    {"type": "tile", "color": "red", "space": True},
    {"type": "tile", "color": ["red"], "space": 1.5},
    {"type": "leader", "color": "red"},
    {"type": "leader", "color": "red", "to": None},
    {"type": "riot", "space": 15, "useLeader": 1},
    {"type": "pagoda", "tri": [0, 0, 0]},
    {"type": "pagoda", "tri": [0, 100, 200]},
    {"type": "replace", "tiles": []},
    {"type": "replace", "tiles": ["red"] * 7},
    {"type": "replace", "tiles": "red"},
    {"type": "market", "index": None},
    {"type": "warRemove", "spaces": [1]},
    {"type": "warCommit", "side": None, "count": 0},
]


def test_bad_actions_are_400_with_a_sentence_and_change_nothing(seated: Seat) -> None:
    mover, other = asked(seated())
    state = mover.state()

    for action in BAD_ACTIONS:
        refused = mover.act(action, state["version"])
        assert refused.status_code == 400, action
        assert set(refused.json()) == {"error"}
        assert refused.json()["error"].endswith(".")
    assert other.act(first_tile(state), state["version"]).status_code == 400
    assert mover.state() == state


def test_bad_bodies_are_refused_and_change_nothing(seated: Seat) -> None:
    mover, _ = asked(seated())
    state = mover.state()
    headers = {"content-type": "application/json"}
    bodies = [b"", b"{", b"[]", b"{}", b'{"action": 3, "version": 0}', b'{"action": {}}']

    for body in bodies:
        answer = mover.http.post(mover.address + "/action", content=body, headers=headers)
        assert (answer.status_code, set(answer.json())) == (400, {"error"})
    huge = json.dumps({"action": {"type": "x" * 2_000_000}, "version": 0}).encode()
    answer = mover.http.post(mover.address + "/action", content=huge, headers=headers)
    assert (answer.status_code, set(answer.json())) == (413, {"error"})
    assert mover.state() == state


# Section 4 on: views, by our own validator at every state of whole games


def check_state(state: Json) -> None:
    """What the protocol says of a state that is played."""
    view, seat = state["view"], state["seat"]
    assert set(state) == STATE_FIELDS
    assert set(view) == VIEW_FIELDS
    assert len(view["tiles"]) == len(view["leaders"]) == 203
    assert len(view["market"]) <= 6
    assert [pagoda["id"] for pagoda in view["pagodas"]] == list(range(9))
    assert 0 <= view["actionsLeft"] <= 3
    assert view["inAction"] == (view["pending"] is not None)
    assert view["logComplete"] is view["tileHistory"]["complete"] is True
    for number, player in enumerate(view["players"]):
        if number == seat:
            assert len(player["hand"]) == player["handCount"]
        else:
            assert (player["hand"], player["vp"]) == (None, None)
    awards = [award for entry in view["log"] for award in entry.get("vp", ())]
    own = dict.fromkeys(view["players"][seat]["vp"], 0)
    for award in awards:
        own[award["color"]] += award["n"] * (award["p"] == seat)
    assert own == view["players"][seat]["vp"]
    for event in view["tileHistory"]["events"]:
        assert ("colors" in event) == (event["kind"] == "replace" and event["player"] == seat)
    check_question(state)
    check_tiles(view, seat)


def check_question(state: Json) -> None:
    view, pending = state["view"], state["view"]["pending"]
    actor = view["current"] if pending is None else pending["player"]
    if state["status"] == "playing":
        assert state["yourTurn"] == (actor == state["seat"])
    if pending is None or pending["kind"] not in ("war", "warTie", "warRemove"):
        assert view["war"] is None
        return
    war = view["war"]
    assert len(war["sides"]) >= 2
    assert war["order"][-1] == war["unifier"]
    if pending["kind"] == "war":
        assert war["order"][war["idx"]] == actor
    else:
        assert war["idx"] == len(war["order"])
    if pending["kind"] == "warRemove":
        assert 1 <= pending["count"] <= len(pending["candidates"])
        assert war["winner"] in range(len(war["sides"]))


def check_tiles(view: Json, seat: int) -> None:
    """All 138 tiles are somewhere; those the seat has not seen are as many as there can be."""
    events = view["tileHistory"]["events"]
    placed = 7 + sum(event["kind"] == "place" for event in events)
    spent = sum(e["count"] for e in events if e["kind"] in ("riot", "pagoda", "revolt", "war"))
    replaced = [event for event in events if event["kind"] == "replace"]
    buried = sum(event["count"] for event in replaced)
    hands = sum(player["handCount"] for player in view["players"])
    removed = 24 if view["options"]["shortGame"] else 0
    total = placed + spent + buried + hands + removed + len(view["market"]) + view["bagCount"]
    assert total == 138
    assert all(len(e["colors"]) == e["count"] for e in replaced if e["player"] == seat)


class Checked(Connection):
    """A connection that holds every state against the protocol, and histories against time."""

    def call(self, method: str, path: str, body: object = None, etag: str = "") -> Any:
        answer = super().call(method, path, body, etag)
        if path == "/state" and answer.status == 200 and answer.data["view"]:
            check_state(answer.data)
            events = answer.data["view"]["tileHistory"]["events"]
            log = answer.data["view"]["log"]
            before = SEEN.setdefault(self.token, ([], [], -1))
            assert events[: len(before[0])] == before[0]
            assert log[: len(before[1])] == before[1]
            assert answer.data["version"] >= before[2]
            SEEN[self.token] = events, log, answer.data["version"]
        return answer


SEEN: dict[str, tuple[list[Json], list[Json], int]] = {}


def play(programs: list[Program], level: str) -> None:
    """Our bots play to the end, each in its turn, and every state is held against the protocol."""
    reports: list[str] = []
    clients = [
        Client(
            Checked.parse(program.string),
            level,
            lambda key, **fields: reports.append(key),
            pause=lambda _: None,
            seed=number,
        )
        for number, program in enumerate(programs)
    ]
    while not all([client.step() for client in clients]):
        pass
    assert set(reports) == {"bot-over", "bot-sits"}
    assert reports.count("bot-sits") == len(programs)
    for program in programs:
        state = program.state()
        assert (state["status"], state["yourTurn"]) == ("finished", False)
        assert len(state["view"]["gameOver"]) == len(programs)
        assert state["version"] == state["lobby"]["actionCount"]


def test_our_bots_play_a_whole_game_through_our_door(seated: Seat) -> None:
    play(seated(2, options={"short": True}), "random")


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4])
def test_good_bots_play_whole_games_through_our_door(seated: Seat, seats: int) -> None:
    play(seated(seats), "greedy")
