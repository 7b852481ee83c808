"""What bots know of The Warring States."""

from .goal_bot import GoalBot
from .knowledge import WarringKnowledge

KNOWLEDGE = WarringKnowledge()

__all__ = ["KNOWLEDGE", "GoalBot", "WarringKnowledge"]
