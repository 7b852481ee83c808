"""Building: the number, the locations, the workers (D-BLD)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step, bits, is_int
from .. import actions as act
from .. import events
from ..components import SECOND_BLOCK_JADE, WORKERS
from ..names import BUILDER
from ..scoring import score_block
from ..values import has_turn, is_action_of
from ..wall import (
    NAMES,
    PROVINCE_LETTERS,
    PROVINCE_MASKS,
    level_of,
    lowest_level,
    open_locations,
    province_of,
)
from . import emperor
from .places import location_refusal

if TYPE_CHECKING:
    from ..state import HuangdiState


def _cheapest(wall: int, province: int) -> int:
    """The workers for the cheapest open location of a province; more than anybody has if none."""
    places = open_locations(wall, PROVINCE_MASKS[province])
    return WORKERS[lowest_level(places)] if places else 1000


def _payable(state: "HuangdiState", seat: int, blocks: int, needed: int) -> int:
    """The locations for the next of `blocks` blocks when `needed` workers are promised already."""
    left = state.workers(seat) - needed
    mask = 0
    for place in bits(state.open_in_camp(seat)):
        cost = WORKERS[level_of(place)]
        if blocks > 1 and cost <= left:
            # D-BLD-5: the first location must leave a payable second one.
            cost += _cheapest(state.wall | 1 << place, state.camps[seat])
        mask |= (cost <= left) << place
    return mask


def counts(state: "HuangdiState", seat: int, jade: int) -> int:
    """A bit for one block, a bit for two (D-BLD-1, D-BLD-5)."""
    blocks = state.blocks[seat]
    one = blocks >= 1 and bool(_payable(state, seat, 1, 0))
    two = blocks >= 2 and jade >= SECOND_BLOCK_JADE and bool(_payable(state, seat, 2, 0))
    return one | two << 1


def refusal(state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
    """The reason why the seat cannot build that many."""
    assert isinstance(action, act.Build)
    if state.blocks[seat] < action.count:
        held = state.blocks[seat]
        return IllegalAction("too-few-blocks", "D-BLD-1", needed=action.count, held=held)
    if action.count == 2 and state.jade[seat] < SECOND_BLOCK_JADE:
        held = state.jade[seat]
        return IllegalAction("too-little-jade", "D-BLD-1", needed=SECOND_BLOCK_JADE, held=held)
    if not state.open_in_camp(seat):
        province = PROVINCE_LETTERS[state.camps[seat]]
        return IllegalAction("province-complete", "D-BLD-2", province=province)
    if action.count == 2 and (PROVINCE_MASKS[state.camps[seat]] & ~state.wall).bit_count() == 1:
        province = PROVINCE_LETTERS[state.camps[seat]]
        return IllegalAction("no-room-for-two", "D-BLD-5", province=province)
    if not _payable(state, seat, action.count, 0):
        return IllegalAction("too-few-workers", "D-BLD-5", held=state.workers(seat))
    return None


def apply(state: "HuangdiState", seat: int, action: Action, log: Log) -> None:
    """D-BLD-5: the convict, then the number; the rest is asked."""
    assert isinstance(action, act.Build)
    state.imprison(seat, 0, log)
    jade = SECOND_BLOCK_JADE * (action.count - 1)
    state.pay_jade(seat, jade)
    if log is not None:
        log.append(events.build_began(seat, action.count, jade))
    state.stack.append(PlaceBlocks(seat, action.count, 0, 0))


@dataclass(frozen=True, slots=True)
class PlaceBlocks(Step["HuangdiState"]):
    """Choose the next location; between two blocks the emperor block may go in."""

    seat: int
    count: int
    """The number of blocks of the build."""
    placed: int
    needed: int
    """The workers that the blocks placed so far need."""

    name = "place_blocks"
    rule = "D-BLD-2"
    below = ("action_done",)

    def is_possible(self, state: "HuangdiState") -> bool:
        if not has_turn(state, self.seat) or not is_action_of(state, self, self.seat, BUILDER):
            return False
        if not is_int(self.count, range(1, 3)) or not is_int(self.placed, range(self.count)):
            return False
        if not is_int(self.needed, WORKERS if self.placed else (0,)):
            return False
        return state.blocks[self.seat] >= self.count - self.placed and bool(self.payable(state))

    def payable(self, state: "HuangdiState") -> int:
        return _payable(state, self.seat, self.count - self.placed, self.needed)

    def emperor_places(self, state: "HuangdiState") -> int:
        """D-EMP-4: where the emperor block leaves a payable location for the second block."""
        if not self.placed:
            return 0
        left = state.workers(self.seat) - self.needed
        mask = 0
        for place in bits(emperor.places(state, self.seat)):
            wall = state.wall | 1 << place
            mask |= (_cheapest(wall, state.camps[self.seat]) <= left) << place
        return mask

    def pending(self, state: "HuangdiState") -> tuple[Decision, ...]:
        fields = {"block": self.placed + 1, "count": self.count}
        return (Decision(self.seat, "block", fields=fields),)

    def is_asked(self, state: "HuangdiState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "HuangdiState", seat: int) -> Sequence[Action]:
        return ActionSet(
            act.ACTIONS,
            [(act.EMPEROR, self.emperor_places(state)), (act.BLOCK, self.payable(state))],
        )

    def refusal(self, state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, act.PlaceEmperor):
            if not self.placed:
                return IllegalAction("emperor-not-now", "D-EMP-4")
            refusal = emperor.refusal(state, seat, action)
            if refusal is None and not self.emperor_places(state) >> action.place & 1:
                return IllegalAction("emperor-blocks-build", "D-EMP-4")
            return refusal
        if not isinstance(action, act.PlaceBlock):
            return IllegalAction("not-now", self.rule)
        return self._block_refusal(state, seat, action.place)

    def _block_refusal(self, state: "HuangdiState", seat: int, place: int) -> IllegalAction | None:
        refusal = location_refusal(state, place)
        if refusal is not None:
            return refusal
        camp = state.camps[seat]
        if province_of(place) != camp:
            return IllegalAction("not-in-camp", "D-ACT-5", province=PROVINCE_LETTERS[camp])
        cost = WORKERS[level_of(place)]
        left = state.workers(seat) - self.needed
        if cost > left:
            return IllegalAction("too-few-workers-here", "D-BLD-3", needed=cost, held=left)
        if not self.payable(state) >> place & 1:
            return IllegalAction("no-second-location", "D-BLD-5", place=NAMES[place])
        return None

    def apply(self, state: "HuangdiState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        if isinstance(action, act.PlaceEmperor):
            emperor.place(state, seat, action.place, log)
            return
        assert isinstance(action, act.PlaceBlock)
        bit = 1 << action.place
        state.blocks[seat] -= 1
        state.wall |= bit
        state.walls[seat] |= bit
        if log is not None:
            log.append(events.block_built(seat, action.place))
        needed = self.needed + WORKERS[level_of(action.place)]
        if self.placed + 1 < self.count:
            state.stack[-1] = PlaceBlocks(seat, self.count, self.placed + 1, needed)
        else:
            state.stack[-1] = UseWorkers(seat, needed)
        score_block(state, seat, action.place, log)
        top = state.stack[-1]
        if isinstance(top, UseWorkers):
            top.use_if_clear(state, log)


@dataclass(frozen=True, slots=True)
class UseWorkers(Step["HuangdiState"]):
    """Choose peasants and convicts for all blocks of the build at once (D-BLD-3)."""

    seat: int
    needed: int

    name = "use_workers"
    rule = "D-BLD-3"
    below = ("action_done",)

    def is_possible(self, state: "HuangdiState") -> bool:
        """For one block or two; where there is only one way nobody is asked."""
        if not has_turn(state, self.seat) or not is_action_of(state, self, self.seat, BUILDER):
            return False
        costs = {*WORKERS, *(one + two for one in WORKERS for two in WORKERS)}
        return is_int(self.needed, costs) and len(self.peasants(state)) > 1

    def peasants(self, state: "HuangdiState") -> range:
        """The numbers of workers that can be peasants."""
        least = max(0, self.needed - state.convicts[self.seat])
        return range(least, min(self.needed, state.peasants[self.seat]) + 1)

    def use_if_clear(self, state: "HuangdiState", log: Log) -> None:
        """Ask nobody where there is only one way."""
        ways = self.peasants(state)
        if len(ways) == 1:
            self._use(state, ways[0], log)

    def pending(self, state: "HuangdiState") -> tuple[Decision, ...]:
        return (Decision(self.seat, "workers", fields={"count": self.needed}),)

    def is_asked(self, state: "HuangdiState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "HuangdiState", seat: int) -> Sequence[Action]:
        ways = self.peasants(state)
        return ActionSet(act.ACTIONS, [(act.ASSIGN_PEASANTS + ways[0], (1 << len(ways)) - 1)])

    def refusal(self, state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.AssignWorkers):
            return IllegalAction("not-now", self.rule)
        ways = self.peasants(state)
        if action.peasants not in ways:
            return IllegalAction("workers-mix", self.rule, least=ways[0], most=ways[-1])
        return None

    def apply(self, state: "HuangdiState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        assert isinstance(action, act.AssignWorkers)
        self._use(state, action.peasants, log)

    def _use(self, state: "HuangdiState", peasants: int, log: Log) -> None:
        """D-BLD-4: all convicts die, and half the peasants, rounded up."""
        state.stack.pop()
        convicts, dead = self.needed - peasants, (peasants + 1) // 2
        state.lose_convicts(self.seat, convicts)
        state.lose_peasants(self.seat, dead)
        if log is not None:
            log.append(events.workers_used(self.seat, peasants, convicts, dead))
