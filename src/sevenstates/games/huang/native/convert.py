"""Between a state of the readable engine and the bytes of one of the compiled core."""

from array import array
from collections.abc import Sequence
from typing import Any

from ....core import AnyStep, Outcome, bits
from ....native.layout import Numbers, StateLayout, mask_from, masks_from, words_of
from ..rules import HuangState
from ..rules.colours import COLOURS
from ..rules.components import PALACE_HAND
from ..rules.grid import TRIANGLE_MASKS, mask_of
from ..rules.groups import Group
from ..rules.maps import BanditSpot
from ..rules.steps import STEPS
from ..rules.steps.red_tiles import PayTile
from ..rules.steps.war import NameWinner, War
from . import _huang
from .tables import MASK_WORDS, Rules

REASONS = ("bag-empty", "nothing-happens")
CAUSES = ("war", "bandits")
STEP_NAMES = tuple(STEPS)
"""In the order of StepKind in huang.h."""

_STEP_BYTES = 8

_SLOTS = {
    "seat": "seat",
    "attacker": "seat",
    "unifier": "seat",
    "colour": "colour",
    "defender": "other",
    "asked": "other",
    "place": "place",
    "marker": "place",
    "triangle": "place",
    "left": "count",
    "owed": "count",
    "total": "count",
}
"""The member of the core's Step that keeps each field of a readable step."""

_BY_SEAT_AND_COLOUR = ("leaders", "points", "hands", "known", "buried", "known_buried")
_BY_COLOUR = ("market", "bag", "removed", "discards", "supply")
_MASKS = ("empty", "near_yellow", "granaries", "built")

LAYOUT = StateLayout(_huang.LAYOUT, _huang.STATE_BYTES)


def to_numbers(state: HuangState) -> dict[str, Sequence[int]]:
    """A readable state as the core's numbers; the core works out the rest."""
    if max(map(state.hand_size, range(state.seats))) > PALACE_HAND:
        raise ValueError(f"hands: no hand holds more than {PALACE_HAND} tiles")
    numbers: dict[str, Sequence[int]] = {
        name: getattr(state, name) for name in (*_BY_SEAT_AND_COLOUR, *_BY_COLOUR)
    }
    numbers |= {
        "leaders": state.leaders + [-1] * (25 - len(state.leaders)),
        "tiles": [word for mask in state.tiles for word in words_of(mask, MASK_WORDS)],
        "granaries": words_of(state.granaries, MASK_WORDS),
        "granaries_taken": state.granaries_taken,
        "palace": [state.palace],
        "pagoda_count": [len(state.pagodas)],
        "pagoda_colour": [colour for colour, _ in state.pagodas],
        "pagoda_triangle": [triangle for _, triangle in state.pagodas],
        "bandit_count": [len(state.bandits)],
        "bandit_mark": [ord(spot.mark) for spot in state.bandits],
        "bandit_number": [spot.bandits for spot in state.bandits],
        "bandit_triangle": [TRIANGLE_MASKS.index(spot.mask) for spot in state.bandits],
        "idle": [state.idle],
        "depth": [len(state.stack)],
        "stack": [byte for step in state.stack for byte in _step_bytes(step)],
    }
    for step in state.stack:
        numbers |= _beside_stack(step)
    if state.result is not None:
        numbers["ranks"], numbers["scores"] = state.result.ranks, state.result.scores
        numbers["reason"] = [REASONS.index(state.result.reason)]
    return numbers


def _step_bytes(step: AnyStep) -> bytes:
    members = {"seat": 0, "colour": 0, "other": 0, "place": 0, "count": 0}
    fields = step.war if isinstance(step, NameWinner) else step
    for name in type(fields).__dataclass_fields__:  # type: ignore[union-attr]  # all steps have
        if name in _SLOTS:
            members[_SLOTS[name]] = getattr(fields, name)
    if isinstance(step, NameWinner):
        members["colour"] = mask_of(step.tied)
    if isinstance(step, PayTile):
        members["colour"] = CAUSES.index(step.cause)
    kind = STEP_NAMES.index(step.name)
    head = array("B", [kind, members["seat"], members["colour"], members["other"]])
    return head.tobytes() + array("h", [members["place"], members["count"]]).tobytes()


