"""What can go wrong, told as a key and its fields so that any language can word it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any


class SevenStatesError(Exception):
    """A refusal with a reason a program can read.

    `reason` is a key of the text files, `fields` fill its placeholders, `rule_id`
    names the clause of the rules reference that refuses.
    """

    def __init__(self, reason: str, rule_id: str | None = None, **fields: object) -> None:
        super().__init__(reason, rule_id, fields)
        self.reason = reason
        self.rule_id = rule_id
        self.fields: Mapping[str, object] = MappingProxyType(fields)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.reason, self.rule_id, dict(self.fields))

    def __str__(self) -> str:
        details = "".join(f" {name}={value!r}" for name, value in self.fields.items())
        rule = f" ({self.rule_id})" if self.rule_id else ""
        return f"{self.reason}{rule}{details}"


def _rebuilt(
    kind: type[SevenStatesError], reason: str, rule_id: str | None, fields: dict[str, Any]
) -> SevenStatesError:
    return kind(reason, rule_id, **fields)


class IllegalAction(SevenStatesError):
    """The action may not be taken now; the state was not touched."""


class BadViewer(SevenStatesError):
    """Neither a seat of the table nor None, which is a spectator."""


class BadOption(SevenStatesError):
    """The options, or the number of seats, are not a table that can be played."""


class BadText(SevenStatesError):
    """A map, position, deck or move that cannot be read; says where if there is a where."""

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
    """Nothing to take back, or a draw, a reveal or another seat's decision lies between."""


class BadVersion(SevenStatesError):
    """Somebody knows a version of a match that has not been."""


class BrokenState(SevenStatesError):
    """`State.check` found a piece lost, doubled or in an impossible place."""
