"""Two tiles of a colour, or one and the leader of that colour while it is off the board."""

from typing import TYPE_CHECKING

from .....core import IllegalAction

if TYPE_CHECKING:
    from ..state import HuangState

PRICE = 2


def ways(state: "HuangState", seat: int, colour: int) -> tuple[bool, bool]:
    """Whether the seat can pay with tiles alone, and whether with its leader."""
    cell = seat * 5 + colour
    held = state.hands[cell]
    return held >= PRICE, held >= PRICE - 1 and state.leaders[cell] < 0


def refusal(
    state: "HuangState",
    seat: int,
    colour: int,
    leader: bool,
    what: str,
    rule: str,
    leader_rule: str,
) -> IllegalAction:
    """The reason why the seat cannot pay so; `what` is riot or trade."""
    if leader and state.leaders[seat * 5 + colour] >= 0:
        return IllegalAction(f"{what}-leader-on-board", leader_rule)
    return IllegalAction(f"{what}-too-few-tiles", leader_rule if leader else rule)


def pay(state: "HuangState", seat: int, colour: int, leader: bool) -> None:
    """Reveal and discard; a leader stays where it is (H-RIO-2)."""
    tiles = PRICE - 1 if leader else PRICE
    state.spend(seat, colour, tiles)
    state.discards[colour] += tiles
