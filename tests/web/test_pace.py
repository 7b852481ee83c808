"""The pace of a table: a move under way, hints, the playback's speed, motion and sound."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.learners import make_move
from tests.web.players import click_a_move
from tests.web.site import TWO_FRAMES, Site, Visitor
from tests.web.test_following import answer_all, at_one_table
from tests.web.test_people import TONES

FIRST_MOVES = {
    "huang": ("leader R j7", "[data-map] .ghost"),
    "huangdi": ("keep {}", ".card[aria-pressed=true]"),
    "warring": ("keep 1", ".selected"),
}
"""A first move in each game, and what shows it on the board before the server has answered."""

WATCH = """
window.opacities = [];
const seen = new WeakSet();
new MutationObserver(() => {
  const note = document.querySelector('.question small');
  if (!note || seen.has(note)) return;
  seen.add(note);
  opacities.push(getComputedStyle(note).opacity);
}).observe(document, { childList: true, subtree: true });
"""
"""How visible a note beside the question is at the moment it comes."""

NOTE_IS_SEEN = """
() => getComputedStyle(document.querySelector('.question small') ?? document.head).opacity === '1'
  && document.querySelector('.question small')
"""

CAPTIONS = """
window.times = [];
const real = window.setTimeout.bind(window);
window.setTimeout = (call, time, ...more) => {
  times.push(time);
  return real(call, time >= 900 && captions ? 0 : time, ...more);
};
window.captions = 0;
new MutationObserver(() => { if (document.querySelector('.caption')) captions += 1; })
  .observe(document, { childList: true, subtree: true });
"""
"""Counts captions, and remembers how long they are to stay; after the first, long ones do not."""


class Wire:
    """The connection of a table, whose messages from the server can be held back."""

    def __init__(self, visitor: Visitor) -> None:
        self.is_held = False
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        visitor.context.route_web_socket(lambda address: True, self._open)

    def _open(self, page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda message: self._pass(page, message))

    def _pass(self, page: WebSocketRoute, message: str | bytes) -> None:
        if self.is_held:
            self._held.append((page, message))
        else:
            page.send(message)

    def release(self) -> None:
        self.is_held = False
        for page, message in self._held:
            page.send(message)


@pytest.mark.parametrize("game", FIRST_MOVES)
def test_move_under_way_is_shown_and_said_if_it_takes_long(
    site: Site, visit: Callable[..., Visitor], game: str
) -> None:
    visitor = visit(site, words=False)
    wire = Wire(visitor)
    visitor.context.add_init_script(WATCH)
    visitor.set_up(game, "random", "random")
    assert visitor.wait_for_question_or_end()
    page = visitor.page
    move, ghost = FIRST_MOVES[game]
    if game == "huangdi":
        described = page.locator("button[aria-describedby^=favour-]").first
        move = move.format(str(described.get_attribute("aria-describedby")).split("-")[1])
    expect(page.locator(ghost)).to_have_count(0)
    before = visitor.position

    wire.is_held = True
    make_move(page, game, move)

    expect(page.locator(ghost)).to_have_count(1)
    page.wait_for_function(NOTE_IS_SEEN)
    expect(page.locator(".question small")).to_have_text("Sending…")
    assert page.evaluate("opacities") == ["0"]  # a move that is answered at once says nothing
    assert visitor.position == before
    wire.release()
    visitor.wait_after(before)
    expect(page.locator(".question small")).to_have_count(0)


def test_first_hint_comes_at_once_and_a_better_one_takes_its_place(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False)
    visitor.open_alone("huang")
    page = visitor.page
    waiting: list[Route] = []
    visitor.context.route("**/hint?*quick=false*", lambda route: waiting.append(route))

    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Ask for a hint").click()
    moves = page.locator(".coach li")
    expect(moves.first).to_be_visible()
    expect(page.get_by_role("button", name="Thinking…")).to_be_disabled()

    while not waiting:
        page.evaluate(TWO_FRAMES)
    [slow] = waiting
    answer = slow.fetch()
    better = answer.json()
    better["moves"] = [{**better["moves"][0], "value": 0.987}]
    slow.fulfill(response=answer, json=better)
    expect(moves).to_have_count(1)
    expect(moves).to_contain_text("win chance 99%")
    expect(page.get_by_role("button", name="Ask for a hint")).to_be_enabled()


def choose_speed(page: Page, speed: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text(speed, exact=True).click()
    page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("speed", "reduced", "time"),
    [
        pytest.param("Slow", "no-preference", 1600, marks=pytest.mark.long),
        pytest.param("Normal", "no-preference", 1000, marks=pytest.mark.long),
        ("Fast", "no-preference", 500),
        ("Instant", "no-preference", None),
        ("Slow", "reduce", None),
    ],
)
def test_speed_of_the_playback_is_chosen_and_remembered(
    site: Site, visit: Callable[..., Visitor], speed: str, reduced: str, time: int | None
) -> None:
    visitor = visit(site, reduced_motion=reduced)
    page = visitor.page
    page.evaluate("localStorage.setItem('sevenstates.settings', '{\"words\": true}')")
    visitor.context.add_init_script(CAPTIONS)
    visitor.go()
    choose_speed(page, speed)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog").get_by_role("radio", name=speed)).to_be_checked()
    page.keyboard.press("Escape")

    visitor.set_up("huangdi", "random")
    chance = random.Random(2)
    for _ in range(6):
        assert visitor.wait_for_question_or_end()
        click_a_move(visitor, chance)
    assert visitor.wait_for_question_or_end()

    assert bool(page.evaluate("captions")) is (time is not None)
    times = set(page.evaluate("times"))
    assert time is None or time in times
    # Bids that are turned over stay twice as long.
    assert times & {1000, 1600, 2000, 3200} <= ({time, 2 * time} if time else set())


def test_sound_is_switched_off_by_one_click_at_the_table(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    loud, other = visit(site), visit(site)
    loud.context.add_init_script(TONES)
    loud.go()
    loud.page.get_by_role("button", name="Settings").click()
    loud.page.get_by_role("checkbox", name="Sound").check()
    loud.page.keyboard.press("Escape")
    at_one_table(loud, other)
    answer_all(loud)
    answer_all(other)
    loud.page.wait_for_function("tones > 0")
    assert loud.wait_for_question_or_end()

    sound = loud.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    heard = loud.page.evaluate("tones")
    answer_all(loud)
    answer_all(other)
    assert loud.wait_for_question_or_end()
    assert loud.page.evaluate("tones") == heard

    loud.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
