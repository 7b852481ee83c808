"""Ways to play through the page: by mouse and by keyboard."""

import random

from tests.web.site import Visitor

MOST_TABS = 60


def click_a_move(visitor: Visitor, chance: random.Random) -> None:
    """Walk down the menus by mouse until a move is made."""
    before = visitor.position
    page = visitor.page
    while visitor.position == before and visitor.status == "playing":
        buttons = page.locator(".choices button")
        count = buttons.count()
        if not count:
            return
        depth = page.locator(".path button").count()
        buttons.nth(chance.randrange(count)).click()
        page.wait_for_function(
            "([position, depth]) => document.querySelector('.play')?.dataset.position !== position"
            " || document.querySelectorAll('.path button').length !== depth",
            arg=[before, depth],
        )


def type_a_move(visitor: Visitor, chance: random.Random) -> None:
    """Walk down the menus with Tab and Enter until a move is made."""
    before = visitor.position
    page = visitor.page
    while visitor.position == before and visitor.status == "playing":
        if not _reach_choices(visitor):
            return
        buttons = page.locator(".choices button").count()
        for _ in range(chance.randrange(min(buttons, 8))):
            page.keyboard.press("Tab")
        if not _is_on_choice(visitor):
            continue
        depth = page.locator(".path button").count()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "([position, depth]) => document.querySelector('.play')?.dataset.position !== position"
            " || document.querySelectorAll('.path button').length !== depth",
            arg=[before, depth],
        )


def _reach_choices(visitor: Visitor) -> bool:
    """Press Tab until a choice has the focus; False if the question is gone meanwhile."""
    for _ in range(MOST_TABS):
        if _is_on_choice(visitor):
            return True
        visitor.page.keyboard.press("Tab")
    assert not visitor.page.locator(".choices button").count(), "Tab never reaches the moves"
    return False


def _is_on_choice(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.activeElement.matches('.choices button')"))
