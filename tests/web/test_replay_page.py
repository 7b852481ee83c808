"""A finished game: the log and its links, the timeline, the graph, the bot's view, playing on."""

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from sevenstates import games
from tests.web.players import click_a_move
from tests.web.site import DESKTOP, Site, Visitor

PLACE = re.compile(r"block on [ab]\d", re.IGNORECASE)
END_MARKS = """
() => {
  const graph = document.querySelector('figure > svg').getBoundingClientRect();
  return [...document.querySelectorAll('figure .end')].map((mark) => {
    const { left, right, top, bottom, width } = mark.getBoundingClientRect();
    return width > 8 && left > graph.left && right <= graph.right + 1 &&
      top >= graph.top - 1 && bottom <= graph.bottom + 1;
  });
}
"""
"""Whether each line of the graph has its sign at its end, within the graph."""
SHOW_WORDS = """
(words) => {
  const key = 'sevenstates.settings';
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), words }));
}
"""


@pytest.fixture(scope="module")
def player(site: Site, browser: Browser) -> Iterator[Visitor]:
    """Somebody who has made some decisions, resigned, and seen bots play the game to its end."""
    visitor = Visitor(browser, site, permissions=["clipboard-read", "clipboard-write"])
    visitor.set_up("huangdi", "random")
    chance = random.Random(9)
    for _ in range(6):
        assert visitor.wait_for_question_or_end()
        click_a_move(visitor, chance)
    page = visitor.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("#result-title").wait_for()
    yield visitor
    visitor.close()
    assert not visitor.faults


@pytest.fixture
def finished(player: Visitor) -> Iterator[Visitor]:
    """The same player at the table of that game, with its result."""
    before = player.page.url
    player.page.locator("#result-title").wait_for()
    yield player
    player.page.goto(before)


def show(page: Page, moment: int) -> None:
    page.get_by_role("slider", name="Step").fill(str(moment))
    expect(page.locator("output")).to_contain_text(f"{moment} of ")


def test_line_of_the_log_leads_to_its_rule_and_to_its_position(finished: Visitor) -> None:
    page = finished.page
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Log", exact=True).click()

    page.locator(".log").get_by_role("button", name="Rule D-").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("D-")
    page.keyboard.press("Escape")
    link = page.locator(".log").get_by_role("link", name="of the replay").last
    moment = link.inner_text()
    link.click()

    expect(page.locator("output")).to_contain_text(f"{moment} of ")


def test_game_is_watched_again_judged_shared_and_played_on(
    finished: Visitor, site: Site, visit: Callable[..., Visitor]
) -> None:
    page = finished.page
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("button", name="Last", exact=True).click()
    expect(page.locator("output")).not_to_have_text("0 of 0")
    show(page, 7)
    graph = page.locator("figure", has_text="Points over time")
    expect(graph.locator("polyline:not(.edge)")).to_have_count(2)
    # Colour is never the only mark: each line ends in its player's sign, and so do those below.
    assert page.evaluate(END_MARKS) == [True, True]
    expect(graph.locator("li > svg:not(.dash)")).to_have_count(2)
    expect(page.get_by_role("list", name="Log").locator(".mark svg").first).to_be_visible()

    page.get_by_role("tab", name="Game review").click()
    judged = page.get_by_text("You played:").or_(page.get_by_text("The bot found nothing better."))
    expect(judged.first).to_be_visible()

    page.get_by_label("View as").select_option("1")
    expect(page.locator("output")).to_contain_text("7 of ")
    expect(page.get_by_role("heading", name="favour cards")).to_have_count(1)
    page.get_by_role("button", name="Copy a link to this step").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    friend = visit(site)
    friend.page.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(friend.page.locator("output")).to_contain_text("7 of ")
    expect(friend.page.get_by_label("View as")).to_have_value("1")

    # Who had no seat takes the one that is asked, which depends on who answered first.
    for person, bot in ((finished, "random"), (friend, re.compile("random|normal"))):
        person.page.get_by_role("button", name="Play on from here").click()
        assert person.wait_for_question_or_end()
        expect(person.page.locator("li.me")).to_have_count(1)
        expect(person.page.locator(".panels li:not(.me)")).to_contain_text(bot)


def test_arrow_keys_go_through_the_replay_and_the_address_follows(finished: Visitor) -> None:
    page = finished.page
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator("output")).to_contain_text("0 of ")

    for key, moment in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)]:
        page.keyboard.press(key)
        expect(page.locator("output")).to_contain_text(f"{moment} of ")
        assert f"at={moment}" in page.url
    page.keyboard.press("End")
    expect(page.locator("output")).not_to_contain_text("1 of ")
    last = page.locator("output").inner_text()

    page.reload()
    expect(page.locator("output")).to_have_text(last)


