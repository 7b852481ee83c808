"""Environments of HUANG on the compiled core, which writes the observations too."""

from array import array

from ....rl.observations import CompiledEnv, Layout
from ..native.convert import STEP_NAMES
from ..native.huang import NATIVE
from ..native.tables import Rules
from ..rules.grid import PLACES
from .observation import EDITIONS, MODULES, PROMPTS, layout, terrain

MAX_COUNTS = 256
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
"""The names of the layout's parts in observe.h; of a part of each seat, the first."""


def _tables(rules: Rules, wanted: Layout) -> dict[str, "array[int] | array[float]"]:
    """The layout's tables for the core, by the names of observe.h."""
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
    return array("f", row + [0.0] * (MAX_COUNTS - len(row)))


COMPILED = CompiledEnv(NATIVE, layout, _tables)
