"""The bots by name: what sits at a table, in the arena and in the terminal."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from .. import fast
from ..core import BadOption, RandomLuck
from .greedy import GreedyBot
from .hasty import HastyBot
from .player import Bot, Budget
from .random_bot import RandomBot
from .registry import judged_moves, knowledge_of
from .search import SearchBot

AT_A_TABLE = Budget(seconds=4.5)
"""For a table where people wait: less than five seconds, however slow the machine."""


@dataclass(frozen=True)
class Settings:
    """How the bots of one game think."""

    hard: int
    """Simulations of `hard` for a decision: 0.1 to 0.2 seconds on one core."""
    expert: int
    candidates: int
    """So many moves are looked at."""
    deepest: int
    """So many moves are remembered in a tree at most."""
    ahead: int
    """So many quick moves are made before a state is judged."""
    overlooks: float
    """The share of moves that `easy` does not see."""
    blur: float
    """How far `easy` misjudges a share of the win."""


SETTINGS = {
    "huang": Settings(800, 6400, 32, 2, 0, 0.4, 0.1),
    "huangdi": Settings(400, 3200, 32, 40, 0, 0.4, 0.1),
    "warring": Settings(120, 1000, 3, 40, 0, 0.4, 0.1),
}


@dataclass(frozen=True)
class CompiledSettings:
    """How `hard` and `expert` of one game think on the compiled core."""

    hard: int
    """Simulations of `hard` for a decision: about 0.15 seconds on one core."""
    expert: int
    """About a second."""
    candidates: int
    """So many moves are looked at."""
    depth: int
    """So many moves follow before a state is judged."""
    width: int
    """Each is the best of so many, one step ahead."""


COMPILED = {"huang": CompiledSettings(4500, 36000, 24, 1, 16)} if fast.available else {}
"""The games that have a compiled judgement, where the core could be built."""


def _random(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    return RandomBot(luck)


def _greedy(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    return GreedyBot(knowledge_of(game_key), luck)


def _easy(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    settings = SETTINGS[game_key]
    bot = GreedyBot(knowledge_of(game_key), luck, worlds=1)
    return HastyBot(bot, luck, overlooks=settings.overlooks, blur=settings.blur)


def _hard(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    return _search(game_key, luck, budget, (COMPILED.get(game_key) or SETTINGS[game_key]).hard)


def _expert(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    return _search(game_key, luck, budget, (COMPILED.get(game_key) or SETTINGS[game_key]).expert)


def _search(game_key: str, luck: RandomLuck, budget: Budget, simulations: int) -> Bot:
    knowledge, settings = knowledge_of(game_key), SETTINGS[game_key]
    spent = Budget(budget.simulations or simulations, budget.seconds)
    compiled = COMPILED.get(game_key)
    if compiled is None:
        return SearchBot(
            knowledge,
            luck,
            spent,
            candidates=settings.candidates,
            deepest=settings.deepest,
            ahead=settings.ahead,
        )
    simulation = partial(judged_moves(game_key), depth=compiled.depth, width=compiled.width)
    return SearchBot(knowledge, luck, spent, candidates=compiled.candidates, simulation=simulation)


def _neural(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    import os
    from pathlib import Path
    from .net import Net
    from .huang.neural import NeuralBot

    return NeuralBot(Net.load(Path(os.environ["NET"])), luck)


_MAKERS: dict[str, Callable[[str, RandomLuck, Budget], Bot]] = {
    "random": _random,
    "greedy": _greedy,
    "easy": _easy,
    "normal": _greedy,
    "hard": _hard,
    "expert": _expert,
    "neural": _neural,
}
NAMES = tuple(_MAKERS)
"""Every bot that `make_bot` makes."""


def check_name(name: str) -> None:
    """BadOption, with the known ones, if there is no bot of that name."""
    level, colon, simulations = name.partition(":")
    if level not in _MAKERS or (colon and not simulations.isdecimal()):
        raise BadOption("no-such-bot", bot=name, known=", ".join(NAMES))


def make_bot(
    name: str, game_key: str, seed: int | str | None = None, budget: Budget | None = None
) -> Bot:
    """The bot of that name for a game; BadOption, with the known ones, if there is none.

    `hard:400` is `hard` with 400 simulations a decision. What the budget leaves open is the
    level's own. The same seed gives the same answers to the same questions, unless seconds
    are part of the budget.
    """
    check_name(name)
    level, _, simulations = name.partition(":")
    budget = budget or Budget()
    if simulations:
        budget = Budget(int(simulations), budget.seconds)
    return _MAKERS[level](game_key, RandomLuck(seed), budget)
