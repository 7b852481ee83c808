"""Positions that led to the present one."""

from collections.abc import Callable

from tests.server.tables.client import Guest, Json

Make = Callable[[str], Guest]
ME: Json = {"kind": "me"}


def play(person: Guest, table: str, count: int) -> dict[int, Json]:
    """Make decisions; seat 0's view after each, by seat 0's version."""
    views = {}
    for number in range(count):
        seat = person.update(table, seat=0)["pending"][0]["seat"]
        now = person.update(table, seat=seat)
        legal = now["ask"]["legal"]
        action = legal[number * 7 % len(legal)]["index"]
        person.done(table, "act", seat, position=now["position"], action=action)
        after = person.update(table, seat=0)
        views[after["version"]] = after["view"]
    return views


def positions(person: Guest, table: str, after: int) -> dict[int, Json]:
    found = person.get(f"/api/tables/{table}/positions", seat=0, after=after)["positions"]
    return {position["version"]: position["view"] for position in found}


def test_positions_are_the_views_that_updates_had(guest: Make) -> None:
    ada = guest("Ada")
    table = ada.open("huang", ME, ME, ME, start=True)["id"]
    start = ada.update(table, seat=0)["version"]

    seen = play(ada, table, 70)
    last = max(seen)

    assert positions(ada, table, last - 5) == {v: seen[v] for v in range(last - 4, last + 1)}
    assert list(positions(ada, table, start)) == list(range(last - 59, last + 1))
    assert positions(ada, table, last) == {}


def test_positions_taken_back_are_not_shown(guest: Make) -> None:
    ada = guest("Ada")
    table = ada.open("huang", ME, ME, start=True)["id"]
    start = ada.update(table, seat=0)["version"]
    seat = ada.update(table, seat=0)["pending"][0]["seat"]
    now = ada.update(table, seat=seat)
    leader = next(action["index"] for action in now["ask"]["legal"] if action["kind"] == "leader")
    ada.done(table, "act", seat, position=now["position"], action=leader)
    assert len(positions(ada, table, start)) == 1

    ada.done(table, "undo", seat, position=ada.update(table, seat=seat)["position"])
    assert positions(ada, table, start) == {}

    seen = play(ada, table, 3)
    assert positions(ada, table, start) == seen
