"""Rollout policy: a sensible answer to every question, from cards tried out on the board."""

from collections.abc import Callable
from typing import Any

from ....core import Action, Luck
from ..rules import WarringState
from ..rules import actions as act
from ..rules.components import KEEP, STATES
from ..rules.steps.agenda import Amend, ChooseNext, MarkAdded, Order
from ..rules.steps.claims import AskClaim
from ..rules.steps.collect import TakeCards
from ..rules.steps.draft import KeepOne, KeepTwo
from ..rules.steps.play import PlayCards
from ..rules.steps.public import NewHero, PassRight
from ..rules.steps.speech import Speech
from . import weights as w
from .character_value import character_values, rounds_left
from .planning import best_mark, plan_round
from .trials import trials

PASS = act.ACTIONS[act.PASS]


def choose(state: WarringState, seat: int, luck: Luck) -> Action:
    """A sensible legal action."""
    step = state.stack[-1]
    return _ANSWERS[step.name](state, seat, step)


def _keep(state: WarringState, seat: int, step: KeepTwo | KeepOne) -> Action:
    taken = step.picks[seat] if isinstance(step, KeepTwo) else ()
    functions, board, left = character_values(state.deck), state.board, rounds_left(state)
    offer = state.offers[seat]
    slots = [slot for slot in range(len(offer)) if slot not in taken]
    best = max(slots, key=lambda slot: functions[offer[slot]](board, left))
    return act.ACTIONS[act.KEEP_ONE + best]


def _new_hero(state: WarringState, seat: int, step: NewHero) -> Action:
    found = trials(state)
    offer, mine = state.offers[seat], state.characters[seat]
    new = max(range(len(offer)), key=lambda slot: found.before(offer[slot]))
    old = min(range(len(mine)), key=lambda slot: found.before(mine[slot]))
    if found.before(offer[new]) <= found.before(mine[old]):
        return PASS
    return act.ACTIONS[act.EXCHANGE + new * KEEP + old]


def _claim(state: WarringState, seat: int, step: AskClaim) -> Action:
    mine = state.characters[seat]
    met = state.met(seat, step.moment, step.fresh)
    best = max(met, key=lambda slot: state.deck.characters[mine[slot]].points)
    return act.ACTIONS[act.CLAIM + best]


def _speech(state: WarringState, seat: int, step: Speech) -> Action:
    """Tell truly which state the best character serves; support who names one of them."""
    homes = [state.deck.characters[number].state for number in state.characters[seat]]
    if not step.ahead:
        named = [home for home in homes if state.board.is_alive(home)]
        return act.ACTIONS[act.SAY + named[0]] if named else PASS
    statement = state.said[0][1]
    if statement >= len(STATES):
        return PASS
    return act.ACTIONS[act.SAY + (act.SUPPORT if statement in homes else act.OPPOSE)]


def _give(state: WarringState, seat: int, step: PassRight) -> Action:
    found, mine = trials(state), tuple(state.characters[seat])
    hand = state.hands[seat]
    worst = min(range(len(hand)), key=lambda slot: found.best(hand[slot], mine)[0])
    return act.ACTIONS[act.GIVE + worst]


def _play(state: WarringState, seat: int, step: PlayCards) -> Action:
    laid = step.laid[seat]
    if laid:
        slot, targets, choice = laid[-1]
        kind = state.hands[seat][slot]
        card = state.deck.events[kind]
        if len(targets) < len(card.slots) or choice < 0:
            return best_mark(trials(state), kind, tuple(state.characters[seat]), targets)
    plan = plan_round(state, seat, laid)
    if plan.swap is not None:
        return act.ACTIONS[act.SWAP + plan.swap]
    return act.ACTIONS[act.PLAY + plan.cards[0][0] if plan.cards else act.DONE]


def _take(state: WarringState, seat: int, step: TakeCards) -> Action:
    found, mine = trials(state), tuple(state.characters[seat])
    best, most = -1, -99.0
    for owner, quota in enumerate(step.quotas):
        if quota:
            for place, entry in enumerate(state.laid[owner]):
                gain = found.gain_of(entry, mine)
                if gain > most:
                    best, most = act.TAKE[owner] + place, gain
    return act.ACTIONS[best]


def _amend(state: WarringState, seat: int, step: Amend) -> Action:
    """Abandon what hurts most, or add what helps most, whichever matters more."""
    found, mine = trials(state), tuple(state.characters[seat])
    best, most = act.PASS, w.MIN_AMENDMENT
    for slot, kind in enumerate(state.hands[seat]):
        gain = found.best(kind, mine)[0]
        if gain > most:
            best, most = act.ADD + slot, gain
    if state.rule != "one_card":
        for place, entry in enumerate(state.agenda):
            gain = -found.gain_of(entry, mine)
            if gain > most:
                best, most = act.ABANDON + place, gain
    return act.ACTIONS[best]


def _mark_added(state: WarringState, seat: int, step: MarkAdded) -> Action:
    kind = state.hands[seat][step.slot]
    if len(step.targets) == len(state.deck.events[kind].slots) and step.choice >= 0:
        return act.ACTIONS[act.DONE]
    return best_mark(trials(state), kind, tuple(state.characters[seat]), step.targets)


def _order(state: WarringState, seat: int, step: Order | ChooseNext) -> Action:
    """The next card of the order: helpful ones first, so that a goal is met before it is spoilt."""
    found, mine = trials(state), tuple(state.characters[seat])
    taken = step.order if isinstance(step, Order) else ()
    places = [place for place in range(len(state.agenda)) if place not in taken]
    first = max(places, key=lambda place: found.urgency(state.agenda[place], mine))
    return act.ACTIONS[act.NEXT + first]


_ANSWERS: dict[str, Callable[[WarringState, int, Any], Action]] = {
    "keep_two": _keep,
    "keep_one": _keep,
    "new_hero": _new_hero,
    "ask_claim": _claim,
    "speech": _speech,
    "pass_right": _give,
    "play_cards": _play,
    "take_cards": _take,
    "amend": _amend,
    "mark_added": _mark_added,
    "order": _order,
    "choose_next": _order,
}
