"""People at a table: accounts, clocks, hints, sound, going back by consent."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.site import Site, Visitor
from tests.web.test_following import answer_all, at_one_table

TONES = """
window.tones = 0;
window.AudioContext = class {
  state = 'running';
  currentTime = 0;
  createBuffer() {
    return { getChannelData: () => [] };
  }
  createBufferSource() {
    return { connect: (to) => to, start() { tones += 1; }, stop() {} };
  }
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} };
  }
  createOscillator() {
    const frequency = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { frequency, connect: (to) => to, start() { tones += 1; }, stop() {} };
  }
};
"""


def test_account_is_made_left_and_found_again(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site)
    visitor.go("account")
    page = visitor.page
    form = page.locator("form", has_text="Create account")
    form.get_by_label("Name").fill("Su Qin")
    form.get_by_label("password").fill("six seals of office")
    form.get_by_role("button").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Su Qin")

    page.get_by_role("button", name="Sign out").click()
    said = page.get_by_role("status").filter(has_text="signed out")
    expect(said).to_have_text("You have signed out.")
    form = page.locator("form", has_text="Sign in")
    form.get_by_label("Name").fill("Su Qin")
    form.get_by_label("Password").fill("six seals of office")
    form.get_by_role("button").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Su Qin")
    expect(page.get_by_role("banner")).to_contain_text("Su Qin")


def test_clock_runs_for_the_seat_that_is_asked(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site)
    visitor.go("new/huang")
    page = visitor.page
    page.locator("label:has(input[name=count][value='2'])").click()
    page.select_option("#seat-1", "random")
    page.get_by_label("Clock").select_option(label="30 min + 20 s per move")
    page.get_by_role("button", name="Create table").click()
    assert visitor.wait_for_question_or_end()

    expect(page.locator(".clock")).to_have_count(2)
    running = page.locator("li.me .clock.running")
    expect(running).to_have_text(re.compile(r"(30|29):\d\d"))
    expect(page.locator(".clock.running")).to_have_count(1)


def test_hint_gives_moves_with_reasons_and_takes_one(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False)
    visitor.open_alone("huang")
    page = visitor.page
    before = visitor.position

    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Ask for a hint").click()

    moves = page.locator(".coach li")
    expect(moves.first).to_be_visible()
    expect(moves.first.locator(".value")).to_have_text(re.compile(r"\d+%"))
    expect(moves.locator("small").first).not_to_be_empty()
    moves.first.get_by_role("button").hover()
    expect(page.locator("[data-map] .arrow")).to_have_count(1)
    moves.first.get_by_role("button").click()
    page.get_by_role("button", name="Confirm", exact=True).click()
    visitor.wait_after(before)


def test_tone_sounds_only_where_it_is_wanted(site: Site, visit: Callable[..., Visitor]) -> None:
    loud, quiet = visit(site), visit(site)
    for visitor in (loud, quiet):
        visitor.context.add_init_script(TONES)
        visitor.go()
    loud.page.get_by_role("button", name="Settings").click()
    loud.page.get_by_role("checkbox", name="Sound").check()
    loud.page.keyboard.press("Escape")
    at_one_table(loud, quiet)
    answer_all(loud)
    answer_all(quiet)

    loud.page.wait_for_function("tones > 0")
    assert quiet.page.evaluate("tones") == 0


def test_table_goes_back_if_everybody_agrees(site: Site, visit: Callable[..., Visitor]) -> None:
    host, guest = visit(site), visit(site)
    at_one_table(host, guest)
    answer_all(host)
    answer_all(guest)

    host.page.get_by_role("button", name="Table", exact=True).click()
    host.page.get_by_role("button", name="Request takeback").click()
    guest.page.get_by_role("button", name="Agree", exact=True).click()

    for visitor in (host, guest):
        visitor.page.get_by_role("button", name="Log", exact=True).click()
        expect(visitor.page.locator(".log")).to_contain_text("Everyone agrees: ")
