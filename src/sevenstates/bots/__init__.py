"""Bots. A bot sees what its seat sees, never the true state."""

from .advice import Advice, Candidate, Reason
from .blundering import BlunderingBot
from .greedy import GreedyBot
from .heuristics import AnyHeuristics, Heuristics
from .levels import AT_A_TABLE, NAMES, make_bot, names_for
from .player import Bot, Budget, Question, ask
from .random_bot import RandomBot
from .search import SearchBot

__all__ = [
    "AT_A_TABLE",
    "NAMES",
    "Advice",
    "AnyHeuristics",
    "BlunderingBot",
    "Bot",
    "Budget",
    "Candidate",
    "GreedyBot",
    "Heuristics",
    "Question",
    "RandomBot",
    "Reason",
    "SearchBot",
    "ask",
    "make_bot",
    "names_for",
]
