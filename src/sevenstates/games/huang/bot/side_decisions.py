"""Side decisions: buildings, the market, chains, payments, wars and revolts."""

from collections.abc import Callable, Sequence
from typing import Any

from ....core import Action, AnyStep
from ..rules import HuangState
from ..rules import actions as act
from ..rules.colours import BLUE, COLOURS, RED, YELLOW
from ..rules.grid import RHOMBI, TRIANGLES
from ..rules.steps.building import OfferBuilding
from ..rules.steps.end_of_turn import OfferGranaries
from ..rules.steps.market import OfferMarket
from ..rules.steps.pagoda import ChoosePagoda
from ..rules.steps.red_tiles import PayTile
from ..rules.steps.revolt import AttackerCommits, DefenderCommits
from ..rules.steps.tile import OfferChain
from ..rules.steps.war import NameWinner, War
from .conflicts import SKIP, attack, defend, name_winner, support
from .regions import Regions
from .shapes import completions

CHOSEN = 6.0
"""The lead of the sensible answer's prior over the others."""
MARKET = (1.2, 1.0, 0.8, 0.9, 1.3)
"""Value of a tile of each colour in the hand if nothing else speaks for it."""


def priors(state: HuangState, seat: int, legal: Sequence[Action]) -> list[float]:
    """The sensible answer gets the highest prior, the others the same."""
    chosen = answer(state, seat)
    return [CHOSEN if action is chosen else 1.0 for action in legal]


def answer(state: HuangState, seat: int) -> Action:
    """The sensible answer to a side decision."""
    step = state.stack[-1]
    return _ANSWERS[type(step)](state, seat, step)


def _holder(state: HuangState, place: int, colour: int) -> int | None:
    """The seat whose leader of a colour is in the state of a space."""
    return state.leader_in(state.group_at(place).mask, colour)


def _draws(state: HuangState, seat: int, place: int, colour: int) -> float:
    """The effect of a pagoda on a space: it feeds the seat, nobody, or another."""
    holder = _holder(state, place, colour)
    if holder is None:
        return 0.2
    return 1.0 if holder == seat else -1.0


def _build(state: HuangState, seat: int, step: OfferBuilding) -> Action:
    """A pagoda that feeds the seat more than it is fed now, else a palace, else nothing."""
    gain = _draws(state, seat, step.place, step.colour)
    if not state.supply[step.colour]:
        gain -= min(
            _draws(state, seat, TRIANGLES[triangle][0], step.colour)
            for kind, triangle in state.pagodas
            if kind == step.colour
        )
    triangles, rhombi = step.triangles(state), step.rhombi(state)
    if gain > 0 and triangles:
        return act.ACTIONS[act.PAGODA + triangles.bit_length() - 1]
    if rhombi and _holder(state, step.place, YELLOW) == seat and not _in_palace(state, seat):
        return act.ACTIONS[act.PALACE + rhombi.bit_length() - 1]
    return SKIP


def _in_palace(state: HuangState, seat: int) -> bool:
    """Whether the seat's yellow leader is in the palace's state already."""
    return state.palace >= 0 and _holder(state, RHOMBI[state.palace][0], YELLOW) == seat


def _lift(state: HuangState, seat: int, step: ChoosePagoda) -> Action:
    standing = [triangle for kind, triangle in state.pagodas if kind == step.colour]
    worst = min(standing, key=lambda t: _draws(state, seat, TRIANGLES[t][0], step.colour))
    return act.ACTIONS[act.LIFT + worst]


def _take(state: HuangState, seat: int, step: OfferMarket) -> Action:
    regions = Regions(state, seat)
    points = state.points[seat * 5 : seat * 5 + 5]
    best, chosen = 0.0, SKIP
    for colour in COLOURS:
        if not state.market[colour]:
            continue
        value = MARKET[colour] - 0.1 * (points[colour] - min(points[:4])) * (colour < 4)
        home = regions.homes[colour]
        if regions.scores[colour]:
            value += 1
        if home is not None and completions(home.mask & state.tiles[colour] & ~state.built):
            value += 1
        value -= 0.4 * state.hands[seat * 5 + colour]
        if value > best or chosen is SKIP:
            best, chosen = value, act.ACTIONS[act.TAKE + colour]
    return chosen


def _chain(state: HuangState, seat: int, step: OfferChain) -> Action:
    if not state.hands[seat * 5 + BLUE]:
        return SKIP
    regions = Regions(state, seat)
    spaces = step.spaces(state) & regions.scores[BLUE]
    home = regions.homes[BLUE]
    if home is not None:
        thirds = spaces & completions(home.mask & state.tiles[BLUE] & ~state.built)
        spaces = thirds or spaces
    if not spaces:
        return SKIP
    return act.ACTIONS[act.TILE[BLUE] + (spaces & -spaces).bit_length() - 1]


def _pay(state: HuangState, seat: int, step: PayTile) -> Action:
    """Spare the pagodas that feed the seat, tear down those that feed others."""

    def harm(place: int) -> float:
        if not state.built >> place & 1:
            return 0.0
        return _draws(state, seat, place, RED)

    return act.ACTIONS[act.REMOVE + min(step.pool, key=harm)]


def _keep(state: HuangState, seat: int, step: OfferGranaries) -> Action:
    granaries = step.granaries(state)
    return act.ACTIONS[act.KEEP + granaries.bit_length() - 1]


_ANSWERS: dict[type[AnyStep], Callable[[HuangState, int, Any], Action]] = {
    OfferBuilding: _build,
    ChoosePagoda: _lift,
    OfferMarket: _take,
    OfferChain: _chain,
    PayTile: _pay,
    OfferGranaries: _keep,
    War: lambda state, seat, war: support(state, war, seat),
    NameWinner: lambda state, seat, tie: name_winner(state, tie.war, seat, tie.tied),
    AttackerCommits: lambda state, seat, revolt: attack(state, revolt),
    DefenderCommits: lambda state, seat, revolt: defend(state, revolt),
}
