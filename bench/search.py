"""`python -m bench.search`: simulations a second of `search` beside OpenSpiel's tree search.

OpenSpiel's games have no hidden information, its search is in C++ (`pyspiel`) or in Python
(`open_spiel.python`), and a simulation of it ends with random moves to the end of the game. One of
ours ends with a rollout until the state can be judged.
"""

import argparse
import itertools
import statistics
import time
from collections.abc import Callable, Iterator

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts
from rich.console import Console
from rich.table import Table

from sevenstates.bots import Budget, Question, SearchBot, ask
from sevenstates.bots.heuristics import heuristics_of
from sevenstates.core import RandomLuck, State
from sevenstates.games import all as all_games
from sevenstates.games import get, plugin

SIMULATIONS = 200
POSITIONS = 10
"""Number of decisions to think about, taken from one game."""
EVERY = 9
"""Every n-th decision is taken, and none without a choice."""

Think = Callable[[int], None]
"""Thinks about one decision, with SIMULATIONS simulations; the number says which."""


def ours(key: str, seats: int) -> Think:
    """`search` at decisions of games of the rollout policy."""
    settings = plugin(key).bot_settings()
    bot = SearchBot(
        heuristics_of(key),
        RandomLuck(1),
        Budget(SIMULATIONS),
        candidates=settings.candidates,
        deepest=settings.deepest,
    )
    questions: list[Question] = []
    for seed in itertools.count():
        questions += _questions(key, seats, seed)
        if len(questions) >= POSITIONS:
            break
    return lambda number: void(bot.choose(questions[number % POSITIONS]))


def _questions(key: str, seats: int, seed: int) -> list[Question]:
    heuristics, luck = heuristics_of(key), RandomLuck(seed)
    state: State = get(key).new_state(seats, luck=luck)
    found = []
    number = 0
    while pending := state.pending():
        seat = pending[0].seat
        if number % EVERY == 0 and len(state.legal_actions(seat)) > 1:
            found.append(ask(state.copy(), pending[0]))
        state.apply(seat, heuristics.rollout_policy(state, seat, luck), luck)
        number += 1
    return found


def compiled(name: str) -> Think:
    """OpenSpiel's search in C++."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 500, False, 1, False)
    return lambda number: void(bot.step(position(game, number)))


def interpreted(name: str) -> Think:
    """OpenSpiel's search in Python, on its games in C++."""
    game, chance = pyspiel.load_game(name), numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = mcts.MCTSBot(game, 2.0, SIMULATIONS, evaluator, solve=False, random_state=chance)
    return lambda number: void(bot.step(position(game, number)))


def position(game: pyspiel.Game, number: int) -> pyspiel.State:
    """A position after a few random moves."""
    luck, state = RandomLuck(number), game.new_initial_state()
    for _ in range(2 * (number % POSITIONS)):
        legal = state.legal_actions()
        state.apply_action(legal[luck.below(len(legal))])
    return state


def void(_: object) -> None:
    """Throw an answer away."""


def speed(think: Think, numbers: Iterator[int], seconds: float) -> float:
    """Simulations a second of this process over at least `seconds`; others may use the core."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        think(next(numbers))
        done += SIMULATIONS
    return done / spent


def main() -> None:
    """Measure in alternating rounds and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.search")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each round and search")
    options = parser.parse_args()
    searches = {f"{game.key}, 4 seats": ours(game.key, 4) for game in all_games()}
    for name in ("hex(board_size=11)", "chess"):
        searches |= {f"OpenSpiel in C++, {name}": compiled(name)}
        searches |= {f"OpenSpiel in Python, {name}": interpreted(name)}
    figures: dict[str, list[float]] = {name: [] for name in searches}
    for _ in range(options.rounds):
        for name, think in searches.items():
            figures[name].append(speed(think, itertools.count(), options.seconds))
    table = Table("search", "simulations/s", "spread", title="One core")
    for name, values in figures.items():
        spread = f"{min(values):,.0f} to {max(values):,.0f}"
        table.add_row(name, f"{statistics.median(values):,.0f}", spread)
    Console().print(table)


if __name__ == "__main__":
    main()
