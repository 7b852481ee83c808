"""Checks that views, possible worlds, events and journals reveal no secrets."""

import json
import random
from collections.abc import Iterable

from ..core import (
    BadRecord,
    Change,
    Event,
    Match,
    RandomLuck,
    RecordingLuck,
    ReplayLuck,
    State,
    Viewer,
)
from .walk import Table, Walk, choose

WORLDS = 5
"""Number of moments from which possible worlds are played on."""
MOVES = 8
OTHER_DRAWS = 4
"""Number of times a decision is repeated with other draws."""


def check_views_show_only_what_is_known(walk: Walk) -> None:
    """In every possible world of a viewer all looks the same and the same may be done."""
    luck = RandomLuck(f"worlds {walk.table}")
    for state in walk.states:
        before = state.to_json()
        for viewer in walk.table.viewers:
            world = state.determinize(viewer, luck)
            world.check()
            assert_same_to(viewer, state, world)
        assert state.to_json() == before, "determinize changed the state itself"


def check_worlds_depend_on_knowledge_alone(walk: Walk) -> None:
    """The same luck gives the same world, whichever of the possible ones is true.

    So whatever is worked out in such worlds, such as what a move may lead to, tells a viewer
    nothing new, not even somebody who knows the luck.
    """
    luck = RandomLuck(f"other worlds {walk.table}")
    for number, moment in enumerate(walk.sample(4 * WORLDS)):
        for viewer in walk.table.viewers:
            true, other = moment.before, moment.before.determinize(viewer, luck)
            here, there = (s.determinize(viewer, RandomLuck(number)) for s in (true, other))
            assert here.to_json() == there.to_json(), f"a world of {viewer} knows the true one"


def check_views_are_json(walk: Walk) -> None:
    """A view goes through JSON unchanged."""
    for state in walk.states:
        for viewer in walk.table.viewers:
            view = state.view(viewer)
            assert json.loads(json.dumps(view)) == view, "a view that JSON cannot carry"


def check_worlds_can_be_played(walk: Walk) -> None:
    """A possible world is a state like any other: it goes on, keeps its pieces, can be saved."""
    rng = random.Random(f"play worlds {walk.table}")
    luck = RandomLuck(f"play worlds {walk.table}")
    for moment in walk.sample(WORLDS):
        for viewer in walk.table.viewers:
            world = moment.before.determinize(viewer, luck)
            data = json.loads(json.dumps(world.to_json()))
            assert walk.table.game.load_state(data).to_json() == world.to_json()
            for _ in range(MOVES):
                if pending := world.pending():
                    seat = rng.choice(pending).seat
                    world.apply(seat, choose(rng, world.legal_actions(seat)), luck)
                    world.check()


def check_worlds_tell_the_same_story(walk: Walk) -> None:
    """One decision with the same draws looks the same from two possible worlds.

    Not so if an event shows what lay hidden: the worlds may differ there. The table names
    those kinds of event. Draws that one of the worlds cannot give are passed over.
    """
    rng = random.Random(f"stories {walk.table}")
    luck = RandomLuck(f"stories {walk.table}")
    compared = 0
    for moment in walk.looked_at:
        for viewer in walk.table.viewers:
            here, there = (moment.before.determinize(viewer, luck) for _ in range(2))
            both = set(here.legal_actions(moment.seat)) & set(there.legal_actions(moment.seat))
            if not both:
                continue
            action = choose(rng, sorted(both, key=lambda a: a.index))
            recorder, log, other_log = RecordingLuck(luck), list[Event](), list[Event]()
            here.apply(moment.seat, action, recorder, log)
            try:
                there.apply(moment.seat, action, ReplayLuck(recorder.take()), other_log)
            except BadRecord:
                continue
            if not any(shows(event, viewer, walk.table) for event in log + other_log):
                compared += 1
                assert seen(log, viewer) == seen(other_log, viewer), f"{action} tells {viewer}"
                assert here.view(viewer) == there.view(viewer), f"{action} shows {viewer}"
    assert compared, "no two worlds could be compared"


