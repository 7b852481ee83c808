"""Games of the net that comes with a game, for a net on positions to imitate."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import numpy as np
from numpy.typing import NDArray

from ...bots.nets import adapter_of, net_of
from ...bots.nets.net import Floats
from ...bots.nets.neural import NetDecision
from ...bots.player import Question, ask
from ...bots.threads import SETTINGS
from ...core import Luck, RandomLuck
from ...rl.observations import CompiledObservation
from ...rl.rows import Bytes, column_names, write_bytes
from ...rl.table import Kind

WORLDS = 1
"""Possible worlds in which the net that is imitated encodes its moves."""
TEMPERATURE = 0.5
"""Temperature of its policy: below 1, for at a table it takes its likeliest move."""


@dataclass(frozen=True)
class Demonstrations:
    """A teacher's decisions at one kind of table, a row each."""

    observations: Bytes
    masks: Bytes
    policies: NDArray[np.float16]
    """The probability of each action of the game."""
    rewards: NDArray[np.float32]
    """The seat's reward in the end."""


def teacher_games(
    kinds: Sequence[Kind], games: int, processes: int, seed: int
) -> Iterator[tuple[Kind, Demonstrations]]:
    """`games` games at each of the tables."""
    os.environ.update(dict.fromkeys(SETTINGS, "1"))
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        tasks = [
            (kind, pool.submit(_play, kind, f"{seed}/{place}/{game}"))
            for game in range(games)
            for place, kind in enumerate(kinds)
        ]
        for kind, task in tasks:
            yield kind, task.result()


def _play(kind: Kind, seed: str) -> Demonstrations:
    """The decisions of one game."""
    luck = RandomLuck(seed)
    native, actions = kind.plugin.native(), len(kind.game.actions)
    assert native is not None, "a compiled core plays these games"
    state = kind.game.new_state(kind.seats, kind.options, luck=luck)
    states, seats, masks, policies = [], [], [], []
    while pending := state.pending():
        question = ask(state, pending[0])
        index = question.legal[0].index
        if len(question.legal) > 1:
            policy = _policy(kind, question, luck)
            index = int(luck.pick(np.round(policy * 1e6).astype(int).tolist()))
            states.append(native.state.from_readable(state).data())
            seats.append(question.seat)
            policies.append(policy)
            masks.append(np.zeros(actions, np.uint8))
            masks[-1][[action.index for action in question.legal]] = 1
        state.apply(question.seat, kind.game.actions[index], luck)
    outcome = state.outcome()
    assert outcome is not None
    reward = adapter_of(kind.game.key).reward
    by_seat = np.array([reward(outcome, seat) for seat in range(kind.seats)], np.float32)
    return Demonstrations(
        _observed(kind, states, np.array(seats)),
        np.stack(masks),
        np.stack(policies).astype(np.float16),
        by_seat[seats],
    )


def _policy(kind: Kind, question: Question, luck: Luck) -> Floats:
    """The policy of the game's net: a probability for each action of the game."""
    key = kind.game.key
    decision = NetDecision(adapter_of(key), net_of(key), question, luck, WORLDS)
    found = np.zeros(len(kind.game.actions), np.float32)
    found[decision.batch.moves] = decision.policy ** (1 / TEMPERATURE)
    policy: Floats = found / found.sum()
    return policy


def _observed(kind: Kind, states: Sequence[bytes], viewers: NDArray[np.int_]) -> Bytes:
    env = kind.plugin.compiled_env(kind.options)
    assert env is not None, "a compiled core plays these games"
    observation = CompiledObservation(env, kind.seats, kind.options)
    rows = np.frombuffer(b"".join(states), np.uint8).reshape(len(states), -1)
    found = np.zeros((len(states), len(column_names(kind.layout))), np.uint8)
    write_bytes(kind.layout, observation.read(rows.data, viewers), found)
    return found
