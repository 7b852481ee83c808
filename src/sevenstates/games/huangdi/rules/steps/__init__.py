"""The steps of a Huang Di game: one file for each section of the rules."""

from .....core import AnyStep
from .build import PlaceBlocks, UseWorkers
from .favour import PlacePlaque
from .petition import Petition
from .resources import KeepFavours
from .round import Rounds
from .setup import ChooseFavours
from .taskmaster import RepeatRole
from .turn import ActionDone, Afterwards, TakeAction, Turns

STEPS: dict[str, type[AnyStep]] = {
    step.name: step
    for step in (
        Rounds,
        ChooseFavours,
        Petition,
        Turns,
        TakeAction,
        ActionDone,
        Afterwards,
        RepeatRole,
        KeepFavours,
        PlaceBlocks,
        UseWorkers,
        PlacePlaque,
    )
}
"""Every kind of step, by its name in saved states."""

__all__ = ["STEPS", "ChooseFavours", "Rounds"]
