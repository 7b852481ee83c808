"""Following, inviting and blocking, tables by skill, and seats that move on."""

from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.patience import PATIENCE, wait_until
from tests.server.both_stores import ME, OPEN, Town
from tests.server.running import Running
from tests.server.tables.client import Guest, Json


def follow(person: Guest, other: Guest, on: bool = True) -> Json:
    answer = person.post("/api/me/people/follow", {"name": other.name, "on": on})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def block(person: Guest, other: Guest, on: bool = True) -> None:
    answer = person.post("/api/me/people/block", {"name": other.name, "on": on})
    assert answer.status_code == 200, answer.text


def invite(person: Guest, table: str, other: Guest) -> str:
    """The refusal, or nothing."""
    answer = person.post(f"/api/tables/{table}/invitations", {"name": other.name})
    return "" if answer.status_code == 204 else str(answer.json()["error"])


def invited_to(person: Guest) -> list[str]:
    found = person.get("/api/me/invitations")["invitations"]
    return [invitation["table"]["id"] for invitation in found]


def refusal(result: Json) -> str:
    assert result["type"] == "refused", result
    return str(result["problem"]["error"])


def test_those_who_are_followed_show_where_they_play(town: Town) -> None:
    ada, bob = town.account("Ada"), town.account("Bob")
    assert follow(ada, bob)["following"] == [{"name": bob.name, "table": None, "game": None}]
    table = bob.open("huang", ME, OPEN)["id"]

    [contact] = follow(ada, bob)["following"]
    assert (contact["table"], contact["game"]) == (table, "huang")
    assert ada.get("/api/profile", name=bob.name)["followed"]
    assert follow(ada, bob, on=False)["following"] == []


def test_a_guest_follows_nobody_and_nobody_follows_themselves(town: Town) -> None:
    ada = town.account("Ada")
    wish = {"name": ada.name, "on": True}
    assert town.guest().post("/api/me/people/follow", wish).json()["error"] == "need-account"
    assert ada.post("/api/me/people/follow", wish).json()["error"] == "that-is-you"


def test_who_is_invited_by_name_sits_down(town: Town) -> None:
    ada, bob = town.account("Ada"), town.account("Bob")
    table = ada.open("huang", ME, OPEN, visibility="private")["id"]
    assert bob.http.get(f"/api/tables/{table}").status_code == 404
    assert invite(ada, table, bob) == ""
    assert invite(ada, table, bob) == "invited-already"
    assert invited_to(bob) == [table]

    joined = bob.post(f"/api/me/invitations/{table}", {"accept": True}).json()

    assert joined["seats"][1]["mine"]
    assert invited_to(bob) == []
    assert invite(ada, table, bob) == "sits-already"


def test_who_declines_is_not_asked_again(town: Town) -> None:
    ada, bob = town.account("Ada"), town.account("Bob")
    table = ada.open("huang", ME, OPEN)["id"]
    invite(ada, table, bob)
    assert bob.post(f"/api/me/invitations/{table}", {"accept": False}).status_code == 200

    assert invited_to(bob) == []
    assert invite(ada, table, bob) == "invited-already"
    again = bob.post(f"/api/me/invitations/{table}", {"accept": True})
    assert again.json()["error"] == "no-such-invitation"


def test_only_those_at_a_table_invite_to_it(town: Town) -> None:
    ada, bob, cy = (town.account(name) for name in ("Ada", "Bob", "Cy"))
    table = ada.open("huang", ME, OPEN)["id"]

    assert invite(cy, table, bob) == "not-seated"
    assert invite(ada, table, ada) == "that-is-you"


def test_blocking_ends_following_inviting_and_sitting_together(town: Town) -> None:
    ada, bob = town.account("Ada"), town.account("Bob")
    follow(ada, bob)
    follow(bob, ada)
    table = ada.open("huang", ME, OPEN)["id"]
    theirs = bob.open("huang", ME, OPEN)["id"]
    invite(bob, theirs, ada)

    block(ada, bob)

    assert bob.get("/api/me/people")["following"] == []
    assert ada.get("/api/me/people") == {"following": [], "blocked": [bob.name]}
    assert invited_to(ada) == []
    assert invite(ada, table, bob) == invite(bob, theirs, ada) == "cannot-invite"
    wish = {"name": ada.name, "on": True}
    assert bob.post("/api/me/people/follow", wish).json()["error"] == "cannot-follow"
    assert refusal(bob.command(table, "take-seat", seat=1)) == "blocked-by-host"
    assert refusal(ada.command(theirs, "take-seat", seat=1)) == "host-is-blocked"
    assert ada.update(table)["table"]["seats"][1]["kind"] == "open"
    block(ada, bob, on=False)
    bob.done(table, "take-seat", seat=1)


