"""HUANG on the compiled core: single states, playouts, and batches of games.

Actions are named by their index in `HUANG.actions`, the same as in the readable engine, and a
`Luck` is asked for the same picks in the same order: either a `Generator`, which needs no
Python on the way, or any other Luck.
"""

from collections.abc import Mapping
from typing import NamedTuple, Self

from ....core import (
    ActionSet,
    Decision,
    IllegalAction,
    Luck,
    Outcome,
    Viewer,
    check_seat,
    check_viewer,
)
from ..rules import HUANG, HuangOptions, HuangState
from ..rules.saving import SavedState
from . import _huang
from .batch import Batch
from .convert import outcome, read, to_numbers, to_readable, write
from .tables import Rules, rules_for

__all__ = ["LAYOUT", "Batch", "Evaluator", "Generator", "Observer", "Playouts", "State"]

LAYOUT = _huang.LAYOUT
"""For each field of a state's bytes its offset, the format of its numbers, its length in bytes."""

Evaluator = _huang.Evaluator
"""What bots know of the game, with weights that they bring."""

Observer = _huang.Observer
"""What seats observe, as arrays, with a layout that environments bring."""


class Generator(_huang.Generator, Luck):
    """The core's own Luck; the same seed, the same picks, for the readable engine too."""

    def __reduce__(self) -> tuple[object, ...]:
        return _resumed, (self.state,)


class Playouts(NamedTuple):
    """How random games from one state ended, a row a game and a column a seat."""

    ranks: memoryview
    """Places, 1 is best; bytes."""
    scores: memoryview
    """The numbers that seats are ranked by first; 16 bits each."""
    moves: int
    """How many moves all games had together."""

    def win_shares(self) -> list[float]:
        """The part of the games that each seat won; who shares the first place shares the win."""
        games, seats = self.ranks.shape  # type: ignore[misc]  # it has two dimensions
        ranks, wins = self.ranks.cast("B"), [0.0] * seats
        for game in range(0, games * seats, seats):
            first = [seat for seat in range(seats) if ranks[game + seat] == 1]
            for seat in first:
                wins[seat] += 1 / len(first)
        return [won / games for won in wins]


class State(_huang.State):
    """A state of HUANG in one block of memory; copying it takes a fraction of a microsecond."""

    __slots__ = ()

    rules: Rules

    @classmethod
    def new(cls, seats: int, options: HuangOptions | None = None, *, luck: Luck) -> Self:
        """Set up a table; the errors are those of `HUANG.new_state`."""
        return cls.dealt(rules_for(seats, HUANG.check_table(seats, options)), luck)

    @classmethod
    def from_readable(cls, state: HuangState) -> Self:
        """The same state as the readable engine has it; it must be sound, as `check` says.

        ValueError if numbers in it are beyond those of any real game.
        """
        return cls(rules_for(state.seats, state.options), write(to_numbers(state)))

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """The state that `to_json` of either engine gave; BadRecord if it is damaged."""
        return cls.from_readable(HUANG.load_state(data))

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.rules.seats, self.rules.options, self.data())

    def to_readable(self) -> HuangState:
        """The same state for the readable engine: for views, positions, reasons."""
        return to_readable(self)

    def to_json(self) -> SavedState:
        return self.to_readable().to_json()

    def pending(self) -> tuple[Decision, ...]:
        """The open question with all that its text needs; `seat` says faster whose it is."""
        return self.to_readable().pending()

    def legal_mask(self) -> int:
        """The legal actions as one bit mask over their indices."""
        return int.from_bytes(self.legal_bits(), "little")

    def legal_actions(self, seat: int) -> ActionSet:
        """What the readable engine's `legal_actions` says; `legal_indices` is faster."""
        check_seat(seat, self.rules.seats)
        return ActionSet(HUANG.actions, [(0, self.legal_mask() if seat == self.seat else 0)])

    def refuse(self, seat: int, index: int) -> None:
        """Raise what the readable engine says of an action that is not legal."""
        if not 0 <= index < len(HUANG.actions):
            raise IllegalAction("foreign-action", game=HUANG.key)
        refusal = self.to_readable().refusal(seat, HUANG.actions[index])
        if refusal is not None:
            raise refusal

    def determinize(self, viewer: Viewer, luck: Luck) -> Self:
        """A possible world, as the viewer knows it; BadViewer if there is no such viewer."""
        check_viewer(viewer, self.rules.seats)
        return self.determinized(-1 if viewer is None else viewer, luck)

    def playouts(self, games: int, seed: int, viewer: Viewer = None) -> Playouts:
        """Play random games to the end from here; the state stays as it is.

        With a viewer each begins in a world dealt again from what that seat knows; BadViewer if
        there is no such viewer. Other threads run meanwhile.
        """
        seats = self.rules.seats
        check_viewer(viewer, seats)
        ranks, scores = bytearray(games * seats), bytearray(games * seats * 2)
        moves = self.fill_playouts(ranks, scores, seed, -1 if viewer is None else viewer)
        return Playouts(
            memoryview(ranks).cast("B", (games, seats)),
            memoryview(scores).cast("h", (games, seats)),
            moves,
        )

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return outcome(self.rules.seats, read(self.data())) if self.seat is None else None


def _resumed(state: int) -> Generator:
    """A generator that goes on where another was."""
    generator = Generator(0)
    generator.state = state
    return generator


def _restored(cls: type[State], seats: int, options: HuangOptions, data: bytes) -> State:
    """A state that was pickled, for another process of the same build."""
    return cls(rules_for(seats, options), data)
