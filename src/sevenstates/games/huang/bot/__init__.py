"""What bots know of HUANG."""

from .knowledge import HuangKnowledge
from .reasons import REASON_KEYS

KNOWLEDGE = HuangKnowledge()

__all__ = ["KNOWLEDGE", "REASON_KEYS", "HuangKnowledge"]
