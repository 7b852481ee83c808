"""Close codes and last frames of a table's WebSocket."""

from ....core import SevenStatesError
from ... import wire
from ...problems import problem
from ..model.reader import AccessRevoked

NOT_ALLOWED, GOING_DOWN, ACCESS_REVOKED, SILENT, TOO_OFTEN = 1008, 1001, 4401, 4408, 4429
FAILED, TRY_LATER = 1011, 1013

CODES = {
    "not-ready": GOING_DOWN,
    "too-often": TOO_OFTEN,
    "too-silent": SILENT,
    "not-text": NOT_ALLOWED,
    "database-unavailable": TRY_LATER,
    "server-error": FAILED,
}
"""The close codes of refusals that end a connection."""


def closing(error: SevenStatesError, language: str) -> tuple[int, wire.Closing]:
    """The close code, and the last frame, which says why."""
    is_revoked = isinstance(error, AccessRevoked)
    code = ACCESS_REVOKED if is_revoked else CODES.get(error.reason, NOT_ALLOWED)
    is_final = code in (NOT_ALLOWED, ACCESS_REVOKED)
    return code, wire.Closing(problem=problem(error, language), again=not is_final)
