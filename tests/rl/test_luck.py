"""The same seed gives the same game with and without the compiled core."""

import numpy as np
import pytest

from sevenstates.games.huang import native
from sevenstates.rl.choosing import random_legal
from sevenstates.rl.luck import SplitMixLuck
from sevenstates.rl.readable_games import ReadableGames
from sevenstates.rl.table import Kind, Table
from sevenstates.rl.vector import TableVectorEnv

pytestmark = pytest.mark.skipif(not native.available, reason="compares with the compiled core")


@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1])
def test_picks_are_those_of_the_core(seed: int) -> None:
    from sevenstates.games.huang.native.huang import Generator

    ours, cores = SplitMixLuck(seed), Generator(seed)
    weights = [3, 0, 1, 200, 7]

    assert [ours.pick(weights) for _ in range(200)] == [cores.pick(weights) for _ in range(200)]
    assert [ours.below(99) for _ in range(200)] == [cores.below(99) for _ in range(200)]


def test_one_game_at_a_time() -> None:
    kind = Kind("huang", 3, {"bandits": True})
    readable, compiled = Table(kind), kind.plugin.env_table(kind)
    assert type(compiled) is not Table
    chance = np.random.default_rng(1)
    for table in (readable, compiled):
        table.deal(7)
    while asked := readable.asked():
        assert compiled.asked() == asked
        mask = readable.observe(asked[0])["action_mask"]
        action = int(chance.choice(np.flatnonzero(mask)))
        readable.play(asked[0], action)
        compiled.play(asked[0], action)
    assert readable.state.to_json() == compiled.state.to_json()


def test_many_games_that_end_and_begin_again() -> None:
    compiled, readable = (TableVectorEnv("huang", 2, seats=2) for _ in range(2))
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
