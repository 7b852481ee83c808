"""Moderators mute, ban, rename and remove lines; all of it is logged and can be taken back."""

import httpx
import pytest

from sevenstates.server.accounts.person import Sanction
from tests.patience import wait_until
from tests.server.both_stores import ME, OPEN, PASSWORD, Town
from tests.server.tables.client import Guest, Json

WHY = "Rude words"


def act(moderator: Guest, kind: str, reason: str = WHY, **more: object) -> int:
    """Do something that is allowed; its number in the log."""
    answer = try_act(moderator, kind, reason, **more)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["acts"][0]["id"])


def try_act(moderator: Guest, kind: str, reason: str = WHY, **more: object) -> httpx.Response:
    body = {"kind": kind, "reason": reason, **more}
    return moderator.post("/api/moderation/acts", body)


def reverse(moderator: Guest, number: int) -> httpx.Response:
    return moderator.post(f"/api/moderation/acts/{number}/reverse", {"reason": "A mistake"})


def table_of(*people: Guest, start: bool = False) -> str:
    table: str = people[0].open("huang", ME, *[OPEN] * (len(people) - 1))["id"]
    for seat, person in enumerate(people[1:], start=1):
        person.done(table, "take-seat", seat=seat)
    if start:
        people[0].done(table, "start")
    return table


def lines(reader: Guest, table: str) -> list[Json]:
    return list(reader.get(f"/api/tables/{table}/chat")["lines"])


def sanctions(person: Guest) -> list[str]:
    return [one["kind"] for one in person.get("/api/me")["sanctions"]]


def test_who_is_muted_says_nothing_and_reads_why(town: Town) -> None:
    mo, ada, bob = town.moderator(), town.account("Ada"), town.account("Bob")
    table = table_of(ada, bob)
    with ada.sit(table) as socket:
        socket.until("update")
        number = act(mo, "mute", name=ada.name, minutes=60)
        result = socket.result(socket.send("say", text="Hello"))

    assert result["problem"]["error"] == "muted"
    assert WHY in result["problem"]["text"]
    assert " UTC. " in result["problem"]["text"]
    assert sanctions(ada) == ["mute"]
    assert ada.get("/api/me")["sanctions"][0]["until"] is not None
    ada.done(table, "start")  # all else goes on
    assert reverse(mo, number).status_code == 200
    ada.done(table, "say", text="Hello")
    assert sanctions(ada) == []


def test_a_token_of_who_is_muted_says_nothing(town: Town) -> None:
    mo, ada, bob = town.moderator(), town.account("Ada"), town.account("Bob")
    table = table_of(ada, bob)
    with ada.sit(table, token=ada.token(table, 0)) as socket:
        socket.until("update")
        number = act(mo, "mute", name=ada.name)
        said = socket.result(socket.send("say", text="Hello"))
        reverse(mo, number)
        again = socket.result(socket.send("say", text="Hello"))

    assert said["problem"]["error"] == "muted"
    assert again["type"] == "done"


def test_a_muted_guest_who_signs_in_stays_muted(town: Town) -> None:
    mo, ada = town.moderator(), town.account("Ada")
    guest = town.guest("Guest")
    table = table_of(guest, town.account("Bob"))
    guest.done(table, "say", text="Rude words")
    number = act(mo, "mute", table=table, line=1)

    signed_in = {"name": ada.name, "password": PASSWORD}
    assert guest.post("/api/session", signed_in).status_code == 200

    assert guest.command(table, "say", text="More")["problem"]["error"] == "muted"
    assert sanctions(ada) == ["mute"]
    reverse(mo, number)
    guest.done(table, "say", text="Sorry")


def test_a_name_that_was_taken_away_is_not_taken_again(town: Town) -> None:
    mo, ada = town.moderator(), town.account("Ada")
    before = ada.name
    number = act(mo, "rename", name=before, to=f"Other {before}")

    for name in (before, before.upper()):
        answer = ada.post("/api/me", {"name": name})
        assert (answer.status_code, answer.json()["error"]) == (409, "name-taken-away")
        assert WHY in answer.json()["text"]
    assert ada.post("/api/me", {"name": f"Third {before}"}).status_code == 200

    assert reverse(mo, number).status_code == 200
    assert ada.post("/api/me", {"name": before}).status_code == 200


