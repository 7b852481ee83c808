"""Take screenshots of the main pages and of every game that has a screenshot.toml.

python web/scripts/screenshots.py http://localhost:8000/         a running server; to docs/images
python web/scripts/screenshots.py http://localhost:8000/ rules   those of the rules only
python web/scripts/screenshots.py http://localhost:8000/ tables FOLDER
    every game's table at six sizes, light and dark, to look at; none of them are kept

The first game the server lists is also shown on a phone, and its lesson. The pictures of the rules
are boards at steps of the lessons; docs/games/GAME/pictures.toml names them. Have a font with
Chinese characters installed: cards bear Chinese names.
"""

import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

DOCS = Path(__file__).parents[2] / "docs"
IMAGES = DOCS / "images"
GAMES = Path(__file__).parents[1] / "src" / "games"
WIDE = {"width": 1200, "height": 760}
PHONE = {"width": 390, "height": 780}
SIZES = ((1440, 900), (1366, 768), (1280, 720), (1024, 768), (390, 844), (360, 740))
LANGUAGES = ("en", "de", "pl")

MOVE = """
async (table) => {
  const url = (path) => new URL(`api/tables/${table}${path}`, document.baseURI);
  const post = async (path, body) =>
    (await fetch(url(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
    })).json();
  const now = await (await fetch(url(''))).json();
  if (!now.ask) return;
  let [action, another] = now.ask.legal;
  if (another) {
    let hint;
    while (!(hint = await post('/hint')).moves) await new Promise((go) => setTimeout(go, 1000));
    action = hint.moves[0].action;
  }
  const id = crypto.randomUUID();
  await post('/commands', { type: 'act', id, position: now.position, action: action.text });
}
"""
"""Makes the move that a bot would make, for the position of a sensible game.

A server that is asked for hints too often refuses them for a second.
"""


def opened(browser: Browser, viewport: dict[str, int], scheme: str, language: str = "en") -> Page:
    """A page of a new visitor who reads the language."""
    return browser.new_context(
        viewport=viewport,  # type: ignore[arg-type]
        color_scheme=scheme,  # type: ignore[arg-type]
        locale=language,
        reduced_motion="reduce",  # no captions over the board
    ).new_page()


def listed(page: Page) -> list[str]:
    """The games with a screenshot, in the server's order."""
    found = page.evaluate("async () => (await fetch('api/games')).json()")["games"]
    return [game["key"] for game in found if (GAMES / game["key"] / "screenshot.toml").exists()]


def play(page: Page, address: str, game: str) -> None:
    """Play against bots until the board has something to show."""
    moves = tomllib.loads((GAMES / game / "screenshot.toml").read_text("utf-8"))["moves"]
    page.goto(f"{address}#/new/{game}")
    page.locator("#seat-1").wait_for()
    for seat in range(1, page.locator("select[id^=seat-]").count()):
        page.select_option(f"#seat-{seat}", "easy")
    page.locator("button[type=submit]").click()
    page.locator(".play").wait_for()
    table = page.url.rpartition("/")[2]
    for _ in range(moves):
        page.locator(".question strong").wait_for()
        page.evaluate(MOVE, table)
    page.locator(".question strong").wait_for()
    settle(page)


def settle(page: Page) -> None:
    """Wait until everything is there and nothing moves any more."""
    page.mouse.move(0, 0)  # where it would bring up no tip
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)


def keep(page: Page, name: str) -> None:
    page.screenshot(path=IMAGES / f"{name}.png")


def take_pages(browser: Browser, address: str) -> None:
    """The main pages, a table of each game, and the lesson of the first."""
    wide, phone = opened(browser, WIDE, "light"), opened(browser, PHONE, "dark")
    wide.goto(address)
    wide.locator("article").first.wait_for()
    settle(wide)
    keep(wide, "start")
    games = listed(wide)
    for game in games:
        play(wide, address, game)
        keep(wide, game)
    play(phone, address, games[0])
    keep(phone, "phone")
    wide.goto(f"{address}#/lesson/{games[0]}")
    wide.locator("main h1").wait_for()
    settle(wide)
    keep(wide, "lesson")


def take_rules(browser: Browser, address: str) -> None:
    """The pictures of the rules pages; those with words on them in every language."""
    pages = {language: opened(browser, WIDE, "light", language) for language in LANGUAGES}
    for file in sorted(DOCS.glob("games/*/pictures.toml")):
        game = file.parent.name
        pictures = tomllib.loads(file.read_text("utf-8"))["picture"]
        for language, page in pages.items():
            page.goto(f"{address}#/rules/{game}")
            page.locator("figure").first.wait_for()
            settle(page)
            for picture in pictures:
                if picture.get("words") or language == LANGUAGES[0]:
                    take_picture(page, game, picture, language)


def take_picture(page: Page, game: str, picture: dict[str, Any], language: str) -> None:
    """A picture of a rules page; with words on it, its name has the language."""
    figure = page.locator("figure", has_text=picture["caption"][language])
    board = figure.locator(picture["part"]).first
    if picture.get("shrink"):
        board.evaluate("node => { node.style.inlineSize = 'fit-content'; }")
    ending = f".{language}.png" if picture.get("words") else ".png"
    board.screenshot(path=IMAGES / "rules" / f"{game}-{picture['name']}{ending}")


def take_tables(browser: Browser, address: str, folder: Path) -> None:
    """The table of each game in every window; one game is played for all of them."""
    page = opened(browser, WIDE, "light")
    page.goto(address)
    page.locator("article").first.wait_for()
    folder.mkdir(parents=True, exist_ok=True)
    for game in listed(page):
        play(page, address, game)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                settle(page)
                page.screenshot(path=folder / f"{game}-{width}x{height}-{scheme}.png")
        page.set_viewport_size(WIDE)  # type: ignore[arg-type]


def main(address: str, only: str = "", folder: str = "") -> None:
    """Take all of them, those of the rules only, or tables to look at."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            args=["--no-sandbox", "--disable-gpu"],
        )
        if only == "tables":
            take_tables(browser, address, Path(folder))
        else:
            if only != "rules":
                take_pages(browser, address)
            take_rules(browser, address)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
