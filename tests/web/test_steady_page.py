"""The table page keeps its shape: long names, refusals, a lost connection, a hasty host."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.site import Site, Visitor


def box(page: Page, what: str) -> dict[str, float]:
    found = page.locator(what).bounding_box()
    assert found is not None
    return {side: round(found[side]) for side in ("x", "y", "width", "height")}


def test_long_name_is_cut_and_the_points_stay(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, words=False, viewport={"width": 1440, "height": 900})
    visitor.go("account")
    visitor.page.get_by_label("Name").first.fill("Wolfeschlegelsteinhausenberger")
    visitor.page.get_by_role("button", name="Save name").click()

    visitor.set_up("huang", "random")
    assert visitor.wait_for_question_or_end()

    panel, points = box(visitor.page, "li.me"), box(visitor.page, "li.me .side .points")
    assert points["x"] + points["width"] <= panel["x"] + panel["width"]
    expect(visitor.page.locator("li.me strong")).to_be_in_viewport(ratio=1)


def test_start_that_is_clicked_twice_is_one_start(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    visitor.set_up("huang", "open")
    page = visitor.page
    expect(page.locator("[data-seat='0'] .who")).to_have_text(re.compile(r"^Guest \d+\W\(you\)$"))
    page.get_by_role("button", name="Add a bot").click()

    page.get_by_role("button", name="Start the game").dblclick()

    assert visitor.wait_for_question_or_end()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_log_opens_at_its_end(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site)
    visitor.open_alone("warring")
    visitor.page.evaluate(
        "() => Object.assign(document.querySelector('.log').style,"
        " { flex: 'none', minHeight: '0', height: '3rem' })"
    )

    visitor.page.get_by_role("button", name="Log", exact=True).click()

    visitor.page.wait_for_function(
        "() => { const log = document.querySelector('.log');"
        " return log.scrollHeight > log.clientHeight"
        " && log.scrollTop + log.clientHeight >= log.scrollHeight - 2; }"
    )


def test_lost_connection_moves_nothing(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, words=False, viewport={"width": 1440, "height": 900})
    visitor.open_alone("huang")
    page = visitor.page
    before = box(page, ".question")

    page.evaluate("() => dispatchEvent(new Event('offline'))")
    visitor.context.set_offline(True)

    expect(page.get_by_text("Connection lost. Reconnecting; nothing is lost.")).to_be_visible()
    assert box(page, ".question") == before
    expect(page.locator(".panels .me").first).not_to_contain_text("away")
    visitor.context.set_offline(False)
    visitor.faults = [fault for fault in visitor.faults if "WebSocket connection" not in fault]


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (360, 740)])
def test_refusal_moves_nothing(
    site: Site, visit: Callable[..., Visitor], width: int, height: int
) -> None:
    visitor = visit(site, words=False, viewport={"width": width, "height": height})
    visitor.open_alone("huang")
    page = visitor.page
    page.get_by_role("button", name="red leader").click()
    before = box(page, "[data-place=j7]")

    page.locator("[data-place][aria-label*=river]").first.click(force=True)

    expect(page.get_by_role("alert")).to_contain_text("river")
    assert box(page, "[data-place=j7]") == before
    expect(page.get_by_role("button", name="red leader")).to_have_attribute("aria-pressed", "true")
    assert visitor.forgive("leader-on-river") == 1


def test_replacing_tiles_asks_for_tiles_and_not_for_a_space(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, words=False)
    visitor.open_alone("huang")

    visitor.page.get_by_role("button", name="Replace tiles").click()

    expect(visitor.page.locator(".board-line")).to_have_text(
        "Which tiles do you replace? You draw as many again."
    )
