"""Tables of what was measured, in Markdown."""

import statistics
from collections.abc import Sequence
from typing import TypedDict

Figures = dict[str, list[float]]
"""Moves a second of each player, one number for each round."""


class Run(TypedDict):
    """All that a run measured, as its file has it."""

    rounds: int
    seconds: float
    python: str
    engines: Figures
    environments: Figures
    lengths: dict[str, float]
    """Moves of a random game, by the names of the rounds that play inside a compiled core."""
    copies: dict[str, float]
    """Microseconds that a copy of a state takes."""


ENGINE_PEER = "catanatron, 4 seats"
ENVIRONMENT_PEER = "PettingZoo, chess"


def tables(run: Run) -> dict[str, str]:
    """The tables by the names of their places on the page."""
    how = f"{run['rounds']} rounds of {run['seconds']:g} seconds each, Python {run['python']}:"
    return {
        "engines": f"{how}\n\n{_speeds(run['engines'], 'moves/s', ENGINE_PEER)}",
        "environments": f"{how}\n\n{_speeds(run['environments'], 'steps/s', ENVIRONMENT_PEER)}",
        "playouts": _playouts(run),
        "copies": _table(
            ("copy of a state", "microseconds"),
            [(name, f"{time:.2f}") for name, time in run["copies"].items()],
        ),
    }


def _speeds(figures: Figures, unit: str, peer: str) -> str:
    rows = []
    for name, values in figures.items():
        # Machines are noisy: each round is compared with the peer's round next to it.
        ratios = [value / other for value, other in zip(values, figures[peer], strict=True)]
        spread = "" if name == peer else f"{min(ratios):.2f} to {max(ratios):.2f}"
        median = statistics.median
        rows.append((name, f"{median(values):,.0f}", f"{median(ratios):.2f}", spread))
    return _table(("random games", unit, f"to {peer}", "spread"), rows)


def _playouts(run: Run) -> str:
    """Whole games, from the moves a second and the moves of a game."""
    rows = [
        (name, f"{length:.0f}", f"{statistics.median(run['engines'][name]) / length:,.0f}")
        for name, length in run["lengths"].items()
    ]
    return _table(("random games", "moves of one", "games/s"), rows)


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines).replace("|  |", "| |")
