"""A site and visitors for the browser tests."""

import asyncio
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.patience import PATIENCE
from tests.web.site import Site, Visitor

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    # WebAssembly is compiled once, not a second time for speed: the games of these tests are short.
    "--js-flags=--liftoff-only",
]

MISSING = (
    "There is no Chromium here, so the tests of the browser client were skipped. Install Chromium,"
    " or run `.venv/bin/playwright install chromium`, and then `make test` again."
)

LOOP = pytest.StashKey[asyncio.AbstractEventLoop | None]()

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site")) as served:
        yield served


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A server that a test may stop."""
    with Site(tmp_path) as served:
        yield served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = find_chromium(playwright.chromium.executable_path)
        if path is None:
            assert "CI" not in os.environ, MISSING
            pytest.skip(MISSING)
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        asyncio._set_running_loop(started._loop)
        started.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where no test finds a browser, they share the one line that says so."""
    report = yield
    if isinstance(report.longrepr, tuple) and report.longrepr[2].endswith(MISSING):
        report.longrepr = (__file__, 0, MISSING)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    asyncio._set_running_loop(item.session.stash.get(LOOP, None))
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """Between two calls Playwright's loop counts as running, and other tests run their own."""
    try:
        return (yield)
    finally:
        item.session.stash[LOOP] = asyncio._get_running_loop()
        asyncio._set_running_loop(None)


def find_chromium(of_playwright: str) -> str | None:
    """A browser of this machine, or the one that Playwright has downloaded."""
    names = (
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        of_playwright,
    )
    return next((found for name in names if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def resting() -> dict[str, list[Visitor]]:
    """Visitors of the site whose test is over, by what their browsers are like."""
    return {}


@pytest.fixture
def visit(
    browser: Browser, site: Site, resting: dict[str, list[Visitor]]
) -> Iterator[Callable[..., Visitor]]:
    """Send somebody to a site; at the end nobody may have seen a fault on the console."""
    visitors: list[tuple[str, Visitor]] = []

    def send(where: Site, **how: object) -> Visitor:
        begins = {name: how.pop(name) for name in ("words", "animation", "viewport") if name in how}
        kind = repr(sorted(how.items()))
        if where is site and resting.get(kind):
            visitor = resting[kind].pop()
            visitor.begin(**begins)  # type: ignore[arg-type]
        else:
            visitor = Visitor(browser, where, **begins, **how)  # type: ignore[arg-type]
        visitors.append((kind, visitor))
        return visitor

    yield send
    faults = [fault for _, visitor in visitors for fault in visitor.faults]
    for kind, visitor in visitors:
        if visitor.site is site and not visitor.is_changed:
            resting.setdefault(kind, []).append(visitor)
        else:
            visitor.close()
    assert not faults
