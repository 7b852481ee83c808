"""The seven states and what is going on among them this round: the board that cards act on."""

from collections.abc import Sequence
from typing import Any, Self, TypedDict

from ....core import Log, Luck
from . import events
from .components import MAX_ATTRIBUTE, MIN_ATTRIBUTE, START, STATES

WAR, ASSASSINATION, RISE, FALL = range(4)
BANS = ("war", "assassination", "rise", "fall")
"""Acts that can be forbidden; the first two by state, the others by state and attribute."""
ANY_WAR = 1 << len(STATES)
"""The bit of `Board.fought` that is set once any war was fought."""
PEOPLE = -1
"""A side in a war that is no state (W-EVT-4)."""


def roll(luck: Luck) -> int:
    """One die."""
    return luck.pick((1, 1, 1, 1, 1, 1)) + 1


class SavedBoard(TypedDict):
    """The board as JSON."""

    values: list[int]
    start: list[int]
    bans: list[int]
    fought: int
    wars: list[list[int]]
    deaths: list[list[int]]
    murders: list[int]
    resolved: list[Any] | None
    """The event card and the choice of effect."""
    unifier: int


class Board:
    """The attributes of the states, what is forbidden this round, and what just happened."""

    __slots__ = (
        "bans",
        "deaths",
        "fought",
        "murders",
        "resolved",
        "start",
        "unifier",
        "values",
        "wars",
    )

    values: list[int]
    """state * 4 + attribute; all 0 for a dead state (W-SET-3)."""
    start: list[int]
    """The strength of each state when the round began (W-CLM-6)."""
    bans: list[int]
    """For each of BANS a mask: of states, or of state * 4 + attribute."""
    fought: int
    """The states that fought this round, and ANY_WAR."""
    wars: list[tuple[int, int, int]]
    """Winner, loser and difference of the wars won in the event just resolved."""
    deaths: list[tuple[int, int]]
    """State and victor (PEOPLE if none) of the deaths in the event just resolved."""
    murders: list[int]
    """The states whose ruler was assassinated in the event just resolved."""
    resolved: tuple[str, int] | None
    """Key and choice of the event card just resolved (W-CLM-9)."""
    unifier: int
    """The state that unified the land, -1 while none has."""

    def __init__(self) -> None:
        self.values = list(START)
        self.bans = [0, 0, 0, 0]
        self.unifier = -1
        self.begin_round()

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.values = self.values[:]
        other.start = self.start[:]
        other.bans = self.bans[:]
        other.fought = self.fought
        other.wars = self.wars[:]
        other.deaths = self.deaths[:]
        other.murders = self.murders[:]
        other.resolved = self.resolved
        other.unifier = self.unifier
        return other

    def begin_round(self) -> None:
        """Forget the bans and wars of the round before."""
        self.start = [self.strength(state) for state in range(len(STATES))]
        self.bans = [0, 0, 0, 0]
        self.fought = 0
        self.begin_event(None)

    def begin_event(self, resolved: tuple[str, int] | None) -> None:
        """Forget what the event before brought (W-CLM-5)."""
        self.wars, self.deaths, self.murders = [], [], []
        self.resolved = resolved

    def is_alive(self, state: int) -> bool:
        return self.values[state * 4] > 0

    def living(self) -> list[int]:
        """The living states in table order."""
        return [state for state, military in enumerate(self.values[::4]) if military > 0]

    def alive(self) -> int:
        """The living states as a mask."""
        mask = 0
        for state, military in enumerate(self.values[::4]):
            if military > 0:
                mask |= 1 << state
        return mask

    def strength(self, state: int) -> int:
        return sum(self.values[state * 4 : state * 4 + 4])

    @property
    def is_decided(self) -> bool:
        """One state is left: whatever is going on stops (W-EVT-10)."""
        return self.values[::4].count(0) == len(STATES) - 1

    # What cards do.

    def change(
        self,
        state: int,
        deltas: Sequence[int],
        log: Log,
        *,
        floor: int | None = None,
        victor: int = PEOPLE,
    ) -> None:
        """Add to a living state's attributes; then it dies if one is below 1 (W-EVT-9)."""
        first, changes = state * 4, [0, 0, 0, 0]
        dies = False
        for attribute, delta in enumerate(deltas):
            if not delta:
                continue
            cell = first + attribute
            old = self.values[cell]
            if self.bans[RISE if delta > 0 else FALL] >> cell & 1:
                continue
            new = min(old + delta, MAX_ATTRIBUTE)  # W-SET-2
            if floor is not None and delta < 0:
                new = max(new, min(old, floor))
            self.values[cell] = new
            changes[attribute] = new - old
            dies = dies or new < MIN_ATTRIBUTE
        if log is not None and any(changes):
            log.append(events.changed(state, changes, self.values[first : first + 4]))
        if dies:
            self.values[first : first + 4] = [0, 0, 0, 0]
            self.deaths.append((state, victor))
            if log is not None:
                log.append(events.state_died(state, victor))

    def assassinate(self, state: int, needs: int, luck: Luck, log: Log) -> None:
        """On a high die every attribute loses half of itself, rounded down (W-EVT-5)."""
        if self.bans[ASSASSINATION] >> state & 1:
            if log is not None:
                log.append(events.assassination_forbidden(state))
            return
        die = roll(luck)
        if log is not None:
            log.append(events.assassination(state, die, needs))
        if die >= needs:
            self.murders.append(state)
            halves = [-(value // 2) for value in self.values[state * 4 : state * 4 + 4]]
            self.change(state, halves, log)

    def forbid(self, what: int, states: Sequence[int], attribute: int | None) -> None:
        """To the end of the round, these states do not do or suffer this."""
        for state in states:
            if what in (WAR, ASSASSINATION):
                self.bans[what] |= 1 << state
            else:
                cells = 0b1111 if attribute is None else 1 << attribute
                self.bans[what] |= cells << state * 4

    # Saved states.

    def to_json(self) -> SavedBoard:
        return {
            "values": self.values[:],
            "start": self.start[:],
            "bans": self.bans[:],
            "fought": self.fought,
            "wars": [list(war) for war in self.wars],
            "deaths": [list(death) for death in self.deaths],
            "murders": self.murders[:],
            "resolved": list(self.resolved) if self.resolved else None,
            "unifier": self.unifier,
        }

    @classmethod
    def from_json(cls, data: SavedBoard) -> Self:
        board = cls()
        board.values = _numbers(data["values"], len(START))
        board.start = _numbers(data["start"], len(STATES))
        board.bans = _numbers(data["bans"], len(BANS))
        board.fought, board.unifier = _numbers([data["fought"], data["unifier"]], 2)
        for war in data["wars"]:
            winner, loser, by = _numbers(war, 3)
            board.wars.append((winner, loser, by))
        for death in data["deaths"]:
            state, victor = _numbers(death, 2)
            board.deaths.append((state, victor))
        board.murders = _numbers(data["murders"], len(data["murders"]))
        if data["resolved"] is not None:
            key, choice = data["resolved"]
            board.resolved = str(key), _numbers([choice], 1)[0]
        return board


def _numbers(values: Sequence[object], count: int) -> list[int]:
    numbers = [value for value in values if type(value) is int]
    if not len(numbers) == len(values) == count:
        raise ValueError(values)
    return numbers
