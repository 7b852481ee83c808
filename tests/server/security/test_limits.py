"""Rate limits: how much at once, how fast they fill again, and whom they hold."""

import pytest

from sevenstates.server.errors import Refused
from sevenstates.server.security.limits import LIMITS, Limiter, Rate, network_of


class Clock:
    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


def refused(limiter: Limiter, name: str, address: str, session: str = "") -> Refused | None:
    try:
        limiter.take(name, address, session)
    except Refused as error:
        return error
    return None


def test_a_session_has_its_burst_and_then_waits(clock: Clock) -> None:
    limiter = Limiter(now=clock)
    burst = LIMITS["chat"].session.burst
    for _ in range(burst):
        limiter.take("chat", "a", "one")

    error = refused(limiter, "chat", "a", "one")
    assert error is not None
    assert (error.status, error.reason) == (429, "too-often")
    assert dict(error.fields) == {"limit": "chat", "seconds": 3}


def test_what_was_said_about_waiting_is_so(clock: Clock) -> None:
    limiter = Limiter(now=clock)
    for _ in range(LIMITS["chat"].session.burst):
        limiter.take("chat", "a", "one")

    clock.seconds += 2.9
    assert refused(limiter, "chat", "a", "one") is not None
    clock.seconds += 0.2
    assert refused(limiter, "chat", "a", "one") is None
    assert refused(limiter, "chat", "a", "one") is not None


def test_a_bucket_never_holds_more_than_its_burst(clock: Clock) -> None:
    limiter = Limiter(now=clock)
    limiter.take("sign-up", "a", "one")
    clock.seconds += 10_000_000

    burst = LIMITS["sign-up"].session.burst
    outcomes = [refused(limiter, "sign-up", "a", "one") for _ in range(burst + 1)]
    assert [outcome is None for outcome in outcomes] == [True] * burst + [False]


def test_one_session_does_not_hold_up_another(clock: Clock) -> None:
    limiter = Limiter(now=clock)
    for _ in range(LIMITS["chat"].session.burst + 1):
        refused(limiter, "chat", "a", "one")

    assert refused(limiter, "chat", "a", "two") is None


def test_an_address_is_held_whatever_sessions_it_makes(clock: Clock) -> None:
    limiter = Limiter(now=clock)
    for number in range(LIMITS["chat"].address.burst):
        limiter.take("chat", "a", f"session {number}")

    assert refused(limiter, "chat", "a", "a new one") is not None
    assert refused(limiter, "chat", "b", "a new one") is None


def test_a_limiter_that_is_off_refuses_nothing(clock: Clock) -> None:
    limiter = Limiter(is_on=False, now=clock)

    assert not any(refused(limiter, "sign-up", "a", "one") for _ in range(100))


@pytest.mark.parametrize("step", [0.0, 60.0], ids=["none is full", "all are full again"])
def test_memory_is_bounded(clock: Clock, step: float) -> None:
    limiter = Limiter(now=clock, most=50)
    for number in range(1000):
        limiter.take_rate("x", f"address {number}", Rate(2, 60))
        clock.seconds += step
        assert len(limiter._buckets) <= 50


def test_forgetting_keeps_those_who_must_wait_longest(clock: Clock) -> None:
    limiter = Limiter(now=clock, most=4)
    for _ in range(2):
        limiter.take_rate("x", "greedy", Rate(2, 1))
    for number in range(3):
        limiter.take_rate("x", f"address {number}", Rate(2, 60))
    clock.seconds += 2
    limiter.take_rate("x", "another", Rate(2, 60))

    with pytest.raises(Refused):
        limiter.take_rate("x", "greedy", Rate(2, 1))


def test_an_address_may_do_more_than_a_session() -> None:
    for name, limit in LIMITS.items():
        assert limit.address.burst >= limit.session.burst, name
        assert limit.address.minute >= limit.session.minute, name


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("a name", "a name"),
        ("", ""),
    ],
)
def test_a_network_has_one_bucket(address: str, network: str) -> None:
    assert network_of(address) == network
