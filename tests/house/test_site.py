"""The documentation site is whole: every page, link, picture, clause and public name."""

import re
import zlib
from pathlib import Path

import pytest

import sevenstates.bots
import sevenstates.core
from scripts.build_site.__main__ import render, stage
from scripts.build_site.check import faults
from scripts.build_site.clauses import LEDGERS, clauses
from scripts.build_site.pages import adapt

REMOTE = re.compile(
    r"<(?:script|img|iframe)[^>]* src=\"?(http[^\s\">]+)|<link[^>]* href=\"?(http[^\s\">]+)"
)
REPOSITORY = "https://example.org/repository"

SMALL = """
[project]
site_name = "Small"
nav = ["index.md"]
"""


def small_site(folder: Path, page: str) -> Path:
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text(page, encoding="utf-8")
    (folder / "zensical.toml").write_text(SMALL, encoding="utf-8")
    return folder


def test_site_is_built_without_a_fault(tmp_path: Path) -> None:
    stage(tmp_path / "build")
    render(tmp_path / "build")
    site = tmp_path / "build" / "site"
    pages = {page: page.read_text("utf-8") for page in site.rglob("*.html")}
    names = {line.split()[0] for line in inventory(site / "objects.inv")}
    rooms = (sevenstates.core, sevenstates.bots)
    public = {f"{room.__name__}.{name}" for room in rooms for name in room.__all__}
    rules = {rule for ledger in LEDGERS for rule in clauses(ledger)}
    proven = pages[site / "rules" / "proven.html"]

    assert not {page: REMOTE.findall(text) for page, text in pages.items() if REMOTE.search(text)}
    # The module of `core.playout` has the same name, so the function is listed by both.
    assert public - names <= {"sevenstates.core.playout"}
    assert "sevenstates.core.playout.playout" in names
    assert f"{len(rules)} of {len(rules)} clauses" in proven
    assert rules <= set(re.findall(r'id="?([A-Z]-[A-Z]{3}-\d+)', proven))


def inventory(file: Path) -> list[str]:
    """The lines of an inventory of documented names."""
    return zlib.decompress(file.read_bytes().split(b"\n", 4)[4]).decode().splitlines()


def test_dead_link_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        render(small_site(tmp_path, "# Home\n\n[nowhere](gone.md)\n"))


def test_site_without_a_fault_is_built(tmp_path: Path) -> None:
    render(small_site(tmp_path, "# Home\n\n[here](#home)\n"))

    assert (tmp_path / "site" / "index.html").is_file()


def test_missing_picture_is_a_fault(tmp_path: Path) -> None:
    folder = small_site(tmp_path, "![A board](board.png)\n")

    assert faults(folder) == ["index.md shows board.png, which does not exist."]


def test_page_outside_the_nav_is_a_fault(tmp_path: Path) -> None:
    folder = small_site(tmp_path, "# Home\n")
    (folder / "docs" / "index.md").rename(folder / "docs" / "other.md")

    assert faults(folder) == [
        "other.md is not in the nav of zensical.toml.",
        "The nav of zensical.toml has index.md, which is no page.",
    ]


@pytest.mark.parametrize(
    ("link", "leads"),
    [
        ("play.md", "play.md"),
        ("https://example.org/a.md", "https://example.org/a.md"),
        ("../README.md", f"{REPOSITORY}/blob/main/README.md"),
        ("../tests", f"{REPOSITORY}/tree/main/tests"),
        ("../src/sevenstates/games/huang/words/RULES.md", "rules/huang.md"),
        ("../src/sevenstates/games/huang/words/RULES.de.md", "rules/huang.de.md"),
    ],
)
def test_links_that_leave_the_folder_lead_somewhere(link: str, leads: str) -> None:
    assert adapt(f"[a]({link}#b)\n", Path("index.md"), REPOSITORY) == f"[a]({leads}#b)\n"


def test_blocks_keep_their_code_and_show_their_file() -> None:
    page = "```json file=deck.json\n[](../README.md)\n```\n```sh interactive\nls\n```\n"

    assert adapt(page, Path("index.md"), REPOSITORY) == (
        '```json title="deck.json"\n[](../README.md)\n```\n```sh\nls\n```\n'
    )
