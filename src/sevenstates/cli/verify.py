"""Verifying a record: every move, the end, and every draw."""

from collections.abc import Iterator

from ..texts import Texts
from .saves import Save
from .words import Words


def verify(save: Save, words: Words, commitment: str | None = None) -> Iterator[str]:
    """The checks that passed, line by line; raises at the first that fails."""
    record = save.record
    yield words(
        "verify-record",
        game=Texts(words.language, record.game).title,
        version=record.rules_version,
        seats=record.seats,
    )
    for _ in record.replay(save.game):
        pass
    yield words("verify-moves", moves=len(record.moves))
    yield words("verify-outcome" if record.outcome else "verify-unfinished")
    draws = record.verify(save.game, commitment)
    yield words("verify-key", commitment=str(record.commitment))
    yield words("verify-draws", draws=draws)
