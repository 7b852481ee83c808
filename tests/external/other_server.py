"""A server that speaks the External Bot Protocol and is not ours: it keeps to the clauses alone.

Its market has an order of its own, it sends fields that nobody knows, none that may be missing,
and if wanted no history of tiles.
"""

import random
from dataclasses import dataclass, field
from typing import Any

from sevenstates.bots import Advice, Question
from sevenstates.core import Action, Match, RandomLuck, SevenStatesError
from sevenstates.external.connection import Answer, Connection
from sevenstates.external.game import Json
from sevenstates.games.huang.bridge.game import BRIDGE
from sevenstates.games.huang.rules import HUANG
from sevenstates.games.huang.rules.options import HuangOptions
from tests.games.huang.bridge.test_bridge import appeal, known, sent

OPTIONAL = ("lastPlaced", "queue", "unification", "gameOver", "you")
"""Fields of a view that no program may need."""


class Quarrelsome:
    """A bot that lays tiles where others lie, so that there is strife."""

    def __init__(self) -> None:
        self.chance = random.Random(5)

    def choose(self, question: Question) -> Action:
        world = question.sample(RandomLuck(1))
        legal = list(question.legal)
        some = self.chance.sample(legal, min(8, len(legal)))
        some = [a for a in some if a.kind not in ("replace", "withdraw")] or legal
        return max(some, key=lambda action: appeal(world, action))

    def advise(self, question: Question) -> Advice:
        raise NotImplementedError


class OtherTable:
    """A game at such a server."""

    def __init__(
        self, seats: int, options: HuangOptions, seed: int, *, has_history: bool = True
    ) -> None:
        self.match = Match(HUANG, seats, options, luck=RandomLuck(seed))
        self.has_history = has_history
        self.version = 0
        self.done: list[str] = []
        """The types of the actions that were done."""
        self.refusals: list[str] = []
        self.said: list[Json] = []

    def state(self, seat: int) -> Json:
        pending = self.match.state.pending()
        view = sent(BRIDGE.view(known(self.match, seat)))
        view["market"].sort()
        for name in (*OPTIONAL, *(() if self.has_history else ("tileHistory", "logComplete"))):
            del view[name]
        seats = [{"name": player["name"]} for player in view["players"]]
        return {
            "protocol": 1,
            "gameId": "x",
            "seat": seat,
            "status": "playing" if pending else "finished",
            "version": self.version,
            "yourTurn": any(decision.seat == seat for decision in pending),
            "lobby": {"seats": seats, "map": view["map"], "options": view["options"]},
            "view": {**view, "weather": "rain"},
            "motd": "Welcome",
        }

    def act(self, seat: int, body: Json) -> Answer:
        if body["version"] != self.version:
            return Answer(409, {"error": "stale", "version": self.version})
        game, action = known(self.match, seat), dict(body["action"])
        if action["type"] == "market" and action["index"] is not None:
            market = BRIDGE.view(game)["market"]
            action["index"] = market.index(sorted(market)[action["index"]])
        try:
            for one in BRIDGE.read_action(game, action):
                self.match.submit(seat, one)
        except SevenStatesError as error:
            self.refusals.append(str(error))
            return Answer(400, {"error": str(error)})
        self.version += 1
        self.done.append(action["type"])
        return Answer(200, {})


@dataclass(frozen=True)
class OtherSeat(Connection):
    """A seat there; a program reaches it as it reaches any."""

    table: OtherTable = field(repr=False)
    seat: int

    def call(self, method: str, path: str, body: Any = None, etag: str = "") -> Answer:
        if path == "/status":
            self.table.said.append(body)
            return Answer(200, {})
        if path == "/action":
            return self.table.act(self.seat, sent(body))
        tag = f'"{self.table.version}"'
        if etag == tag:
            return Answer(304, {}, tag)
        return Answer(200, sent(self.table.state(self.seat)), tag)
