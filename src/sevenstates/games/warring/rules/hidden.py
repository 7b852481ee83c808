"""Possible worlds: what a viewer does not know, dealt again from what the viewer has not seen."""

from collections.abc import Iterable, MutableSequence
from typing import TYPE_CHECKING, TypeVar

from ....core import Luck, SealedStep, Viewer, bits, draw
from .cards import Entry
from .goals import GoalContext
from .steps.agenda import Amend, MarkAdded, Order
from .steps.claims import AskClaim

if TYPE_CHECKING:
    from .state import WarringState

T = TypeVar("T")


def deal_hidden(state: "WarringState", viewer: Viewer, luck: Luck) -> None:
    """Deal hands, face-down cards and characters as they may be.

    The viewer's own cards and characters stay, and so does what the viewer passed on and nobody
    has moved since, the viewer's face-down discards and, for the Host, the event deck. Who is
    done with a secret question has answered it somehow; who is not, has answered nothing yet.
    What is hidden is put in order before it is dealt: the same luck gives the same world,
    whichever the true one is.
    """
    _Dealer(state, viewer, luck).deal()
    _deal_people(state, viewer, luck)
    if state.stack:
        _answer_again(state, viewer, luck)


def _answer_again(state: "WarringState", viewer: Viewer, luck: Luck) -> None:
    """Answers that nobody else has seen, drawn again; the Host's half-made ones are undone."""
    step = state.stack[-1]
    if isinstance(step, SealedStep):
        state.stack[-1] = step.answered_again(state, viewer, luck)
    elif viewer != state.host:
        if isinstance(step, MarkAdded):
            state.stack[-1] = Amend()
        elif isinstance(step, Order):
            state.stack[-1] = Order()


class _Dealer:
    """Deals the event cards that the viewer does not know."""

    def __init__(self, state: "WarringState", viewer: Viewer, luck: Luck) -> None:
        self.state, self.viewer, self.luck = state, viewer, luck
        self.own_bit = 0 if viewer is None else 1 << viewer
        self.alive = state.board.alive()
        self.pool = [card.copies for card in state.deck.events]
        for kind, count in enumerate(state.discards):
            self.pool[kind] -= count
        for kind in self._seen():
            self.pool[kind] -= 1

    def _knows_entry(self, entry: Entry) -> bool:
        return self.state.knows_agenda(self.viewer, entry)

    def _seen(self) -> Iterable[int]:
        """The cards whose place the viewer knows, apart from the open discards."""
        state, viewer = self.state, self.viewer
        for seat in range(state.seats):
            if seat == viewer:
                yield from state.hands[seat]
            else:
                yield from (kind for kind, knower in state.known[seat] if knower == viewer)
            if seat == viewer or state.rule == "reveal":
                yield from (entry.kind for entry in state.laid[seat])
        for entry in (*state.agenda, *state.abandoned):
            if self._knows_entry(entry):
                yield entry.kind
        yield from (kind for kind, knowers in state.buried if knowers & self.own_bit)

    def deal(self) -> None:
        state = self.state
        for seat in range(state.seats):
            if seat != self.viewer:
                self._deal_hand(seat)
                if state.rule != "reveal":
                    state.laid[seat] = [self._entry(e.owner) for e in state.laid[seat]]
        self._deal_agenda()
        known = [entry for entry in state.buried if entry[1] & self.own_bit]
        hidden = sorted([knowers for _, knowers in state.buried if not knowers & self.own_bit])
        state.buried = sorted(known + [(draw(self.pool, self.luck), who) for who in hidden])
        state.stock = self.pool

    def _deal_hand(self, seat: int) -> None:
        state = self.state
        known = [kind for kind, knower in state.known[seat] if knower == self.viewer]
        unknown = [draw(self.pool, self.luck) for _ in range(len(state.hands[seat]) - len(known))]
        others = iter(unknown)
        state.known[seat] = [
            (kind if knower == self.viewer else next(others), knower)
            for kind, knower in state.known[seat]
        ]
        state.hands[seat] = sorted(known + unknown)

    def _entry(self, owner: int) -> Entry:
        """An unknown card, marked somehow."""
        kind = draw(self.pool, self.luck)
        card = self.state.deck.events[kind]
        targets = card.settle((), self.alive)
        while len(targets) < len(card.slots):
            states = list(bits(card.candidates(targets, self.alive)))
            chosen = states[self.luck.below(len(states))]
            targets = card.settle((*targets, chosen), self.alive)
        return Entry(kind, targets, self.luck.below(len(card.ways)), owner)

    def _deal_agenda(self) -> None:
        """The event deck and the abandoned card: the Host knows all, an owner its own."""
        state, viewer = self.state, self.viewer
        if viewer == state.host and state.rule != "no_host":
            return
        cards = sorted(e for e in (*state.agenda, *state.abandoned) if self._knows_entry(e))
        hidden = [e.owner for e in (*state.agenda, *state.abandoned) if not self._knows_entry(e)]
        cards += [self._entry(owner) for owner in sorted(hidden)]
        if state.rule != "reveal":
            self._hide_owners(cards)
        cards = _shuffled(cards, self.luck)
        count = len(state.agenda)
        state.agenda, state.abandoned = cards[:count], cards[count:]

    def _hide_owners(self, cards: list[Entry]) -> None:
        """Only the Host and its owner know whose card is played out (W-RND-7)."""
        played = self.state.played
        hidden = [e.owner for e in (*played, *cards) if e.owner != self.viewer]
        owners = iter(_shuffled(sorted(hidden), self.luck))
        for entries in (played, cards):
            for place, entry in enumerate(entries):
                if entry.owner != self.viewer:
                    entries[place] = entry._replace(owner=next(owners))


