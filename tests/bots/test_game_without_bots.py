"""A game that brings no heuristics is played by the random bot, wherever bots are offered."""

import pytest
from sevenstates_toy.plugin import PLUGIN, ToyPlugin
from sevenstates_toy.rules import TOY

from sevenstates import games
from sevenstates.bots import ask, make_bot, names_for
from sevenstates.bots.levels import adviser, levels_of, usual_level
from sevenstates.cli.players import parse_bots
from sevenstates.core import RandomLuck
from sevenstates.games import registry
from sevenstates.games.plugin import Plugin
from sevenstates.server.tables.model.levels import bot_of, levels_for, offered_levels


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the toy game to the others, without its heuristics."""
    known = {**games.plugins(), "toy": PLUGIN}
    monkeypatch.setattr(registry, "plugins", lambda: known)
    monkeypatch.setattr(ToyPlugin, "heuristics", Plugin.heuristics)


def test_its_only_level_is_random() -> None:
    assert names_for("toy") == ("random",)
    assert levels_of("toy") == offered_levels("toy") == ["random"]
    assert usual_level("toy") == "random"
    assert levels_for("toy") == ("random",)


def test_seats_without_a_level_are_played() -> None:
    assert parse_bots(None, "toy", 3) == {1: "random", 2: "random"}
    assert parse_bots("2", "toy", 3) == {1: "random", 2: "random"}
    assert parse_bots("2", "huang", 3) == {1: "normal", 2: "normal"}
    assert bot_of(None, "toy") == bot_of("normal", "toy") == "random"


def test_a_hint_is_some_legal_move() -> None:
    state = TOY.new_state(2, luck=RandomLuck(1))
    question = ask(state, state.pending()[0])

    best = make_bot(adviser("toy"), "toy", seed=1).advise(question).best

    assert best.action in question.legal


def test_learners_play_against_it() -> None:
    pytest.importorskip("gymnasium")
    from sevenstates.rl.gym import SeatEnv

    env = SeatEnv("toy", seats=2)
    seen, _ = env.reset(seed=1)
    is_over = False
    while not is_over:
        seen, _, is_over, _, _ = env.step(int(seen["action_mask"].argmax()))
