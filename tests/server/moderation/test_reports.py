"""People report lines, accounts and tables; moderators see them and close them."""

import pytest

from sevenstates.server.moderation import reports
from tests.server.both_stores import ME, OPEN, Town
from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest, Json


def report(person: Guest, **what: object) -> str:
    """The refusal, or nothing."""
    answer = person.post("/api/reports", {"reason": "Rude", **what})
    return "" if answer.status_code == 204 else str(answer.json()["error"])


def listed(moderator: Guest, state: str = "open") -> list[Json]:
    return list(moderator.get("/api/moderation/reports", state=state)["reports"])


def test_reports_are_listed_and_closed(town: Town) -> None:
    mo, ada, bob = town.moderator(), town.account("Ada"), town.guest("Bob")
    table = ada.open("huang", ME, OPEN)["id"]
    bob.done(table, "take-seat", seat=1)
    bob.done(table, "say", text="Something rude")
    assert report(ada, kind="line", table=table, line=1) == ""
    assert report(ada, kind="table", table=table) == ""
    assert report(bob, kind="person", name=ada.name) == ""
    assert report(bob, kind="person", name=ada.name) == "reported-already"

    person, place, line = listed(mo)[:3]

    assert (line["kind"], line["name"], line["guest"]) == ("line", "Bob", True)
    assert (line["text"], line["table"], line["line"]) == ("Something rude", table, 1)
    assert (place["kind"], place["table"], place["name"]) == ("table", table, None)
    assert (person["kind"], person["name"], person["reporter"]) == ("person", ada.name, "Bob")
    closed = mo.post(f"/api/moderation/reports/{line['id']}", {"state": "done"})
    assert closed.status_code == 204
    assert line["id"] not in {one["id"] for one in listed(mo)}
    [done] = [one for one in listed(mo, "done") if one["id"] == line["id"]]
    assert done["moderator"] == mo.name
    mo.post(f"/api/moderation/reports/{line['id']}", {"state": "open"})
    assert line["id"] in {one["id"] for one in listed(mo)}
    assert mo.post("/api/moderation/reports/99999999", {"state": "done"}).status_code == 404


def test_what_is_not_there_or_not_seen_is_not_reported(town: Town) -> None:
    ada, bob = town.account("Ada"), town.account("Bob")
    table = ada.open("huang", ME, OPEN, visibility="private")["id"]

    assert report(bob, kind="table", table=table) == "no-such-table"
    assert report(bob, kind="person", name="Nobody of that name") == "no-such-account"
    assert report(ada, kind="line", table=table, line=3) == "no-such-line"
    assert report(ada, kind="line", table=table) == "report-of-nothing"
    assert report(ada, kind="person", name=bob.name, reason=" ") == "no-reason"


def test_one_person_has_so_many_open_reports(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "MAX_OPEN_REPORTS", 2)
    ada = town.account("Ada")
    for name in ("Bob", "Cy"):
        assert report(ada, kind="person", name=town.account(name).name) == ""

    assert report(ada, kind="person", name=town.account("Di").name) == "too-many-reports"


def test_reports_are_forgotten_with_the_account(town: Town) -> None:
    mo, ada, bob = town.moderator(), town.account("Ada"), town.account("Bob")
    report(ada, kind="person", name=bob.name, reason="Bob is rude")
    bob.http.request("DELETE", "/api/account", json={"password": "correct horse"})

    [shown] = [one for one in listed(mo) if one["reporter"] == ada.name]
    assert (shown["name"], shown["reason"]) == ("—", "—")


def test_reports_have_a_rate_limit(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("limited")
    with serving(plain_config(folder, rate_limits=True)) as running:
        errors = hammer(running)

    assert errors[:3] == ["no-such-account"] * 3
    assert errors[-1] == "too-often"


def hammer(running: Running) -> list[str]:
    ada = Guest(running.url, "Ada")
    errors = [report(ada, kind="person", name="Nobody") for _ in range(7)]
    ada.close()
    return errors
