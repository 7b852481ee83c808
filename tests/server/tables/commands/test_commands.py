"""Commands: repeats, stale ones, other people's seats, and tables where nothing is played."""

import contextlib
import random
from collections.abc import Callable

import pytest

from tests.server.tables.client import Guest, Json, play_on

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
Make = Callable[[str], Guest]


@contextlib.contextmanager
def duel(guest: Make, game: str = "huang", **more: object):  # type: ignore[no-untyped-def]
    """Two people at a table that has begun, with their sockets; the first is asked."""
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.open(game, ME, OPEN, **more)["id"]
    bob.done(table, "take-seat", seat=1)
    ada.done(table, "start")
    with ada.sit(table) as first, bob.sit(table) as second:
        first.until("update")
        second.until("update")
        yield table, *sorted((first, second), key=lambda seated: seated.now["ask"] is None)


def test_a_repeat_gives_the_first_result_and_does_nothing_twice(guest: Make) -> None:
    with duel(guest) as (table, ada, bob):
        action = ada.now["ask"]["legal"][0]["text"]
        command = {"type": "act", "id": "only-once-1", "position": ada.now["position"]}
        ada.send_frame(command | {"action": action})
        first = ada.result("only-once-1")
        ada.send_frame(command | {"action": action})
        assert ada.result("only-once-1") == first
        again = ada.guest.post(f"/api/tables/{table}/commands", command | {"action": action})
        assert again.json() == first

        assert first["type"] == "done"
        bob.settle()
        assert bob.now["version"] == first["version"]


def test_a_repeat_is_known_after_many_others_and_after_the_memory_is_lost(
    guest: Make, server: object
) -> None:
    with duel(guest) as (table, ada, bob):
        ada.send("say", "said-once-1", text="hello")
        first = ada.result("said-once-1")
        held = server.parts.lifecycle.tables.cache.find(table)  # type: ignore[attr-defined]
        held.results.clear()
        ada.send("say", "said-once-1", text="hello")
        assert ada.result("said-once-1") == first
        bob.settle()

        assert ada.guest.get(f"/api/tables/{table}/chat")["lines"][-1]["line"] == 1


def test_a_stale_command_gets_the_gap_and_does_nothing(guest: Make) -> None:
    with duel(guest) as (_, ada, bob):
        old = ada.now["position"]
        moved = ada.act_randomly(random.Random(1))
        stale = ada.result(
            ada.send("act", position=old, action=ada.frames[0]["ask"]["legal"][0]["text"])
        )

        assert stale["type"] == "stale"
        gap = stale["update"]
        assert [change["version"] for change in gap["changes"]] == [moved["version"]]
        assert gap["position"] == moved["position"]
        bob.settle()
        assert bob.now["version"] == moved["version"]


def test_an_illegal_action_is_refused_with_its_rule(guest: Make) -> None:
    with duel(guest) as (_, ada, bob):
        legal = {action["text"] for action in ada.now["ask"]["legal"]}
        assert "tile Y c2" not in legal
        result = ada.act("tile Y c2")
        assert result["type"] == "refused"
        assert result["problem"]["rule"].startswith("H-")
        assert result["problem"]["text"]
        assert ada.act("no such thing")["problem"]["error"] == "no-such-move"
        assert ada.act(1_000_000)["problem"]["error"] == "no-such-move"
        assert ada.act(-1)["problem"]["error"] == "no-such-move"

        waiting = bob.act(ada.now["ask"]["legal"][0]["text"])
        assert waiting["problem"]["error"] == "not-your-decision"


def test_refusals_are_in_the_language_of_the_caller(guest: Make) -> None:
    ada = guest("Ada")
    table = ada.open("huang", ME, OPEN)["id"]
    body = {"type": "start", "id": "start-now-1"}
    address = f"/api/tables/{table}/commands"

    texts = {
        ada.http.post(address, json=body, headers={"accept-language": language}).json()["problem"][
            "text"
        ]
        for language in ("en", "de", "pl")
    }

    assert len(texts) == 3


