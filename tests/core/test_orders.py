"""Standing orders: what is read, what is refused, and that records prove them."""

import json
from typing import Any

import pytest
from sevenstates_toy.rules.game import TOY

from sevenstates.core import BadOrder, BadRecord, Match, Order, RandomLuck, Record
from sevenstates.texts import Texts

BID_TWO = {"kind": "bid", "fields": {"coins": 2}}


@pytest.mark.parametrize(
    ("data", "reason", "sentence"),
    [
        (None, "no-such-order", "It knows: bid."),
        ({"kind": "war"}, "no-such-order", "It knows: bid."),
        ({"kind": ["bid"]}, "no-such-order", "It knows: bid."),
        ({"kind": "bid"}, "order-fields", "needs a choice for each of: coins."),
        ({"kind": "bid", "fields": {}}, "order-fields", "coins"),
        ({"kind": "bid", "fields": {"coins": 2, "x": 1}}, "order-fields", "coins"),
        ({"kind": "bid", "fields": {"coins": 3}}, "order-choice", "one of: 0, 1 and 2."),
        ({"kind": "bid", "fields": {"coins": "2"}}, "order-choice", "coins"),
        ({"kind": "bid", "fields": {"coins": True}}, "order-choice", "coins"),
    ],
)
def test_bad_orders_are_refused_with_a_sentence(data: Any, reason: str, sentence: str) -> None:
    with pytest.raises(BadOrder) as refusal:
        TOY.read_order(data)

    assert refusal.value.reason == reason
    assert sentence in Texts("en", "").refusal(refusal.value)


def test_an_order_survives_json() -> None:
    order = TOY.read_order(BID_TWO)

    assert order == Order("bid", {"coins": 2})
    assert TOY.read_order(json.loads(json.dumps(order.to_json()))) == order


def test_an_order_answers_its_own_question_alone() -> None:
    match = Match(TOY, 2, luck=RandomLuck(1))
    order = TOY.read_order(BID_TWO)
    assert str(match.game.follow_order(match.state, 0, order)) == "bid 2"
    match.submit(0, "bid 2")
    assert match.game.follow_order(match.state, 0, order) is None  # answered already
    match.submit(1, "bid 0")

    assert match.game.follow_order(match.state, 0, order) is None  # tiles are asked for now


def record(orders: dict[int, Any]) -> Record:
    """A short game whose first moves are bids."""
    match = Match(TOY, 2, luck=RandomLuck(1))
    for seat, bid in enumerate(("bid 2", "bid 1")):
        match.submit(seat, bid)
    return Record.from_json({**match.record().to_json(), "orders": list(orders.items())})


def test_a_record_proves_what_orders_answered() -> None:
    found = record({1: BID_TWO})

    assert len(list(found.replay(TOY))) == 3
    assert Record.from_json(json.loads(json.dumps(found.to_json()))) == found


@pytest.mark.parametrize(
    "orders",
    [{2: BID_TWO}, {1: {"kind": "bid", "fields": {}}}, {1: {"kind": "war"}}, {1: None}],
)
def test_a_record_with_an_order_that_says_otherwise_is_refused(orders: dict[int, Any]) -> None:
    with pytest.raises(BadRecord, match="record-order"):
        list(record(orders).replay(TOY))
