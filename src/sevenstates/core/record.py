"""Records: a whole game as JSON, replayed without any generator."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NotRequired, TypedDict

from .action import Action
from .errors import BadOption, BadOrder, BadRecord, BadText, IllegalAction
from .event import Event
from .game import AnyGame
from .json_file import read_json, write_json
from .luck import Luck, RecordingLuck, ReplayLuck, SealedLuck
from .order import SavedOrder
from .outcome import Outcome, OutcomeView
from .seat import Seat
from .state import State

FORMAT = 1
"""The form of the file; changes when an older reader could not read it."""


@dataclass(frozen=True, slots=True)
class Move:
    """One decision of a record."""

    seat: Seat
    action: str
    """The action in the game's notation."""
    luck: tuple[int, ...]
    """The answers of chance while the action was carried out."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment of a replay."""

    state: State
    events: tuple[Event, ...]
    """The move that led here from the moment before."""
    move: Move | None
    """The decision that led here; None for the set-up."""


class SavedRecord(TypedDict):
    """A record, ready for JSON."""

    format: int
    game: str
    rules_version: int
    seats: int
    options: dict[str, object]
    commitment: str | None
    key: str | None
    setup: list[int]
    moves: list[list[Any]]
    """Seat, action and draws of each."""
    outcome: OutcomeView | None
    entropy: NotRequired[list[str]]
    skips: NotRequired[list[list[int]]]
    orders: NotRequired[list[list[Any]]]
    """Number of a move, and the standing order that it follows."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game from set-up to its last decision."""

    game: str
    """The key of the game."""
    rules_version: int
    seats: int
    options: Mapping[str, object]
    setup: tuple[int, ...]
    """The answers of chance at set-up."""
    moves: tuple[Move, ...]
    """Every decision, in order."""
    commitment: str | None = None
    """The hash of the key, as published before the game."""
    key: str | None = None
    """The key of the draws in hexadecimal, published when the game is over."""
    outcome: Outcome | None = None
    entropy: tuple[str, ...] = ()
    """The seats' contributions to the key, in hexadecimal, in the order of the seats."""
    skips: tuple[tuple[int, int], ...] = ()
    """Pairs of a number of moves and the number of the key with which the draws went on after it:
    a draw that is taken back by consent is not repeated."""
    orders: Mapping[int, SavedOrder] = field(default_factory=dict)
    """The standing orders that answered, by the number of the move, counted from 1."""

    def picks(self) -> list[int]:
        """All results of chance, in order."""
        return [*self.setup, *(pick for move in self.moves for pick in move.luck)]

    def to_json(self) -> SavedRecord:
        data: SavedRecord = {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "commitment": self.commitment,
            "key": self.key,
            "setup": list(self.setup),
            "moves": [[move.seat, move.action, list(move.luck)] for move in self.moves],
            "outcome": self.outcome.to_json() if self.outcome else None,
        }
        if self.entropy:
            data["entropy"] = list(self.entropy)
        if self.skips:
            data["skips"] = [list(skip) for skip in self.skips]
        if self.orders:
            data["orders"] = [[number, order] for number, order in self.orders.items()]
        return data

    @classmethod
    def from_json(cls, data: object) -> "Record":
        """Read a record; BadRecord if it is damaged or in a newer format."""
        if not isinstance(data, Mapping) or "format" not in data:
            raise BadRecord("record-unreadable")
        if data["format"] != FORMAT:
            raise BadRecord("record-format", found=str(data["format"])[:20], known=FORMAT)
        try:
            outcome = data["outcome"]
            return cls(
                _text(data["game"]),
                _number(data["rules_version"]),
                _number(data["seats"]),
                dict(data["options"]),
                tuple(_number(pick) for pick in data["setup"]),
                tuple(
                    Move(_number(seat), _text(action), tuple(_number(pick) for pick in luck))
                    for seat, action, luck in data["moves"]
                ),
                None if data["commitment"] is None else _text(data["commitment"]),
                None if data["key"] is None else _text(data["key"]),
                None if outcome is None else Outcome.from_json(outcome),
                tuple(_text(number) for number in data.get("entropy", ())),
                tuple((_number(moves), _number(n)) for moves, n in data.get("skips", ())),
                {_number(number): order for number, order in data.get("orders", ())},
            )
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadRecord("record-unreadable") from None

    def save(self, path: Path | str, **more: object) -> None:
        """Write the record to a file, all or nothing; `load` ignores the extra fields in `more`."""
        write_json(Path(path), {**self.to_json(), **more})

    @classmethod
    def load(cls, path: Path | str) -> "Record":
        """Read a record from a file; BadRecord if it is not one, OSError if it cannot be read."""
        try:
            return cls.from_json(read_json(Path(path)))
        except ValueError:
            raise BadRecord("record-unreadable") from None

    def replay(self, game: AnyGame) -> Iterator[Moment]:
        """Every moment of the game; BadRecord where a move cannot have happened."""
        if game.key != self.game:
            raise BadRecord("record-game", found=self.game, wanted=game.key)
        if game.rules_version != self.rules_version:
            raise BadRecord("record-rules", found=self.rules_version, known=game.rules_version)
        luck = ReplayLuck(self.setup)
        opening: list[Event] = []
        try:
            options = game.options_type.from_json(self.options)
            state = game.new_state(self.seats, options, luck=luck, log=opening)
        except (BadOption, BadText) as error:
            raise BadRecord("record-options", error.rule_id, why=error.reason) from error
        luck.finish()
        yield Moment(state.copy(), tuple(opening), None)
        yield from self.resume(game, state, 0)

    def resume(self, game: AnyGame, state: State, after: int) -> Iterator[Moment]:
        """The moments after the first `after` moves, starting from the state that these led to.

        The state is changed by it.
        """
        for number, move in enumerate(self.moves[after:], after + 1):
            luck = ReplayLuck(move.luck)
            events: list[Event] = []
            try:
                action = game.parse_action(move.action)
                self._check_order(game, state, number, move.seat, action)
                state.apply(move.seat, action, luck, events)
            except (IllegalAction, BadText) as error:
                raise BadRecord(
                    "record-move", error.rule_id, number=number, move=move.action, why=error.reason
                ) from error
            luck.finish()
            yield Moment(state.copy(), tuple(events), move)
        if state.outcome() != self.outcome:
            raise BadRecord("record-outcome")

    def _check_order(
        self, game: AnyGame, state: State, number: int, seat: Seat, action: Action
    ) -> None:
        """BadRecord if a standing order is said to have answered, and would answer otherwise."""
        if number not in self.orders:
            return
        try:
            answer = game.follow_order(state, seat, game.read_order(self.orders[number]))
        except BadOrder:
            answer = None
        if answer is not action:
            raise BadRecord("record-order", number=number)

    def sealed_luck(self) -> SealedLuck | None:
        """The Luck of the record's key; None without one, BadRecord if it breaks the commitment."""
        if self.key is None:
            return None
        try:
            luck = SealedLuck(bytes.fromhex(self.key), [bytes.fromhex(n) for n in self.entropy])
        except ValueError:
            raise BadRecord("record-unreadable") from None
        if luck.commitment != self.commitment:
            raise BadRecord("record-key")
        return luck

    def skip(self, luck: Luck, moves: int) -> None:
        """Skip the numbers of the key that went unused after that number of moves."""
        for after, counter in self.skips:
            if after == moves and isinstance(luck, SealedLuck):
                luck.counter = counter

    def verify(self, game: AnyGame, commitment: str | None = None) -> int:
        """Replay the game and repeat every draw from the published key; return the number of draws.

        `commitment` is the promise as it was published before the game: a record alone could
        carry another one. Raises BadRecord if the game cannot have gone so, if the key is not
        the one that was promised, or if a draw is not what the key gives.
        """
        for _ in self.replay(game):
            pass
        sealed = self.sealed_luck()
        if sealed is None:
            raise BadRecord("record-no-key")
        if commitment is not None and commitment.strip().lower() != self.commitment:
            raise BadRecord("record-commitment")
        luck = RecordingLuck(sealed)
        options = game.options_type.from_json(self.options)
        state = game.new_state(self.seats, options, luck=luck)
        if luck.take() != self.setup:
            raise BadRecord("record-draw", number=0)
        for number, move in enumerate(self.moves, 1):
            self.skip(sealed, number - 1)
            state.apply(move.seat, game.parse_action(move.action), luck)
            if luck.take() != move.luck:
                raise BadRecord("record-draw", number=number)
        return len(self.picks())


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value
