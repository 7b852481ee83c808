"""Whole games at the local server: against bots, hot-seat, over a reload."""

import random

import pytest

from sevenstates import games
from sevenstates.core import Record
from tests.local.player import ME, Player, bot, play_whole_game

TABLES = [
    pytest.param(game.key, seats, marks=[pytest.mark.long] if seats != game.seats[-1] else [])
    for game in games.all()
    for seats in game.seats
]
GAMES = [game.key for game in games.all()]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game_against_bots(game: str, seats: int) -> None:
    player = Player()
    table = play_whole_game(player, game, 1, seats)
    record = Record.from_json(player.get(f"tables/{table}/record"))
    record.verify(games.get(game))
    assert [line["id"] for line in player.get("tables", list="finished")["tables"]] == [table]
    assert player.get("tables", list="mine")["tables"] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_hot_seat_game_shows_each_seat_its_own_view(game: str) -> None:
    player = Player()
    seats = games.get(game).seats[0]
    table = player.open_table(game, *[ME] * seats)
    player.play(table, seats, most=12)
    for seat in range(seats):
        update = player.update(seat)
        assert update["viewer"] == seat
        assert update["view"]["viewer"] == seat


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_loses_nothing(game: str) -> None:
    player = Player()
    seats = games.get(game).seats[0]
    table = player.open_table(game, ME, *[bot()] * (seats - 1))
    before = player.play(table, 1, most=9)
    player.work()
    before = player.update(0)
    again = player.reload()
    assert again.get("tables", list="mine")["tables"][0]["id"] == table
    assert again.open(0, table) == 0
    after = again.update(0)
    for part in ("version", "position", "view", "pending", "ask", "can_undo", "orders"):
        assert after[part] == before[part], part
    assert again.play(table, 1)["table"]["status"] == "over"


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_while_a_bot_is_asked_lets_it_move(game: str) -> None:
    player = Player()
    seats = games.get(game).seats[0]
    table = player.open_table(game, *[bot()] * (seats - 1), ME)
    player.server.work()
    again = player.reload()
    again.work()  # although nobody has opened the table
    assert again.open(0, table) == 0
    assert again.update(0)["ask"]


def test_every_level_answers_in_every_game() -> None:
    for info in Player().get("games")["games"]:
        for level in info["levels"]:
            player = Player()
            seats = info["seats"][0]
            table = player.open_table(info["key"], *[bot(level)] * (seats - 1), ME)
            player.open(0, table)
            player.work()
            assert player.update(0)["ask"], (info["key"], level)


def test_levels_are_as_they_play_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenstates.bots.nets.HAS_NUMPY", False)
    for info in Player().get("games")["games"]:
        is_net = games.plugin(info["key"]).net_features() is not None
        assert ("expert" in info["levels"]) == (not is_net)
        assert {"easy", "normal", "hard"} <= set(info["levels"])
        assert ("hard" in info["ratings"]) == is_net
        assert "expert" not in info["ratings"]


def test_undo_and_going_back_by_consent_with_bots() -> None:
    player = Player()
    table = player.open_table("huang", ME, bot())
    player.open(0, table)
    player.work()
    rng = random.Random(1)
    player.move(0, rng)
    update = player.update(0)
    if update["can_undo"]:
        assert player.send(0, "undo", position=update["position"])["type"] == "done"
        player.move(0, rng)
    player.work()
    update = player.update(0)
    assert player.send(0, "ask-undo", position=update["position"])["type"] == "done"
    last = player.update(0)
    assert last["changes"][-1]["kind"] == "rewind"
    again = player.reload()
    assert again.open(0, table) == 0
    assert again.update(0)["view"] == last["view"]


