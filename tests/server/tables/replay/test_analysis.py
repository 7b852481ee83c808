"""After the game: what a bot thinks of the decisions, and where the log leads."""

import time
from collections.abc import Callable

import pytest

from sevenstates import games
from sevenstates.bots import GreedyBot, ask
from sevenstates.bots.heuristics import heuristics_of
from sevenstates.core import RandomLuck
from sevenstates.server.tables.bots.worker import judge
from sevenstates.server.tables.replay import analysis
from tests.server.tables.client import Guest, Json

Make = Callable[[str], Guest]
ME: Json = {"kind": "me"}


@pytest.fixture
def ada(guest: Make) -> Guest:
    return guest("Ada")


def test_every_own_decision_is_judged_in_the_background(
    finished: tuple[Guest, str], guest: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "bot_name", lambda game_key: "greedy")
    ada, table = finished
    path = f"/api/tables/{table}/analysis"

    found = ada.get(path)
    while found["seen"] < found["count"]:
        time.sleep(0.2)
        found = ada.get(path)

    moments = ada.get(f"/api/tables/{table}/moments", viewer="0", **{"from": 0, "count": 50})
    made = {m["moment"]: m["action"] for m in moments["moments"] if m["seat"] == 0}
    assert found["count"] == len(found["moves"]) > 0
    for move in found["moves"]:
        assert move["made"]["value"] <= move["best"]["value"]
        if move["moment"] in made:
            assert move["made"]["action"] == made[move["moment"]]
    assert guest("Bob").http.get(path).status_code == 403


def test_a_running_game_is_not_judged(ada: Guest) -> None:
    table = ada.open("huangdi", ME, ME, start=True)["id"]

    assert ada.http.get(f"/api/tables/{table}/analysis").status_code == 409


def test_a_bad_move_is_worth_less_than_the_best_one() -> None:
    game = games.get("huangdi")
    luck = RandomLuck(5)
    state = game.new_state(2, luck=luck)
    while len(state.legal_actions(decision_seat := state.pending()[0].seat)) < 8:
        state.apply(decision_seat, state.random_action(decision_seat, luck), luck)
    question = ask(state, state.pending()[0])
    bot = GreedyBot(heuristics_of("huangdi"), RandomLuck(1))
    worst = bot.advise(question).candidates[-1]

    best, made = judge(bot, question, str(worst.action)).candidates

    assert made.action is worst.action
    assert made.value < best.value
    assert len(judge(bot, question, str(best.action)).candidates) == 1


def test_the_history_of_a_finished_game_tells_the_moments(finished: tuple[Guest, str]) -> None:
    ada, over = finished
    running = ada.open("huangdi", ME, ME, start=True)["id"]

    def moments(table: str) -> list[int | None]:
        changes = ada.get(f"/api/tables/{table}/changes", seat=0)["changes"]
        return [change["moment"] for change in changes if change["kind"] == "move"]

    known = [moment for moment in moments(over) if moment is not None]
    assert known == sorted(set(known))
    assert len(known) == len(moments(over)) > 0
    assert set(moments(running)) <= {None}
