"""A site without a server over time: updates, other tabs, storage, and beside a real server."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.patience import wait_until
from tests.web.alone import StaticSite, export_for_tests, wait_until_kept, wait_until_loaded
from tests.web.players import click_a_move
from tests.web.site import Site, Visitor

IS_KEPT = """
navigator.serviceWorker
  .getRegistration('offline/')
  .then((one) => one?.active?.state === 'activated')
"""
SAY_OLD = "setTimeout(() => navigator.serviceWorker.controller.postMessage({ version: 'old' }))"
NEWER = '<meta name="newer" />'
NO_DATABASE = "IDBFactory.prototype.open = () => { throw new DOMException('no'); };"


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("alone") / "site"
    export_for_tests(folder)
    return folder


@pytest.fixture(scope="module")
def alone(exported: Path) -> Iterator[StaticSite]:
    with StaticSite(exported) as site:
        yield site


def begin_game(visitor: Visitor) -> str:
    """Play a move of a new game; the position after it."""
    visitor.fill_in("huang", "random")
    assert visitor.wait_for_question_or_end()
    click_a_move(visitor, random.Random(1))
    assert visitor.wait_for_question_or_end()
    return visitor.position


def test_update_of_the_site_waits_and_keeps_the_running_game(
    browser: Browser, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    export_for_tests(folder)
    with StaticSite(folder) as site:
        visitor = Visitor(browser, site)
        page = visitor.page
        visitor.go()
        wait_until_kept(visitor)
        position = begin_game(visitor)
        export_for_tests(folder, more=NEWER)
        page.reload()
        update = page.get_by_role("button", name="Update")
        expect(update).to_be_visible()
        assert page.locator("meta[name=newer]").count() == 0
        update.click()
        page.locator("meta[name=newer]").wait_for(state="attached")
        assert visitor.wait_for_question_or_end()

        assert visitor.position == position
        # As a page does that was loaded just before the update.
        with page.expect_event("load"):
            page.evaluate(SAY_OLD)
        assert visitor.wait_for_question_or_end()
        assert visitor.position == position
        assert not visitor.faults
        visitor.close()


@pytest.mark.long
def test_last_tab_plays(browser: Browser, alone: StaticSite) -> None:
    visitor = Visitor(browser, alone)
    position = begin_game(visitor)
    second = visitor.open()
    second.goto(visitor.page.url)
    expect(visitor.page.get_by_role("alert")).to_contain_text("You are playing in another tab.")
    second.locator(f".play[data-position='{position}']").wait_for()
    visitor.page.get_by_role("button", name="Play here").click()

    expect(second.get_by_role("alert")).to_contain_text("You are playing in another tab.")
    visitor.page.locator(f".play[data-position='{position}']").wait_for()
    assert not visitor.faults
    visitor.close()


def test_browser_that_keeps_nothing_says_so_and_plays(browser: Browser, exported: Path) -> None:
    [worker] = exported.glob("assets/worker-*.js")
    code = worker.read_text("utf-8")
    with StaticSite(exported) as site:
        visitor = Visitor(browser, site)
        visitor.context.route(
            f"**/{worker.name}",
            lambda route: route.fulfill(body=NO_DATABASE + code, content_type="text/javascript"),
        )
        begin_game(visitor)

        alert = visitor.page.get_by_role("alert")
        expect(alert).to_contain_text("This browser is not keeping your games")
        assert not visitor.faults
        visitor.close()


def test_site_that_cannot_be_loaded_says_so(browser: Browser, alone: StaticSite) -> None:
    visitor = Visitor(browser, alone)
    visitor.context.route("**/packages-*.zip", lambda route: route.abort())
    visitor.go()

    expect(visitor.page.get_by_role("alert").first).to_contain_text(
        "The games could not be loaded."
    )
    visitor.go("lesson/huang")
    expect(visitor.page.get_by_role("button", name="Next")).to_be_visible()
    visitor.close()


@pytest.mark.long
def test_server_offers_its_exported_site_when_it_is_gone(browser: Browser, tmp_path: Path) -> None:
    export_for_tests(tmp_path / "offline")
    with Site(tmp_path) as site:
        visitor = Visitor(browser, site)
        page = visitor.page
        visitor.set_up("huang", "random")
        assert visitor.wait_for_question_or_end()
        table = page.url
        visitor.go()
        wait_until(lambda: page.evaluate(IS_KEPT))
        page.goto(table)
        assert visitor.wait_for_question_or_end()
    page.get_by_role("link", name="Play against bots").click()
    wait_until_loaded(visitor)
    visitor.faults.clear()  # of the connection that broke
    page.goto(f"{site.address}offline/#/new/huangdi")
    page.get_by_role("button", name="Create table").click()

    assert visitor.wait_for_question_or_end()
    assert not visitor.faults
    visitor.close()
