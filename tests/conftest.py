"""Fixtures that all tests share."""

import gc
from itertools import groupby
from operator import itemgetter

import pytest
from hypothesis import settings

from sevenstates.bots.threads import keep_numpy_to_one_thread

keep_numpy_to_one_thread()

# Thousands of tests and all that they import stay until the end: looking through them for garbage
# again and again takes a fifth of the time.
gc.set_threshold(100_000, 50, 50)

# A busy machine is no failure.
settings.register_profile("sevenstates", deadline=None)
settings.load_profile("sevenstates")

pytest_plugins = ["tests.in_process"]

# The kit's assertions show their values, as a test's do.
pytest.register_assert_rewrite("tests.kit")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread the files of the browser tests, which wait while others compute, over the run."""
    files = [list(tests) for _, tests in groupby(items, lambda item: item.path)]
    placed = []
    for is_web in (True, False):
        kind = [tests for tests in files if ("web" in tests[0].path.parts) is is_web]
        count, seen = sum(map(len, kind)), 0
        for tests in kind:
            placed.append((seen / count, tests))
            seen += len(tests)
    items[:] = [test for _, tests in sorted(placed, key=itemgetter(0)) for test in tests]


def pytest_collection_finish() -> None:
    gc.freeze()
