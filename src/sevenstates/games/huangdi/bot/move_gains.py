"""Gains of moves for one seat: what a block, a supply or a plaque changes at once."""

from ....core import bits
from ..rules import HuangdiState
from ..rules.components import LEVEL_POINTS, PROVINCE_POINTS, ROW_POINTS, TOWER_POINTS, WORKERS
from ..rules.favours import Favour
from ..rules.steps.turn import TakeAction
from ..rules.wall import LEVEL_MASKS, PROVINCE_MASKS, ROW_MASKS, TOP, WALLS, WIDTH, province_of
from . import weights as w
from .evaluation import chip_points, fills_of, swing
from .favours import can_be_played, favour_value, missing
from .supply import jade_value, supply_of, supply_value, turns_left

TIRED = 0.8
"""What a worker's use costs: less than its value, for peasants survive a build by half."""
SECOND = 0.5
"""What a second block counts for where only one location is open now."""
PLAY_AT_ONCE = 2.0
"""A favour that can be played should be: its pattern may be broken."""
NOTHING = -9.0
"""Gain of an action that cannot be carried out."""


class MoveGains:
    """What moves would change for one seat, in points."""

    def __init__(self, state: HuangdiState, seat: int) -> None:
        self.state, self.seat = state, seat
        turns = turns_left(state)
        # What an action brings can be used from the next turn on.
        self.turns = turns[seat] - (type(state.stack[-1]) is TakeAction)
        self.fills = fills_of(state, turns)
        self.free = WALLS[state.provinces] & ~state.wall
        self.own = state.walls[seat] & ~state.plaques
        self.jade_value = jade_value(state.jade[seat], self.turns)
        self.hand = [state.favours[card] for card in bits(state.hands[seat])]
        self._supply = supply_of(state, seat, self.turns)
        self._best_two: tuple[float, float] | None = None

    def supplies(
        self, jade: int = 0, peasants: int = 0, convicts: int = 0, blocks: int = 0
    ) -> float:
        """What a change of the supply brings."""
        state, seat = self.state, self.seat
        after = supply_value(
            state.jade[seat] + jade,
            state.peasants[seat] + peasants,
            state.convicts[seat] + convicts,
            state.blocks[seat] + blocks,
            self.turns,
        )
        return after - self._supply

    def block(self, place: int) -> float:
        """What a block of the seat's own brings there, workers paid."""
        level, province = place // WIDTH, province_of(place)
        gain = self._wall(place, level, province, 1) + self._province(province)
        if level == TOP:
            gain += TOWER_POINTS
        bit = 1 << place
        for favour in self.hand:
            before = missing(favour.offsets, favour.corners, self.own, self.free)
            if before:
                after = missing(favour.offsets, favour.corners, self.own | bit, self.free & ~bit)
                if after < before and can_be_played(after, self.turns):
                    nearer = w.HELD_SHARE[after] - w.HELD_SHARE[before]
                    gain += favour_value(favour, self.turns) * nearer
        return gain - TIRED * w.WORKER_USE * WORKERS[level]

    def emperor(self, place: int) -> float:
        """What the emperor block brings there."""
        return self._wall(place, place // WIDTH, province_of(place), 0)

    def _wall(self, place: int, level: int, province: int, own: int) -> float:
        """What a block does to its row and level; `own` is 1 for the seat's and else 0."""
        mask = LEVEL_MASKS[level] & WALLS[self.state.provinces]
        gain = self._majority(mask, level, LEVEL_POINTS, own)
        if level < TOP:
            row = ROW_MASKS[province][level]
            gain += self._majority(row, level, ROW_POINTS[level], own)
            if row & self.free == 1 << place:
                chips = self.state.chips[self.seat]
                gain += chip_points(chips + 1, self.turns) - chip_points(chips, self.turns)
        return gain

    def _majority(self, mask: int, level: int, points: int, own: int) -> float:
        free = (mask & self.free).bit_count()
        counts = [(blocks & mask).bit_count() for blocks in self.state.walls]
        lead = counts.pop(self.seat) - max(counts)
        return points * swing(self.state.seats, self.fills[level], free, lead, own)

    def _province(self, province: int) -> float:
        """D-END-5: the least province counts, and the others when it has caught up."""
        own = self.state.walls[self.seat]
        counts = [(own & mask).bit_count() for mask in PROVINCE_MASKS[: self.state.provinces]]
        least = min(counts)
        if counts[province] == least:
            return PROVINCE_POINTS / counts.count(least)
        return w.LEAST_LATER / (1 + counts[province] - least) if self.turns else 0.0

    def builds(self, count: int) -> float:
        """What building one block or two in camp brings."""
        if self._best_two is None:
            workers = self.state.workers(self.seat)
            gains = sorted(
                self.block(place)
                for place in bits(self.state.open_in_camp(self.seat))
                if WORKERS[place // WIDTH] <= workers
            )
            best = gains[-1] if gains else NOTHING
            self._best_two = best, gains[-2] if len(gains) > 1 else SECOND * best
        best, second = self._best_two
        spent = self.supplies(blocks=-count)
        return best + spent if count == 1 else best + second + spent - self.jade_value

    def favour(self, favour: Favour) -> float:
        """What playing a favour brings beside having it in hand."""
        held = w.HELD_SHARE[0] if self.turns else 0.0
        return favour_value(favour, self.turns) * (1 - held) + PLAY_AT_ONCE

    def plaque(self, place: int) -> float:
        """What the favours in hand lose by a plaque there."""
        own, loss = self.own & ~(1 << place), 0.0
        for favour in self.hand:
            before = missing(favour.offsets, favour.corners, self.own, self.free)
            after = missing(favour.offsets, favour.corners, own, self.free)
            loss += favour_value(favour, self.turns) * (w.HELD_SHARE[after] - w.HELD_SHARE[before])
        return loss
