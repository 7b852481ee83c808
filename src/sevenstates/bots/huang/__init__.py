"""What bots know of HUANG."""

from .knowledge import HuangKnowledge

KNOWLEDGE = HuangKnowledge()

__all__ = ["KNOWLEDGE", "HuangKnowledge"]
