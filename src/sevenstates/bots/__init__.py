"""Players that think. A bot sees what its seat sees, never the true state."""

from .advice import Advice, Candidate, Reason
from .greedy import GreedyBot
from .hasty import HastyBot
from .knowledge import AnyKnowledge, Knowledge
from .levels import NAMES, make_bot
from .player import Bot, Budget, Question, ask
from .random_bot import RandomBot
from .warring import GoalBot

__all__ = [
    "NAMES",
    "Advice",
    "AnyKnowledge",
    "Bot",
    "Budget",
    "Candidate",
    "GoalBot",
    "GreedyBot",
    "HastyBot",
    "Knowledge",
    "Question",
    "RandomBot",
    "Reason",
    "ask",
    "make_bot",
]
