"""`python -m bench.table_page http://localhost:8000/`: what somebody waits for at a table.

For each game, in Chromium: seconds from the start page to the first question, the board's share of
a window of 1440x900, seconds of a round as it is played back and with playback off, the share of
frames that came late while pieces moved, and seconds until the first hint. Start the server with
`--no-rate-limits`.
"""

import shutil
import statistics
import sys
import time

from playwright.sync_api import Browser, Page, sync_playwright
from rich import box
from rich.console import Console
from rich.table import Table

WINDOW = {"width": 1440, "height": 900}
ROUNDS = 10
LATE = 1000 / 60 * 1.5
"""Milliseconds after which a frame of a screen with 60 a second is late."""

SHARE = """
() => {
  const { width, height } = document.querySelector('[data-map]').getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}
"""
WATCH_FRAMES = """
() => {
  window.frames = [];
  let before = performance.now();
  const look = (now) => {
    if (document.getAnimations().length) window.frames.push(now - before);
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""
MOVE = """
async (table) => {
  const url = (path) => new URL(`api/tables/${table}${path}`, document.baseURI);
  const now = await (await fetch(url(''))).json();
  const body = { type: 'act', id: crypto.randomUUID(), position: now.position };
  await fetch(url('/commands'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, action: now.ask.legal[0].text }),
  });
}
"""
QUESTION = ".question strong"


def sit_down(browser: Browser, address: str, number: int, speed: str) -> tuple[Page, float]:
    """At a table of the game with that number, and the seconds that it took."""
    page = browser.new_context(viewport=WINDOW).new_page()  # type: ignore[arg-type]
    settings = f"{{ speed: '{speed}', sound: false, confirm: false, animation: true }}"
    page.add_init_script(f"localStorage['sevenstates.settings'] = JSON.stringify({settings})")
    began = time.monotonic()
    page.goto(address)
    page.get_by_role("button", name="Play now").nth(number).click()
    page.locator(QUESTION).wait_for()
    return page, time.monotonic() - began


def seconds_a_round(page: Page) -> float:
    """From a move to the next question, with what the bots did in between."""
    table = page.url.rpartition("/")[2]
    times = []
    for _ in range(ROUNDS):
        position = page.locator(".play").get_attribute("data-position")
        began = time.monotonic()
        page.evaluate(MOVE, table)
        page.locator(f".play:not([data-position='{position}']) {QUESTION}").wait_for()
        times.append(time.monotonic() - began)
    return statistics.mean(times)


def measure(browser: Browser, address: str, number: int) -> list[str]:
    page, first = sit_down(browser, address, number, "normal")
    title = page.locator(".play h1").inner_text()
    share = page.evaluate(SHARE)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Ask for a hint").click()
    began = time.monotonic()
    page.locator(".coach li").first.wait_for()
    hint = time.monotonic() - began
    page.keyboard.press("Escape")
    page.evaluate(WATCH_FRAMES)
    played = seconds_a_round(page)
    frames = page.evaluate("window.frames")
    late = sum(frame > LATE for frame in frames) / max(1, len(frames))
    at_once = seconds_a_round(sit_down(browser, address, number, "instant")[0])
    figures = [f"{seconds:.1f} s" for seconds in (first, hint, played, at_once)]
    return [title, *figures, f"{share:.0%}", f"{late:.0%} of {len(frames)}"]


def main(address: str) -> None:
    """Measure and print."""
    table = Table(
        "game", "first question", "first hint", "round", "at once", "board", "late frames",
        box=box.MARKDOWN,
    )  # fmt: skip
    with sync_playwright() as playwright:
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for number in range(3):
            table.add_row(*measure(browser, address, number))
    Console(width=120).print(table)


if __name__ == "__main__":
    main(sys.argv[1])
