"""Sealed answers tell nothing before they are shown; rated games change ratings."""

import random
from collections.abc import Callable

import httpx
import pytest

from sevenstates.server.tables.commands.ratings import final_ranks
from sevenstates.server.tables.model.seat import SeatState
from tests.server.running import Running
from tests.server.tables.client import Guest, Json, play_on

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
Make = Callable[[str], Guest]


def test_a_sealed_answer_sends_nothing_to_anybody_else(guest: Make) -> None:
    people = [guest(f"P{seat}") for seat in range(3)]
    clock = {"kind": "bank", "seconds": 6000}
    table = people[0].open("warring", ME, OPEN, OPEN, clock=clock)["id"]
    for seat in (1, 2):
        people[seat].done(table, "take-seat", seat=seat)
    people[0].done(table, "start")
    with (
        people[0].sit(table) as first,
        people[1].sit(table) as second,
        guest("Wu").sit(table) as third,
    ):
        for socket in (first, second, third):
            socket.until("update")
            socket.settle()
        assert first.now["ask"]["sealed"]
        before = {id(socket): len(socket.frames) for socket in (second, third)}
        while first.now["ask"]:
            first.catch_up(first.act_randomly(random.Random(1))["version"])
        for socket in (second, third):
            kinds = [frame["type"] for frame in socket.frames[before[id(socket)] :]]
            socket.settle()
            assert [*kinds, socket.frames[-1]["type"]] == ["pong"]
            assert 0 in [decision["seat"] for decision in socket.now["pending"]]
    for person, viewer in ((people[1], 1), (guest("Xi"), None)):
        later = person.update(table)
        assert later["viewer"] == viewer
        assert later["version"] == second.now["version"]
        assert 0 in [decision["seat"] for decision in later["pending"]]
        assert later["view"]["pending"] == later["pending"]
        assert later["clocks"]["seats"][0]["running"]
    own = people[0].update(table)
    assert 0 not in [decision["seat"] for decision in own["pending"]]
    assert not own["clocks"]["seats"][0]["running"]


def account(server: Running, name: str) -> Guest:
    person = Guest(server.url, name)
    secret = {"name": name, "password": "correct horse battery"}
    response = person.http.post("/api/account", json=secret)
    assert response.status_code in (200, 201), response.text
    return person


def ratings(server: Running, seats: int = 2) -> list[Json]:
    found = httpx.get(
        f"{server.url}/api/ratings", params={"game": "huang", "seats": seats, "games": 1}
    )
    return list(found.json()["ratings"])


def test_a_rated_game_changes_the_ratings_of_its_accounts(guest: Make, server: Running) -> None:
    ada, bob = account(server, "Ada-rated"), account(server, "Bob-rated")
    table = ada.open("huang", ME, OPEN, mode="rated", options={"short": True})["id"]
    assert (
        guest("Eve").command(table, "take-seat", seat=1)["problem"]["error"]
        == "rated-needs-account"
    )
    assert ada.command(table, "take-seat", seat=1)["problem"]["error"] == "rated-one-seat"
    bob.done(table, "take-seat", seat=1)
    ada.done(table, "start")
    hint = ada.post(f"/api/tables/{table}/hint").json()
    assert hint["error"] == "rated-no-hints"
    with ada.sit(table) as first, bob.sit(table) as second:
        first.until("update")
        second.until("update")
        play_on([first, second], random.Random(11))
        first.settle()
        ranks = first.now["table"]["outcome"]["ranks"]

    lines = {line["name"]: line for line in ratings(server)}
    assert lines["Ada-rated"]["games"] == lines["Bob-rated"]["games"] == 1
    better = lines["Ada-rated"]["mean"] - lines["Bob-rated"]["mean"]
    assert (better > 0) == (ranks[0] < ranks[1]) or ranks[0] == ranks[1]
    assert ratings(server, seats=3) == []
    ada.close()
    bob.close()


@pytest.mark.parametrize(
    ("standins", "ranks", "rated"),
    [
        ((None, None, None), [2, 1, 3], [2, 1, 3]),
        ((None, "clock", None), [2, 1, 3], [2, 4, 3]),
        (("resigned", "left", None), [1, 2, 3], [4, 4, 3]),
    ],
)
def test_who_left_the_seat_to_a_bot_is_rated_last(
    standins: tuple[None, ...], ranks: list[int], rated: list[int]
) -> None:
    seat_states = [SeatState(seat, "person", standin=why) for seat, why in enumerate(standins)]

    assert final_ranks(seat_states, ranks) == rated
