"""The game of HUANG: set-up and the table of actions."""

from collections.abc import Mapping
from typing import cast

from ....core import BadOption, BadRecord, BrokenState, Game, Log, Luck, draw, load_step
from .actions import ACTIONS
from .colours import BLUE, COLOURS, YELLOW
from .components import (
    BANDIT_TILES_USED,
    HAND,
    MARKET,
    PAGODAS,
    SHORT_GAME_REMOVES,
    TILES,
)
from .maps import BanditSpot
from .options import HuangOptions
from .orders import ORDER_KINDS
from .position_reader import parse_data, position_error
from .saving import SavedState, fill
from .state import HuangState
from .steps import STEPS, Turns


class HuangGame(Game[HuangState, HuangOptions]):
    """HUANG by Reiner Knizia, with all modules and three editions."""

    key = "huang"
    rules_version = 1
    seats = range(2, 6)
    options_type = HuangOptions
    actions = ACTIONS
    order_kinds = ORDER_KINDS
    max_random_decisions = 2000

    def _new_state(self, seats: int, options: HuangOptions, luck: Luck, log: Log) -> HuangState:
        state = HuangState.blank(seats, options, options.board())
        _lay_out(state)
        if options.bandits:
            _deal_bandits(state, luck)
        _deal_tiles(state, luck)
        state.stack.append(Turns(luck.pick([1] * seats)))  # H-SET-7
        state.settle(luck, log)
        return state

    def _load_state(self, data: Mapping[str, object]) -> HuangState:
        saved = cast(SavedState, data)
        options = HuangOptions.from_json(saved["options"])
        if saved["seats"] not in self.seats:
            raise ValueError(saved["seats"])
        options.check_modules(saved["seats"])
        state = HuangState.blank(saved["seats"], options, options.board())
        fill(state, saved)
        state.stack = [load_step(STEPS, step) for step in saved["stack"]]
        return state

    def parse_position(self, text: str) -> HuangState:
        try:
            return self.load_state(parse_data(text))
        except (BrokenState, BadRecord, BadOption) as error:
            raise position_error(error) from error


def _lay_out(state: HuangState) -> None:
    """Capitals, pagodas, granaries (H-SET-2, H-SET-4, H-KIN-1)."""
    state.bag = list(TILES)
    state.supply = list(PAGODAS)
    for place in state.board.capitals:
        state.add_tile(YELLOW, place)
        state.bag[YELLOW] -= 1
    if state.options.kingdoms:
        state.supply[BLUE] = 0
        state.granaries = state.tiles[YELLOW]
        state.measure_built()


def _deal_bandits(state: HuangState, luck: Luck) -> None:
    """H-BAN-1: five of the ten, on another's location (EN, DE) or on their own (PL)."""
    left = list(state.board.bandits)

    def next_one() -> BanditSpot:
        return left.pop(luck.pick([1] * len(left)))

    lying = []
    for _ in range(BANDIT_TILES_USED):
        location = next_one()
        bandits = location if state.options.edition == "pl" else next_one()
        lying.append(BanditSpot(bandits.mark, bandits.bandits, location.mask))
        state.empty &= ~location.mask
    # In reading order, as a position text gives them.
    state.bandits = tuple(sorted(lying, key=lambda spot: spot.mask & -spot.mask))


def _deal_tiles(state: HuangState, luck: Luck) -> None:
    """The short game's tiles, the hands, the market (H-SET-3, H-SET-6)."""
    if state.options.short:
        for _ in range(SHORT_GAME_REMOVES):
            state.removed[draw(state.bag, luck)] += 1
    for seat in range(state.seats):
        for _ in range(HAND):
            state.hands[seat * len(COLOURS) + draw(state.bag, luck)] += 1
    for _ in range(MARKET):
        state.market[draw(state.bag, luck)] += 1


HUANG = HuangGame()
HuangState.game = HUANG
