"""A war with many leaders and red tiles, and points of two digits, on HUANG's board."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.positions import PositionSite
from tests.web.site import TWO_FRAMES, Site, Visitor
from tests.web.test_many_players import OVERFLOWING

POSITION = """\
seats: Tiger Rabbit Rat Goat
options: edition=en
map: drawn
board:
     a   b   c   d   e   f   g
  1  R   rT  gT  .   .   .   .
  2    wT  Y   R   .   gB  Y   R
  3  R   bR  yR  R   .   .   .
points Tiger: Y12 R11 B13 G14 W10
hand Tiger: GRRYBW
hand Rabbit: RRYBGW
hand Rat: RYBGWW
hand Goat: YYBBGG
market: YRBGWW
turn: Tiger 2
"""
SIZES: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1366, "height": 768},
    {"width": 1280, "height": 720},
    {"width": 1024, "height": 768},
]
PHONES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 360, "height": 640}]
OUTSIDE = """
(panel) => [...panel.querySelectorAll('.camp')].flatMap((camp) => {
  const box = camp.getBoundingClientRect();
  return [...camp.querySelectorAll('.leaders > *, .strength > *')].filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left < box.left || top < box.top || right > box.right || bottom > box.bottom;
  }).map((part) => part.parentElement.className);
})
"""
"""What lies outside the box of its side."""

BY_TILES = """
() => {
  const buttons = [...document.querySelectorAll('.answers.rows button:has(.tiles)')];
  const signsOf = (one) =>
    one.querySelector('.tiles').textContent.trim() +
    (one.querySelector('.tiles ~ .added') ? ' leader' : '');
  const different = (all, side) =>
    [...new Set(all.map((one) => Math.round(one.getBoundingClientRect()[side])))];
  const columns = Object.entries(Object.groupBy(buttons, signsOf));
  return {
    lefts: Object.fromEntries(columns.map(([signs, all]) => [signs, different(all, 'left')])),
    rows: different(buttons, 'top').length,
  };
}
"""
"""Where the answers with the same signs begin, and the number of rows."""

SHORTENED = """
() => [...document.querySelectorAll('section.conflict strong:not(.hidden-visually)')]
  .filter((name) => name.scrollWidth > name.clientWidth)
  .map((name) => name.textContent)
"""
"""Names that end in dots."""

CUT = "panel => panel.scrollHeight > panel.clientHeight + 1"


@pytest.fixture(scope="module")
def war(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("war")
    (folder / "war.txt").write_text(POSITION)
    with PositionSite(folder, "huang", str(folder / "war")) as site:
        yield site


def begin_war(visitor: Visitor) -> Page:
    """Tiger joins two states, and Rabbit is asked."""
    visitor.set_up("huang", "me", "me", "me")
    page = visitor.page
    page.locator(".tool").nth(3).click()  # a green tile
    page.locator("[data-place=d2]").click()
    page.locator(".curtain button").click()
    return page


def test_many_answers_stand_in_a_row_for_each_side(
    war: Site, visit: Callable[..., Visitor]
) -> None:
    page = begin_war(visit(war, words=False))
    expect(page.locator(".answers.rows button")).to_have_count(11)

    found = page.evaluate(BY_TILES)

    # First the tiles alone, then the leader, alone or with tiles.
    assert list(found["lefts"]) == ["+1", "+2", " leader", "+1 leader", "+2 leader"]
    assert all(len(lefts) == 1 for lefts in found["lefts"].values())
    assert list(found["lefts"].values()) == sorted(found["lefts"].values())
    assert found["rows"] == 2


def test_all_who_are_asked_stand_in_order_with_what_they_added(
    war: Site, visit: Callable[..., Visitor]
) -> None:
    page = begin_war(visit(war, words=False))
    asked = page.locator("section.conflict li[class]").filter(has=page.locator("strong"))
    expect(asked).to_have_count(4)
    expect(asked.first).to_contain_text("you")
    expect(asked.first).to_have_attribute("aria-current", "step")
    expect(asked.nth(1)).to_contain_text("6 tiles")
    expect(page.locator("section.conflict")).to_contain_text("Tiger decides a tie")

    page.locator(".answers button", has_text="side A with 2 red tiles and").click()
    page.locator(".curtain button").click()

    expect(asked.first).to_contain_text("supports side A with 2 red tiles and the red leader")
    expect(asked.nth(1)).to_have_attribute("aria-current", "step")
    expect(page.locator("section.conflict .camp")).to_contain_text(["winning now", "behind"])


def test_sides_of_a_war_hold_what_they_have(war: Site, visit: Callable[..., Visitor]) -> None:
    page = begin_war(visit(war, words=False))
    panel = page.locator("section.conflict")
    expect(panel.locator(".camp")).to_have_count(2)
    found = {}
    for size in SIZES:
        page.set_viewport_size(size)
        page.evaluate(TWO_FRAMES)
        found[size["width"]] = [
            *panel.evaluate(OUTSIDE),
            *page.evaluate(OVERFLOWING),
            *(["the panel is cut"] if panel.evaluate(CUT) else []),
        ]

    assert found == {size["width"]: [] for size in SIZES}


@pytest.mark.parametrize("language", ["pl", "de"])
def test_names_in_a_war_of_four_are_whole(
    war: Site, visit: Callable[..., Visitor], language: str
) -> None:
    visitor = visit(war, words=False, locale=language)
    page = begin_war(visitor)
    expect(page.locator("section.conflict .camp")).to_have_count(2)
    shortened = {}
    for size in SIZES + PHONES:
        page.set_viewport_size(size)
        visitor.rest()
        shortened[size["width"], size["height"]] = page.evaluate(SHORTENED)

    assert not any(shortened.values()), shortened
