"""Removing another player's block (D-REM)."""

from typing import TYPE_CHECKING

from .....core import Action, IllegalAction, Log, bits
from .. import actions as act
from .. import events
from ..components import REMOVAL_CONVICTS
from ..wall import (
    NAMES,
    PROVINCE_LETTERS,
    PROVINCE_MASKS,
    ROW_MASKS,
    TOP,
    WIDTH,
    level_of,
    province_of,
)
from .places import no_such_province

if TYPE_CHECKING:
    from ..state import HuangdiState


def removable(state: "HuangdiState", seat: int) -> int:
    """The blocks the seat can remove now."""
    convicts, rows = state.convicts[seat], ROW_MASKS[state.camps[seat]]
    if not convicts:
        return 0
    others = state.wall & ~state.emperor_wall & ~state.walls[seat] & ~state.plaques
    mask = others & PROVINCE_MASKS[state.camps[seat]] & ~(state.wall >> WIDTH)
    for place in bits(mask):
        level = level_of(place)
        if level == TOP or not rows[level] & ~state.wall or convicts < REMOVAL_CONVICTS[level]:
            mask &= ~(1 << place)
    return mask


def refusal(state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
    """The reason why the seat cannot remove the block."""
    assert isinstance(action, act.Remove)
    place = action.place
    name = NAMES[place]
    if province_of(place) >= state.provinces:
        return no_such_province(province_of(place))
    if province_of(place) != state.camps[seat]:
        province = PROVINCE_LETTERS[state.camps[seat]]
        return IllegalAction("not-in-camp", "D-ACT-5", province=province)
    if not state.wall >> place & 1:
        return IllegalAction("no-block-there", "D-REM-1", place=name)
    if state.emperor_wall >> place & 1:
        return IllegalAction("block-emperors", "D-REM-1", place=name)
    if state.walls[seat] >> place & 1:
        return IllegalAction("block-own", "D-REM-1", place=name)
    if state.plaques >> place & 1:
        return IllegalAction("block-plaque", "D-REM-1", place=name)
    return _block_refusal(state, seat, place)


def _block_refusal(state: "HuangdiState", seat: int, place: int) -> IllegalAction | None:
    """The refusal by the level, the row or the convicts."""
    level = level_of(place)
    if level == TOP:
        return IllegalAction("block-tower", "D-REM-1", place=NAMES[place])
    if not ROW_MASKS[province_of(place)][level] & ~state.wall:
        return IllegalAction("block-in-row", "D-REM-1", place=NAMES[place])
    if state.wall >> (place + WIDTH) & 1:
        return IllegalAction("block-above", "D-REM-1", place=NAMES[place])
    needed, held = REMOVAL_CONVICTS[level], state.convicts[seat]
    if held < needed:
        return IllegalAction("too-few-convicts", "D-REM-1", needed=needed, held=held)
    return None


def apply(state: "HuangdiState", seat: int, action: Action, log: Log) -> None:
    """The convicts die; the block goes back to its owner's supply."""
    assert isinstance(action, act.Remove)
    owner = state.owner_of(action.place)
    assert owner is not None
    convicts = REMOVAL_CONVICTS[level_of(action.place)]
    bit = 1 << action.place
    state.lose_convicts(seat, convicts)
    state.wall ^= bit
    state.walls[owner] ^= bit
    state.blocks[owner] += 1
    if log is not None:
        log.append(events.block_removed(seat, owner, action.place, convicts))
