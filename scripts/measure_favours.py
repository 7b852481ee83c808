"""Measure how often favour cards are played: `python -m scripts.measure_favours [games]`.

Every seat plays for its favours: it chooses cards blindly, then works at the pattern that takes
the fewest further workers and plays a favour as soon as it can. For each card the share of those
that held it who also played it is counted; cards of one size should not lie far apart.
"""

import random
import sys
from collections import defaultdict

from sevenstates.core import Action, RandomLuck, bits
from sevenstates.games.huangdi.rules import HUANGDI, HuangdiState
from sevenstates.games.huangdi.rules import actions as act
from sevenstates.games.huangdi.rules.components import WORKERS
from sevenstates.games.huangdi.rules.wall import WALLS, WIDTH, level_of, province_of

SEATS = 3
Goal = tuple[int, list[int]]
"""What a pattern still costs in workers, and the locations it still needs, lowest first."""


def goals(state: HuangdiState, seat: int) -> list[Goal]:
    """For each card in hand the place where its pattern can be completed most cheaply."""
    own, found = state.walls[seat] & ~state.plaques, []
    for card in bits(state.hands[seat]):
        favour = state.favours[card]
        spots = [sum(1 << corner + o for o in favour.offsets) for corner in bits(favour.corners)]
        costs = [cost for spot in spots if (cost := goal(state, own, spot))]
        if costs:
            found.append(min(costs))
    return sorted(found)


def goal(state: HuangdiState, own: int, spot: int) -> Goal | None:
    """The workers and locations for the rest of a pattern; None if a block is in the way."""
    if spot & ~WALLS[state.provinces] or spot & state.wall & ~own:
        return None
    needed = spot & ~own
    below = needed >> WIDTH
    while below:
        needed |= below & ~state.wall
        below = (below & ~state.wall) >> WIDTH
    places = list(bits(needed))
    return sum(WORKERS[level_of(place)] for place in places), places


def choose(state: HuangdiState, seat: int, legal: list[Action], rng: random.Random) -> Action:
    """The action of a seat that wants its favours."""
    text = {str(action): action for action in legal}
    favours = [action for action in legal if isinstance(action, act.PlayFavour)]
    if favours:
        return rng.choice(favours)
    wanted = goals(state, seat)
    if not wanted:
        return text.get("draw") or rng.choice(legal)
    cost, places = wanted[0]
    here = [place for place in places if province_of(place) == state.camps[seat]]
    blocks = [action for action in legal if isinstance(action, act.PlaceBlock)]
    if blocks:
        return next((a for a in blocks if a.place in here), blocks[0])
    for move in moves_towards(state, seat, cost, places, here):
        if move in text:
            return text[move]
    return rng.choice(legal)


def moves_towards(
    state: HuangdiState, seat: int, cost: int, places: list[int], here: list[int]
) -> list[str]:
    """The moves that bring a pattern nearer, best first."""
    moves = [f"bid {min(2, state.jade[seat])}", "buyback chip", "peasants 0"]
    if not here and places:
        moves.append(f"move {'ABCD'[province_of(places[0])]}")
    if here and state.workers(seat) >= min(cost, 8):
        moves += ["build 2", "build 1", "repeat builder"]
    if state.blocks[seat] < len(places):
        moves += ["quarry 4", "quarry 3", "quarry 2", "repeat resources"]
    if state.workers(seat) < cost:
        moves += ["convicts", "recruit 5", "recruit 4", "recruit 3", "repeat recruiter"]
    return [*moves, "jade recruiter", "jade resources", "done"]


def play(seed: int, held: dict[int, int], played: dict[int, int]) -> None:
    """One game; who held and who played what is added."""
    rng, luck = random.Random(seed), RandomLuck(seed)
    state = HUANGDI.new_state(SEATS, luck=luck)
    seen: set[tuple[int, int]] = set()
    while pending := state.pending():
        decision = pending[0]
        legal = list(state.legal_actions(decision.seat))
        blind = decision.prompt in ("favours", "keep", "plaque")
        action = rng.choice(legal) if blind else choose(state, decision.seat, legal, rng)
        state.apply(decision.seat, action, luck)
        seen |= {(seat, card) for seat in range(SEATS) for card in bits(state.hands[seat])}
    for _, card in seen:
        held[card] += 1
    for cards in state.played:
        for card in bits(cards):
            played[card] += 1


def main(games: int) -> None:
    held: dict[int, int] = defaultdict(int)
    played: dict[int, int] = defaultdict(int)
    for seed in range(games):
        play(seed, held, played)
    shares: dict[int, list[float]] = defaultdict(list)
    for card in HUANGDI.options_type().favours():
        size = "".join(card.pattern).count("#")
        share = played[card.number] / held[card.number]
        shares[size].append(share)
        print(f"card {card.number:2}: {size} blocks, held {held[card.number]}, played {share:.0%}")
    for size, values in sorted(shares.items()):
        low, high = min(values), max(values)
        print(
            f"{size} blocks: {low:.0%} to {high:.0%}, {high / max(low, 0.001):.2f} times as often"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
