"""Whether the steps of a state can be what is going on."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .components import KEEP, STATES
from .steps.agenda import ChooseNext, MarkAdded, Order, PlayOut
from .steps.claims import AskClaim, ClaimWindow
from .steps.collect import TakeCards
from .steps.draft import KeepOne, KeepTwo
from .steps.play import NO_SWAP, PlayCards, Swaps
from .steps.public import NOT_YET, NewHero, NewHeroes, PassRight
from .steps.round import PARTS, Round
from .steps.speech import Speech

if TYPE_CHECKING:
    from .state import WarringState

MOMENTS = ("event", "round")


def is_possible(state: "WarringState") -> bool:
    """Whether the stack fits the table. A number that is none raises TypeError."""
    if not state.stack:
        return state.result is not None
    first, *rest = state.stack
    if not isinstance(first, Round) or first.part not in PARTS:
        return False
    for place, step in enumerate(rest, 1):
        rule = _RULES.get(type(step))
        if isinstance(step, Round) or (rule and not rule(state, step, state.stack[place - 1])):
            return False
    return True


def _within(number: int, count: int, least: int = 0) -> bool:
    return type(number) is int and least <= number < count


def _places(places: Sequence[int], count: int) -> bool:
    """Different places of a list of that length."""
    return len(set(places)) == len(places) and all(_within(place, count) for place in places)


def _keep_two(state: "WarringState", step: KeepTwo, below: Any) -> bool:
    fits = [_places(p, len(o)) for p, o in zip(step.picks, state.offers, strict=True)]
    return all(fits) and all(len(picks) <= KEEP for picks in step.picks)


def _one_seat(state: "WarringState", step: KeepOne | NewHero, below: Any) -> bool:
    return _within(step.seat, state.seats) and bool(state.offers[step.seat])


def _new_heroes(state: "WarringState", step: NewHeroes, below: Any) -> bool:
    return _within(step.ahead, state.seats + 1) and isinstance(below, ClaimWindow)


def _pass_right(state: "WarringState", step: PassRight, below: Any) -> bool:
    pairs = zip(step.given, state.hands, strict=True)
    return all(_within(given, len(hand), NOT_YET) for given, hand in pairs)


def _speech(state: "WarringState", step: Speech, below: Any) -> bool:
    return _within(step.ahead, state.seats)


def _play(state: "WarringState", step: PlayCards, below: Any) -> bool:
    for laid, hand in zip(step.laid, state.hands, strict=True):
        if not _places([slot for slot, _, _ in laid], len(hand)):
            return False
        if not all(_marks(state, hand[slot], t, choice) for slot, t, choice in laid):
            return False
    swaps = all(_within(swap, KEEP + 1, NO_SWAP) for swap in step.swaps)
    return len(step.swaps) == state.seats and swaps and _within(step.done, 1 << state.seats)


def _marks(state: "WarringState", kind: int, targets: Sequence[int], choice: int) -> bool:
    card = state.deck.events[kind]
    is_known = all(_within(target, len(STATES), -1) for target in targets)
    return len(targets) <= len(card.slots) and is_known and _within(choice, len(card.ways), -1)


def _swaps(state: "WarringState", step: Swaps, below: Any) -> bool:
    return all(
        _within(seat, state.seats) and (slot == KEEP or _within(slot, len(state.characters[seat])))
        for seat, slot in step.left
    )


def _take(state: "WarringState", step: TakeCards, below: Any) -> bool:
    pairs = zip(step.quotas, state.laid, strict=True)
    return all(_within(quota, len(laid) + 1) for quota, laid in pairs)


def _mark_added(state: "WarringState", step: MarkAdded, below: Any) -> bool:
    hand = state.hands[state.host]
    in_hand = _within(step.slot, len(hand))
    return in_hand and _marks(state, hand[step.slot], step.targets, step.choice)


def _order(state: "WarringState", step: Order, below: Any) -> bool:
    return _places(step.order, len(state.agenda))


def _choose_next(state: "WarringState", step: ChooseNext, below: Any) -> bool:
    return isinstance(below, PlayOut)


def _window(state: "WarringState", step: ClaimWindow, below: Any) -> bool:
    pairs = zip(step.fresh, state.characters, strict=True)
    fresh = all(_within(n, len(held) + 2) for n, held in pairs)
    return step.moment in MOMENTS and fresh and _within(step.ahead, state.seats + 1)


def _claim(state: "WarringState", step: AskClaim, below: Any) -> bool:
    has_window = isinstance(below, ClaimWindow) and below.moment == step.moment
    seat = _within(step.seat, state.seats)
    return has_window and seat and _within(step.fresh, len(state.characters[step.seat]) + 1)


_RULES: dict[type, Callable[["WarringState", Any, Any], bool]] = {
    KeepTwo: _keep_two,
    KeepOne: _one_seat,
    NewHero: _one_seat,
    NewHeroes: _new_heroes,
    PassRight: _pass_right,
    Speech: _speech,
    PlayCards: _play,
    Swaps: _swaps,
    TakeCards: _take,
    MarkAdded: _mark_added,
    Order: _order,
    ChooseNext: _choose_next,
    ClaimWindow: _window,
    AskClaim: _claim,
}