def _shuffled(items: MutableSequence[T], luck: Luck) -> list[T]:
    left = list(items)
    return [left.pop(luck.below(len(left))) for _ in range(len(left))]


def _deal_people(state: "WarringState", viewer: Viewer, luck: Luck) -> None:
    """Characters are known to their holder and, discarded face down, to who discarded them."""
    known = [number for done in state.completed for number in done]
    if viewer is not None:
        known += state.characters[viewer] + state.offers[viewer]
    seen = [
        (n, mask) for n, mask in state.people_buried if viewer is not None and mask >> viewer & 1
    ]
    known += [number for number, _ in seen]
    unknown = [number for number in state.deck.era(state.is_late) if number not in known]
    pool = _shuffled(unknown, luck)
    _keep_claim_possible(state, viewer, pool, luck)
    for seat in range(state.seats):
        if seat != viewer:
            state.characters[seat] = [pool.pop() for _ in state.characters[seat]]
            state.offers[seat] = [pool.pop() for _ in state.offers[seat]]
    hidden = sorted(entry[1] for entry in state.people_buried if entry not in seen)
    state.people_buried = sorted(seen + [(pool.pop(), mask) for mask in hidden])
    state.people = sorted(pool)


def _keep_claim_possible(
    state: "WarringState", viewer: Viewer, pool: list[int], luck: Luck
) -> None:
    """A seat that is asked for a claim holds a character whose goal is met: arrange the pool so.

    The seats draw from the end of the pool, in their order.
    """
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, AskClaim) or step.seat == viewer:
        return
    before = sum(
        len(state.characters[seat]) + len(state.offers[seat])
        for seat in range(step.seat)
        if seat != viewer
    )
    claimable = len(state.characters[step.seat]) - step.fresh
    held = [len(pool) - 1 - before - place for place in range(claimable)]
    if any(_is_met(state, pool[place], step.moment) for place in held):
        return
    met = [place for place, number in enumerate(pool) if _is_met(state, number, step.moment)]
    one, other = held[luck.below(len(held))], met[luck.below(len(met))]
    pool[one], pool[other] = pool[other], pool[one]


def _is_met(state: "WarringState", number: int, moment: str) -> bool:
    return state.deck.characters[number].goal.is_met(GoalContext(state.board, moment))
