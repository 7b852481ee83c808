"""Finished games at the local server: replays, reviews, branches, records from files."""

import json
from typing import Any

import pytest

from sevenstates import games
from sevenstates.core import Record
from sevenstates.puzzles import load_puzzles
from sevenstates.server.tables.replay import analysis
from tests.local.player import ME, Json, Player, bot, play_whole_game


@pytest.fixture(scope="module")
def finished() -> tuple[dict[str, str], str]:
    """What a browser has stored after a game, and the table."""
    player = Player()
    table = play_whole_game(player, "huangdi", 1, 3)
    return player.saved, table


@pytest.fixture
def player(finished: tuple[dict[str, str], str]) -> Player:
    return Player(dict(finished[0]))


@pytest.fixture
def table(finished: tuple[dict[str, str], str]) -> str:
    return finished[1]


def test_moments_of_every_viewer(player: Player, table: str) -> None:
    count = player.get(f"tables/{table}/moments")["count"]
    first = player.get(f"tables/{table}/moments", viewer="all", count=50)
    last = player.get(f"tables/{table}/moments", viewer=1, **{"from": count - 1})
    assert [one["moment"] for one in first["moments"]] == list(range(50))
    assert len(first["moments"][0]["views"]) == 3
    assert last["moments"][0]["views"][0]["viewer"] == 1
    assert player.refused("GET", f"tables/{table}/moments", viewer=7) == (422, "no-such-viewer")


def test_the_history_names_moments_and_positions(player: Player, table: str) -> None:
    changes = player.get(f"tables/{table}/changes")["changes"]
    moves = [change for change in changes if change["kind"] == "move"]
    numbers = [change["moment"] for change in moves]
    assert numbers == sorted(numbers)  # those that were sealed when they came are not among them
    found = player.get(f"tables/{table}/positions", after=3)["positions"]
    assert [one["view"]["viewer"] for one in found] == [0] * len(found)
    assert found


def test_a_review_goes_on_step_by_step(
    player: Player, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "bot_name", lambda game_key: "greedy")
    begun = player.get(f"tables/{table}/analysis")
    assert (begun["seen"], begun["moves"]) == (0, [])
    assert player.server.work()
    assert player.get(f"tables/{table}/analysis")["seen"] == 1
    player.work()
    done = player.get(f"tables/{table}/analysis")
    assert done["seen"] == done["count"] == len(done["moves"])
    assert done["moves"][0]["best"]["reasons"] is not None


def test_a_branch_plays_on_from_a_moment(player: Player, table: str) -> None:
    plan = {"moment": 20, "bots": {"1": "easy", "2": "easy"}}
    branch = player.post(f"tables/{table}/branch", plan)
    assert branch["fork"] == {"table": table, "moment": 20}
    assert player.open(0, branch["id"]) == 0
    again = player.reload()
    assert again.play(branch["id"], 1)["table"]["status"] == "over"
    record = Record.from_json(again.get(f"tables/{branch['id']}/record"))
    assert list(record.replay(games.get("huangdi")))
    assert player.refused("POST", f"tables/{table}/branch", {"moment": 9999})[0] == 422


def test_a_record_from_a_file_is_a_finished_table(player: Player, table: str) -> None:
    record = player.get(f"tables/{table}/record")
    other = Player()
    opened = other.post("records", record)
    assert opened["status"] == "over"
    assert opened["outcome"] == record["outcome"]
    assert other.post("records", record)["id"] == opened["id"]
    again = other.reload()
    assert again.get(f"tables/{opened['id']}/record") == record
    assert again.get(f"tables/{opened['id']}/moments", viewer="all")["count"] == (
        len(record["moves"]) + 1
    )
    assert again.get(f"tables/{opened['id']}")["view"]["viewer"] == 0
    assert again.get("tables", list="finished")["tables"][0]["id"] == opened["id"]
    again.post(f"tables/{opened['id']}/branch", {"moment": 5})


