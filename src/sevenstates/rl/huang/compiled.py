"""Observations of HUANG from the compiled core, many games at once.

Only what the viewer may know is read from the states, and the result is the same, to the last
number, as `observation.layout` makes of the viewer's view: a test holds the two together.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...fast.convert import STEP_NAMES
from ...fast.huang import LAYOUT
from ...fast.tables import Rules
from ...games.huang.colours import BLUE, COLOUR_NAMES
from ...games.huang.components import GRANARY_POINTS
from ...games.huang.grid import COLUMNS, PLACES, RHOMBI, ROWS, TRIANGLES
from ..channels import Arrays, Layout, View
from .observation import EDITIONS, MODULES, PROMPTS, layout, terrain

Ints = NDArray[Any]
MOST_SEATS = 5
COLOURS = len(COLOUR_NAMES)
SIMPLE = {"take_action": "action", "offer_market": "market", "offer_chain": "chain"}
"""The steps that most questions come from, and their prompts; the others are read from a view."""
_NUMBERS = np.dtype(
    {
        "names": list(LAYOUT),
        "offsets": [offset for offset, _, _ in LAYOUT.values()],
        "formats": [
            (np.dtype(code), (size // np.dtype(code).itemsize,))
            for _, code, size in LAYOUT.values()
        ],
    }
)
_STEP = np.dtype(
    [(name, "u1") for name in ("kind", "seat", "colour", "other")]
    + [("place", "i2"), ("count", "i2")]
)
_TRIANGLES, _RHOMBI = np.array(TRIANGLES), np.array(RHOMBI)


class CompiledObservation:
    """What seats observe of one kind of table."""

    def __init__(self, rules: Rules) -> None:
        seats, options = rules.seats, rules.options
        self._layout: Layout = layout(seats, options)
        self._seats = seats
        self._order = [[(v + k) % seats for k in range(seats)] for v in range(seats)]
        self._chairs = np.array(self._order)
        self._counts = np.zeros(len(self._layout.count_names), np.float32)
        self._planes = np.zeros((len(self._layout.plane_names), len(PLACES)), np.float32)
        starts = self._layout.starts
        chosen = [getattr(options, name) for name in MODULES]
        self._counts[starts["option"] : starts["option"] + len(MODULES)] = chosen
        self._counts[starts["edition"] + EDITIONS.index(options.edition)] = 1
        self._shown = range(seats) if options.open_scores else range(1)
        for chair in self._shown:
            self._counts[starts["own points shown"] + chair] = 1
        for label, place in terrain(*rules.board.rows):
            self._planes[starts["ground"] + label, place] = 1
        rows = [self._sources(viewer) for viewer in range(seats)]
        self._from = np.array([[source for source, _ in row] for row in rows])
        self._to = np.array([target for _, target in rows[0]])
        self._prompts = np.full(len(STEP_NAMES), -1)
        for step, prompt in SIMPLE.items():
            self._prompts[STEP_NAMES.index(step)] = starts["question"] + PROMPTS.index(prompt)

    def _sources(self, viewer: int) -> list[tuple[int, int]]:
        """The bytes that are numbers of an observation as they are: from where, to where."""
        starts, chairs = self._layout.starts, self._chairs[viewer]
        runs = [
            *(("market", 0, "market"), ("supply", 0, "pagodas in supply")),
            *(("discards", 0, "discards"), ("hands", viewer, "own hand")),
            ("buried", viewer, "own replaced"),
        ]
        pairs = [
            (LAYOUT[field][0] + seat * COLOURS + colour, starts[name] + colour)
            for field, seat, name in runs
            for colour in range(COLOURS)
        ]
        for place, seat in enumerate(chairs):
            for field, name in (
                ("known", "own hand known"),
                ("known_buried", "own replaced known"),
            ):
                source, target = LAYOUT[field][0] + seat * COLOURS, starts[name] + place * COLOURS
                pairs += [(source + colour, target + colour) for colour in range(COLOURS)]
        taken = LAYOUT["granaries_taken"][0]
        pairs += [(taken + chairs[k], starts["own granaries"] + k) for k in self._shown]
        return pairs

    def read(self, states: Ints, viewers: Ints, view: Callable[[int], View]) -> Arrays:
        """The arrays of all games, each as its viewer sees it.

        `states` has a row of bytes a game. `view` gives the viewer's view of one of them, for
        the questions that are too rare to be worth more.
        """
        numbers = states.view(_NUMBERS)[:, 0]
        counts = np.repeat(self._counts[None], len(states), axis=0)
        planes = np.repeat(self._planes[None], len(states), axis=0)
        counts[:, self._to] = np.take_along_axis(states, self._from[viewers], axis=1)
        self._read_sums(counts, numbers, viewers)
        self._read_pieces(planes, states, numbers, viewers)
        rare = self._read_questions(counts, planes, numbers, viewers)
        np.minimum(counts, self._layout.most, out=counts)
        planes = planes.reshape(len(states), -1, ROWS, COLUMNS)
        for game in rare:
            arrays = self._layout.read(view(int(game)))
            counts[game], planes[game] = arrays["counts"], arrays["planes"]
        return {"counts": counts, "planes": planes}

    def _read_sums(self, counts: Ints, numbers: Ints, viewers: Ints) -> None:
        starts, seats, games = self._layout.starts, self._seats, np.arange(len(viewers))[:, None]
        chairs = self._chairs[viewers]
        for field, name in (("bag", "bag"), ("removed", "removed unseen")):
            counts[:, starts[name]] = numbers[field].sum(axis=1)
        for field, name in (("hands", "own hand size"), ("buried", "own replaced face down")):
            sums = numbers[field].reshape(-1, MOST_SEATS, COLOURS).sum(axis=2)
            counts[:, starts[name] : starts[name] + seats] = sums[games, chairs]
        points = numbers["points"].reshape(-1, MOST_SEATS, COLOURS).copy()
        points[:, :, BLUE] += GRANARY_POINTS * numbers["granaries_taken"].astype(np.int16)
        shown = points[games, chairs[:, : len(self._shown)]].reshape(len(viewers), -1)
        counts[:, starts["own points"] : starts["own points"] + shown.shape[1]] = shown

    def _read_pieces(self, planes: Ints, states: Ints, numbers: Ints, viewers: Ints) -> None:
        starts, places = self._layout.starts, len(PLACES)
        for field, name, rows in (("tiles", "tile", COLOURS), ("granaries", "granary", 1)):
            offset, _, size = LAYOUT[field]
            masks = states[:, offset : offset + size].reshape(len(states), rows, -1)
            first = starts[name]
            planes[:, first : first + rows] = np.unpackbits(
                masks, axis=2, count=places, bitorder="little"
            )
        leaders = numbers["leaders"].reshape(-1, MOST_SEATS, COLOURS)
        games = np.arange(len(states))[:, None]
        leaders = leaders[games, self._chairs[viewers]].reshape(len(states), -1)
        game, leader = np.nonzero(leaders >= 0)
        planes[game, starts["leader"] + leader, leaders[game, leader]] = 1
        game = np.nonzero(numbers["palace"][:, 0] >= 0)[0]
        shape = _RHOMBI[numbers["palace"][game, 0]]
        planes[game[:, None], starts["palace"], shape] = 1
        for piece, what, name in (("pagoda", "colour", "pagoda"), ("bandit", "number", "bandits")):
            there = numbers[f"{piece}_count"] > np.arange(numbers[f"{piece}_{what}"].shape[1])
            game, which = np.nonzero(there)
            label = numbers[f"{piece}_{what}"][game, which].astype(int) - (piece == "bandit")
            shape = _TRIANGLES[numbers[f"{piece}_triangle"][game, which]]
            planes[game[:, None], (starts[name] + label)[:, None], shape] = 1

    def _read_questions(self, counts: Ints, planes: Ints, numbers: Ints, viewers: Ints) -> Ints:
        """Fill in what is asked; the games whose questions are rare are left, and returned."""
        starts, games = self._layout.starts, np.arange(len(viewers))
        depth = numbers["depth"][:, 0].astype(int)
        stack = np.ascontiguousarray(numbers["stack"]).view(_STEP)
        top = stack[games, depth - 1]
        prompt = np.where(depth > 0, self._prompts[top["kind"]], -1)
        game = np.nonzero(prompt >= 0)[0]
        top = top[game]
        counts[game, prompt[game]] = 1
        ahead = (top["seat"].astype(int) - viewers[game]) % self._seats
        counts[game, starts["asked"] + ahead] = 1
        acts = top["kind"] == STEP_NAMES.index("take_action")
        counts[game[acts], starts["actions left"]] = top["count"][acts]
        lays = top["kind"] == STEP_NAMES.index("offer_chain")
        planes[game[lays], starts["question about"], top["place"][lays]] = 1
        return np.nonzero(prompt < 0)[0]
