"""Net adapter of The Warring States: on the compiled core where it is built, else in Python."""

from ....bots.nets.python_adapter import PythonAdapter
from .. import native
from ..rules import WARRING, WarringState
from . import HEURISTICS, features
from .likely_worlds import make_likely


def _make() -> PythonAdapter[WarringState]:
    made: type[PythonAdapter[WarringState]] = PythonAdapter
    if native.available:
        from .compiled_adapter import CompiledAdapter

        made = CompiledAdapter
    return made(
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


ADAPTER = _make()
