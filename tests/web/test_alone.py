"""The site without a server, after its files were served once and the network was cut."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FilePayload, expect

from sevenstates.puzzles import load_puzzles
from tests.web.alone import StaticSite, export_for_tests, wait_until_kept, wait_until_loaded
from tests.web.players import click_a_move
from tests.web.site import Visitor

OPTIONS = {"huang": ["Short game"], "huangdi": [], "warring": []}
BOTS = {"huang": ["random"], "huangdi": ["random"], "warring": ["random", "random"]}


@pytest.fixture(scope="module")
def cut_off(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Somebody whose browser has seen the site once, and now has no network."""
    folder = tmp_path_factory.mktemp("alone") / "site"
    export_for_tests(folder)
    with StaticSite(folder) as site:
        visitor = Visitor(browser, site, permissions=["clipboard-read", "clipboard-write"])
        visitor.go()
        wait_until_loaded(visitor)
        wait_until_kept(visitor)
    visitor.context.set_offline(True)
    yield visitor
    visitor.close()


@pytest.fixture
def visitor(cut_off: Visitor) -> Iterator[Visitor]:
    yield cut_off
    assert not cut_off.faults


def play_on(visitor: Visitor, chance: random.Random, answers: int = -1) -> None:
    """Answer questions until the game is over, or that many of them."""
    while answers and visitor.wait_for_question_or_end():
        click_a_move(visitor, chance)
        answers -= 1


@pytest.mark.long
@pytest.mark.parametrize("game", ["huang", "huangdi", "warring"])
def test_whole_game_with_a_reload_and_its_replay(visitor: Visitor, game: str) -> None:
    visitor.go()
    visitor.page.reload()
    visitor.fill_in(game, *BOTS[game], options=OPTIONS[game])
    chance = random.Random(1)
    play_on(visitor, chance, 4)
    assert visitor.wait_for_question_or_end()
    position = visitor.position
    visitor.page.reload()
    assert visitor.wait_for_question_or_end()
    assert visitor.position == position
    play_on(visitor, chance)

    page = visitor.page
    expect(page.locator("#result-title")).to_be_visible()
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("slider", name="Step").fill("3")
    expect(page.locator("output")).to_contain_text("3 of ")
    visitor.go("mine")
    expect(page.locator("li a[href*=replay]").first).to_be_visible()


def test_lesson_puzzle_and_rules(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("lesson/warring")
    first = page.locator(".lesson").get_attribute("data-step")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".lesson")).not_to_have_attribute("data-step", str(first))
    puzzle = load_puzzles("huang")["3-39"]
    visitor.go(f"puzzles/huang?puzzle={puzzle.id}")
    page.get_by_label("Or type a move").fill(puzzle.answer)
    page.keyboard.press("Enter")
    expect(page.locator(".answer")).to_contain_text("Right!")
    visitor.go("rules/huang")
    expect(page.get_by_text("H-WAR-9").first).to_be_attached()


def test_game_outlives_a_reload_goes_to_a_file_and_comes_back_from_a_link(visitor: Visitor) -> None:
    page = visitor.page
    visitor.fill_in("huangdi", "random")
    play_on(visitor, random.Random(2), 2)
    assert visitor.wait_for_question_or_end()
    position = visitor.position
    page.reload()
    assert visitor.wait_for_question_or_end()
    assert visitor.position == position
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Replay", exact=True).click()
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download").click()
    page.get_by_role("button", name="Copy a link with this game").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()

    page.goto(link)
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    visitor.go("mine")
    page.locator("input[type=file]").set_input_files(downloading.value.path())
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    visitor.go("mine")
    broken: FilePayload = {"name": "x.json", "mimeType": "application/json", "buffer": b"{"}
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_have_text("This is not a saved game.")


@pytest.mark.parametrize("where", ["tables", "people", "account", "join/x"])
def test_pages_about_others_say_that_there_are_none(visitor: Visitor, where: str) -> None:
    visitor.go(where)

    expect(visitor.page.get_by_text("This needs a server with other people.")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="People")).to_have_count(0)
