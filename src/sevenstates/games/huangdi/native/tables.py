"""The tables of the readable engine as buffers for the compiled core: data lives once."""

from array import array
from functools import lru_cache
from typing import Any

from ....core import Action
from ....native.layout import bytes_of, flat, padded, words_of
from ..rules import actions as act
from ..rules import components as box
from ..rules.favours import MAX_BLOCKS, REWARDS, Deck
from ..rules.options import HuangdiOptions
from ..rules.wall import GROUND, LEVEL_MASKS, PROVINCE_MASKS, ROW_MASKS, WALLS
from . import _huangdi

MASK_WORDS = 2
NO_ROLE = 255
_VALUES = ("place", "card", "jade", "count", "peasants", "province", "role", "chip")
"""The fields of actions; each has at most one that the core has to know."""


class Rules(_huangdi.Rules):
    """The tables of one kind of table, and the options they were made for."""

    options: HuangdiOptions
    seats: int

    def __reduce__(self) -> tuple[object, ...]:
        return rules_for, (self.seats, self.options)


@lru_cache(maxsize=64)
def rules_for(seats: int, options: HuangdiOptions) -> Rules:
    """The tables for a number of seats and these options, which are checked already."""
    rules = Rules({**_fixed(), **_of_deck(options.favours()), **_of_options(seats, options)})
    rules.options, rules.seats = options, seats
    return rules


@lru_cache(maxsize=1)
def _fixed() -> dict[str, "array[int]"]:
    """The tables that are the same at every table of the game."""
    return {**_of_wall(), **_of_actions(), **_of_box()}


def _mask_words(*masks: int) -> "array[int]":
    """Masks of locations one after the other."""
    return array("Q", flat(words_of(mask, MASK_WORDS) for mask in masks))


def _of_wall() -> dict[str, "array[int]"]:
    return {
        "province": _mask_words(*PROVINCE_MASKS),
        "level": _mask_words(*LEVEL_MASKS),
        "row": _mask_words(*flat(ROW_MASKS)),
        "ground": _mask_words(GROUND),
    }


def _value(action: Action) -> int:
    """The core's number for the value of an action."""
    fields: Any = action
    return next((int(getattr(fields, name)) for name in _VALUES if hasattr(fields, name)), 0)


def _role(action: Action) -> int:
    role = act.role_of(action)
    return NO_ROLE if role is None else role


def _of_actions() -> dict[str, "array[int]"]:
    firsts = {
        "done": act.DONE,
        "buyback": act.BUYBACK,
        "bid": act.BID,
        "keep": act.KEEP,
        "recruit": act.RECRUIT,
        "convicts": act.COLLECT_CONVICTS,
        "recruiter_jade": act.RECRUITER_JADE,
        "prison": act.PRISON,
        "quarry": act.QUARRY,
        "resources_jade": act.RESOURCES_JADE,
        "draw": act.DRAW,
        "build": act.BUILD,
        "favour": act.FAVOUR,
        "remove": act.REMOVE,
        "move": act.MOVE,
        "repeat": act.REPEAT,
        "emperor": act.EMPEROR,
        "block": act.BLOCK,
        "peasants": act.ASSIGN_PEASANTS,
        "plaque": act.PLAQUE,
    }
    return {
        "action_kind": bytes_of(act.CLASSES.index(type(action)) for action in act.ACTIONS),
        "action_role": bytes_of(map(_role, act.ACTIONS)),
        "action_value": bytes_of(map(_value, act.ACTIONS)),
        **{f"first_{name}": array("i", [first]) for name, first in firsts.items()},
    }


def _of_box() -> dict[str, "array[int]"]:
    numbers = {
        "jade": box.JADE,
        "peasants": box.PEASANTS,
        "convicts": box.CONVICTS,
        "chips": box.CHIPS,
        "blocks": box.BLOCKS,
        "start_jade": box.START_JADE,
        "dealt_favours": box.DEALT_FAVOURS,
        "kept_favours": box.KEPT_FAVOURS,
        "income": box.INCOME,
        "turns": box.TURNS,
        "buyback_jade": box.BUYBACK_JADE,
        "convicts_price": box.CONVICTS_PRICE,
        "convicts_taken": box.CONVICTS_TAKEN,
        "collected_jade": box.COLLECTED_JADE,
        "drawn_favours": box.DRAWN_FAVOURS,
        "drawn_kept": box.DRAWN_KEPT,
        "second_block_jade": box.SECOND_BLOCK_JADE,
        "tower_points": box.TOWER_POINTS,
        "level_points": box.LEVEL_POINTS,
        "province_points": box.PROVINCE_POINTS,
        "most_points": box.MOST_POINTS,
    }
    rows = {
        "recruit_cost": box.RECRUIT_COST,
        "workers": box.WORKERS,
        "removal_convicts": box.REMOVAL_CONVICTS,
        "repeat_cost": box.REPEAT_COST,
        "row_points": box.ROW_POINTS,
        "chip_points": box.CHIP_POINTS,
    }
    return {name: bytes_of([number]) for name, number in numbers.items()} | {
        name: bytes_of(row) for name, row in rows.items()
    }


def _of_deck(deck: Deck) -> dict[str, "array[int]"]:
    missing = box.FAVOURS - len(deck)
    offsets = [padded(card.offsets, MAX_BLOCKS, 0) for card in deck]
    return {
        "corners": _mask_words(*(card.corners for card in deck), *[0] * missing),
        "offsets": bytes_of([*flat(offsets), *[0] * (missing * MAX_BLOCKS)]),
        "offset_count": bytes_of([*(len(card.offsets) for card in deck), *[0] * missing]),
        "favours": bytes_of([len(deck)]),
        **{
            f"favour_{reward}": bytes_of(
                padded([getattr(card, reward) for card in deck], box.FAVOURS, 0)
            )
            for reward in REWARDS
        },
    }


def _of_options(seats: int, options: HuangdiOptions) -> dict[str, "array[int]"]:
    provinces = options.provinces(seats)
    return {
        "whole": _mask_words(WALLS[provinces]),
        "emperor_blocks": bytes_of([box.EMPEROR_BLOCKS[seats]]),
        "seats": bytes_of([seats]),
        "provinces": bytes_of([provinces]),
    }
