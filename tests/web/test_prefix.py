"""The site behind a path prefix."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.web.site import Site, Visitor


def test_game_begins_behind_a_prefix(tmp_path: Path, visit: Callable[..., Visitor]) -> None:
    with Site(tmp_path, "--prefix", "/board/games") as site:
        visitor = visit(site)
        if "/board/games" not in site.address:
            site.address += "board/games/"
        visitor.fill_in("huangdi", "easy")

        expect(visitor.page.locator("#moves-title")).to_be_visible()
        visitor.close()
