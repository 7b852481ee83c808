"""Net adapter of The Warring States."""

from ....bots.nets.python_adapter import PythonAdapter
from ..rules import WARRING
from . import HEURISTICS, features
from .likely_worlds import make_likely

ADAPTER = PythonAdapter(
    WARRING,
    HEURISTICS,
    features,
    net_decides=False,
    candidates=6,
    lookahead_weight=20.0,
    lookahead_worlds=16,
    lookahead_steps=8_000,
    make_likely=make_likely,
)