def test_a_rematch_and_a_seat_set_before_the_start() -> None:
    player = Player()
    table = play_whole_game(player, "huangdi", 1, 3)
    opened = player.send(0, "rematch")["table"]
    assert player.open(1, opened) == 0
    assert player.update(1)["table"]["status"] == "open"
    seat = next(s["seat"] for s in player.update(1)["table"]["seats"] if s["kind"] == "bot")
    assert player.send(1, "set-seat", seat=seat, plan=bot("normal"))["type"] == "done"
    assert player.send(1, "start")["type"] == "done"
    assert player.update(1)["table"]["status"] == "playing"
    assert player.reload().get(f"tables/{table}")["table"]["rematch"] == opened


def test_two_sockets_at_one_table_see_the_same() -> None:
    player = Player()
    table = player.open_table("huangdi", ME, bot(), bot())
    for socket in (0, 1):
        player.open(socket, table)
    player.work()
    player.move(0, random.Random(1))
    assert player.update(1) == player.update(0)
    player.server.close(1)
    seen = len(player.frames[1])
    player.play(table, 1, most=3)
    assert len(player.frames[1]) == seen
    assert player.frames[0][-1]["type"] in ("update", "presence")


def test_the_same_command_is_carried_out_once() -> None:
    player = Player()
    table = player.open_table("huangdi", ME, bot(), bot())
    player.open(0, table)
    player.work()
    update = player.update(0)
    command = {
        "type": "act",
        "id": "the-same-one",
        "position": update["position"],
        "action": update["ask"]["legal"][0]["text"],
    }
    first = player.post(f"tables/{table}/commands", command)
    assert player.post(f"tables/{table}/commands", command) == first
    assert first["type"] == "done"
    plan = {"game": "huangdi", "seats": [ME, bot(), bot()], "id": "open-one-table"}
    assert player.post("tables", plan)["id"] == player.post("tables", plan)["id"]


def test_a_clock_that_runs_out_leaves_the_seat_to_a_bot() -> None:
    player = Player()
    clock = {"kind": "move", "seconds": 60}
    table = player.open_table("huangdi", ME, bot(), bot(), clock=clock)
    player.open(0, table)
    player.work()
    assert player.update(0)["clocks"]["seats"][0]["running"]
    player.time += 50_000
    again = player.reload()
    again.time = player.time + 3_600_000  # the clock stands still while the page is closed
    again.open(0, table)
    again.work()
    assert again.update(0)["table"]["seats"][0]["standin"] is None
    again.time += 61_000
    again.work()
    assert again.update(0)["table"]["seats"][0]["standin"] == "clock"


def test_standing_orders_are_kept() -> None:
    player = Player()
    table = player.open_table("huang", ME, bot())
    player.open(0, table)
    player.work()
    info = next(game for game in player.get("games")["games"] if game["key"] == "huang")
    kind = info["orders"][0]
    fields = {name: choices[0] for name, choices in kind["choices"].items()}
    order = {"kind": kind["kind"], "fields": fields}
    assert player.send(0, "set-orders", orders=[order])["type"] == "done"
    again = player.reload()
    again.open(0, table)
    assert again.update(0)["orders"] == [order]


def test_a_sealed_answer_shows_nobody_anything() -> None:
    """At a hot-seat table other seats get no frame, and their updates stay the same."""
    player = Player()
    table = player.open_table("huangdi", ME, ME, ME)
    rng = random.Random(2)
    for seat in range(3):
        player.open(seat, table, seat=seat)
    while len(player.update(0)["pending"]) < 3 or not player.update(0)["pending"][0]["sealed"]:
        seat = next(seat for seat in range(3) if player.update(seat)["ask"])
        player.move(seat, rng)
    before = [player.get(f"tables/{table}", seat=seat) for seat in (1, 2)]
    frames = [len(player.frames[seat]) for seat in (1, 2)]
    player.move(0, rng)
    assert player.update(0)["version"] > before[0]["version"]
    assert [player.get(f"tables/{table}", seat=seat) for seat in (1, 2)] == before
    assert [len(player.frames[seat]) for seat in (1, 2)] == frames
