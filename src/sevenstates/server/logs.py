"""Structured logs: one JSON object a line, without secrets."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import TextIO

from .http.access_log import request_id
from .security.tokens import TOKEN

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
_SECRET_NAMES = {"password", "token", "cookie", "authorization", "key", "secret", "entropy"}
_WORD = re.compile(r"\S+")
HIDDEN = "[hidden]"
MAX_LENGTH = 8000
"""Maximum characters of a text in a line; of a longer one the beginning and the end are kept."""
CUT = " […] "


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON; `extra` fields stand next to the message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
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


def _clean(value: object) -> object:
    """The same without secrets: neither under a telling name nor in the form of a token."""
    if isinstance(value, dict):
        return {
            name: HIDDEN if str(name).lower() in _SECRET_NAMES else _clean(part)
            for name, part in value.items()
        }
    if isinstance(value, list | tuple):
        return [_clean(part) for part in value]
    if isinstance(value, str):
        return _cut(hide_secrets(value))
    return value


def hide_secrets(text: str) -> str:
    """The text without tokens and without the passwords of addresses, in one pass over each."""
    return _WORD.sub(lambda word: _hide_password(word.group()), TOKEN.sub(HIDDEN, text))


def _hide_password(word: str) -> str:
    """A word; of `scheme://user:password@host` without the password."""
    scheme, mark, rest = word.partition("://")
    secret, at, host = rest.rpartition("@")
    user, colon, _ = secret.partition(":")
    return f"{scheme}{mark}{user}{colon}{HIDDEN}{at}{host}" if colon else word


def _cut(text: str) -> str:
    """A text that fits into a line and can be written there."""
    half = MAX_LENGTH // 2
    short = text if len(text) <= MAX_LENGTH else text[:half] + CUT + text[-half:]
    return short.encode(errors="replace").decode()


def set_up_logs(level: str, stream: TextIO | None = None) -> None:
    """Let everything that logs in this process write JSON lines."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # uvicorn logs the path and query of every socket at this level; ours log the route.
    logging.getLogger("uvicorn.error").setLevel(max(root.level, logging.WARNING))
    logging.getLogger("alembic").setLevel(max(root.level, logging.WARNING))