def test_what_somebody_blocked_says_is_not_shown(town: Town) -> None:
    ada, bob, cy = (town.account(name) for name in ("Ada", "Bob", "Cy"))
    table = cy.open("huang", ME, OPEN, OPEN)["id"]
    for seat, person in ((1, ada), (2, bob)):
        person.done(table, "take-seat", seat=seat)
    bob.done(table, "say", text="Hello")
    with ada.sit(table) as socket:
        socket.until("chat")
        block(ada, bob)
        bob.done(table, "say", text="Hello?")
        cy.done(table, "say", text="Quiet")
        assert [line["text"] for line in socket.until("chat")["lines"]] == ["Quiet"]

    shown = {person.name: person.get(f"/api/tables/{table}/chat") for person in (ada, cy)}
    assert [line["text"] for line in shown[ada.name]["lines"]] == ["Quiet"]
    assert [line["text"] for line in shown[cy.name]["lines"]] == ["Hello", "Hello?", "Quiet"]


def test_a_table_by_skill_refuses_other_ratings(town: Town) -> None:
    ada, bob = town.account("Ada"), town.account("Bob")
    for at in range(3):
        town.finish(bob, ada, won=0, rated=True, at=at)
    high = ada.open("huang", ME, OPEN, skill={"least": 5})["id"]
    low = ada.open("huang", ME, OPEN, skill={"most": 2})["id"]
    newcomer = town.guest()

    result = newcomer.command(high, "take-seat", seat=1)
    assert refusal(result) == "other-skill"
    text = "This table is for ratings from 5; yours with 2 players is 0."
    assert result["problem"]["text"] == text
    assert refusal(bob.command(low, "take-seat", seat=1)) == "other-skill"
    assert open_tables(ada)[high]["skill"] == {"least": 5, "most": None}
    bob.done(high, "take-seat", seat=1)
    newcomer.done(low, "take-seat", seat=1)
    assert not {high, low} & open_tables(ada).keys()  # nobody else can sit down there


def open_tables(person: Guest) -> dict[str, Json]:
    """The tables where somebody can sit down, by their ids."""
    return {line["id"]: line for line in person.get("/api/tables", list="open")["tables"]}


def test_a_table_for_no_rating_is_refused(town: Town) -> None:
    plan = {"game": "huang", "seats": [ME, OPEN], "skill": {"least": 9, "most": 3}}
    answer = town.guest().post("/api/tables", plan)

    assert (answer.status_code, answer.json()["error"]) == (422, "bad-skill")


def elsewhere(person: Guest, server: Running) -> Guest:
    """The same person at another process."""
    there = Guest(server.url, "Somebody")
    there.http.cookies = person.http.cookies
    there.name = person.name
    return there


def test_invitations_and_blocks_reach_other_processes(town_pair: tuple[Town, Town]) -> None:
    one, two = town_pair
    ada, bob = one.account("Ada"), two.account("Bob")
    table = ada.open("huang", ME, OPEN, OPEN)["id"]
    invite(ada, table, bob)
    assert invited_to(bob) == [table]
    assert bob.post(f"/api/me/invitations/{table}", {"accept": True}).status_code == 200
    wait_until(lambda: ada.update(table)["table"]["seats"][1]["name"] == bob.name)
    bob.done(table, "say", text="Here I am")
    there = elsewhere(ada, two.running)
    assert there.get(f"/api/tables/{table}/chat")["lines"]
    block(ada, bob)

    assert there.get(f"/api/tables/{table}/chat")["lines"] == []
    there.close()


def wait_for_invitations(person: Guest, after: int = 0) -> list[Json]:
    """What a client learns that waits as long as it may."""
    path = "/api/me/invitations"
    query: Json = {"after": after, "wait": 25}
    answer = person.http.get(path, params=query, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["invitations"])


