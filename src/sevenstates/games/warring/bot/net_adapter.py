"""Net adapter of The Warring States: on the compiled core where it is built, else in Python."""

from dataclasses import replace

from ....bots.nets.python_adapter import PythonAdapter
from .. import native
from ..rules import WARRING, WarringState
from . import HEURISTICS, features
from .likely_worlds import make_likely

PYTHON_ADAPTER = PythonAdapter(
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
COMPILED_WORLDS = 32
"""Possible worlds in which the core encodes moves without lookahead: it does so quickly."""
COMPILED_STEPS = 160_000
"""Maximum decisions within the rollouts of one of its decisions, on the core."""


def _fastest() -> PythonAdapter[WarringState]:
    if not native.available:
        return PYTHON_ADAPTER
    from .compiled_adapter import CompiledAdapter

    return CompiledAdapter(
        **vars(replace(PYTHON_ADAPTER, worlds=COMPILED_WORLDS, lookahead_steps=COMPILED_STEPS))
    )


ADAPTER = _fastest()
