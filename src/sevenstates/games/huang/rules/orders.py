"""Standing orders of HUANG, for questions that come up in others' turns and for the market."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ....core import Action, Choice, OrderKind
from . import actions as act
from .colours import COLOUR_NAMES, RED, YELLOW
from .components import HAND
from .steps.revolt import DefenderCommits
from .steps.war import War

if TYPE_CHECKING:
    from .state import HuangState

TILES = (2, 0, 1, *range(3, HAND + 1))
"""The most tiles that an order may commit, the usual limit first."""
LEADER = ("keep", "commit")
ANY = "any"
NOTHING = "nothing"

Fields = Mapping[str, Choice]


def _defend(state: "HuangState", seat: int, fields: Fields) -> Action | None:
    """In a revolt, commit no more than it takes to win, and nothing if that is not allowed."""
    revolt = state.stack[-1]
    assert isinstance(revolt, DefenderCommits)
    if fields["colour"] not in (ANY, COLOUR_NAMES[revolt.colour]):
        return None
    tiles, leader = _least(state, seat, YELLOW, revolt.missing(state), fields) or (0, False)
    return act.ACTIONS[act.COMMIT[leader] + tiles]


def _stand_aside(state: "HuangState", seat: int, fields: Fields) -> Action | None:
    """Stay out of wars in which none of your leaders is at stake."""
    war = _war_of_another(state, seat)
    return act.ACTIONS[act.SKIP] if war and not _own_sides(state, seat, war) else None


def _support_own_side(state: "HuangState", seat: int, fields: Fields) -> Action | None:
    """In a war over your leaders, put your side ahead as it stands, or stay out.

    With leaders at stake on two sides the choice stays with you.
    """
    war = _war_of_another(state, seat)
    sides = _own_sides(state, seat, war) if war else []
    if war is None or len(sides) != 1:
        return None
    (side,) = sides
    totals = war.totals(state)
    ahead = max(total for other, total in enumerate(totals) if other != side) + 1
    tiles, leader = _least(state, seat, RED, ahead - totals[side], fields) or (0, False)
    if not tiles and not leader:
        return act.ACTIONS[act.SKIP]
    return act.ACTIONS[act.SUPPORT[side][leader] + tiles - (not leader)]


def _take_from_market(state: "HuangState", seat: int, fields: Fields) -> Action | None:
    """Take a tile of the first of two colours that the market has, or nothing."""
    for wanted in (fields["first"], fields["then"]):
        for colour, name in enumerate(COLOUR_NAMES):
            if name == wanted and state.market[colour]:
                return act.ACTIONS[act.TAKE + colour]
    return act.ACTIONS[act.SKIP]


ORDER_KINDS = (
    OrderKind(
        "revolt",
        "revolt_defence",
        _defend,
        {"colour": (ANY, *COLOUR_NAMES), "tiles": TILES, "leader": LEADER},
    ),
    OrderKind("war_aside", "war", _stand_aside),
    OrderKind("war_own", "war", _support_own_side, {"tiles": TILES, "leader": LEADER}),
    OrderKind(
        "market",
        "market",
        _take_from_market,
        {"first": COLOUR_NAMES, "then": (NOTHING, *COLOUR_NAMES)},
    ),
)


def _least(
    state: "HuangState", seat: int, colour: int, lacking: int, fields: Fields
) -> tuple[int, bool] | None:
    """The least that makes up for what is lacking: tiles, and whether the leader goes along.

    None if it is more than the order allows. The leader costs nothing, so it goes first.
    """
    if lacking <= 0:
        return 0, False
    leader = fields["leader"] == "commit" and state.leaders[seat * 5 + colour] < 0
    tiles, most = lacking - leader, fields["tiles"]
    assert isinstance(most, int)
    return (tiles, leader) if tiles <= min(most, state.hands[seat * 5 + colour]) else None


def _war_of_another(state: "HuangState", seat: int) -> War | None:
    """The war that the seat is asked about, unless it began it."""
    war = state.stack[-1]
    assert isinstance(war, War)
    return war if war.unifier != seat else None


def _own_sides(state: "HuangState", seat: int, war: War) -> list[int]:
    """The sides where a leader of the seat is at stake."""
    return [
        side
        for side in range(len(war.sides))
        if any(owner == seat for owner, _ in war.conflicting(state, side))
    ]
