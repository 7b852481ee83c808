"""Between a state of the readable engine and the bytes of one of the compiled core."""

from collections.abc import Iterable, Sequence
from typing import Any

from ....core import AnyStep, Outcome, bits
from ....native.layout import Numbers, StateLayout, flat, mask_from, padded, words_of
from ..rules.board import Board
from ..rules.cards import Entry
from ..rules.components import HAND, KEEP, LATE_DRAW, SEATS_MOST, STATES
from ..rules.state import WarringState
from ..rules.steps import STEPS
from ..rules.steps.agenda import MarkAdded, Order, PlayOut
from ..rules.steps.claims import AskClaim, ClaimWindow
from ..rules.steps.collect import TakeCards
from ..rules.steps.draft import KeepTwo
from ..rules.steps.play import NO_SWAP, PlayCards, Swaps
from ..rules.steps.public import NOT_YET, PassRight
from ..rules.steps.round import PARTS, Round
from . import _warring
from .tables import MOST_PEOPLE, PEOPLE_WORDS, Rules

LAYOUT = StateLayout(_warring.LAYOUT, _warring.STATE_BYTES)
REASONS = ("last-state", "unified")
MOMENTS = ("event", "round")
STEP_NAMES = tuple(STEPS)
"""In the order of StepKind in warring.h."""
_ENTRY = 3 + len(STATES) + 2
"""The numbers of the core's Entry."""
_STEP = 4
_Rows = Sequence[Sequence[int]]


def to_numbers(state: WarringState) -> Numbers:
    """A readable state as the core's numbers; the core works out the rest."""
    numbers: dict[str, Sequence[int]] = {
        **_board_numbers(state),
        **_card_numbers(state),
        **_people_numbers(state),
        "round": [state.round],
        "host": [state.host],
        "public": [state.public],
        "public_left": state.public_left,
        "said_by": [seat for seat, _ in state.said],
        "said": [statement for _, statement in state.said],
        "said_count": [len(state.said)],
        "swaps": [NO_SWAP] * state.seats,
        "given": [NOT_YET] * state.seats,
        "depth": [len(state.stack)],
        "stack": flat(map(_step_bytes, state.stack)),
    }
    for step in state.stack:
        numbers |= _beside_stack(state, step)
    if state.result is not None:
        numbers["ranks"] = state.result.ranks
        numbers["reason"] = [REASONS.index(state.result.reason)]
    return numbers


def _board_numbers(state: WarringState) -> dict[str, Sequence[int]]:
    board = state.board
    keys = [card.key for card in state.deck.events]
    key, choice = board.resolved or ("", 0)
    return {
        "values": board.values,
        "start": board.start,
        "bans": board.bans,
        "fought": [board.fought],
        "war_winner": [winner for winner, _, _ in board.wars],
        "war_loser": [loser for _, loser, _ in board.wars],
        "war_by": [by for _, _, by in board.wars],
        "wars": [len(board.wars)],
        "death": [dead for dead, _ in board.deaths],
        "death_victor": [victor for _, victor in board.deaths],
        "deaths": [len(board.deaths)],
        "murder": board.murders,
        "murders": [len(board.murders)],
        "resolved": [keys.index(key) if key else -1],
        "resolved_choice": [choice],
        "unifier": [board.unifier],
    }


def _card_numbers(state: WarringState) -> dict[str, Sequence[int]]:
    known = state.known
    return {
        "stock": state.stock,
        "discards": state.discards,
        **_seat_rows("hands", state.hands, HAND),
        "hand_size": _sizes(state.hands),
        **_seat_rows("known_kind", [[kind for kind, _ in row] for row in known], HAND),
        **_seat_rows("known_by", [[knower for _, knower in row] for row in known], HAND),
        "known_count": _sizes(known),
        **_seat_rows("laid", [flat(map(_entry_bytes, row)) for row in state.laid], HAND * _ENTRY),
        "laid_count": _sizes(state.laid),
        "agenda": flat(map(_entry_bytes, state.agenda)),
        "agenda_count": [len(state.agenda)],
        "played": flat(map(_entry_bytes, state.played)),
        "played_count": [len(state.played)],
        "abandoned": flat(map(_entry_bytes, state.abandoned)),
        "is_abandoned": [len(state.abandoned)],
        "buried": [kind << 8 | knowers for kind, knowers in state.buried],
        "buried_count": [len(state.buried)],
    }


def _people_numbers(state: WarringState) -> dict[str, Sequence[int]]:
    knowers = [0] * MOST_PEOPLE
    for number, mask in state.people_buried:
        knowers[number] = mask
    done = [(number, seat) for seat, row in enumerate(state.completed) for number in row]
    return {
        "deck": _people_words(state.people),
        "gone": _people_words(state.gone),
        "people_knowers": knowers,
        **_seat_rows("characters", state.characters, KEEP),
        "character_count": _sizes(state.characters),
        **_seat_rows("offers", state.offers, LATE_DRAW),
        "offer_count": _sizes(state.offers),
        "completed": [number for number, _ in done],
        "completed_by": [seat for _, seat in done],
        "completed_count": [len(done)],
        "done_count": _sizes(state.completed),
        "scores": [state.points(seat) for seat in range(state.seats)],
    }


