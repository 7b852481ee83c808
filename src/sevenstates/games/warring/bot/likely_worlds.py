"""Likely worlds: rivals hold characters that fit what they did.

The rules deal what a viewer cannot know with equal chances, and most characters of a deck are out
of reach. But rivals swap those and keep the others, they show what they can show, and they lay
cards for the characters they hold. So each of their characters is chosen again from the deck, by
how well it fits beside the other one (Gibbs' method). After that a world comes up about as often
as it is likely.
"""

from collections.abc import Sequence

from ....core import Luck, Seat
from ..rules import WarringState
from ..rules.cards import Entry
from ..rules.goals import GoalContext, is_on_board
from . import weights as w
from .trials import Trials, trials

SETTLED = {
    "speech",
    "pass_right",
    "play_cards",
    "take_cards",
    "amend",
    "mark_added",
    "order",
    "choose_next",
}
"""The questions before which everybody could show a character."""
SWEEPS = 2
"""How often each character is chosen again."""
PARTS = 1000
"""Resolution of the odds; nothing is ruled out."""


def make_likely(state: WarringState, viewer: Seat, luck: Luck) -> None:
    """Choose rivals' characters again from those in the deck, by what the viewer knows."""
    if not state.stack or state.stack[-1].name not in SETTLED or not state.people:
        return
    found = trials(state)
    for seat in range(state.seats):
        if seat != viewer:
            laid = [
                entry
                for entry in state.agenda
                if entry.owner == seat and state.knows_agenda(viewer, entry)
            ]
            _choose_again(found, state.characters[seat], state.people, laid, luck)
    state.people.sort()


def _choose_again(
    found: Trials, held: list[int], people: list[int], laid: Sequence[Entry], luck: Luck
) -> None:
    for turn in range(SWEEPS * len(held)):
        people.append(held.pop(turn % len(held)))
        weights = [max(1, round(PARTS * _fit(found, (*held, one), laid))) for one in people]
        held.insert(turn % (len(held) + 1), people.pop(luck.pick(weights)))


def _fit(found: Trials, held: tuple[int, ...], laid: Sequence[Entry]) -> float:
    """How well characters fit, as a factor; the last one is the new one."""
    factor = _odds(found, held[-1])
    for entry in laid:
        if found.gain_of(entry, held) <= w.MIN_AMENDMENT:
            factor *= w.LAID_FOR_NOTHING
    return factor


def _odds(found: Trials, number: int) -> float:
    """The odds that a rival holds a character, by what it is worth on the board."""
    known = found.plans.get(("odds", number))
    if known is None:
        goal, known = found.deck.characters[number].goal, 1.0
        if is_on_board(goal) and goal.is_met(GoalContext(found.board)):
            known = w.NOT_SHOWN
        elif found.before(number) < w.SWAP_BELOW:
            known = w.NOT_SWAPPED
        found.plans["odds", number] = known
    assert isinstance(known, float)
    return known
