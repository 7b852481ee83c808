"""Reasons why an action is good or bad, from the seat's own cards and characters."""

from collections.abc import Callable, Iterator
from typing import Any

from ....bots.advice import Reason
from ....core import Action
from ..rules import WarringState
from ..rules import actions as act
from ..rules.cards import Entry
from ..rules.components import STATES
from ..rules.effects import War
from ..rules.steps.agenda import MarkAdded
from ..rules.steps.play import PlayCards
from .planning import plan_round
from .trials import Marking, Trials, trials
from .war_odds import victory

MAX_REASONS = 3
"""Maximum reasons of a move."""
CLEAR = 0.3
"""A change of a character's value that is worth a reason, in points."""
DULL = 0.0
"""A character of a lower value is not worth waiting for."""
REASON_KEYS = (
    "completes",
    "nearer",
    "sets-back",
    "no-use",
    "war-odds",
    "sure-to-come",
    "half-chance",
    "soon-done",
    "hopeless",
    "enough",
    "abandons-harm",
    "adds-help",
    "leave-deck",
    "hurts-late",
    "helps-early",
    "tells-nothing",
)
"""Every reason there can be, as the messages `reason-KEY` say it."""


def reasons_for(
    state: WarringState, seat: int, action: Action, after: WarringState
) -> tuple[Reason, ...]:
    """The reasons, the most telling first."""
    if isinstance(action, act.Claim):
        card = state.deck.characters[state.characters[seat][action.slot]]
        return (_completes(card.key, card.points),)
    explain = _EXPLAIN.get(type(action))
    if explain is None:
        return ()
    found, mine = trials(state), tuple(state.characters[seat])
    unique = dict.fromkeys(
        (r.key, tuple(r.fields.items())) for r in explain(state, seat, action, found, mine)
    )
    return tuple(Reason(key, dict(fields)) for key, fields in unique)[:MAX_REASONS]


def _completes(character: str, points: int) -> Reason:
    return Reason("completes", {"character": character, "points": points})


def _of_card(
    found: Trials, entry: Entry, marking: Marking, mine: tuple[int, ...]
) -> Iterator[Reason]:
    """Reasons from a marked card's effects on the seat's characters, the most important first."""
    deck = found.deck
    place = found.markings(entry.kind).index(marking)
    gains = sorted(((found.gains(entry.kind, n)[place], n) for n in mine), key=lambda g: -abs(g[0]))
    for gain, number in gains:
        card = deck.characters[number]
        if gain > CLEAR:
            could = found.can_complete(marking, number)
            yield _completes(card.key, card.points) if could else _about("nearer", card.key)
        elif gain < -CLEAR:
            yield _about("sets-back", card.key)
    yield from _wars(found, entry, marking)
    if all(abs(gain) <= CLEAR for gain, _ in gains):
        yield Reason("no-use", {"card": deck.events[entry.kind].key})


def _about(key: str, character: str) -> Reason:
    return Reason(key, {"character": character})


def _wars(found: Trials, entry: Entry, marking: Marking) -> Iterator[Reason]:
    """Reasons from the odds of the card's first war."""
    for effect in found.deck.events[entry.kind].ways[marking.choice].do:
        if isinstance(effect, War):
            one, two = (ref for ref in effect.who)
            if not (isinstance(one, int) and isinstance(two, int)):
                return
            first, second = marking.targets[one], marking.targets[two]
            if min(first, second) < 0:
                return
            values = found.board.values
            lead = values[first * 4] + effect.bonus[0] - values[second * 4] - effect.bonus[1]
            if lead < 0:
                first, second, lead = second, first, -lead
            percent = round(100 * victory(lead, 1))
            states = {"winner": STATES[first], "loser": STATES[second]}
            yield Reason("war-odds", {**states, "percent": percent})
            return


def _marking_of(found: Trials, entry: Entry) -> Marking | None:
    for marking in found.markings(entry.kind):
        if marking.targets == entry.targets and marking.choice == entry.choice:
            return marking
    return None


def _lying(found: Trials, entry: Entry, mine: tuple[int, ...]) -> Iterator[Reason]:
    marking = _marking_of(found, entry)
    if marking is not None:
        yield from _of_card(found, entry, marking, mine)


def _from_hand(found: Trials, kind: int, mine: tuple[int, ...]) -> Iterator[Reason]:
    """Reasons from a card of the hand when it is marked best."""
    marking = found.markings(kind)[found.best(kind, mine)[1]]
    yield from _of_card(found, Entry(kind, marking.targets, marking.choice, 0), marking, mine)


def _play(
    state: WarringState, seat: int, action: act.Play, found: Trials, mine: tuple[int, ...]
) -> Iterator[Reason]:
    yield from _from_hand(found, state.hands[seat][action.slot], mine)