def _people_words(people: Iterable[int]) -> list[int]:
    return words_of(sum(1 << number for number in people), PEOPLE_WORDS)


def _seat_rows(name: str, rows: _Rows, width: int) -> dict[str, list[int]]:
    """A row of that width for each seat."""
    if max(map(len, rows)) > width:
        raise ValueError(f"{name}: too many for the compiled core")
    return {name: flat(padded(row, width, 0) for row in rows)}


def _sizes(rows: Iterable[Sequence[object]]) -> list[int]:
    return [len(row) for row in rows]


def _entry_bytes(entry: Entry, slot: int = 0) -> list[int]:
    targets = padded(entry.targets, len(STATES), 0)
    return [entry.kind, slot, len(entry.targets), *targets, entry.choice, entry.owner]


def _step_bytes(step: Any) -> list[int]:
    part = 0
    match step:
        case Round():
            part = PARTS.index(step.part)
        case ClaimWindow() | AskClaim():
            part = MOMENTS.index(step.moment)
        case PlayOut():
            part = int(step.is_chosen)
    kind = STEP_NAMES.index(step.name)
    return [kind, getattr(step, "seat", 0), part, getattr(step, "ahead", 0)]


def _beside_stack(state: WarringState, step: AnyStep) -> dict[str, Sequence[int]]:
    """The part of a step that does not fit into an entry of the stack."""
    match step:
        case KeepTwo():
            return {"picks": [sum(1 << place for place in picks) for picks in step.picks]}
        case PassRight():
            return {"given": step.given}
        case PlayCards():
            return _answers(state, step)
        case Swaps():
            seats, slots = [seat for seat, _ in step.left], [slot for _, slot in step.left]
            return {"swap_seat": seats, "swap_of": slots, "swap_count": [len(seats)]}
        case TakeCards():
            return {"quotas": step.quotas}
        case MarkAdded():
            kind = state.hands[state.host][step.slot]
            added = Entry(kind, step.targets, step.choice, state.host)
            return {"added": _entry_bytes(added, step.slot)}
        case Order():
            return {"order": step.order, "order_count": [len(step.order)]}
        case ClaimWindow():
            return {"fresh": step.fresh}
    return {}


def _answers(state: WarringState, step: PlayCards) -> dict[str, Sequence[int]]:
    """The cards that are answers so far; none is laid down before all have answered."""
    rows = [
        flat(
            _entry_bytes(Entry(state.hands[seat][slot], targets, choice, seat), slot)
            for slot, targets, choice in laid
        )
        for seat, laid in enumerate(step.laid)
    ]
    return {
        **_seat_rows("laid", rows, HAND * _ENTRY),
        "laid_count": _sizes(step.laid),
        "swaps": step.swaps,
        "answered": [step.done],
    }


def to_readable(core: _warring.State) -> WarringState:
    """The same state for the readable engine."""
    rules: Rules = core.rules
    numbers = LAYOUT.read(core.data())
    state = WarringState.blank(rules.seats, rules.options)
    state.round, state.host, state.public = (
        numbers[name][0] for name in ("round", "host", "public")
    )
    state.public_left = numbers["public_left"][: len(state.deck.public)]
    state.said = _pairs(numbers, "said_by", "said", "said_count")
    state.board = _read_board(state, numbers)
    _read_cards(state, numbers)
    _read_people(state, numbers)
    steps = _groups(numbers["stack"], _STEP)[: numbers["depth"][0]]
    state.stack = [_read_step(state, step, numbers) for step in steps]
    if state.stack and isinstance(state.stack[-1], PlayCards):  # they are answers
        state.laid = [[] for _ in range(state.seats)]
    if not state.stack:
        state.result = outcome(rules.seats, numbers)
    return state


def _pairs(numbers: Numbers, one: str, two: str, count: str) -> list[tuple[int, int]]:
    return list(zip(numbers[one], numbers[two], strict=True))[: numbers[count][0]]


def _groups(numbers: Sequence[int], width: int) -> list[list[int]]:
    return [list(numbers[i : i + width]) for i in range(0, len(numbers), width)]


def _read_board(state: WarringState, numbers: Numbers) -> Board:
    board = Board()
    board.values, board.start = list(numbers["values"]), list(numbers["start"])
    board.bans, board.fought = list(numbers["bans"]), numbers["fought"][0]
    sides = zip(numbers["war_winner"], numbers["war_loser"], numbers["war_by"], strict=True)
    board.wars = list(sides)[: numbers["wars"][0]]
    board.deaths = _pairs(numbers, "death", "death_victor", "deaths")
    board.murders = list(numbers["murder"][: numbers["murders"][0]])
    kind = numbers["resolved"][0]
    if kind >= 0:
        board.resolved = state.deck.events[kind].key, numbers["resolved_choice"][0]
    board.unifier = numbers["unifier"][0]
    return board