def test_link_to_a_late_step_shows_its_number_while_the_game_is_loaded(finished: Visitor) -> None:
    page = finished.page
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("button", name="Last", exact=True).click()
    expect(page.locator("output")).not_to_contain_text("0 of ")
    last = page.locator("output").inner_text()
    held: list[Route] = []
    page.route(re.compile(r"/moments\?.*from=[1-9]"), lambda route: held.append(route))

    page.reload()

    expect(page.locator("output")).to_have_text(last)
    expect(page.locator(".stage > p")).to_have_text("One moment…")
    page.unroute_all(behavior="ignoreErrors")


def test_all_hands_are_revealed_beside_the_drawn_board(finished: Visitor) -> None:
    page = finished.page
    page.evaluate(SHOW_WORDS, False)
    page.reload()
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator("output")).to_contain_text("0 of ")
    show(page, 30)

    hands = page.get_by_role("list", name="Players").locator(".hand")
    expect(hands).to_have_count(2)
    page.reload()
    line = page.get_by_role("list", name="Log").locator("[aria-current=step]")
    expect(line).to_be_in_viewport()
    expect(hands).to_have_count(2)
    finished.settle()
    # The log keeps its line in sight when it gets less room, as when the graph above it is drawn.
    page.set_viewport_size({**DESKTOP, "height": 800})
    expect(line).to_be_in_viewport(ratio=1)
    page.set_viewport_size(DESKTOP)
    page.get_by_label("View as").select_option("0")
    expect(page.locator("output")).to_contain_text("30 of ")
    expect(hands).to_have_count(0)

    page.evaluate(SHOW_WORDS, True)
    page.reload()


def test_same_people_play_again(finished: Visitor) -> None:
    page = finished.page
    before = page.url

    page.get_by_role("button", name="Play again").click()

    page.wait_for_url(lambda url: url != before)
    expect(page.get_by_role("main")).to_contain_text("Bot, random")


def judged(move: str, value: float) -> dict[str, object]:
    """A move of Huang Di as a review has it."""
    action = games.get("huangdi").parse_action(move)
    legal = {"index": action.index, "kind": action.kind, "fields": action.fields, "text": move}
    return {"action": legal, "value": value, "reasons": []}


@pytest.fixture
def reviewed(finished: Visitor) -> Iterator[Page]:
    """The page of that game, whose review finds a mistake: the move after step 7."""
    page = finished.page
    mistake = {"moment": 8, "made": judged("block a1.1", 0.2), "best": judged("block b1.3", 0.6)}
    review = {"seat": 0, "level": "expert", "count": 1, "seen": 1, "moves": [mistake]}
    page.route("**/analysis?*", lambda route: route.fulfill(json=review))
    page.evaluate(SHOW_WORDS, False)
    page.reload()
    yield page
    page.unroute("**/analysis?*")
    page.evaluate(SHOW_WORDS, True)
    page.reload()


def test_better_move_is_an_arrow_on_the_board(reviewed: Page) -> None:
    page = reviewed
    waiting: list[Route] = []
    page.route("**/moments?*", lambda route: waiting.append(route))
    page.get_by_role("link", name="Game review").click()
    # A step chosen before the game is loaded is shown once it is.
    page.get_by_role("button", name="Step 7").click()
    page.unroute("**/moments?*")
    for route in waiting:
        route.continue_()
    expect(page.locator("output")).to_contain_text("7 of ")
    expect(page.locator("[data-map] .arrow")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator("output")).to_contain_text("8 of ")
    expect(page.locator("[data-map] .arrow")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("tab", name="Game review")).to_have_attribute("aria-selected", "true")
    expect(page.locator("output")).to_contain_text("8 of ")


def test_mistakes_are_marked_on_the_graph_and_lead_to_their_step(reviewed: Page) -> None:
    page = reviewed
    page.get_by_role("link", name="Replay", exact=True).click()
    mark = page.locator("figure", has_text="Points over time").locator(".mistake")
    expect(page.locator("output")).to_contain_text("0 of ")
    expect(mark).to_have_count(0)

    page.get_by_role("tab", name="Game review").click()

    expect(mark).to_have_count(1)
    expect(mark.locator("title")).to_have_text("Step 7 \N{MINUS SIGN}40%")
    mark.click()
    expect(page.locator("output")).to_contain_text("7 of ")
    expect(page.locator("[data-map] .arrow")).to_have_count(1)


def test_lines_of_log_and_review_light_their_spaces(reviewed: Page) -> None:
    page = reviewed
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator("output")).to_contain_text("0 of ")
    lit = page.locator("[data-map] rect.pointed")
    line = page.get_by_role("list", name="Log").get_by_role("button", name=PLACE).first

    line.hover()
    expect(lit).to_have_count(1)
    page.mouse.move(0, 0)
    expect(lit).to_have_count(0)
    line.focus()
    expect(lit).to_have_count(1)

    page.get_by_role("tab", name="Game review").click()
    page.get_by_text("You played:").hover()
    expect(lit).to_have_count(2)
    page.mouse.move(0, 0)
    expect(lit).to_have_count(0)
    page.get_by_role("button", name="Step 7").focus()
    expect(lit).to_have_count(2)
