"""The External Bot Protocol, clause by clause."""

import json
from collections.abc import Callable, Iterator

import httpx
import pytest

from tests.server.both_stores import STORES, serving_on
from tests.server.running import Running
from tests.server.tables.client import Guest, Json
from tests.server.tables.external import STATE_FIELDS, Program, Seating, check_state

ME: Json = {"kind": "me"}
PROGRAM: Json = {"kind": "program"}


@pytest.fixture(scope="module", params=STORES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    with serving_on(request, tmp_path_factory) as running:
        yield running


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


def test_the_string_is_the_address_of_the_game_and_the_token(
    server: Running, seated: Seating
) -> None:
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
    opened = ada.open(game, *[ME] * seats, options=options)
    table = opened["id"]
    given = ada.post(f"/api/tables/{table}/seats/0/token").json()
    headers = {"Authorization": f"Bearer {given['token']}"}

    assert (opened["programs"], given["external"]) == (False, None)
    assert httpx.get(f"{server.url}/api/ext/{table}/state", headers=headers).status_code == 404
    refused = ada.command(table, "set-seat", seat=1, plan=PROGRAM)
    assert refused["problem"]["error"] == "no-external"
    plan = {"game": game, "seats": [ME, *[PROGRAM] * (seats - 1)], "options": options}
    assert ada.post("/api/tables", plan).json()["error"] == "no-external"


@pytest.mark.parametrize("path", ["/state", "/action", "/status"])
def test_wrong_tokens_and_wrong_tables(
    server: Running, guest: Callable[[str], Guest], seated: Seating, path: str
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
    table = ada.open("huang", PROGRAM, ME)["id"]
    strings = [ada.post(f"/api/tables/{table}/seats/0/token").json() for _ in range(2)]
    old, new = (Program(given["external"]) for given in strings)

    assert (old.get().status_code, new.get().status_code) == (401, 200)
    old.http.close()
    new.http.close()


# Sections 2 and 3: calls and states


def test_the_lobby_and_the_start(guest: Callable[[str], Guest]) -> None:
    ada = guest("Ada")
    table = ada.open("huang", PROGRAM, {"kind": "open"}, {"kind": "bot", "level": "easy"})["id"]
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


def test_nothing_new_is_304_without_a_body(seated: Seating) -> None:
    mover, other = asked(seated())
    other.get()
    tag = other.get().headers["etag"]

    same = other.get(tag)
    assert (same.status_code, same.content) == (304, b"")
    assert mover.act(first_tile(mover.state())).status_code == 200
    after = other.get(tag)
    assert after.status_code == 200
    assert after.headers["etag"] != tag


def test_a_program_that_polls_is_there_and_what_it_says_is_shown(seated: Seating) -> None:
    here, other = seated(start=False)

    assert here.say(agent="bot 1", ready=True, note="warm\u202e", more=1).json() == {"ok": True}
    seats = other.state()["lobby"]["seats"]
    assert seats[0]["ext"] == {"agent": "bot 1", "ready": True, "note": "warm"}
    assert (seats[0]["online"], seats[0]["external"]) == (True, True)


def test_old_versions_are_409_and_change_nothing(seated: Seating) -> None:
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


def test_bad_actions_are_400_with_a_sentence_and_change_nothing(seated: Seating) -> None:
    mover, other = asked(seated())
    state = mover.state()

    for action in BAD_ACTIONS:
        refused = mover.act(action, state["version"])
        assert refused.status_code == 400, action
        assert set(refused.json()) == {"error"}
        assert refused.json()["error"].endswith(".")
    assert other.act(first_tile(state), state["version"]).status_code == 400
    assert mover.state() == state


def test_bad_bodies_are_refused_and_change_nothing(seated: Seating) -> None:
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


def test_fields_that_nobody_knows_are_let_through(seated: Seating) -> None:
    mover, _ = asked(seated())
    state = mover.state()
    body = {"action": {**first_tile(state), "why": "greed"}, "version": 0, "thought": [1, 2]}

    assert mover.http.post(mover.address + "/action", json=body).status_code == 200


def test_a_cookie_and_a_query_open_no_door(server: Running, seated: Seating) -> None:
    program = seated()[0]
    with httpx.Client(cookies={"token": program.token}) as stranger:
        for query in ({"token": program.token}, {"access_token": program.token}):
            assert stranger.get(program.address + "/state", params=query).status_code == 401


def test_a_move_that_is_undone_lowers_the_version(guest: Callable[[str], Guest]) -> None:
    ada = guest("Ada")
    table = ada.open("huang", PROGRAM, ME, start=True)["id"]
    program = Program(ada.post(f"/api/tables/{table}/seats/0/token").json()["external"])
    if program.state()["yourTurn"]:
        leave_turn(program)
    before = program.state()
    update = ada.update(table)
    tile = next(one["text"] for one in update["ask"]["legal"] if one["text"].startswith("leader"))
    ada.done(table, "act", position=update["position"], action=tile)
    after = program.state()
    assert after["version"] == before["version"] + 1

    ada.done(table, "undo", position=ada.update(table)["position"])
    again = program.state()
    assert again["version"] == before["version"]
    assert again["view"] == before["view"]
    check_state(again)
    program.http.close()


def leave_turn(program: Program) -> None:
    """The program replaces a tile, twice, which asks nobody anything."""
    for _ in range(2):
        state = program.state()
        hand = state["view"]["players"][state["seat"]]["hand"]
        assert program.act({"type": "replace", "tiles": hand[:1]}).status_code == 200
    assert not program.state()["yourTurn"]


def test_no_takeback_is_asked_of_a_program(guest: Callable[[str], Guest]) -> None:
    ada = guest("Ada")
    table = ada.open("huang", PROGRAM, ME, start=True)["id"]
    update = ada.update(table)

    result = ada.command(table, "ask-undo", position=update["position"])
    assert result["problem"]["error"] == "undo-external"


def test_a_program_takes_its_seat_back_after_its_clock_ran_out(
    server: Running, seated: Seating
) -> None:
    mover, _ = asked(seated())
    table = server.parts.lifecycle.tables.cache.find(mover.state()["gameId"])
    assert table is not None
    server.parts.lifecycle.tables.bots.is_stopped = True  # nobody is to move meanwhile
    seat = mover.state()["seat"]
    table.seat_states[seat].standin = "clock"
    away = mover.state()
    assert mover.act(first_tile(away)).status_code == 400

    assert mover.say(agent="back", ready=False).json() == {"ok": True}
    assert table.seat_states[seat].is_bot
    assert mover.say(agent="back", ready=True).json() == {"ok": True}
    server.parts.lifecycle.tables.bots.is_stopped = False
    assert (away["yourTurn"], mover.state()["yourTurn"]) == (False, True)
