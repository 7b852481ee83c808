"""Priors: how promising actions look before any search, by what they gain at once."""

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from ....core import Action, bits
from ..rules import HuangdiState
from ..rules import actions as act
from ..rules.components import (
    BUYBACK_JADE,
    COLLECTED_JADE,
    CONVICTS_PRICE,
    CONVICTS_TAKEN,
    LEVEL_POINTS,
    PROVINCE_POINTS,
    RECRUIT_COST,
    REMOVAL_CONVICTS,
    REPEAT_COST,
    ROW_POINTS,
    TOWER_POINTS,
    WORKERS,
)
from ..rules.favours import Favour
from ..rules.names import BUILDER, RECRUITER
from ..rules.steps.turn import TakeAction
from ..rules.wall import LEVEL_MASKS, PROVINCE_MASKS, ROW_MASKS, TOP, WALLS, WIDTH, province_of
from . import weights as w
from .bids import is_bidding, own_bids
from .evaluation import chip_points, fills_of, swing
from .holdings import (
    can_be_played,
    favour_value,
    jade_value,
    missing,
    supply_of,
    supply_value,
    turns_left,
)

TEMPERATURE = 1.5
"""Points that make an action e times as promising."""
MIN_PRIOR = 0.005
"""Prior of the worst action relative to the best."""
MIN_BID_PRIOR = 0.001
"""The same for bids."""
DRAW, DRAW_TURNS, DRAW_HELD = 2.0, 20, 0.3
"""Drawing favours: what it brings, with how many turns at least, and less for each in hand."""
HARM = 0.5
"""Weight of harm to the only rival at two seats, relative to the seat's own points."""
MOVE_LAG, MOVE_PRISON, MOVE_ROOM = 1.0, 0.25, 4.0
"""Moving: for each block that the province lags behind, for the prison there, for room at last."""
USUAL_COUNT = 3
"""Peasants or blocks that are usually taken at a time."""
TIRED = 0.8
"""Cost of a worker's use as a share of its value, for half of the peasants survive a build."""
SECOND = 0.5
"""Weight of a second block where only one location is open now."""
PLAY_AT_ONCE = 2.0
"""A favour that can be played should be: its pattern may be broken."""
NOTHING = -9.0
"""Gain of an action that cannot be carried out."""


def priors(state: HuangdiState, seat: int, legal: Sequence[Action]) -> list[float]:
    """The prior of each legal action."""
    if is_bidding(state):
        odds = dict(own_bids(state, seat))
        return [odds.get(action.index - act.BID, 0.0) + MIN_BID_PRIOR for action in legal]
    gains = action_gains(state, seat, legal)
    most = max(gains)
    return [exp((gain - most) / TEMPERATURE) + MIN_PRIOR for gain in gains]


def action_gains(state: HuangdiState, seat: int, legal: Sequence[Action]) -> list[float]:
    """The gain of each action at once, in points."""
    gains = MoveGains(state, seat)
    return [_GAINS[type(action)](gains, action) for action in legal]


