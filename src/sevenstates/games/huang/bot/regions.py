"""Regions of the board by what a seat's tiles and leaders would do there, as masks."""

from ..rules import HuangState
from ..rules.colours import COLOURS, YELLOW
from ..rules.groups import Group


class Regions:
    """The board as one seat looks at it before it acts."""

    __slots__ = ("gives", "homes", "rivals", "scores", "states", "wars")

    def __init__(self, state: HuangState, seat: int) -> None:
        self.states = [group for group in state.groups if group.colours]
        self.homes: list[Group | None] = [None] * 5
        """The state of each of the seat's leaders."""
        self.rivals: list[list[tuple[Group, int]]] = [[], [], [], [], []]
        """The states where another seat has the leader of a colour, and that seat."""
        self.scores = [0] * 5
        """The spaces where a tile of each colour gives the seat a point, wars set aside."""
        self.gives = [0] * 5
        """The spaces where it gives another seat a point."""
        self.wars = _wars(self.states)
        """The spaces where a tile starts a war."""
        for group in self.states:
            self._enter(state, seat, group)
        for colour in COLOURS:
            self.scores[colour] &= ~self.wars & state.empty
            self.gives[colour] &= ~self.wars & state.empty

    def _enter(self, state: HuangState, seat: int, group: Group) -> None:
        stand_in = None
        for colour in COLOURS:
            holder = stand_in
            if group.colours >> colour & 1:
                holder = state.leader_in(group.mask, colour)
                if colour == YELLOW:
                    stand_in = holder
                if holder == seat:
                    self.homes[colour] = group
                elif holder is not None:
                    self.rivals[colour].append((group, holder))
            if holder == seat:
                self.scores[colour] |= group.border
            elif holder is not None:
                self.gives[colour] |= group.border


def _wars(states: list[Group]) -> int:
    """The spaces that touch two states with leaders of one colour."""
    found = 0
    for number, group in enumerate(states):
        for other in states[:number]:
            if group.colours & other.colours:
                found |= group.border & other.border
    return found
