"""Environments of The Warring States on the compiled core, which writes the observations too."""

from array import array

from ....rl.observations import CompiledEnv, Layout
from ..native.tables import Rules
from ..native.warring import NATIVE
from ..rules.components import KEEP, LATE_DRAW
from .observation import layout

MAX_COUNTS = 6144
"""Room for the numbers of a table of five with the largest deck that fits the core."""
_PARTS = {
    "question": "question",
    "asked": "asked",
    "quotas": "still to take of",
    "round": "round",
    "host": "host",
    "public_event": "public event",
    "stock": "event cards in stock",
    "buried": "cards discarded face down",
    "people": "characters in stock",
    "people_buried": "characters discarded",
    "discards": "discarded",
    "seen_buried": "seen discarded face down",
    "stepwise": "option: stepwise",
    "alive": "is alive",
    "values": "military",
    "strength": "strength",
    "start": "start",
    "fought": "fought",
    "bans": "forbidden: war",
    "any_war": "any war this round",
    "unifier": "unifier",
    "agenda_count": "event deck",
    "agenda": "event deck, known card",
    "abandoned": "abandoned",
    "seen_abandoned": "abandoned, seen",
    "resolved": "resolved",
    "taken": "taken of",
    "hand": "hand",
    "character_points": "points of own characters",
    "character_progress": "progress of own characters",
    "offer_points": "points of own offer",
    "offer_progress": "progress of own offer",
    "laid_slots": "laid so far",
    "laid_marks": "marked so far",
    "marking": "marking",
    "swap": "swap",
    "kept": "kept so far",
    "gives": "gives",
    "ordered": "ordered so far",
    "points": "own points",
    "completed": "own completed",
    "hand_size": "own hand size",
    "laid": "own cards laid",
    "character_count": "own characters",
    "offer_count": "own offer",
    "known": "own card known",
    "laid_cards": "own card seen laid",
    "said": "own said",
}
"""The names of the layout's parts in observe.h; of a part of each seat, the first."""


def _tables(rules: Rules, wanted: Layout) -> dict[str, "array[int] | array[float]"]:
    """The layout's tables for the core, by the names of observe.h."""
    starts = {name: wanted.starts[part] for name, part in _PARTS.items()}
    # Which characters they are has the same name as how many; it stands before their points.
    people = len(rules.options.cards().characters)
    starts["characters"] = starts["character_points"] - KEEP * people
    starts["offer"] = starts["offer_points"] - LATE_DRAW * people
    starts |= {"counts": len(wanted.count_names), "planes": 0}
    most = wanted.most.tolist()
    return {
        **{name: array("i", [start]) for name, start in starts.items()},
        "most": array("f", most + [0.0] * (MAX_COUNTS - len(most))),
    }


COMPILED = CompiledEnv(NATIVE, layout, _tables)
