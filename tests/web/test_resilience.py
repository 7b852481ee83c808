"""Reloading, a lost connection and a restarted server in the middle of a game lose nothing."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.players import click_a_move
from tests.web.site import Site, Visitor


def begun(visitor: Visitor, moves: int = 3) -> None:
    """Set up a game and play a little."""
    visitor.set_up("huangdi", "random")
    chance = random.Random(1)
    for _ in range(moves):
        assert visitor.wait_for_question_or_end()
        click_a_move(visitor, chance)
    assert visitor.wait_for_question_or_end()


def test_reload_shows_the_same_position(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site)
    begun(visitor)
    question = visitor.page.locator("#moves-title").inner_text()
    log = visitor.page.locator(".log")
    expect(log.get_by_role("button").first).to_be_visible()  # the rules come a little later
    before = log.inner_text()

    visitor.page.reload()

    expect(visitor.page.locator("#moves-title")).to_have_text(question)
    expect(log).to_have_text(before, use_inner_text=True)


def test_move_made_without_connection_arrives_later(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    begun(visitor)
    page = visitor.page
    before = visitor.position
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    visitor.context.set_offline(True)
    page.evaluate(
        "() => { const real = WebSocket.prototype.send;"
        " WebSocket.prototype.send = function (text) { this.close(); };"
        " window.heal = () => { WebSocket.prototype.send = real; } }"
    )

    while not page.locator("[data-move]").count():
        page.locator(".choices button").first.click()
    page.locator("[data-move]").first.click()
    expect(page.get_by_text("Reconnecting; nothing is lost.")).to_be_visible()
    assert visitor.position == before
    page.evaluate("heal()")
    visitor.context.set_offline(False)

    visitor.wait_after(before)
    expect(page.get_by_text("Reconnecting; nothing is lost.")).to_be_hidden()
    # What the browser itself says of the lost connection is no fault of the page.
    visitor.faults = [fault for fault in visitor.faults if "WebSocket connection" not in fault]


def test_a_session_that_has_ended_is_shown_and_not_asked_for_again(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    begun(visitor, moves=1)
    other = visitor.open()
    other.goto(site.address)
    assert other.evaluate("fetch('api/session', {method: 'DELETE'}).then((answer) => answer.ok)")

    alert = visitor.page.get_by_role("alert").filter(has_text="Your session has ended")
    expect(alert.get_by_role("button", name="Reconnect")).to_be_visible()
    expect(visitor.page.get_by_text("Reconnecting; nothing is lost.")).to_be_hidden()
    alert.get_by_role("button", name="Reconnect").click()
    expect(alert).to_be_hidden()


def test_restarted_server_goes_on(own_site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(own_site)
    begun(visitor)
    question = visitor.page.locator("#moves-title").inner_text()

    own_site.stop()
    expect(visitor.page.get_by_text("Reconnecting; nothing is lost.")).to_be_visible()
    own_site.start()
    expect(visitor.page.get_by_text("Reconnecting; nothing is lost.")).to_be_hidden()

    expect(visitor.page.locator("#moves-title")).to_have_text(question)
    before = visitor.position
    click_a_move(visitor, random.Random(2))
    visitor.wait_after(before)
    visitor.faults = [fault for fault in visitor.faults if "WebSocket connection" not in fault]
