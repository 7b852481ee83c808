"""The games that a server offers."""

from typing import Any, Literal

from .base import Wire


class OptionInfo(Wire):
    """An option of a game."""

    name: str
    type: Literal["bool", "int", "str", "text", "list"]
    """`text` may be null, `list` is a list of strings."""
    default: Any
    choices: list[Any] | None = None


class OrderInfo(Wire):
    """A kind of standing orders."""

    kind: str
    choices: dict[str, list[str | int]]
    """The choices for each field, the usual one first."""


class GameInfo(Wire):
    """A game."""

    key: str
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    levels: list[str]
    """The levels of bots, the weakest first."""
    ratings: dict[str, int]
    """The strength of levels on one scale, where it was measured; `normal` has 1000."""
    languages: list[str]
    puzzles: int
    """The number of its puzzles."""
    event_rules: dict[str, str | dict[str, str]]
    """The clause that each kind of event follows, or one for each value of a field of it."""
    orders: list[OrderInfo]
    """The standing orders that a seat can give."""
    programs: bool
    """Whether the External Bot Protocol has words for some of its tables."""


class GameList(Wire):
    """Every game there is."""

    games: list[GameInfo]


class Clause(Wire):
    """A clause of the rules."""

    rule: str
    text: str


class RulesText(Wire):
    """The rules reference of a game in one language."""

    game: str
    language: str
    markdown: str
    clauses: list[Clause]
