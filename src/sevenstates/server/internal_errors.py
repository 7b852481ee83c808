"""What callers learn of a failure of the server or of its database."""

import logging

from .errors import Refused
from .store.failures import is_unavailable

logger = logging.getLogger(__name__)


def refusal_of(error: Exception, **where: object) -> Refused:
    """What a caller learns of a failure, which the log describes; `where` goes into its line."""
    if is_unavailable(error):
        why = str(getattr(error, "orig", None) or error)
        logger.error("the database does not answer", extra={**where, "why": why})
        return Refused(503, "database-unavailable")
    logger.error("the server failed", exc_info=error, extra=where)
    return Refused(500, "server-error")
