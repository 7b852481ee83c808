"""Games that were played: records, with the bots that sat at the table."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from ..core import BadRecord, Record


class PlayedGame(NamedTuple):
    """A record, and the names of the bots by seat; None where a person sat, or nobody knows."""

    record: Record
    bots: tuple[str | None, ...]

    def to_json(self) -> dict[str, object]:
        """The saved game, ready for JSON."""
        return {**self.record.to_json(), "bots": list(self.bots)}

    @classmethod
    def from_json(cls, data: object) -> "PlayedGame":
        """BadRecord if it is damaged."""
        record = Record.from_json(data)
        names = data.get("bots") if isinstance(data, Mapping) else None
        bots = [name if isinstance(name, str) else None for name in names or ()]
        bots += [None] * record.seats
        return cls(record, tuple(bots[: record.seats]))


def read_games(path: Path) -> Iterator[PlayedGame]:
    """The games of a file (.json is one, .jsonl one a line), or of all such files of a folder.

    BadRecord if a file holds something else, OSError if it cannot be read.
    """
    if path.is_dir():
        files = sorted(file for file in path.iterdir() if file.suffix in (".json", ".jsonl"))
    else:
        files = [path]
    for file in files:
        with file.open(encoding="utf-8") as text:
            if file.suffix != ".jsonl":
                yield _read(text.read(), file)
                continue
            for number, part in enumerate(text, 1):
                yield _read(part, file, number)


def _read(text: str, file: Path, line: int = 0) -> PlayedGame:
    """BadRecord names the file, and where in it, if it holds something else."""
    try:
        return PlayedGame.from_json(_parsed(text))
    except BadRecord as error:
        raise BadRecord("record-file", file=str(file), line=line) from error


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("record-unreadable") from None
