"""Choices in wars and revolts, from what the seat itself knows."""

from ....core import Action
from ..rules import HuangState
from ..rules import actions as act
from ..rules.colours import COLOURS, RED, YELLOW
from ..rules.grid import TRIANGLES, mask_of
from ..rules.steps.revolt import AttackerCommits, DefenderCommits
from ..rules.steps.war import War

MARGIN = 2
"""Tiles laid on top of what is needed when others can still answer with tiles unseen."""
LEADER_LOST = 2.0
"""Value of a leader on the board apart from the pagodas it draws from."""
PAGODA_DRAWN = 3.0
"""Value of a pagoda to the leader that draws from it."""
SOLDIER_LOST = 0.3
"""Value of a red tile to a seat with leaders in its state."""
SKIP = act.ACTIONS[act.SKIP]


def stakes(state: HuangState, war: War, seat: int) -> list[float]:
    """For each side what its victory brings the seat; what others lose counts a little too."""
    masks = [mask_of(side) for side in war.sides]
    holders = [[state.leader_in(mask, colour) for colour in COLOURS] for mask in masks]
    fallen: list[list[tuple[int, int, float]]] = []
    for side, mask in enumerate(masks):
        rows = []
        for colour in COLOURS:
            holder = holders[side][colour]
            rivals = [row[colour] for other, row in enumerate(holders) if other != side]
            if holder is not None and any(rival is not None for rival in rivals):
                rows.append(
                    (holder, colour, LEADER_LOST + PAGODA_DRAWN * _drawn(state, mask, colour))
                )
        fallen.append(rows)
    share = 1 / (state.seats - 1)
    found = []
    for winner in range(len(masks)):
        value = 0.0
        for side, rows in enumerate(fallen):
            if side == winner:
                continue
            if seat in holders[side]:
                value -= SOLDIER_LOST * (masks[side] & state.tiles[RED]).bit_count()
            for holder, colour, stake in rows:
                value += -stake if holder == seat else share * stake
                victor = holders[winner][colour]
                if victor is not None:
                    value += 1 if victor == seat else -share
        found.append(value)
    return found


def _drawn(state: HuangState, mask: int, colour: int) -> int:
    return sum(
        kind == colour and mask >> TRIANGLES[triangle][0] & 1 for kind, triangle in state.pagodas
    )


def support(state: HuangState, war: War, seat: int) -> Action:
    """Back the side whose victory is worth most: just enough, or nothing if it is lost."""
    totals, gains = war.totals(state), stakes(state, war, seat)
    side = max(range(len(totals)), key=gains.__getitem__)
    rival = max(total for other, total in enumerate(totals) if other != side)
    leader = state.leaders[seat * 5 + RED] < 0
    red = state.hands[seat * 5 + RED]
    missing = rival - totals[side]
    if seat != war.unifier:
        # The unifier decides a tie, and who comes later may still add to the other side.
        missing += 1 if stakes(state, war, war.unifier)[side] <= 0 else 0
        later = _later(state, war, seat, side)
        if missing > red + leader:
            return SKIP
        missing += MARGIN * later
    if missing <= 0:
        return SKIP
    if leader:
        missing -= 1
    if seat == war.unifier and missing > red:
        return SKIP
    return _support(side, leader, min(red, missing))


def _support(side: int, leader: bool, tiles: int) -> Action:
    if not leader and not tiles:
        return SKIP
    return act.ACTIONS[act.SUPPORT[side][leader] + tiles - (not leader)]


def _later(state: HuangState, war: War, seat: int, side: int) -> bool:
    """Whether somebody who is asked after the seat would rather see another side win."""
    asked = seat
    while asked != war.unifier:
        asked = (asked + 1) % state.seats
        gains = stakes(state, war, asked)
        if gains[side] < max(gains):
            return True
    return False


def name_winner(state: HuangState, war: War, seat: int, tied: tuple[int, ...]) -> Action:
    """The tied side whose victory is worth most."""
    gains = stakes(state, war, seat)
    return act.ACTIONS[act.WINNER + max(tied, key=gains.__getitem__)]


def attack(state: HuangState, revolt: AttackerCommits) -> Action:
    """Enough to stand above what the defender is known to have and may well have unseen."""
    seat, rival = revolt.attacker, revolt.defender
    tiles, leader = state.hands[seat * 5 + YELLOW], state.leaders[seat * 5 + YELLOW] < 0
    guard = _yellow(state, rival, revolt.colour) + (state.leaders[rival * 5 + YELLOW] < 0)
    missing = guard + 1 - _yellow(state, seat, revolt.colour) - leader
    if missing + state.known[rival * 5 + YELLOW] > tiles:
        return act.ACTIONS[act.COMMIT[False]]
    unseen = state.hand_size(rival) - sum(state.known[rival * 5 : rival * 5 + 5])
    margin = state.known[rival * 5 + YELLOW] + min(MARGIN, unseen)
    return act.ACTIONS[act.COMMIT[leader] + max(0, min(tiles, missing + margin))]


def defend(state: HuangState, revolt: DefenderCommits) -> Action:
    """Exactly enough, the leader first; nothing if that is not in the hand."""
    seat = revolt.defender
    missing = revolt.missing(state)
    leader = missing > 0 and state.leaders[seat * 5 + YELLOW] < 0
    tiles = max(0, missing - leader)
    if tiles > state.hands[seat * 5 + YELLOW]:
        return act.ACTIONS[act.COMMIT[False]]
    return act.ACTIONS[act.COMMIT[leader] + tiles]


def _yellow(state: HuangState, seat: int, colour: int) -> int:
    place = state.leaders[seat * 5 + colour]
    return (state.board.near[place] & state.tiles[YELLOW]).bit_count()
