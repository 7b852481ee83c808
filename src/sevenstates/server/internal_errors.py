"""Failures of the server or its database, as callers see them."""

import logging

from .errors import Refused
from .store.failures import is_unavailable

logger = logging.getLogger(__name__)


def refusal_of(error: Exception, **where: object) -> Refused:
    """The refusal for a failure, which is logged; `where` goes into the log line."""
    if is_unavailable(error):
        why = str(getattr(error, "orig", None) or error)
        logger.error("the database does not answer", extra={**where, "why": why})
        return Refused(503, "database-unavailable")
    logger.error("the server failed", exc_info=error, extra=where)
    return Refused(500, "server-error")
