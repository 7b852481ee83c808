"""Random games of ours and of the peers: each function plays for a while and counts."""

import importlib.util
import random
import time
from collections.abc import Callable, Iterator

import chess
from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame

from sevenstates.core import RandomLuck, playout
from sevenstates.games import get

Round = Callable[[int], int]
"""Plays one random game from a seed; how many moves it had."""


def listing(key: str, seats: int) -> Round:
    """Random games of one of our games, drawn from the list of legal actions."""
    game = get(key)

    def play(seed: int) -> int:
        luck = RandomLuck(seed)
        state = game.new_state(seats, luck=luck)
        moves = 0
        while pending := state.pending():
            seat = pending[0].seat
            legal = state.legal_actions(seat)
            state.apply(seat, legal[luck.below(len(legal))], luck)
            moves += 1
        return moves

    return play


def playing_out(key: str, seats: int) -> Round:
    """The same games by `playout`, as a search has them."""
    game = get(key)

    def play(seed: int) -> int:
        luck = RandomLuck(seed)
        return playout(game.new_state(seats, luck=luck), luck)

    return play


def catanatron(seed: int) -> int:
    """A random game of four on catanatron."""
    game = CatanGame([RandomPlayer(colour) for colour in Color], seed=seed)
    game.play()
    return len(game.state.actions)


def python_chess(seed: int) -> int:
    """A random game on python-chess, at most 300 half-moves."""
    choose, board, moves = random.Random(seed).choice, chess.Board(), 0
    while moves < 300 and (legal := list(board.legal_moves)):
        board.push(choose(legal))
        moves += 1
    return moves


def fastcatan() -> dict[str, Round]:
    """A random game of four on fastcatan, which needs Python 3.12."""
    if importlib.util.find_spec("fastcatan") is None:
        return {}
    from fastcatan import Env

    def play(seed: int) -> int:
        choose, game, moves = random.Random(seed).choice, Env(), 0
        game.reset(seed=seed)
        while not game.done:
            game.step(choose(game.legal_actions()))
            moves += 1
        return moves

    return {"fastcatan, 4 seats, listing": play}


def speed(play: Round, seeds: Iterator[int], seconds: float) -> float:
    """Moves a second of this process: what else runs on the machine does not count."""
    moves, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        moves += play(next(seeds))
    return moves / spent