def test_who_is_banned_does_nothing_and_bots_play_on(town: Town) -> None:
    mo, ada, bob = town.moderator(), town.account("Ada"), town.account("Bob")
    table, waiting = table_of(ada, bob, start=True), table_of(bob, ada)
    own = table_of(ada, bob)
    token = ada.token(table, 0)
    number = act(mo, "ban", name=ada.name)

    answer = ada.post("/api/tables", {"game": "huang", "seats": [ME, OPEN]})
    assert (answer.status_code, answer.json()["error"]) == (403, "banned")
    assert answer.json()["text"].startswith("A moderator has banned you until further notice.")
    assert bob.update(table)["table"]["seats"][0]["standin"] == "banned"
    assert bob.update(waiting)["table"]["seats"][1]["kind"] == "open"
    assert bob.update(own)["table"]["status"] == "closed"
    bearer = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{ada.url}/api/tables/{table}", headers=bearer).status_code == 401
    with ada.sit(table) as socket:
        socket.until("update")
        result = socket.result(socket.send("say", text="Hello"))
        assert result["problem"]["error"] == "banned"

    assert reverse(mo, number).status_code == 200
    ada.done(table, "return")
    assert bob.update(table)["table"]["seats"][0]["standin"] is None


def test_a_banned_person_may_still_leave(town: Town) -> None:
    mo, ada = town.moderator(), town.account("Ada")
    act(mo, "ban", name=ada.name)

    gone = ada.http.request("DELETE", "/api/account", json={"password": "correct horse"})
    assert gone.status_code == 200


def test_what_is_forbidden_ends_by_itself() -> None:
    for_a_while, for_good = Sanction(1_000, WHY), Sanction(None, WHY)

    assert (for_a_while.holds(999), for_a_while.holds(1_000)) == (True, False)
    assert for_good.holds(10**15)


def test_a_name_is_changed_and_changed_back(town: Town) -> None:
    mo, ada, bob = town.moderator(), town.account("Ada"), town.account("Bob")
    table, before = table_of(ada, bob), ada.name
    assert try_act(mo, "rename", name=ada.name, to=bob.name).json()["error"] == "name-taken"
    number = act(mo, "rename", name=ada.name, to=f"Renamed {before}")

    assert ada.get("/api/me")["name"] == f"Renamed {before}"
    assert bob.update(table)["table"]["seats"][0]["name"] == f"Renamed {before}"
    assert ada.get("/api/me")["sanctions"][0]["text"] == before
    assert reverse(mo, number).status_code == 200
    assert bob.update(table)["table"]["seats"][0]["name"] == before


def test_a_line_is_removed_and_put_back(town: Town) -> None:
    mo, ada, bob = town.moderator(), town.account("Ada"), town.account("Bob")
    table = table_of(ada, bob)
    ada.done(table, "say", text="Something rude")
    [line] = lines(bob, table)
    with bob.sit(table) as socket:
        socket.until("chat")
        number = act(mo, "remove-line", table=table, line=line["line"])
        events = [e for change in socket.until("update")["changes"] for e in change["events"]]
        assert {"kind": "line_changed", "fields": {"line": line["line"]}} in events

    [removed] = lines(bob, table)
    assert (removed["text"], removed["removed"]) == ("", True)
    again = try_act(mo, "remove-line", table=table, line=line["line"])
    assert again.json()["error"] == "line-removed-already"
    assert ada.get("/api/me")["sanctions"][0]["text"] == "Something rude"
    assert reverse(mo, number).status_code == 200
    assert lines(bob, table) == [line]


def test_a_guest_is_found_by_what_they_said(town: Town) -> None:
    mo, ada, guest = town.moderator(), town.account("Ada"), town.guest("Rude")
    table = table_of(ada, guest)
    guest.done(table, "say", text="Something rude")
    act(mo, "mute", table=table, line=1, minutes=5)

    assert guest.command(table, "say", text="More")["problem"]["error"] == "muted"


