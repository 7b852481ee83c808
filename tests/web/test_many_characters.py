"""Four characters to choose from at the beginning of the late age of The Warring States."""

import json
import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import ViewportSize

from tests.paths import ROOT
from tests.web.players import point_at_a_move
from tests.web.positions import PositionSite
from tests.web.site import TWO_FRAMES, Site, Visitor

SIZES: list[ViewportSize] = [
    {"width": 1920, "height": 1080},
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 720},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
    {"width": 360, "height": 740},
]
CUT = """
() => [...document.querySelectorAll('article.offered :is(p, h3)')]
  .filter((one) => one.matches('p') && one.scrollHeight > one.clientHeight + 1
    || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)
"""
"""Names and goals that are not whole."""
CLIPPED = """
(goals) => {
  const shown = document.querySelector('.characters article p');
  return goals.filter((goal) => {
    shown.innerText = goal;
    return shown.scrollHeight > shown.clientHeight + 1;
  });
}
"""
"""Goals that a card of your own does not show whole."""
CARDS = ROOT / "web" / "src" / "games" / "warring" / "generated"


@pytest.fixture(scope="module")
def late_age(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("late-age")
    with PositionSite(folder, "warring", "early-age-ends", more="hand 1: war trade") as site:
        yield site


@pytest.mark.parametrize(
    "locale", ["de-DE", *(pytest.param(one, marks=pytest.mark.long) for one in ("en-GB", "pl-PL"))]
)
def test_goals_of_four_characters_are_readable(
    late_age: Site, visit: Callable[..., Visitor], locale: str
) -> None:
    visitor = visit(late_age, words=False, locale=locale)
    visitor.set_up("warring", "random", "random")
    page = visitor.page
    chance = random.Random(3)
    assert visitor.wait_for_question_or_end()
    while page.locator("article.offered").count() < 4:
        point_at_a_move(visitor, chance)
        assert visitor.wait_for_question_or_end()
    words = json.loads((CARDS / f"cards.{locale[:2]}.json").read_text("utf-8"))
    longest = max((one["text"] for one in words["characters"].values()), key=len)
    page.locator("article.offered p").first.evaluate(
        "(p, goal) => { p.innerText = goal; }", longest
    )
    found = {}

    for size in SIZES:
        page.set_viewport_size(size)
        page.evaluate(TWO_FRAMES)
        found[size["width"]] = page.evaluate(CUT)

    assert found == {size["width"]: [] for size in SIZES}


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "pl-PL"])
def test_goals_of_your_own_characters_are_whole_on_laptops(
    site: Site, visit: Callable[..., Visitor], locale: str
) -> None:
    visitor = visit(site, words=False, locale=locale)
    visitor.set_up("warring", "random", "random")
    page = visitor.page
    chance = random.Random(3)
    while page.locator(".characters article").count() < 2:
        assert visitor.wait_for_question_or_end()
        point_at_a_move(visitor, chance)
    words = json.loads((CARDS / f"cards.{locale[:2]}.json").read_text("utf-8"))
    goals = [one["text"] for one in words["characters"].values()]
    clipped = {}

    for width, height in ((1440, 900), (1366, 768), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        clipped[width] = page.evaluate(CLIPPED, goals)

    assert not any(clipped.values()), clipped
