"""Tests that need what Windows does not have."""

import os

import pytest


def needs_posix(what: str) -> None:
    """Skip the test on Windows."""
    if os.name == "nt":
        pytest.skip(f"Windows has no {what}")
