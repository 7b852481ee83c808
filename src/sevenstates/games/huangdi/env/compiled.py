"""Environments of Huang Di on the compiled core, which writes the observations too."""

from array import array

from ....rl.observations import CompiledEnv, Layout
from ..native.huangdi import NATIVE
from ..native.tables import Rules
from ..rules.components import PLAQUES
from ..rules.options import VARIANTS
from .observation import layout

MAX_COUNTS = 576
"""Room for the numbers of a table of six."""
_PARTS = {
    "question": "question",
    "asked": "asked",
    "asked_for": "asked for",
    "block": "block of the build",
    "role": "question's role",
    "card": "question's card",
    "bid_made": "own bid is made",
    "bid": "own bid",
    "round": "round",
    "stock": "stock of jade",
    "prison_jade": "jade in prison",
    "prison_convicts": "convicts in prison",
    "holder": "petition's holder",
    "emperor_block": "emperor block to place",
    "deck": "favours in the deck",
    "packets": "packets in the deck",
    "own_favours": "own favours",
    "put_back": "own favours put back",
    "choice": "favours to choose from",
    "kept": "favours kept",
    "score": "own score",
    "jade": "own jade",
    "peasants": "own peasants",
    "convicts": "own convicts",
    "blocks": "own blocks",
    "block_stock": "own blocks in stock",
    "chips": "own chips",
    "hand_size": "own hand size",
    "camp": "own camp",
    "roles": "own roles in hand",
    "played": "own favours played",
    "location_plane": "location",
    "block_plane": "block",
    "plaque_plane": "plaque",
}
"""The names of the layout's parts in observe.h; of a part of each seat, the first."""


def _tables(rules: Rules, wanted: Layout) -> dict[str, "array[int] | array[float]"]:
    """The layout's tables for the core, by the names of observe.h."""
    starts = {name: wanted.starts[part] for name, part in _PARTS.items()}
    starts |= {"counts": len(wanted.count_names), "planes": len(wanted.plane_names)}
    fixed = [0.0] * len(wanted.count_names)
    fixed[wanted.starts["variant"] + [*VARIANTS].index(rules.options.variant)] = 1.0
    return {
        **{name: array("i", [start]) for name, start in starts.items()},
        "fixed": _padded(fixed),
        "most": _padded(wanted.most.tolist()),
        "plaques": array("B", [PLAQUES]),
    }


def _padded(row: list[float]) -> "array[float]":
    return array("f", row + [0.0] * (MAX_COUNTS - len(row)))


COMPILED = CompiledEnv(NATIVE, layout, _tables)
