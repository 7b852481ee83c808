"""Priors: how promising actions look, by what the cards and characters in them promise."""

from collections.abc import Callable, Sequence
from math import exp

from ....core import Action, RandomLuck
from ..rules import WarringState
from ..rules import actions as act
from ..rules.steps.agenda import MarkAdded
from ..rules.steps.play import PlayCards
from . import rollout_policy
from . import weights as w
from .trials import Trials, trials

CHANCE = RandomLuck(0)
"""The rollout policy draws nothing."""


def priors(state: WarringState, seat: int, legal: Sequence[Action]) -> list[float]:
    """For each action how promising it looks."""
    return weighed(promises(state, seat, legal), legal, rollout_policy.choose(state, seat, CHANCE))


def weighed(promised: Sequence[float], legal: Sequence[Action], liked: Action) -> list[float]:
    """The priors of actions by what they promise; the rollout policy likes one of them."""
    most = max(promised)
    return [
        w.MIN_PRIOR
        + exp((value - most) / w.TEMPERATURE)
        + (w.PREFERRED if action is liked else 0.0)
        for value, action in zip(promised, legal, strict=True)
    ]


def promises(state: WarringState, seat: int, legal: Sequence[Action]) -> list[float]:
    """For each action what it promises, in points."""
    promise = _PROMISES.get(state.stack[-1].name, _nothing)
    return promise(state, seat, legal, trials(state), tuple(state.characters[seat]))


Mine = tuple[int, ...]


def _nothing(
    state: WarringState, seat: int, legal: Sequence[Action], found: Trials, mine: Mine
) -> list[float]:
    return [0.0] * len(legal)


def _keep(
    state: WarringState, seat: int, legal: Sequence[Action], found: Trials, mine: Mine
) -> list[float]:
    offer = state.offers[seat]
    return [found.before(offer[action.slot]) for action in legal if isinstance(action, act.Keep)]


def _new_hero(
    state: WarringState, seat: int, legal: Sequence[Action], found: Trials, mine: Mine
) -> list[float]:
    offer = state.offers[seat]
    return [
        found.before(offer[action.offer]) - found.before(mine[action.slot])
        if isinstance(action, act.Exchange)
        else 0.0
        for action in legal
    ]


def _claim(
    state: WarringState, seat: int, legal: Sequence[Action], found: Trials, mine: Mine
) -> list[float]:
    cards = state.deck.characters
    return [
        cards[mine[action.slot]].points if isinstance(action, act.Claim) else 0 for action in legal
    ]


def _give(
    state: WarringState, seat: int, legal: Sequence[Action], found: Trials, mine: Mine
) -> list[float]:
    hand = state.hands[seat]
    return [-found.best(hand[a.slot], mine)[0] for a in legal if isinstance(a, act.Give)]


def _play(
    state: WarringState, seat: int, legal: Sequence[Action], found: Trials, mine: Mine
) -> list[float]:
    step = state.stack[-1]
    assert isinstance(step, PlayCards)
    hand = state.hands[seat]
    if isinstance(legal[0], act.Mark | act.Choose):
        slot, targets, _ = step.laid[seat][-1]
        return _marks(legal, found, hand[slot], mine, targets)
    promises = []
    for action in legal:
        if isinstance(action, act.Play):
            promises.append(found.best(hand[action.slot], mine)[0])
        elif isinstance(action, act.Swap) and action.slot < len(mine):
            promises.append(-found.before(mine[action.slot]))
        else:
            promises.append(0.0)
    return promises


def _marks(
    legal: Sequence[Action], found: Trials, kind: int, mine: Mine, targets: tuple[int, ...]
) -> list[float]:
    """For each mark the best that can come of it."""
    begun, sums = len(targets), found.sums(kind, mine)
    best: dict[int, float] = {}
    for way, gain in zip(found.markings(kind), sums, strict=True):
        if way.targets[:begun] == targets:
            is_marked = begun == len(way.targets)
            index = act.CHOOSE + way.choice if is_marked else act.MARK + way.targets[begun]
            best[index] = max(gain, best.get(index, gain))
    return [best.get(action.index, 0.0) for action in legal]


def _mark_added(
    state: WarringState, seat: int, legal: Sequence[Action], found: Trials, mine: Mine
) -> list[float]:
    step = state.stack[-1]
    assert isinstance(step, MarkAdded)
    return _marks(legal, found, state.hands[seat][step.slot], mine, step.targets)


def _take(
    state: WarringState, seat: int, legal: Sequence[Action], found: Trials, mine: Mine
) -> list[float]:
    return [
        found.gain_of(state.laid[action.seat][action.card], mine)
        for action in legal
        if isinstance(action, act.Take)
    ]


def _amend(
    state: WarringState, seat: int, legal: Sequence[Action], found: Trials, mine: Mine
) -> list[float]:
    promises = []
    for action in legal:
        if isinstance(action, act.Abandon):
            promises.append(-found.gain_of(state.agenda[action.card], mine))
        elif isinstance(action, act.Add):
            promises.append(found.best(state.hands[seat][action.slot], mine)[0])
        else:
            promises.append(0.0)
    return promises


def _order(
    state: WarringState, seat: int, legal: Sequence[Action], found: Trials, mine: Mine
) -> list[float]:
    return [
        found.urgency(state.agenda[action.card], mine)
        for action in legal
        if isinstance(action, act.Next)
    ]


_PROMISES: dict[str, Callable[[WarringState, int, Sequence[Action], Trials, Mine], list[float]]] = {
    "keep_two": _keep,
    "keep_one": _keep,
    "new_hero": _new_hero,
    "ask_claim": _claim,
    "pass_right": _give,
    "play_cards": _play,
    "take_cards": _take,
    "amend": _amend,
    "mark_added": _mark_added,
    "order": _order,
    "choose_next": _order,
}
