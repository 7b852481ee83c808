"""Everything at tables but moves: seats, starting, clocks, resigning, going back, rematch."""

import hashlib
import random
from collections.abc import Callable

import pytest

from sevenstates import games
from sevenstates.core import BadRecord, Record
from sevenstates.server.store import now_ms
from tests.server.running import Running
from tests.server.tables.client import Guest, Json, Seated, play_on

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "random"}
SHORT: Json = {"short": True}
Make = Callable[[str], Guest]


def begin(guest: Make, *more: Json, **options: object) -> tuple[str, Guest, Guest]:
    """A table of two people that has begun."""
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.open("huang", ME, OPEN, *more, **options)["id"]
    bob.done(table, "take-seat", seat=1)
    ada.done(table, "start")
    return table, ada, bob


def test_seats_are_taken_left_and_given_before_the_start(guest: Make) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.open("huang", ME, OPEN, OPEN)["id"]

    assert ada.command(table, "start")["problem"]["error"] == "seats-open"
    bob.done(table, "take-seat", seat=1)
    assert bob.command(table, "take-seat", seat=0)["problem"]["error"] == "seat-taken"
    assert bob.command(table, "start")["problem"]["error"] == "not-host"
    assert bob.command(table, "set-seat", seat=2, plan=BOT)["problem"]["error"] == "not-host"
    bob.done(table, "leave-seat", seat=1)
    bob.done(table, "take-seat", seat=2)
    ada.done(table, "set-seat", seat=1, plan=BOT)
    assert (
        ada.command(table, "set-seat", seat=1, plan=BOT | {"level": "wise"})["problem"]["error"]
        == "no-such-level"
    )
    ada.done(table, "start")

    seats = bob.update(table)["table"]["seats"]
    assert [(seat["kind"], seat["name"], seat["mine"]) for seat in seats] == [
        ("person", "Ada", False),
        ("bot", None, False),
        ("person", "Bob", True),
    ]
    assert bob.command(table, "leave-seat", seat=2)["problem"]["error"] == "started-already"


def test_the_same_opening_twice_is_one_table(guest: Make) -> None:
    ada = guest("Ada")

    first = ada.open("huang", ME, BOT, id="opening-1", start=True)
    again = ada.open("huang", ME, BOT, id="opening-1", start=True)

    assert first["id"] == again["id"]
    assert first["status"] == "playing"
    assert ada.open("huang", ME, BOT, id="opening-2")["id"] != first["id"]


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        ({"game": "go", "seats": [ME, ME]}, "no-such-game"),
        ({"game": "x" * 300, "seats": [ME, BOT]}, "no-such-game"),
        ({"game": "huang", "seats": [ME, OPEN], "id": "x" * 65}, "bad-body"),
        ({"game": "huang", "seats": [ME] * 6}, "seat-count"),
        ({"game": "huang", "seats": [ME, ME], "options": {"edition": "xx"}}, "option-choice"),
        ({"game": "huang", "seats": [ME, ME], "options": {"colour": "red"}}, "option-unknown"),
        ({"game": "huang", "seats": [ME, BOT | {"level": "wise"}]}, "no-such-level"),
        ({"game": "huang", "seats": [ME, OPEN], "start": True}, "seats-open"),
        ({"game": "huang", "seats": [ME, OPEN], "mode": "rated"}, "rated-needs-account"),
        ({"game": "huang", "seats": [ME, OPEN], "clock": {"kind": "sand"}}, "bad-body"),
        ({"game": "huang", "seats": [ME]}, "bad-body"),
    ],
)
def test_tables_that_cannot_be_are_refused(guest: Make, plan: Json, error: str) -> None:
    response = guest("Ada").post("/api/tables", plan)

    assert 400 <= response.status_code < 500
    assert response.json()["error"] == error
    assert response.json()["text"]


def test_a_private_table_is_for_those_who_have_the_invitation(guest: Make) -> None:
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    opened = ada.open("huang", ME, OPEN, visibility="private")
    table, code = opened["id"], opened["invite"]

    assert eve.http.get(f"/api/tables/{table}").status_code == 404
    assert (
        eve.post(
            f"/api/tables/{table}/commands", {"type": "take-seat", "id": "sit-down", "seat": 1}
        ).status_code
        == 404
    )
    assert eve.http.get("/api/invites/guess").status_code == 404
    assert eve.http.get(f"/api/tables/{table}", params={"invite": "guess"}).status_code == 404
    assert table not in [line["id"] for line in eve.get("/api/tables")["tables"]]
    assert bob.get(f"/api/invites/{code}")["id"] == table
    assert bob.update(table)["table"]["invite"] is None
    bob.done(table, "take-seat", seat=1)
    assert bob.update(table)["table"]["invite"] == code


