"""The same seed gives the same game with and without the compiled core."""

import numpy as np
import pytest

from sevenstates.rl.choosing import random_legal
from sevenstates.rl.luck import SplitMixLuck
from sevenstates.rl.readable_games import ReadableGames
from sevenstates.rl.table import Kind, Table
from sevenstates.rl.vector import TableVectorEnv
from tests.native.comparing import built, native_of

OPTIONS: dict[str, dict[str, object]] = {
    "huang": {"bandits": True},
    "huangdi": {"variant": "friendly"},
    "warring": {"stepwise": True},
}
of_each_core = pytest.mark.parametrize("key", built())


@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1])
@of_each_core
def test_picks_are_those_of_the_core(key: str, seed: int) -> None:
    ours, cores = SplitMixLuck(seed), native_of(key).generator(seed)
    weights = [3, 0, 1, 200, 7]

    assert [ours.pick(weights) for _ in range(200)] == [cores.pick(weights) for _ in range(200)]
    assert [ours.below(99) for _ in range(200)] == [cores.below(99) for _ in range(200)]


@of_each_core
def test_one_game_at_a_time(key: str) -> None:
    kind = Kind(key, 3, OPTIONS[key])
    readable, compiled = Table(kind), kind.plugin.env_table(kind)
    assert type(compiled) is not Table
    chance = np.random.default_rng(1)
    for table in (readable, compiled):
        table.deal(7)
    while asked := readable.asked():
        assert compiled.asked() == asked
        seat = int(chance.choice(asked))
        mask = readable.observe(seat)["action_mask"]
        assert (compiled.observe(seat)["action_mask"] == mask).all()
        assert compiled.legal(seat) == np.flatnonzero(mask).tolist()
        action = int(chance.choice(np.flatnonzero(mask)))
        readable.play(seat, action)
        compiled.play(seat, action)
    assert readable.state.to_json() == compiled.state.to_json()


@of_each_core
def test_many_games_that_end_and_begin_again(key: str) -> None:
    compiled, readable = (TableVectorEnv(key, 2, seats=3) for _ in range(2))
    readable.games = ReadableGames(readable.kind, 2)
    chance = np.random.default_rng(1)
    seen, _ = compiled.reset(seed=3)
    other, _ = readable.reset(seed=3)
    ended = 0
    while ended < 2:
        assert (seen["action_mask"] == other["action_mask"]).all()
        actions = random_legal(seen["action_mask"], chance)
        seen, rewards, over, _, _ = compiled.step(actions)
        other, others, *_ = readable.step(actions)
        assert (rewards == others).all()
        ended += int(over.sum())
