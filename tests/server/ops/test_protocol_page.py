"""The examples on the protocol's page are what goes over the wire."""

import json
import re
from typing import Any

import msgspec
import pytest

from sevenstates import games
from sevenstates.server import wire
from sevenstates.server.texts import ServerTexts
from sevenstates.texts.resources import load_messages
from tests.paths import DOCS

PAGE = (DOCS / "protocol.md").read_text("utf-8")
BLOCK = re.compile(r"^```json\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(\{\"type\": .*?\})`(?!`)")
LEFT_OUT = "..."
"""The key of an object that is not written in full; other examples are."""
TABLE = {"table", "update"}
"""Fields whose objects may be cut short: the page has a whole one of each elsewhere."""


def objects(text: str) -> list[Any]:
    """The objects of a block, one after another; a line with a call comes before some."""
    found, rest = [], re.sub(r"^[A-Z]+ /\S+\n", "", text).strip()
    while rest:
        one, end = json.JSONDecoder().raw_decode(rest)
        found.append(one)
        rest = rest[end:].strip()
    return found


EXAMPLES = [one for block in BLOCK.findall(PAGE) for one in objects(block)]
EXAMPLES += [json.loads(text.replace("{...}", "null")) for text in INLINE.findall(PAGE)]
FRAMES = [one for one in EXAMPLES if "type" in one]


def whole_table() -> Any:
    return next(one for one in EXAMPLES if "rules_version" in one)


def completed(example: Any) -> Any:
    """The example with what was left out of it."""
    update = next(one for one in FRAMES if one["type"] == "update")
    problem: dict[str, Any] = {"error": "no-such-table", "fields": {}, "rule": None, "text": "-"}
    filled = {"table": whole_table(), "update": {**update, "table": whole_table()}}
    return {
        name: problem
        if name == "problem" and value is None
        else filled[name]
        if name in TABLE and isinstance(value, dict) and LEFT_OUT in value
        else value
        for name, value in example.items()
    }


def test_examples_are_found() -> None:
    assert {"update", "done", "stale", "refused", "chat", "presence", "pong", "closing"} <= {
        frame["type"] for frame in FRAMES
    }


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame["type"])
def test_frames_can_be_read(frame: Any) -> None:
    is_clients = frame["type"] in ("ping", "set-orders")
    kind = wire.ClientFrame if is_clients else wire.ServerFrame
    msgspec.convert(completed(frame), kind)


def test_tables_can_be_read() -> None:
    msgspec.convert(whole_table(), wire.TableInfo)
    plan = next(one for one in EXAMPLES if "seats" in one and "start" in one)
    msgspec.convert(plan, wire.CreateTable)


def is_known(error: str) -> bool:
    """Whether a refusal of that key has words."""
    if ServerTexts("en").has(f"refused-{error}"):
        return True
    found = [one for key in ("", *games.plugins()) for one in load_messages("en", key)]
    return any(f"refused-{error}" in messages.ids for messages in found)


def test_errors_on_the_page_exist() -> None:
    named = set(re.findall(r'"error": "([a-z-]+)"', PAGE))

    assert named
    assert not {error for error in named if not is_known(error)}
    assert not is_known("tile-place-taken")
