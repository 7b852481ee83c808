"""Saved games: records as JSON files, with a note of who sits where."""

import os
import time
from dataclasses import dataclass
from pathlib import Path

from .. import games
from ..bots import names_for
from ..bots.levels import usual_level
from ..core import AnyGame, BadRecord, Match, Record, read_json
from ..server.config import data_folder
from .errors import ClientError, why
from .players import Seating, usual_bots


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
            return usual_bots(self.game.key, self.record.seats)
        return self.bots


def new_path(game_key: str) -> Path:
    """A name that no other game uses: the game, the moment and the process."""
    moment = time.strftime("%Y%m%d-%H%M%S")
    return data_folder() / "games" / f"{game_key}-{moment}-{os.getpid()}.json"


def write_match(path: Path, match: Match, bots: Seating) -> None:
    """Save a match; the key of its draws goes along, so that it can be played on and verified."""
    write_record(path, match.record(with_key=True), bots)


def write_record(path: Path, record: Record, bots: Seating) -> None:
    """Save a record and the bots that played; the folder is made if it is missing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        record.save(path, bots=[bots.get(seat) for seat in range(record.seats)])
    except (OSError, ValueError) as error:
        raise ClientError("cannot-write", file=str(path), why=why(error)) from None


def read(path: Path) -> Save:
    """Read a saved game; ClientError or BadRecord says what is wrong with the file."""
    try:
        data = read_json(path)
    except OSError as error:
        raise ClientError("cannot-read", file=str(path), why=why(error)) from None
    except ValueError:
        raise BadRecord("record-unreadable") from None
    record = Record.from_json(data)
    return Save(games.get(record.game), record, _seating(data.get("bots"), record))


def _seating(data: object, record: Record) -> Seating | None:
    """The bots by seat; a file of version 0.1 only lists their seats.

    A file may come from anybody, so it loads no code: a bot of somebody's own comes back as the
    usual one.
    """
    if not isinstance(data, list):
        return None
    usual = usual_level(record.game)
    if all(type(seat) is int for seat in data):
        return {seat: usual for seat in data if 0 <= seat < record.seats}
    known = names_for(record.game)
    names = {seat: name for seat, name in enumerate(data[: record.seats]) if type(name) is str}
    return {seat: name if name in known else usual for seat, name in names.items()}
