"""The bots by name: what sits at a table, in the arena and in the terminal."""

from collections.abc import Callable

from ..core import BadOption, RandomLuck
from .greedy import GreedyBot
from .hasty import HastyBot
from .knowledge import AnyKnowledge
from .player import Bot, Budget
from .random_bot import RandomBot
from .registry import knowledge_of


def _random(knowledge: AnyKnowledge, luck: RandomLuck, budget: Budget | None) -> Bot:
    return RandomBot(luck)


def _easy(knowledge: AnyKnowledge, luck: RandomLuck, budget: Budget | None) -> Bot:
    return HastyBot(GreedyBot(knowledge, luck, worlds=1), luck, overlooks=0.4, blur=0.1)


def _greedy(knowledge: AnyKnowledge, luck: RandomLuck, budget: Budget | None) -> Bot:
    return GreedyBot(knowledge, luck)


_MAKERS: dict[str, Callable[[AnyKnowledge, RandomLuck, Budget | None], Bot]] = {
    "random": _random,
    "greedy": _greedy,
    "easy": _easy,
    "normal": _greedy,
    "hard": _greedy,
    "expert": _greedy,
}
NAMES = tuple(_MAKERS)
"""Every bot that `make_bot` makes."""


def make_bot(
    name: str, game_key: str, seed: int | str | None = None, budget: Budget | None = None
) -> Bot:
    """The bot of that name for a game; BadOption, with the known ones, if there is none.

    The same seed gives the same answers to the same questions, unless the budget is in seconds.
    """
    maker = _MAKERS.get(name)
    if maker is None:
        raise BadOption("no-such-bot", bot=name, known=", ".join(NAMES))
    return maker(knowledge_of(game_key), RandomLuck(seed), budget)
