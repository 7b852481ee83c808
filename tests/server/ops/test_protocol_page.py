"""The examples on the protocol's page are what goes over the wire."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sevenstates import games
from sevenstates.bots.levels import adviser
from sevenstates.core import IllegalAction
from sevenstates.server import run, wire
from sevenstates.server.app import Parts
from sevenstates.server.config import Config
from sevenstates.server.tables.api import closing, queries, socket
from sevenstates.server.tables.model import text_options
from sevenstates.server.tables.replay import positions, replay
from sevenstates.server.tables.views import chat, lobby, update
from sevenstates.server.texts import ServerTexts
from sevenstates.texts import Texts
from sevenstates.texts.resources import load_messages
from tests.paths import DOCS, SOURCE

PAGE = (DOCS / "protocol.md").read_text("utf-8")
BLOCK = re.compile(r"^```json\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(\{\"(?:type|error)\": .*?\})`(?!`)")
COMPOUND = re.compile(r"`([a-z]+(?:-[a-z]+)+)`")
"""A word with hyphens: a command, an error or a header."""
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
    return [[cell.strip() for cell in re.split(r" \|(?= )", line.strip("|"))] for line in lines[2:]]


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


def problems(example: Any) -> Iterator[Any]:
    """The refusals in an example that are written in full."""
    if isinstance(example, dict):
        if {"error", "text"} <= example.keys():
            yield example
        for part in example.values():
            yield from problems(part)


PROBLEMS = [problem for example in EXAMPLES for problem in problems(example)]


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


def game_of(error: str) -> str | None:
    """The game that has words for a refusal; empty if the server or all games have, else None."""
    if ServerTexts("en").has(f"refused-{error}"):
        return ""
    for key in ("", *games.plugins()):
        if any(f"refused-{error}" in messages.ids for messages in load_messages("en", key)):
            return key
    return None


def is_known(error: str) -> bool:
    """Whether a refusal of that key has words."""
    return game_of(error) is not None


def test_errors_on_the_page_exist() -> None:
    named = set(re.findall(r'"error": "([a-z-]+)"', PAGE))

    assert named
    assert not {error for error in named if not is_known(error)}
    assert not is_known("tile-place-taken")


def test_names_with_hyphens_are_commands_errors_or_headers() -> None:
    """So an error that is named in a sentence exists too."""
    named = set(COMPOUND.findall(PAGE))
    tags = {kind.__struct_config__.tag for kind in get_args(wire.Command)}
    headers = {name for name in named if name.startswith("webhook-")}

    errors = named - tags - headers
    assert "not-your-seat" in errors
    assert not {error for error in errors if not is_known(error)}


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem["error"])
def test_sentences_of_refusals_are_those_that_are_sent(problem: Any) -> None:
    error, key = problem["error"], game_of(problem["error"])
    assert key is not None
    if key:
        said = Texts("en", key).refusal(IllegalAction(error, problem["rule"] or ""))
    else:
        said = ServerTexts("en")(f"refused-{error}", **problem["fields"])

    assert problem["text"] == said


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


def test_fields_of_every_command_are_on_the_page() -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(wire.Command)}
    for tags, fields, _ in rows("Commands"):
        for tag in re.findall(r"`([a-z-]+)`", tags):
            expected = set(kinds[tag].__struct_fields__) - {"id"}
            assert set(re.findall(r"`([a-z]+)`", fields)) == expected, tag


def test_parameters_of_calls_exist(tmp_path: Path) -> None:
    queries_of = {
        (one.method, PLACE.sub("/*", one.path)): one.query
        for one in Parts(Config(port=0, data=tmp_path)).endpoints()
    }
    queries_of["GET", "/api/tables/*/socket"] = queries.SocketQuery
    shown = re.findall(r"`(GET|POST) (/api/[^`?]*)\?([^`]*)`", PAGE)

    assert len(shown) > 10
    for method, path, query in shown:
        struct = queries_of[method, PLACE.sub("/*", path)]
        assert struct is not None, path
        named = {part.partition("=")[0] for part in query.split("&")}
        assert named <= {*struct.__struct_encode_fields__}, path


def listed(before: str, after: str) -> set[str]:
    """The names in backticks between two texts of the page."""
    found = PAGE.split(before, 1)[1].split(after, 1)[0]
    return set(re.findall(r"`([a-z_]+)`", re.sub(r"\([^)]*\)", "", found)))


def events_of_tables() -> set[str]:
    """The kinds of events that the code adds to changes of the kind `table`."""
    found = set()
    for path in (SOURCE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="add_event") | ast.Name(id="Event")):
                    kind = node.args[0]
                    parts = [kind.body, kind.orelse] if isinstance(kind, ast.IfExp) else [kind]
                    found |= {part.value for part in parts if isinstance(part, ast.Constant)}
    return {kind for kind in found if isinstance(kind, str)}


def test_lists_of_the_page_are_complete() -> None:
    kinds = msgspec.json.schema(wire.Change)["$defs"]["Change"]["properties"]["kind"]["enum"]
    on_page = re.findall(r"^    - `(\w+)`: ", PAGE, re.MULTILINE)
    assert sorted(on_page) == sorted(kinds)
    assert listed("- `status`: ", "\n") == set(get_args(wire.Status))
    seat = msgspec.json.schema(wire.SeatInfo)["$defs"]["SeatInfo"]["properties"]["standin"]
    assert listed("says why a bot plays for a person: ", ". ") == set(
        next(part["enum"] for part in seat["anyOf"] if "enum" in part)
    )
    assert listed("Events of changes of the kind `table`: ", "; each") == events_of_tables()


def bounds(command: Any, field: str) -> Any:
    """The schema of a field of a command."""
    schemas = msgspec.json.schema(command)["$defs"]
    found = schemas[command.__name__]["properties"][field]
    return schemas[found["$ref"].rpartition("/")[2]] if "$ref" in found else found


@pytest.mark.parametrize(
    "sentence",
    [
        f"more changes than one update carries ({update.HISTORY_PAGE})",
        f"&limit={update.HISTORY_PAGE}`",
        f"at most the newest {positions.MAX_POSITIONS}",
        f"A page of tables has {lobby.PAGE} lines, a page of changes {update.HISTORY_PAGE},",
        f"and a page of moments {replay.PAGE}.",
        f"(by default, the last {chat.SHOWN})",
        f"at most {run.FRAME_LIMIT // 1024} kB from the client",
        f"nothing was heard for {socket.SILENCE} seconds",
        f"With `since` and `wait` (up to {queries.MAX_WAIT} seconds)",
        f"with `wait` (up to {queries.MAX_WAIT})",
        f"has at most {text_options.MAX_TEXT} characters",
        f"chat, 1 to {bounds(wire.Say, 'text')['maxLength']} characters",
        f"A seat has at most {bounds(wire.SetOrders, 'orders')['maxItems']} orders",
    ],
)
def test_numbers_of_the_page_are_right(sentence: str) -> None:
    assert sentence in " ".join(PAGE.split())


@pytest.mark.parametrize("key", games.plugins())
def test_hints_come_from_the_bot_that_the_page_names(key: str) -> None:
    assert f"what `{adviser(key).partition(':')[0]}` thinks of the question" in PAGE
