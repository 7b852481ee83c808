"""The game of Huang Di: set-up and the table of actions."""

from collections.abc import Mapping
from typing import cast

from ....core import BadRecord, BrokenState, Game, Log, Luck, load_step
from .actions import ACTIONS
from .components import DEALT_FAVOURS, SEATS
from .options import HuangdiOptions
from .orders import ORDER_KINDS
from .position_reader import parse_data, position_error
from .saving import SavedState, fill
from .state import HuangdiState
from .steps import STEPS, ChooseFavours, Rounds


class HuangdiGame(Game[HuangdiState, HuangdiOptions]):
    """Huang Di by Bryan Johnson, with a favour deck of our own."""

    key = "huangdi"
    rules_version = 1
    seats = SEATS
    options_type = HuangdiOptions
    actions = ACTIONS
    order_kinds = ORDER_KINDS
    max_random_decisions = 1500

    def _new_state(self, seats: int, options: HuangdiOptions, luck: Luck, log: Log) -> HuangdiState:
        state = HuangdiState.blank(seats, options)
        dealt = tuple(_deal(state, seat, luck) for seat in range(seats))
        state.stack = [Rounds(), ChooseFavours(dealt, (0,) * seats)]
        return state

    def _load_state(self, data: Mapping[str, object]) -> HuangdiState:
        saved = cast(SavedState, data)
        seats: object = saved["seats"]
        options = HuangdiOptions.from_json(saved["options"])
        if type(seats) is not int or seats not in self.seats:
            raise ValueError(seats)
        options.check(seats)
        state = HuangdiState.blank(seats, options)
        fill(state, saved)
        state.stack = [load_step(STEPS, step) for step in saved["stack"]]
        return state

    def parse_position(self, text: str) -> HuangdiState:
        try:
            return self.load_state(parse_data(text))
        except (BrokenState, BadRecord) as error:
            raise position_error(error) from error


def _deal(state: HuangdiState, seat: int, luck: Luck) -> int:
    """Five favour cards for a seat (D-SET-5)."""
    dealt = 0
    for _ in range(DEALT_FAVOURS):
        card = state.draw_card(luck)
        state.paths[card] = (seat,)
        dealt |= 1 << card
    return dealt


HUANGDI = HuangdiGame()
HuangdiState.game = HUANGDI
