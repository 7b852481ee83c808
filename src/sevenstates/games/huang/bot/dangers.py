"""Dangers: the chances that leaders fall, by revolt or by war."""

from collections.abc import Sequence
from math import exp

from ..rules import HuangState
from ..rules.colours import RED, YELLOW
from ..rules.groups import SETS, Group
from .shapes import NEAR, layers

REVOLT, REVOLT_EDGE, REVOLT_SHARPNESS = 0.6, 1.0, 1.5
"""The chance a turn of falling to a revolt that cannot fail; at which edge of the attack half of
that remains, and how fast it changes around there."""
MOVED = 1.0
"""By how much less a leader attacks that would have to leave another place."""
WAR, WAR_EDGE, WAR_SHARPNESS = 0.4, 0.0, 1.5
"""The same for wars."""
YELLOW_HAND, RED_HAND = 0.6, 0.7
"""Weight of a tile in the hand relative to one on the board."""


class Dangers:
    """The dangers to the leaders of a position."""

    __slots__ = ("_groups", "_state", "_wars", "_yellow")

    def __init__(self, state: HuangState, groups: Sequence[Group]) -> None:
        self._state = state
        self._groups = groups
        self._wars: dict[int, float] = {}
        """The chance a turn by a leader's state, as its number, and colour."""
        self._yellow = layers(state.tiles[YELLOW])
        for number, group in enumerate(groups):
            for other in range(number):
                common = group.colours & groups[other].colours
                if common and group.border & groups[other].border & state.empty:
                    self._add_war(number, other, common)

    def to_leader(self, seat: int, colour: int, number: int) -> tuple[float, int]:
        """The chance a turn that a leader falls, and who would take its place, -1 for nobody."""
        risk, rival = self._revolt(seat, colour, self._groups[number])
        return risk + self._wars.get(number * 5 + colour, 0.0), rival

    def _revolt(self, seat: int, colour: int, group: Group) -> tuple[float, int]:
        state, yellow = self._state, self._yellow
        spots = group.border & state.empty & state.board.land
        if not spots & yellow[1]:
            return 0.0, -1
        attack = 1
        while yellow[attack + 1] & spots:
            attack += 1
        hands, leaders = state.hands, state.leaders
        best, rival = -99.0, -1
        for other in range(state.seats):
            if other != seat:
                strength = YELLOW_HAND * hands[other * 5 + YELLOW]
                if leaders[other * 5 + colour] >= 0:
                    strength -= MOVED
                if strength > best:
                    best, rival = strength, other
        place = leaders[seat * 5 + colour]
        guard = (NEAR[place] & state.tiles[YELLOW]).bit_count()
        edge = best + attack - guard - YELLOW_HAND * hands[seat * 5 + YELLOW]
        return REVOLT / (1 + exp(REVOLT_SHARPNESS * (REVOLT_EDGE - edge))), rival

    def _add_war(self, number: int, other: int, common: int) -> None:
        first, second = self._groups[number], self._groups[other]
        edge = self._strength(first, common) - self._strength(second, common)
        for one, ahead in ((number, -edge), (other, edge)):
            risk = WAR / (1 + exp(WAR_SHARPNESS * (WAR_EDGE - ahead)))
            for colour in SETS[common]:
                key = one * 5 + colour
                self._wars[key] = max(self._wars.get(key, 0.0), risk)

    def _strength(self, group: Group, colours: int) -> float:
        """Red tiles on the board and what the leaders' players can throw in (H-WAR-4)."""
        state = self._state
        total = float((group.mask & state.tiles[RED]).bit_count())
        backers = {state.leader_in(group.mask, colour) for colour in SETS[colours]}
        for seat in backers:
            assert seat is not None
            total += RED_HAND * state.hands[seat * 5 + RED] + (state.leaders[seat * 5 + RED] < 0)
        return total
