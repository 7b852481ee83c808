"""What bots know of The Warring States."""

from .goal_bot import GoalBot
from .knowledge import WarringKnowledge
from .reasons import REASON_KEYS

KNOWLEDGE = WarringKnowledge()

__all__ = ["KNOWLEDGE", "REASON_KEYS", "GoalBot", "WarringKnowledge"]
