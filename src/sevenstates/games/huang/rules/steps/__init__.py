"""The steps of a HUANG game: one file for each section of the rules."""

from .....core import AnyStep
from .building import OfferBuilding
from .end_of_turn import OfferGranaries, Refill
from .market import OfferMarket
from .pagoda import ChoosePagoda
from .red_tiles import PayTile
from .revolt import AttackerCommits, DefenderCommits
from .tile import AfterTile, OfferChain
from .turn import NextAction, TakeAction, Turns
from .war import NameWinner, War

STEPS: dict[str, type[AnyStep]] = {
    step.name: step
    for step in (
        Turns,
        NextAction,
        TakeAction,
        OfferBuilding,
        OfferMarket,
        AfterTile,
        OfferChain,
        ChoosePagoda,
        PayTile,
        AttackerCommits,
        DefenderCommits,
        War,
        NameWinner,
        OfferGranaries,
        Refill,
    )
}
"""Every kind of step, by its name in saved states."""

__all__ = ["STEPS", "TakeAction", "Turns"]
