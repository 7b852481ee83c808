"""What can be on the stack of a table: which step above which, when, and with what in it."""

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ....core import BrokenState
from .actions import NO_CHARACTER
from .components import EARLY_ROUNDS, KEEP, QUOTA, STATES

if TYPE_CHECKING:
    from .cards import EventCard
    from .state import WarringState

BELOW: dict[str, tuple[str, ...]] = {
    "keep_two": ("round",),
    "claim_window": ("round", "play_out"),
    "new_heroes": ("claim_window",),
    "pass_right": ("claim_window",),
    "new_hero": ("new_heroes",),
    "speech": ("round",),
    "play_cards": ("round",),
    "swaps": ("round",),
    "keep_one": ("swaps", "claim_window"),
    "take_cards": ("round",),
    "play_out": ("round",),
    "offer_order": ("play_out",),
    "amend": ("offer_order",),
    "mark_added": ("offer_order",),
    "order": ("play_out",),
    "choose_next": ("play_out",),
    "ask_claim": ("claim_window",),
}
"""The steps that may lie right under each; `round` is the bottom and nowhere else."""
_PART: dict[str, tuple[str, ...]] = {
    "keep_two": ("begin", "draw"),
    "claim_window": ("speech", "end"),
    "speech": ("play",),
    "play_cards": ("collect",),
    "swaps": ("collect",),
    "take_cards": ("agenda",),
    "play_out": ("last_claims",),
}
"""For each step right above `round` which parts of the round may be the following one."""
_NOT_WITH: dict[str, tuple[str, ...]] = {
    "speech": ("no_host",),
    "take_cards": ("no_host",),
    "offer_order": ("no_host",),
    "order": ("no_host",),
    "choose_next": ("no_host",),
    "amend": ("no_host", "reveal"),
    "mark_added": ("no_host", "reveal"),
}
"""The rules of a round under which a step does not come about (W-PUB-1, W-PUB-2)."""


def check_stack(state: "WarringState") -> None:
    """Raise BrokenState if the steps cannot have come about."""
    stack: list[Any] = state.stack
    if not stack:
        _want(state.result is not None)
        return
    _want(state.result is None and stack[0].name == "round" and len(stack) > 1 and stack[-1].asks)
    for below, step in pairwise(stack):
        _want(below.name in BELOW.get(step.name, ()), step)
        _want(state.rule not in _NOT_WITH.get(step.name, ()), step)
    _want(stack[0].part in _PART[stack[1].name], stack[1])
    _want(stack[0].part == _expected_part(state, stack), stack[1])
    for below, step in pairwise(stack):
        _want(_SOUND[step.name](state, step, below), step)
    _places(state, stack)


def _want(is_right: bool, step: Any = None) -> None:
    if not is_right:
        raise BrokenState("stack", None, **({"step": step.name} if step else {}))


def _expected_part(state: "WarringState", stack: list[Any]) -> str:
    """The part of the round that must follow where several might."""
    if stack[1].name == "keep_two":
        return {1: "begin", EARLY_ROUNDS + 1: "draw"}.get(state.round, "")
    if stack[1].name == "claim_window":
        return "end" if stack[1].moment == "round" else "speech"
    return str(stack[0].part)


def _places(state: "WarringState", stack: list[Any]) -> None:
    """Offers, laid cards and the event deck are only where a step deals with them."""
    names = {step.name for step in stack}
    drawing = {step.seat for step in stack if step.name in ("keep_one", "new_hero")}
    if "keep_two" not in names:
        _want(all(seat in drawing for seat, offer in enumerate(state.offers) if offer))
    if not names & {"swaps", "take_cards"}:
        _want(not any(state.laid))
    if not names & {"take_cards", "play_out"}:
        _want(not state.agenda)


# Values.


