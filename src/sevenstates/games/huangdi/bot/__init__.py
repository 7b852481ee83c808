"""What bots know of Huang Di."""

from .knowledge import HuangdiKnowledge
from .reasons import REASON_KEYS

KNOWLEDGE = HuangdiKnowledge()

__all__ = ["KNOWLEDGE", "REASON_KEYS", "HuangdiKnowledge"]