def _read_rows(seats: int, numbers: Numbers, name: str, count: str) -> list[list[int]]:
    """The row of each seat."""
    rows = _groups(numbers[name], len(numbers[name]) // SEATS_MOST)[:seats]
    return [row[:size] for row, size in zip(rows, numbers[count], strict=False)]


def _read_cards(state: WarringState, numbers: Numbers) -> None:
    seats, kinds = state.seats, len(state.deck.events)
    state.stock, state.discards = (list(numbers[name][:kinds]) for name in ("stock", "discards"))
    state.hands = _read_rows(seats, numbers, "hands", "hand_size")
    known = _read_rows(seats, numbers, "known_kind", "known_count")
    knowers = _read_rows(seats, numbers, "known_by", "known_count")
    state.known = [list(zip(*rows, strict=True)) for rows in zip(known, knowers, strict=True)]
    laid = _groups(numbers["laid"], HAND * _ENTRY)[:seats]
    state.laid = [
        _entries(row, size) for row, size in zip(laid, numbers["laid_count"], strict=False)
    ]
    state.agenda = _entries(numbers["agenda"], numbers["agenda_count"][0])
    state.played = _entries(numbers["played"], numbers["played_count"][0])
    state.abandoned = _entries(numbers["abandoned"], numbers["is_abandoned"][0])
    buried = numbers["buried"][: numbers["buried_count"][0]]
    state.buried = [(card >> 8, card & 0xFF) for card in buried]


def _entries(numbers: Sequence[int], count: int) -> list[Entry]:
    return [_read_entry(row) for row in _groups(numbers, _ENTRY)[:count]]


def _read_entry(numbers: Sequence[int]) -> Entry:
    kind, _, marked, *targets = numbers
    return Entry(kind, tuple(targets[:marked]), *numbers[-2:])


def _read_people(state: WarringState, numbers: Numbers) -> None:
    seats = state.seats
    state.people = list(bits(mask_from(numbers["deck"])))
    state.gone = list(bits(mask_from(numbers["gone"])))
    knowers = enumerate(numbers["people_knowers"])
    state.people_buried = [(number, mask) for number, mask in knowers if mask]
    state.characters = _read_rows(seats, numbers, "characters", "character_count")
    state.offers = _read_rows(seats, numbers, "offers", "offer_count")
    for number, seat in _pairs(numbers, "completed", "completed_by", "completed_count"):
        state.completed[seat].append(number)


def _read_step(state: WarringState, entry: Sequence[int], numbers: Numbers) -> AnyStep:
    kind, seat, part, ahead = entry
    seats = state.seats
    cls: Any = STEPS[STEP_NAMES[kind]]
    members: dict[str, Any] = {
        "seat": seat,
        "ahead": ahead,
        "part": PARTS[part],
        "moment": MOMENTS[part % len(MOMENTS)],
        "is_chosen": bool(part),
        "quotas": tuple(numbers["quotas"][:seats]),
        "given": tuple(numbers["given"][:seats]),
        "picks": tuple(tuple(bits(mask)) for mask in numbers["picks"][:seats]),
        "order": tuple(numbers["order"][: numbers["order_count"][0]]),
        "left": tuple(_pairs(numbers, "swap_seat", "swap_of", "swap_count")),
        "fresh": numbers["fresh"][seat] if cls is AskClaim else tuple(numbers["fresh"][:seats]),
    }
    if cls is MarkAdded:
        added = _read_entry(numbers["added"])
        members |= {"slot": numbers["added"][1], "targets": added.targets, "choice": added.choice}
    elif cls is PlayCards:
        members |= _read_answers(seats, numbers)
    step: AnyStep = cls(**{name: members[name] for name in cls.__dataclass_fields__})
    return step


def _read_answers(seats: int, numbers: Numbers) -> dict[str, Any]:
    laid = []
    rows = _groups(numbers["laid"], HAND * _ENTRY)[:seats]
    for row, size in zip(rows, numbers["laid_count"], strict=False):
        cards = [(card[1], _read_entry(card)) for card in _groups(row, _ENTRY)[:size]]
        laid.append(tuple((slot, entry.targets, entry.choice) for slot, entry in cards))
    swaps = tuple(numbers["swaps"][:seats])
    return {"laid": tuple(laid), "swaps": swaps, "done": numbers["answered"][0]}


def outcome(seats: int, numbers: Numbers) -> Outcome:
    """The outcome of a finished game."""
    ranks = tuple(numbers["ranks"][:seats])
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    scores = tuple(numbers["scores"][:seats])
    return Outcome(ranks, scores, winners, REASONS[numbers["reason"][0]])