def _int(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _different(values: object, count: int) -> bool:
    """A tuple of different numbers from 0, each below the count."""
    if not isinstance(values, tuple) or not all(_int(value, 0, count - 1) for value in values):
        return False
    return len(set(values)) == len(values)


def _by_seat(state: "WarringState", values: object) -> bool:
    return isinstance(values, tuple) and len(values) == state.seats


def _is_marked(state: "WarringState", card: "EventCard", targets: object, choice: object) -> bool:
    """W-EVT-1, W-EVT-3: marks in the order of the slots, then the choice."""
    if not isinstance(targets, tuple) or len(targets) > len(card.slots):
        return False
    alive = state.board.alive()
    for place, target in enumerate(targets):
        slot = card.slots[place]
        if not _int(target, -1, len(STATES) - 1):
            return False
        if slot.is_named:
            is_right = target == slot.states[0]
        else:
            may = card.candidates(targets[:place], alive)
            is_right = bool(may >> target & 1) if target >= 0 else not may
        if not is_right:
            return False
    if card.settle(targets, alive) != targets:
        return False
    if not card.has_choice:
        return _int(choice, 0, 0)
    return _int(choice, -1, 1 if len(targets) == len(card.slots) else -1)


# Steps: each with the one below it.


def _keep_two(state: "WarringState", step: Any, below: Any) -> bool:
    if not _by_seat(state, step.picks):
        return False
    asked = step.asked(state)
    for seat, picks in enumerate(step.picks):
        if not _different(picks, len(state.offers[seat]) if seat in asked else 0):
            return False
        if len(picks) > KEEP or list(picks) != sorted(picks):
            return False
    return not all(step.is_done(state, seat) for seat in asked)


def _claim_window(state: "WarringState", step: Any, below: Any) -> bool:
    if step.moment not in (("event",) if below.name == "play_out" else ("event", "round")):
        return False
    if not _by_seat(state, step.fresh) or not _int(step.ahead, 0, state.seats - 1):
        return False
    for seat, fresh in enumerate(step.fresh):
        coming = bool(state.offers[seat])  # the one that is being chosen is counted already
        if not _int(fresh, 0, len(state.characters[seat]) + coming):
            return False
    return True


def _ask_claim(state: "WarringState", step: Any, below: Any) -> bool:
    if not _int(step.seat, 0, state.seats - 1) or step.seat != state.order()[below.ahead]:
        return False
    return step.moment == below.moment and _int(step.fresh, *[below.fresh[step.seat]] * 2)


def _keep_one(state: "WarringState", step: Any, below: Any) -> bool:
    if not _int(step.seat, 0, state.seats - 1) or len(state.offers[step.seat]) < 2:
        return False
    if below.name == "swaps":
        return step.seat not in [seat for seat, _ in below.left]
    return bool(step.seat == state.order()[below.ahead]) and below.fresh[step.seat] > 0


def _new_heroes(state: "WarringState", step: Any, below: Any) -> bool:
    return _int(step.ahead, 1, state.seats) and below.moment == "event"


def _new_hero(state: "WarringState", step: Any, below: Any) -> bool:
    if not _int(step.seat, 0, state.seats - 1) or step.seat != state.order()[below.ahead - 1]:
        return False
    return bool(state.offers[step.seat]) and bool(state.characters[step.seat])


def _pass_right(state: "WarringState", step: Any, below: Any) -> bool:
    if not _by_seat(state, step.given):
        return False
    hands = zip(step.given, state.hands, strict=True)
    return all(_int(slot, -1, len(hand) - 1) for slot, hand in hands) and bool(step.pending(state))


def _speech(state: "WarringState", step: Any, below: Any) -> bool:
    """The Host has spoken if answers are asked for, and nobody has whose turn is to come."""
    spoken = [(seat - state.host) % state.seats for seat, _ in state.said]
    if not _int(step.ahead, 0, state.seats - 1) or any(ahead >= step.ahead for ahead in spoken):
        return False
    return not step.ahead or 0 in spoken


def _play_cards(state: "WarringState", step: Any, below: Any) -> bool:
    if not _by_seat(state, step.laid) or not _by_seat(state, step.swaps):
        return False
    if not _int(step.done, 0, (1 << state.seats) - 2):
        return False
    return all(_played(state, step, seat) for seat in range(state.seats))


def _played(state: "WarringState", step: Any, seat: int) -> bool:
    """One seat's cards: all but the last are complete, and that one too if the seat is done."""
    laid, swap, hand = step.laid[seat], step.swaps[seat], state.hands[seat]
    if not isinstance(laid, tuple) or any(len(card) != 3 for card in laid):
        return False
    if not _different(tuple(card[0] for card in laid), len(hand)):
        return False
    complete = []
    for slot, targets, choice in laid:
        card = state.deck.events[hand[slot]]
        if not _is_marked(state, card, targets, choice):
            return False
        complete.append(len(targets) == len(card.slots) and choice >= 0)
    if not all(complete[:-1]) or (state.rule == "one_card" and len(laid) > 1):
        return False
    if not step.is_done(state, seat):
        return _int(swap, -1, -1)
    if laid:
        return complete[-1] and _int(swap, -1, -1)
    return _swap(state, seat, swap)


def _swap(state: "WarringState", seat: int, slot: object) -> bool:
    held = len(state.characters[seat])
    return _int(slot, 0, held - 1) if held else _int(slot, NO_CHARACTER, NO_CHARACTER)


def _swaps(state: "WarringState", step: Any, below: Any) -> bool:
    if not isinstance(step.left, tuple) or any(len(pair) != 2 for pair in step.left):
        return False
    if not _different(tuple(seat for seat, _ in step.left), state.seats):
        return False
    return all(_swap(state, seat, slot) for seat, slot in step.left)


def _take_cards(state: "WarringState", step: Any, below: Any) -> bool:
    if not _by_seat(state, step.quotas):
        return False
    for seat, quota in enumerate(step.quotas):
        is_open = seat == state.host or state.rule == "reveal"
        most = len(state.laid[seat]) if is_open else 0
        if not _int(quota, 0, most):
            return False
    return any(step.quotas)


def _amend(state: "WarringState", step: Any, below: Any) -> bool:
    """The event deck as it was collected (W-RND-5)."""
    is_new = not state.abandoned and not state.played
    return is_new and len(state.agenda) <= state.seats * max(QUOTA)


def _mark_added(state: "WarringState", step: Any, below: Any) -> bool:
    if not _amend(state, step, below) or not _int(step.slot, 0, len(state.hands[state.host]) - 1):
        return False
    return _is_marked(state, step.card(state), step.targets, step.choice)


def _order(state: "WarringState", step: Any, below: Any) -> bool:
    count = len(state.agenda)
    is_partial = _different(step.order, count) and len(step.order) < count - 1
    return is_partial and not state.options.stepwise


def _choose_next(state: "WarringState", step: Any, below: Any) -> bool:
    return state.options.stepwise and len(state.agenda) > 1


def _play_out(state: "WarringState", step: Any, below: Any) -> bool:
    return step.is_chosen is False


def _plain(state: "WarringState", step: Any, below: Any) -> bool:
    return True


_SOUND: dict[str, Callable[["WarringState", Any, Any], bool]] = {
    "keep_two": _keep_two,
    "claim_window": _claim_window,
    "ask_claim": _ask_claim,
    "keep_one": _keep_one,
    "new_heroes": _new_heroes,
    "new_hero": _new_hero,
    "pass_right": _pass_right,
    "speech": _speech,
    "play_cards": _play_cards,
    "swaps": _swaps,
    "take_cards": _take_cards,
    "offer_order": _plain,
    "amend": _amend,
    "mark_added": _mark_added,
    "order": _order,
    "choose_next": _choose_next,
    "play_out": _play_out,
}
"""For each step whether what is in it can be."""