def test_everything_is_in_the_log(town: Town) -> None:
    mo, ada = town.moderator(), town.account("Ada")
    number = act(mo, "mute", name=ada.name, minutes=5)
    reverse(mo, number)
    newest, before = mo.get("/api/moderation/acts")["acts"][:2]

    assert (before["id"], before["kind"], before["reversed"]) == (number, "mute", True)
    assert (before["moderator"], before["name"], before["reason"]) == (mo.name, ada.name, WHY)
    assert (newest["kind"], newest["reason"], newest["reversible"]) == (
        "unmute",
        "A mistake",
        False,
    )
    assert reverse(mo, number).json()["error"] == "reversed-already"
    assert reverse(mo, newest["id"]).json()["error"] == "not-reversible"
    assert reverse(mo, 10**8).json()["error"] == "no-such-act"
    page = mo.get("/api/moderation/acts", before=newest["id"])["acts"]
    assert page[0]["id"] == number


def test_a_later_ban_outlives_an_earlier_one_that_is_taken_back(town: Town) -> None:
    mo, ada = town.moderator(), town.account("Ada")
    first = act(mo, "ban", name=ada.name, minutes=5)
    act(mo, "ban", name=ada.name)
    reverse(mo, first)

    assert ada.post("/api/me", {"name": "Other"}).json()["error"] == "banned"


@pytest.mark.parametrize(
    ("what", "error"),
    [
        ({"kind": "mute"}, "act-on-nothing"),
        ({"kind": "remove-line", "name": "X"}, "act-on-nothing"),
        ({"kind": "mute", "name": "Nobody of that name"}, "no-such-account"),
        ({"kind": "mute", "table": "none", "line": 1}, "no-such-line"),
        ({"kind": "mute", "name": "X", "reason": " "}, "no-reason"),
        ({"kind": "mute", "name": "X", "minutes": 0}, "bad-body"),
    ],
)
def test_what_cannot_be_done_is_refused(town: Town, what: Json, error: str) -> None:
    answer = town.moderator().post("/api/moderation/acts", {"reason": WHY, **what})

    assert answer.json()["error"] == error


def test_a_new_name_is_needed_for_a_new_name(town: Town) -> None:
    mo, ada = town.moderator(), town.account("Ada")

    assert try_act(mo, "rename", name=ada.name).json()["error"] == "no-new-name"


def test_only_moderators_act_and_not_on_each_other(town: Town) -> None:
    mo, other, ada = town.moderator(), town.moderator("Other"), town.account("Ada")

    assert try_act(ada, "mute", name=mo.name).json()["error"] == "not-moderator"
    for path in ("acts", "reports"):
        answer = ada.http.get(f"/api/moderation/{path}")
        assert (answer.status_code, answer.json()["error"]) == (403, "not-moderator")
    assert try_act(mo, "ban", name=other.name).json()["error"] == "is-moderator"


def test_acts_reach_other_processes(town_pair: tuple[Town, Town]) -> None:
    one, two = town_pair
    mo, ada, bob = one.moderator(), two.account("Ada"), two.account("Bob")
    table, before = table_of(ada, bob), ada.name
    ada.done(table, "say", text="Something rude")
    with ada.sit(table) as socket, bob.sit(table) as other:
        for one_of_them in (socket, other):
            one_of_them.until("update")
        act(mo, "rename", name=before, to=f"Renamed {before}")
        wait_until(lambda: bob.update(table)["table"]["seats"][0]["name"] != before)
        act(mo, "remove-line", table=table, line=1)
        while "line_changed" not in str(other.now["changes"]):
            other.receive()
        act(mo, "mute", name=f"Renamed {before}")
        result = socket.result(socket.send("say", text="Hello"))
        assert result["problem"]["error"] == "muted"
        act(mo, "ban", name=f"Renamed {before}")
        result = socket.result(socket.send("leave-seat", seat=0))
        assert result["problem"]["error"] == "banned"
        while other.now["table"]["status"] != "closed":
            other.receive()
