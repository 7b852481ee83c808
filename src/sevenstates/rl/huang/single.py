"""One game of HUANG on the compiled core, for the environments that play one at a time.

For a single game numpy's calls cost more than their work: this reads the bytes with few of them.
"""

from struct import Struct
from typing import Any

import numpy as np

from ...core import Outcome, State
from ...fast.convert import STEP_NAMES
from ...fast.huang import LAYOUT, Generator
from ...fast.huang import State as CompiledState
from ...games.huang import HuangOptions
from ...games.huang.colours import BLUE
from ...games.huang.components import GRANARY_POINTS
from ...games.huang.grid import COLUMNS, PLACES, RHOMBI, ROWS, TRIANGLES
from ..channels import Arrays, View
from ..table import Kind, Mask, Observation, Table
from .compiled import COLOURS, CompiledObservation

_AT = {name: offset for name, (offset, _, _) in LAYOUT.items()}
_CELLS = Struct("=25h")
_SHORT = Struct("=h")
_STEP = Struct("=4B2h")
_TAKE_ACTION, _CHAIN = STEP_NAMES.index("take_action"), STEP_NAMES.index("offer_chain")


class SingleObservation(CompiledObservation):
    """The same observation of one state at a time."""

    def read_one(self, state: CompiledState, viewer: int) -> Arrays:
        """The arrays of one state."""
        data = state.data()
        depth = data[_AT["depth"]]
        top = _STEP.unpack_from(data, _AT["stack"] + (depth - 1) * _STEP.size) if depth else None
        if top is None or self._prompts[top[0]] < 0:
            view: View = state.to_readable().view(viewer)
            return self._layout.read(view)
        counts, starts = self._counts.copy(), self._layout.starts
        counts[self._to] = np.frombuffer(data, np.uint8)[self._from[viewer]]
        self._sum_up(counts, data, viewer)
        kind, seat, _, _, place, left = top
        counts[self._prompts[kind]] = 1
        counts[starts["asked"] + (seat - viewer) % self._seats] = 1
        cells = self._pieces(data, viewer)
        if kind == _TAKE_ACTION:
            counts[starts["actions left"]] = left
        elif kind == _CHAIN:
            cells.append(starts["question about"] * len(PLACES) + place)
        planes = self._planes.copy()
        tiles = np.frombuffer(data, np.uint8, COLOURS * 32, _AT["tiles"]).reshape(COLOURS, 32)
        planes[starts["tile"] : starts["tile"] + COLOURS] = np.unpackbits(
            tiles, axis=1, count=len(PLACES), bitorder="little"
        )
        planes.ravel()[cells] = 1
        np.minimum(counts, self._layout.most, out=counts)
        return {"counts": counts, "planes": planes.reshape(-1, ROWS, COLUMNS)}

    def _sum_up(self, counts: Any, data: bytes, viewer: int) -> None:
        starts, chairs = self._layout.starts, self._order[viewer]
        for field, name in (("bag", "bag"), ("removed", "removed unseen")):
            counts[starts[name]] = sum(data[_AT[field] : _AT[field] + COLOURS])
        for field, name in (("hands", "own hand size"), ("buried", "own replaced face down")):
            for place, seat in enumerate(chairs, starts[name]):
                first = _AT[field] + seat * COLOURS
                counts[place] = sum(data[first : first + COLOURS])
        points, first = _CELLS.unpack_from(data, _AT["points"]), starts["own points"]
        for chair in self._shown:
            seat = chairs[chair]
            row = first + chair * COLOURS
            counts[row : row + COLOURS] = points[seat * COLOURS : seat * COLOURS + COLOURS]
            counts[row + BLUE] += GRANARY_POINTS * data[_AT["granaries_taken"] + seat]

    def _pieces(self, data: bytes, viewer: int) -> list[int]:
        """The cells of all planes together in which something but a tile stands."""
        starts, size = self._layout.starts, len(PLACES)
        leaders, first, cells = _CELLS.unpack_from(data, _AT["leaders"]), starts["leader"], []
        for chair, seat in enumerate(self._order[viewer]):
            for colour, place in enumerate(leaders[seat * COLOURS : seat * COLOURS + COLOURS]):
                if place >= 0:
                    cells.append((first + chair * COLOURS + colour) * size + place)
        for piece, what, name in (("pagoda", "colour", "pagoda"), ("bandit", "number", "bandits")):
            for which in range(data[_AT[f"{piece}_count"]]):
                label = data[_AT[f"{piece}_{what}"] + which] - (piece == "bandit")
                at = _SHORT.unpack_from(data, _AT[f"{piece}_triangle"] + 2 * which)[0]
                cells += [(starts[name] + label) * size + place for place in TRIANGLES[at]]
        palace = _SHORT.unpack_from(data, _AT["palace"])[0]
        if palace >= 0:
            cells += [starts["palace"] * size + place for place in RHOMBI[palace]]
        granaries = int.from_bytes(data[_AT["granaries"] : _AT["granaries"] + 32], "little")
        if granaries:
            cells += [starts["granary"] * size + p for p in PLACES if granaries >> p & 1]
        return cells


class CompiledTable(Table):
    """One game on the compiled core."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind)
        self._options = kind.options
        assert isinstance(self._options, HuangOptions)
        self._size = len(kind.game.actions)
        self.deal(0)
        self._observation = SingleObservation(self._core.rules)

    @property
    def state(self) -> State:  # type: ignore[override]  # made anew each time
        """The state for the readable engine; changing it changes nothing here."""
        return self._core.to_readable()

    def deal(self, seed: int) -> None:
        self._generator = Generator(seed)
        assert isinstance(self._options, HuangOptions)
        self._core = CompiledState.new(self.kind.seats, self._options, luck=self._generator)

    def asked(self) -> list[int]:
        seat = self._core.seat
        return [] if seat is None else [seat]

    def observe(self, seat: int) -> Observation:
        return {
            "observation": self._observation.read_one(self._core, seat),
            "action_mask": self._mask(seat),
        }

    def _mask(self, seat: int) -> Mask:
        if seat != self._core.seat:
            return np.zeros(self._size, np.int8)
        bits = np.frombuffer(self._core.legal_bits(), np.uint8)
        return np.unpackbits(bits, count=self._size, bitorder="little").view(np.int8)

    def play(self, seat: int, index: int) -> None:
        if not self._core.is_legal(seat, index):
            raise ValueError(self.refusal(seat, index))
        self._core.apply(seat, index, self._generator)

    def outcome(self) -> Outcome | None:
        return self._core.outcome()
