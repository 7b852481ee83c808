"""Net adapter of Huang Di."""

from ....bots.nets.python_adapter import PythonAdapter
from ..rules import HUANGDI
from . import HEURISTICS, features

ADAPTER = PythonAdapter(
    HUANGDI,
    HEURISTICS,
    features,
    net_decides=True,
    candidates=4,
    lookahead_weight=30.0,
    lookahead_worlds=4,
    lookahead_steps=8_000,
)
