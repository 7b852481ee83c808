"""Observations and information states of OpenSpiel."""

import json
from typing import TYPE_CHECKING

import numpy as np

from .observations import Arrays
from .openspiel_memory import changes
from .table import Kind

if TYPE_CHECKING:
    from .openspiel import TableState


class Observer:
    """A seat's knowledge as arrays and as text; if it remembers, also what it knew and did."""

    def __init__(self, kind: Kind, *, remembers: bool) -> None:
        self._positions, self._remembers = kind.positions, remembers
        shapes = {name: space.shape or () for name, space in kind.layout.space().items()}
        if remembers:
            shapes["own actions"] = (kind.game.max_random_decisions,)
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: Arrays = {}
        first = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[first : first + sizes[name]].reshape(shape)
            first += sizes[name]

    def set_from(self, state: "TableState", player: int) -> None:
        """Read the player's knowledge; zeros while the game is being set up."""
        position = state.moment.position
        if position is None or self._remembers:
            self.tensor.fill(0)
        if position is None:
            return
        for name, array in self._positions.observe(position, player).items():
            self.dict[name][:] = array
        if self._remembers:
            row = self.dict["own actions"]
            done = state.moment.actions(player)[: len(row)]
            row[: len(done)] = done
            row[: len(done)] += 1  # 0 is no action

    def string_from(self, state: "TableState", player: int) -> str:
        """The player's memory, then its view."""
        position = state.moment.state
        view = json.dumps(position.view(player) if position else None)
        remembers = self._remembers and position
        return f"{state.moment.memory(player).text}{view}" if remembers else view


class PartObserver:
    """Public knowledge, or a seat's private knowledge, as text alone."""

    def __init__(self, *, is_public: bool) -> None:
        self._is_public = is_public
        self.tensor = None
        self.dict: Arrays = {}

    def set_from(self, state: "TableState", player: int) -> None:
        """There are no arrays to set."""

    def string_from(self, state: "TableState", player: int) -> str:
        """The view of a spectator, or what is different in the player's."""
        position = state.moment.state
        if position is None:
            return json.dumps(None)
        view = position.view(None)
        return json.dumps(view if self._is_public else changes(view, position.view(player)))
