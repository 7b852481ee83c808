"""Somebody who plays at the local server, through its requests and frames."""

import itertools
import json
import random
from typing import Any

from sevenstates.local import LocalServer, Response

Json = dict[str, Any]
ME: Json = {"kind": "me"}
NOW = 1_794_900_000_000


def bot(level: str = "easy") -> Json:
    return {"kind": "bot", "level": level}


class Player:
    """A browser: what it stores, and the frames that its sockets get.

    Fails if a frame tells of a change that is not stored.
    """

    def __init__(self, saved: dict[str, str] | None = None, language: str = "en") -> None:
        self.saved = {} if saved is None else saved
        self.language = language
        self.time = NOW
        self.frames: dict[int, list[Json]] = {}
        self._numbers = itertools.count(1)
        self.server = LocalServer(self.saved, self._save, self._emit, now=self._tick)

    def _tick(self) -> int:
        self.time += 1
        return self.time

    def _save(self, key: str, text: str | None) -> None:
        if text is None:
            del self.saved[key]
        else:
            json.loads(text)
            self.saved[key] = text

    def _emit(self, socket: int, text: str) -> None:
        frame = json.loads(text)
        if frame["type"] == "update":
            stored = json.loads(self.saved[f"table/{frame['table']['id']}"])["row"]
            assert stored["seq"] >= frame["version"], "shown before it was stored"
        self.frames.setdefault(socket, []).append(frame)

    def reload(self) -> "Player":
        """The same person, when the page was closed and opened again."""
        return Player(dict(self.saved), self.language)

    def request(self, method: str, path: str, body: Any = None, **query: Any) -> Response:
        text = None if body is None else json.dumps(body)
        asked = {name: str(value) for name, value in query.items()}
        return self.server.request(method, path, asked, text, self.language)

    def get(self, path: str, **query: Any) -> Json:
        response = self.request("GET", path, **query)
        assert response.status == 200, response
        return dict(json.loads(response.text))

    def post(self, path: str, body: Any = None, **query: Any) -> Json:
        response = self.request("POST", path, body, **query)
        assert response.status in (200, 201), response
        return dict(json.loads(response.text))

    def refused(self, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, str]:
        """The status and the reason of a refusal, which has words."""
        response = self.request(method, path, body, **query)
        problem = json.loads(response.text)
        assert problem["text"], response
        assert problem["error"] not in problem["text"], response
        return response.status, problem["error"]

    def open_table(self, game: str, *seats: Json, **more: Any) -> str:
        """Open a table and start; its id."""
        plan = {"game": game, "seats": list(seats), "start": True, **more}
        return str(self.post("tables", plan)["id"])

    def open(self, socket: int, table: str, **query: Any) -> int:
        asked = {name: str(value) for name, value in query.items()}
        self.frames[socket] = []
        return self.server.open(socket, f"tables/{table}/socket", asked, self.language)

    def send(self, socket: int, kind: str, **fields: Any) -> Json:
        """A command by a socket; its result."""
        frame = {"type": kind, "id": f"command-{next(self._numbers):06}", **fields}
        before = len(self.frames[socket])
        assert self.server.receive(socket, json.dumps(frame)) == 0
        return self.frames[socket][before]

    def update(self, socket: int) -> Json:
        """The last update of a socket."""
        return next(f for f in reversed(self.frames[socket]) if f["type"] == "update")

    def work(self) -> None:
        while self.server.work():
            pass

    def move(self, socket: int, rng: random.Random) -> Json:
        """Make any legal move; the result."""
        update = self.update(socket)
        action = rng.choice(update["ask"]["legal"])["text"]
        result = self.send(socket, "act", position=update["position"], action=action)
        assert result["type"] == "done", result
        return result

    def play(self, table: str, sockets: int, seed: int = 1, most: int | None = None) -> Json:
        """Play a game to its end, or `most` moves, a socket for each seat; the last update."""
        rng, made = random.Random(seed), 0
        for seat in range(sockets):
            if seat not in self.frames:
                assert self.open(seat, table, seat=seat) == 0
        while made != most:
            self.work()
            asked = [seat for seat in range(sockets) if self.update(seat)["ask"]]
            if not asked:
                break
            self.move(asked[0], rng)
            made += 1
        return self.update(0)


def play_whole_game(player: Player, game: str, people: int, seats: int) -> str:
    """A whole game; the table."""
    table = player.open_table(game, *[ME] * people, *[bot()] * (seats - people))
    last = player.play(table, people)
    assert last["table"]["status"] == "over"
    return table
