"""What bots know of Huang Di."""

from .knowledge import HuangdiKnowledge

KNOWLEDGE = HuangdiKnowledge()

__all__ = ["KNOWLEDGE"]