class MoveGains:
    """Changes that moves would bring one seat, in points."""

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
        """The gain from a change of the supply."""
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
        """The gain from a block of the seat's own there, workers paid."""
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
        """The gain from the emperor block there."""
        return self._wall(place, place // WIDTH, province_of(place), 0)

    def _wall(self, place: int, level: int, province: int, own: int) -> float:
        """The effect of a block on its row and level; `own` is 1 for the seat's and else 0."""
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
        """The gain from building one block or two in camp."""
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
        """The gain from playing a favour rather than having it in hand."""
        held = w.HELD_SHARE[0] if self.turns else 0.0
        return favour_value(favour, self.turns) * (1 - held) + PLAY_AT_ONCE

    def plaque(self, place: int) -> float:
        """The loss of the favours in hand by a plaque there."""
        own, loss = self.own & ~(1 << place), 0.0
        for favour in self.hand:
            before = missing(favour.offsets, favour.corners, self.own, self.free)
            after = missing(favour.offsets, favour.corners, own, self.free)
            loss += favour_value(favour, self.turns) * (w.HELD_SHARE[after] - w.HELD_SHARE[before])
        return loss


def _recruit(gains: MoveGains, action: act.Recruit) -> float:
    return gains.supplies(-RECRUIT_COST[action.count - 1], peasants=action.count)


def _convicts(gains: MoveGains, action: act.CollectConvicts) -> float:
    taken = min(CONVICTS_TAKEN, gains.state.convict_stock)
    return gains.supplies(peasants=-CONVICTS_PRICE, convicts=taken)


def _jade(gains: MoveGains, action: act.CollectJade) -> float:
    state = gains.state
    more = sum(state.favours[card].jade for card in bits(state.played[gains.seat]))
    return gains.supplies(min(COLLECTED_JADE + more, state.jade_stock))


def _prison(gains: MoveGains, action: act.EmptyPrison | None = None) -> float:
    state = gains.state
    camp = state.camps[gains.seat]
    return gains.supplies(state.prison_jade[camp], convicts=state.prison_convicts[camp])


def _quarry(gains: MoveGains, action: act.Quarry) -> float:
    return gains.supplies(-RECRUIT_COST[action.count - 1], blocks=action.count)


def _draw(gains: MoveGains, action: act.DrawFavours) -> float:
    return DRAW * min(1.0, gains.turns / DRAW_TURNS) - DRAW_HELD * len(gains.hand)


def _build(gains: MoveGains, action: act.Build) -> float:
    return gains.builds(action.count)


def _favour(gains: MoveGains, action: act.PlayFavour) -> float:
    return gains.favour(gains.state.favours[action.card])


def _remove(gains: MoveGains, action: act.Remove) -> float:
    """The harm is what the block did for its owner, who has it back in the supply."""
    state = gains.state
    owner = state.owner_of(action.place)
    assert owner is not None
    price = gains.supplies(convicts=-REMOVAL_CONVICTS[action.place // WIDTH])
    state.walls[owner] ^= 1 << action.place
    theirs = MoveGains(state, owner)
    theirs.hand = []  # nobody knows what the block does for another's favours
    harm = theirs.block(action.place)
    state.walls[owner] ^= 1 << action.place
    return HARM * harm / (state.seats - 1) + price


def _move(gains: MoveGains, action: act.Move) -> float:
    state, own = gains.state, gains.state.walls[gains.seat]
    here, there = state.camps[gains.seat], action.province
    if not PROVINCE_MASKS[there] & gains.free:
        return NOTHING
    lag = (own & PROVINCE_MASKS[here]).bit_count() - (own & PROVINCE_MASKS[there]).bit_count()
    prison = state.prison_jade[there] + state.prison_convicts[there]
    prison -= state.prison_jade[here] + state.prison_convicts[here]
    room = 0.0 if PROVINCE_MASKS[here] & gains.free else MOVE_ROOM
    return MOVE_LAG * min(max(lag, -2), 3) + MOVE_PRISON * prison + room


def _repeat(gains: MoveGains, action: act.Repeat) -> float:
    """The best that the repeated card offers, less its price."""
    state, seat, price = gains.state, gains.seat, REPEAT_COST[action.role]
    jade = state.jade[seat] - price
    count = USUAL_COUNT if jade >= RECRUIT_COST[USUAL_COUNT - 1] else 1
    cost = -price - RECRUIT_COST[count - 1]
    if action.role == RECRUITER:
        return max(gains.supplies(cost, peasants=count), _prison(gains) - price * gains.jade_value)
    if action.role == BUILDER:
        return _repeated_build(gains, jade) - price * gains.jade_value
    return gains.supplies(cost, blocks=min(count, state.block_stock[seat]))


def _repeated_build(gains: MoveGains, jade: int) -> float:
    blocks = gains.state.blocks[gains.seat]
    best = gains.builds(2 if blocks > 1 and jade else 1) if blocks else NOTHING
    for favour in gains.hand:
        if missing(favour.offsets, favour.corners, gains.own, gains.free) == 0:
            best = max(best, gains.favour(favour))
    return best


def _emperor(gains: MoveGains, action: act.PlaceEmperor) -> float:
    return gains.emperor(action.place) - w.EMPEROR


def _block(gains: MoveGains, action: act.PlaceBlock) -> float:
    return gains.block(action.place)


def _workers(gains: MoveGains, action: act.AssignWorkers) -> float:
    """D-BLD-4: an odd peasant dies for half the work; the convicts' number follows."""
    return gains.supplies(peasants=-((action.peasants + 1) // 2), convicts=action.peasants)


def _plaque(gains: MoveGains, action: act.PlacePlaque) -> float:
    return gains.plaque(action.place)


def _keep(gains: MoveGains, action: act.Keep) -> float:
    favour = gains.state.favours[action.card]
    lack = missing(favour.offsets, favour.corners, gains.own, gains.free)
    if not can_be_played(lack, gains.turns):
        return NOTHING
    return favour_value(favour, gains.turns) * w.HELD_SHARE[lack]


def _done(gains: MoveGains, action: act.Done) -> float:
    return 0.0


def _buyback(gains: MoveGains, action: act.Buyback) -> float:
    turn = w.TURN[gains.state.seats]
    if not action.chip:
        return turn - BUYBACK_JADE * gains.jade_value
    chips = gains.state.chips[gains.seat]
    return turn + chip_points(chips - 1, gains.turns) - chip_points(chips, gains.turns)


_GAINS: dict[type[Action], Callable[[MoveGains, Any], float]] = {
    act.Recruit: _recruit,
    act.CollectConvicts: _convicts,
    act.CollectJade: _jade,
    act.EmptyPrison: _prison,
    act.Quarry: _quarry,
    act.DrawFavours: _draw,
    act.Build: _build,
    act.PlayFavour: _favour,
    act.Remove: _remove,
    act.Move: _move,
    act.Repeat: _repeat,
    act.PlaceEmperor: _emperor,
    act.PlaceBlock: _block,
    act.AssignWorkers: _workers,
    act.PlacePlaque: _plaque,
    act.Keep: _keep,
    act.Done: _done,
    act.Buyback: _buyback,
}
