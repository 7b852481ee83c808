"""Every page: in every language, at every size, for everybody."""

import gzip
import json
import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.paths import SOURCE, WEB
from tests.patience import wait_until
from tests.web.site import DESKTOP, Site, Visitor

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
BUILT = SOURCE / "web"
PAGES = (
    *("", "tables", "mine", "learn", "account", "new/huang", "new/huangdi", "new/warring"),
    *("people", "ranks/huang"),
    *("rules/huang", "rules/huangdi", "rules/warring"),
    *("lesson/huang", "lesson/huangdi", "lesson/warring"),
    *("puzzles", "puzzles/huangdi"),
)
OF_ANOTHER_GAME = tuple(
    f"{page}/{game}" for page in ("new", "rules", "lesson") for game in ("huangdi", "warring")
)
"""Those that differ from another page by what its game says alone."""
GAMES = ("huang", "huangdi", "warring")
TABLE_PAGE_BYTES = 100_000
CUT_NAV = """
() => {
  const nav = document.querySelector('header nav');
  return nav.scrollWidth - nav.clientWidth;
}
"""
THEMES = ("light", "dark", "contrast")
DRESS = """
async (theme) => {
  document.documentElement.dataset.theme = theme;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}
"""
"""Puts on a theme and waits until it is drawn."""


def overflow(page: Page) -> int:
    """By how much the page is wider than the screen."""
    found: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return found


def violations(page: Page, *rules: str, within: str = "html") -> list[str]:
    """What axe finds wrong in a part of the page: by all of its rules, or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    how = {"runOnly": list(rules)} if rules else {}
    run = "([within, how]) => axe.run(within, how).then(result => result.violations)"
    found = page.evaluate(run, [within, how])
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]


def violations_in_all_themes(page: Page, within: str = "html") -> list[str]:
    """Themes differ by their colours only, so the other rules are asked in the first one alone."""
    found = []
    for number, theme in enumerate(THEMES):
        page.evaluate(DRESS, theme)
        rules = ["color-contrast"] if number else []
        found += [f"{theme}: {fault}" for fault in violations(page, *rules, within=within)]
    return found


def open_table(visitor: Visitor, game: str) -> None:
    """A table where the first question is open."""
    visitor.set_up(game, *["random"] * (2 if game == "warring" else 1))
    visitor.page.locator(".play").wait_for()
    visitor.page.locator(".question strong").wait_for()
    visitor.settle()


@pytest.mark.parametrize("language", ["de", "pl", pytest.param("en", marks=pytest.mark.long)])
def test_pages_in_each_language_fit_a_phone(
    site: Site, visit: Callable[..., Visitor], language: str
) -> None:
    visitor = visit(site, locale=language, viewport={"width": 360, "height": 740})
    too_wide = {}
    for page in PAGES:
        visitor.go(page)
        visitor.settle()
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        if overflow(visitor.page) > 0:
            too_wide[page] = overflow(visitor.page)

    assert not too_wide
    assert visitor.page.evaluate(CUT_NAV) == 0


@pytest.mark.parametrize(
    "pages",
    [
        pytest.param([page for page in PAGES if page not in OF_ANOTHER_GAME], id="one-game"),
        pytest.param(OF_ANOTHER_GAME, marks=pytest.mark.long, id="other-games"),
    ],
)
def test_pages_are_accessible_in_every_theme(
    site: Site, visit: Callable[..., Visitor], pages: Sequence[str]
) -> None:
    visitor = visit(site, bypass_csp=True)
    visitor.go()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("dialog").wait_for()
    found = {"settings": violations_in_all_themes(visitor.page)}
    visitor.page.keyboard.press("Escape")
    for page in pages:
        visitor.go(page)
        visitor.settle()
        found[page] = violations_in_all_themes(visitor.page)

    assert not any(found.values()), json.dumps(found, indent=1)


@pytest.mark.parametrize("words", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_table_is_accessible(
    site: Site, visit: Callable[..., Visitor], game: str, words: bool
) -> None:
    visitor = visit(site, words=words, bypass_csp=True)
    open_table(visitor, game)

    assert violations_in_all_themes(visitor.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_table_page_is_light(site: Site, visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(site, words=False)
    asked: set[str] = set()
    visitor.page.on("request", lambda request: asked.add(request.url))
    open_table(visitor, game)

    code = {url.removeprefix(site.address) for url in asked if url.endswith((".js", ".css"))}
    packed = sum(len(gzip.compress((BUILT / name).read_bytes(), 9)) for name in code)
    assert 0 < packed < TABLE_PAGE_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_contents_and_pictures(
    site: Site, visit: Callable[..., Visitor], game: str
) -> None:
    visitor = visit(site, words=False)
    visitor.go(f"rules/{game}")
    page = visitor.page

    figures = page.locator("article figure")
    expect(figures.first).to_be_visible()
    for figure in figures.all():
        box = figure.bounding_box()
        assert box is not None
        assert 80 < box["height"] < DESKTOP["height"]
        expect(figure.locator("figcaption")).not_to_be_empty()
    contents = page.get_by_role("navigation", name="Contents").get_by_role("button")
    headings = page.locator(".text > h2")
    assert contents.count() == headings.count()
    contents.last.click()
    expect(headings.last).to_be_in_viewport()


def test_table_that_waits_is_accessible(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, bypass_csp=True)
    visitor.set_up("huang", "open", "easy")
    expect(visitor.page.get_by_role("button", name="Start the game")).to_be_visible()

    assert violations_in_all_themes(visitor.page) == []


def test_picture_is_as_wide_as_the_card_of_a_table_that_waits(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site, viewport={"width": 1440, "height": 900})
    visitor.set_up("huangdi", "open")
    drawn, card = visitor.page.locator(".picture svg"), visitor.page.locator(".card").first
    width = "one => one.clientWidth"

    wait_until(lambda: drawn.evaluate(width) == card.evaluate(width) > 0)


def test_games_in_a_list_have_their_pictures(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site)
    for game in GAMES:
        visitor.set_up(game, "random", "random")
        visitor.settle()

    visitor.go("mine")

    rows = visitor.page.locator("main li a")
    expect(rows).to_have_count(len(GAMES))
    for row in rows.all():
        expect(row.locator(".picture svg")).to_be_visible()


def test_first_question_is_one_click_away(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site, viewport={"width": 1280, "height": 800})
    visitor.go()
    ways_in = visitor.page.get_by_role("button", name=re.compile("Play now"))
    expect(ways_in).to_have_count(3)
    for way_in in ways_in.all():
        expect(way_in).to_be_in_viewport(ratio=1)

    ways_in.first.click()

    expect(visitor.page.locator("#moves-title")).to_be_visible()


def test_language_is_changed_in_the_header_and_remembered(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    visitor.go()

    visitor.page.get_by_label("Language").select_option("pl")

    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(
        "Królowie, mury i walczące królestwa"
    )
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "pl")
