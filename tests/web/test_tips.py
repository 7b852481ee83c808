"""Tooltips of pieces and cards: by mouse, by keyboard and by touch."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.site import Site, Visitor

PIECES = {
    "huang": {
        "[data-place][data-tip]": "Governor: leaders stand next to yellow tiles",
        ".supply [data-tip*=Brings]": "leader is in its state",
    },
    "huangdi": {
        "[data-place='a2.1']": "a2.1: free",
        "[data-tip*=builds]": "taskmaster: builds in this province",
        "[data-tip*=row]": "points for the most blocks in this row",
    },
    "warring": {
        "[data-state=qi]": "It falls when an attribute would drop below 1.",
        ".host": "The Host chooses",
    },
}
"""Words of some pieces' tips, by game. The first one is pointed at, the others are tapped."""


@pytest.mark.parametrize("game", PIECES)
def test_pieces_show_what_they_are_for(
    site: Site, visit: Callable[..., Visitor], game: str
) -> None:
    visitor = visit(site, words=False, has_touch=True, viewport={"width": 1440, "height": 900})
    visitor.open_alone(game)
    visitor.settle()
    page = visitor.page
    tip = page.locator(".tip")
    for number, (piece, words) in enumerate(PIECES[game].items()):
        found = page.locator(piece).last
        # What cannot be chosen has a tip too.
        found.tap(force=True) if number else found.hover(force=True)
        expect(tip).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_arrow_keys_go_over_the_wall_and_show_its_tips(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False)
    visitor.open_alone("huangdi")
    visitor.settle()
    page = visitor.page
    page.keyboard.press("Tab")
    page.locator("[data-place='a1.1']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")

    expect(page.locator(".tip")).to_contain_text("a2.2: free")


def test_goal_of_a_character_is_read_whole_on_a_phone(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False, has_touch=True, viewport={"width": 390, "height": 844})
    visitor.set_up("warring", "random", "random")
    page = visitor.page
    for _ in range(2):
        assert visitor.wait_for_question_or_end()
        before = visitor.position
        page.get_by_role("button", name="Keep").first.click()
        visitor.wait_after(before)

    for card in page.get_by_role("region", name="Your characters").locator("article").all():
        goal = card.locator("p")
        goal.tap()
        expect(page.locator(".tip")).to_contain_text(goal.inner_text())
        tip = page.locator(".tip").bounding_box()
        assert tip is not None
        assert tip["x"] >= 0
        assert tip["y"] >= 0
        assert tip["x"] + tip["width"] <= 390
        assert tip["y"] + tip["height"] <= 844
