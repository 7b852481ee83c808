"""Turn cards: what happened since the player's turn, in whole lines, and who did it."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.players import point_at_a_move
from tests.web.site import Site, Visitor

CUT_LINES = """
() => {
  const cards = document.querySelector('.cards');
  const clip = parseFloat(cards.style.getPropertyValue('--clip'));
  const edge = cards.getBoundingClientRect().bottom - clip;
  return [...cards.querySelectorAll('li')]
    .filter((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return top < edge - 1 && bottom > edge + 1;
    })
    .map((line) => line.textContent.trim());
}
"""
"""The lines that the lower edge of the list cuts through."""


def play_until(visitor: Visitor, selector: str) -> Page:
    """Answer, here and there, until something is on the page."""
    page, chance = visitor.page, random.Random(4)
    while visitor.wait_for_question_or_end():
        visitor.rest()
        if page.locator(selector).count():
            return page
        point_at_a_move(visitor, chance)
    raise AssertionError(f"the game ended without {selector}")


@pytest.mark.parametrize("game", ["huangdi", pytest.param("warring", marks=pytest.mark.long)])
def test_list_is_cut_between_lines(site: Site, visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(site, words=False, viewport={"width": 1440, "height": 900})
    visitor.set_up(game, *["random"] * 3)
    page = play_until(visitor, ".turns .more")
    before = page.locator(".turns .more").inner_text()
    assert page.evaluate(CUT_LINES) == []

    page.locator(".turns .more").click()

    expect(page.get_by_text(before, exact=True)).to_have_count(0)
    visitor.rest()
    assert page.evaluate(CUT_LINES) == []


def test_list_shows_its_beginning_until_somebody_scrolls(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False, viewport={"width": 1440, "height": 900})
    visitor.set_up("huangdi", *["random"] * 3)
    page = play_until(visitor, ".turns .more")
    top = "document.querySelector('.cards').scrollTop"

    for height in (760, 900, 720, 900):
        page.set_viewport_size({"width": 1440, "height": height})
        visitor.rest()
        assert page.evaluate(top) == 0, height

    page.locator(".turns .more").click()
    page.wait_for_function(f"{top} > 0")
    page.set_viewport_size({"width": 1440, "height": 890})
    visitor.rest()
    assert page.evaluate(top) > 0


def test_petition_is_on_nobodys_card(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, words=False, viewport={"width": 1440, "height": 900})
    visitor.set_up("huangdi", "random")

    page = play_until(visitor, "article:has-text('emperor marker')")

    card = page.locator("article", has_text="emperor marker")
    expect(card.locator("strong")).to_have_count(0)
