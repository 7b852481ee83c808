"""Checks that everything illegal is refused with a reason and changes nothing."""

import random
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .. import games
from ..core import (
    Action,
    BadViewer,
    Event,
    IllegalAction,
    Match,
    RandomLuck,
    State,
    number_actions,
)
from .walk import NoLuck, Walk, raises

EVERY_ACTION = 8
"""Number of moments at which every action that is not legal is tried."""
RULE = re.compile(r"[A-Z]-[A-Z]{3}-\d+")
NO_SEATS: tuple[Any, ...] = (-1, -2, 10**9, True, False, None, "0", 0.0, (0,))
NO_ACTIONS: tuple[Any, ...] = (None, "skip", 0, -1, (), [], {}, object(), Action)


@dataclass(slots=True, eq=False)
class Foreign(Action):
    """An action of no game; its index is one that every game has."""

    def __str__(self) -> str:
        return "foreign"


(FOREIGN,) = number_actions([Foreign()])


def check_impossible_seats_are_refused(walk: Walk) -> None:
    """No seat beyond the table, none before it, nothing that is not a seat."""
    for moment in walk.sample(20):
        for seat in (*NO_SEATS, walk.table.seats):
            assert refused(moment.before, seat, moment.action).reason == "no-such-seat"


def check_impossible_viewers_are_refused(walk: Walk) -> None:
    """A viewer that is neither a seat nor a spectator is shown and asked nothing."""
    table = walk.table
    match = Match(table.game, table.seats, table.options, luck=RandomLuck("viewers"))
    strangers = [viewer for viewer in NO_SEATS if viewer is not None]
    for viewer in (*strangers, table.seats):
        for moment in walk.sample(5):
            state = moment.before
            assert raises(BadViewer, state.view, viewer), f"a view for {viewer!r}"
            assert raises(BadViewer, state.determinize, viewer, RandomLuck(0))
        assert raises(BadViewer, match.since, 0, viewer)
        assert raises(BadViewer, match.known_to, viewer)
    for event in (Event("event"), *walk.moments[0].events):
        for viewer in strangers:
            if viewer != 10**9:  # an event does not know how many seats there are
                assert raises(BadViewer, event.seen_by, viewer)
    for seat in (*NO_SEATS, table.seats):
        for moment in walk.sample(5):
            assert raises(IllegalAction, moment.before.legal_actions, seat)
            assert raises(IllegalAction, moment.before.is_asked, seat)
            assert raises(IllegalAction, moment.before.random_action, seat, NoLuck())
        assert raises(IllegalAction, match.submit, seat, moment.action)
        assert raises(IllegalAction, match.can_undo, seat)
        assert raises(IllegalAction, match.undo, seat)


def check_foreign_actions_are_refused(walk: Walk) -> None:
    """Neither another game's actions nor things that are no actions."""
    others = [a for game in games.all() if game is not walk.table.game for a in game.actions[:3]]
    for moment in walk.sample(20):
        for action in (*NO_ACTIONS, FOREIGN, Foreign(), *others):
            assert refused(moment.before, moment.seat, action).reason == "foreign-action"


def check_only_the_asked_may_act(walk: Walk) -> None:
    """Another seat may not do what the asked one may, and the rule is named."""
    for moment in walk.looked_at:
        for seat in range(walk.table.seats):
            if not any(decision.seat == seat for decision in moment.before.pending()):
                refusal = refused(moment.before, seat, moment.action)
                assert_rule(refusal, moment.action)


def check_illegal_actions_are_refused(walk: Walk) -> None:
    """Every action that is not legal is refused, and the rule is named."""
    for moment in walk.sample_closely(EVERY_ACTION):
        legal = set(moment.before.legal_actions(moment.seat))
        illegal = [action for action in walk.table.game.actions if action not in legal]
        all_refused(moment.before, moment.seat, illegal)


def check_some_illegal_actions_are_refused(walk: Walk) -> None:
    """At every moment a few actions that are not legal are refused."""
    rng = random.Random(f"illegal {walk.table}")
    actions = walk.table.game.actions
    for moment in walk.looked_at:
        tried = rng.sample(actions, min(10, len(actions)))
        illegal = [a for a in tried if not moment.before.is_legal(moment.seat, a)]
        all_refused(moment.before, moment.seat, illegal)


def check_nothing_happens_after_the_end(walk: Walk) -> None:
    """After the end, every action of every seat is refused by the rule of the end."""
    for seat in range(walk.table.seats):
        for action in walk.table.game.actions[:: len(walk.table.game.actions) // 100 + 1]:
            refusal = refused(walk.end, seat, action)
            assert refusal.reason == "game-over"
            assert refusal.rule_id == walk.end.over_rule
            assert_rule(refusal, action)


def all_refused(state: State, seat: int, actions: Iterable[Action]) -> None:
    """Each is refused by a rule, and none changed anything.

    The state is compared after all of them, which is much faster; only if something changed
    are they tried one by one to find the culprit.
    """
    tried = state.copy()
    before, log = tried.to_json(), list[Event]()
    for action in actions:
        assert_rule(refusal_of(tried, seat, action, log), action)
    if log or tried.to_json() != before:
        for action in actions:
            refused(state, seat, action)
        raise AssertionError("illegal actions changed the state")


def refused(state: State, seat: Any, action: Any) -> IllegalAction:
    """The refusal of one action, which changed nothing."""
    tried = state.copy()
    before, log = tried.to_json(), list[Event]()
    refusal = refusal_of(tried, seat, action, log)
    assert not tried.is_legal(seat, action)
    assert tried.to_json() == before, f"refused {action} changed the state"
    assert not log, f"refused {action} was logged"
    return refusal


def refusal_of(state: State, seat: Any, action: Any, log: list[Event]) -> IllegalAction:
    """The error that applying an illegal action raises."""
    try:
        state.apply(seat, action, NoLuck(), log)
    except IllegalAction as error:
        refusal = error
    else:
        raise AssertionError(f"seat {seat} was allowed {action}")
    assert refusal.reason, f"{action} was refused for no reason"
    return refusal


def assert_rule(refusal: IllegalAction, action: Action) -> None:
    """The refusal names the clause."""
    rule = refusal.rule_id or ""
    assert RULE.fullmatch(rule), f"{action} was refused ({refusal.reason}) by the rule {rule!r}"
