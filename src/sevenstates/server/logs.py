"""Structured logs: one JSON object a line, without secrets."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

from .access import request_id
from .security.keys import KEY

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
_SECRET_NAMES = {"password", "token", "cookie", "authorization", "key", "secret", "entropy"}
_URL_PASSWORD = re.compile(r"(\w+://[^\s:/@]+:)[^\s@]+@")
HIDDEN = "[hidden]"


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON; what is given as `extra` stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": request_id.get(),
            **{name: value for name, value in vars(record).items() if name not in _PLAIN},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(_clean(line), ensure_ascii=False, default=str)


def _clean(value: Any) -> Any:
    """The same without secrets: neither under a telling name nor in the form of a key."""
    if isinstance(value, dict):
        return {
            name: HIDDEN if str(name).lower() in _SECRET_NAMES else _clean(part)
            for name, part in value.items()
        }
    if isinstance(value, list | tuple):
        return [_clean(part) for part in value]
    if isinstance(value, str):
        return _URL_PASSWORD.sub(rf"\1{HIDDEN}@", KEY.sub(HIDDEN, value))
    return value


def set_up_logs(level: str, stream: TextIO | None = None) -> None:
    """Let everything that logs in this process write JSON lines."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # uvicorn tells the path and query of every socket at this level; ours tell the route.
    logging.getLogger("uvicorn.error").setLevel(max(root.level, logging.WARNING))
    logging.getLogger("alembic").setLevel(max(root.level, logging.WARNING))
