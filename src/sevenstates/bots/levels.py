"""The bots by name, for tables, the arena and the terminal."""

from typing import TYPE_CHECKING

from .. import games
from ..core import BadOption, RandomLuck
from .blundering import BlunderingBot
from .custom import Maker, custom_maker
from .greedy import GreedyBot
from .heuristics import heuristics_of
from .nets import adapter_of, has_net, net_of, plain_net_of, position_net_of
from .player import Bot, Budget
from .random_bot import RandomBot
from .search import SearchBot

if TYPE_CHECKING:
    from .nets.lookahead import LookaheadBot

AT_A_TABLE = Budget(seconds=4.5)
"""The budget where people wait: less than five seconds, however slow the machine."""
LEVELS = ("random", "easy", "normal", "hard", "expert")
"""The levels that people choose from, the weakest first."""
USUAL = "normal"
"""The level where nobody names one, if the game has heuristics."""
LONGER = 8
"""Factor of the simulations of `hard` for `expert` where there is no net."""


def _random(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    return RandomBot(luck)


def _greedy(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    return GreedyBot(heuristics_of(game_key), luck)


def _easy(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    settings = games.plugin(game_key).bot_settings()
    bot = GreedyBot(heuristics_of(game_key), luck, worlds=1)
    return BlunderingBot(bot, luck, overlooks=settings.overlooks, blur=settings.blur)


def _search(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    return _searcher(game_key, luck, budget, 1)


def _searcher(game_key: str, luck: RandomLuck, budget: Budget, longer: int) -> Bot:
    """A tree-search bot with `longer` times the usual simulations unless the budget says."""
    settings = games.plugin(game_key).bot_settings()
    spent = Budget(budget.simulations or longer * settings.search, budget.seconds)
    return SearchBot(
        heuristics_of(game_key),
        luck,
        spent,
        candidates=settings.candidates,
        deepest=settings.deepest,
    )


def _hard(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    settings = games.plugin(game_key).bot_settings()
    if not has_net(game_key):
        if not settings.hard and not budget.simulations and (bot := plain_neural(game_key, luck)):
            return bot
        return _searcher(game_key, luck, budget, 1)
    if not (settings.hard or budget.simulations):
        return _neural(game_key, luck, budget)
    from .nets.lookahead import LookaheadBot  # needs numpy, which other bots do without

    spent = Budget(budget.simulations or settings.hard, budget.seconds)
    in_turns = settings.in_turns or budget.simulations is not None
    return LookaheadBot(adapter_of(game_key), net_of(game_key), luck, spent, in_turns=in_turns)


def _expert(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    if not has_net(game_key):
        return _searcher(game_key, luck, budget, LONGER)
    settings = games.plugin(game_key).bot_settings()
    bot = _expert_on_moves(game_key, luck, budget)
    named = settings.position_nets.items()
    nets = {seats: net for seats, file in named if (net := position_net_of(game_key, file))}
    if not nets:
        return bot
    from .nets.lookahead import PositionLookaheadBot  # needs numpy

    spent = Budget(budget.simulations or settings.expert_in_positions, budget.seconds)
    return PositionLookaheadBot(
        adapter_of(game_key), net_of(game_key), nets, luck, spent, fallback=bot
    )


def _expert_on_moves(game_key: str, luck: RandomLuck, budget: Budget) -> "LookaheadBot":
    """`expert` with a net on the features of moves."""
    from .nets.lookahead import LookaheadBot  # needs numpy

    settings = games.plugin(game_key).bot_settings()
    spent = Budget(budget.simulations or settings.expert, budget.seconds)
    adapter, net = adapter_of(game_key), net_of(game_key, settings.expert_net)
    always, trust = settings.expert_always, settings.expert_trust
    return LookaheadBot(adapter, net, luck, spent, always_elsewhere=always, trust=trust)


def _neural(game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    from .nets.neural import NeuralBot  # needs numpy

    return NeuralBot(adapter_of(game_key), net_of(game_key), luck)


def plain_neural(game_key: str, luck: RandomLuck) -> Bot | None:
    """The bot that plays the net's policy without numpy; None if plain Python cannot."""
    features, net = games.plugin(game_key).net_features(), plain_net_of(game_key)
    if features is None or net is None:
        return None
    from .nets.plain_neural import PlainNeuralBot

    return PlainNeuralBot(features, heuristics_of(game_key), net, luck)


_MAKERS: dict[str, Maker] = {
    "random": _random,
    "greedy": _greedy,
    "easy": _easy,
    "normal": _greedy,
    "search": _search,
    "hard": _hard,
    "expert": _expert,
    "neural": _neural,
}
NAMES = tuple(_MAKERS)
"""The names of all bots."""


def names_for(game_key: str) -> tuple[str, ...]:
    """The names of the bots that can play the game with what is installed."""
    if games.plugin(game_key).heuristics() is None:
        return ("random",)
    return tuple(name for name in NAMES if name != "neural" or has_net(game_key))


def levels_of(game_key: str) -> list[str]:
    """Those of `LEVELS` that can play the game."""
    known = names_for(game_key)
    return [level for level in LEVELS if level in known]


def usual_level(game_key: str) -> str:
    """The level where nobody names one."""
    return USUAL if USUAL in names_for(game_key) else "random"


def adviser(game_key: str, share: float = 1.0) -> str:
    """The bot that gives hints: it thinks like `expert`, with that share of its simulations.

    Where only the random bot can play, it gives the hints too.
    """
    if "expert" not in names_for(game_key):
        return "random"
    settings = games.plugin(game_key).bot_settings()
    simulations = settings.expert if has_net(game_key) else settings.search
    return f"expert:{int(simulations * share)}"


def check_name(name: str, game_key: str) -> None:
    """BadOption, with the known ones, if no bot of that name plays the game."""
    _find(name, game_key)


def _find(name: str, game_key: str) -> tuple[Maker, int | None]:
    """The maker of the bot of that name, and the simulations of a decision in the name."""
    level, colon, simulations = name.partition(":")
    known = names_for(game_key)
    if level in known and (not colon or simulations.isdecimal()):
        return _MAKERS[level], int(simulations) if colon else None
    if level not in known and (maker := custom_maker(name, game_key)):
        return maker, None
    raise BadOption("no-such-bot", bot=name, known=", ".join(known))


def make_bot(
    name: str, game_key: str, seed: int | str | None = None, budget: Budget | None = None
) -> Bot:
    """The bot of that name for a game; BadOption, naming the known ones, if there is none.

    `hard:400` is `hard` with 400 simulations a decision, `module:Class` a class of yours,
    `net.npz` or `net.onnx` the policy of a net of yours, and `net.npz:400` that net with 400
    simulations of lookahead. What the budget leaves open is the level's own. The same seed gives
    the same answers to the same questions, unless seconds are part of the budget.
    """
    maker, simulations = _find(name, game_key)
    budget = budget or Budget()
    if simulations is not None:
        budget = Budget(simulations, budget.seconds)
    return maker(game_key, RandomLuck(seed), budget)
