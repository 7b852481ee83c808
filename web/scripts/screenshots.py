"""Take pictures of the main pages into docs/images.

python web/scripts/screenshots.py http://localhost:8000/     a server that is running
"""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

IMAGES = Path(__file__).parents[2] / "docs" / "images"
GAMES = ("huang", "huangdi", "warring")
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 780}


def opened(browser: Browser, viewport: dict[str, int], scheme: str) -> Page:
    """A page of a new visitor who reads English."""
    return browser.new_context(
        viewport=viewport,  # type: ignore[arg-type]
        color_scheme=scheme,  # type: ignore[arg-type]
        locale="en-GB",
        device_scale_factor=1,
    ).new_page()


def begin(page: Page, address: str, game: str) -> None:
    """Open a table against bots and wait for the first question."""
    page.goto(f"{address}#/new/{game}")
    page.locator("#seat-1").wait_for()
    for seat in range(1, page.locator("select[id^=seat-]").count()):
        page.select_option(f"#seat-{seat}", "easy")
    page.locator("button[type=submit]").click()
    page.locator(".question strong").wait_for()
    page.wait_for_load_state("networkidle")


def main(address: str) -> None:
    """All pictures."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for name, viewport, scheme in (("wide", WIDE, "light"), ("phone", PHONE, "dark")):
            page = opened(browser, viewport, scheme)
            page.goto(address)
            page.locator("article").first.wait_for()
            page.wait_for_load_state("networkidle")
            page.screenshot(path=IMAGES / f"start-{name}.png")
            for game in GAMES:
                begin(page, address, game)
                page.screenshot(path=IMAGES / f"{game}-{name}.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
