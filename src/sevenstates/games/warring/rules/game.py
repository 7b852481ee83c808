"""The game of The Warring States of China: set-up and the table of actions."""

from collections.abc import Mapping
from typing import cast

from ....core import Game, Log, Luck, load_step
from . import events
from .actions import ACTIONS
from .board import roll
from .components import HAND
from .options import WarringOptions
from .orders import ORDER_KINDS
from .position_reader import parse_position
from .saving import SavedState, fill
from .state import WarringState
from .steps import STEPS, Round
from .steps.draft import deal


class WarringGame(Game[WarringState, WarringOptions]):
    """The Warring States of China, for three to five secret advisers."""

    key = "warring"
    rules_version = 1
    seats = range(3, 6)
    options_type = WarringOptions
    actions = ACTIONS
    order_kinds = ORDER_KINDS
    max_random_decisions = 3000
    revealing_events = frozenset(
        {
            "card_played",
            "cards_revealed",
            "card_passed",
            "public_event",
            "claim_possible",
            "claimed",
        }
    )

    def _new_state(self, seats: int, options: WarringOptions, luck: Luck, log: Log) -> WarringState:
        state = WarringState.blank(seats, options)
        state.host = _roll_for_host(seats, luck, log)
        for seat in state.order():
            state.draw_cards(seat, HAND, luck, None)
        state.stack.append(Round())
        deal(state, luck, None)
        state.settle(luck, None)
        return state

    def _load_state(self, data: Mapping[str, object]) -> WarringState:
        saved = cast(SavedState, data)
        options = WarringOptions.from_json(saved["options"])
        if saved["seats"] not in self.seats:
            raise ValueError(saved["seats"])
        state = WarringState.blank(saved["seats"], options)
        fill(state, saved)
        state.stack = [load_step(STEPS, step) for step in saved["stack"]]
        return state

    def parse_position(self, text: str) -> WarringState:
        return parse_position(self, text)


def _roll_for_host(seats: int, luck: Luck, log: Log) -> int:
    """W-SET-7: the highest roll of two dice; those who are tied roll again."""
    left = list(range(seats))
    while len(left) > 1:
        rolls = {seat: (roll(luck), roll(luck)) for seat in left}
        most = max(map(sum, rolls.values()))
        left = [seat for seat in left if sum(rolls[seat]) == most]
        if log is not None:
            log.append(events.host_rolled(rolls, left))
    return left[0]


WARRING = WarringGame()
WarringState.game = WARRING
