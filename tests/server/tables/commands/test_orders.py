"""Standing orders at a table: they answer at once, stay secret, and are in the record."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from sevenstates.core import Record
from sevenstates.games import get
from tests.server.both_stores import STORES, serving_on
from tests.server.running import Running
from tests.server.tables.client import Guest, Json

ME: Json = {"kind": "me"}
BID_TWO: Json = {"kind": "petition", "fields": {"jade": 2}}


@pytest.fixture(scope="module", params=STORES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    with serving_on(request, tmp_path_factory) as running:
        yield running


@pytest.fixture
def ada(server: Running) -> Iterator[Guest]:
    person = Guest(server.url, "Ada")
    yield person
    person.close()


def act(person: Guest, table: str, seat: int, action: str) -> None:
    position = person.update(table, seat=seat)["position"]
    person.done(table, "act", seat, position=position, action=action)


def act_first(person: Guest, table: str, seat: int) -> None:
    """The first of the legal answers, until the seat is asked something else."""
    now = person.update(table, seat=seat)
    prompt = now["ask"]["prompt"]
    while now["ask"] and now["ask"]["prompt"] == prompt:
        act(person, table, seat, now["ask"]["legal"][0]["text"])
        now = person.update(table, seat=seat)


def before_bids(person: Guest) -> str:
    """Huang Di for two at one device; the second seat's last favour brings the petition."""
    table: str = person.open("huangdi", ME, ME, start=True)["id"]
    act_first(person, table, 0)
    return table


def play_to_the_end(person: Guest, table: str, chance: random.Random) -> None:
    while person.update(table, seat=0)["table"]["status"] == "playing":
        for seat in (0, 1):
            ask = person.update(table, seat=seat)["ask"]
            if ask:
                act(person, table, seat, chance.choice(ask["legal"])["text"])


def test_an_order_answers_with_the_move_that_raises_the_question(ada: Guest) -> None:
    table = before_bids(ada)
    ada.done(table, "set-orders", 0, orders=[BID_TWO])
    act_first(ada, table, 1)

    own = ada.update(table, seat=0, since=0)
    assert own["ask"] is None
    assert own["changes"][-1]["by_order"]
    assert own["changes"][-1]["action"] == "bid 2"
    act(ada, table, 1, "bid 0")
    shown = ada.update(table, seat=1, since=0)["changes"]
    bids = [e["fields"]["bids"] for c in shown for e in c["events"] if e["kind"] == "bids_shown"]
    assert bids[0]["red"]["jade"] == 2
    assert not any(change["by_order"] for change in shown)


def test_nobody_else_learns_of_orders(ada: Guest) -> None:
    """Not of their being given, nor that they have answered a sealed question."""
    tables = [before_bids(ada), before_bids(ada)]
    ada.done(tables[0], "set-orders", 0, orders=[BID_TWO])
    for table in tables:
        act_first(ada, table, 1)
    seen = [without_times(ada.update(table, seat=1, since=0)) for table in tables]

    assert ada.update(tables[0], seat=0)["orders"] == [BID_TWO]
    assert seen[0]["orders"] == []
    for name in ("version", "position", "pending", "ask", "orders", "clocks"):
        assert seen[0][name] == seen[1][name]
    assert [c["kind"] for c in seen[0]["changes"]] == [c["kind"] for c in seen[1]["changes"]]


def without_times(update: Json) -> Json:
    return {**update, "changes": [{**change, "at": 0} for change in update["changes"]]}


def test_an_order_answers_what_is_asked_already(ada: Guest) -> None:
    table = before_bids(ada)
    act_first(ada, table, 1)
    assert ada.update(table, seat=0)["ask"]["prompt"] == "bid"
    ada.done(table, "set-orders", 0, orders=[BID_TWO])

    assert ada.update(table, seat=0)["ask"] is None


def test_taking_an_answer_back_withdraws_the_orders(ada: Guest) -> None:
    table = before_bids(ada)
    ada.done(table, "set-orders", 0, orders=[BID_TWO])
    act_first(ada, table, 1)
    ada.done(table, "undo", 0, position=ada.update(table, seat=0)["position"])

    now = ada.update(table, seat=0)
    assert (now["orders"], now["ask"]["prompt"]) == ([], "bid")
    act(ada, table, 1, "bid 0")
    assert ada.update(table, seat=0)["ask"]["prompt"] == "bid"


