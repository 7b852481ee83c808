"""Random games through the environments for learning programs, ours and the peers'."""

import random
from typing import Any

import gymnasium
import jax
import numpy as np
import pgx
import pyspiel
from open_spiel.python.observation import make_observation
from pettingzoo.classic import chess_v6
from pgx.experimental import act_randomly, auto_reset

import sevenstates.rl.gym
import sevenstates.rl.openspiel  # importing it registers the games
from sevenstates.games import plugins
from sevenstates.rl.choosing import random_legal
from sevenstates.rl.vector import TableVectorEnv
from sevenstates.rl.zoo import ZooGame

from .players import Round

GAMES_TOGETHER = 256
FEW_TOGETHER = 8
STEPS = 200
GYM_IDS = sevenstates.rl.gym.IDS
FLAT_IDS = sevenstates.rl.gym.FLAT_IDS


def rounds() -> dict[str, Round]:
    """The ways to play them."""
    found = {"PettingZoo, chess": _pettingzoo(chess_v6.env())}
    for game in plugins().values():
        name, zoo = f"PettingZoo, {game.title}, {game.default_seats} seats", ZooGame(game)
        found[name] = _pettingzoo(zoo.env())
        found[f"{name}, in parallel"] = _parallel(zoo.parallel_env())
    for key, game in plugins().items():
        found[f"Gymnasium, {game.title}, against random bots"] = _gymnasium(GYM_IDS[key])
        flat = f"Gymnasium, {game.title}, flat, make_vec of {FEW_TOGETHER}"
        found[flat] = _make_vec(FLAT_IDS[key])
    for key, game in plugins().items():
        if game.native() is not None:  # on the readable engine one round would take a minute
            for seats in (game.game.seats[0], 4):
                name = f"vector of {GAMES_TOGETHER} games, {game.title}, {seats} seats"
                found[name] = _vector(key, seats)
    for name in ("hex", "backgammon"):
        found[f"vector of {GAMES_TOGETHER} games, pgx, {name}"] = _pgx(name)
    names = ("hex(board_size=11)", "backgammon", "chess")
    for name in (*names, *(f"python_{key}" for key in plugins())):
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


def _parallel(env: Any) -> Round:
    """The answers of seats that are asked are counted, and not the waiting of the others."""

    def play(seed: int) -> int:
        choose, moves = random.Random(seed).choice, 0
        seen, _ = env.reset(seed=seed)
        while env.agents:
            moves += len(env.table.asked())
            chosen = {
                agent: choose(np.flatnonzero(one["action_mask"]).tolist())
                for agent, one in seen.items()
            }
            seen, *_ = env.step(chosen)
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


def _make_vec(name: str) -> Round:
    """Gymnasium's own vector in one process; the learners' steps alone are counted."""
    env = gymnasium.make_vec(name, FEW_TOGETHER, vectorization_mode="sync", opponents="random")

    def play(seed: int) -> int:
        chance = np.random.default_rng(seed)
        _, infos = env.reset(seed=seed)
        for _ in range(STEPS):
            *_, infos = env.step(random_legal(infos["action_mask"], chance))
        return STEPS * FEW_TOGETHER

    return play


def _vector(key: str, seats: int) -> Round:
    """The choice of random actions is part of it, as for the others."""
    env = TableVectorEnv(key, GAMES_TOGETHER, seats=seats, threads=1)

    def play(seed: int) -> int:
        chance = np.random.default_rng(seed)
        seen, _ = env.reset(seed=seed)
        for _ in range(STEPS):
            seen, *_ = env.step(random_legal(seen["action_mask"], chance))
        return STEPS * GAMES_TOGETHER

    return play


def _pgx(name: str) -> Round:
    """Compiled by JAX for the processor; the choice of random actions is part of it too."""
    env = pgx.make(name)
    begin, choose = jax.jit(jax.vmap(env.init)), jax.jit(act_randomly)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))

    def play(seed: int) -> int:
        key = jax.random.PRNGKey(seed)
        state = begin(jax.random.split(key, GAMES_TOGETHER))
        for _ in range(STEPS):
            key, first, second = jax.random.split(key, 3)
            actions = choose(first, state.legal_action_mask)
            state = step(state, actions, jax.random.split(second, GAMES_TOGETHER))
        state.rewards.block_until_ready()
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
