"""A toy game with all that is hard to keep secret or in order, to prove the kit on.

Each round all bid coins in secret for the bag's next tile, then all lay up to three tiles of
their hand in secret, one by one, then in turn each keeps the hand or swaps a tile.
"""

import copy
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Self, TypedDict

from sevenstates import core
from sevenstates.core import Luck, Viewer

from .steps import ACTIONS, COINS, LETTERS, Bids, Lays, Log, Sealed, Turn, changed, tell

TILES = (30, 25, 20)
HAND = 3


@dataclass(frozen=True)
class ToyOptions(core.Options):
    """The options of a toy table."""

    pace: str = field(default="normal", metadata={"choices": ("normal", "short")})
    rich: bool = False


class OwnView(TypedDict, total=False):
    """The part of a view that a spectator has not."""

    hand: list[int]
    answer: list[int]


class ToyView(core.BaseView, OwnView):
    """The view of a toy table."""

    rounds: int
    discards: list[int]
    coins: list[int]
    points: list[int]
    bag: int
    hand_sizes: list[int]


@dataclass
class ToyState(core.State):
    """The state of a toy table."""

    options: ToyOptions
    seats: int
    rounds: int
    """How many are left."""
    bag: list[int]
    discards: list[int]
    hands: list[list[int]]
    coins: list[int]
    points: list[int]
    stack: list[core.AnyStep]
    result: core.Outcome | None

    over_rule = "T-END-1"

    def discard(self, seat: int, tiles: Sequence[int], luck: Luck, log: Log) -> None:
        """Tiles leave a hand openly; as many come from the bag, seen by nobody else."""
        drawn = [core.draw(self.bag, luck) for _ in tiles]
        for lost, won in zip(tiles, drawn, strict=True):
            self.hands[seat][lost] -= 1
            self.discards[lost] += 1
            self.hands[seat][won] += 1
        tell(log, "drew", (seat,), seat=seat, tiles="".join(LETTERS[c] for c in drawn))

    def next_round(self) -> None:
        self.rounds -= 1
        self.stack[-1] = Bids(((),) * self.seats, (False,) * self.seats)
        if not self.rounds:
            ranks = core.rank(self.points)
            winners = tuple(seat for seat, place in enumerate(ranks) if place == 1)
            self.result = core.Outcome(ranks, tuple(self.points), winners, "rounds-played")
            self.stack.clear()

    def view(self, viewer: Viewer) -> ToyView:
        core.check_viewer(viewer, self.seats)
        own: OwnView = {}
        if viewer is not None:
            step = self.stack[-1] if self.stack else None
            own["hand"] = list(self.hands[viewer])
            own["answer"] = step.own_answer(self, viewer) if isinstance(step, Sealed) else []
        return {
            "game": "toy",
            "viewer": viewer,
            "rounds": self.rounds,
            "discards": list(self.discards),
            "coins": list(self.coins),
            "points": list(self.points),
            **own,
            "bag": sum(self.bag),
            "hand_sizes": [sum(hand) for hand in self.hands],
            "pending": core.pending_seen_by(self, viewer),
            "outcome": self.result.to_json() if self.result else None,
        }

    def _deal_hidden(self, viewer: Viewer, luck: Luck) -> None:
        others = [seat for seat in range(self.seats) if seat != viewer]
        for seat in others:
            self.bag = [a + b for a, b in zip(self.bag, self.hands[seat], strict=True)]
            self.hands[seat] = [0, 0, 0]
        for seat in others:
            for _ in range(HAND):
                self.hands[seat][core.draw(self.bag, luck)] += 1
            if self.stack and isinstance(step := self.stack[-1], Sealed):
                answers = changed(step.answers, seat, step.guess(self, seat, luck))
                self.stack[-1] = replace(step, answers=answers)

    def copy(self) -> Self:
        return copy.deepcopy(self)

    def to_json(self) -> dict[str, Any]:
        stack = [step.to_json() for step in self.stack]
        result = self.result.to_json() if self.result else None
        plain = {**copy.deepcopy(vars(self)), "options": self.options.to_json()}
        return {**plain, "seats": self.seats, "stack": stack, "result": result}

    def to_text(self) -> str:
        return json.dumps(self.to_json(), indent=1)

    def check(self) -> None:
        for places in zip(self.bag, self.discards, *self.hands, TILES, strict=True):
            if min(places) < 0 or sum(places[:-1]) != places[-1]:
                raise core.BrokenState("tiles")
        if min(self.coins) < 0 or any(sum(hand) != HAND for hand in self.hands):
            raise core.BrokenState("hand-or-coins")
        core.check_stack(self)


def _bid(state: ToyState, seat: int, fields: Mapping[str, core.Choice]) -> core.Action:
    """Bid that much, or all there is if that is less."""
    return ACTIONS[min(int(fields["coins"]), state.coins[seat])]


class ToyGame(core.Game[ToyState, ToyOptions]):
    """The toy game."""

    key = "toy"
    rules_version = 1
    seats = range(2, 5)
    options_type = ToyOptions
    actions = ACTIONS
    order_kinds = (core.OrderKind("bid", "bids", _bid, {"coins": (0, 1, 2)}),)
    max_random_decisions = 100

    def _new_state(self, seats: int, options: ToyOptions, luck: Luck, log: core.Log) -> ToyState:
        rounds, coins = 1 if options.pace == "short" else 3, COINS * (1 + options.rich)
        bag, hands = list(TILES), [[0, 0, 0] for _ in range(seats)]
        for hand in hands:
            for _ in range(HAND):
                hand[core.draw(bag, luck)] += 1
        stack: list[core.AnyStep] = [Bids(((),) * seats, (False,) * seats)]
        rest = [0, 0, 0], hands, [coins] * seats, [0] * seats, stack, None
        return ToyState(options, seats, rounds, bag, *rest)

    def _load_state(self, data: Mapping[str, Any]) -> ToyState:
        steps = {step.name: step for step in (Bids, Lays, Turn)}
        stack = [core.load_step(steps, step) for step in data["stack"]]
        result = core.Outcome.from_json(data["result"]) if data["result"] else None
        options = ToyOptions.from_json(data["options"])
        return ToyState(**{**data, "options": options, "stack": stack, "result": result})

    def parse_position(self, text: str) -> ToyState:
        return self.load_state(json.loads(text))


TOY = ToyGame()
ToyState.game = TOY
