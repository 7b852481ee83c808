"""The winner of a game (H-WIN)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core import Log, Outcome, rank
from . import events
from .colours import BLUE, WHITE
from .components import GRANARY_POINTS

if TYPE_CHECKING:
    from .state import HuangState


def spread_white(points: Sequence[int]) -> tuple[int, ...]:
    """The four colours, lowest first, after white went where it helps most (H-WIN-1).

    The lowest colour rises to the second, both to the third, and so on: nothing else makes
    the lowest, then the second lowest, and so on, as high as it can be.
    """
    colours, white = sorted(points[:WHITE]), points[WHITE]
    rising = 1
    while rising < len(colours) and (colours[rising] - colours[0]) * rising <= white:
        white -= (colours[rising] - colours[0]) * rising
        colours[:rising] = [colours[rising]] * rising
        rising += 1
    each, rest = divmod(white, rising)
    for index in range(rising):
        colours[index] += each + (index >= rising - rest)
    return tuple(colours)


def points_of(state: "HuangState", seat: int) -> list[int]:
    """The five colours of a seat, granaries counted as blue (H-KIN-3)."""
    points = state.points[seat * 5 : seat * 5 + 5]
    points[BLUE] += GRANARY_POINTS * state.granaries_taken[seat]
    return points


def finish(state: "HuangState", reason: str, log: Log) -> None:
    """End the game at once and rank the seats (H-WIN-1 to H-WIN-4)."""
    points = [points_of(state, seat) for seat in range(state.seats)]
    spread = [spread_white(row) for row in points]
    # H-WIN-3: only EN breaks a tie over all four colours, by the fewest white points.
    fewest_white = state.options.edition == "en"
    keys = [
        (row, -all_five[WHITE] if fewest_white else 0)
        for row, all_five in zip(spread, points, strict=True)
    ]
    ranks = rank(keys)
    first = tuple(seat for seat, place in enumerate(ranks) if place == 1)
    scores = tuple(row[0] for row in spread)
    # H-WIN-4: a tie that nothing breaks is nobody's victory.
    state.result = Outcome(ranks, scores, first if len(first) == 1 else (), reason)
    state.stack.clear()
    if log is not None:
        log.append(events.game_over(reason, ranks, points, scores))
