"""The end of a game: its result, its course, and where the keyboard goes."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.site import DESKTOP, Site, Visitor
from tests.web.test_pages import overflow, violations_in_all_themes

LAPTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
GAMES = {"huang": ["random"], "huangdi": ["random"], "warring": ["random", "random"]}
SHORT = {"huang": {"short": True}, "huangdi": {}, "warring": {}}
HIDDEN = "one => one.scrollHeight - one.clientHeight"
"""By how much a part is higher than what is seen of it."""

HOLE = """
(result) => {
  const table = result.querySelector('table').getBoundingClientRect();
  const below = [...result.querySelectorAll('figure, .row')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ left, top }) => left < table.right && top >= table.bottom);
  return Math.min(...below.map(({ top }) => top)) - table.bottom;
}
"""
"""Pixels between the points and what stands below them."""


def resign(page: Page) -> None:
    """Leave the game to a bot."""
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()


@pytest.fixture(
    scope="module",
    params=[
        "huang",
        *(pytest.param(one, marks=pytest.mark.long) for one in ("huangdi", "warring")),
    ],
)
def ended(request: pytest.FixtureRequest, site: Site, browser: Browser) -> Iterator[Visitor]:
    """Somebody who has resigned at once, and seen bots play the game to its end."""
    game = request.param
    visitor = Visitor(browser, site, words=False, bypass_csp=True)
    visitor.set_up(game, *GAMES[game], **SHORT[game])
    visitor.page.locator(".play").wait_for()
    resign(visitor.page)
    visitor.page.locator(".course ol").wait_for()
    yield visitor
    visitor.close()
    assert not visitor.faults


def test_result_has_the_course_of_the_game_which_leads_to_the_replay(ended: Visitor) -> None:
    page, table = ended.page, ended.page.url
    course = page.locator(".result .course")
    expect(course.get_by_text("Points over time")).to_be_visible()
    players = page.locator(".panels li").count()
    expect(course.locator("polyline:not(.edge)")).to_have_count(players)
    points = course.get_by_role("link")
    assert 3 <= points.count() <= 5
    expect(course.locator(".turning")).to_have_count(points.count())
    expect(points.locator("svg")).to_have_count(points.count())
    steps = [int(text) for text in re.findall(r"Step (\d+)", course.inner_text())]
    assert steps == sorted(set(steps))
    told = points.last.locator("span").first.inner_text().partition("\n")[0]

    points.last.click()

    expect(page.locator("output")).to_contain_text(f"{steps[-1]} of ")
    here = page.get_by_role("list", name="Log").locator("[aria-current=step]")
    expect(here).to_contain_text(told)
    ended.rest()
    page.goto(table)
    page.locator(".course ol").wait_for()


def test_result_fits_a_laptop_and_can_be_read_on_a_phone(ended: Visitor) -> None:
    page = ended.page
    try:
        for size in (LAPTOP, {"width": 1024, "height": 768}):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            ended.rest()
            assert page.locator(".result").evaluate(HIDDEN) <= 0
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        ended.rest()
        assert overflow(page) <= 0
        wide = "one => one.scrollWidth - one.clientWidth"
        assert page.locator(".result").evaluate(wide) <= 0
    finally:
        page.set_viewport_size(DESKTOP)


def test_no_hole_is_left_where_there_are_few_players(ended: Visitor) -> None:
    page = ended.page
    try:
        page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
        ended.rest()
        assert page.locator(".result").evaluate(HOLE) < 50
    finally:
        page.set_viewport_size(DESKTOP)


def test_result_is_accessible(ended: Visitor) -> None:
    ended.rest()

    assert violations_in_all_themes(ended.page, ".result") == []


def test_course_is_loaded_only_with_the_result(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))

    visitor.set_up("huangdi", "random")
    assert visitor.wait_for_question_or_end()
    visitor.rest()
    assert not [url for url in asked if re.search(r"Course|turning|moments", url)]
    resign(visitor.page)
    visitor.page.locator(".course ol").wait_for()

    assert [url for url in asked if "Course" in url]


def press_until_focused(page: Page, name: str) -> None:
    """Tab to a button of the page."""
    button = page.get_by_role("button", name=name, exact=True)
    button.wait_for()
    for _ in range(200):
        if button.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not come to {name}")


def test_keyboard_goes_from_resigning_to_the_result(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    visitor.set_up("huangdi", "random")
    assert visitor.wait_for_question_or_end()
    page = visitor.page
    press_until_focused(page, "Table")
    page.keyboard.press("Enter")
    press_until_focused(page, "Resign")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Resign")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Resign")).to_be_focused()
    page.keyboard.press("Enter")

    title = page.locator("#result-title")
    expect(title).to_be_focused()
    page.keyboard.press("Escape")
    expect(title).to_have_count(0)
    again = page.get_by_role("button", name="Show the result")
    expect(again).to_be_focused()
    page.keyboard.press("Enter")
    expect(title).to_be_focused()
    press_until_focused(page, "Close")
    page.keyboard.press("Enter")
    expect(again).to_be_focused()


def test_keyboard_stays_at_the_table_that_goes_on_without_you(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    host, guest = visit(site), visit(site)
    host.set_up("warring", "open", "random")
    guest.page.goto(host.page.get_by_label("Link to the table").input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start the game").click()
    host.page.locator(".play").wait_for()

    resign(host.page)

    expect(host.page.get_by_role("button", name="Table", exact=True)).to_be_focused()
    expect(host.page.locator("#result-title")).to_have_count(0)
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_role("button", name="Resign")).to_have_count(0)


def test_keyboard_returns_to_what_opened_a_dialog(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    visitor.open_alone("huang")
    page = visitor.page
    dialog = page.get_by_role("dialog")
    settings = page.get_by_role("button", name="Settings")
    settings.focus()
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(settings).to_be_focused()

    page.get_by_role("button", name="Table", exact=True).click()
    report = page.get_by_role("button", name="Report")
    report.focus()
    page.keyboard.press("Enter")
    dialog.get_by_role("textbox").fill("Not nice")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    # A dialog that its own button closes goes without a word to the browser.
    close = dialog.get_by_role("button", name="Close").last
    expect(close).to_be_visible()
    close.focus()
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(report).to_be_focused()


def test_keyboard_returns_to_the_choice_that_was_not_confirmed(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    visitor.set_up("huangdi", "random")
    page = visitor.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Confirm moves").click()
    page.keyboard.press("Escape")
    assert visitor.wait_for_question_or_end()
    choice = page.locator("[data-move]").first
    choice.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_focused()

    page.keyboard.press("Escape")

    expect(choice).to_be_focused()
