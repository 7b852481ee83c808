"""Spaces lit by what speaks of them, by pointing and by focus: log, turns, hints, refusals."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.site import Site, Visitor

SPACE = re.compile(r"\b[a-o]\d+\b")


def lit(page: Page) -> Locator:
    return page.locator(".map path.pointed")


@pytest.fixture
def placed(site: Site, visit: Callable[..., Visitor]) -> Page:
    """A table of HUANG where the green leader has been put on j7."""
    visitor = visit(site, words=False)
    visitor.open_alone("huang")
    page = visitor.page
    before = visitor.position
    page.get_by_role("button", name="green leader").click()
    page.locator("[data-place=j7]").click()
    visitor.wait_after(before)
    page.mouse.move(0, 0)
    return page


def test_line_of_the_log_lights_its_space(placed: Page) -> None:
    page = placed
    page.get_by_role("button", name="Log", exact=True).click()
    line = page.locator(".log p", has_text="green leader on j7")
    expect(lit(page)).to_have_count(0)

    line.hover()
    expect(lit(page)).to_have_count(1)
    page.mouse.move(0, 0)
    expect(lit(page)).to_have_count(0)
    line.get_by_role("button").focus()
    expect(lit(page)).to_have_count(1)
    page.get_by_role("button", name="Log", exact=True).focus()
    expect(lit(page)).to_have_count(0)


def test_hint_lights_its_space(placed: Page) -> None:
    page = placed
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Ask for a hint").click()
    hints = page.locator(".coach li button")
    # The better answer takes the place of the first.
    expect(page.get_by_role("button", name="Ask for a hint")).to_be_enabled()
    many = lit(page).count()

    with_space = hints.filter(has_text=SPACE).first
    with_space.hover()
    expect(lit(page)).to_have_count(1)
    expect(page.locator(".map .arrow")).to_have_count(1)
    page.mouse.move(0, 0)
    expect(lit(page)).to_have_count(many)
    with_space.focus()
    expect(lit(page)).to_have_count(1)


def test_refusal_lights_its_space_until_it_is_dismissed(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False)
    visitor.open_alone("huang")
    page = visitor.page
    page.get_by_role("button", name="red leader").click()
    page.locator("[data-place][aria-label*=river]").first.click(force=True)

    expect(lit(page)).to_have_count(1)
    page.get_by_role("alert").get_by_role("button", name="Dismiss").click()
    expect(lit(page)).to_have_count(0)
    assert visitor.forgive("leader-on-river") == 1


def test_card_of_a_turn_lights_its_space(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, words=False, viewport={"width": 1440, "height": 900})
    visitor.set_up("huang", "random")
    page = visitor.page
    event = page.get_by_role("region", name="Since your turn").locator("li button")
    while not event.count():
        assert visitor.wait_for_question_or_end()
        before = visitor.position
        page.locator(".tool:not([aria-disabled=true])").first.click()
        page.locator("[data-place].open").first.click()
        visitor.wait_after(before)
    page.mouse.move(0, 0)

    event.first.hover()
    expect(lit(page).first).to_be_visible()
    page.mouse.move(0, 0)
    expect(lit(page)).to_have_count(0)
    event.first.focus()
    expect(lit(page).first).to_be_visible()
