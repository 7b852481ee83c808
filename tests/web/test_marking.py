"""Words at the table of The Warring States while the targets of a card are marked."""

import random
from collections.abc import Callable

from playwright.sync_api import ViewportSize

from tests.web.players import point_at_a_move
from tests.web.site import Site, Visitor

SIZES: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
    {"width": 360, "height": 740},
]
OUTSIDE = """
() => {
  const bar = document.querySelector('.bar.marking').getBoundingClientRect();
  const parts = [...document.querySelectorAll('.problem, .problem *')]
    .filter((part) => part.getClientRects().length);
  return parts.filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left < bar.left || right > bar.right || top < bar.top - 1 || bottom > bar.bottom + 1;
  }).map((part) => part.textContent.trim());
}
"""
"""Parts of a refusal that do not lie on the question."""


def test_refusal_lies_on_the_question(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, words=False)
    visitor.set_up("warring", "random", "random")
    page = visitor.page
    chance = random.Random(5)
    assert visitor.wait_for_question_or_end()
    while not page.locator(".bar.marking").count():
        point_at_a_move(visitor, chance)
        assert visitor.wait_for_question_or_end()

    page.locator(".hand button[aria-disabled=true]").first.dispatch_event("click")
    page.locator(".problem").wait_for()
    found = {}
    for size in SIZES:
        page.set_viewport_size(size)
        visitor.rest()
        found[size["width"]] = page.evaluate(OUTSIDE)

    assert found == {size["width"]: [] for size in SIZES}
    assert visitor.forgive("mark-first") == 1
