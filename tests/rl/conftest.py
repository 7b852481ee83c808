"""Fixtures of the tests of the learning environments."""

import pytest

from sevenstates.rl import rendering


@pytest.fixture
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows open where nobody looks, and do not wait for anybody to follow."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(rendering, "FRAMES_PER_SECOND", 0)
