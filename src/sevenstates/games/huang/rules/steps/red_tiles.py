"""Paying with red tiles of a state, one at a time (H-WAR-9, H-BAN-4)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step, is_int
from .. import actions as act
from .. import events
from ..colours import RED
from ..grid import NAMES, mask_of
from ..values import are_places, is_place, is_seat

if TYPE_CHECKING:
    from ..state import HuangState


def collect(
    state: "HuangState",
    seat: int,
    places: Iterable[int],
    owed: int,
    cause: str,
    marker: int,
    log: Log,
) -> None:
    """The seat removes `owed` of these red tiles; all of them if there are too few.

    `marker` is the space of the tile that began it.
    """
    pool = tuple(places)
    if owed >= len(pool):
        for place in pool:
            _remove(state, seat, place, cause, log)
    elif owed > 0:
        state.stack.append(PayTile(seat, pool, owed, cause, marker))


def _remove(state: "HuangState", seat: int, place: int, cause: str, log: Log) -> None:
    if log is not None:
        log.append(events.tile_paid(seat, place, cause))
    state.remove_tile(place, log)


@dataclass(frozen=True, slots=True)
class PayTile(Step["HuangState"]):
    """Pick the next red tile to go."""

    seat: int
    pool: tuple[int, ...]
    owed: int
    cause: str
    """`war` or `bandits`."""
    marker: int
    """The unification marker leaves when all is paid (H-WAR-10)."""

    name = "pay_tile"
    below = ("next_action",)

    def is_possible(self, state: "HuangState") -> bool:
        if not is_seat(state, self.seat) or not is_place(state, self.marker):
            return False
        if not are_places(state, self.pool) or mask_of(self.pool) & ~state.tiles[RED]:
            return False
        is_debt = is_int(self.owed, range(1, len(self.pool)))
        return is_debt and self.cause in ("war", "bandits")

    @property
    def rule(self) -> str:  # type: ignore[override]  # which clause it is depends on the cause
        return "H-WAR-9" if self.cause == "war" else "H-BAN-4"

    def pending(self, state: "HuangState") -> tuple[Decision, ...]:
        fields = {"owed": self.owed, "cause": self.cause, "place": NAMES[self.marker]}
        return (Decision(self.seat, "pay", fields=fields),)

    def is_asked(self, state: "HuangState", seat: int) -> bool:
        return seat == self.seat

    def legal_actions(self, state: "HuangState", seat: int) -> Sequence[Action]:
        return ActionSet(act.ACTIONS, [(act.REMOVE, mask_of(self.pool))])

    def refusal(self, state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.RemoveTile):
            return IllegalAction("not-now", self.rule)
        if action.place not in self.pool:
            return IllegalAction("tile-cannot-pay", self.rule)
        return None

    def apply(self, state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        assert isinstance(action, act.RemoveTile)
        state.stack.pop()
        _remove(state, seat, action.place, self.cause, log)
        left = tuple(place for place in self.pool if place != action.place)
        collect(state, seat, left, self.owed - 1, self.cause, self.marker, log)
