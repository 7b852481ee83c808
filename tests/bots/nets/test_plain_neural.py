"""Nets in plain Python: the same bot as with numpy."""

import pytest

from sevenstates import games
from sevenstates.bots import Bot, Question, ask, make_bot
from sevenstates.bots.levels import plain_neural
from sevenstates.bots.nets import net_of, plain_net_of
from sevenstates.bots.nets.net_adapter import AnyNetAdapter
from sevenstates.bots.nets.neural import NeuralBot
from sevenstates.core import RandomLuck
from sevenstates.games.huangdi.bot import net_adapter as huangdi
from sevenstates.games.warring.bot import net_adapter as warring

ADAPTERS: dict[str, AnyNetAdapter] = {
    "huangdi": huangdi.ADAPTER,
    "warring": warring.PYTHON_ADAPTER,
}
GAMES = [game.key for game in games.all() if games.plugin(game.key).net_features() is not None]
QUESTIONS = 25


def questions(key: str) -> list[Question]:
    """Questions with a choice, from a game of random moves."""
    luck, found = RandomLuck(4), list[Question]()
    game = games.get(key)
    state = game.new_state(game.seats[-1], luck=luck)
    while state.pending() and len(found) < QUESTIONS:
        decision = state.pending()[0]
        if len(state.legal_actions(decision.seat)) > 1:
            found.append(ask(state.copy(), decision))
        state.apply(decision.seat, state.random_action(decision.seat, luck), luck)
    return found


def plain(key: str, seed: int) -> Bot:
    bot = plain_neural(key, RandomLuck(seed))
    assert bot is not None
    return bot


@pytest.mark.parametrize("key", GAMES)
def test_it_decides_as_with_numpy(key: str) -> None:
    """Moves that the net likes as much may change places by rounding."""
    for seed, question in enumerate(questions(key)):
        advice = NeuralBot(ADAPTERS[key], net_of(key), RandomLuck(seed)).advise(question)
        theirs = {one.action: (one.weight, one.value) for one in advice.candidates}
        ours = plain(key, seed).advise(question).candidates
        assert {one.action for one in ours} == theirs.keys()
        for one in ours:
            assert (one.weight, one.value) == pytest.approx(theirs[one.action], abs=1e-4)
        chosen = plain(key, seed).choose(question)
        assert theirs[chosen][0] == pytest.approx(advice.candidates[0].weight, abs=1e-4)


def test_hard_plays_it_where_there_is_no_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenstates.bots.nets.HAS_NUMPY", False)
    for key in GAMES:
        assert type(make_bot("hard", key, 1)) is type(plain(key, 1))
        assert type(make_bot("hard:50", key, 1)) is not type(plain(key, 1))


def test_a_game_without_features_in_python_has_none() -> None:
    others = [game.key for game in games.all() if game.key not in GAMES]
    assert [plain_net_of(key) for key in others] == [None] * len(others)
    assert [plain_neural(key, RandomLuck(1)) for key in others] == [None] * len(others)
