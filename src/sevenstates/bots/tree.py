"""Search trees: one for each seat, of what it knows and never of what is hidden from it.

A node stands for what one seat knows of the moves since the root: its own, and of the others'
what they show. Chance is drawn again each time and has no nodes of its own.
"""

from collections.abc import Sequence
from math import sqrt

from ..core import Action, Event, Luck, Seat, State
from .heuristics import AnyHeuristics
from .rollout import advance

EXPLORATION = 1.0
"""Exploration weight: the weight of a rarely tried action's prior against its mean."""
UNTRIED = 0.5
"""Value of an untried action, where 0 is the worst tried one and 1 the best."""
TINY = 1e-9
NARROW = 6
"""Up to this many actions are all expanded at once."""
RIPE = 4
"""Visits of a node of many actions before any is expanded: listing them costs time."""


class Edge:
    """An action at a node, and what trying it gave to the seat that decides."""

    __slots__ = ("action", "available", "label", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.available = 0
        """The number of times it could have been taken: other worlds have other legal actions."""
        self.label: int | None = None
        """The part that others see; known when it was taken once."""

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision as its seat knows it."""

    __slots__ = ("edges", "known", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: list[Edge] = []
        self.known: set[Action] = set()

    def widen(
        self,
        state: State,
        seat: Seat,
        legal: Sequence[Action],
        heuristics: AnyHeuristics,
        room: int,
    ) -> None:
        """Expand the actions with the highest priors that are not expanded yet."""
        actions = list(legal)
        priors = heuristics.priors(state, seat, actions)
        scale = 1 / sum(priors)
        order = sorted(range(len(actions)), key=lambda place: -priors[place])
        for place in order[:room]:
            action = actions[place]
            if action not in self.known:
                self.known.add(action)
                self.edges.append(Edge(action, priors[place] * scale))

    def open_edges(
        self, state: State, seat: Seat, legal: Sequence[Action], heuristics: AnyHeuristics
    ) -> list[Edge]:
        """The edges that are legal in this world, more of them the more often it was visited."""
        room = room_for(self.visits, len(legal))
        enough = room if len(legal) <= NARROW else room // 2 + 1
        found = [edge for edge in self.edges if edge.action in legal]
        if len(found) < enough:
            self.widen(state, seat, legal, heuristics, room)
            found = [edge for edge in self.edges if edge.action in legal]
        self.visits += 1
        return found


def select(edges: Sequence[Edge]) -> Edge:
    """The edge to try next: what gave most so far, or is promising and was rarely tried."""
    means = [edge.total / edge.visits for edge in edges if edge.visits]
    low, high = (min(means), max(means)) if means else (0.0, 0.0)
    scale = 1 / (high - low) if high - low > TINY else 0.0
    best, most = edges[0], -1.0
    for edge in edges:
        edge.available += 1
        visits = edge.visits
        value = (edge.total / visits - low) * scale if visits else UNTRIED
        score = value + EXPLORATION * edge.prior * sqrt(edge.available) / (1 + visits)
        if score > most:
            best, most = edge, score
    return best


def room_for(visits: int, legal: int) -> int:
    """The number of actions that a node expands: twice as many for four times the visits."""
    if legal <= NARROW:
        return legal
    room = 4
    while visits >= 8 and room < legal:
        visits >>= 2
        room *= 2
    return room


class Forest:
    """The trees of all seats, grown by one decision's simulations."""

    def __init__(self, heuristics: AnyHeuristics, deepest: int) -> None:
        """`deepest` is the maximum depth of a tree, the first move included."""
        self._heuristics = heuristics
        self._deepest = deepest
        self._nodes: dict[int, Node] = {}
        self._shown: dict[str, int] = {}

    def descend(
        self, state: State, seat: Seat, sealed: bool, edge: Edge, luck: Luck
    ) -> list[tuple[Seat, Edge]]:
        """Make the move of an edge and those that the trees choose after it; all edges taken.

        It ends at a node that was hardly visited before, or with the game.
        """
        keys = list(range(state.seats))
        path = []
        while True:
            path.append((seat, edge))
            self._make(state, seat, sealed, edge, luck, keys)
            following = self._next(state, keys, luck) if len(path) < self._deepest else None
            if following is None:
                return path
            seat, sealed, edge = following

    def _make(
        self, state: State, seat: Seat, sealed: bool, edge: Edge, luck: Luck, keys: list[int]
    ) -> None:
        """Carry an edge's action out, and let every seat see of it what it may."""
        label = edge.label
        if label is None:
            log: list[Event] = []
            state.stack[-1].apply(state, seat, edge.action, luck, log)
            label = edge.label = self._label(edge.action, sealed, log)
            state.settle(luck, None)
        else:
            advance(state, seat, edge.action, luck)
        for other in range(len(keys)):
            if other == seat:
                keys[other] = hash((keys[other], seat, edge.action.index))
            elif label:
                keys[other] = hash((keys[other], seat, label))

    def _label(self, action: Action, sealed: bool, log: list[Event]) -> int:
        """The part of an action that others see: all, what its event shows, or nothing (0)."""
        if sealed or not log or log[0].hidden:
            return 0
        if not log[0].secret:
            return action.index + 1
        shown = f"{log[0].kind} {dict(log[0].fields)}"
        return -1 - self._shown.setdefault(shown, len(self._shown))

    def _next(self, state: State, keys: list[int], luck: Luck) -> tuple[Seat, bool, Edge] | None:
        """The next decision with a choice and the edge to take; None at a new node or the end."""
        while state.stack:
            step = state.stack[-1]
            decision = step.pending(state)[0]
            seat = decision.seat
            legal = step.legal_actions(state, seat)
            if len(legal) == 1:
                advance(state, seat, legal[0], luck)
                continue
            node = self._nodes.get(keys[seat])
            if node is None:
                node = self._nodes[keys[seat]] = Node()
            if node.visits < (RIPE if len(legal) > NARROW else 1):
                node.visits += 1
                return None
            edges = node.open_edges(state, seat, legal, self._heuristics)
            return seat, decision.sealed, select(edges)
        return None
