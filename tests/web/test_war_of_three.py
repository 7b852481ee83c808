"""A war of three states on HUANG's board."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.positions import PositionSite
from tests.web.site import Site, Visitor

SIZES: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 720},
    {"width": 390, "height": 844},
]
HIDDEN = """
(panel) => [panel, ...panel.querySelectorAll('strong:not(.hidden-visually)')]
  .filter((part) => part.scrollHeight > part.clientHeight + 1
    || part.scrollWidth > part.clientWidth + 1)
  .map((part) => part.textContent.trim())
"""
"""Parts of the panel that do not show all their words."""


@pytest.fixture(scope="module")
def war(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with PositionSite(tmp_path_factory.mktemp("war"), "huang", "war-of-three-begun") as site:
        yield site


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(one, marks=pytest.mark.long) for one in ("en-GB", "pl"))]
)
def test_all_that_is_at_stake_is_in_sight(
    war: Site, visit: Callable[..., Visitor], language: str
) -> None:
    visitor = visit(war, words=False, locale=language)
    visitor.set_up("huang", "me", "me")
    visitor.page.locator(".curtain button").click()
    panel = visitor.page.locator("section.conflict")
    expect(panel.locator(".camp")).to_have_count(3)
    for size in SIZES:
        visitor.page.set_viewport_size(size)
        visitor.rest()
        assert panel.evaluate(HIDDEN) == [], size


def test_points_for_several_leaders_are_added_up(war: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(war, words=False)
    visitor.set_up("huang", "me", "me")
    visitor.page.locator(".curtain button").click()

    outcome = visitor.page.locator("section.conflict .outcomes p")
    expect(outcome.nth(1)).to_contain_text("+2 you")
    expect(outcome.nth(3)).to_contain_text("In defeat: A loses 2 leaders and a red tile.")