def wake_all(town: Town) -> None:
    """Let the server believe that any invitation may have changed."""

    async def wake() -> None:
        town.running.parts.waiters.wake_all()

    town.running.call(wake())


def check_arrival(there: Town, ada: Guest, bob: Guest) -> None:
    """Bob, who waits at a process, is told at once of what Ada does at hers."""
    table = ada.open("huang", ME, OPEN)["id"]
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(wait_for_invitations, bob)
        wait_until(lambda: bool(there.running.parts.waiters.count))
        assert invite(ada, table, bob) == ""
        (found,) = waiting.result(PATIENCE)
        assert found["table"]["id"] == table
        assert wait_for_invitations(bob) == [found]  # it is new to who knows nothing

        waiting = pool.submit(wait_for_invitations, bob, found["at"])
        wait_until(lambda: bool(there.running.parts.waiters.count))
        bob.post(f"/api/me/invitations/{table}", {"accept": False})
        assert waiting.result(PATIENCE) == []


def test_invitations_arrive_at_once(town: Town) -> None:
    check_arrival(town, town.account("Ada"), town.account("Bob"))


def test_a_call_that_waits_for_invitations_is_not_ended_by_old_news(town: Town) -> None:
    """A process hears its own announcements too, and any number of times."""
    ada, bob = town.account("Ada"), town.account("Bob")
    table = ada.open("huang", ME, OPEN)["id"]
    waiters = town.running.parts.waiters
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(wait_for_invitations, bob)
        wait_until(lambda: bool(waiters.count))
        wake_all(town)
        assert bob.get("/api/me/invitations")["invitations"] == []
        assert waiters.count == 1
        assert invite(ada, table, bob) == ""
        (found,) = waiting.result(PATIENCE)
        assert found["table"]["id"] == table


def test_invitations_arrive_at_once_at_other_processes(town_pair: tuple[Town, Town]) -> None:
    here, there = town_pair
    ada, bob = here.account("Ada"), here.account("Bob")
    same = elsewhere(bob, there.running)
    check_arrival(there, ada, same)
    same.close()


def test_nobody_waits_for_a_session_that_is_over(town: Town) -> None:
    bob = town.account("Bob")
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(
            bob.http.get, "/api/me/invitations", params={"wait": 25}, timeout=PATIENCE
        )
        wait_until(lambda: bool(town.running.parts.waiters.count))
        with httpx.Client(base_url=bob.url, cookies=bob.http.cookies) as same:
            assert same.delete("/api/session").status_code == 200
        wake_all(town)
        assert waiting.result(PATIENCE).json()["error"] == "session-ended"


def test_nobody_is_flooded_with_invitations(town: Town) -> None:
    ada, bob, cy = town.account("Ada"), town.account("Bob"), town.account("Cy")
    tables = [ada.open("huang", ME, OPEN)["id"] for _ in range(4)]
    assert [invite(ada, table, bob) for table in tables] == ["", "", "", "invited-often"]
    assert invite(ada, tables[3], cy) == ""
    declined = bob.post(f"/api/me/invitations/{tables[0]}", {"accept": False})
    assert declined.status_code == 200
    assert invite(ada, tables[3], bob) == "invited-often"
    assert invite(cy, cy.open("huang", ME, OPEN)["id"], bob) == ""


def test_a_rematch_begins_with_those_who_have_come(town: Town) -> None:
    """Nobody loses a rated game that somebody else has put them into."""
    ada, bob = town.account("Ada"), town.account("Bob")
    over = town.finish(ada, bob, rated=True)
    table = ada.done(over, "rematch")["table"]
    names = [seat["name"] for seat in ada.update(table)["table"]["seats"]]
    assert names == [bob.name, ada.name]

    absent = ada.command(table, "start")
    assert refusal(absent) == "not-all-here"
    assert bob.name in absent["problem"]["text"]
    assert ada.update(table)["table"]["status"] == "open"

    with bob.sit(table) as socket:
        socket.until("update")
        ada.done(table, "start")


def test_who_has_been_at_a_rematch_need_not_wait_there(town: Town) -> None:
    ada, bob = town.account("Ada"), town.account("Bob")
    table = ada.done(town.finish(ada, bob), "rematch")["table"]
    bob.done(table, "offer-entropy", hash="0" * 64)  # as every browser does

    ada.done(table, "start")
