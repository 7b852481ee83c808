"""`python -m bench.table_page http://localhost:8000/`: what somebody waits for at a table.

For each game, in Chromium: seconds from the start page to the first question, clicks and seconds to
the first move, seconds until the first hint, seconds of a round as it is played back and with
playback off, the board's share of a window of 1440x900, the packed bytes of script and style, the
share of frames that came late while pieces moved, and the page's own work for a frame by a trace.
Start the server with `--no-rate-limits`. `python -m bench.table_page ADDRESS frames` looks at the
frames alone.
"""

import gzip
import json
import shutil
import statistics
import sys
import time
from collections.abc import Iterator

from playwright.sync_api import Browser, Page, Response, sync_playwright
from rich import box
from rich.console import Console
from rich.table import Table

WINDOW = {"width": 1440, "height": 900}
ROUNDS = 10
FRAMES = 400
"""Frames with something in motion that are looked at; fewer if the game is over before."""
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
NOW = """
async (table) => {
  const url = new URL(`api/tables/${table}`, document.baseURI);
  const { version, viewer } = await (await fetch(url)).json();
  return { version, viewer };
}
"""
HAPPENED = """
async ([table, { version, viewer }, reveals]) => {
  const url = new URL(`api/tables/${table}/changes?after=${version}&limit=200`, document.baseURI);
  const { changes } = await (await fetch(url)).json();
  return changes.some(({ seat, events }) =>
    seat !== viewer ? events.length > 0 : events.some(({ kind }) => reveals.includes(kind)));
}
"""
"""Whether others did something that the player can see, or sealed answers were turned over."""
REVEALS = ["all_played", "bids_shown"]
CLICK = """
() => {
  const spaces = document.querySelectorAll('.stage [role=button].open');
  const buttons = document.querySelectorAll(
    '.stage button:enabled:not([aria-pressed=true], [aria-disabled=true], .aside, .aside *)',
  );
  const choice = document.querySelector('.stage .choices button');
  const target = choice ?? spaces[0] ?? [...buttons].at(-1);
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
"""
"""Clicks on a space that can be chosen, or on the last answer, which is a piece in hand."""
QUESTION = ".question strong"
FRAME = "ProxyMain::BeginMainFrame"
"""What Chromium's traces call everything that the page does for one frame."""


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


def first_move(browser: Browser, address: str, number: int) -> list[str]:
    """Clicks and seconds from the start page to the first move, and the code of a table's page."""
    page = browser.new_context(viewport=WINDOW).new_page()  # type: ignore[arg-type]
    page.add_init_script("localStorage['sevenstates.settings'] = '{\"confirm\": false}'")
    page.goto(address)
    began = time.monotonic()
    page.get_by_role("button", name="Play now").nth(number).click()
    page.locator(QUESTION).wait_for()
    waited = time.monotonic() - began
    # Without what the start page has loaded.
    loaded: list[Response] = []
    page.on("response", lambda response: loaded.append(response))
    page.reload()
    page.locator(QUESTION).wait_for()
    code = [one for one in loaded if one.url.endswith((".js", ".css"))]
    packed = sum(len(gzip.compress(one.body(), 9)) for one in code)
    began = time.monotonic()
    position = page.locator(".play").get_attribute("data-position")
    clicks = 1
    while page.locator(".play").get_attribute("data-position") == position:
        page.evaluate(CLICK)
        clicks += 1
        page.locator(f".play:not([data-sending=true]) {QUESTION}").first.wait_for()
    seconds = waited + time.monotonic() - began
    return [f"{clicks} clicks, {seconds:.1f} s", f"{packed / 1000:.1f} kB"]


def seconds_a_round(page: Page) -> float:
    """From a move to the next question, where something happened in between.

    Many moves are only a part of an answer, such as a card and its marks, and the next question
    comes at once; they are no rounds.
    """
    table = page.url.rpartition("/")[2]
    times: list[float] = []
    while len(times) < ROUNDS and page.locator(".play").get_attribute("data-status") == "playing":
        position = page.locator(".play").get_attribute("data-position")
        before = page.evaluate(NOW, table)
        began = time.monotonic()
        page.evaluate(MOVE, table)
        next_question = f".play:not([data-position='{position}']) {QUESTION}"
        page.locator(f"{next_question}, .play[data-status='over']").first.wait_for()
        seconds = time.monotonic() - began
        if page.evaluate(HAPPENED, [table, before, REVEALS]):
            times.append(seconds)
    return statistics.mean(times)


def watched_frames(browser: Browser, page: Page) -> list[str]:
    """Play on until enough frames had something in motion: those that came late, and the work."""
    browser.start_tracing(page=page, categories=["cc", "devtools.timeline"])
    late = late_frames(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    # Processor time of the page's thread: what other programs take does not count.
    work = [one["tdur"] / 1000 for one in events if one["name"] == FRAME and "tdur" in one]
    return [late, f"{statistics.mean(work):.1f} ms, at most {max(work):.0f} ms"]


def late_frames(page: Page) -> str:
    """The share of frames with something in motion that came late."""
    page.evaluate(WATCH_FRAMES)
    table = page.url.rpartition("/")[2]
    frames: list[float] = []
    while len(frames) < FRAMES and page.locator(".play").get_attribute("data-status") == "playing":
        position = page.locator(".play").get_attribute("data-position")
        page.evaluate(MOVE, table)
        next_question = f".play:not([data-position='{position}']) {QUESTION}"
        page.locator(f"{next_question}, .play[data-status='over']").first.wait_for()
        frames = page.evaluate("window.frames")
    late = sum(frame > LATE for frame in frames) / max(1, len(frames))
    return f"{late:.0%} of {len(frames)}"


def measure(browser: Browser, address: str, number: int) -> Iterator[str]:
    """The figures of a row, each as soon as it is known."""
    page, first = sit_down(browser, address, number, "normal")
    share = page.evaluate(SHARE)
    yield page.locator(".play h1").inner_text()
    yield f"{first:.1f} s"
    moved, code = first_move(browser, address, number)
    yield moved
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Ask for a hint").click()
    began = time.monotonic()
    page.locator(".coach li").first.wait_for()
    yield f"{time.monotonic() - began:.1f} s"
    page.keyboard.press("Escape")
    yield f"{seconds_a_round(page):.1f} s"
    yield f"{seconds_a_round(sit_down(browser, address, number, 'instant')[0]):.1f} s"
    yield f"{share:.0%}"
    yield code
    yield from watched_frames(browser, page)


def measure_frames(browser: Browser, address: str, number: int) -> Iterator[str]:
    page, _ = sit_down(browser, address, number, "normal")
    yield page.locator(".play h1").inner_text()
    yield from watched_frames(browser, page)


def main(address: str, only: str = "") -> None:
    """Measure and print: each figure as it comes, since a game takes minutes, then the table."""
    titles = ["game", "late frames", "work for a frame"]
    if only != "frames":
        waits = ["first question", "first move", "first hint", "round", "at once"]
        titles[1:1] = [*waits, "board", "code"]
    measured = measure_frames if only == "frames" else measure
    table = Table(*titles, box=box.MARKDOWN)
    progress = Console(stderr=True)
    with sync_playwright() as playwright:
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for number in range(3):
            row = []
            for title, figure in zip(titles, measured(browser, address, number), strict=True):
                progress.print(f"{title}: {figure}")
                row.append(figure)
            table.add_row(*row)
    Console(width=160).print(table)


if __name__ == "__main__":
    main(*sys.argv[1:])
