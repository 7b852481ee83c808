"""The guides to playing and hosting, and their picture, show what the program does today."""

import importlib.util
import re

import pytest
from typer.main import get_command

from sevenstates.cli.app import app
from sevenstates.cli.commands import COMMANDS
from tests.paths import ROOT

GUIDE = (ROOT / "docs" / "play.md").read_text("utf-8")
GUIDES = "".join(
    (ROOT / "docs" / page).read_text("utf-8") for page in ("play.md", "hosting.md", "offline.md")
)


def flags() -> set[str]:
    """Every option of every command."""
    command = get_command(app)
    commands = [command, *getattr(command, "commands", {}).values()]
    names = {name for one in commands for param in one.params for name in param.opts}
    return {name for name in names if name.startswith("--")}


def test_flags_are_found() -> None:
    assert {"--seats", "--kingdoms", "--json", "--language"} <= flags()


@pytest.mark.parametrize("flag", sorted(flags() - {"--no-color"}))
def test_every_flag_is_in_the_guides(flag: str) -> None:
    assert flag in GUIDES


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_of_a_game_is_in_the_guide(name: str) -> None:
    assert re.search(rf"^\| .*`{name}\b", GUIDE, re.MULTILINE)


@pytest.mark.parametrize("name", sorted(getattr(get_command(app), "commands", {})))
def test_every_command_is_in_the_guides(name: str) -> None:
    assert f"sevenstates {name}" in GUIDES


def texts(svg: str) -> list[str]:
    """What is written in a picture, whatever its colours and fonts."""
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


def test_picture_is_of_today() -> None:
    """`python scripts/draw_screenshot.py` draws it again."""
    path = ROOT / "scripts" / "draw_screenshot.py"
    spec = importlib.util.spec_from_file_location("draw_screenshot", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    drawn = texts((ROOT / "docs" / "images" / "terminal.svg").read_text("utf-8"))
    assert any(text.startswith("War&#160;around") for text in drawn)
    assert drawn == texts(module.draw())
