"""The local server and the real one give the same answers to the same calls."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from sevenstates import games
from sevenstates.puzzles import load_puzzles
from tests.local.player import Json, Player
from tests.server.running import plain_config, serving

Call = Callable[..., tuple[int, str]]
"""A call with method, path, body and query; its status and text."""

TIMES = re.compile(r'"(at|created|started|ended|now)":\d+')
SECRET = re.compile(r'"(invite)":"[^"]*"')
NAMES = re.compile(r"Guest \d+")


class Contract:
    """Makes the same calls to both servers and compares what they say."""

    def __init__(self, calls: tuple[Call, Call]) -> None:
        self._calls = calls
        self._tables: list[tuple[str, str]] = []

    def __call__(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """The answer, of which both have the same; T0 in a path is the first table opened."""
        answers = [
            (status, self._plain(text, number))
            for number, call in enumerate(self._calls)
            for status, text in [call(method, self._named(path, number), body, query)]
        ]
        assert answers[0] == answers[1], (method, path)
        text = answers[0][1]
        return json.loads(text) if text.startswith(("{", "[")) else text

    def open(self, path: str, body: Any) -> Json:
        """Open a table at both."""
        texts = [
            call("POST", self._named(path, n), body, {})[1] for n, call in enumerate(self._calls)
        ]
        first, second = (json.loads(text)["id"] for text in texts)
        self._tables.append((first, second))
        assert self._plain(texts[0], 0) == self._plain(texts[1], 1)
        return dict(json.loads(texts[0]))

    def _named(self, path: str, number: int) -> str:
        for place, table in enumerate(self._tables):
            path = path.replace(f"T{place}", table[number])
        return path

    def _plain(self, text: str, number: int) -> str:
        for place, table in enumerate(self._tables):
            text = text.replace(table[number], f"T{place}")
        text = TIMES.sub(r'"\1":0', text)
        return NAMES.sub("Guest", SECRET.sub(r'"\1":""', text))


@pytest.fixture
def contract(tmp_path: Path) -> Any:
    player = Player()
    player.time = int(time.time() * 1000)  # the puzzle of the day is today's

    def ask_local(method: str, path: str, body: Any, query: Json) -> tuple[int, str]:
        response = player.request(method, path, body, **query)
        return response.status, response.text

    with (
        serving(plain_config(tmp_path)) as running,
        httpx.Client(base_url=f"{running.url}/api/", headers={"accept-language": "en"}) as http,
    ):
        http.post("me", json={"name": "Ada"})
        player.post("me", {"name": "Ada"})

        def ask_server(method: str, path: str, body: Any, query: Json) -> tuple[int, str]:
            if body is None:
                response = http.request(method, path, params=query)
            else:
                response = http.request(method, path, params=query, json=body)
            return response.status_code, response.text

        yield Contract((ask_server, ask_local))


def test_games_rules_and_puzzles(contract: Contract) -> None:
    for game in contract("GET", "games")["games"]:
        key = game["key"]
        contract("GET", f"games/{key}/rules/de")
        contract("GET", f"games/{key}/locale/pl")
        contract("GET", f"games/{key}/actions")
        puzzle = contract("GET", f"puzzles/{key}/{first_puzzle(key)}")
        contract("POST", f"puzzles/{key}/{puzzle['id']}", {"action": None})
        contract("POST", f"puzzles/{key}/{puzzle['id']}", {"action": "nonsense"})
    contract("GET", "puzzles")
    contract("GET", "puzzles/huang", theme="no")
    contract("GET", "texts")


def first_puzzle(key: str) -> str:
    return next(iter(load_puzzles(key)))


@pytest.mark.parametrize("key", [game.key for game in games.all()])
def test_a_hot_seat_game(contract: Contract, key: str) -> None:
    seats = games.get(key).seats[0]
    contract.open("tables", {"game": key, "seats": [{"kind": "me"}] * seats, "start": True})
    contract("GET", "tables", list="mine")
    made, most = 0, 40
    while made < most:
        updates = [contract("GET", "tables/T0", seat=seat, since=0) for seat in range(seats)]
        asked = next(update for update in updates if update["ask"])
        seat, position = asked["viewer"], asked["position"]
        action = asked["ask"]["legal"][made % len(asked["ask"]["legal"])]["text"]
        act = {"type": "act", "id": f"command-{made:04}", "position": position, "action": action}
        if made < 6:
            contract(
                "POST", "tables/T0/preview", {"action": action, "position": position}, seat=seat
            )
            contract("POST", "tables/T0/commands", {**act, "action": "nonsense"}, seat=seat)
            contract("POST", "tables/T0/commands", {**act, "position": 9999}, seat=seat)
        assert contract("POST", "tables/T0/commands", act, seat=seat)["type"] == "done"
        if made == 5 and contract("GET", "tables/T0", seat=seat)["can_undo"]:
            position = contract("GET", "tables/T0", seat=seat)["position"]
            undo = {"type": "undo", "id": "command-undo", "position": position}
            contract("POST", "tables/T0/commands", undo, seat=seat)
        made += 1
    contract("GET", "tables/T0/changes", limit=7)
    contract("GET", "tables/T0/positions", seat=0, after=4)
    contract("GET", "tables/T0/cards/de")
    contract("GET", "tables/T0/chat")
    contract("GET", "tables/T0/record")
    contract("POST", "tables/T0/commands", {"type": "resign", "id": "command-resign"}, seat=1)


def test_a_finished_game(contract: Contract) -> None:
    contract.open("tables", {"game": "huang", "seats": [{"kind": "me"}] * 2, "start": True})
    number = 0
    while True:
        update = next(
            (u for seat in (0, 1) if (u := contract("GET", "tables/T0", seat=seat))["ask"]), None
        )
        if update is None:
            break
        act = {
            "type": "act",
            "id": f"command-{number:04}",
            "position": update["position"],
            "action": update["ask"]["legal"][-1]["index"],
        }
        contract("POST", "tables/T0/commands", act, seat=update["viewer"])
        number += 1
    contract("GET", "tables", list="finished")
    contract("GET", "tables/T0/record")
    contract("GET", "tables/T0/changes", after=20)
    for viewer in (0, "all", "spectator"):
        contract("GET", "tables/T0/moments", viewer=viewer, count=50)
    contract("GET", "tables/T0/moments", viewer="nobody")
    contract("POST", "tables/T0/branch", {"moment": 99_999})
    contract.open("tables/T0/branch", {"moment": 10, "bots": {"1": "easy"}})
    contract("GET", "tables/T1/changes")
    contract("POST", "tables/T0/commands", {"type": "start", "id": "command-start"})


def test_refusals(contract: Contract) -> None:
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "easy"}
    for body in (
        {},
        {"game": "chess", "seats": [me, me]},
        {"game": "huang", "seats": [me]},
        {"game": "huang", "seats": [me] * 8},
        {"game": "huang", "seats": [me, {"kind": "bot", "level": "genius"}]},
        {"game": "huang", "seats": [me, bot], "options": {"edition": "fr"}},
        {"game": "huang", "seats": [me, bot], "options": {"kingdoms": True, "bandits": True}},
        {"game": "huang", "seats": [me, bot], "mode": "rated"},
        {"game": "huang", "seats": [me, {"kind": "open"}], "start": True},
    ):
        contract("POST", "tables", body)
    contract.open("tables", {"game": "huang", "seats": [me, me], "start": True})
    for path in ("nothing", "games/chess/rules/en", "tables/none", "puzzles/chess"):
        contract("GET", path)
    contract("GET", "tables/T0", seat=1, since="x")
    contract("GET", "tables/T0", seat=5)
    contract("GET", "tables/T0/texts/abc")
    contract("POST", "tables/T0/commands", {"type": "dance"})
    contract("POST", "me", {"name": ""})
    contract("POST", "me", {"name": "\u200b\u200b"})
