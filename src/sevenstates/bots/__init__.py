"""Players that think. A bot sees what its seat sees, never the true state."""

from .player import Bot, Question, ask
from .random_bot import RandomBot
from .warring import GoalBot

__all__ = ["Bot", "GoalBot", "Question", "RandomBot", "ask"]
