"""The actions and the questions of the toy game."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self

from sevenstates import core
from sevenstates.core import Action, Decision, Event, Fields, Luck

if TYPE_CHECKING:
    from .game import ToyState

LETTERS = "RGB"
COINS = 4

Log = list[Event] | None


@dataclass(slots=True, eq=False)
class ToyAction(Action):
    """A verb and, if it is about anything, a number of coins or a colour."""

    kind: str
    what: str = ""
    value: int = -1

    @property
    def fields(self) -> Fields:
        return {"what": self.what} if self.what else {}


BID = [ToyAction("bid", str(coins), coins) for coins in range(2 * COINS + 1)]
LAY, SWAP = (
    [ToyAction(verb, letter, colour) for colour, letter in enumerate(LETTERS)]
    for verb in ("lay", "swap")
)
DONE, KEEP = ToyAction("done"), ToyAction("keep")
ACTIONS = core.number_actions([*BID, *LAY, *SWAP, DONE, KEEP])


def changed(values: tuple[Any, ...], index: int, value: object) -> tuple[Any, ...]:
    """The values with another one at that index."""
    return (*values[:index], value, *values[index + 1 :])


def tell(log: Log, kind: str, to: tuple[int, ...] = (), hidden: bool = False, **what: Any) -> None:
    """Log an event; if it is addressed to somebody, all but the seat it is about is secret."""
    public = {name: value for name, value in what.items() if not to or name == "seat"}
    secret = {name: value for name, value in what.items() if name not in public}
    if log is not None:
        log.append(Event(kind, public, secret, to, hidden))


class Question(core.Step["ToyState"]):
    """A question: `allowed` says what the seat may do."""

    __slots__ = ()

    def allowed(self, state: "ToyState", seat: int) -> Sequence[Action]:
        raise NotImplementedError

    def legal_actions(self, state: "ToyState", seat: int) -> Sequence[Action]:
        mask = sum(1 << action.index for action in self.allowed(state, seat))
        return core.ActionSet(ACTIONS, [(0, mask)])

    def refusal(self, state: "ToyState", seat: int, action: Action) -> core.IllegalAction | None:
        allowed = action in self.allowed(state, seat)
        return None if allowed else core.IllegalAction("not-now", self.rule)


@dataclass(frozen=True, slots=True)
class Sealed(Question, core.SealedStep["ToyState"]):
    """All answer at once."""

    answers: tuple[tuple[int, ...], ...]
    """The coins or colours that each seat has chosen so far."""
    done: tuple[bool, ...]

    def is_done(self, state: "ToyState", seat: int) -> bool:
        return self.done[seat]

    def question(self, seat: int) -> Decision:
        return Decision(seat, self.name, sealed=True)

    def own_answer(self, state: "ToyState", seat: int) -> list[int]:
        return list(self.answers[seat])

    def without(self, seat: int) -> Self:
        answers, done = changed(self.answers, seat, ()), changed(self.done, seat, False)
        return replace(self, answers=answers, done=done)

    def answered(self, state: "ToyState", seat: int, action: Any) -> Self:
        answer = self.answers[seat] if action is DONE else (*self.answers[seat], action.value)
        answers = changed(self.answers, seat, tuple(sorted(answer)))
        return replace(self, answers=answers, done=changed(self.done, seat, action not in LAY))

    def answer_event(self, seat: int, action: Action) -> Event:
        return Event("answered", {"seat": seat}, {"action": str(action)}, (seat,), hidden=True)

    def guess(self, state: "ToyState", seat: int, luck: Luck) -> tuple[int, ...]:
        """What another seat may have answered."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Bids(Sealed):
    """The highest bid pays for the tile, of several the first seat's."""

    name = "bids"
    rule = "T-BID-1"

    def allowed(self, state: "ToyState", seat: int) -> Sequence[Action]:
        return BID[: state.coins[seat] + 1]

    def finish(self, state: "ToyState", luck: Luck, log: Log) -> None:
        bids = [bid for (bid,) in self.answers]
        winner, tile = bids.index(max(bids)), core.draw(state.bag, luck)
        state.coins[winner] -= max(bids)
        state.points[winner] += tile + 1
        state.discards[tile] += 1
        tell(log, "bids_shown", bids=bids, tile=LETTERS[tile])
        state.stack.append(Lays(((),) * state.seats, (False,) * state.seats))

    def guess(self, state: "ToyState", seat: int, luck: Luck) -> tuple[int, ...]:
        return (luck.pick([1] * (state.coins[seat] + 1)),) if self.done[seat] else ()


@dataclass(frozen=True, slots=True)
class Lays(Sealed):
    """Tiles are laid one by one until the seat is done; a point for each colour laid."""

    name = "lays"
    rule = "T-LAY-1"

    def allowed(self, state: "ToyState", seat: int) -> Sequence[Action]:
        laid, hand = self.answers[seat], state.hands[seat]
        return [*(action for action in LAY if hand[action.value] > laid.count(action.value)), DONE]

    def finish(self, state: "ToyState", luck: Luck, log: Log) -> None:
        tell(log, "lays_shown", laid=["".join(LETTERS[c] for c in laid) for laid in self.answers])
        for seat, laid in enumerate(self.answers):
            state.points[seat] += len(set(laid))
            state.discard(seat, laid, luck, log)
        state.stack.append(Turn(0))

    def guess(self, state: "ToyState", seat: int, luck: Luck) -> tuple[int, ...]:
        some = [luck.pick([1] * (held + 1)) for held in state.hands[seat]]
        return tuple(colour for colour, laid in enumerate(some) for _ in range(laid))


@dataclass(frozen=True, slots=True)
class Turn(Question):
    """One after another keeps the hand or swaps a tile."""

    seat: int

    name = "turn"
    rule = "T-TRN-1"

    def pending(self, state: "ToyState") -> tuple[Decision, ...]:
        return (Decision(self.seat, "turn"),)

    def allowed(self, state: "ToyState", seat: int) -> Sequence[Action]:
        return [*(SWAP[colour] for colour, n in enumerate(state.hands[seat]) if n), KEEP]

    def apply(self, state: "ToyState", seat: int, action: Any, luck: Luck, log: Log) -> None:
        tell(log, "turn_over", seat=seat, action=str(action))
        if action is not KEEP:
            state.discard(seat, [action.value], luck, log)
        state.stack[-1] = Turn(seat + 1)
        if seat + 1 == state.seats:
            state.next_round()