def check_hidden_draws_are_not_shown(walk: Walk) -> None:
    """If a viewer sees no difference between two draws afterwards, the events show none either.

    Not so for what is addressed to the viewer, who may get the same in another order, nor for
    dice that everybody sees and that change nothing: the table names those kinds of event too.
    """
    luck = RandomLuck(f"draws {walk.table}")
    for moment in walk.looked_at:
        heard: dict[str, list[Event]] = {}
        for _ in range(OTHER_DRAWS if moment.picks else 0):
            state, log = moment.before.copy(), list[Event]()
            state.apply(moment.seat, moment.action, luck, log)
            for viewer in walk.table.viewers:
                if not any(shows(event, viewer, walk.table) for event in log):
                    look = json.dumps([viewer, state.view(viewer)], sort_keys=True)
                    story = seen([e for e in log if viewer not in e.to], viewer)
                    assert heard.setdefault(look, story) == story, f"{viewer} hears of hidden draws"


def check_events_keep_secrets(walk: Walk) -> None:
    """Only the seats an event is addressed to see its secret, and no public field repeats it."""
    for moment in walk.moments:
        for event in moment.events:
            assert all(0 <= seat < walk.table.seats for seat in event.to)
            assert not leaked(event), f"{event} tells all what it tells {event.to}"
            for viewer in walk.table.viewers:
                shown = event.seen_by(viewer)
                if viewer in event.to:
                    assert shown == Event(event.kind, {**event.fields, **event.secret})
                elif event.hidden:
                    assert shown is None, f"{viewer} sees the hidden {event}"
                else:
                    assert shown == Event(event.kind, event.fields)


def check_journal_keeps_secrets(walk: Walk) -> None:
    """The journal shows a viewer the events seen and its own actions, and no more."""
    table = walk.table
    luck = RandomLuck(f"journal {table}")
    match = Match(table.game, table.seats, table.options, luck=luck)
    rng = random.Random(f"journal {table}")
    changes = []
    while pending := match.state.pending():
        decision = rng.choice(pending)
        legal = match.state.legal_actions(decision.seat)
        change = match.submit(decision.seat, choose(rng, legal))
        # A sealed answer stays out of the others' journals until all are in and shown.
        shown = not decision.sealed or any(not event.hidden for event in change.events)
        changes.append((change, shown))
    assert match.version == len(changes)
    for viewer in table.viewers:
        known = [change for change, shown in changes if shown or change.seat == viewer]
        # Numbers without gaps: how much others did in secret does not show in them.
        expected = [
            (number, whose(change, viewer), seen(change.events, viewer))
            for number, change in enumerate(known, 1)
        ]
        journal = match.since(0, viewer)
        kept = [(c.version, c.seat, list(c.events)) for c in journal]
        assert kept == expected, f"the journal of {viewer}"
        for change, played in zip(journal, known, strict=True):
            assert change.action is (played.action if played.seat == viewer else None)
        for version in (1, len(known) // 2, len(known)):
            assert match.since(version, viewer) == [c for c in journal if c.version > version]


def whose(change: Change, viewer: Viewer) -> int | None:
    """The seat that decided, if the viewer may know: not the last to answer in secret."""
    return None if change.reveal and change.seat != viewer else change.seat


def assert_same_to(viewer: Viewer, state: State, world: State) -> None:
    """The viewer sees no difference and may do the same."""
    here, there = state.view(viewer), world.view(viewer)
    for name in here.keys() | there.keys():
        assert here.get(name) == there.get(name), f"{viewer} sees the true {name!r}"
    assert state.pending() == world.pending()
    if viewer is not None:
        legal = list(state.legal_actions(viewer))
        assert list(world.legal_actions(viewer)) == legal, f"{viewer} may do something else"


def seen(events: Iterable[Event], viewer: Viewer) -> list[Event]:
    """The events as the viewer learns them."""
    return [shown for event in events if (shown := event.seen_by(viewer)) is not None]


def shows(event: Event, viewer: Viewer, table: Table) -> bool:
    """Whether the event shows the viewer what lay hidden in the state."""
    return event.kind in table.reveals and (not event.secret or viewer in event.to)


def leaked(event: Event) -> bool:
    """Whether a public field holds a secret: by the same name, or a text or list of its own.

    A number under another name proves nothing: a bid of 2 is not seat 2.
    """
    for name, secret in event.secret.items():
        if name in event.fields and event.fields[name] == secret:
            return True
        if isinstance(secret, str | list | dict) and secret in event.fields.values():
            return True
    return False
