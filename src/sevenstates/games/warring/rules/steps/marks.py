"""Marking a card: targets in the order of its slots, then A or B (W-EVT-1, W-EVT-3)."""

from typing import NamedTuple

from .....core import Action, IllegalAction, is_int
from .. import actions as act
from ..cards import EventCard
from ..components import STATES

UNMARKED = -1
"""No choice between A and B has been made yet."""


class Marks(NamedTuple):
    """The targets and the choice marked on a card so far."""

    targets: tuple[int, ...]
    choice: int

    def is_complete(self, card: EventCard) -> bool:
        return len(self.targets) == len(card.slots) and self.choice != UNMARKED


def begin(card: EventCard, alive: int) -> Marks:
    """A card with only what it marks itself."""
    return Marks(card.settle((), alive), UNMARKED if card.has_choice else 0)


def is_possible(card: EventCard, targets: object, choice: object, alive: int) -> bool:
    """Whether a card can carry these marks: targets in the order of the slots, then the choice."""
    if not isinstance(targets, tuple) or len(targets) > len(card.slots):
        return False
    for place, target in enumerate(targets):
        if not is_int(target, range(-1, len(STATES))):
            return False
        slot = card.slots[place]
        if slot.is_named:
            is_right = target == slot.states[0]
        else:
            may = card.candidates(targets[:place], alive)
            is_right = bool(may >> target & 1) if target >= 0 else not may
        if not is_right:
            return False
    if card.settle(targets, alive) != targets:
        return False
    if not card.has_choice:
        return is_int(choice, range(1))
    return is_int(choice, range(UNMARKED, 2 if len(targets) == len(card.slots) else 0))


def runs(card: EventCard, marks: Marks, alive: int) -> list[tuple[int, int]]:
    """The marks that may come next on a card that is not complete."""
    if len(marks.targets) < len(card.slots):
        return [(act.MARK, card.candidates(marks.targets, alive))]
    return [(act.CHOOSE, 0b11)]


def refusal(card: EventCard, marks: Marks, alive: int, action: Action) -> IllegalAction | None:
    """The reason why this may not be marked next."""
    if len(marks.targets) == len(card.slots):
        if isinstance(action, act.Choose):
            return None
        return IllegalAction("choose-first", "W-EVT-3")
    if not isinstance(action, act.Mark):
        return IllegalAction("mark-first", "W-EVT-1")
    state = action.state
    if card.candidates(marks.targets, alive) >> state & 1:
        return None
    name = STATES[state]
    if not alive >> state & 1:
        return IllegalAction("state-dead", "W-SET-3", state=name)
    if state in marks.targets or any(s.is_named and state in s.states for s in card.slots):
        return IllegalAction("state-twice", "W-EVT-7", state=name)
    return _misplaced(card, marks.targets, alive, state)


def _misplaced(card: EventCard, targets: tuple[int, ...], alive: int, state: int) -> IllegalAction:
    """The reason why a living state that is not on the card is not the next target."""
    name, slots = STATES[state], card.slots[len(targets) :]
    if state in slots[0].states:  # only the order of interchangeable targets is against it
        last = card.last_open(targets)
        if state > last:
            return IllegalAction("state-order", "W-EVT-7", state=name)
        return IllegalAction("state-passed", "W-EVT-7", state=name, after=STATES[last])
    if any(state in slot.states for slot in slots):
        open_now = card.candidates(targets, alive)
        first = [STATES[one] for one in slots[0].states if open_now >> one & 1]
        return IllegalAction("state-later", "W-EVT-7", states=first)
    return IllegalAction("state-not-allowed", "W-EVT-1", state=name)


def mark(card: EventCard, marks: Marks, alive: int, action: Action) -> Marks:
    """The marks with one more."""
    if isinstance(action, act.Mark):
        return Marks(card.settle((*marks.targets, action.state), alive), marks.choice)
    assert isinstance(action, act.Choose)
    return Marks(marks.targets, action.choice)
