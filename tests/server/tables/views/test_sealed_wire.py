"""Nothing that the server sends shows that somebody has answered a sealed question."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest, Json

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BANK: Json = {"kind": "bank", "seconds": 6000, "increment": 5}
SEATS = 3
Make = Callable[[str], Guest]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of their own: lists of tables are compared too."""
    with serving(plain_config(tmp_path_factory.mktemp("sealed"))) as running:
        yield running


class Site:
    """A table with a person in each seat, one without, and all that each of them is sent."""

    def __init__(self, make: Make, game: str) -> None:
        self.people = [make(f"{game}{seat}") for seat in range(SEATS)]
        self.spectator = make("Wu")
        self.id = self.people[0].open(game, ME, OPEN, OPEN, clock=BANK)["id"]
        for seat in range(1, SEATS):
            self.people[seat].done(self.id, "take-seat", seat=seat)
        self.people[0].done(self.id, "start")

    def act(self, seat: int, chance: random.Random) -> Json:
        """A random decision; the update after it."""
        person = self.people[seat]
        now = person.update(self.id)
        action = chance.choice(now["ask"]["legal"])["text"]
        person.done(self.id, "act", position=now["position"], action=action)
        return person.update(self.id)

    def answer(self, seat: int, chance: random.Random) -> None:
        """The whole answer of a seat to the sealed question that is open."""
        position = self.spectator.update(self.id)["position"]
        while self.act(seat, chance)["ask"]:
            if self.spectator.update(self.id)["position"] != position:
                return  # all are in, and the next question is open

    def play_until_sealed(self, chance: random.Random) -> Json:
        """Random decisions until several are asked at once and have not answered."""
        while True:
            now = self.spectator.update(self.id)
            if len(now["pending"]) > 1:
                return now
            self.act(now["pending"][0]["seat"], chance)

    def sent_to(self, person: Guest) -> list[Any]:
        """Everything that somebody can get without changing anything."""
        path = f"/api/tables/{self.id}"
        now = person.update(self.id)
        calls: list[tuple[str, str, Json, Json | None]] = [
            ("GET", path, {}, None),
            ("GET", path, {"since": 0}, None),
            ("GET", path, {"since": now["version"], "wait": 0.001}, None),
            ("GET", f"{path}/changes", {}, None),
            ("GET", f"{path}/changes", {"after": 1, "limit": 3}, None),
            ("GET", f"{path}/positions", {}, None),
            ("GET", f"{path}/positions", {"after": 3}, None),
            ("GET", f"{path}/chat", {}, None),
            ("GET", f"{path}/moments", {}, None),
            ("GET", "/api/tables", {"list": "playing"}, None),
            ("GET", "/api/tables", {"list": "mine"}, None),
        ]
        calls += self._refused(path, now)
        if now["ask"]:
            for action in now["ask"]["legal"][:2]:
                body = {"action": action["index"], "position": now["position"]}
                calls.append(("POST", f"{path}/preview", {}, body))
        answers = [
            person.http.request(method, url, params=query, json=body)
            for method, url, query, body in calls
        ]
        received = [(a.status_code, a.content, a.headers.get("etag")) for a in answers]
        return [*received, *self.frames_to(person)]

    def _refused(self, path: str, now: Json) -> list[tuple[str, str, Json, Json | None]]:
        """Commands that change nothing: wrong, stale, or not possible now."""
        commands: list[Json] = [
            {"type": "act", "position": now["position"], "action": "nonsense"},
            {"type": "act", "position": now["position"] + 1, "action": 0},
            {"type": "ask-undo", "position": 10**6},
            {"type": "answer-undo", "request": 10**6, "agree": True},
        ]
        if not now["can_undo"]:
            commands.append({"type": "undo", "position": now["position"]})
        if now["table"]["undo"]:
            commands.append({"type": "ask-undo", "position": now["position"]})
        return [
            ("POST", f"{path}/commands", {}, {"id": f"refused-{number}", **command})
            for number, command in enumerate(commands)
        ]

    def frames_to(self, person: Guest) -> list[str]:
        """What a new socket is sent, from the beginning on, up to the answer to a ping."""
        with person.sit(self.id, since=0) as seated:
            seated.settle()
            return [json.dumps(frame) for frame in seated.frames if is_of_game(frame)]


def is_of_game(frame: Json) -> bool:
    """Who comes and goes is sent now and then, and has nothing to do with answers."""
    return bool(frame["type"] != "presence")


@pytest.fixture
def still(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's clock stands, for clocks and times of changes are compared too.

    An update carries few changes and few stay in memory, as in games that are longer.
    """
    now = server.parts.lifecycle.tables.now()
    monkeypatch.setattr(server.parts.lifecycle.tables, "now", lambda: now)
    for place in ("broadcast", "views.history"):
        monkeypatch.setattr(f"sevenstates.server.tables.{place}.HISTORY_PAGE", 5)
    monkeypatch.setattr("sevenstates.server.tables.model.table.MAX_RECENT", 3)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("game", ["huangdi", "warring"])
def test_nothing_that_is_sent_tells_that_others_have_answered(guest: Make, game: str) -> None:
    site, chance = Site(guest, game), random.Random(game)
    for _ in range(2):
        now = site.play_until_sealed(chance)
        asked = [decision["seat"] for decision in now["pending"]]
        requester, *others = chance.sample(asked, len(asked))
        position = site.people[requester].update(site.id)["position"]
        site.people[requester].done(site.id, "ask-undo", position=position)
        watching = [site.spectator, site.people[requester]]
        before = [site.sent_to(person) for person in watching]
        with site.spectator.sit(site.id) as open_socket:
            open_socket.settle()
            heard = len(open_socket.frames)
            for seat in others:
                site.answer(seat, chance)
                take_back_and_answer_again(site, seat, chance)
            open_socket.settle()
            news = [frame["type"] for frame in open_socket.frames[heard:] if is_of_game(frame)]
            assert news == ["pong"]
        assert [site.sent_to(person) for person in watching] == before
        assert site.spectator.update(site.id)["table"]["undo"]["seat"] == requester
        site.answer(requester, chance)
        assert site.spectator.update(site.id)["table"]["undo"] is None
        shown = site.spectator.get(f"/api/tables/{site.id}/changes")["changes"][-1]
        assert shown["events"]
        assert shown["seat"] is None


def take_back_and_answer_again(site: Site, seat: int, chance: random.Random) -> None:
    now = site.people[seat].update(site.id)
    assert now["can_undo"]
    site.people[seat].done(site.id, "undo", position=now["position"])
    site.answer(seat, chance)


@pytest.mark.usefixtures("still")
def test_going_back_over_a_sealed_question_asks_everybody_again(guest: Make) -> None:
    site, chance = Site(guest, "huangdi"), random.Random(1)
    site.play_until_sealed(chance)
    for seat in range(SEATS):
        site.answer(seat, chance)
    assert site.spectator.update(site.id)["pending"][0]["prompt"] != "favours"
    site.answer(0, chance)  # it is not shown, so that nobody asks to take it back
    position = site.people[1].update(site.id)["position"]
    site.people[1].done(site.id, "ask-undo", position=position)
    for seat in (0, 2):
        request = site.people[seat].update(site.id)["table"]["undo"]["request"]
        site.people[seat].done(site.id, "answer-undo", request=request, agree=True)

    now = site.spectator.update(site.id)
    assert [decision["prompt"] for decision in now["pending"]] == ["favours"] * SEATS
    assert all(person.update(site.id)["ask"] for person in site.people)
