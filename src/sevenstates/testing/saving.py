"""Checks that states, positions, options, actions and events can be written and read back."""

import json
from typing import Any

from ..core import Event, ReplayLuck, State
from .walk import Moment, Walk

LONG = 4
"""Number of moments from which the rest of the game is played on in a loaded state."""


def through_json(data: object) -> Any:
    """The value that comes back after a trip through a file."""
    return json.loads(json.dumps(data))


def check_states_survive_json(walk: Walk) -> None:
    """A loaded state is the same to everybody and goes on the same."""
    for state, moment in zip(walk.states, [*walk.looked_at, None], strict=True):
        data = state.to_json()
        carried = through_json(data)
        assert carried == data, "to_json gives what JSON cannot carry"
        loaded = walk.table.game.load_state(carried)
        assert_alike(loaded, state)
        if moment is not None:
            assert_goes_on(loaded, moment)


def check_loaded_games_go_on(walk: Walk) -> None:
    """From a loaded state the same decisions and draws lead to the same end."""
    for index in range(0, len(walk.moments), -(-len(walk.moments) // LONG)):
        loaded = walk.table.game.load_state(through_json(walk.moments[index].before.to_json()))
        for moment in walk.moments[index:]:
            assert_goes_on(loaded, moment)


def check_positions_survive_text(walk: Walk) -> None:
    """A position read back is the same to everybody and goes on the same."""
    for state, moment in zip(walk.states, [*walk.looked_at, None], strict=True):
        text = state.to_text()
        again = walk.table.game.parse_position(text)
        assert_alike(again, state)
        assert again.to_text() == text
        if moment is not None:
            assert_goes_on(again, moment)


def check_options_survive_json(walk: Walk) -> None:
    """Options read back are equal."""
    options = walk.table.options
    assert type(options).from_json(through_json(options.to_json())) == options


def check_actions_survive_writing(walk: Walk) -> None:
    """An action goes by its text and by its index."""
    game = walk.table.game
    for moment in walk.moments:
        assert game.parse_action(through_json(str(moment.action))) is moment.action
        assert game.actions[through_json(moment.action.index)] is moment.action


def check_events_survive_json(walk: Walk) -> None:
    """An event read back is equal, secrets and addressees included."""
    for moment in walk.moments:
        for event in moment.events:
            again = Event.from_json(through_json(event.to_json()))
            assert again == event, f"{again} was {event}"


def assert_alike(one: State, other: State) -> None:
    """Two states hold the same, ask the same, allow the same and look the same."""
    assert one.to_json() == other.to_json(), "what came back differs"
    assert one.pending() == other.pending()
    assert one.outcome() == other.outcome()
    for seat in range(one.seats):
        assert list(one.legal_actions(seat)) == list(other.legal_actions(seat))
        assert one.view(seat) == other.view(seat)
    assert one.view(None) == other.view(None)


def assert_goes_on(state: State, moment: Moment) -> None:
    """The moment's decision has the same results in this state."""
    luck, events = ReplayLuck(moment.picks), list[Event]()
    state.apply(moment.seat, moment.action, luck, events)
    luck.finish()
    assert tuple(events) == moment.events, f"{moment.action} led to other events"
    assert state.to_json() == moment.after.to_json(), f"{moment.action} led somewhere else"
