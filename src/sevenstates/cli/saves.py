"""Saved games: records as JSON files, with a note of who sits where."""

import json
import os
import time
from dataclasses import dataclass
from pathlib import Path

from .. import games
from ..bots import names_for
from ..core import AnyGame, BadRecord, Match, Record
from ..server.config import data_folder
from .errors import ClientError, why
from .players import USUAL, Seating

LARGEST_FILE = 20_000_000
"""No game's record comes near this many bytes."""


@dataclass(frozen=True, slots=True)
class Save:
    """A record from a file."""

    game: AnyGame
    record: Record
    bots: Seating | None
    """The seats that bots played; None if the file does not tell."""

    def seated_bots(self) -> Seating:
        """The bots when the game goes on: at least one seat is left to a person."""
        if self.bots is None or len(self.bots) == self.record.seats:
            return dict.fromkeys(range(1, self.record.seats), USUAL)
        return self.bots


def new_path(game_key: str) -> Path:
    """A name that no other game uses: the game, the moment and the process."""
    moment = time.strftime("%Y%m%d-%H%M%S")
    return data_folder() / "games" / f"{game_key}-{moment}-{os.getpid()}.json"


def write_match(path: Path, match: Match, bots: Seating) -> None:
    """Save a match; the key of its draws goes along, so that it can be played on and verified."""
    write_record(path, match.record(with_key=True), bots)


def write_record(path: Path, record: Record, bots: Seating) -> None:
    """Replace the file or leave the old one: never a half of either."""
    text = json.dumps(
        {**record.to_json(), "bots": [bots.get(seat) for seat in range(record.seats)]}
    )
    beside = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(f"{text}\n", encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise ClientError("cannot-write", file=str(path), why=why(error)) from None


def read(path: Path) -> Save:
    """Read a saved game; ClientError or BadRecord says what is wrong with the file."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadRecord("record-unreadable")
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ClientError("cannot-read", file=str(path), why=why(error)) from None
    except (ValueError, RecursionError):
        raise BadRecord("record-unreadable") from None
    record = Record.from_json(data)
    return Save(games.get(record.game), record, _seating(data.get("bots"), record))


def _seating(data: object, record: Record) -> Seating | None:
    """The bots by seat; a file of version 0.1 only lists their seats."""
    if not isinstance(data, list):
        return None
    if all(type(seat) is int for seat in data):
        return {seat: USUAL for seat in data if 0 <= seat < record.seats}
    known = names_for(record.game)
    return {seat: name for seat, name in enumerate(data[: record.seats]) if name in known}
