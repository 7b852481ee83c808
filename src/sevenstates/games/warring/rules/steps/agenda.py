"""The Host reads the event deck, changes and orders it, and plays it out (W-RND-8)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import (
    Action,
    ActionSet,
    Decision,
    IllegalAction,
    Log,
    Luck,
    Step,
    are_different,
    is_int,
)
from .. import actions as act
from .. import events
from ..cards import Entry, EventCard
from ..components import QUOTA
from ..effects import Scene, run_all
from ..scoring import finish_if_decided
from . import marks
from .claims import open_window
from .marks import Marks

if TYPE_CHECKING:
    from ..state import WarringState


class _HostStep(Step["WarringState"]):
    """A question to the Host."""

    __slots__ = ()

    rule = "W-RND-8"

    def is_asked(self, state: "WarringState", seat: int) -> bool:
        return seat == state.host


class _SecretHostStep(_HostStep):
    """A question to the Host in secret.

    How many marks an added card takes would tell others which card it is.
    """

    __slots__ = ()

    def asked_in_secret(self, state: "WarringState") -> tuple[int, ...]:
        return (state.host,)

    def pending(self, state: "WarringState") -> tuple[Decision, ...]:
        return (Decision(state.host, "amend", sealed=True),)


@dataclass(frozen=True, slots=True)
class Amend(_SecretHostStep):
    """Once the Host may abandon a card of the deck or add one from the hand."""

    name = "amend"
    below = ("offer_order",)

    def is_possible(self, state: "WarringState") -> bool:
        return _can_amend(state)

    def stays_secret(self, state: "WarringState", seat: int, action: Action) -> bool:
        # To pass shows only when the deck is played out at once, with no order to choose.
        has_order = len(state.agenda) > 1
        return isinstance(action, act.Add) or (isinstance(action, act.Pass) and has_order)

    def legal_actions(self, state: "WarringState", seat: int) -> Sequence[Action]:
        abandon = 0 if state.rule == "one_card" else (1 << len(state.agenda)) - 1
        add = (1 << len(state.hands[seat])) - 1
        return ActionSet(act.ACTIONS, [(act.PASS, 1), (act.ABANDON, abandon), (act.ADD, add)])

    def refusal(self, state: "WarringState", seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, act.Pass):
            return None
        if isinstance(action, act.Abandon):
            if state.rule == "one_card":
                return IllegalAction("no-abandoning", "W-PUB-3")
            is_there = action.card < len(state.agenda)
            return None if is_there else IllegalAction("no-such-card", self.rule)
        if isinstance(action, act.Add):
            is_there = action.slot < len(state.hands[seat])
            return None if is_there else IllegalAction("no-such-card", self.rule)
        return IllegalAction("not-now", self.rule)

    def apply(self, state: "WarringState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        state.stack.pop()
        if isinstance(action, act.Abandon):
            entry = state.agenda.pop(action.card)
            state.abandoned.append(entry)
            if log is not None:
                log.append(events.card_abandoned(seat, state.deck.events[entry.kind].key))
        elif isinstance(action, act.Add):
            card = state.deck.events[state.hands[seat][action.slot]]
            so_far = marks.begin(card, state.board.alive())
            state.stack.append(MarkAdded(action.slot, *so_far))


def _can_amend(state: "WarringState") -> bool:
    """Whether the event deck is as it was collected (W-RND-5)."""
    if state.rule in ("no_host", "reveal") or state.abandoned or state.played:
        return False
    return len(state.agenda) <= state.seats * max(QUOTA)


@dataclass(frozen=True, slots=True)
class MarkAdded(_SecretHostStep):
    """The Host marks the card that is being added, and says when done (W-EVT-3).

    Also where there is nothing to mark: otherwise others would see that there is nothing.
    """

    slot: int
    targets: tuple[int, ...]
    choice: int

    name = "mark_added"
    below = ("offer_order",)

    def is_possible(self, state: "WarringState") -> bool:
        hand = state.hands[state.host]
        if not _can_amend(state) or not is_int(self.slot, range(len(hand))):
            return False
        return marks.is_possible(self.card(state), self.targets, self.choice, state.board.alive())

    def stays_secret(self, state: "WarringState", seat: int, action: Action) -> bool:
        return not isinstance(action, act.Done)

    def card(self, state: "WarringState") -> EventCard:
        return state.deck.events[state.hands[state.host][self.slot]]

    def _marks(self) -> Marks:
        return Marks(self.targets, self.choice)

    def legal_actions(self, state: "WarringState", seat: int) -> Sequence[Action]:
        card, so_far = self.card(state), self._marks()
        if so_far.is_complete(card):
            return ActionSet(act.ACTIONS, [(act.DONE, 1)])
        return ActionSet(act.ACTIONS, marks.runs(card, so_far, state.board.alive()))

    def refusal(self, state: "WarringState", seat: int, action: Action) -> IllegalAction | None:
        card, so_far = self.card(state), self._marks()
        if not so_far.is_complete(card):
            return marks.refusal(card, so_far, state.board.alive(), action)
        return None if isinstance(action, act.Done) else IllegalAction("not-now", self.rule)

    def apply(self, state: "WarringState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        if not isinstance(action, act.Done):
            marked = marks.mark(self.card(state), self._marks(), state.board.alive(), action)
            state.stack[-1] = MarkAdded(self.slot, *marked)
            return
        state.stack.pop()
        entry = Entry(state.hands[seat].pop(self.slot), self.targets, self.choice, seat)
        state.agenda.append(entry)
        state.known[seat] = []
        if log is not None:
            log.append(events.card_added(seat, state.written(entry)))


@dataclass(frozen=True, slots=True)
class Order(_HostStep):
    """The Host lays down the whole order, card by card; it stands."""

    order: tuple[int, ...] = ()
    """The cards chosen so far, as places in the deck."""

    name = "order"
    below = ("play_out",)

    def is_possible(self, state: "WarringState") -> bool:
        if state.rule == "no_host" or state.options.stepwise:
            return False
        count = len(state.agenda)
        return are_different(self.order, range(count)) and len(self.order) < count - 1

    def pending(self, state: "WarringState") -> tuple[Decision, ...]:
        return (Decision(state.host, "order"),)

    def legal_actions(self, state: "WarringState", seat: int) -> Sequence[Action]:
        left = (1 << len(state.agenda)) - 1
        for place in self.order:
            left &= ~(1 << place)
        return ActionSet(act.ACTIONS, [(act.NEXT, left)])

    def refusal(self, state: "WarringState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.Next):
            return IllegalAction("not-now", self.rule)
        if action.card >= len(state.agenda):
            return IllegalAction("no-such-card", self.rule)
        if action.card in self.order:
            return IllegalAction("ordered-already", self.rule)
        return None

    def apply(self, state: "WarringState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        assert isinstance(action, act.Next)
        order = (*self.order, action.card)
        if len(order) < len(state.agenda) - 1:
            state.stack[-1] = Order(order)
            return
        state.stack.pop()
        places = [*order, *(p for p in range(len(state.agenda)) if p not in order)]
        state.agenda = [state.agenda[place] for place in places]
        if log is not None:
            log.append(events.order_laid(seat, len(places)))


@dataclass(frozen=True, slots=True)
class ChooseNext(_HostStep):
    """Table option `stepwise`: the Host chooses the next card after each result."""

    name = "choose_next"
    below = ("play_out",)

    def is_possible(self, state: "WarringState") -> bool:
        return state.rule != "no_host" and state.options.stepwise and len(state.agenda) > 1

    def pending(self, state: "WarringState") -> tuple[Decision, ...]:
        return (Decision(state.host, "choose-next"),)

    def legal_actions(self, state: "WarringState", seat: int) -> Sequence[Action]:
        return ActionSet(act.ACTIONS, [(act.NEXT, (1 << len(state.agenda)) - 1)])

    def refusal(self, state: "WarringState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.Next):
            return IllegalAction("not-now", self.rule)
        if action.card >= len(state.agenda):
            return IllegalAction("no-such-card", self.rule)
        return None

    def apply(self, state: "WarringState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        assert isinstance(action, act.Next)
        state.stack.pop()
        state.stack[-1] = PlayOut(is_chosen=True)
        state.agenda.insert(0, state.agenda.pop(action.card))


@dataclass(frozen=True, slots=True)
class PlayOut(Step["WarringState"]):
    """The cards take effect one after another, each with its claims."""

    is_chosen: bool = False
    """The Host has said that the first card of the deck is next."""

    name = "play_out"
    rule = "W-RND-8"
    asks = False
    below = ("round",)

    def is_possible(self, state: "WarringState") -> bool:
        return self.is_chosen is False and self.step_below(state).part == "last_claims"

    def run(self, state: "WarringState", luck: Luck, log: Log) -> None:
        if not state.agenda:
            state.stack.pop()
        elif (
            state.options.stepwise
            and not self.is_chosen
            and len(state.agenda) > 1
            and state.rule != "no_host"
        ):
            state.stack.append(ChooseNext())
        else:
            state.stack[-1] = PlayOut.of()
            resolve(state, state.agenda.pop(0), luck, log)
            if not finish_if_decided(state, log):
                open_window(state)


def resolve(state: "WarringState", entry: Entry, luck: Luck, log: Log) -> None:
    """One card takes effect and is discarded."""
    card = state.deck.events[entry.kind]
    if log is not None:
        everybody = tuple(range(state.seats))
        to = tuple(seat for seat in everybody if state.knows_agenda(seat, entry))
        log.append(events.card_played(state.card_view(entry), state.written(entry)))
        log.append(events.card_owner(entry.owner, to))
    state.board.begin_event((card.key, entry.choice))
    run_all(card.ways[entry.choice].do, Scene(state.board, entry.targets, luck, log))
    state.played.append(entry)
    state.discards[entry.kind] += 1


def begin(state: "WarringState") -> None:
    """Put the Host's questions on the stack, the first on top."""
    has_host = state.rule != "no_host"
    state.stack.append(PlayOut.of())
    if has_host:
        state.stack.append(OfferOrder.of())
    if has_host and state.rule != "reveal":
        amend = Amend.of()
        if len(amend.legal_actions(state, state.host)) > 1:
            state.stack.append(amend)


@dataclass(frozen=True, slots=True)
class OfferOrder(Step["WarringState"]):
    """Asks for the order, if there is one to choose."""

    name = "offer_order"
    rule = "W-RND-8"
    asks = False
    below = ("play_out",)

    def is_possible(self, state: "WarringState") -> bool:
        return state.rule != "no_host"

    def run(self, state: "WarringState", luck: Luck, log: Log) -> None:
        state.stack.pop()
        if len(state.agenda) > 1 and not state.options.stepwise:
            state.stack.append(Order.of())
