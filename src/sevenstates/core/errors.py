"""Errors, as a key and its fields so that any language can word them."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from itertools import islice
from types import MappingProxyType

MAX_FIELD = 1000
"""Maximum characters of a text in the fields of an error."""
MAX_ITEM = 100
"""Maximum characters of a text within a list or mapping there."""
MAX_ITEMS = 30
"""Maximum items of such a list or mapping."""
MAX_DEPTH = 2
"""Maximum depth of such lists and mappings within each other."""
CUT = "…"
WORDING = "sevenstates.wording"
"""Group of the entry point that puts errors into words for `str`; docs/adr/0012."""


class SevenStatesError(Exception):
    """A refusal with a reason a program can read.

    `reason` is a key of the text files, `fields` fill its placeholders, `rule_id`
    names the clause of the rules reference that refuses. Fields quote what a caller sent, which
    can be of any size, so they are cut to a size that fits a sentence or a line of a log. `str`
    gives an English sentence, for people who read a traceback, and the reason after it.
    """

    game: str | None = None
    """The key of the game that refuses, where one does: some reasons have words in its files."""

    def __init__(self, reason: str, rule_id: str | None = None, **fields: object) -> None:
        fields = {name: bounded(value) for name, value in fields.items()}
        super().__init__(reason, rule_id, fields)
        self.reason = reason
        self.rule_id = rule_id
        self.fields: Mapping[str, object] = MappingProxyType(fields)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), self.reason, self.rule_id, dict(self.fields), self.game)

    def __str__(self) -> str:
        describe = _wording()
        sentence = describe(self) if describe else None
        if sentence is None:
            return self.to_line()
        return f"{sentence} [{', '.join(filter(None, (self.reason, self.rule_id)))}]"

    def to_line(self) -> str:
        """The reason, the clause and the fields on one line, not in words."""
        details = "".join(f" {name}={value!r}" for name, value in self.fields.items())
        rule = f" ({self.rule_id})" if self.rule_id else ""
        return f"{self.reason}{rule}{details}"


@cache
def _wording() -> Callable[[SevenStatesError], str | None] | None:
    """The function that puts errors into words; None if it, or a library, is missing."""
    for entry in entry_points(group=WORDING):
        try:
            describe: Callable[[SevenStatesError], str | None] = entry.load()
        except ImportError:
            continue
        return describe
    return None


@contextmanager
def refused_by(game_key: str) -> Iterator[None]:
    """Errors that are raised inside name the game."""
    try:
        yield
    except SevenStatesError as error:
        error.game = error.game or game_key
        raise


def bounded(value: object, longest: int = MAX_FIELD, depth: int = MAX_DEPTH) -> object:
    """The same value, cut where it is longer, larger or deeper than a refusal may quote.

    Half a character, as JSON can write it, becomes a question mark: it could not be sent.
    """
    if isinstance(value, str):
        text = value if len(value) <= longest else value[: longest - 1] + CUT
        return text if text.isascii() else text.encode(errors="replace").decode()
    if isinstance(value, int):
        return value if -(2**63) <= value < 2**63 else CUT
    if not isinstance(value, list | tuple | Mapping):
        return value
    if depth == 0:
        return CUT
    more = [CUT] if len(value) > MAX_ITEMS else []
    if isinstance(value, Mapping):
        pairs = [*islice(value.items(), MAX_ITEMS), *((mark, mark) for mark in more)]
        return {
            bounded(key, MAX_ITEM, 0): bounded(part, MAX_ITEM, depth - 1) for key, part in pairs
        }
    return [bounded(part, MAX_ITEM, depth - 1) for part in (*value[:MAX_ITEMS], *more)]


def _rebuilt(
    kind: type[SevenStatesError],
    reason: str,
    rule_id: str | None,
    fields: dict[str, object],
    game: str | None,
) -> SevenStatesError:
    error = kind(reason, rule_id, **fields)
    error.game = game
    return error


class IllegalAction(SevenStatesError):
    """An action that is not legal now; the state is unchanged."""


class BadViewer(SevenStatesError):
    """Neither a seat of the table nor None, which is a spectator."""


class BadOption(SevenStatesError):
    """Options or a number of seats that cannot be played."""


class BadOrder(SevenStatesError):
    """A standing order that the game does not know, or a choice that it does not have."""


class BadText(SevenStatesError):
    """An unreadable map, position, deck or move; has the line and column where known."""

    def __init__(
        self,
        reason: str,
        rule_id: str | None = None,
        *,
        line: int | None = None,
        column: int | None = None,
        **fields: object,
    ) -> None:
        where = {"line": line, "column": column}
        super().__init__(
            reason, rule_id, **{k: v for k, v in where.items() if v is not None}, **fields
        )
        self.line = line
        self.column = column


class BadRecord(SevenStatesError):
    """A record or a saved state that is damaged, foreign or does not replay."""


class UndoRefused(SevenStatesError):
    """Nothing to undo, or a draw, a reveal or another seat's decision stands in the way."""


class BadVersion(SevenStatesError):
    """A version that the match has not reached."""


class BrokenState(SevenStatesError):
    """`State.check` found a piece lost, doubled or in an impossible place."""
