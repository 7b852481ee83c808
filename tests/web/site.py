"""A server of the site for the browser tests, and what they know of its pages."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    ViewportSize,
)

from tests.paths import ROOT
from tests.patience import PATIENCE

ADDRESS = re.compile(r"https?://\S+/")
CHANCE = """
const real = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(7) : real(bytes));
Math.random = () => 0.5;
"""
"""What the page adds to the key of the draws is the same in every run; the ids of its commands,
which are shorter, stay its own."""

WAITING = re.compile(r"[?&]wait=[1-9]")
"""A call that the server answers when there is news; a page is settled without the answer."""
BEGIN = """
(settings) => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('sevenstates.settings', JSON.stringify(settings));
}
"""

TWO_FRAMES = "() => new Promise((draw) => requestAnimationFrame(() => requestAnimationFrame(draw)))"


DESKTOP: ViewportSize = {"width": 1200, "height": 900}


class Site:
    """A server process with its own data folder; the same one can be started again."""

    blank = "healthz"
    """A page without any code."""

    def __init__(self, data: Path, *arguments: str, **variables: str) -> None:
        """`variables` are those of its environment in addition to the test's own."""
        self._data = data
        self._arguments = arguments
        self._variables = variables
        self._process: subprocess.Popen[str] | None = None
        self.address = ""
        self._port = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def command(self, port: int) -> list[str]:
        """What starts the server; port 0 takes a free one."""
        command = [sys.executable, "-m", "tests.server.fixed_chance", "serve", "--language", "en"]
        command += ["--port", str(port), "--data", str(self._data)]
        return [*command, "--no-rate-limits", "--bot-workers", "1", *self._arguments]

    def start(self) -> None:
        """Start the server; the second time at the address it had."""
        self._process = subprocess.Popen(
            self.command(self._port),
            cwd=ROOT,
            env={**os.environ, **self._variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        found = ADDRESS.search(self._process.stdout.readline())
        assert found is not None
        self.address = found.group()
        self._port = int(self.address.split(":")[2].split("/")[0])

    def stop(self) -> None:
        """Stop it in good order."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(timeout=PATIENCE)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None


class Visitor:
    """Somebody with a browser of their own; every fault on the console is remembered.

    A browser that has been at the site shows a page in half the time of a new one, so the next
    test's visitor may get it. What a test does to the browser's `context` cannot be taken back;
    such a browser is closed.
    """

    def __init__(
        self,
        browser: Browser,
        site: Site,
        *,
        words: bool = True,
        animation: bool = False,
        viewport: ViewportSize = DESKTOP,
        **context: object,
    ) -> None:
        self.site = site
        self.is_changed = False
        """Whether the browser is no longer what it was when it was new."""
        self.faults: list[str] = []
        self._refused: list[Response] = []
        self._under_way: set[Request] = set()
        self._context: BrowserContext = browser.new_context(
            **{"locale": "en-GB", "viewport": viewport, **context}  # type: ignore[arg-type]
        )
        self._context.set_default_timeout(PATIENCE * 1000)
        self._context.add_init_script(CHANCE)
        self.page = self._open()
        self.begin(words=words, animation=animation, viewport=viewport)

    def begin(
        self, *, words: bool = True, animation: bool = False, viewport: ViewportSize = DESKTOP
    ) -> None:
        """Be somebody who has never been here, with these settings."""
        self.page.goto(f"{self.site.address}{self.site.blank}")
        self.page.mouse.move(0, 0)
        self._context.clear_cookies()
        self.page.evaluate(
            BEGIN, {"words": words, "confirm": False, "sound": False, "animation": animation}
        )
        self.page.set_viewport_size(viewport)
        self.faults.clear()
        self._refused.clear()
        self._under_way.clear()

    @property
    def context(self) -> BrowserContext:
        """The browser, to change it."""
        self.is_changed = True
        return self._context

    def open(self) -> Page:
        """A second page."""
        self.is_changed = True
        return self._open()

    def _open(self) -> Page:
        """A page that reports its faults."""
        page = self._context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)
        page.on("response", lambda answer: None if answer.ok else self._refused.append(answer))
        page.on("request", self._note)
        page.on("requestfinished", lambda request: self._under_way.discard(request))
        page.on("requestfailed", lambda request: self._under_way.discard(request))
        return page

    def _note(self, request: Request) -> None:
        if not WAITING.search(request.url):
            self._under_way.add(request)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.text} {message.location['url']}")

    def forgive(self, error: str) -> int:
        """The browser notes each answer that says no; those with this error are no faults."""
        forgiven = [one for one in self._refused if one.json()["error"] == error]
        for answer in forgiven:
            [fault, *_] = [f for f in self.faults if f" {answer.status} " in f and answer.url in f]
            self.faults.remove(fault)
            self._refused.remove(answer)
        return len(forgiven)

    def go(self, address: str = "") -> None:
        """Open a page of the site: `go("tables")`."""
        self.page.goto(f"{self.site.address}#/{address}")

    def set_up(self, game: str, *plans: str, **options: object) -> None:
        """Open a table whose seats after the first are planned so: open, me, or a bot's level."""
        seats = [
            {"kind": plan} if plan in ("me", "open") else {"kind": "bot", "level": plan}
            for plan in ("me", *plans)
        ]
        table = {"game": game, "seats": seats, "options": options, "start": "open" not in plans}
        self.rest()  # what the page still asks for may say who the visitor is
        answer = self._context.request.post(f"{self.site.address}api/tables", data=table)
        self.go(f"table/{answer.json()['id']}")

    def fill_in(self, game: str, *plans: str, options: Sequence[str] = ()) -> None:
        """The same by the form; the options, which are switched on, go by their labels."""
        self.go(f"new/{game}")
        self.page.locator(f"label:has(input[name=count][value='{len(plans) + 1}'])").click()
        for seat, plan in enumerate(plans, start=1):
            self.page.select_option(f"#seat-{seat}", plan)
        for option in options:
            self.page.get_by_role("checkbox", name=re.compile(f"^{option}")).check()
        self.page.get_by_role("button", name="Create table").click()

    def open_alone(self, game: str) -> None:
        """A table where nobody else moves: all seats are the visitor's own; its first question."""
        self.set_up(game, *["me"] * (2 if game == "warring" else 1))
        self.page.locator(".play, .curtain").first.wait_for()
        if self.page.locator(".curtain").count():
            self.page.locator(".curtain button").click()
        assert self.wait_for_question_or_end()

    @property
    def status(self) -> str:
        """The status of the table that is being looked at."""
        return self._of_table("status")

    @property
    def position(self) -> str:
        """The position that is being looked at."""
        return self._of_table("position")

    def _of_table(self, name: str) -> str:
        """What the page says of the table; empty where none is shown."""
        found: str = self.page.evaluate(
            "name => document.querySelector('.play')?.dataset[name] ?? ''", name
        )
        return found

    def wait_for_question_or_end(self) -> bool:
        """Whether a question is open; False if the game is over."""
        self.page.wait_for_selector(".question strong, .play[data-status='over']")
        return self.status == "playing"

    def wait_after(self, position: str) -> None:
        """Wait until the page shows another position than this one."""
        self.page.wait_for_selector(f".play:not([data-position='{position}'])")

    def settle(self) -> None:
        """Wait until the page has its heading, and all that it has asked the server for."""
        self.page.locator("main :is(h1, h2)").first.wait_for(state="attached")
        self.rest()

    @property
    def is_loading(self) -> bool:
        """Whether the page waits for something that it has asked the server for."""
        return bool(self._under_way)

    def rest(self) -> None:
        """Wait until the page has, and shows, all that it has asked the server for."""
        quiet = 0
        while quiet < 2:  # what has just come may be code that asks for more
            self.page.evaluate(TWO_FRAMES)
            quiet = 0 if self.is_loading else quiet + 1

    def close(self) -> None:
        self._context.close()
