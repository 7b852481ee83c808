"""The table page apart from moves."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.learners import make_move
from tests.web.players import click_a_move
from tests.web.site import Site, Visitor


def test_choice_waits_for_confirmation_where_it_is_wanted(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    visitor.set_up("huangdi", "random")
    page = visitor.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Confirm moves").click()
    page.keyboard.press("Escape")
    assert visitor.wait_for_question_or_end()
    before = visitor.position

    page.locator("[data-move]").first.click()
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_hidden()
    assert visitor.position == before

    page.locator("[data-move]").first.click()
    page.keyboard.press("Enter")
    visitor.wait_after(before)


def test_illegal_move_is_refused_with_its_rule(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site)
    visitor.open_alone("huang")
    page = visitor.page

    page.get_by_label("Or type a move").fill("leader G j1")
    page.get_by_role("button", name="Choose").click()

    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    alert.get_by_role("button", name="Rule H-").click()
    expect(page.get_by_role("dialog")).to_contain_text("H-")
    assert visitor.forgive("leader-on-river") == 1


def test_own_move_is_taken_back(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site)
    visitor.open_alone("huang")
    page = visitor.page
    page.get_by_label("Or type a move").fill("leader G j7")
    page.get_by_role("button", name="Choose").click()
    expect(page.locator(".log")).to_contain_text("green leader on j7")

    page.get_by_role("button", name="Undo").click()

    expect(page.locator(".log")).not_to_contain_text("green leader on j7")
    expect(page.locator(".log")).to_contain_text("takes back the last decision")


def test_all_play_on_one_device_by_one_choice(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site)
    visitor.go("new/huangdi")
    page = visitor.page

    page.get_by_text("All on this device").click()

    expect(page.get_by_label("Name of this player")).to_have_count(3)
    page.get_by_role("button", name="Create table").click()
    expect(page.locator("li.me")).to_have_count(3)


def test_players_on_one_device_do_not_see_each_other(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    visitor.go("new/huangdi")
    page = visitor.page
    page.locator("label:has(input[name=count][value='2'])").click()
    page.select_option("#seat-1", "me")
    for field, name in zip(page.get_by_label("Name of this player").all(), "AB", strict=True):
        field.fill(f"Player {name}")
    page.get_by_role("button", name="Create table").click()
    page.locator(".play, .curtain").first.wait_for()

    chance = random.Random(2)
    seen = set()
    for _ in range(12):
        page.locator(".choices button, .curtain button").first.wait_for()
        if page.locator(".curtain").count():
            assert not page.locator(".text-board").count()
            mark = page.locator(".curtain svg:has(circle) g path").first
            seen.add((page.locator(".curtain h1").inner_text(), mark.get_attribute("d")))
            page.locator(".curtain button").click()
            page.locator(".play").wait_for()
        else:
            click_a_move(visitor, chance)

    assert len(seen) == len({sign for _, sign in seen}) == 2


def test_people_talk(site: Site, visit: Callable[..., Visitor]) -> None:
    host, guest = visit(site), visit(site)
    host.set_up("huangdi", "open")
    guest.page.goto(host.page.get_by_label("Link to the table").input_value())
    guest.page.get_by_label("Your name").fill("Mo Di")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator("ol li").nth(1)).to_contain_text("Mo Di")

    guest.page.get_by_role("textbox", name="Message").fill("Peace!")
    guest.page.keyboard.press("Enter")

    expect(host.page.get_by_role("log", name="Chat")).to_contain_text("Mo Di (guest) Peace!")


def test_log_begins_with_the_dice_for_the_first_host(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    visitor.open_alone("warring")
    log = visitor.page.locator(".log")

    expect(log).to_contain_text("The dice for the first Host: ")
    expect(log).to_contain_text("is Host.")


COUNT_FLIGHTS = """
window.flights = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.className === 'flying') window.flights += 1;
}).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("animation", [True, False])
def test_points_fly_to_the_panel_unless_motion_is_off(
    site: Site, visit: Callable[..., Visitor], animation: bool
) -> None:
    visitor = visit(site, words=False, animation=animation)
    visitor.context.add_init_script(COUNT_FLIGHTS)
    visitor.set_up("huang", "random")

    for move in ("leader R j7", "tile R j6"):
        assert visitor.wait_for_question_or_end()
        before = visitor.position
        make_move(visitor.page, "huang", move)
        visitor.wait_after(before)
    assert visitor.wait_for_question_or_end()

    expect(visitor.page.locator(".flying")).to_have_count(0)
    assert bool(visitor.page.evaluate("window.flights")) is animation


def test_standing_order_is_given_read_and_withdrawn(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    visitor.set_up("huang", "random")
    page = visitor.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_text("Standing orders", exact=True).click()
    market = page.get_by_role("group", name="The market")
    market.get_by_label("First choice").select_option("blue")
    market.get_by_role("button", name="Give this order").click()

    given = page.get_by_role("listitem").filter(has_text="Take blue from the market, else nothing.")
    expect(given).to_be_visible()
    expect(page.get_by_role("list").filter(has=given).last).to_be_focused()
    expect(page.locator(".log")).to_contain_text("You have changed your standing orders.")
    page.reload()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_text("Standing orders", exact=True).click()
    given.get_by_role("button", name="Withdraw: Take blue").click()
    expect(page.get_by_text("You have given no standing orders.")).to_be_visible()


def test_log_says_that_a_standing_order_has_answered(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    """The order bids; what the log shows next may be another's doing."""
    visitor = visit(site)
    visitor.set_up("huangdi", "random")
    page, log = visitor.page, visitor.page.locator(".log")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_text("Standing orders", exact=True).click()
    page.get_by_role("button", name="Give this order").click()
    expect(log).to_contain_text("You have changed your standing orders.")
    page.keyboard.press("Escape")

    assert visitor.wait_for_question_or_end()
    while "for you" not in log.inner_text():
        before = visitor.position
        page.locator("[data-move]").first.click()
        visitor.wait_after(before)
        assert visitor.wait_for_question_or_end()
    expect(log).to_contain_text("Your standing order answers for you.")
