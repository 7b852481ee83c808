"""Following a game: shown step by step, shown after an absence, announced by a notice."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.players import click_a_move, point_at_a_move
from tests.web.site import Site, Visitor

NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, { body }) { notices.push(`${title}: ${body}`); }
};
Object.defineProperty(document, 'hidden', { get: () => true });
"""


HELD = """
window.held = [];
const real = window.setTimeout.bind(window);
window.setTimeout = (call, time, ...more) =>
  time >= 600 && time <= 2400 ? held.push(call) : real(call, time, ...more);
"""
"""Captions stay until the test lets them go; web/src/table/pace.ts has the times."""


EARLY = """
window.early = 0;
window.captions = 0;
new MutationObserver(() => {
  if (!document.querySelector('.caption')) return;
  captions += 1;
  if (document.querySelector('.question strong')) early += 1;
}).observe(document, { childList: true, subtree: true });
"""
"""Counts how often something is played back, and how often there is a question meanwhile."""

CAPTIONS = 5
BARELY = 12
"""Pixels that hide nothing of a board."""


def catch_up(page: Page) -> None:
    """Catch up with the others, who may go on meanwhile, until a question comes."""
    question, skip = page.locator(".question strong"), page.locator(".caption button")
    question.or_(skip).first.wait_for()
    while skip.count():
        skip.click()
        question.or_(skip).first.wait_for()