def test_going_back_by_consent_withdraws_the_orders_of_who_asked(ada: Guest) -> None:
    table = before_bids(ada)
    ada.done(table, "set-orders", 0, orders=[BID_TWO])
    ada.done(table, "set-orders", 1, orders=[{"kind": "petition", "fields": {"jade": 0}}])
    act_first(ada, table, 1)
    assert ada.update(table, seat=0)["ask"]["prompt"] == "action"
    ada.done(table, "ask-undo", 0, position=ada.update(table, seat=0)["position"])

    now = ada.update(table, seat=0)
    assert now["orders"] == []
    assert len(ada.update(table, seat=1)["orders"]) == 1


def test_orders_survive_the_loss_of_memory(ada: Guest, server: Running) -> None:
    table = before_bids(ada)
    ada.done(table, "set-orders", 0, orders=[BID_TWO])
    cache = server.parts.lifecycle.tables.cache
    held = cache.find(table)
    assert held is not None
    server.call(cache.reload(held))
    act_first(ada, table, 1)

    assert ada.update(table, seat=0)["ask"] is None


@pytest.mark.parametrize(
    ("game", "orders"),
    [
        ("huangdi", [BID_TWO]),
        (
            "huang",
            [
                {"kind": "revolt", "fields": {"colour": "any", "tiles": 6, "leader": "commit"}},
                {"kind": "war_own", "fields": {"tiles": 6, "leader": "commit"}},
                {"kind": "war_aside", "fields": {}},
                {"kind": "market", "fields": {"first": "blue", "then": "nothing"}},
            ],
        ),
    ],
)
def test_the_record_proves_what_orders_answered(ada: Guest, game: str, orders: list[Json]) -> None:
    options = {"short": True} if game == "huang" else {}
    table = ada.open(game, ME, ME, start=True, options=options)["id"]
    for seat in (0, 1):
        ada.done(table, "set-orders", seat, orders=orders)
    play_to_the_end(ada, table, random.Random(5))
    record = ada.get(f"/api/tables/{table}/record")

    assert record["orders"]
    assert Record.from_json(record).verify(get(game)) > 0


@pytest.mark.parametrize(
    ("orders", "error"),
    [
        ([{"kind": "war", "fields": {}}], "no-such-order"),
        ([{"kind": "petition", "fields": {}}], "order-fields"),
        ([{"kind": "petition", "fields": {"jade": 99}}], "order-choice"),
        ([BID_TWO, {"kind": "petition", "fields": {"jade": "2"}}], "order-choice"),
    ],
)
def test_bad_orders_are_refused_and_change_nothing(
    ada: Guest, orders: list[Json], error: str
) -> None:
    table = before_bids(ada)
    ada.done(table, "set-orders", 0, orders=[BID_TWO])
    before = ada.update(table, seat=0)

    refused = ada.command(table, "set-orders", 0, orders=orders)
    assert refused["problem"]["error"] == error
    assert refused["problem"]["text"].endswith(".")
    after = ada.update(table, seat=0)
    assert (after["orders"], after["version"]) == (before["orders"], before["version"])


@pytest.mark.parametrize(
    "orders", [None, {}, [BID_TWO] * 13, [{"kind": "x" * 41, "fields": {}}], [{"kind": "petition"}]]
)
def test_what_is_no_list_of_orders_is_refused(ada: Guest, orders: Any) -> None:
    table = before_bids(ada)
    body = {"type": "set-orders", "id": ada.new_id(), "orders": orders}

    assert ada.post(f"/api/tables/{table}/commands", body, seat=0).status_code == 422


def test_only_who_sits_at_a_running_table_gives_orders(ada: Guest, server: Running) -> None:
    bob = Guest(server.url, "Bob")
    table = before_bids(ada)
    assert bob.command(table, "set-orders", orders=[BID_TWO])["problem"]["error"] == "not-seated"
    bob.close()
    waiting = ada.open("huangdi", ME, {"kind": "open"})["id"]
    refused = ada.command(waiting, "set-orders", 0, orders=[BID_TWO])
    assert refused["problem"]["error"] == "not-playing"
