"""Checks that standing orders answer legally, and use only what their seat can know."""

import random
from collections.abc import Iterator

from ..core import Order, RandomLuck
from .walk import Walk

TRIES = 2
"""Number of orders of each kind that a question is put to."""


def check_orders_keep_to_what_is_known(walk: Walk) -> None:
    """In every possible world of the seat an order gives the same legal answer."""
    rng = random.Random(f"orders {walk.table}")
    luck = RandomLuck(f"orders {walk.table}")
    game = walk.table.game
    for state in walk.states if game.order_kinds else ():
        for seat in {decision.seat for decision in state.pending()}:
            world = state.determinize(seat, luck)
            for order in some_orders(walk, rng):
                action = game.follow_order(state, seat, order)
                assert action is None or state.is_legal(seat, action), f"{order}: {action}"
                assert game.follow_order(world, seat, order) is action, f"{order} knows too much"


def some_orders(walk: Walk, rng: random.Random) -> Iterator[Order]:
    """Orders of every kind, as they come through JSON."""
    game = walk.table.game
    for kind in game.order_kinds:
        for _ in range(TRIES if kind.choices else 1):
            fields = {name: rng.choice(choices) for name, choices in kind.choices.items()}
            yield game.read_order({"kind": kind.name, "fields": fields})
