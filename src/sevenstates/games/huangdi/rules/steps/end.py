"""The last block of the wall (D-END-1)."""

from typing import TYPE_CHECKING

from .....core import Log
from .. import events
from ..scoring import finish

if TYPE_CHECKING:
    from ..state import HuangdiState


def finish_wall(state: "HuangdiState", builder: int, log: Log) -> None:
    """D-END-1: the builder of the last block empties all prisons."""
    jade, convicts = sum(state.prison_jade), sum(state.prison_convicts)
    state.jade[builder] += jade
    state.convicts[builder] += convicts
    state.prison_jade = [0] * state.provinces
    state.prison_convicts = [0] * state.provinces
    if log is not None:
        log.append(events.wall_completed(builder, jade, convicts))
    finish(state, "wall-complete", log)
