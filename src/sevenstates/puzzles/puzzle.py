"""A puzzle and the file that keeps a game's puzzles."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from importlib.resources.abc import Traversable

from .. import games
from ..bots.player import Question, ask
from ..core import Action, AnyGame, Seat, State

FOLDER, FILE = "puzzles", "puzzles.jsonl"


@dataclass(frozen=True, slots=True)
class Proof:
    """The proof of a file's answers: a bot that chose them again and again."""

    bot: str
    """The bot with its simulations, as in `expert:960`."""
    looks: int
    """The number of times it was asked, each time with another seed."""
    gap: float
    """The smallest lead that an answer ever had: a share of the win."""
    rules_version: int
    """The version of the rules that it played."""


@dataclass(frozen=True)
class Puzzle:
    """A position and the one move that is clearly better than all others."""

    id: str
    """Its name in addresses: the number of the game in which it was found, and of the decision."""
    seats: int
    seat: Seat
    """The seat that is asked."""
    answer: str
    """The move, in notation."""
    theme: str
    rating: int
    """Its difficulty on the scale of people's ratings."""
    gap: float
    """The answer's lead over the second best move: the smallest it ever had."""
    values: dict[str, float]
    """The share of the win that the seat may expect after the answer and other moves."""
    finders: tuple[str, ...]
    """The bots that find the answer without looking ahead."""
    position: str
    """A possible world as the seat knows the game, as text."""
    game_key: str = ""

    @property
    def game(self) -> AnyGame:
        return games.get(self.game_key)

    @cached_property
    def action(self) -> Action:
        """The answer."""
        return self.game.parse_action(self.answer)

    def state(self) -> State:
        """The position, for the caller to keep."""
        state: State = self.game.parse_position(self.position)
        return state

    def question(self) -> Question:
        """The question to the seat."""
        state = self.state()
        return ask(state, next(d for d in state.pending() if d.seat == self.seat))

    def to_line(self) -> str:
        """The puzzle as a line of its file."""
        data = asdict(self)
        del data["game_key"]
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def file_of(game_key: str) -> Traversable:
    """The file with a game's puzzles, which need not be there."""
    return games.plugin(game_key).folder.joinpath(FOLDER, FILE)


@cache
def load_puzzles(game_key: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their ids; none if it has none."""
    return {puzzle.id: puzzle for puzzle in read_file(game_key)[1]}


@cache
def proof_of(game_key: str) -> Proof:
    """The proof of the answers to a game's puzzles."""
    proof = read_file(game_key)[0]
    assert proof is not None, f"{game_key} has no puzzles"
    return proof


def read_file(game_key: str) -> tuple[Proof | None, list[Puzzle]]:
    """The proof and the puzzles in a game's file; None and none if there is no file."""
    file = file_of(game_key)
    if not file.is_file():
        return None, []
    first, *rest = file.read_text("utf-8").splitlines()
    return Proof(**json.loads(first)), [_puzzle(line, game_key) for line in rest]


def _puzzle(line: str, game_key: str) -> Puzzle:
    data = json.loads(line)
    data["finders"] = tuple(data["finders"])
    return Puzzle(**data, game_key=game_key)


def format_file(proof: Proof, puzzles: Iterable[Puzzle]) -> str:
    """The text of a file of puzzles."""
    lines = [json.dumps(asdict(proof)), *(puzzle.to_line() for puzzle in puzzles)]
    return "\n".join(lines) + "\n"
