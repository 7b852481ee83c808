"""Old garbage is collected by the clock: often where that is quick, rarely where it takes long."""

import gc
import time

import pytest

from sevenstates.server.garbage import OldGarbage


class Clock:
    """A clock that stands still but for collections, which take a given time."""

    def __init__(self, collection: float) -> None:
        self.now = 100.0
        self.collection = collection
        self.collections = 0

    def collect(self) -> int:
        self.now += self.collection
        self.collections += 1
        return 0


def collections_in(seconds: int, collection: float, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many there are within these seconds after the start."""
    clock = Clock(collection)
    monkeypatch.setattr(time, "monotonic", lambda: clock.now)
    monkeypatch.setattr(gc, "collect", clock.collect)
    for name in ("set_threshold", "freeze", "unfreeze"):
        monkeypatch.setattr(gc, name, lambda *_: None)
    garbage = OldGarbage()
    garbage.start()
    clock.collections = 0
    for _ in range(seconds * 10):
        clock.now += 0.1
        garbage.collect_if_due()
    return clock.collections


@pytest.mark.parametrize(
    ("collection", "wanted"),
    [pytest.param(0.001, 120, id="quick"), pytest.param(0.3, 6, id="slow")],
)
def test_ten_minutes_have_many_quick_collections_or_few_slow_ones(
    collection: float, wanted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert collections_in(600, collection, monkeypatch) == pytest.approx(wanted, abs=2)
