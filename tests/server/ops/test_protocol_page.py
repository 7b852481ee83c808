"""The examples on the protocol's page are what goes over the wire."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sevenstates import games
from sevenstates.server import wire
from sevenstates.server.app import Parts
from sevenstates.server.config import Config
from sevenstates.server.tables.api import closing
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


PLACE = re.compile(r"/(?:\{\w+\}|[A-Z]+)(?=/|$)")
"""The part of a path that stands for an id, in code or on the page."""
FOR_BROWSERS = {("GET", "/api/notices/stop/*"), ("GET", "/api/openapi.json")}
"""A link in mails, and the document that the page begins with."""


def calls(text: str) -> set[tuple[str, str]]:
    """The HTTP calls that a text names, with a star for each id."""
    found = re.findall(r"\b(GET|POST|PATCH|DELETE) (/[\w./{}-]*)", text)
    return {(method, PLACE.sub("/*", path)) for method, path in found}


def rows(heading: str) -> list[list[str]]:
    """The first table below a heading, without its first two lines."""
    below = PAGE.split(f"## {heading}\n", 1)[1].split("\n## ")[0]
    lines = [line for line in below.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


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
    clients = dict.fromkeys(("ping", "set-orders"), wire.ClientFrame)
    kind = {**clients, "turn": wire.WebhookCall}.get(frame["type"], wire.ServerFrame)
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


def test_every_call_is_on_the_page(tmp_path: Path) -> None:
    endpoints = Parts(Config(port=0, data=tmp_path)).endpoints()
    served = calls("\n".join(f"{one.method} {one.path}" for one in endpoints))
    api = {call for call in served if call[1].startswith("/api/")}
    on_page = {call for cells in rows("HTTP") for call in calls(cells[0])}

    assert api - FOR_BROWSERS == on_page - {("GET", "/api/tables/*/socket")}


def test_answers_to_calls_are_structs_of_the_wire() -> None:
    named = {name for cells in rows("HTTP") for name in re.findall(r"`([A-Z]\w+)`", cells[-1])}

    assert named
    assert not {name for name in named if name != "Result" and name not in wire.__all__}


def test_every_command_is_on_the_page() -> None:
    on_page = {kind for cells in rows("Commands") for kind in re.findall(r"`([a-z-]+)`", cells[0])}
    tags = {kind.__struct_config__.tag for kind in get_args(wire.Command)}

    assert on_page == tags


def test_every_close_code_is_on_the_page() -> None:
    on_page = set(re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE))
    sent = {str(code) for code in closing.CODES.values()}

    assert on_page == sent | {str(closing.NOT_ALLOWED), str(closing.ACCESS_REVOKED), "1009"}
