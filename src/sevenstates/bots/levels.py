"""The bots by name: what sits at a table, in the arena and in the terminal."""

from collections.abc import Callable
from dataclasses import dataclass

from ..core import BadOption, RandomLuck
from .greedy import GreedyBot
from .hasty import HastyBot
from .nets import eyes_of, has_net, net_of
from .player import Bot, Budget
from .random_bot import RandomBot
from .registry import knowledge_of
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


GLIMPSED = 96
"""Simulations of `hard` in the conflicts of a game that has a net."""
FORESEEN = 400
"""Simulations of `expert` where a net looks ahead: 0.1 to 0.2 seconds on one core."""


def _random(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    return RandomBot(luck)


def _greedy(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    return GreedyBot(knowledge_of(game_key), luck)


def _easy(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    settings = SETTINGS[game_key]
    bot = GreedyBot(knowledge_of(game_key), luck, worlds=1)
    return HastyBot(bot, luck, overlooks=settings.overlooks, blur=settings.blur)


def _hard(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    if has_net(game_key) and not budget.simulations:
        from .foresight import ForesightBot  # it needs numpy

        spent = Budget(GLIMPSED, budget.seconds)
        return ForesightBot(eyes_of(game_key), net_of(game_key), luck, spent, in_turns=False)
    return _thinker(game_key, luck, budget, SETTINGS[game_key].hard)


def _expert(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    simulations = FORESEEN if has_net(game_key) else SETTINGS[game_key].expert
    return _thinker(game_key, luck, budget, simulations)


def _thinker(game_key: str, luck: RandomLuck, budget: Budget, simulations: int) -> Bot:
    """A bot that simulates: with the game's net, or in trees."""
    spent = Budget(budget.simulations or simulations, budget.seconds)
    if has_net(game_key):
        from .foresight import ForesightBot  # it needs numpy

        return ForesightBot(eyes_of(game_key), net_of(game_key), luck, spent)
    settings = SETTINGS[game_key]
    return SearchBot(
        knowledge_of(game_key),
        luck,
        spent,
        candidates=settings.candidates,
        deepest=settings.deepest,
        ahead=settings.ahead,
    )


def _neural(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    from .neural import NeuralBot  # it needs numpy, which the other bots do without

    return NeuralBot(eyes_of(game_key), net_of(game_key), luck)


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
"""Every bot there is."""


def names_for(game_key: str) -> tuple[str, ...]:
    """Every bot that plays the game here."""
    return tuple(name for name in NAMES if name != "neural" or has_net(game_key))


def adviser(game_key: str, *, hurried: bool = False) -> str:
    """The bot that gives hints: `hard`, but it always looks ahead; for half as long if hurried."""
    simulations = SETTINGS[game_key].hard
    return f"hard:{simulations // 2 if hurried else simulations}"


def check_name(name: str, game_key: str) -> None:
    """BadOption, with the known ones, if no bot of that name plays the game."""
    level, colon, simulations = name.partition(":")
    known = names_for(game_key)
    if level not in known or (colon and not simulations.isdecimal()):
        raise BadOption("no-such-bot", bot=name, known=", ".join(known))


def make_bot(
    name: str, game_key: str, seed: int | str | None = None, budget: Budget | None = None
) -> Bot:
    """The bot of that name for a game; BadOption, with the known ones, if there is none.

    `hard:400` is `hard` with 400 simulations a decision. What the budget leaves open is the
    level's own. The same seed gives the same answers to the same questions, unless seconds
    are part of the budget.
    """
    check_name(name, game_key)
    level, _, simulations = name.partition(":")
    budget = budget or Budget()
    if simulations:
        budget = Budget(int(simulations), budget.seconds)
    return _MAKERS[level](game_key, RandomLuck(seed), budget)
