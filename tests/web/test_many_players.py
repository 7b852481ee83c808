"""Tables with as many players as a game allows, in languages with longer words."""

import random
from collections.abc import Callable

import pytest

from tests.web.players import point_at_a_move
from tests.web.site import Site, Visitor

SIZES = ((1440, 900), (1280, 720), (1024, 768), (390, 844), (360, 740))

OVERFLOWING = """
() => [...document.querySelectorAll('.panels > li')].flatMap((panel) => {
  const box = panel.getBoundingClientRect();
  const parts = [...panel.querySelectorAll('strong, b, .points, .goods, .count, .host, .marker')];
  return [panel, ...parts].flatMap((part) => {
    const { left, top, right, bottom, width } = part.getBoundingClientRect();
    const isHidden = width <= 1;
    const isInside =
      left >= box.left - 1 && top >= box.top - 1 && right <= box.right + 1 &&
      bottom <= box.bottom + 1 && right <= innerWidth;
    return isHidden || isInside ? [] : [`${part.className}: ${part.textContent.trim()}`];
  });
})
"""
"""Parts of the players' panels that lie outside their panel or the window."""

OUTSIDE = """
() => [...document.querySelectorAll('.drawers nav button')]
  .filter((button) => button.getBoundingClientRect().right > innerWidth + 0.5)
  .map((button) => button.textContent.trim())
"""
"""Buttons of log, chat, hint and table that the window cuts."""

CROWDED = """
() => [...document.querySelectorAll('.drawer nav button')]
  .filter((button) => button.scrollWidth > button.clientWidth)
  .map((button) => button.textContent.trim())
"""
"""Buttons of an open drawer whose words run into the next."""

CUT_NAMES = """
() => [...document.querySelectorAll('.panels strong')]
  .filter((name) => name.clientWidth > 1 && name.scrollWidth > name.clientWidth + 1)
  .map((name) => name.textContent)
"""

UNDER_THE_MARKER = """
() => {
  const marker = document.querySelector('.panels .marker');
  const box = marker.getBoundingClientRect();
  return [...marker.closest('li').querySelectorAll('strong, .points, .clock, .goods')]
    .filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    })
    .map((part) => part.textContent.trim());
}
"""

MISPLACED_SLIPS = """
() => {
  const panel = document.querySelector('.petition');
  const box = panel.getBoundingClientRect();
  const slips = [...panel.querySelectorAll('li')].map((slip) => slip.getBoundingClientRect());
  const wrong = slips
    .filter(({ left, right, top, bottom }) =>
      left < box.left || right > box.right || top < box.top || bottom > box.bottom ||
      top !== slips[0].top)
    .map(({ left, top }) => `a slip at ${left}, ${top}`);
  if (box.height > 110) wrong.push(`the petition is ${box.height} high`);
  return wrong;
}
"""
"""Slips that lie outside the petition or not beside each other, or a petition too high."""


@pytest.mark.parametrize(
    "bots", [1, 5, *(pytest.param(one, marks=pytest.mark.long) for one in (2, 3))]
)
def test_marker_covers_no_words_on_a_phone(
    site: Site, visit: Callable[..., Visitor], bots: int
) -> None:
    visitor = visit(site, words=False, viewport={"width": 360, "height": 740})
    visitor.set_up("huangdi", *["random"] * bots)
    chance = random.Random(1)
    while not visitor.page.locator(".panels .marker").count():
        assert visitor.wait_for_question_or_end()
        point_at_a_move(visitor, chance)

    visitor.rest()
    assert visitor.page.evaluate(UNDER_THE_MARKER) == []


@pytest.mark.parametrize(
    ("game", "bots", "locale"), [("huangdi", 5, "pl-PL"), ("warring", 4, "pl-PL")]
)
def test_panels_hold_all_they_say(
    site: Site, visit: Callable[..., Visitor], game: str, bots: int, locale: str
) -> None:
    visitor = visit(site, words=False, locale=locale)
    visitor.set_up(game, *["random"] * bots)
    page = visitor.page
    found = {}
    assert visitor.wait_for_question_or_end()

    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        visitor.rest()
        found[width] = page.evaluate(OVERFLOWING) + page.evaluate(OUTSIDE)
        if width < 1000:
            found[width] += page.evaluate(CUT_NAMES)

    assert found == {width: [] for width, _ in SIZES}
    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator(".drawers nav button").first.click()
    page.locator(".drawer header").wait_for()
    visitor.rest()
    assert page.evaluate(CROWDED) == []


def test_petition_of_six_has_all_slips_in_one_line(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False)
    visitor.set_up("huangdi", *["random"] * 5)
    page = visitor.page
    for _ in range(3):
        assert visitor.wait_for_question_or_end()
        before = visitor.position
        page.locator(".keep .card[aria-disabled=false][aria-pressed=false]").first.click()
        visitor.wait_after(before)
    page.locator(".petition li").nth(5).wait_for()
    found = {}

    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        visitor.rest()
        found[width] = page.evaluate(MISPLACED_SLIPS)

    assert found == {width: [] for width, _ in SIZES}


@pytest.mark.parametrize(
    "locale", ["de-DE", *(pytest.param(one, marks=pytest.mark.long) for one in ("en-GB", "pl-PL"))]
)
def test_newcomer_on_a_phone_can_close_the_banner(
    site: Site, visit: Callable[..., Visitor], locale: str
) -> None:
    visitor = visit(site, words=False, locale=locale, viewport={"width": 360, "height": 740})
    visitor.set_up("warring", "random", "random")
    close = visitor.page.locator("aside:has(a[href*=lesson]) button")
    close.wait_for()

    box = close.bounding_box()

    assert box is not None
    assert box["x"] + box["width"] <= 360
    close.click()
    close.wait_for(state="detached")