def test_nobody_acts_for_another_seat(guest: Make) -> None:
    with duel(guest) as (table, ada, bob):
        eve = guest("Eve")
        seat = ada.now["viewer"]
        address = f"/api/tables/{table}/commands"
        action = ada.now["ask"]["legal"][0]["text"]
        body = {"type": "act", "id": "not-mine-01", "position": 2, "action": action}
        for person in (eve, bob.guest):
            response = person.post(address, body, seat=seat)
            assert response.status_code == 403
            assert response.json()["error"] == "not-your-seat"
        for path in ("", "/changes", "/chat"):
            assert (
                eve.http.get(f"/api/tables/{table}{path}", params={"seat": seat}).status_code == 403
            )
        for path, call in (("preview", {"action": action, "position": 2}), ("hint", None)):
            assert eve.post(f"/api/tables/{table}/{path}", call, seat=seat).status_code == 403
        assert eve.post(f"/api/tables/{table}/seats/{seat}/token").status_code == 403
        with eve.sit(table, seat=seat) as socket:
            assert socket.receive()["problem"]["error"] == "not-your-seat"

        assert ada.guest.update(table)["version"] == 2


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("act", {"position": 2, "action": 0}),
        ("undo", {"position": 2}),
        ("ask-undo", {"position": 2}),
        ("answer-undo", {"request": 1, "agree": True}),
        ("resign", {}),
        ("return", {}),
        ("start", {}),
        ("take-seat", {"seat": 0}),
        ("leave-seat", {"seat": 0}),
        ("set-seat", {"seat": 0, "plan": {"kind": "open"}}),
        ("offer-entropy", {"hash": "0" * 64}),
        ("reveal-entropy", {"value": "0" * 64}),
        ("rematch", {}),
    ],
)
def test_a_spectator_may_do_nothing_but_talk(guest: Make, kind: str, fields: Json) -> None:
    with duel(guest) as (table, ada, _):
        eve = guest("Eve")
        assert eve.update(table)["ask"] is None

        assert eve.command(table, kind, **fields)["type"] == "refused"
        assert eve.done(table, "say", text="hello")
        assert ada.guest.update(table)["version"] == 2


def test_a_finished_game_takes_no_more_moves_and_shows_everything(guest: Make) -> None:
    with duel(guest, options={"short": True}) as (table, ada, bob):
        play_on([ada, bob], random.Random(2))
        ada.settle()
        assert ada.now["table"]["status"] == "over"
        assert ada.now["ask"] is None
        assert ada.now["pending"] == []
        position = ada.now["position"]
        for kind, fields in (
            ("act", {"position": position, "action": 0}),
            ("undo", {"position": position}),
            ("resign", {}),
            ("start", {}),
        ):
            assert ada.guest.command(table, kind, **fields)["type"] == "refused"

        assert ada.now["table"]["outcome"]["ranks"]
        assert (
            ada.now["table"]["moves"] == ada.guest.get(f"/api/tables/{table}/moments")["count"] - 1
        )


def test_what_is_not_over_shows_no_record(guest: Make) -> None:
    with duel(guest) as (table, ada, _):
        for path in ("record", "moments"):
            response = ada.guest.http.get(f"/api/tables/{table}/{path}")
            assert response.status_code == 409
            assert response.json()["error"] == "not-over"
        assert ada.guest.post(f"/api/tables/{table}/branch", {"moment": 0}).status_code == 409


def test_frames_that_cannot_be_read_are_answered(guest: Make) -> None:
    with duel(guest) as (_, ada, _bob):
        for text in (
            "",
            "{",
            "[]",
            '{"type":"act"}',
            '{"type":"dance","id":"12345678"}',
            '{"type":"ping","x":1}',
        ):
            ada.socket.send(text)
            answer = ada.until("refused")
            assert answer["id"] == ""
            assert answer["problem"]["error"] in ("bad-json", "bad-body")
        ada.settle()


def test_undo_goes_back_to_the_horizon_at_once(guest: Make) -> None:
    with duel(guest) as (_, ada, bob):
        before = ada.now["view"]
        assert not ada.now["can_undo"]
        tile = next(a for a in ada.now["ask"]["legal"] if a["kind"] == "leader")
        moved = ada.act(tile["text"])
        ada.catch_up(moved["version"])
        assert ada.now["can_undo"]
        assert ada.now["view"] != before
        assert (
            bob.result(bob.send("undo", position=moved["position"]))["problem"]["error"]
            == "undo-refused"
        )

        back = ada.result(ada.send("undo", position=moved["position"]))
        ada.catch_up(back["version"])
        bob.settle()
        assert ada.now["view"] == before
        assert bob.now["changes"][-1]["kind"] == "undo"
        again = ada.result(ada.send("undo", position=back["position"]))
        assert again["problem"]["error"] == "undo-refused"
