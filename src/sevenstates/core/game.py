"""The rules of one game: immutable, shared by all its states."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar

from .action import Action
from .errors import BadOption, BadOrder, BadRecord, BadText, refused_by
from .event import Log
from .luck import Luck
from .options import Options
from .order import Order, OrderKind
from .seat import Seat, shown
from .state import State

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Options)


_DAMAGE = (
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    ArithmeticError,
    RecursionError,
    NotImplementedError,
)
"""Exceptions that Python raises on malformed data."""


class Game(ABC, Generic[S, P]):
    """The rules of one game: immutable, shared by all its states."""

    key: str
    """The game's name in commands, records and addresses."""
    rules_version: int
    """Changes only when behaviour does; stored in every record."""
    seats: range
    """The numbers of seats that it can be played with."""
    options_type: type[P]
    """The class of its options, with their defaults."""
    actions: tuple[Action, ...]
    """Every action there can be, built once: actions[i].index == i."""
    revealing_events: frozenset[str] = frozenset()
    """Kinds of event that show what was hidden; undo never goes back past one."""
    max_random_decisions: int
    """An upper bound on the decisions of a game of random moves."""
    order_kinds: tuple[OrderKind[S], ...] = ()
    """The standing orders that a seat can give."""

    def __repr__(self) -> str:
        return f"sevenstates.games.get({self.key!r})"

    def new_state(self, seats: int, options: P | None = None, *, luck: Luck, log: Log = None) -> S:
        """Set up a table; BadOption if it cannot be played, BadText if a file in it is bad.

        What everybody sees of the set-up, such as dice, is appended to `log`.
        """
        options = self.check_table(seats, options)
        return self._new_state(seats, options, luck, log)

    def check_table(self, seats: int, options: P | None = None) -> P:
        """Return the options, the defaults for None; raises as `new_state` does."""
        if type(seats) is not int or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadOption("seat-count", seats=shown(seats), least=least, most=most)
        if options is None:
            options = self.options_type()
        if not isinstance(options, self.options_type):
            raise BadOption("option-foreign", game=self.key)
        with refused_by(self.key):
            options.check(seats)
        return options

    @abstractmethod
    def _new_state(self, seats: int, options: P, luck: Luck, log: Log) -> S:
        """Set up a table that has been checked."""

    def load_state(self, data: Mapping[str, object]) -> S:
        """Rebuild a state from the result of `State.to_json`; BadRecord if it is damaged."""
        try:
            with refused_by(self.key):
                state = self._load_state(data)
                state.check()
            asked = [decision.seat for decision in state.pending()]
            if not all(type(seat) is int and 0 <= seat < state.seats for seat in asked):
                raise ValueError(asked)
            if bool(asked) == (state.outcome() is not None):
                raise ValueError("neither over nor to be played on")
            if not all(state.legal_actions(seat) for seat in asked):
                raise BadRecord("state-dead-end", game=self.key)
        except _DAMAGE:
            raise BadRecord("state-unreadable", game=self.key) from None
        return state

    @abstractmethod
    def _load_state(self, data: Mapping[str, object]) -> S:
        """Rebuild a state; may raise any error of the built-in kind on damaged data."""

    def parse_position(self, text: str) -> S:
        """Read a position that a person wrote; BadText gives line and column of a mistake."""
        with refused_by(self.key):
            return self._parse_position(text)

    @abstractmethod
    def _parse_position(self, text: str) -> S:
        """Read a position; raises as `parse_position` does."""

    def parse_action(self, text: str) -> Action:
        """Read an action from its notation, in any case and spacing; BadText if there is none."""
        action = self._by_text.get(self._folded(text))
        if action is None:
            raise BadText("no-such-move", text=text.strip()[:80])
        return action

    def read_order(self, data: object) -> Order:
        """Read a standing order from JSON; BadOrder if the game has none like it."""
        saved = data if isinstance(data, Mapping) else {}
        kind = saved.get("kind")
        if not isinstance(kind, str) or kind not in self._orders:
            raise BadOrder("no-such-order", game=self.key, known=list(self._orders))
        return self._orders[kind].read(saved.get("fields"))

    def follow_order(self, state: S, seat: Seat, order: Order) -> Action | None:
        """The answer of an order to the question that the seat is asked; None if it has none.

        It depends only on what the seat can know.
        """
        kind = self._orders[order.kind]
        asked = [decision.prompt for decision in state.pending() if decision.seat == seat]
        return kind.answer(state, seat, order.fields) if kind.prompt in asked else None

    @cached_property
    def _orders(self) -> dict[str, OrderKind[S]]:
        return {kind.name: kind for kind in self.order_kinds}

    @cached_property
    def _by_text(self) -> dict[str, Action]:
        return {self._folded(str(action)): action for action in self.actions}

    @staticmethod
    def _folded(text: str) -> str:
        return " ".join(text.casefold().split())


AnyGame = Game[Any, Any]
"""Any game, as generic code handles it."""
