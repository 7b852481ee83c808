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
LOBBY_FIELDS = {
    *("id", "name", "status", "seats", "options", "map", "hasWebhook", "createdAt", "actionCount"),
}
SEAT_FIELDS = {"name", "dynasty", "online", "bot"}
PENDING_FIELDS = {
    "pagodaBuild": {"color", "triangles", "sources"},
    "market": set[str](),
    "chain": {"from", "targets"},
    "revolt": {
        *("stage", "attacker", "defender", "color", "aSpace", "dSpace", "aCommit", "aLeader"),
        *("aBase", "dBase", "dCommit", "dLeader"),
    },
    "war": set[str](),
    "warTie": {"tied"},
    "warRemove": {"count", "candidates"},
}
"""The fields of each kind of question, apart from its kind and the player."""
SIDE_FIELDS = {"spaces", "leaders", "board", "committed", "leaderSupport"}
COLOURS = ("yellow", "red", "blue", "green", "white")
PAGODA_COLOURS = ("yellow", "yellow", "red", "red", "blue", "blue", "green", "green", "white")
SPACES = range(203)
CAPITALS = (15, 60, 68, 93, 113, 132, 164)
EVENT_FIELDS = {
    "place": {"color", "space"},
    "market": {"color", "slot"},
    "riot": {"count"},
    "pagoda": {"count"},
    "revolt": {"count"},
    "war": {"count"},
    "replace": {"count"},
}
"""The fields of each kind of event in the history of tiles, apart from its kind and the player."""


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
    assert set(state) == STATE_FIELDS
    assert set(state["view"]) == VIEW_FIELDS
    check_lobby(state)
    check_board(state["view"])
    check_players(state["view"], state["seat"])
    check_question(state)
    check_history(state["view"]["tileHistory"]["events"], state["seat"])
    check_tiles(state["view"], state["seat"])


def check_lobby(state: Json) -> None:
    lobby = state["lobby"]
    assert set(lobby) == LOBBY_FIELDS
    assert (lobby["id"], lobby["status"]) == (state["gameId"], state["status"])
    assert lobby["actionCount"] == state["version"]
    assert [set(seat) - {"external", "ext"} for seat in lobby["seats"]] == [SEAT_FIELDS] * len(
        state["view"]["players"]
    )
    for seat in lobby["seats"]:
        assert set(seat.get("ext", ())) <= {"agent", "ready", "note"}
    assert set(lobby["options"]) == {"shortGame"}
    assert lobby["map"]["rows"] == state["view"]["map"]["rows"]
    assert set("".join(lobby["map"]["rows"])) == set(".~C#")
    spaces = [mark for row in lobby["map"]["rows"] for mark in row if mark != "#"]
    assert len(spaces) == len(SPACES)
    assert tuple(space for space in SPACES if spaces[space] == "C") == CAPITALS


def check_board(view: Json) -> None:
    assert len(view["tiles"]) == len(view["leaders"]) == len(SPACES)
    assert set(view["tiles"]) <= {None, *COLOURS}
    for leader in filter(None, view["leaders"]):
        assert leader["color"] in COLOURS
        assert leader["player"] in range(len(view["players"]))
    assert len(view["market"]) <= 6
    assert set(view["market"]) <= set(COLOURS)
    assert [pagoda["id"] for pagoda in view["pagodas"]] == list(range(9))
    assert tuple(pagoda["color"] for pagoda in view["pagodas"]) == PAGODA_COLOURS
    for pagoda in view["pagodas"]:
        assert pagoda["tri"] is None or len({*pagoda["tri"]} & {*SPACES}) == 3
    assert 0 <= view["actionsLeft"] <= 3
    assert view["inAction"] == (view["pending"] is not None)
    assert view["logComplete"] is view["tileHistory"]["complete"] is True
    assert view["tileHistory"]["version"] == 1


def check_players(view: Json, seat: int) -> None:
    """Everybody's hand has a size; the own one is there, with its points as they were awarded."""
    assert view["you"] == seat
    for number, player in enumerate(view["players"]):
        assert set(player) == {"name", "dynasty", "handCount", "hand", "vp"}
        if number == seat:
            assert len(player["hand"]) == player["handCount"]
        else:
            assert (player["hand"], player["vp"]) == (None, None)
    awards = [award for entry in view["log"] for award in entry.get("vp", ())]
    own = dict.fromkeys(COLOURS, 0)
    for award in awards:
        assert set(award) == {"p", "color", "n"}
        own[award["color"]] += award["n"] * (award["p"] == seat)
    assert own == view["players"][seat]["vp"]


def check_question(state: Json) -> None:
    view, pending = state["view"], state["view"]["pending"]
    actor = view["current"] if pending is None else pending["player"]
    if state["status"] == "playing":
        assert state["yourTurn"] == (actor == state["seat"])
    if pending is None:
        assert view["war"] is None
        return
    assert set(pending) == {"kind", "player"} | PENDING_FIELDS[pending["kind"]]
    if pending["kind"] == "pagodaBuild":
        beside = any(p["tri"] is None for p in view["pagodas"] if p["color"] == pending["color"])
        assert bool(pending["sources"]) != beside
        assert all(len({*triangle} & {*SPACES}) == 3 for triangle in pending["triangles"])
    if pending["kind"] in ("war", "warTie", "warRemove"):
        check_war(view["war"], pending, actor, len(view["players"]))
    else:
        assert view["war"] is None


def check_war(war: Json, pending: Json, actor: int, players: int) -> None:
    assert set(war) >= {"unifier", "tile", "sides", "order", "idx"}
    assert len(war["sides"]) >= 2
    assert all(set(side) == SIDE_FIELDS for side in war["sides"])
    first = war["unifier"] + 1
    assert war["order"] == [(first + ahead) % players for ahead in range(players)]
    if pending["kind"] == "war":
        assert war["order"][war["idx"]] == actor
    else:
        assert war["idx"] == len(war["order"])
    if pending["kind"] == "warTie":
        assert len({*pending["tied"]} & {*range(len(war["sides"]))}) >= 2
    if pending["kind"] == "warRemove":
        assert 1 <= pending["count"] <= len(pending["candidates"])
        assert war["winner"] in range(len(war["sides"]))


def check_history(events: list[Json], seat: int) -> None:
    for event in events:
        own = event["kind"] == "replace" and event["player"] == seat
        fields = {"kind", "player"} | EVENT_FIELDS[event["kind"]] | ({"colors"} if own else set())
        assert set(event) == fields
        assert not own or len(event["colors"]) == event["count"]
        assert event["kind"] not in ("riot", "pagoda") or event["count"] in (1, 2)
        assert event.get("slot", 0) in range(6)


def check_tiles(view: Json, seat: int) -> None:
    """All 138 tiles are somewhere; those the seat has not seen are as many as there can be."""
    events = view["tileHistory"]["events"]
    placed = 7 + sum(event["kind"] == "place" for event in events)
    spent = sum(e["count"] for e in events if e["kind"] in ("riot", "pagoda", "revolt", "war"))
    buried = sum(event["count"] for event in events if event["kind"] == "replace")
    hands = sum(player["handCount"] for player in view["players"])
    removed = 24 if view["options"]["shortGame"] else 0
    total = placed + spent + buried + hands + removed + len(view["market"]) + view["bagCount"]
    assert total == 138
    assert sum(tile is not None for tile in view["tiles"]) <= placed


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
