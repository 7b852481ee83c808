"""The clock of a bot: the part of its budget that is left."""

import pytest

from sevenstates.bots.player import Budget, Clock


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is."""
    moment = [0.0]
    monkeypatch.setattr("sevenstates.bots.player.perf_counter", lambda: moment[0])
    return moment


def test_time_is_up_when_it_is_spent(now: list[float]) -> None:
    watch = Clock(Budget(seconds=2.0))
    now[0] = 1.9
    assert not watch.is_up()
    now[0] = 2.0
    assert watch.is_up()


@pytest.mark.parametrize(("seconds", "fits"), [(4.1, True), (4.0, True), (3.9, False), (0, False)])
def test_another_part_fits_if_it_ends_in_time(now: list[float], seconds: float, fits: bool) -> None:
    watch = Clock(Budget(seconds=seconds))
    now[0] = 3.0

    assert watch.fits_another(3) is fits


def test_without_a_cap_in_seconds_everything_fits(now: list[float]) -> None:
    watch = Clock(Budget(simulations=10))
    now[0] = 1e6

    assert not watch.is_up()
    assert watch.fits_another(1)
