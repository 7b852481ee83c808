"""Drawn boards: previews of moves, and reasons why others are illegal."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.players import point_at_a_move
from tests.web.site import Site, Visitor


def opened(site: Site, visit: Callable[..., Visitor], game: str, **how: object) -> Visitor:
    visitor = visit(site, words=False, **how)
    visitor.open_alone(game)
    return visitor


def place(page: Page, name: str) -> None:
    """Put the green leader on a place of HUANG's map."""
    page.get_by_role("button", name="green leader").click()
    page.locator(f"[data-place={name}]").click()


def test_state_is_outlined_with_its_leaders_and_its_strength(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    page = opened(site, visit, "huang").page
    place(page, "j7")
    expect(page.locator(".log")).to_contain_text("green leader on j7")

    page.locator("[data-place=j7]").hover()

    expect(page.locator(".map path.realm")).to_have_count(1)
    expect(page.locator(".board-line")).to_contain_text("State of your green leader")
    expect(page.locator(".board-line")).to_contain_text("strength 0")
    page.mouse.move(0, 0)
    expect(page.locator(".map path.realm")).to_have_count(0)


def test_placement_is_previewed_before_it_is_made(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = opened(site, visit, "huang")
    page = visitor.page
    before = visitor.position

    page.get_by_role("button", name="red leader").click()
    page.locator("[data-place=j7]").hover()

    expect(page.locator(".board-line")).to_contain_text("places the red leader on j7")
    assert visitor.position == before


def test_choice_that_waits_lies_on_the_map_and_tells_what_it_would_do(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = opened(site, visit, "huang", viewport={"width": 360, "height": 740})
    page = visitor.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Confirm moves").click()
    page.keyboard.press("Escape")
    before = visitor.position

    place(page, "j7")

    expect(page.locator(".map path.choice")).to_have_count(1)
    expect(page.get_by_role("list", name="Effect")).to_contain_text("green leader on j7")
    assert visitor.position == before
    page.get_by_role("button", name="Confirm", exact=True).click()
    visitor.wait_after(before)


def test_space_that_cannot_be_chosen_says_why(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = opened(site, visit, "huang")
    page = visitor.page

    page.get_by_role("button", name="red leader").click()
    page.locator("[data-place][aria-label*=river]").first.click(force=True)

    expect(page.get_by_role("alert")).to_contain_text("river")
    page.get_by_role("alert").get_by_role("button", name="Rule H-LEA").click()
    expect(page.get_by_role("dialog")).to_contain_text("H-LEA")
    assert visitor.forgive("leader-on-river") == 1


def test_tile_that_is_not_in_hand_says_why(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = opened(site, visit, "huang")
    page = visitor.page
    none = page.locator(".tool[aria-label^='0 ']")
    if not none.count():
        # Six tiles of five colours: without a 0 there is a 1, and laying it leaves none.
        one = ("1 yellow tile", "1 red tile", "1 white tile")
        page.locator(", ".join(f".tool[aria-label^='{name}']" for name in one)).first.click()
        before = visitor.position
        page.locator("[data-place].open").first.click()
        visitor.wait_after(before)
        page.locator(".play[data-sending=false]").wait_for()

    none.first.click(force=True)

    expect(page.get_by_role("alert").get_by_role("button", name="Rule H-TIL")).to_be_visible()
    assert visitor.forgive("tile-not-in-hand") == 1


@pytest.mark.parametrize(
    ("game", "button", "rule", "error"),
    [
        ("huangdi", "Repeat a role", "D-PET", "not-now"),
        ("warring", "Qin: military", "W-", "not-now"),
    ],
)
def test_what_cannot_be_done_now_says_why(
    site: Site, visit: Callable[..., Visitor], game: str, button: str, rule: str, error: str
) -> None:
    visitor = opened(site, visit, game)
    page = visitor.page
    asked = page.locator(f"[aria-label^='{button}'], button:has-text('{button}')")
    alert = page.get_by_role("alert").get_by_role("button", name=f"Rule {rule}")
    chance = random.Random(1)
    while not asked.count():
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
        else:
            point_at_a_move(visitor, chance)
        page.locator(".question strong, .curtain").first.wait_for()

    page.get_by_role("button", name=button).click(force=True)

    expect(alert).to_be_visible()
    assert visitor.forgive(error) == 1


def test_whole_map_is_reached_by_arrow_keys(site: Site, visit: Callable[..., Visitor]) -> None:
    page = opened(site, visit, "huang").page
    page.get_by_role("button", name="green leader").focus()
    page.keyboard.press("Enter")

    page.locator("[data-place=j7]").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-place=i6]")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")

    expect(page.locator(".log")).to_contain_text("green leader on j7")
