"""Profiles and leaderboards show what is public, and no more."""

import random

import sqlalchemy as sa

from sevenstates.server.accounts.ratings import PAGE
from sevenstates.server.store import schema as s
from tests.server.both_stores import ME, OPEN, Town
from tests.server.tables.client import Guest, Json, play_on


def profile(reader: Guest, of: Guest) -> Json:
    return reader.get("/api/profile", name=of.name)


def test_a_profile_counts_public_games_and_bots_beaten(town: Town) -> None:
    ada, bob = town.account("Ada"), town.account("Bob")
    town.finish(ada, bob, won=0, at=3_000)
    town.finish(ada, "easy", "hard", won=0, at=4_000)
    town.finish(ada, "hard", won=0, game="huangdi", at=5_000)
    town.finish(ada, "hard", won=1, at=6_000)
    hidden = town.finish(ada, "expert", won=0, visibility="private", at=7_000)

    shown = profile(town.guest(), ada)

    assert shown["results"] == [
        {"game": "huang", "games": 3, "won": 2},
        {"game": "huangdi", "games": 1, "won": 1},
    ]
    assert shown["bots"] == [
        {"game": "huang", "level": "easy", "won": 1},
        {"game": "huang", "level": "hard", "won": 1},
        {"game": "huangdi", "level": "hard", "won": 1},
    ]
    assert len(shown["finished"]) == 4
    assert hidden not in {line["id"] for line in shown["finished"]}
    assert hidden in {line["id"] for line in profile(ada, ada)["finished"]}
    assert not shown["mine"]
    assert profile(ada, ada)["mine"]


def test_a_private_game_is_listed_for_those_who_played_it(town: Town) -> None:
    ada, bob = town.account("Ada"), town.account("Bob")
    table = town.finish(ada, bob, won=0, visibility="private")

    assert [line["id"] for line in profile(bob, ada)["finished"]] == [table]
    assert profile(town.guest(), ada)["finished"] == []


def test_ratings_have_a_history(town: Town) -> None:
    ada, bob = town.account("Ada"), town.account("Bob")
    first = town.finish(ada, bob, won=0, rated=True, at=1_000)
    town.finish(ada, bob, won=0, rated=True, at=2_000, visibility="private")

    [history] = profile(town.guest(), ada)["history"]
    [line] = profile(town.guest(), ada)["ratings"]

    assert (history["game"], history["seats"]) == ("huang", 2)
    assert [point["table"] for point in history["points"]] == [first, None]
    assert [point["at"] for point in history["points"]] == [1_000, 2_000]
    assert history["points"][0]["rating"] < history["points"][1]["rating"]
    assert history["points"][-1]["rating"] == line["rating"]


def test_a_profile_can_be_private(town: Town) -> None:
    ada, bob = town.account("Ada"), town.account("Bob")
    for at in range(5):
        town.finish(ada, bob, won=0, rated=True, game="warring", at=at)
    best = {"game": "warring", "seats": 2}
    listed = [line["name"] for line in bob.get("/api/ratings", **best)["ratings"]]
    assert ada.name in listed
    assert ada.http.patch("/api/me/settings", json={"private": True}).status_code == 200

    shown = profile(bob, ada)
    assert shown["private"]
    assert not any(shown[part] for part in ("ratings", "history", "results", "finished"))
    assert profile(ada, ada)["results"]
    listed = [line["name"] for line in bob.get("/api/ratings", **best)["ratings"]]
    assert bob.name in listed
    assert ada.name not in listed


def test_a_leaderboard_has_pages_and_needs_games(town: Town) -> None:
    ada = town.account("Ada")

    def add(db: sa.Connection) -> None:
        for number in range(PAGE + 2):
            person = {"id": f"{ada.name}-{number}", "name": f"P{number}", "kind": "account"}
            more = {"settings": {}, "created": 1, "seen": 1}
            db.execute(sa.insert(s.people).values(**person, **more))
            rating = {"person": person["id"], "game": "huang", "seats": 5, "sigma": 1.0}
            games = 5 if number else 4
            db.execute(sa.insert(s.ratings).values(**rating, mu=float(number), games=games))

    town.change(add)
    first = ada.get("/api/ratings", game="huang", seats=5)
    second = ada.get("/api/ratings", game="huang", seats=5, after=first["next"])

    assert [line["name"] for line in first["ratings"][:2]] == [f"P{PAGE + 1}", f"P{PAGE}"]
    assert [line["name"] for line in second["ratings"]] == ["P1"]
    assert second["next"] is None
    assert "P0" in str(ada.get("/api/ratings", game="huang", seats=5, games=4, after=PAGE))


def test_the_end_of_a_game_is_written_down_for_its_people(town: Town) -> None:
    ada, bob = town.account("Ada"), town.account("Bob")
    options = {"short": True}
    table = ada.open("huang", ME, OPEN, mode="rated", options=options)["id"]
    bob.done(table, "take-seat", seat=1)
    ada.done(table, "start")
    with ada.sit(table) as first, bob.sit(table) as second:
        first.until("update")
        second.until("update")
        play_on([first, second], random.Random(11))
        first.settle()
        winners = first.now["table"]["outcome"]["winners"]

    for seat, person in enumerate((ada, bob)):
        shown = profile(town.guest(), person)
        assert shown["results"] == [{"game": "huang", "games": 1, "won": int(seat in winners)}]
        assert [point["table"] for point in shown["history"][0]["points"]] == [table]
    [line] = ada.get("/api/tables", list="finished")["tables"]
    assert line["outcome"]["winners"] == winners


def test_nobody_has_a_profile_without_an_account(town: Town) -> None:
    answer = town.guest().http.get("/api/profile", params={"name": "Nobody of that name"})

    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-account")


def test_a_deleted_account_leaves_nothing(town: Town) -> None:
    ada, bob = town.account("Ada"), town.account("Bob")
    town.finish(ada, bob, won=0, rated=True)
    bob.post("/api/me/people/follow", {"name": ada.name, "on": True})
    town.account("Cy").post("/api/me/people/block", {"name": ada.name, "on": True})
    deleted = ada.http.request("DELETE", "/api/account", json={"password": "correct horse"})

    assert deleted.status_code == 200
    assert bob.get("/api/me/people")["following"] == []
    assert bob.http.get("/api/profile", params={"name": ada.name}).status_code == 404
    assert [seat["name"] for seat in profile(bob, bob)["finished"][0]["seats"]] == ["—", bob.name]
