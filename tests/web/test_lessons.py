"""The lessons in the browser: taken from the first step to the last, on the drawn boards."""

import json
import math
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.paths import WEB
from tests.web.learners import make_move
from tests.web.players import point_at_a_move
from tests.web.site import Site, Visitor
from tests.web.test_layout_law import MIN_FINGER_SIZE, TABLETS
from tests.web.test_pages import overflow

GAMES = WEB / "src" / "games"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
SCREENS = {"huang": DESKTOP, "huangdi": PHONE, "warring": DESKTOP}


def lesson(game: str) -> dict[str, Any]:
    path = GAMES / game / "generated" / "lesson.json"
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def steps(game: str) -> list[tuple[str, dict[str, Any]]]:
    """The steps by the names that the page gives them."""
    return [
        (f"{chapter['name']}-{step['name']}", step)
        for chapter in lesson(game)["chapters"]
        for step in chapter["steps"]
    ]


def answer(visitor: Visitor, step: dict[str, Any]) -> None:
    """Give the wrong answers first; the right one lets the learner go on."""
    page = visitor.page
    answers = page.locator(".answer")
    expect(answers).to_have_count(step["answers"])
    for number in range(step["answers"]):
        if number != step["right"] - 1:
            answers.nth(number).click()
            expect(page.locator(".why")).to_contain_text("Not quite.")
    answers.nth(step["right"] - 1).click()
    expect(page.locator(".why")).to_contain_text("Right.")
    page.get_by_role("button", name="Next", exact=True).click()


def find(visitor: Visitor, game: str, step: dict[str, Any]) -> None:
    """Make another legal move first, where there is one, and then the wanted one."""
    page = visitor.page
    others = [move["text"] for move in step["legal"] if move["text"] != step["wanted"]]
    if others:
        make_move(page, game, others[-1])
        expect(page.locator(".note p")).to_contain_text("Not quite.")
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".note p")).to_have_count(0)
    make_move(page, game, step["wanted"])


@pytest.mark.parametrize(
    "game",
    ["huang", *(pytest.param(game, marks=pytest.mark.long) for game in ("huangdi", "warring"))],
)
def test_lesson_is_taken_to_its_end(site: Site, visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(site, words=False, **SCREENS[game])
    visitor.go(f"lesson/{game}")
    page = visitor.page

    for name, step in steps(game):
        expect(page.locator(".lesson")).to_have_attribute("data-step", name)
        assert overflow(page) <= 0, name
        if step["answers"]:
            answer(visitor, step)
        elif step["wanted"]:
            find(visitor, game, step)
        else:
            page.get_by_role("button", name="Next", exact=True).click()

    page.get_by_role("button", name="Sit down with a bot").click()
    chance = random.Random(5)
    for _ in range(lesson(game)["free"]["answers"]):
        assert visitor.wait_for_question_or_end()
        point_at_a_move(visitor, chance)
    expect(page.get_by_role("link", name="Play this game to its end")).to_be_visible()
    # The browser notes it when a move is faster than the question what it would do.
    visitor.faults = [fault for fault in visitor.faults if "409" not in fault]


def test_illegal_move_is_explained_with_its_rule(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, words=False)
    visitor.go("lesson/huang")
    page = visitor.page
    page.get_by_label("Chapter").select_option("leaders")

    page.get_by_role("group", name="Your leaders").locator(".tool").nth(1).click()
    # It is marked as not to be chosen, and somebody chooses it all the same.
    page.locator("[data-place=f5]").click(force=True)

    expect(page.locator(".note")).to_contain_text("A leader needs a yellow tile next to it")
    page.locator(".note").get_by_role("button", name="H-LEA-3").click()
    expect(page.get_by_role("dialog")).to_contain_text("yellow tile")


def test_building_with_one_place_is_built_by_its_button(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False)
    visitor.go("lesson/huang")
    page = visitor.page
    page.get_by_label("Chapter").select_option("pagodas")
    lesson_page = page.locator(".lesson")
    expect(lesson_page).to_have_attribute("data-step", "pagodas-triangle")
    make_move(page, "huang", "tile G e3")
    expect(lesson_page).to_have_attribute("data-step", "pagodas-build")

    page.get_by_role("button", name="Build a pagoda", exact=True).click()

    expect(lesson_page).not_to_have_attribute("data-step", "pagodas-build")


def test_lesson_is_gone_on_with_where_it_was_left(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False)
    visitor.go("lesson/warring")
    page = visitor.page
    page.get_by_label("Chapter").select_option("wars")
    expect(page.locator(".lesson")).to_have_attribute("data-step", "wars-loss")

    visitor.go("learn/warring")
    page.reload()
    page.get_by_role("link", name="Continue the lesson").click()

    expect(page.locator(".lesson")).to_have_attribute("data-step", "wars-loss")


def test_move_is_shown_and_made_on_demand(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, words=False)
    visitor.go("lesson/huang")
    page = visitor.page
    page.get_by_label("Chapter").select_option("leaders")

    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".shown")).to_have_text("Place the red leader on c2")
    expect(page.locator(".chosen")).to_have_attribute("data-place", "c2")
    page.get_by_role("button", name="Do it for me").click()

    expect(page.locator(".lesson")).to_have_attribute("data-step", "leaders-tile")


def test_table_that_is_gone_is_replaced(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, words=False)
    visitor.go()
    visitor.page.evaluate(
        "localStorage.setItem('sevenstates.lesson.huang',"
        "JSON.stringify({at: 'free-turns', part: 1, table: 'gone'}))"
    )

    visitor.go("lesson/huang")
    visitor.page.get_by_role("button", name="Try again").click()

    assert visitor.wait_for_question_or_end()
    # The browser notes that the table was not found.
    visitor.faults = [fault for fault in visitor.faults if "gone" not in fault]


LEAST = """
() => Math.min(...[...document.querySelectorAll('.stage [role=button].open')].map((space) => {
  const { width, height } = space.getBoundingClientRect();
  return Math.min(width, height);
}))
"""
"""The smallest side of a space that can be chosen; infinite if there is none."""


def test_stones_are_large_enough_for_a_finger_on_a_tablet(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False, has_touch=True)
    visitor.go("lesson/huangdi")
    page = visitor.page
    found = {}

    for name, step in steps("huangdi"):
        expect(page.locator(".lesson")).to_have_attribute("data-step", name)
        on_wall = (step["wanted"] or "").startswith(("block", "emperor", "plaque"))
        for width, height in TABLETS if on_wall else ():
            page.set_viewport_size({"width": width, "height": height})
            visitor.rest()
            found[name, width] = page.evaluate(LEAST)
        if step["wanted"]:
            page.get_by_role("button", name="Show me").click()
            page.get_by_role("button", name="Do it for me").click()
        else:
            answer = "Skip the question" if step["answers"] else "Next"
            page.get_by_role("button", name=answer, exact=True).click()

    assert {name: least for name, least in found.items() if least < MIN_FINGER_SIZE} == {}
    assert min(found.values(), default=math.inf) < math.inf