def at_one_table(host: Visitor, guest: Visitor) -> None:
    """Two people and the first question of Huang Di, which both are asked."""
    host.set_up("huangdi", "open")
    guest.page.goto(host.page.get_by_label("Link to the table").input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start the game").click()
    for visitor in (host, guest):
        assert visitor.wait_for_question_or_end()


def answer_all(visitor: Visitor) -> None:
    """Answer what the visitor is asked, or soon will be, until nothing is left."""
    chance = random.Random(1)
    assert visitor.wait_for_question_or_end()
    while visitor.page.locator(".question strong").count():
        click_a_move(visitor, chance)


def test_what_happens_is_shown_step_by_step_and_can_be_skipped(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, animation=True)
    page = visitor.page
    visitor.context.add_init_script(HELD)
    visitor.set_up("huangdi", "random")
    caption = page.locator(".caption")
    chance = random.Random(2)
    page.locator(".question strong").wait_for()
    while not page.get_by_role("button", name="Catch up").count():
        click_a_move(visitor, chance)
        page.locator(".question strong, .caption button").first.wait_for()

    first = caption.locator("span").inner_text()
    assert first in page.locator(".log").inner_text()
    page.evaluate("held.shift()()")
    expect(caption.locator("span")).not_to_have_text(first)
    catch_up(page)
    expect(caption).to_have_count(0)


OVER_THE_BOARD = """
() => {
  const caption = document.querySelector('.caption').getBoundingClientRect();
  return document.querySelector('[data-map]').getBoundingClientRect().bottom - caption.top;
}
"""
"""By how many pixels the caption of a move lies over the board."""


def show_a_caption(visitor: Visitor, game: str, bots: int) -> None:
    """Play until a move of others is played back, and stays."""
    page = visitor.page
    visitor.context.add_init_script(HELD)
    visitor.set_up(game, *["random"] * bots)
    chance = random.Random(2)
    page.locator(".question strong, .caption button").first.wait_for()
    while not page.locator(".caption").count():
        point_at_a_move(visitor, chance)
        page.locator(".question strong, .caption button").first.wait_for()
    visitor.rest()


@pytest.mark.parametrize(("game", "bots"), [("huang", 1), ("huangdi", 1), ("warring", 2)])
@pytest.mark.parametrize(
    ("width", "height"), [(360, 740), pytest.param(390, 844, marks=pytest.mark.long)]
)
def test_caption_leaves_a_phones_board_in_sight(
    site: Site, visit: Callable[..., Visitor], game: str, bots: int, width: int, height: int
) -> None:
    viewport: ViewportSize = {"width": width, "height": height}
    visitor = visit(site, words=False, animation=True, viewport=viewport)

    show_a_caption(visitor, game, bots)

    assert visitor.page.evaluate(OVER_THE_BOARD) <= BARELY


def test_caption_covers_no_state(site: Site, visit: Callable[..., Visitor]) -> None:
    viewport: ViewportSize = {"width": 1366, "height": 768}
    visitor = visit(site, words=False, animation=True, viewport=viewport)

    show_a_caption(visitor, "warring", 2)

    assert visitor.page.evaluate(OVER_THE_BOARD) <= BARELY


@pytest.mark.parametrize(("game", "bots"), [("huang", 1), ("huangdi", 1), ("warring", 2)])
def test_question_comes_after_the_playback_or_with_catch_up(
    site: Site, visit: Callable[..., Visitor], game: str, bots: int
) -> None:
    visitor = visit(site, animation=True)
    page = visitor.page
    visitor.context.add_init_script(HELD)
    visitor.context.add_init_script(EARLY)
    visitor.set_up(game, *["random"] * bots)
    chance = random.Random(2)
    question, skip = page.locator(".question strong"), page.locator(".caption button")
    while page.evaluate("captions") < CAPTIONS:
        question.or_(skip).first.wait_for()
        if skip.count():
            skip.click()
        else:
            click_a_move(visitor, chance)

    assert page.evaluate("early") == 0
    question.or_(skip).first.wait_for()


def test_what_happened_can_be_seen_again(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, animation=True)
    page = visitor.page
    visitor.context.add_init_script(HELD)
    visitor.set_up("huangdi", "random")
    again = page.get_by_role("button", name="Show again")
    chance = random.Random(2)
    page.locator(".question strong").wait_for()
    while not again.count():
        click_a_move(visitor, chance)
        catch_up(page)
    before = visitor.position
    expect(page.locator(".caption")).to_have_count(0)

    again.click()

    expect(page.locator(".caption")).to_be_visible()
    catch_up(page)
    assert visitor.position == before


def test_nothing_is_shown_step_by_step_where_motion_is_unwanted(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, animation=False)
    visitor.set_up("huangdi", "random")
    visitor.page.evaluate(
        "new MutationObserver(() => { if (document.querySelector('.caption')) window.seen = true })"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    chance = random.Random(2)
    for _ in range(6):
        assert visitor.wait_for_question_or_end()
        click_a_move(visitor, chance)

    assert visitor.page.evaluate("window.seen") is None


def test_reduced_motion_is_respected_from_the_start(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, reduced_motion="reduce")
    visitor.context.add_init_script("localStorage.clear()")

    visitor.go()

    expect(visitor.page.locator("html")).to_have_attribute("data-motion", "none")


def test_a_returning_player_sees_what_happened(site: Site, visit: Callable[..., Visitor]) -> None:
    host, guest = visit(site), visit(site)
    at_one_table(host, guest)
    address = host.page.url
    answer_all(host)
    host.go()
    host.page.locator("article").first.wait_for()
    answer_all(guest)

    host.page.goto(address)

    away = host.page.get_by_role("region", name="While you were away")
    expect(away.locator("li, p").first).to_be_visible()
    away.get_by_role("button", name="Continue").click()
    expect(away).to_have_count(0)
    host.page.reload()
    expect(host.page.locator(".question")).to_be_visible()
    expect(away).to_have_count(0)


def test_notice_comes_when_it_is_ones_turn_and_nobody_looks(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    host, guest = visit(site), visit(site)
    host.context.add_init_script(NOTICES)
    host.go()
    host.page.get_by_role("button", name="Settings").click()
    host.page.get_by_role("checkbox", name="Notifications").check()
    host.page.keyboard.press("Escape")
    at_one_table(host, guest)
    answer_all(host)

    answer_all(guest)

    assert host.wait_for_question_or_end()
    host.page.wait_for_function("notices.length > 0")
    assert host.page.evaluate("notices[0]").startswith("Your turn: ")


def test_stranger_with_the_link_watches_a_private_game(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    host, guest, stranger = visit(site), visit(site), visit(site)
    host.set_up("huangdi", "open")
    link = host.page.get_by_label("Link to the table").input_value()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start the game").click()
    assert host.wait_for_question_or_end()
    answer_all(host)
    answer_all(guest)

    stranger.page.goto(link)

    expect(stranger.page.locator(".log")).to_contain_text("Round 1 begins")
    expect(stranger.page.get_by_text("Waiting for")).to_be_visible()
    expect(host.page.get_by_text("1 spectator")).to_be_visible()