def _beside_stack(step: AnyStep) -> dict[str, Sequence[int]]:
    """The part of a step that does not fit into an entry of the stack."""
    if isinstance(step, PayTile):
        return {"pool": words_of(mask_of(step.pool), MASK_WORDS)}
    war = step.war if isinstance(step, NameWinner) else step
    if not isinstance(war, War):
        return {}
    return {
        "war.sides": [word for side in war.sides for word in words_of(mask_of(side), MASK_WORDS)],
        "war.count": [len(war.sides)],
        "war.tiles": war.tiles,
        "war.leaders": war.leaders,
    }


def to_readable(core: _huang.State) -> HuangState:
    """The same state for the readable engine."""
    rules: Rules = core.rules
    data = core.data()
    numbers = LAYOUT.read(data)
    state = HuangState.blank(rules.seats, rules.options, rules.board)
    cells = rules.seats * len(COLOURS)
    for name in _BY_SEAT_AND_COLOUR:
        setattr(state, name, numbers[name][:cells])
    for name in _BY_COLOUR:
        setattr(state, name, numbers[name])
    for name in _MASKS:
        setattr(state, name, mask_from(numbers[name]))
    state.tiles = masks_from(numbers["tiles"], MASK_WORDS)
    state.triangles, state.rhombi = mask_from(numbers["triangles"]), mask_from(numbers["rhombi"])
    state.granaries_taken = numbers["granaries_taken"][: rules.seats]
    state.palace, state.idle = numbers["palace"][0], numbers["idle"][0]
    _read_shapes(state, numbers)
    state.groups = _read_groups(_huang.groups(core))
    state.stack = _read_stack(data, numbers)
    if not state.stack:
        state.result = outcome(rules.seats, numbers)
    return state


def _read_groups(data: bytes) -> list[Group]:
    words = memoryview(data).cast("Q").tolist()
    size = 2 * MASK_WORDS + 1
    return [
        Group(mask_from(row[:MASK_WORDS]), mask_from(row[MASK_WORDS:-1]), row[-1])
        for row in (words[i : i + size] for i in range(0, len(words), size))
    ]


def _read_shapes(state: HuangState, numbers: Numbers) -> None:
    pagodas = zip(numbers["pagoda_colour"], numbers["pagoda_triangle"], strict=True)
    state.pagodas = tuple(pagodas)[: numbers["pagoda_count"][0]]
    spots = zip(
        numbers["bandit_mark"], numbers["bandit_number"], numbers["bandit_triangle"], strict=True
    )
    state.bandits = tuple(
        BanditSpot(chr(mark), bandits, TRIANGLE_MASKS[triangle])
        for mark, bandits, triangle in [*spots][: numbers["bandit_count"][0]]
    )


def _read_stack(data: bytes, numbers: Numbers) -> list[AnyStep]:
    offset = _huang.LAYOUT["stack"][0]
    return [
        _read_step(data[offset + i * _STEP_BYTES : offset + (i + 1) * _STEP_BYTES], numbers)
        for i in range(numbers["depth"][0])
    ]


def _read_step(entry: bytes, numbers: Numbers) -> AnyStep:
    kind, seat, colour, other = entry[:4]
    place, count = array("h", entry[4:])
    members = {"seat": seat, "colour": colour, "other": other, "place": place, "count": count}
    name = STEP_NAMES[kind]
    cls: Any = STEPS[name]
    fields: dict[str, object] = {
        field: members[_SLOTS[field]] for field in cls.__dataclass_fields__ if field in _SLOTS
    }
    if name == "pay_tile":
        fields |= {"pool": tuple(bits(mask_from(numbers["pool"]))), "cause": CAUSES[colour]}
    elif name == "war":
        fields |= _war_fields(numbers)
    elif name == "war_tie":
        war = STEPS["war"](unifier=seat, place=place, asked=other, **_war_fields(numbers))  # type: ignore[call-arg]
        fields = {"war": war, "tied": tuple(bits(colour))}
    step: AnyStep = cls(**fields)
    return step


def _war_fields(numbers: Numbers) -> dict[str, object]:
    count = numbers["war.count"][0]
    return {
        "sides": tuple(
            tuple(bits(mask)) for mask in masks_from(numbers["war.sides"], MASK_WORDS)[:count]
        ),
        "tiles": tuple(numbers["war.tiles"][:count]),
        "leaders": tuple(numbers["war.leaders"][:count]),
    }


def outcome(seats: int, numbers: Numbers) -> Outcome:
    """The outcome of a finished game."""
    ranks = tuple(numbers["ranks"][:seats])
    first = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(
        ranks,
        tuple(numbers["scores"][:seats]),
        first if len(first) == 1 else (),
        REASONS[numbers["reason"][0]],
    )
