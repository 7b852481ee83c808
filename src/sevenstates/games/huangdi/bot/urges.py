"""What each action brings at a glance, in points: where every thought about it begins."""

from collections.abc import Callable, Sequence
from typing import Any

from ....core import Action, bits
from ..rules import HuangdiState
from ..rules import actions as act
from ..rules.components import (
    BUYBACK_JADE,
    COLLECTED_JADE,
    CONVICTS_PRICE,
    CONVICTS_TAKEN,
    RECRUIT_COST,
    REMOVAL_CONVICTS,
    REPEAT_COST,
)
from ..rules.names import BUILDER, RECRUITER
from ..rules.wall import PROVINCE_MASKS, WIDTH
from . import weights as w
from .glance import NOTHING, Glance
from .prospects import chip_points
from .reach import can_be_played, favour_worth, missing

DRAW, DRAW_TURNS, DRAW_HELD = 2.0, 20, 0.3
"""Drawing favours: what it brings, with how many turns at least, and less for each in hand."""
HARM = 0.5
"""What harm to the one rival of two seats counts for, beside own points."""
MOVE_LAG, MOVE_PRISON, MOVE_ROOM = 1.0, 0.25, 4.0
"""Moving: for each block that the province lags behind, for the prison there, for room at last."""
USUAL_COUNT = 3
"""So many peasants or blocks are usually taken at a time."""


def urges(state: HuangdiState, seat: int, legal: Sequence[Action]) -> list[float]:
    """What each action brings at a glance."""
    glance = Glance(state, seat)
    return [_URGES[type(action)](glance, action) for action in legal]


def _recruit(glance: Glance, action: act.Recruit) -> float:
    return glance.supplies(-RECRUIT_COST[action.count - 1], peasants=action.count)


def _convicts(glance: Glance, action: act.CollectConvicts) -> float:
    taken = min(CONVICTS_TAKEN, glance.state.convict_stock)
    return glance.supplies(peasants=-CONVICTS_PRICE, convicts=taken)


def _jade(glance: Glance, action: act.CollectJade) -> float:
    state = glance.state
    more = sum(state.favours[card].jade for card in bits(state.played[glance.seat]))
    return glance.supplies(min(COLLECTED_JADE + more, state.jade_stock))


def _prison(glance: Glance, action: act.EmptyPrison | None = None) -> float:
    state = glance.state
    camp = state.camps[glance.seat]
    return glance.supplies(state.prison_jade[camp], convicts=state.prison_convicts[camp])


def _quarry(glance: Glance, action: act.Quarry) -> float:
    return glance.supplies(-RECRUIT_COST[action.count - 1], blocks=action.count)


def _draw(glance: Glance, action: act.DrawFavours) -> float:
    return DRAW * min(1.0, glance.turns / DRAW_TURNS) - DRAW_HELD * len(glance.hand)


def _build(glance: Glance, action: act.Build) -> float:
    return glance.builds(action.count)


def _favour(glance: Glance, action: act.PlayFavour) -> float:
    return glance.favour(glance.state.favours[action.card])


def _remove(glance: Glance, action: act.Remove) -> float:
    """The harm is what the block did for its owner, who has it back in the supply."""
    state = glance.state
    owner = state.owner_of(action.place)
    assert owner is not None
    price = glance.supplies(convicts=-REMOVAL_CONVICTS[action.place // WIDTH])
    state.walls[owner] ^= 1 << action.place
    theirs = Glance(state, owner)
    theirs.hand = []  # nobody knows what the block does for another's favours
    harm = theirs.block(action.place)
    state.walls[owner] ^= 1 << action.place
    return HARM * harm / (state.seats - 1) + price


def _move(glance: Glance, action: act.Move) -> float:
    state, own = glance.state, glance.state.walls[glance.seat]
    here, there = state.camps[glance.seat], action.province
    if not PROVINCE_MASKS[there] & glance.free:
        return NOTHING
    lag = (own & PROVINCE_MASKS[here]).bit_count() - (own & PROVINCE_MASKS[there]).bit_count()
    prison = state.prison_jade[there] + state.prison_convicts[there]
    prison -= state.prison_jade[here] + state.prison_convicts[here]
    room = 0.0 if PROVINCE_MASKS[here] & glance.free else MOVE_ROOM
    return MOVE_LAG * min(max(lag, -2), 3) + MOVE_PRISON * prison + room


def _repeat(glance: Glance, action: act.Repeat) -> float:
    """The best that the repeated card offers, less its price."""
    state, seat, price = glance.state, glance.seat, REPEAT_COST[action.role]
    jade = state.jade[seat] - price
    count = USUAL_COUNT if jade >= RECRUIT_COST[USUAL_COUNT - 1] else 1
    cost = -price - RECRUIT_COST[count - 1]
    if action.role == RECRUITER:
        return max(
            glance.supplies(cost, peasants=count), _prison(glance) - price * glance.jade_worth
        )
    if action.role == BUILDER:
        return _repeated_build(glance, jade) - price * glance.jade_worth
    return glance.supplies(cost, blocks=min(count, state.block_stock[seat]))


def _repeated_build(glance: Glance, jade: int) -> float:
    blocks = glance.state.blocks[glance.seat]
    best = glance.builds(2 if blocks > 1 and jade else 1) if blocks else NOTHING
    for favour in glance.hand:
        if missing(favour.offsets, favour.corners, glance.own, glance.free) == 0:
            best = max(best, glance.favour(favour))
    return best


def _emperor(glance: Glance, action: act.PlaceEmperor) -> float:
    return glance.emperor(action.place) - w.EMPEROR


def _block(glance: Glance, action: act.PlaceBlock) -> float:
    return glance.block(action.place)


def _workers(glance: Glance, action: act.AssignWorkers) -> float:
    """D-BLD-4: an odd peasant dies for half the work; the convicts' number follows."""
    return glance.supplies(peasants=-((action.peasants + 1) // 2), convicts=action.peasants)


def _plaque(glance: Glance, action: act.PlacePlaque) -> float:
    return glance.plaque(action.place)


def _keep(glance: Glance, action: act.Keep) -> float:
    favour = glance.state.favours[action.card]
    lack = missing(favour.offsets, favour.corners, glance.own, glance.free)
    if not can_be_played(lack, glance.turns):
        return NOTHING
    return favour_worth(favour, glance.turns) * w.REACH[lack]


def _done(glance: Glance, action: act.Done) -> float:
    return 0.0


def _buyback(glance: Glance, action: act.Buyback) -> float:
    turn = w.TURN[glance.state.seats]
    if not action.chip:
        return turn - BUYBACK_JADE * glance.jade_worth
    chips = glance.state.chips[glance.seat]
    return turn + chip_points(chips - 1, glance.turns) - chip_points(chips, glance.turns)


_URGES: dict[type[Action], Callable[[Glance, Any], float]] = {
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
