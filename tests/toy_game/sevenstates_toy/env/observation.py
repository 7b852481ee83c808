"""Observation of a seat of the toy game."""

from sevenstates.core import Options, View
from sevenstates.rl.adapter import EnvAdapter
from sevenstates.rl.observations import Counts, Layout

from ..rules.game import HAND
from ..rules.steps import COINS, LETTERS

MAX_COINS = 2 * COINS
MAX_POINTS = 100
MAX_ROUNDS = 3


def layout(seats: int, options: Options) -> Layout:
    """The hand, and what lies open."""
    places = tuple(f"seat {seat}" for seat in range(seats))
    return Layout(
        (
            Counts("own hand", tuple(LETTERS), HAND, lambda view: view.get("hand", ())),
            Counts("coins", places, MAX_COINS, lambda view: view["coins"]),
            Counts("points", places, MAX_POINTS, lambda view: view["points"]),
            Counts("rounds", ("left",), MAX_ROUNDS, lambda view: (view["rounds"],)),
        )
    )


def potential(view: View) -> float:
    """Points of the viewer, as a part of the most there can be."""
    return float(view["points"][view["viewer"]]) / MAX_POINTS


ADAPTER = EnvAdapter(layout, potential)
