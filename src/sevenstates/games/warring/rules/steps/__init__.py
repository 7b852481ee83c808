"""The steps of a game of The Warring States: one file for each section of the rules."""

from .....core import AnyStep
from .agenda import Amend, ChooseNext, MarkAdded, OfferOrder, Order, PlayOut
from .claims import AskClaim, ClaimWindow
from .collect import TakeCards
from .draft import KeepOne, KeepTwo
from .play import PlayCards, Swaps
from .public import NewHero, NewHeroes, PassRight
from .round import Round
from .speech import Speech

STEPS: dict[str, type[AnyStep]] = {
    step.name: step
    for step in (
        Round,
        KeepTwo,
        KeepOne,
        NewHeroes,
        NewHero,
        PassRight,
        Speech,
        PlayCards,
        Swaps,
        TakeCards,
        Amend,
        MarkAdded,
        OfferOrder,
        Order,
        ChooseNext,
        PlayOut,
        ClaimWindow,
        AskClaim,
    )
}
"""Every kind of step, by its name in saved states."""

__all__ = ["STEPS", "Round"]
