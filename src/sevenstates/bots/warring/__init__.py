"""A bot for The Warring States that pursues the goals of its characters."""

from .goal_bot import GoalBot

__all__ = ["GoalBot"]
