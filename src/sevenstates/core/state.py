"""The state of a game: a position and a stack of steps."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from .action import Action
from .decision import Decision
from .errors import IllegalAction
from .event import Log
from .luck import Luck
from .options import Options
from .outcome import Outcome
from .seat import Seat, Viewer, check_viewer, no_such_seat
from .step import AnyStep
from .view import View

if TYPE_CHECKING:
    from .game import AnyGame


class State(ABC):
    """A position with its open questions: mutable, cheap to copy, without a random generator."""

    __slots__ = ("result", "seats", "stack")

    game: ClassVar["AnyGame"]
    """The Game whose state this is."""
    over_rule: ClassVar[str]
    """The clause that says when the game is over; it refuses moves after the end."""

    seats: int
    """The number of seats."""
    options: Options
    """The options of the table."""
    stack: list[AnyStep]
    """The steps under way; the last one decides. Empty when the game is over."""
    result: Outcome | None

    def __repr__(self) -> str:
        """The position as text, which `Game.parse_position` reads."""
        return f"<{type(self).__name__}\n{self.to_text()}>"

    def pending(self) -> tuple[Decision, ...]:
        """The open questions: none when the game is over, several if asked at the same time."""
        return self.stack[-1].pending(self) if self.stack else ()

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """Everything the seat may do now, in the order of the action table.

        IllegalAction if there is no such seat.
        """
        if not self.is_asked(seat):
            return ()
        return self.stack[-1].legal_actions(self, seat)

    def random_action(self, seat: Seat, luck: Luck) -> Action:
        """A random legal action of the seat, all equally likely; faster than listing them."""
        if not self.is_asked(seat):
            rule = self.stack[-1].rule if self.stack else self.over_rule
            raise IllegalAction("not-your-decision", rule)
        return self.stack[-1].random_action(self, seat, luck)

    def is_asked(self, seat: Seat) -> bool:
        """Whether a question to the seat is open; IllegalAction if there is no such seat."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise no_such_seat(seat, self.seats)
        return bool(self.stack) and self.stack[-1].is_asked(self, seat)

    def is_legal(self, seat: Seat, action: Action) -> bool:
        """Whether the seat may do this now."""
        return self.refusal(seat, action) is None

    def refusal(self, seat: Seat, action: Action) -> IllegalAction | None:
        """The reason why the seat may not do this now; None if it may."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            return no_such_seat(seat, self.seats)
        actions = self.game.actions
        index = getattr(action, "index", -1) if isinstance(action, Action) else -1
        if not 0 <= index < len(actions) or actions[index] is not action:
            return IllegalAction("foreign-action", game=self.game.key)
        if not self.stack:
            return IllegalAction("game-over", self.over_rule)
        step = self.stack[-1]
        if not step.is_asked(self, seat):
            return IllegalAction("not-your-decision", step.rule)
        return step.refusal(self, seat, action)

    def apply(self, seat: Seat, action: Action, luck: Luck, log: Log = None) -> None:
        """Carry out the action and everything that follows until somebody is asked again.

        Raises IllegalAction, and changes nothing, if the action is not legal.
        """
        refusal = self.refusal(seat, action)
        if refusal is not None:
            refusal.game = self.game.key
            raise refusal
        self.stack[-1].apply(self, seat, action, luck, log)
        self.settle(luck, log)

    def settle(self, luck: Luck, log: Log) -> None:
        """Run the steps that ask no seat, until one asks or the game is over."""
        while self.stack and not self.stack[-1].asks:
            self.stack[-1].run(self, luck, log)

    def outcome(self) -> Outcome | None:
        """The outcome of the game; None while it goes on."""
        return self.result

    @abstractmethod
    def view(self, viewer: Viewer) -> View:
        """The viewer's view of the state, JSON-ready: an allow-list.

        A game declares its view as a TypedDict that extends `BaseView`. BadViewer, raised by
        `check_viewer`, if there is no such viewer.
        """

    def determinize(self, viewer: Viewer, luck: Luck) -> Self:
        """A possible world for the viewer: everything hidden from them is drawn again.

        BadViewer if there is no such viewer.
        """
        check_viewer(viewer, self.seats)
        world = self.copy()
        world._deal_hidden(viewer, luck)
        return world

    @abstractmethod
    def _deal_hidden(self, viewer: Viewer, luck: Luck) -> None:
        """Draw again what a viewer of this table does not know."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy: changing one never affects the other."""

    @abstractmethod
    def to_json(self) -> Mapping[str, object]:
        """The whole state, secrets included; `Game.load_state` reads it back."""

    @abstractmethod
    def to_text(self) -> str:
        """The position as text; `Game.parse_position` reads it back."""

    @abstractmethod
    def check(self) -> None:
        """Count every piece; raise BrokenState if one is lost, doubled or misplaced."""
