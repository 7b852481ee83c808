"""Fixtures that all tests share."""

import gc

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


def pytest_collection_finish() -> None:
    gc.freeze()
