"""Between a state of the readable engine and the bytes of one of the compiled core."""

from collections.abc import Sequence
from typing import Any

from ....core import AnyStep, Outcome, bits
from ....native.layout import Numbers, StateLayout, flat, mask_from, masks_from, words_of
from ..rules.saving import LISTS, NUMBERS
from ..rules.state import HuangdiState
from ..rules.steps import STEPS
from ..rules.steps.petition import NO_BID, Petition
from ..rules.steps.resources import KeepFavours
from ..rules.steps.setup import ChooseFavours
from . import _huangdi
from .tables import MASK_WORDS, Rules

LAYOUT = StateLayout(_huangdi.LAYOUT, _huangdi.STATE_BYTES)
REASONS = ("mongols", "wall-complete")
STEP_NAMES = tuple(STEPS)
"""In the order of StepKind in huangdi.h."""
MOST_DRAWS = 40
"""Room for the draws of a state; the core has more, for those that follow."""

_MEMBERS = ("kind", "seat", "role", "again", "count", "placed", "needed", "card")
"""The members of the core's Step, a byte each."""
_BY_SEAT = ("walls", "hands", "played")


def to_numbers(state: HuangdiState) -> Numbers:
    """A readable state as the core's numbers; the core works out the rest."""
    if len(state.makers) > MOST_DRAWS:
        raise ValueError("makers: too many for the compiled core")
    numbers: dict[str, Sequence[int]] = {
        **{name: getattr(state, name) for name in LISTS},
        **{name: [getattr(state, name)] for name in NUMBERS},
        "walls": flat(words_of(mask, MASK_WORDS) for mask in state.walls),
        "emperor_wall": words_of(state.emperor_wall, MASK_WORDS),
        "plaques": words_of(state.plaques, MASK_WORDS),
        "emperor_block": [state.emperor_block],
        "hands": state.hands,
        "played": state.played,
        "packet_count": [len(state.packets)],
        "packet_number": [number for number, _ in state.packets],
        "packet_cards": [cards for _, cards in state.packets],
        "makers": state.makers,
        "maker_count": [len(state.makers)],
        "paths": [sum(1 << number for number in path) for path in state.paths],
        "bids": [NO_BID] * state.seats,
        "depth": [len(state.stack)],
        "stack": [byte for step in state.stack for byte in _step_bytes(step)],
    }
    if state.stack:
        numbers |= _beside_stack(state.stack[-1])
    if state.result is not None:
        numbers["ranks"] = state.result.ranks
        numbers["reason"] = [REASONS.index(state.result.reason)]
    return numbers


def _step_bytes(step: AnyStep) -> list[int]:
    members = {name: getattr(step, name, 0) for name in _MEMBERS}
    members["kind"] = STEP_NAMES.index(step.name)
    members["count"] = getattr(step, "taken", members["count"])
    return [int(member) for member in members.values()]


def _beside_stack(step: AnyStep) -> dict[str, Sequence[int]]:
    """The part of a step that does not fit into an entry of the stack."""
    match step:
        case ChooseFavours():
            return {"dealt": step.dealt, "kept": step.kept}
        case Petition():
            return {"bids": step.bids}
        case KeepFavours():
            return {"drawn": [step.drawn], "drawn_kept": [step.kept]}
    return {}


def to_readable(core: _huangdi.State) -> HuangdiState:
    """The same state for the readable engine."""
    rules: Rules = core.rules
    numbers = LAYOUT.read(core.data())
    state = HuangdiState.blank(rules.seats, rules.options)
    for name in LISTS:
        setattr(state, name, numbers[name][: len(getattr(state, name))])
    for name in NUMBERS:
        setattr(state, name, numbers[name][0])
    state.wall = mask_from(numbers["wall"])
    state.walls = masks_from(numbers["walls"], MASK_WORDS)[: rules.seats]
    state.emperor_wall = mask_from(numbers["emperor_wall"])
    state.plaques = mask_from(numbers["plaques"])
    state.emperor_block = bool(numbers["emperor_block"][0])
    state.hands = numbers["hands"][: rules.seats]
    state.played = numbers["played"][: rules.seats]
    packets = zip(numbers["packet_number"], numbers["packet_cards"], strict=True)
    state.packets = tuple(packets)[: numbers["packet_count"][0]]
    state.makers = tuple(numbers["makers"][: numbers["maker_count"][0]])
    state.paths = [tuple(bits(path)) for path in numbers["paths"][: len(state.favours)]]
    state.stack = _read_stack(rules.seats, numbers)
    if not state.stack:
        state.result = outcome(rules.seats, numbers)
    return state


def _read_stack(seats: int, numbers: Numbers) -> list[AnyStep]:
    size = len(_MEMBERS)
    ends = range(size, size * (numbers["depth"][0] + 1), size)
    return [_read_step(numbers["stack"][end - size : end], seats, numbers) for end in ends]


def _read_step(entry: Sequence[int], seats: int, numbers: Numbers) -> AnyStep:
    members: dict[str, Any] = dict(zip(_MEMBERS, entry, strict=True))
    members |= {
        "taken": members["count"],
        "again": bool(members["again"]),
        "bids": tuple(numbers["bids"][:seats]),
        "dealt": tuple(numbers["dealt"][:seats]),
        "drawn": numbers["drawn"][0],
    }
    cls: Any = STEPS[STEP_NAMES[members["kind"]]]
    if cls is ChooseFavours:
        members["kept"] = tuple(numbers["kept"][:seats])
    elif cls is KeepFavours:
        members["kept"] = numbers["drawn_kept"][0]
    step: AnyStep = cls(**{name: members[name] for name in cls.__dataclass_fields__})
    return step


def outcome(seats: int, numbers: Numbers) -> Outcome:
    """The outcome of a finished game."""
    ranks = tuple(numbers["ranks"][:seats])
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    scores = tuple(numbers["scores"][:seats])
    return Outcome(ranks, scores, winners, REASONS[numbers["reason"][0]])
