"""Observations of HUANG written by the compiled core.

They are the same, to the last number, as `observation.layout` makes of the viewer's view: a test
holds the two together.
"""

from array import array

import numpy as np
from numpy.typing import NDArray

from ....rl.channels import Arrays, Ints, Layout
from ..native.convert import STEP_NAMES
from ..native.huang import Observer, State
from ..native.tables import Rules
from ..rules.grid import COLUMNS, PLACES, ROWS
from .observation import EDITIONS, MODULES, PROMPTS, layout, terrain

MOST_COUNTS = 256
"""Room for the numbers of a table of five."""
_STEP_PROMPTS = {
    "take_action": "action",
    "offer_building": "building",
    "offer_market": "market",
    "offer_chain": "chain",
    "choose_pagoda": "lift",
    "pay_tile": "pay",
    "revolt_attack": "revolt_attack",
    "revolt_defence": "revolt_defence",
    "war": "war",
    "war_tie": "war_tie",
    "offer_granaries": "granaries",
}
_PARTS = {
    "asked": "asked",
    "left": "actions left",
    "granaries_to_take": "granaries to take",
    "owed": "red tiles to pay",
    "colour": "question's colour",
    "attacker": "attacker",
    "defender": "defender",
    "attack": "revolt attack",
    "defence": "revolt defence",
    "unifier": "unifier",
    "war_tiles": "war tiles given to",
    "war_leaders": "war leaders given to",
    "war_strength": "war strength of",
    "war_tied": "war tied",
    "market": "market",
    "supply": "pagodas in supply",
    "discards": "discards",
    "bag": "bag",
    "removed": "removed unseen",
    "own_hand": "own hand",
    "own_replaced": "own replaced",
    "hand_size": "own hand size",
    "known": "own hand known",
    "replaced": "own replaced face down",
    "known_replaced": "own replaced known",
    "points_shown": "own points shown",
    "points": "own points",
    "granaries_taken": "own granaries",
    "ground": "ground",
    "tile": "tile",
    "leader": "leader",
    "pagoda": "pagoda",
    "palace": "palace",
    "granary": "granary",
    "bandits": "bandits",
    "about": "question about",
    "war_side": "war side",
}
"""What observe.h calls the parts of the layout; of a part of each seat, the first."""


class CompiledObservation:
    """What seats observe of one kind of table."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._layout = layout(rules.seats, rules.options)
        self.observer = Observer(_tables(rules, self._layout))

    def __reduce__(self) -> tuple[object, ...]:
        return CompiledObservation, (self._rules,)

    def read(self, states: memoryview, viewers: Ints) -> Arrays:
        """The arrays of all games, each as its viewer sees it; `states` has a row a game."""
        counts, planes = self._empty(len(viewers))
        seats = viewers.astype(np.int8)
        self.observer.read(self._rules, states, seats.data, counts.data, planes.data)
        return {"counts": counts, "planes": planes}

    def read_one(self, state: State, viewer: int) -> Arrays:
        """The arrays of one state."""
        counts, planes = self._empty()
        self.observer.read_one(state, viewer, counts.data, planes.data)
        return {"counts": counts, "planes": planes}

    def _empty(self, *games: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        wanted = self._layout
        counts = np.empty((*games, len(wanted.count_names)), np.float32)
        return counts, np.empty((*games, len(wanted.plane_names), ROWS, COLUMNS), np.float32)


def _tables(rules: Rules, wanted: Layout) -> dict[str, "array[int] | array[float]"]:
    """What the core has to know of the layout, by the names of observe.h."""
    starts = wanted.starts
    # A step that asks nobody never stands where questions do: any number will do for it.
    question = [
        starts["question"] + PROMPTS.index(_STEP_PROMPTS.get(name, PROMPTS[0]))
        for name in STEP_NAMES
    ]
    numbers = {name: [starts[part]] for name, part in _PARTS.items()} | {
        "counts": [len(wanted.count_names)],
        "planes": [len(wanted.plane_names)],
        "question": question,
    }
    return {
        **{name: array("i", row) for name, row in numbers.items()},
        "fixed": _padded(_fixed(rules, wanted)),
        "most": _padded(wanted.most.tolist()),
        "grounds": _grounds(rules),
        "open_scores": array("B", [rules.options.open_scores]),
    }


def _fixed(rules: Rules, wanted: Layout) -> list[float]:
    """The numbers that the options say."""
    row = [0.0] * len(wanted.count_names)
    for place, name in enumerate(MODULES, wanted.starts["option"]):
        row[place] = float(getattr(rules.options, name))
    row[wanted.starts["edition"] + EDITIONS.index(rules.options.edition)] = 1.0
    return row


def _grounds(rules: Rules) -> "array[float]":
    cells = array("f", [0.0]) * (3 * len(PLACES))
    for label, place in terrain(*rules.board.rows):
        cells[label * len(PLACES) + place] = 1.0
    return cells


def _padded(row: list[float]) -> "array[float]":
    return array("f", row + [0.0] * (MOST_COUNTS - len(row)))
