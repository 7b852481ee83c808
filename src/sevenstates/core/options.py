"""The options of a table: frozen dataclasses, validated, JSON both ways."""

import dataclasses
import typing
from collections.abc import Mapping
from typing import Self

from .errors import BadOption


@dataclasses.dataclass(frozen=True)
class Options:
    """The options of a table. A game adds its fields, each with a default.

    A field may carry `metadata={"choices": (...)}`. Allowed types: bool, int, str,
    `str | None`, `tuple[str, ...]`.
    """

    def __post_init__(self) -> None:
        hints = typing.get_type_hints(type(self))
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            if not _fits(value, hints[field.name]):
                raise BadOption("option-type", option=field.name, value=value)
            choices = field.metadata.get("choices")
            if choices is not None and value not in choices:
                raise BadOption(
                    "option-choice", option=field.name, value=value, choices=", ".join(choices)
                )

    def check(self, seats: int) -> None:
        """Raise BadOption, with the rule's id, if these options do not suit that many seats."""

    def to_json(self) -> dict[str, object]:
        """Every field as JSON carries it."""
        values = {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}
        return {k: list(v) if isinstance(v, tuple) else v for k, v in values.items()}

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read options back; unknown names and wrong types are refused."""
        names = {field.name for field in dataclasses.fields(cls)}
        for name in data:
            if name not in names:
                raise BadOption("option-unknown", option=name, known=", ".join(sorted(names)))
        return cls(**{k: tuple(v) if isinstance(v, list) else v for k, v in data.items()})


def _fits(value: object, hint: object) -> bool:
    if hint is bool or hint is str:
        return type(value) is hint
    if hint is int:
        return type(value) is int
    if hint == str | None:
        return value is None or type(value) is str
    if hint == tuple[str, ...]:
        return isinstance(value, tuple) and all(type(item) is str for item in value)
    raise TypeError(f"options cannot have a field of type {hint!r}")
