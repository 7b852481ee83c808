"""A server that is killed in any part of the site loses nothing that it said yes to, and doubles
nothing that is sent again.

Each test kills it twice in the same call: before the call is on disk, and after that but before
the reply.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sevenstates.server.accounts import people
from tests.patience import wait_until
from tests.posix import needs_posix
from tests.server.both_stores import ME, OPEN, PASSWORD, STORES
from tests.server.notices.services import MailSink, mail_sink, text_of
from tests.server.process import StuckProcess, stuck_process
from tests.server.tables.api.test_external import asked, first_tile
from tests.server.tables.client import Guest
from tests.server.tables.commands.test_orders import BID_TWO, act_first, before_bids
from tests.server.tables.external import Program

pytestmark = pytest.mark.long
Come = Callable[[str], Guest]


@pytest.fixture(scope="module")
def mail() -> Iterator[MailSink]:
    with mail_sink() as sink:
        yield sink


@pytest.fixture(params=STORES)
def process(
    request: pytest.FixtureRequest, tmp_path: Path, mail: MailSink
) -> Iterator[StuckProcess]:
    needs_posix("a signal that kills a server")
    words = ["--bot-workers", "1", "--public-url", "https://play.example.org/"]
    words += ["--smtp-url", mail.url, "--mail-from", "games@example.org"]
    mail.mails.clear()
    running = stuck_process(request, tmp_path, *words)
    running.start()
    yield running
    running.kill()


@pytest.fixture
def come(process: StuckProcess) -> Iterator[Come]:
    """Sends somebody with an account."""
    found: list[Guest] = []

    def make(name: str) -> Guest:
        found.append(Guest(process.url, name))
        body = {"name": name, "password": PASSWORD}
        assert found[-1].post("/api/account", body).status_code == 200
        return found[-1]

    yield make
    for person in found:
        person.close()


def told(person: Guest, table: str, **query: int) -> list[str]:
    """The kinds of all events that somebody knows of a table."""
    changes = person.update(table, since=0, **query)["changes"]
    return [event["kind"] for change in changes for event in change["events"]]


def test_standing_orders_are_set_once_and_answer_once(process: StuckProcess, come: Come) -> None:
    ada = come("Ada")
    table = before_bids(ada)
    path = f"/api/tables/{table}/commands?seat=0"
    body = {"type": "set-orders", "id": "the-orders", "orders": [BID_TWO]}
    process.kill_in(ada, "before 1", path, body)
    process.start()
    assert ada.update(table, seat=0)["orders"] == []

    process.kill_in(ada, "after 1", path, body)
    process.start()
    assert ada.update(table, seat=0)["orders"] == [BID_TWO]
    assert ada.post(path, body).json()["type"] == "done"  # the reply that was lost
    assert told(ada, table, seat=0).count("orders_set") == 1

    now = ada.update(table, seat=1)  # the next move raises the question that the order answers
    move = {"type": "act", "id": "the-move", "position": now["position"]}
    move["action"] = now["ask"]["legal"][0]["text"]
    path = f"/api/tables/{table}/commands?seat=1"
    process.kill_in(ada, "after 1", path, move)
    process.start()
    assert ada.post(path, move).json()["type"] == "done"
    act_first(ada, table, 1)
    answered = [c for c in ada.update(table, seat=0, since=0)["changes"] if c.get("by_order")]
    assert [change["action"] for change in answered] == ["bid 2"]


def link_to(mail: MailSink, address: str) -> str:
    wait_until(lambda: any(one["To"] == address for one in mail.mails))
    mails = [text_of(one) for one in mail.mails if one["To"] == address]
    return str(re.findall(r"#/\w+/(7s-[\w-]+)", mails[-1])[-1])


def test_mails_wait_in_the_outbox_and_come_once(
    process: StuckProcess, come: Come, mail: MailSink
) -> None:
    ada, bob = come("Ada"), come("Bob")
    body = {"address": "bob@example.org", "password": PASSWORD}
    process.kill_in(bob, "before 1", "/api/notices/address", body)
    process.start()
    assert bob.get("/api/notices")["address"] is None
    process.kill_in(bob, "after 1", "/api/notices/address", body)
    assert mail.mails == []

    process.start()
    token = link_to(mail, "bob@example.org")
    assert bob.post("/api/account/confirmation", {"token": token}).status_code == 204
    assert bob.http.patch("/api/notices", json={"mail": "hour"}).status_code == 200
    table = ada.open("huang", ME, OPEN)["id"]
    path, body = f"/api/tables/{table}/invitations", {"name": "Bob"}
    process.kill_in(ada, "before 1", path, body)
    process.start()
    assert invited_to(bob) == []
    process.kill_in(ada, "after 1", path, body)
    assert len(mail.mails) == 1
    process.start()
    wait_until(lambda: len(mail.mails) == 2)
    assert "HUANG with Ada" in text_of(mail.mails[1])
    assert invited_to(bob) == [table]
    assert ada.post(path, body).json()["error"] == "invited-already"


def invited_to(person: Guest) -> list[str]:
    found = person.get("/api/me/invitations")["invitations"]
    return [one["table"]["id"] for one in found]


def names_at(person: Guest, table: str) -> list[str | None]:
    return [seat["name"] for seat in person.update(table)["table"]["seats"]]


def test_an_invitation_is_there_until_its_person_sits(process: StuckProcess, come: Come) -> None:
    ada, bob = come("Ada"), come("Bob")
    table = ada.open("huang", ME, OPEN, OPEN, visibility="private")["id"]
    assert ada.post(f"/api/tables/{table}/invitations", {"name": "Bob"}).status_code == 204
    path, body = f"/api/me/invitations/{table}", {"accept": True}
    for where in ("before 1", "after 1"):  # let in, and not seated yet
        process.kill_in(bob, where, path, body)
        process.start()
        assert invited_to(bob) == [table]
        assert names_at(ada, table) == ["Ada", None, None]

    process.kill_in(bob, "after 2", path, body)
    process.start()
    assert invited_to(bob) == []
    assert names_at(bob, table) == ["Ada", "Bob", None]
    bob.post(path, body)
    assert names_at(ada, table) == ["Ada", "Bob", None]


def make_moderator(process: StuckProcess, name: str) -> None:
    with process.opened_store() as store:
        row = store.read_now(lambda db: people.find_account(db, name))
        assert row is not None
        store.write_now(lambda db: people.change(db, row.id, is_moderator=True))


def test_a_ban_is_whole_after_a_kill_and_in_the_log_once(process: StuckProcess, come: Come) -> None:
    mo, ada, bob = come("Mo"), come("Ada"), come("Bob")
    make_moderator(process, "Mo")
    playing, waiting = (bob.open("huang", ME, OPEN)["id"] for _ in range(2))
    ada.done(playing, "take-seat", seat=1)
    bob.done(playing, "start")
    path = "/api/moderation/acts"
    body = {"kind": "ban", "name": "Bob", "minutes": 60, "reason": "Cheats"}
    process.kill_in(mo, "before 1", path, body)
    process.start()
    assert mo.get(path)["acts"] == []
    assert ada.update(playing)["table"]["seats"][0]["standin"] is None

    process.kill_in(mo, "after 1", path, body)  # the tables do not know of it
    process.start()
    assert [act["kind"] for act in mo.get(path)["acts"]] == ["ban"]
    assert bob.post("/api/tables", {"game": "huang", "seats": [ME, OPEN]}).status_code == 403
    wait_until(lambda: ada.update(playing)["table"]["seats"][0]["standin"] == "banned")
    assert ada.update(waiting)["table"]["status"] == "closed"
    process.kill()
    process.start()
    assert told(ada, playing).count("banned") == 1


def test_who_deletes_an_account_leaves_its_tables_after_a_kill_too(
    process: StuckProcess, come: Come
) -> None:
    ada, bob = come("Ada"), come("Bob")
    playing, waiting = (bob.open("huang", ME, OPEN)["id"] for _ in range(2))
    ada.done(playing, "take-seat", seat=1)
    bob.done(playing, "start")
    body = {"password": PASSWORD}
    process.kill_in(bob, "before 1", "/api/account", body, "DELETE")
    process.start()
    assert ada.update(playing)["table"]["seats"][0]["name"] == "Bob"
    process.kill_in(bob, "after 1", "/api/account", body, "DELETE")

    process.start()
    wait_until(lambda: ada.update(playing)["table"]["seats"][0]["standin"] == "left")
    assert ada.update(waiting)["table"]["status"] == "closed"


def test_a_report_is_there_once_or_not_at_all(process: StuckProcess, come: Come) -> None:
    mo, ada = come("Mo"), come("Ada")
    make_moderator(process, "Mo")
    body = {"kind": "person", "name": "Mo", "reason": "Rude"}
    process.kill_in(ada, "before 1", "/api/reports", body)
    process.start()
    assert mo.get("/api/moderation/reports", state="open")["reports"] == []
    process.kill_in(ada, "after 1", "/api/reports", body)
    process.start()
    assert len(mo.get("/api/moderation/reports", state="open")["reports"]) == 1


def test_who_plays_with_anyone_waits_at_one_table(process: StuckProcess, come: Come) -> None:
    ada = come("Ada")
    body = {"game": "huang", "seats": 2, "bots": None}
    process.kill_in(ada, "before 1", "/api/play", body)
    process.start()
    assert ada.get("/api/tables", list="open")["tables"] == []
    process.kill_in(ada, "after 1", "/api/play", body)
    process.start()
    (line,) = ada.get("/api/tables", list="open")["tables"]
    assert ada.post("/api/play", body).json()["id"] == line["id"]


def test_an_action_of_a_program_is_done_once(process: StuckProcess, come: Come) -> None:
    ada = come("Ada")
    table = ada.open("huang", *[{"kind": "program"}] * 2, start=True)["id"]
    strings = [ada.post(f"/api/tables/{table}/seats/{seat}/token").json() for seat in (0, 1)]
    tokens = [string["token"] for string in strings]
    programs = [Program(f"{process.url}/api/ext/{table}#{token}") for token in tokens]
    for program in programs:
        assert program.say(agent="Duke Huan", ready=True).status_code == 200
    mover, _ = asked(programs)
    state = mover.state()
    path, body = mover.address + "/action", {"action": first_tile(state), "version": 0}
    process.kill_in(mover.http, "before 1", path, body)
    process.start()
    again = mover.state()
    assert (again["version"], again["view"]) == (0, state["view"])
    process.kill_in(mover.http, "after 1", path, body)

    process.start()
    after = mover.state()
    assert after["version"] == 1
    assert [e["kind"] for e in after["view"]["tileHistory"]["events"]] == ["place"]
    assert mover.http.post(path, json=body).status_code == 409  # the program sees that it is done
    assert mover.state()["view"] == after["view"]
    assert after["lobby"]["seats"][0]["ext"]["agent"] == "Duke Huan"
    for program in programs:
        program.http.close()
