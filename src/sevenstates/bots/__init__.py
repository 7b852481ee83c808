"""Players that think. A bot sees what its seat sees, never the true state."""

from .advice import Advice, Candidate, Reason
from .greedy import GreedyBot
from .hasty import HastyBot
from .knowledge import AnyKnowledge, Knowledge
from .levels import AT_A_TABLE, NAMES, make_bot, names_for
from .player import Bot, Budget, Question, ask
from .random_bot import RandomBot
from .search import SearchBot

__all__ = [
    "AT_A_TABLE",
    "NAMES",
    "Advice",
    "AnyKnowledge",
    "Bot",
    "Budget",
    "Candidate",
    "GreedyBot",
    "HastyBot",
    "Knowledge",
    "Question",
    "RandomBot",
    "Reason",
    "SearchBot",
    "ask",
    "make_bot",
    "names_for",
]
