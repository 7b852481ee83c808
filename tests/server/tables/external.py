"""Programs that speak the External Bot Protocol, and what the protocol says of every state."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx

from sevenstates.bots import Advice, Question
from sevenstates.core import Action
from sevenstates.external.connection import Answer, Connection
from tests.server.tables.client import Json

Seating = Callable[..., "list[Program]"]
"""Opens a table with a program in each seat."""
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


class Hasty:
    """A bot that draws as many tiles as it can, so that the game is soon over."""

    def choose(self, question: Question) -> Action:
        return max(question.legal, key=lambda a: len(str(a)) if a.kind == "replace" else 0)

    def advise(self, question: Question) -> Advice:
        raise NotImplementedError


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

    def call(self, method: str, path: str, body: object = None, etag: str = "") -> Answer:
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
