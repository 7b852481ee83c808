"""The bots by name: what sits at a table, in the arena and in the terminal."""

from collections.abc import Callable

from ..core import BadOption, RandomLuck
from .greedy import GreedyBot
from .hasty import HastyBot
from .player import Bot, Budget
from .random_bot import RandomBot
from .registry import knowledge_of


def _random(game_key: str, luck: RandomLuck, budget: Budget | None) -> Bot:
    return RandomBot(luck)


def _easy(game_key: str, luck: RandomLuck, budget: Budget | None) -> Bot:
    return HastyBot(
        GreedyBot(knowledge_of(game_key), luck, worlds=1), luck, overlooks=0.4, blur=0.1
    )


def _greedy(game_key: str, luck: RandomLuck, budget: Budget | None) -> Bot:
    return GreedyBot(knowledge_of(game_key), luck)


_MAKERS: dict[str, Callable[[str, RandomLuck, Budget | None], Bot]] = {
    "random": _random,
    "greedy": _greedy,
    "easy": _easy,
    "normal": _greedy,
    "hard": _greedy,
    "expert": _greedy,
}
NAMES = tuple(_MAKERS)
"""Every bot that `make_bot` makes."""


def check_name(name: str) -> None:
    """BadOption, with the known ones, if there is no bot of that name."""
    level, _, simulations = name.partition(":")
    if level not in _MAKERS or (simulations and not simulations.isdecimal()):
        raise BadOption("no-such-bot", bot=name, known=", ".join(NAMES))


def make_bot(
    name: str, game_key: str, seed: int | str | None = None, budget: Budget | None = None
) -> Bot:
    """The bot of that name for a game; BadOption, with the known ones, if there is none.

    `hard:400` is `hard` with a budget of 400 simulations. The same seed gives the same answers
    to the same questions, unless the budget is in seconds.
    """
    check_name(name)
    level, _, simulations = name.partition(":")
    if simulations:
        budget = Budget(simulations=int(simulations))
    return _MAKERS[level](game_key, RandomLuck(seed), budget)
