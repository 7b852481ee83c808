"""Random games through the environments for learning programs, ours and the peers'."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from pettingzoo.classic import chess_v6

import sevenstates.rl.openspiel  # noqa: F401  # importing it registers the games
from sevenstates.rl import huang_v0, huangdi_v0, warring_v0
from sevenstates.rl.choosing import random_legal
from sevenstates.rl.vector import TableVectorEnv

from .players import Round

GAMES_TOGETHER = 256
STEPS = 200
PEER = "PettingZoo, chess"


def rounds() -> dict[str, Round]:
    """The ways to play them."""
    makers: dict[str, Callable[[], Any]] = {
        "chess": chess_v6.env,
        "HUANG, 2 seats": huang_v0.env,
        "Huang Di, 3 seats": huangdi_v0.env,
        "The Warring States, 3 seats": warring_v0.env,
    }
    found = {f"PettingZoo, {name}": _pettingzoo(make()) for name, make in makers.items()}
    for seats in (2, 4):
        found[f"vector of {GAMES_TOGETHER} games, HUANG, {seats} seats"] = _vector(seats)
    names = ("hex(board_size=11)", "backgammon", "chess")
    for name in (*names, "python_huang", "python_huangdi", "python_warring"):
        found[f"OpenSpiel, {name}"] = _openspiel(name)
    return found


def _pettingzoo(env: Any) -> Round:
    def play(seed: int) -> int:
        choose, moves = random.Random(seed).choice, 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                break
            env.step(choose(np.flatnonzero(seen["action_mask"]).tolist()))
            moves += 1
        return moves

    return play


def _vector(seats: int) -> Round:
    """The choice of random actions is part of it, as for the others."""
    env = TableVectorEnv("huang", GAMES_TOGETHER, seats=seats)

    def play(seed: int) -> int:
        chance = np.random.default_rng(seed)
        seen, _ = env.reset(seed=seed)
        for _ in range(STEPS):
            seen, *_ = env.step(random_legal(seen["action_mask"], chance))
        return STEPS * GAMES_TOGETHER

    return play


def _openspiel(name: str) -> Round:
    """Moves of seats alone are counted, with an observation before each as PettingZoo has it."""
    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        chance, moves, state = random.Random(seed), 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
        return moves

    return play
