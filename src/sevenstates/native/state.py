"""States on a compiled core: moves, playouts, possible worlds, and the way to the readable engine.

Actions are named by their index in the game's table, the same as in the readable engine, and a
`Luck` is asked for the same picks in the same order: either the core's `Generator`, which needs
no Python on the way, or any other Luck.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from ..core import (
    ActionSet,
    Decision,
    Game,
    IllegalAction,
    Luck,
    Options,
    Outcome,
    State,
    Viewer,
    check_seat,
    check_viewer,
)
from . import threads as threading
from .layout import Numbers, StateLayout

if TYPE_CHECKING:
    from ._core import Rules
    from ._core import State as BareState
else:

    class BareState:
        """Stands for that of each game's library, which is a base of the game's own class."""

        __slots__ = ()


PLAYOUTS_A_THREAD = 16
"""With fewer playouts a thread costs more than it brings."""

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Options)


@dataclass(frozen=True)
class Engine(Generic[S, P]):
    """The Python side of a game's compiled core."""

    game: Game[S, P]
    layout: StateLayout
    rules_for: "Callable[[int, P], Rules]"
    """The tables for a number of seats and options, which are checked already."""
    to_numbers: Callable[[S], Numbers]
    """A readable state as the core's numbers; ValueError if it has no room for them."""
    to_readable: "Callable[[BareState], S]"
    outcome: Callable[[int, Numbers], Outcome]
    """The outcome of a finished game of that number of seats."""


class Playouts(NamedTuple):
    """The ends of random games from one state, a row a game and a column a seat."""

    ranks: memoryview
    """Places, 1 is best; bytes."""
    scores: memoryview
    """The numbers that seats are ranked by first; 16 bits each."""
    moves: int
    """The number of moves of all games together."""

    def win_shares(self) -> list[float]:
        """The part of the games that each seat won; who shares the first place shares the win."""
        games, seats = self.ranks.shape  # type: ignore[misc]  # it has two dimensions
        ranks, wins = self.ranks.cast("B"), [0.0] * seats
        for game in range(0, games * seats, seats):
            first = [seat for seat in range(seats) if ranks[game + seat] == 1]
            for seat in first:
                wins[seat] += 1 / len(first)
        return [won / games for won in wins]


class CoreGenerator(Luck):
    """The core's own Luck; the same seed, the same picks, for the readable engine too.

    The library's class is the first base of a game's, and brings the picks.
    """

    state: int
    """All that decides the next picks."""

    if TYPE_CHECKING:

        def __init__(self, seed: int) -> None: ...

    def __reduce__(self) -> tuple[object, ...]:
        return _resumed, (type(self), self.state)


class CoreState(BareState, Generic[S, P]):
    """A state in one block of memory; copying it takes a fraction of a microsecond."""

    __slots__ = ()

    engine: ClassVar[Engine[Any, Any]]

    def __repr__(self) -> str:
        """The position as text, which `Game.parse_position` reads."""
        return f"<compiled {self.engine.game.key}\n{self.to_readable().to_text()}>"

    @classmethod
    def new(cls, seats: int, options: P | None = None, *, luck: Luck) -> Self:
        """Set up a table; the errors are those of `Game.new_state`."""
        engine = cls.engine
        return cls.dealt(engine.rules_for(seats, engine.game.check_table(seats, options)), luck)

    @classmethod
    def from_readable(cls, state: S) -> Self:
        """The same state as the readable engine has it; it must be sound, as `check` says.

        ValueError if numbers in it are beyond those of any real game.
        """
        engine = cls.engine
        rules = engine.rules_for(state.seats, state.options)
        return cls(rules, engine.layout.write(engine.to_numbers(state)))

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """The state that `to_json` of either engine gave; BadRecord if it is damaged."""
        return cls.from_readable(cls.engine.game.load_state(data))

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.rules.seats, self.rules.options, self.data())

    def to_readable(self) -> S:
        """The same state for the readable engine: for views, positions, reasons."""
        state: S = self.engine.to_readable(self)
        return state

    def to_json(self) -> Mapping[str, object]:
        return self.to_readable().to_json()

    def pending(self) -> tuple[Decision, ...]:
        """The open questions with all that their texts need; `asked` says faster whose they are."""
        return self.to_readable().pending()

    def legal_mask(self) -> int:
        """The legal actions of the seat that is asked first, as one bit mask over their indices."""
        return int.from_bytes(self.legal_bits(), "little")

    def legal_actions(self, seat: int) -> ActionSet:
        """The same actions as the readable engine's `legal_actions`; `legal_indices` is faster."""
        check_seat(seat, self.rules.seats)
        mask = int.from_bytes(self.legal_bits(seat), "little")
        return ActionSet(self.engine.game.actions, [(0, mask)])

    def refuse(self, seat: int, index: int) -> None:
        """Raise what the readable engine says of an action that is not legal."""
        game = self.engine.game
        if not 0 <= index < len(game.actions):
            raise IllegalAction("foreign-action", game=game.key)
        refusal = self.to_readable().refusal(seat, game.actions[index])
        if refusal is not None:
            refusal.game = game.key
            raise refusal

    def determinize(self, viewer: Viewer, luck: Luck) -> Self:
        """A possible world, as the viewer knows it; BadViewer if there is no such viewer."""
        check_viewer(viewer, self.rules.seats)
        return self.determinized(-1 if viewer is None else viewer, luck)

    def playouts(
        self, games: int, seed: int, viewer: Viewer = None, *, threads: int | None = None
    ) -> Playouts:
        """Play random games to the end from here; the state stays as it is.

        With a viewer each begins in a world dealt again from what that seat knows; BadViewer if
        there is no such viewer. Without a number of threads there is one for each core, if there
        are enough games for that; the games are the same with any number.
        """
        seats, moves = self.rules.seats, list[int]()
        check_viewer(viewer, seats)
        ranks = memoryview(bytearray(games * seats))
        scores = memoryview(bytearray(games * seats * 2))

        def play(part: slice) -> None:
            rows = slice(part.start * seats, part.stop * seats)
            both = ranks[rows], scores[2 * rows.start : 2 * rows.stop]
            watching = -1 if viewer is None else viewer
            moves.append(self.fill_playouts(*both, seed, watching, part.start))

        threading.run(play, threading.parts_of(games, threads, PLAYOUTS_A_THREAD))
        shape = games, seats
        return Playouts(ranks.cast("B", shape), scores.cast("h", shape), sum(moves))

    def outcome(self) -> Outcome | None:
        """The outcome of the game; None while it goes on."""
        if self.seat is not None:
            return None
        return self.engine.outcome(self.rules.seats, self.engine.layout.read(self.data()))


AnyCoreState = CoreState[Any, Any]
"""A state of any game."""


def _resumed(cls: type[CoreGenerator], state: int) -> CoreGenerator:
    """A generator that goes on where another was."""
    generator = cls(0)
    generator.state = state
    return generator


def _restored(
    cls: type[CoreState[Any, P]], seats: int, options: P, data: bytes
) -> CoreState[Any, P]:
    """A state that was pickled, for another process of the same build."""
    return cls(cls.engine.rules_for(seats, options), data)
