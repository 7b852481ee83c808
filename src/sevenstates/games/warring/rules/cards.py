"""Cards: event cards with their slots, characters, public events."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from .effects import EMPTY, Effect, Special
from .goals import Goal

Translations = Mapping[str, str]
"""A text in several languages, by language; a deck of one language has it under ""."""


@cache
def _mask(states: tuple[int, ...]) -> int:
    return sum(1 << state for state in states)


@dataclass(frozen=True, slots=True)
class Slot:
    """A state that a card touches."""

    states: tuple[int, ...]
    """The states that may fill it."""
    is_named: bool
    """The card itself names the state: nobody marks it."""


@dataclass(frozen=True, slots=True)
class Way:
    """The effects of an event card, or those of its choice A or B."""

    do: tuple[Effect, ...]
    name: Translations


@dataclass(frozen=True, slots=True)
class EventCard:
    """An event card."""

    key: str
    name: Translations
    chinese: str
    note: Translations
    copies: int
    year: int | None
    slots: tuple[Slot, ...]
    alike: bool
    """The open slots are interchangeable; they are marked in table order."""
    ways: tuple[Way, ...]
    """One, or two for an A/B card."""

    @property
    def has_choice(self) -> bool:
        return len(self.ways) == 2

    def candidates(self, targets: Sequence[int], alive: int) -> int:
        """The states, as a mask, that may fill the next slot, which is an open one (W-EVT-7)."""
        place = len(targets)
        free = alive & ~self._held(targets) & _mask(self.slots[place].states)
        if not self.alike:
            return free
        last = self.last_open(targets)
        left = sum(not slot.is_named for slot in self.slots[place:])
        above = free >> (last + 1) << (last + 1)
        for _ in range(min(left, above.bit_count()) - 1):
            above &= ~(1 << above.bit_length() - 1)  # room for the slots after it
        return above

    def last_open(self, targets: Sequence[int]) -> int:
        """The last state in table order that fills an open slot; -1 if there is none."""
        open_slots = zip(targets, self.slots, strict=False)
        return max((target for target, slot in open_slots if not slot.is_named), default=-1)

    def settle(self, targets: Sequence[int], alive: int) -> tuple[int, ...]:
        """Fill slots that nobody marks: named states, and open ones that no state can fill."""
        filled = list(targets)
        while len(filled) < len(self.slots):
            slot = self.slots[len(filled)]
            if slot.is_named:
                filled.append(slot.states[0])
            elif not self.candidates(filled, alive):
                filled.append(EMPTY)
            else:
                break
        return tuple(filled)

    def _held(self, targets: Sequence[int]) -> int:
        held = 0
        for slot in self.slots:
            if slot.is_named:
                held |= 1 << slot.states[0]
        for target in targets:
            if target >= 0:
                held |= 1 << target
        return held


@dataclass(frozen=True, slots=True)
class Character:
    """A character card."""

    key: str
    name: Translations
    chinese: str
    note: Translations
    state: int
    """The state it serves."""
    is_late: bool
    points: int
    goal: Goal


@dataclass(frozen=True, slots=True)
class PublicEvent:
    """A public event card."""

    key: str
    name: Translations
    chinese: str
    note: Translations
    copies: int
    do: tuple[Effect, ...]

    @property
    def special(self) -> str:
        """Its change of the rules of the round; none for most."""
        first = self.do[0] if self.do else None
        return first.what if isinstance(first, Special) else ""


class Entry(NamedTuple):
    """An event card that was played, with what was marked on it."""

    kind: int
    targets: tuple[int, ...]
    choice: int
    owner: int
