"""Random games through the environments for learning programs, ours and the peers'."""

import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation
from pettingzoo.classic import chess_v6

import sevenstates.rl.gym
import sevenstates.rl.openspiel  # importing it registers the games
from sevenstates.games import plugins
from sevenstates.rl import huang_v0, huangdi_v0, warring_v0
from sevenstates.rl.choosing import random_legal
from sevenstates.rl.vector import TableVectorEnv

from .players import Round

GAMES_TOGETHER = 256
STEPS = 200
PEER = "PettingZoo, chess"
GYM_IDS = tuple(sevenstates.rl.gym.IDS.values())


def rounds() -> dict[str, Round]:
    """The ways to play them."""
    makers: dict[str, Callable[[], Any]] = {
        "chess": chess_v6.env,
        "HUANG, 2 seats": huang_v0.env,
        "Huang Di, 3 seats": huangdi_v0.env,
        "The Warring States, 3 seats": warring_v0.env,
    }
    found = {f"PettingZoo, {name}": _pettingzoo(make()) for name, make in makers.items()}
    for name, made in zip(("HUANG", "Huang Di", "The Warring States"), GYM_IDS, strict=True):
        found[f"Gymnasium, {name}, against random bots"] = _gymnasium(made)
    for key, game in plugins().items():
        if game.native() is not None:  # on the readable engine one round would take a minute
            for seats in (game.game.seats[0], 4):
                name = f"vector of {GAMES_TOGETHER} games, {game.title}, {seats} seats"
                found[name] = _vector(key, seats)
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


def _gymnasium(name: str) -> Round:
    """The learner's steps alone are counted."""
    env = gymnasium.make(name, opponents="random")

    def play(seed: int) -> int:
        choose, moves, over = random.Random(seed).choice, 0, False
        seen, _ = env.reset(seed=seed)
        while not over:
            seen, _, over, _, _ = env.step(choose(np.flatnonzero(seen["action_mask"]).tolist()))
            moves += 1
        return moves

    return play


def _vector(key: str, seats: int) -> Round:
    """The choice of random actions is part of it, as for the others."""
    env = TableVectorEnv(key, GAMES_TOGETHER, seats=seats)

    def play(seed: int) -> int:
        chance = np.random.default_rng(seed)
        seen, _ = env.reset(seed=seed)
        for _ in range(STEPS):
            seen, *_ = env.step(random_legal(seen["action_mask"], chance))
        return STEPS * GAMES_TOGETHER

    return play


def _openspiel(name: str) -> Round:
    """Moves of seats alone are counted, with an observation before each as PettingZoo has it.

    OpenSpiel's own way to observe in Python fills an array; `observation_tensor` makes a list of
    thousands of numbers, which takes longer than all the rest.
    """
    game = pyspiel.load_game(name)
    observation = make_observation(game)

    def play(seed: int) -> int:
        chance, moves, state = random.Random(seed), 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            observation.set_from(state, state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
        return moves

    return play
