"""The one limit to every wait in the tests.

A wait ends as soon as what it waits for is there, so a generous limit costs nothing on a busy
machine; it only ends a test that hangs. While you write a test, PATIENCE=10 makes it fail sooner.
"""

import os
import time
from collections.abc import Callable

PATIENCE = float(os.environ.get("PATIENCE", 300))
"""Seconds."""


def wait_until(is_so: Callable[[], object]) -> None:
    """Look again and again until it is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "what the test waits for never came"
        time.sleep(0.01)
