"""A petition on Huang Di's board: sealed bids, the reveal, and the emperor's block it brings."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.site import TWO_FRAMES, Site, Visitor

JADE = 15
"""What everybody has in the first round, after the income."""


@pytest.fixture
def page(site: Site, visit: Callable[..., Visitor]) -> Page:
    """A table that asks for the first bids."""
    visitor = visit(site, words=False, viewport={"width": 1440, "height": 900})
    visitor.set_up("huangdi", "random")
    page = visitor.page
    for _ in range(3):
        assert visitor.wait_for_question_or_end()
        before = visitor.position
        page.locator(".keep .card[aria-disabled=false][aria-pressed=false]").first.click()
        visitor.wait_after(before)
    expect(page.get_by_text("Round 1 of 12")).to_be_visible()
    return page


def test_favours_are_chosen_in_no_round(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, words=False)
    visitor.set_up("huangdi", "random")

    assert visitor.wait_for_question_or_end()

    expect(visitor.page.locator(".track")).to_have_text("Set-up")


def test_closed_petition_stays_closed(page: Page) -> None:
    page.get_by_role("slider").fill(str(JADE))
    page.get_by_role("button", name=f"Bid {JADE} jade").click()
    petition = page.get_by_role("region", name="Petition")
    petition.get_by_role("button", name="Close").click()
    expect(petition).to_have_count(0)

    page.get_by_role("region", name="Since your turn").locator("li button").first.hover()

    page.evaluate(TWO_FRAMES)
    expect(petition).to_have_count(0)


def test_opened_bids_stay_until_the_first_action(page: Page) -> None:
    petition = page.get_by_role("region", name="Petition")
    sealed = re.compile("Bid sealed|Still bidding")
    expect(petition.get_by_role("img", name=sealed)).to_have_count(2)

    page.get_by_role("slider").fill(str(JADE))
    page.get_by_role("button", name=f"Bid {JADE} jade").click()

    expect(petition.get_by_role("img", name=re.compile("jade$"))).to_have_count(2)
    winner = petition.locator(".winner")
    expect(winner).to_contain_text("you")
    expect(winner).to_contain_text(str(JADE))
    brings = "first turn and a free block"
    expect(winner.locator(".prize")).to_have_attribute("title", re.compile(brings))
    spaces = page.locator("[data-place].open")
    expect(spaces).to_have_count(0)
    page.get_by_role("button", name="Place the emperor block").click()
    expect(spaces).to_have_count(10)
    page.get_by_role("button", name="Cancel").click()
    expect(spaces).to_have_count(0)

    collect = page.locator("[data-action='jade recruiter']")
    expect(collect).to_contain_text("+3")
    collect.click()

    expect(petition).to_have_count(0)
