"""Words at the table of The Warring States while the targets of a card are marked."""

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.players import point_at_a_move
from tests.web.positions import PositionSite
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


@pytest.fixture(scope="module")
def three_cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A table that asks for cards; those in hand bar states in every way."""
    folder = tmp_path_factory.mktemp("three-cards")
    with PositionSite(folder, "warring", "no-host", more="hand 1: war reform befriend_far") as site:
        yield site


def take_up(visitor: Visitor, number: int) -> None:
    """Begin to mark the card with this number."""
    before = visitor.position
    visitor.page.locator(".hand article button").nth(number - 1).click()
    visitor.wait_after(before)
    visitor.rest()


def mark(visitor: Visitor, state: str) -> None:
    before = visitor.position
    visitor.page.locator(f"[data-state={state}]").click()
    visitor.wait_after(before)
    visitor.rest()


def reasons(page: Page) -> dict[str, str]:
    """What the map says of the states that cannot be marked, each as its refusal says it."""
    found = {}
    for plate in page.locator("[data-state]:not(.open)").all():
        state = plate.get_attribute("data-state") or ""
        _, found[state] = (plate.get_attribute("data-tip") or "").split("\n")
        assert (plate.get_attribute("aria-label") or "").endswith(f". {found[state]}")
        plate.click(force=True)
        expect(page.get_by_role("alert")).to_contain_text(found[state])
    return found


LATER = {
    "en-GB": "First choose Qi or Chu or Yan.",
    "de": "Wähle erst Qi oder Chu oder Yan.",
    "pl": "Najpierw wybierz Qi lub Chu lub Yan.",
}


@pytest.mark.parametrize(
    "language", ["pl", *(pytest.param(one, marks=pytest.mark.long) for one in ("en-GB", "de"))]
)
def test_map_says_why_a_state_cannot_be_marked_now(
    three_cards: Site, visit: Callable[..., Visitor], language: str
) -> None:
    visitor = visit(three_cards, words=False, locale=language)
    visitor.set_up("warring", "random", "random")
    assert visitor.wait_for_question_or_end()
    page = visitor.page
    said: list[dict[str, str]] = []

    take_up(visitor, 1)
    said.append(reasons(page))
    mark(visitor, "han")
    said.append(reasons(page))
    mark(visitor, "zhao")
    take_up(visitor, 3)
    said.append(reasons(page))
    mark(visitor, "yan")
    said.append(reasons(page))
    mark(visitor, "wei")
    take_up(visitor, 2)
    mark(visitor, "qi")
    said.append(reasons(page))

    assert [list(one) for one in said] == [
        ["qin"],
        ["qi", "chu", "yan", "han"],
        ["han", "zhao", "wei", "qin"],
        ["qi", "chu", "yan", "qin"],
        ["qi", "chu", "yan", "han", "zhao", "wei", "qin"],
    ]
    assert said[2]["han"] == said[2]["wei"] == LATER[language]
    for refusal in ("state-order", "state-passed", "state-later"):
        assert visitor.forgive(refusal)
    for refusal in ("state-twice", "state-not-allowed", "choose-first"):
        assert visitor.forgive(refusal)


TAP = """
(plate) => plate.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
"""
"""What a tap ends with; on a busy machine a real one may take so long that it is a long press."""


def test_reason_is_read_by_pointer_keyboard_and_tap(
    three_cards: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(three_cards, words=False)
    visitor.set_up("warring", "random", "random")
    assert visitor.wait_for_question_or_end()
    page = visitor.page
    take_up(visitor, 1)
    why = "First choose another state, then Qin."
    tip = page.locator(".tip")

    plate = page.locator("[data-state=qin]")
    plate.hover(force=True)
    expect(tip).to_contain_text(why)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)

    page.locator("[data-state=wei]").focus()
    page.keyboard.press("Tab")
    expect(plate).to_be_focused()
    expect(tip).to_contain_text(why)
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(why)
    # By keyboard: a mouse would come to lie on something else, which hides a tip.
    page.get_by_role("alert").get_by_role("button", name="Dismiss").press("Enter")
    expect(page.get_by_role("alert")).to_have_count(0)

    plate.evaluate(TAP)
    expect(tip).to_contain_text(why)
    expect(page.get_by_role("alert")).to_contain_text(why)
    assert visitor.forgive("state-order") == 1
