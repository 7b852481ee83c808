"""A seat for an outside program: its connection string, its status, and taking it back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.server.tables.external import Program
from tests.web.site import Site, Visitor
from tests.web.test_pages import overflow, violations_in_all_themes

PHONE: ViewportSize = {"width": 390, "height": 844}


def give_seat(host: Visitor, *others: str) -> Locator:
    """The host's second seat becomes a program's; others may have seats after it."""
    host.set_up("huang", "open", *others)
    host.page.get_by_role("button", name="Outside program").first.click()
    seat = host.page.locator("li", has_text="Waiting for the program")
    expect(seat).to_contain_text("Outside program")
    return seat


def take_string(seat: Locator) -> str:
    seat.get_by_role("button", name="connection string").click()
    return seat.get_by_label("Connection string").input_value()


def test_host_gives_a_seat_to_a_program(site: Site, visit: Callable[..., Visitor]) -> None:
    host, other = visit(site), visit(site)
    seat = give_seat(host)
    other.page.goto(host.page.get_by_label("Link to the table").input_value())
    expect(other.page.get_by_text("Waiting for the program")).to_be_visible()
    expect(other.page.get_by_role("button", name="connection string")).to_have_count(0)

    program = Program(take_string(seat))
    program.say(agent="Duke Huan 2", ready=False, note="no map")
    expect(host.page.locator("li", has_text="Duke Huan 2")).to_contain_text(
        "Connected, not ready: no map"
    )
    program.say(agent="Duke Huan 2", ready=True)
    expect(other.page.locator("li", has_text="Duke Huan 2")).to_contain_text("Connected")
    old = program
    program = Program(take_string(host.page.locator("li").nth(1)))
    assert old.get().status_code == 401
    program.say(agent="Duke Huan 3", ready=True)

    host.page.get_by_role("button", name="Start the game").click()
    host.page.locator(".play").wait_for()
    assert program.state()["status"] == "playing"
    host.page.get_by_role("button", name="Table", exact=True).click()
    host.page.get_by_role("button", name="Let a bot play on").click()
    host.page.get_by_role("button", name="Let a bot play on").click()
    expect(host.page.locator(".panels")).to_contain_text("resigned, bot playing")
    for one in (old, program):
        one.http.close()


@pytest.mark.parametrize("viewport", [{"width": 1440, "height": 900}, PHONE])
def test_everybody_can_read_and_reach_it(
    site: Site, visit: Callable[..., Visitor], viewport: ViewportSize
) -> None:
    host = visit(site, viewport=viewport)
    seat = give_seat(host, "open")
    button = seat.get_by_role("button", name="Connection string")
    button.focus()
    host.page.keyboard.press("Enter")

    string = seat.get_by_label("Connection string").input_value()
    program = Program(string)
    program.say(agent="W" * 200, ready=False, note="N" * 200)
    seat = host.page.locator("li", has_text="WWW")
    expect(seat).to_contain_text("NNN")
    program.http.close()
    assert violations_in_all_themes(host.page) == []
    assert overflow(host.page) <= 0
    guest = visit(site, viewport=viewport)
    guest.go("tables")
    expect(guest.page.locator("main")).to_contain_text("WWW")
    assert overflow(guest.page) <= 0
    seat.get_by_role("button", name="Remove").click()
    expect(host.page.get_by_role("button", name="Add a bot")).to_have_count(2)


def test_seat_of_a_program_survives_a_restart(
    own_site: Site, visit: Callable[..., Visitor]
) -> None:
    host = visit(own_site)
    program = Program(take_string(give_seat(host)))
    program.say(agent="Duke Huan 2", ready=True)
    seat = host.page.locator("li", has_text="Duke Huan 2")
    expect(seat).to_contain_text("Connected")

    own_site.stop()
    own_site.start()
    host.page.reload()
    expect(seat).to_contain_text("Not connected")
    program.get()
    host.faults = [fault for fault in host.faults if "WebSocket connection" not in fault]
    expect(seat.get_by_text("Connected", exact=True)).to_be_visible()
    program.http.close()


def test_new_table_offers_a_program_and_says_where_it_cannot_play(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    visitor.fill_in("huang", "program", options=["Rogue Bandits"])
    expect(visitor.page.get_by_role("alert")).to_contain_text("Outside programs cannot play this")
    assert visitor.forgive("no-external")
    visitor.page.get_by_role("checkbox", name="Rogue Bandits").uncheck()
    visitor.page.get_by_role("button", name="Create table").click()
    expect(visitor.page.get_by_text("Waiting for the program")).to_be_visible()