def test_lists_show_what_is_open_being_played_and_mine(guest: Make) -> None:
    ada, eve = guest("Ada"), guest("Eve")
    waiting = ada.open("warring", ME, OPEN, OPEN)["id"]
    playing = ada.open("warring", ME, BOT, BOT, start=True)["id"]

    def ids(person: Guest, which: str) -> list[str]:
        page = person.get("/api/tables", list=which, game="warring")
        return [line["id"] for line in page["tables"]]

    assert waiting in ids(eve, "open")
    assert playing not in ids(eve, "open")
    assert playing in ids(eve, "playing")
    assert ids(ada, "mine") == [playing, waiting]
    assert ids(eve, "mine") == []
    assert ids(ada, "finished") == []
    assert ada.get("/api/tables", list="mine", game="huang")["tables"] == []


def test_lists_go_on_page_by_page(guest: Make) -> None:
    ada = guest("Ada")
    opened = [ada.open("huang", ME, OPEN)["id"] for _ in range(33)]

    first = ada.get("/api/tables", list="mine")
    second = ada.get("/api/tables", list="mine", before=first["next"])

    assert [line["id"] for line in (*first["tables"], *second["tables"])] == opened[::-1]
    assert second["next"] is None


def test_who_runs_out_of_time_is_played_by_a_bot_and_may_come_back(
    guest: Make, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ada, bob = begin(guest, clock={"kind": "move", "seconds": 60})
    now = ada.update(table)
    assert now["clocks"]["seats"][0]["left"] <= 60_000
    late = now["pending"][0]["seat"]
    person = (ada, bob)[late]
    later = now_ms() + 61_000
    monkeypatch.setattr(server.parts.lifecycle.tables, "now", lambda: later)
    server.call(server.parts.lifecycle.tables.wake(table))

    assert person.update(table)["table"]["seats"][late]["standin"] == "clock"
    result: Json = {"type": "stale"}
    while result["type"] == "stale":  # the bot plays meanwhile
        position = person.update(table)["position"]
        result = person.command(table, "act", position=position, action=0)
    assert result["problem"]["error"] == "seat-left-to-bot"
    person.done(table, "return")
    assert person.update(table)["table"]["seats"][late]["standin"] is None


def test_a_bank_runs_only_for_who_is_asked(guest: Make, server: Running) -> None:
    table, ada, bob = begin(guest, clock={"kind": "bank", "seconds": 600, "increment": 5})
    with ada.sit(table) as first, bob.sit(table) as second:
        first.until("update")
        second.until("update")
        asked, other = sorted((first, second), key=lambda s: s.now["ask"] is None)
        clocks = other.now["clocks"]["seats"]
        mine, theirs = asked.now["viewer"], other.now["viewer"]
        assert clocks[mine]["running"]
        assert not clocks[theirs]["running"]
        assert clocks[theirs]["left"] == 600_000
        while asked.now["ask"]:
            asked.catch_up(asked.act_randomly(random.Random(1))["version"])
        assert not asked.now["clocks"]["seats"][mine]["running"]
        assert asked.now["clocks"]["seats"][theirs]["running"]


def test_who_resigns_is_played_by_a_bot_for_good(guest: Make) -> None:
    table, ada, bob = begin(guest, options=SHORT)
    ada.done(table, "resign")

    assert ada.command(table, "return")["problem"]["error"] == "nothing-to-return-to"
    assert ada.command(table, "resign")["problem"]["error"] == "resigned-already"
    with bob.sit(table, since=0) as socket:
        socket.until("update")
        play_on([socket], random.Random(3))
        assert socket.now["table"]["status"] == "over"
        assert socket.now["table"]["seats"][0]["standin"] == "resigned"


def test_going_back_behind_a_draw_needs_everybody_and_gives_other_draws(guest: Make) -> None:
    table, ada, bob = begin(guest, options=SHORT)
    with ada.sit(table, since=0) as first, bob.sit(table, since=0) as second:
        first.until("update")
        second.until("update")
        for seed, requester, other in ((4, first, second), (5, second, first)):
            play_until_drawn(requester, other, random.Random(seed))
            go_back(requester, other)
        play_on([first, second], random.Random(6))
        assert first.now["table"]["status"] == "over"
        assert first.now["table"]["undo"] is None

    record = Record.from_json(ada.get(f"/api/tables/{table}/record"))
    assert record.skips
    assert record.verify(games.get("huang")) == len(record.picks())
    tampered = Record.from_json({**record.to_json(), "skips": []})
    with pytest.raises(BadRecord):
        tampered.verify(games.get("huang"))


def play_until_drawn(requester: Seated, other: Seated, chance: random.Random) -> None:
    """Play until a decision of the one who will ask has drawn tiles: it cannot be undone alone."""
    play_on([requester, other], chance, most=6)
    while requester.now["ask"] or requester.now["can_undo"] or not has_drawn(requester):
        assert play_on([requester, other], chance, most=1)


def has_drawn(requester: Seated) -> bool:
    """Whether the last of the seat's decisions has drawn tiles from the bag."""
    events = [
        [event["kind"] for event in change["events"]]
        for frame in requester.frames
        if frame["type"] == "update"
        for change in frame["changes"]
        if change["kind"] == "move" and change["seat"] == requester.now["viewer"]
    ]
    return "drew" in events[-1]


def go_back(requester: Seated, other: Seated) -> None:
    """One asks, refuses and then agrees for the other."""
    for socket in (requester, other):
        socket.settle()
    for agree in (False, True):
        asked = requester.result(requester.send("ask-undo", position=requester.now["position"]))
        assert asked["type"] == "done", asked
        other.catch_up(other.now["version"] + 1)
        request = other.now["table"]["undo"]
        assert request["waiting"] == [other.now["viewer"]]
        mine = requester.result(
            requester.send("answer-undo", request=request["request"], agree=True)
        )
        assert mine["problem"]["error"] == "not-asked"
        other.result(other.send("answer-undo", request=request["request"], agree=agree))
        for socket in (requester, other):
            socket.settle()
    while requester.now["changes"][-1]["kind"] != "rewind":
        requester.receive()
    other.settle()
    assert requester.now["ask"] is not None


def test_seats_add_to_the_key_and_the_draws_are_verified(guest: Make) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.open("huang", ME, OPEN, options=SHORT)["id"]
    commitment = ada.update(table)["table"]["commitment"]
    bob.done(table, "take-seat", seat=1)
    numbers = ["11" * 32, "22" * 32]
    for person, number in zip((ada, bob), numbers, strict=True):
        promise = hashlib.sha256(bytes.fromhex(number)).hexdigest()
        person.done(table, "offer-entropy", hash=promise)
    ada.done(table, "start")
    info = bob.update(table)["table"]
    assert info["status"] == "dealing"
    assert [entry["value"] for entry in info["entropy"]] == [None, None]
    wrong = ada.command(table, "reveal-entropy", value=numbers[1])
    assert wrong["problem"]["error"] == "entropy-not-promised"
    ada.done(table, "reveal-entropy", value=numbers[0])
    assert bob.update(table)["table"]["entropy"][0]["value"] is None
    bob.done(table, "reveal-entropy", value=numbers[1])
    assert bob.update(table)["table"]["status"] == "playing"

    with ada.sit(table) as first, bob.sit(table) as second:
        first.until("update")
        second.until("update")
        play_on([first, second], random.Random(7))
    record = Record.from_json(ada.get(f"/api/tables/{table}/record"))
    assert record.entropy == tuple(numbers)
    assert record.verify(games.get("huang"), commitment) == len(record.picks())
    other = Record.from_json({**record.to_json(), "entropy": numbers[:1]})
    with pytest.raises(BadRecord):
        other.verify(games.get("huang"), commitment)


def test_people_talk_and_need_not_read_everybody(guest: Make) -> None:
    table, ada, bob = begin(guest)
    with ada.sit(table) as socket:
        bob.done(table, "say", text="  I will   strengthen Qi ")
        line = socket.until("chat")["lines"][0]
        assert (line["name"], line["seat"], line["text"]) == ("Bob", 1, "I will strengthen Qi")
        ada.done(table, "mute", author=line["author"], muted=True)
        bob.done(table, "say", text="again")
        ada.done(table, "say", text="mine")
        assert [one["text"] for one in socket.until("chat")["lines"]] == ["mine"]

    texts = [one["text"] for one in bob.get(f"/api/tables/{table}/chat")["lines"]]
    assert texts == ["I will strengthen Qi", "again", "mine"]
    assert ada.get(f"/api/tables/{table}/chat")["muted"] == [line["author"]]
    ada.done(table, "mute", author=line["author"], muted=False)
    assert len(ada.get(f"/api/tables/{table}/chat")["lines"]) == 3
    assert ada.command(table, "say", text="   ")["problem"]["error"] == "nothing-said"


def test_after_the_end_the_same_people_play_again_and_moments_are_played_on(guest: Make) -> None:
    table, ada, bob = begin(guest, options=SHORT)
    assert ada.command(table, "rematch")["problem"]["error"] == "not-over"
    with ada.sit(table) as first, bob.sit(table) as second:
        first.until("update")
        second.until("update")
        play_on([first, second], random.Random(8))

    again = ada.done(table, "rematch")["table"]
    assert bob.done(table, "rematch")["table"] == again
    seats = bob.update(again)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Bob", "Ada"]

    opened = bob.post(f"/api/tables/{table}/branch", {"moment": 10, "bots": {"1": "random"}})
    assert opened.status_code == 201, opened.text
    fork = opened.json()
    assert fork["fork"] == {"table": table, "moment": 10}
    there = bob.update(fork["id"], seat=0)
    moment = bob.get(f"/api/tables/{table}/moments", viewer="0", **{"from": 10, "count": 1})
    if there["version"] == 11:
        assert there["view"] == moment["moments"][0]["views"][0]
    with bob.sit(fork["id"], seat=0) as socket:
        socket.until("update")
        play_on([socket], random.Random(9))
        assert socket.now["table"]["status"] == "over"
    record = Record.from_json(bob.get(f"/api/tables/{fork['id']}/record"))
    assert record.key is None
    assert sum(1 for _ in record.replay(games.get("huang"))) == len(record.moves) + 1
    last = bob.get(f"/api/tables/{table}/moments")["count"] - 1
    assert bob.post(f"/api/tables/{table}/branch", {"moment": last}).status_code == 409
    assert bob.post(f"/api/tables/{table}/branch", {"moment": last + 1}).status_code == 422


def test_a_rematch_has_an_open_seat_where_an_account_is_no_more(guest: Make) -> None:
    table, ada, bob = begin(guest, options=SHORT)
    with ada.sit(table) as first, bob.sit(table) as second:
        first.until("update")
        second.until("update")
        play_on([first, second], random.Random(8))
    password = {"password": "correct horse"}
    assert bob.post("/api/account", {"name": "Bob who goes", **password}).status_code == 200
    assert bob.http.request("DELETE", "/api/account", json=password).status_code == 200

    again = ada.done(table, "rematch")["table"]

    assert [seat["kind"] for seat in ada.update(again)["table"]["seats"]] == ["open", "person"]


def test_a_moment_is_shown_to_any_viewer(guest: Make) -> None:
    ada = guest("Ada")
    table = ada.open("huang", ME, ME, options=SHORT, start=True)["id"]
    with ada.sit(table, seat=0) as first, ada.sit(table, seat=1) as second:
        first.until("update")
        second.until("update")
        play_on([first, second], random.Random(10))
    record = Record.from_json(ada.get(f"/api/tables/{table}/record"))
    states = [moment.state for moment in record.replay(games.get("huang"))]

    for viewer, seat in (("0", 0), ("1", 1), ("spectator", None)):
        page = ada.get(f"/api/tables/{table}/moments", viewer=viewer, **{"from": 5, "count": 3})
        assert [m["moment"] for m in page["moments"]] == [5, 6, 7]
        for moment in page["moments"]:
            assert moment["views"] == [states[moment["moment"]].view(seat)]
            assert moment["action"] is None or moment["seat"] == seat
    whole = ada.get(f"/api/tables/{table}/moments", viewer="all", **{"from": 5, "count": 1})
    assert whole["moments"][0]["views"] == [states[5].view(0), states[5].view(1)]
    assert whole["moments"][0]["text"] == states[5].to_text()
    assert ada.http.get(f"/api/tables/{table}/moments", params={"viewer": "9"}).status_code == 422
