"""The fields of the questions about conflicts have the types that the client reads them by."""

from sevenstates.core import RandomLuck
from sevenstates.games.huang.rules import HUANG
from sevenstates.games.huang.rules.view import Revolt, War
from sevenstates.testing.views import find_misfits

TYPES = {"war": War, "war_tie": War, "revolt_attack": Revolt, "revolt_defence": Revolt}
GAMES = 30


def test_fields_of_conflicts_have_their_types() -> None:
    left = set(TYPES)
    for seed in range(GAMES):
        luck = RandomLuck(seed)
        state = HUANG.new_state(3, luck=luck)
        while pending := state.pending():
            (decision,) = pending
            if decision.prompt in TYPES:
                fields = decision.to_json()["fields"]
                assert not list(find_misfits(fields, TYPES[decision.prompt]))
                left.discard(decision.prompt)
            state.apply(decision.seat, state.random_action(decision.seat, luck), luck)
        if not left:
            return
    assert not left