def _mark(
    state: WarringState, seat: int, action: Action, found: Trials, mine: tuple[int, ...]
) -> Iterator[Reason]:
    """The best that can come of the mark."""
    step = state.stack[-1]
    if isinstance(step, PlayCards):
        slot, targets, _ = step.laid[seat][-1]
    else:
        assert isinstance(step, MarkAdded)
        slot, targets = step.slot, step.targets
    kind = state.hands[seat][slot]
    sums, begun = found.sums(kind, mine), len(targets)
    fitting = [
        (sums[place], way)
        for place, way in enumerate(found.markings(kind))
        if way.targets[:begun] == targets and _is_so_marked(way, begun, action)
    ]
    if fitting:
        marking = max(fitting, key=lambda one: one[0])[1]
        yield from _of_card(found, Entry(kind, marking.targets, marking.choice, 0), marking, mine)


def _is_so_marked(way: Marking, begun: int, action: Action) -> bool:
    if isinstance(action, act.Mark):
        return len(way.targets) > begun and way.targets[begun] == action.state
    return isinstance(action, act.Choose) and way.choice == action.choice


def _done(
    state: WarringState, seat: int, action: act.Done, found: Trials, mine: tuple[int, ...]
) -> Iterator[Reason]:
    step = state.stack[-1]
    if not isinstance(step, PlayCards):
        return
    laid = step.laid[seat]
    is_host = seat == state.host and state.rule != "no_host"
    if not is_host and state.rule != "reveal":
        if len(laid) == 1:
            yield Reason("sure-to-come")
        else:
            yield Reason("half-chance", {"cards": len(laid)})
    if not plan_round(state, seat, laid).cards:
        yield Reason("enough")


def _swap(
    state: WarringState, seat: int, action: act.Swap, found: Trials, mine: tuple[int, ...]
) -> Iterator[Reason]:
    if action.slot < len(mine):
        yield _prospect(found, mine[action.slot])


def _prospect(found: Trials, number: int) -> Reason:
    is_dull = found.before(number) < DULL
    return _about("hopeless" if is_dull else "soon-done", found.deck.characters[number].key)


def _keep(
    state: WarringState, seat: int, action: act.Keep, found: Trials, mine: tuple[int, ...]
) -> Iterator[Reason]:
    yield _prospect(found, state.offers[seat][action.slot])


def _exchange(
    state: WarringState, seat: int, action: act.Exchange, found: Trials, mine: tuple[int, ...]
) -> Iterator[Reason]:
    yield _prospect(found, state.offers[seat][action.offer])
    yield _prospect(found, mine[action.slot])


def _give(
    state: WarringState, seat: int, action: act.Give, found: Trials, mine: tuple[int, ...]
) -> Iterator[Reason]:
    yield from _from_hand(found, state.hands[seat][action.slot], mine)


def _take(
    state: WarringState, seat: int, action: act.Take, found: Trials, mine: tuple[int, ...]
) -> Iterator[Reason]:
    yield from _lying(found, state.laid[action.seat][action.card], mine)


def _abandon(
    state: WarringState, seat: int, action: act.Abandon, found: Trials, mine: tuple[int, ...]
) -> Iterator[Reason]:
    entry = state.agenda[action.card]
    if found.gain_of(entry, mine) < -CLEAR:
        yield Reason("abandons-harm", {"card": state.written(entry)})
    yield from _lying(found, entry, mine)


def _add(
    state: WarringState, seat: int, action: act.Add, found: Trials, mine: tuple[int, ...]
) -> Iterator[Reason]:
    kind = state.hands[seat][action.slot]
    if found.best(kind, mine)[0] > CLEAR:
        yield Reason("adds-help", {"card": state.deck.events[kind].key})
    yield from _from_hand(found, kind, mine)


def _next(
    state: WarringState, seat: int, action: act.Next, found: Trials, mine: tuple[int, ...]
) -> Iterator[Reason]:
    entry = state.agenda[action.card]
    gain = found.gain_of(entry, mine)
    if gain < -CLEAR:
        yield Reason("hurts-late", {"card": state.written(entry)})
    elif gain > CLEAR:
        yield Reason("helps-early", {"card": state.written(entry)})
    yield from _lying(found, entry, mine)


def _pass(
    state: WarringState, seat: int, action: act.Pass, found: Trials, mine: tuple[int, ...]
) -> Iterator[Reason]:
    prompt = state.stack[-1].name
    if prompt == "amend":
        yield Reason("leave-deck")
    elif prompt == "speech":
        yield Reason("tells-nothing")


Explain = Callable[[WarringState, int, Any, Trials, tuple[int, ...]], Iterator[Reason]]
_EXPLAIN: dict[type[Action], Explain] = {
    act.Play: _play,
    act.Mark: _mark,
    act.Choose: _mark,
    act.Done: _done,
    act.Swap: _swap,
    act.Keep: _keep,
    act.Exchange: _exchange,
    act.Give: _give,
    act.Take: _take,
    act.Abandon: _abandon,
    act.Add: _add,
    act.Next: _next,
    act.Pass: _pass,
}
