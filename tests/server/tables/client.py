"""People who play over the wire: HTTP for tables, a WebSocket for the game."""

import contextlib
import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE

Json = dict[str, Any]

NUMBERS = itertools.count(1)
"""Of commands: the same person may be a guest at two servers, and an id is used once."""


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str, name: str, headers: dict[str, str] | None = None) -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, headers=headers)
        assert self.http.post("/api/me", json={"name": name}).status_code == 200

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, **query: Any) -> Json:
        response = self.http.get(path, params=query)
        assert response.status_code == 200, response.text
        return dict(response.json())

    def post(self, path: str, body: Any = None, **query: Any) -> httpx.Response:
        return self.http.post(path, json=body, params=query)

    def open(self, game: str, *seats: Json, **more: Any) -> Json:
        """Open a table."""
        response = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        assert response.status_code == 201, response.text
        return dict(response.json())

    def new_id(self) -> str:
        return f"{self.name}-command-{next(NUMBERS):06}"

    def command(self, table: str, kind: str, as_seat: int | None = None, **fields: Any) -> Json:
        """A command by HTTP; its result."""
        query = {} if as_seat is None else {"seat": as_seat}
        body = {"type": kind, "id": self.new_id(), **fields}
        response = self.post(f"/api/tables/{table}/commands", body, **query)
        assert response.status_code == 200, response.text
        return dict(response.json())

    def token(self, table: str, seat: int) -> str:
        """A token for a seat of the person's."""
        response = self.post(f"/api/tables/{table}/seats/{seat}/token")
        assert response.status_code == 201, response.text
        return str(response.json()["token"])

    def done(self, table: str, kind: str, as_seat: int | None = None, **fields: Any) -> Json:
        """A command that must be done."""
        result = self.command(table, kind, as_seat, **fields)
        assert result["type"] == "done", result
        return result

    def update(self, table: str, **query: Any) -> Json:
        return self.get(f"/api/tables/{table}", **query)

    @contextlib.contextmanager
    def sit(self, table: str, token: str | None = None, **query: Any) -> Iterator["Seated"]:
        """Watch or play a table by WebSocket, with the cookie or the token of a seat."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        if query:
            address += f"?{httpx.QueryParams(query)}"
        headers = {"Authorization": f"Bearer {token}"} if token else {"Cookie": cookies}
        with connect(
            address, additional_headers=headers, max_size=None, compression=None
        ) as socket:
            yield Seated(self, socket)


class Seated:
    """A connection to a table."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.guest = guest
        self.socket = socket
        self.frames: list[Json] = []
        """Every frame that came, in order."""
        self.now: Json = {}
        """The last update."""

    def receive(self, timeout: float = PATIENCE) -> Json:
        """The next frame."""
        frame: Json = json.loads(self.socket.recv(timeout=timeout))
        self.frames.append(frame)
        if frame["type"] == "update":
            self.now = frame
        return frame

    def until(self, kind: str) -> Json:
        """The next frame of a kind; those before it are kept too."""
        while True:
            frame = self.receive()
            if frame["type"] == kind:
                return frame

    def ended(self) -> tuple[int, str]:
        """Take in everything until the server hangs up; the close code and the reason."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.receive()
        closed = self.socket.protocol.close_rcvd
        assert closed is not None
        return closed.code, closed.reason

    def settle(self) -> None:
        """Take in everything that has happened so far."""
        settle([self])

    def send_frame(self, frame: Json) -> None:
        self.socket.send(json.dumps(frame))

    def send(self, kind: str, command_id: str | None = None, **fields: Any) -> str:
        """Send a command; its id."""
        command_id = command_id or self.guest.new_id()
        self.send_frame({"type": kind, "id": command_id, **fields})
        return command_id

    def result(self, command_id: str) -> Json:
        """The result of a command."""
        while True:
            frame = self.receive()
            if frame.get("id") == command_id:
                return frame

    def act(self, action: str | int) -> Json:
        """Answer the question; the result."""
        return self.result(self.send("act", position=self.now["position"], action=action))

    def act_randomly(self, chance: random.Random) -> Json:
        """Any legal answer, by notation or by index."""
        chosen = chance.choice(self.now["ask"]["legal"])
        return self.act(chance.choice((chosen["text"], chosen["index"])))

    def catch_up(self, version: int) -> None:
        """Take in updates until the one with a version."""
        while self.now["version"] < version:
            self.receive()


def play_on(seated: list[Seated], chance: random.Random, most: int = 10_000) -> int:
    """Random moves until the game is over; how many were made here.

    Everybody knows of a move before the next one is chosen, so the same seed and the same draws
    are the same game. Bots may sit at the table too if it asks one seat at a time.
    """
    moves = 0
    while moves < most and seated[0].now["table"]["status"] == "playing":
        asked = [seat for seat in seated if seat.now["ask"]]
        if not asked:
            for seat in seated:
                seat.until("update")
            continue
        seat = chance.choice(asked)
        is_sealed = seat.now["ask"]["sealed"]
        result = seat.act_randomly(chance)
        assert result["type"] == "done", result
        seat.catch_up(result["version"])
        moves += 1
        others = [other for other in seated if other is not seat]
        if is_sealed:  # whether it is shown yet is not for a client to know
            settle(others)
        else:
            for other in others:
                other.catch_up(other.now["version"] + 1)
    return moves


def settle(seated: list[Seated]) -> None:
    """Take in everything that has happened so far; a pong may overtake the update it tells of."""
    for seat in seated:
        seat.send_frame({"type": "ping"})
    for seat in seated:
        seat.catch_up(seat.until("pong")["version"])
