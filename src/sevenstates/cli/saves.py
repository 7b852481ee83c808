"""Saved games: records as JSON files, with a note of who sits where."""

import json
import os
import time
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import games
from ..core import BadRecord, Game, Match, Record
from ..server.config import data_folder
from .errors import ClientError

LARGEST_FILE = 20_000_000
"""No game's record comes near this many bytes."""


@dataclass(frozen=True, slots=True)
class Save:
    """A record from a file."""

    game: Game[Any, Any]
    record: Record
    bots: frozenset[int] | None
    """The seats that bots played; None if the file does not tell."""

    def seated_bots(self) -> frozenset[int]:
        """The seats for bots when the game goes on: at least one is left to a person."""
        seats = frozenset(range(self.record.seats))
        if self.bots is None or self.bots >= seats:
            return seats - {0}
        return self.bots & seats


def new_path(game_key: str) -> Path:
    """A name that no other game uses: the game, the moment and the process."""
    moment = time.strftime("%Y%m%d-%H%M%S")
    return data_folder() / "games" / f"{game_key}-{moment}-{os.getpid()}.json"


def write_match(path: Path, match: Match, bots: Collection[int]) -> None:
    """Save a match; the key of its draws goes along, so that it can be played on and verified."""
    write_record(path, match.record(with_key=True), bots)


def write_record(path: Path, record: Record, bots: Collection[int]) -> None:
    """Write the file anew or leave the old one: never a half of either."""
    text = json.dumps({**record.to_json(), "bots": sorted(bots)})
    beside = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(f"{text}\n", encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise ClientError("cannot-write", file=str(path), why=_reason(error)) from None


def read(path: Path) -> Save:
    """Read a saved game; ClientError or BadRecord says what is wrong with the file."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadRecord("record-unreadable")
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ClientError("cannot-read", file=str(path), why=_reason(error)) from None
    except (ValueError, RecursionError):
        raise BadRecord("record-unreadable") from None
    record = Record.from_json(data)
    bots = data.get("bots")
    fits = isinstance(bots, list) and all(type(seat) is int for seat in bots)
    return Save(games.get(record.game), record, frozenset(bots) if fits else None)


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")
