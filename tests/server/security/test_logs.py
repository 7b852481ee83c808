"""Logs are JSON lines without secrets."""

import io
import json
import logging
from typing import Any

import pytest

from sevenstates.server.http.access_log import request_id
from sevenstates.server.logs import HIDDEN, set_up_logs
from sevenstates.server.security.tokens import new_token


@pytest.fixture
def lines(logs_put_back: None) -> io.StringIO:
    stream = io.StringIO()
    set_up_logs("info", stream)
    return stream


def parsed(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_json_with_time_level_and_fields(lines: io.StringIO) -> None:
    logging.getLogger("a").info("moved %s", "on", extra={"route": "/api/me", "ms": 3})

    (line,) = parsed(lines)
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "info", "logger": "a", "message": "moved on", "route": "/api/me", "ms": 3,
        "request": "",
    }  # fmt: skip


def test_lines_of_a_request_carry_its_name(lines: io.StringIO) -> None:
    token = request_id.set("abc")
    logging.getLogger("a").info("one")
    request_id.reset(token)
    logging.getLogger("a").info("two")

    assert [line["request"] for line in parsed(lines)] == ["abc", ""]


def test_keys_are_hidden_wherever_they_stand(lines: io.StringIO) -> None:
    key = new_token()
    try:
        raise ValueError(f"bad cookie {key}")
    except ValueError:
        logging.getLogger("a").exception("failed with %s", key, extra={"more": {"deep": [key]}})

    text = lines.getvalue()
    assert key not in text
    assert text.count(HIDDEN) == 3


@pytest.mark.parametrize("name", ["password", "Authorization", "cookie", "token", "key"])
def test_fields_with_telling_names_are_hidden(lines: io.StringIO, name: str) -> None:
    logging.getLogger("a").warning("x", extra={"request_fields": {name: "open sesame"}})

    assert "open sesame" not in lines.getvalue()


def test_the_password_of_a_database_is_hidden(lines: io.StringIO) -> None:
    logging.getLogger("a").error("cannot reach postgresql+psycopg://seven:secret@db:5432/states")

    assert "postgresql+psycopg://seven:[hidden]@db:5432/states" in lines.getvalue()


def test_errors_come_with_their_trace_in_one_line(lines: io.StringIO) -> None:
    try:
        raise ValueError("broken")
    except ValueError:
        logging.getLogger("a").exception("failed")

    (line,) = parsed(lines)
    assert "ValueError: broken" in line["error"]