def test_a_record_with_a_way_back_keeps_its_draws() -> None:
    player = Player()
    table = player.open_table("huang", ME, bot())
    player.play(table, 1, most=4)
    player.work()
    update = player.update(0)
    assert player.send(0, "ask-undo", position=update["position"])["type"] == "done"
    player.play(table, 1)
    record = player.get(f"tables/{table}/record")
    assert record["skips"]
    other = Player()
    opened = other.post("records", record)["id"]
    assert other.get(f"tables/{opened}/record") == record
    Record.from_json(record).verify(games.get("huang"))


def damaged(record: Json, **changes: Any) -> Json:
    return {**record, **changes}


def test_records_that_cannot_be(player: Player, table: str) -> None:
    record = player.get(f"tables/{table}/record")
    kept = dict(player.saved)
    moves = record["moves"]
    for wrong, reason in (
        ({}, "record-unreadable"),
        ({"format": 99}, "record-format"),
        (damaged(record, game="chess"), "record-unreadable"),
        (damaged(record, rules_version=0), "record-rules"),
        (damaged(record, moves=moves[1:]), "record-move"),
        (damaged(record, moves=moves[:-1], outcome=None), "record-unfinished"),
        (damaged(record, moves=moves[:-1]), "record-outcome"),
        (damaged(record, key="00" * 32), "record-key"),
        (damaged(record, seats=99), "record-options"),
        (damaged(record, setup=[]), "record-picks-missing"),
    ):
        status, found = player.refused("POST", "records", wrong)
        assert (status, found) == (422, reason), reason
    assert player.server.request("POST", "records", {}, "[1]", "en").status == 422
    assert player.server.request("POST", "records", {}, "{", "en").status == 400
    assert player.server.request("POST", "records", {}, '"' + "x" * 3_000_000, "en").status == 413
    assert player.saved == kept


def test_a_table_can_be_forgotten(player: Player, table: str) -> None:
    player.open(0, table)
    assert player.refused("DELETE", f"tables/{table}") == (409, "table-watched")
    player.server.close(0)
    assert player.request("DELETE", f"tables/{table}").status == 204
    assert not [key for key in player.saved if table in key]
    assert player.refused("GET", f"tables/{table}") == (404, "no-such-table")


def test_puzzles_are_dealt_answered_and_counted() -> None:
    player = Player()
    listed = player.get("puzzles")
    assert listed["daily"]
    for line in listed["games"]:
        theme = line["themes"][0]["name"]
        puzzle = player.get(f"puzzles/{line['game']}", theme=theme)
        assert puzzle["theme"] == theme
        path = f"puzzles/{puzzle['game']}/{puzzle['id']}"
        given_up = player.post(path, {"action": None})
        assert given_up["answer"]["action"]["text"]
        again = player.post(path, {"action": given_up["answer"]["action"]["text"]})
        assert (again["right"], again["counted"]) == (True, False)
        other = player.get(f"puzzles/{line['game']}")
        assert other["id"] != puzzle["id"]
        shown = player.get(path)
        assert shown["right"] is False
        assert shown["standing"]["tried"] == 1
        assert player.reload().get(path)["standing"] == shown["standing"]
    assert player.refused("GET", "puzzles/huang", theme="none") == (422, "no-such-theme")
    assert player.refused("POST", path, {"action": "nonsense"})[0] == 422
    assert player.refused("GET", "puzzles/chess") == (404, "not-found")
    assert player.refused("GET", "puzzles/huang/none") == (404, "not-found")


def test_a_streak_of_right_answers_is_kept() -> None:
    player = Player()
    for number in range(3):
        puzzle = player.get("puzzles/huangdi")
        kept = json.loads(player.saved.get("puzzles/huangdi", "{}"))
        assert len(kept.get("answers", {})) == number
        answer = load_puzzles("huangdi")[puzzle["id"]].answer
        result = player.post(f"puzzles/huangdi/{puzzle['id']}", {"action": answer})
        assert result["right"]
        assert result["standing"]["streak"] == number + 1
