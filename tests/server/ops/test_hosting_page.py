"""The hosting page says what the code does."""

import dataclasses
import re

import pytest
import typer

from sevenstates.cli.app import app
from sevenstates.core.errors import MAX_FIELD
from sevenstates.server.config import Config, variable_of
from sevenstates.server.http.http_protocol import HEAD_SECONDS
from sevenstates.server.logs import MAX_LENGTH
from sevenstates.server.run import FRAME_LIMIT
from sevenstates.server.security.bodies import BODY_SECONDS
from sevenstates.server.security.limits import LIMITS, MAX_OPEN, PAIR_RATE, Rate
from sevenstates.server.tables import cache
from sevenstates.server.tables.bots import worker
from sevenstates.server.tables.commands import quotas
from sevenstates.server.tables.model import text_options
from sevenstates.server.tables.replay import replays
from tests.paths import DOCS

PAGE = (DOCS / "hosting.md").read_text("utf-8")
OTHERS = {"open_browser", "language"}
"""Options of the command that are no settings."""


def rows(first: str) -> list[list[str]]:
    """The rows of the table that begins with such a cell."""
    _, _, below = PAGE.partition(f"\n| {first} |")
    assert below
    lines = below.split("\n\n", 1)[0].splitlines()[2:]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]


def shown(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(value) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value) or "none"


def test_every_setting_is_documented_with_flag_variable_and_default() -> None:
    defaults = {
        setting.name: getattr(Config(), setting.name) for setting in dataclasses.fields(Config)
    }
    defaults["data"] = "the system's folder for data"
    expected = [
        [f"--{name.replace('_', '-')}", variable_of(name), shown(value)]
        for name, value in defaults.items()
    ]

    assert [row[:3] for row in rows("flag")] == expected


def test_the_command_takes_every_setting() -> None:
    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {option.name: option for option in command.params if option.name != "help"}

    names = [setting.name for setting in dataclasses.fields(Config)]
    assert set(options) - OTHERS == set(names)
    for name in names:
        assert options[name].envvar == variable_of(name)
        assert f"--{name.replace('_', '-')}" in options[name].opts


def test_every_limit_is_documented_with_its_numbers() -> None:
    def numbers(rate: Rate | None) -> list[str]:
        return ["–", "–"] if rate is None else [f"{rate.burst:g}", f"{rate.minute:.0f}"]

    expected = [
        [name, *numbers(limit.session), *numbers(limit.address), *numbers(limit.everybody)]
        for name, limit in LIMITS.items()
    ]

    assert [row[:7] for row in rows("limit")] == expected
    burst, minute = PAIR_RATE.burst, PAIR_RATE.minute
    assert f"{burst} wrong passwords at once and {minute:g} a minute" in PAGE


@pytest.mark.parametrize(
    "sentence",
    [
        f"WebSocket frames to {FRAME_LIMIT // 1024} kB",
        f"arrive within {HEAD_SECONDS:g} seconds and its body within {BODY_SECONDS:g}",
        f"quotes at most {MAX_FIELD:,} characters",
        f"longer than {MAX_LENGTH:,} characters are shortened",
        f"At most {MAX_OPEN.session} WebSockets and long polls",
        f"{MAX_OPEN.address} for an address and {MAX_OPEN.everybody} in all",
        f"use {worker.PROCESSOR_SECONDS:g} seconds of processor time",
        f"at most {quotas.MAX_BOT_TABLES} tables that only bots play",
        f"there are at most {quotas.MAX_BOT_TABLES_IN_ALL} in all",
        f"At most {text_options.MAX_TEXT} characters for a table",
        f"{quotas.MAX_TEXT_PER_PERSON} for all unfinished tables of one person",
        f"({replays.MAX_BYTES // 1024**2} MiB at most)",
        f"At most {cache.MAX_IDLE} such tables",
    ],
)
def test_other_numbers_of_the_page_are_right(sentence: str) -> None:
    assert sentence in " ".join(PAGE.split())


def test_every_command_of_the_administration_is_documented() -> None:
    admin = typer.main.get_command(app).commands["admin"]  # type: ignore[attr-defined]

    assert set(re.findall(r"^sevenstates admin (\w+)", PAGE, re.MULTILINE)) == set(admin.commands)
