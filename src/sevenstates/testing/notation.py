"""Checks of the table of actions, its notation and the sets of legal actions."""

import random
from collections.abc import Sequence
from contextlib import suppress

from ..core import Action, ActionSet, BadText, Luck
from .refusals import FOREIGN, Foreign
from .walk import Walk, raises

BRUTE_FORCE = 12
"""Number of moments at which every action of the table is tried."""
PART = 8
"""Every n-th action is tried for a seat that is not asked."""


def check_actions_are_numbered(walk: Walk) -> None:
    """An action is found by its index; no two are written alike."""
    actions = walk.table.game.actions
    assert isinstance(actions, tuple)
    for index, action in enumerate(actions):
        assert action.index == index, f"{action} has index {action.index} at {index}"
    for texts in ([str(action) for action in actions], [repr(action) for action in actions]):
        assert len(set(texts)) == len(texts), "two actions are written alike"
        assert all(text.isprintable() and text == text.strip() for text in texts)
    assert all(repr(action).startswith(type(action).__name__) for action in actions)


def check_actions_can_be_typed(walk: Walk) -> None:
    """Notation is read back, however a person types it; anything else is refused."""
    game = walk.table.game
    for action in game.actions:
        text = str(action)
        for typed in (text, text.upper(), text.lower(), f"  {text.replace(' ', '   ')}\t"):
            assert game.parse_action(typed) is action, f"{typed!r} is not {action}"
    for nothing in ("", " ", "dance", f"{game.actions[0]} {game.actions[0]}", "\0"):
        assert raises(BadText, game.parse_action, nothing), f"{nothing!r} is read as an action"


def check_legal_actions_are_all(walk: Walk) -> None:
    """The list and `is_legal` agree on every action there is."""
    actions = walk.table.game.actions
    for number, moment in enumerate(walk.sample_closely(BRUTE_FORCE)):
        for seat in range(walk.table.seats):
            listed = list(moment.before.legal_actions(seat))
            # A seat that is not asked is refused everything alike: a part of the actions shows it.
            trying = actions if moment.before.is_asked(seat) else actions[number % PART :: PART]
            tried = [a for a in trying if moment.before.is_legal(seat, a)]
            missing = [str(a) for a in tried if a not in listed]
            wrong = [str(a) for a in listed if a not in tried]
            assert not missing, f"legal but not in the list: {missing[:5]}"
            assert not wrong, f"in the list but not legal: {wrong[:5]}"
            assert listed == tried, "not in the order of the table"


def check_listed_actions_are_legal(walk: Walk) -> None:
    """At every moment a few of the listed actions are legal, and the order is the table's."""
    rng = random.Random(f"listed {walk.table}")
    for moment in walk.looked_at:
        legal = moment.before.legal_actions(moment.seat)
        indices = [action.index for action in legal]
        assert indices == sorted(set(indices))
        for action in rng.choices(legal, k=5):
            assert moment.before.is_legal(moment.seat, action), f"{action} is listed"


class DrawnAgain(Exception):  # it is a sign, not a failure
    """The first number drawn was not good enough."""


class OneDraw(Luck):
    """Answers one draw with a number that is given; a second one ends the attempt."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.count = 0

    def below(self, count: int) -> int:
        if self.count:
            raise DrawnAgain
        self.count = count
        return self.number

    def pick(self, weights: Sequence[int]) -> int:
        assert len(set(weights)) == 1, "every action is as likely as any other"
        return self.below(len(weights))


def check_random_actions_are_as_likely(walk: Walk) -> None:
    """Of all the numbers that a draw may give, just one leads to each legal action.

    A number that leads to none is drawn again, which leaves the others as likely as before.
    """
    for moment in walk.sample_closely(BRUTE_FORCE):
        first = OneDraw(0)
        raises(DrawnAgain, moment.before.random_action, moment.seat, first)
        drawn = []
        for number in range(first.count):
            with suppress(DrawnAgain):
                drawn.append(moment.before.random_action(moment.seat, OneDraw(number)))
        drawn.sort(key=lambda action: action.index)
        assert drawn == list(moment.before.legal_actions(moment.seat)), "not each once"


def check_sets_behave_like_lists(walk: Walk) -> None:
    """A set of legal actions can be counted, asked and sliced like the list of them."""
    rng = random.Random(f"sets {walk.table}")
    actions = walk.table.game.actions
    for moment in walk.looked_at:
        legal = moment.before.legal_actions(moment.seat)
        listed = list(legal)
        assert len(legal) == len(listed)
        assert bool(legal) == bool(listed)
        for action in rng.sample(actions, min(20, len(actions))):
            assert (action in legal) == (action in listed)
        assert all(action in legal for action in rng.choices(listed, k=5))
        check_indexing(legal, listed, rng)
        if isinstance(legal, ActionSet):
            assert legal.mask() == sum(1 << action.index for action in listed)


def check_indexing(legal: Sequence[Action], listed: list[Action], rng: random.Random) -> None:
    """`legal[i]` and slices are the list's, from either end; beyond there is nothing."""
    size = len(listed)
    for index in [0, size - 1, -1, -size, *(rng.randrange(-size, size) for _ in range(5))]:
        assert legal[index] is listed[index]
    for index in (size, -size - 1, size + 1000):
        assert raises(IndexError, legal.__getitem__, index), f"there is an action {index}"
    for part in (slice(None), slice(2, 5), slice(-3, None), slice(None, None, -2)):
        assert list(legal[part]) == listed[part]
    assert legal.index(listed[-1]) == size - 1
    assert legal.count(listed[0]) == 1
    assert list(reversed(legal)) == listed[::-1]
    for stranger in ("skip", None, FOREIGN, Foreign()):
        assert stranger not in legal
