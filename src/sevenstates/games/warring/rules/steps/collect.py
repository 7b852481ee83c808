"""Collecting: the played cards that go into the event deck (W-RND-5 to W-RND-7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step, is_int, is_row
from .. import actions as act
from .. import events
from ..cards import Entry
from ..components import QUOTA

if TYPE_CHECKING:
    from ..state import WarringState


def collect(state: "WarringState", luck: Luck, log: Log) -> None:
    """Take at random what is taken at random; ask the Host for the rest."""
    quotas = [QUOTA[len(laid)] for laid in state.laid]
    for seat in state.order():
        by_choice = state.rule == "reveal" or (seat == state.host and state.rule != "no_host")
        if not by_choice:
            taken = [_pick(state, seat, luck) for _ in range(quotas[seat])]
            quotas[seat] = 0
            _tell(state, seat, taken, log)
    if state.rule == "no_host":
        state.agenda = [
            state.agenda.pop(luck.pick([1] * len(state.agenda))) for _ in state.agenda[:]
        ]
    step = TakeCards(tuple(quotas))
    step.go_on(state, push=True, log=log)


def _pick(state: "WarringState", seat: int, luck: Luck) -> Entry:
    entry = state.laid[seat].pop(luck.pick([1] * len(state.laid[seat])))
    state.agenda.append(entry)
    return entry


def _tell(state: "WarringState", seat: int, taken: list[Entry], log: Log) -> None:
    if log is None or not taken:
        return
    to = (seat,) if state.rule == "no_host" else tuple(sorted({seat, state.host}))
    if state.rule == "reveal":
        to = tuple(range(state.seats))
    log.append(events.cards_taken(seat, [state.written(entry) for entry in taken], to))


@dataclass(frozen=True, slots=True)
class TakeCards(Step["WarringState"]):
    """The Host chooses from its own cards, and with Reveal Cards from everybody's (W-PUB-2)."""

    quotas: tuple[int, ...]
    """The number of cards still to be taken of each seat."""

    name = "take_cards"
    rule = "W-RND-6"
    below = ("round",)

    def is_possible(self, state: "WarringState") -> bool:
        if state.rule == "no_host" or self.step_below(state).part != "agenda":
            return False
        if not is_row(self.quotas, state.seats):
            return False
        for seat, quota in enumerate(self.quotas):
            is_open = seat == state.host or state.rule == "reveal"
            if not is_int(quota, range(len(state.laid[seat]) + 1 if is_open else 1)):
                return False
        return any(self.quotas)

    def pending(self, state: "WarringState") -> tuple[Decision, ...]:
        return (Decision(state.host, "take", fields={"quotas": list(self.quotas)}),)

    def is_asked(self, state: "WarringState", seat: int) -> bool:
        return seat == state.host

    def legal_actions(self, state: "WarringState", seat: int) -> Sequence[Action]:
        return ActionSet(
            act.ACTIONS,
            [
                (act.TAKE[owner], (1 << len(state.laid[owner])) - 1 if quota else 0)
                for owner, quota in enumerate(self.quotas)
            ],
        )

    def refusal(self, state: "WarringState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.Take):
            return IllegalAction("not-now", self.rule)
        owner = action.seat
        if owner != state.host and state.rule != "reveal":
            return IllegalAction("taken-at-random", "W-RND-5")
        if owner >= state.seats or action.card >= len(state.laid[owner]):
            return IllegalAction("no-such-card", self.rule)
        if not self.quotas[owner]:
            return IllegalAction("enough-taken", "W-RND-5")
        return None

    def apply(self, state: "WarringState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        assert isinstance(action, act.Take)
        entry = state.laid[action.seat].pop(action.card)
        state.agenda.append(entry)
        _tell(state, action.seat, [entry], log)
        quotas = list(self.quotas)
        quotas[action.seat] -= 1
        TakeCards(tuple(quotas)).go_on(state, push=False, log=log)

    def go_on(self, state: "WarringState", *, push: bool, log: Log) -> None:
        """Take what there is no choice about; ask if there is one; else put the rest away."""
        quotas = list(self.quotas)
        for owner in state.order():
            if quotas[owner] and quotas[owner] == len(state.laid[owner]):
                taken, state.laid[owner] = state.laid[owner], []
                state.agenda += taken
                quotas[owner] = 0
                _tell(state, owner, taken, log)
        if not push:
            state.stack.pop()
        if any(quotas):
            state.stack.append(TakeCards(tuple(quotas)))
        else:
            _put_away(state)


def _put_away(state: "WarringState") -> None:
    """W-RND-7: face down, unless they lie open anyway."""
    for seat, laid in enumerate(state.laid):
        for entry in laid:
            if state.rule == "reveal":
                state.discards[entry.kind] += 1
            else:
                state.bury(entry.kind, 1 << seat)
        state.laid[seat] = []
