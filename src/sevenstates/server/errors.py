"""Refusals as they leave the server: one form, any language."""

import logging
from collections.abc import Sequence

from ..core import SevenStatesError, UndoRefused
from ..texts import LANGUAGES, Texts
from .texts import ServerTexts

logger = logging.getLogger(__name__)


class Refused(SevenStatesError):
    """The server itself refuses; `reason` is a key of its messages, `status` the HTTP status."""

    def __init__(self, status: int, reason: str, **fields: object) -> None:
        super().__init__(reason, None, **fields)
        self.status = status


class OpsError(SevenStatesError):
    """A setting or an operator's command that cannot be followed."""


def status_of(error: SevenStatesError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, Refused):
        return error.status
    return 409 if isinstance(error, UndoRefused) else 422


def error_text(error: SevenStatesError, language: str, game_key: str = "") -> str:
    """The refusal as a sentence. Never raises: a refusal must not fail on its way out."""
    try:
        return _sentence(error, language, game_key)
    except Exception:
        logger.exception("a refusal has no words", extra={"reason": error.reason})
        texts = ServerTexts(language if language in LANGUAGES else LANGUAGES[0])
        return texts("refused-no-words", reason=error.reason)


def _sentence(error: SevenStatesError, language: str, game_key: str) -> str:
    texts = ServerTexts(language)
    key = f"refused-{error.reason}"
    if isinstance(error, Refused | OpsError) and texts.has(key):
        return texts(key, **error.fields)
    return Texts(language, game_key).refusal(error)


def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak; else English."""
    for wanted in _by_weight(accepted):
        if wanted[:2] in LANGUAGES:
            return wanted[:2]
    return LANGUAGES[0]


def _by_weight(accepted: str) -> Sequence[str]:
    weighted = []
    for part in accepted.lower().split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            weighted.append((-float(weight or 1), name))
        except ValueError:
            continue
    return [name for _, name in sorted(weighted, key=lambda pair: pair[0])]
