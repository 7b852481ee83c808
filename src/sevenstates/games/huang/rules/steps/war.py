"""Wars (H-WAR)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Self, TypedDict, cast

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step, bits, is_row
from .. import actions as act
from .. import events
from ..colours import COLOURS, RED
from ..grid import NAMES, mask_of
from ..groups import Group
from ..values import are_places, is_place, is_seat, is_strength
from .red_tiles import collect

if TYPE_CHECKING:
    from ..state import HuangState


def begin(state: "HuangState", unifier: int, place: int, states: list[Group], log: Log) -> None:
    """The tile on `place` united these states, taken as they stood before it (H-WAR-11)."""
    warring = sorted(
        tuple(bits(group.mask))
        for group in states
        # H-WAR-3: bystanders have no leader whose colour is in another of the states.
        if any(group.colours & other.colours for other in states if other is not group)
    )
    nothing = (0,) * len(warring)
    asked = (unifier + 1) % state.seats
    war = War(unifier, place, tuple(warring), asked, nothing, nothing)
    state.stack.append(war)
    if log is not None:
        log.append(events.war_began(unifier, place, war.sides, war.totals(state)))


@dataclass(frozen=True, slots=True)
class War(Step["HuangState"]):
    """Clockwise from the unifier's left, each may support one warring state (H-WAR-5)."""

    unifier: int
    place: int
    """The place of the unifying tile, with the marker on it."""
    sides: tuple[tuple[int, ...], ...]
    """The spaces of each warring state."""
    asked: int
    """The seat whose turn it is to support a side."""
    tiles: tuple[int, ...]
    """The red tiles committed for each side."""
    leaders: tuple[int, ...]
    """The red leaders that support each side."""

    name = "war"
    rule = "H-WAR-5"
    below = ("next_action",)

    def is_possible(self, state: "HuangState") -> bool:
        if not is_seat(state, self.unifier) or not is_place(state, self.place):
            return False
        if not _are_separate(state, self.sides) or not is_seat(state, self.asked):
            return False
        return all(
            is_row(counts, len(self.sides)) and all(is_strength(count) for count in counts)
            for counts in (self.tiles, self.leaders)
        )

    def totals(self, state: "HuangState") -> tuple[int, ...]:
        """H-WAR-4: red tiles of the state, committed tiles, supporting leaders."""
        return tuple(
            (mask_of(places) & state.tiles[RED]).bit_count() + self.tiles[side] + self.leaders[side]
            for side, places in enumerate(self.sides)
        )

    def pending(self, state: "HuangState") -> tuple[Decision, ...]:
        return (Decision(self.asked, "war", fields=self.fields(state)),)

    def fields(self, state: "HuangState") -> dict[str, object]:
        """The war as everybody sees it."""
        totals = self.totals(state)
        sides = {
            act.SIDE_LETTERS[side]: {
                "places": [NAMES[place] for place in places],
                "tiles": self.tiles[side],
                "leaders": self.leaders[side],
                "total": totals[side],
            }
            for side, places in enumerate(self.sides)
        }
        return {"unifier": self.unifier, "place": NAMES[self.place], "sides": sides}

    def is_asked(self, state: "HuangState", seat: int) -> bool:
        return seat == self.asked

    def legal_actions(self, state: "HuangState", seat: int) -> Sequence[Action]:
        red = state.hands[seat * 5 + RED]
        free_leader = state.leaders[seat * 5 + RED] < 0
        runs = [(act.SKIP, 1)]
        for side in range(len(self.sides)):
            runs.append((act.SUPPORT[side][False], (1 << red) - 1))
            if free_leader:
                runs.append((act.SUPPORT[side][True], (2 << red) - 1))
        return ActionSet(act.ACTIONS, runs)

    def refusal(self, state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, act.Skip):
            return None
        if not isinstance(action, act.Support):
            return IllegalAction("not-now", self.rule)
        if action.side >= len(self.sides):
            return IllegalAction("no-such-side", "H-WAR-3")
        if action.tiles > state.hands[seat * 5 + RED]:
            return IllegalAction("support-too-many", self.rule)
        if action.leader and state.leaders[seat * 5 + RED] >= 0:
            return IllegalAction("support-leader-on-board", self.rule)
        return None

    def apply(self, state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        war = self
        if isinstance(action, act.Support):
            state.spend(seat, RED, action.tiles)
            state.discards[RED] += action.tiles
            war = replace(
                self,
                tiles=_raised(self.tiles, action.side, action.tiles),
                leaders=_raised(self.leaders, action.side, action.leader),
            )
            if log is not None:
                total = war.totals(state)[action.side]
                log.append(events.supported(seat, action.side, action.tiles, action.leader, total))
        elif log is not None:
            log.append(events.stood_aside(seat))
        if seat != self.unifier:
            state.stack[-1] = replace(war, asked=(seat + 1) % state.seats)
            return
        state.stack.pop()
        totals = war.totals(state)
        best = [side for side, total in enumerate(totals) if total == max(totals)]
        if len(best) == 1:
            war.conclude(state, best[0], log)
            return
        state.stack.append(NameWinner(war, tuple(best)))
        if log is not None:
            log.append(events.war_tied(seat, best))

    def conclude(self, state: "HuangState", winner: int, log: Log) -> None:
        """Losers lose leaders and red tiles, the winner scores and pays (H-WAR-7 to 10)."""
        totals = self.totals(state)
        losers = [side for side in range(len(self.sides)) if side != winner]
        debt = max(totals[side] for side in losers)
        if log is not None:
            log.append(events.war_over(winner, totals, debt))
        fallen = [leader for side in losers for leader in self.conflicting(state, side)]
        won = mask_of(self.sides[winner])
        for seat, colour in fallen:
            place = state.leaders[seat * 5 + colour]
            if log is not None:
                log.append(events.leader_lost(seat, colour, place, "war"))
            state.remove_leader(seat, colour)
        for _, colour in fallen:
            victor = state.leader_in(won, colour)
            if victor is not None:
                state.score(victor, colour, 1, "war", log)
        for side in losers:
            lost = list(bits(mask_of(self.sides[side]) & state.tiles[RED]))
            if log is not None and lost:
                log.append(events.tiles_lost(side, lost))
            for place in lost:
                state.remove_tile(place, log)
        # H-WAR-9: committed tiles first, then tiles of the state that the unifier picks.
        owed = debt - self.tiles[winner]
        pool = bits(won & state.tiles[RED])
        collect(state, self.unifier, pool, owed, "war", self.place, log)

    def conflicting(self, state: "HuangState", side: int) -> Iterable[tuple[int, int]]:
        """A side's leaders whose colour is in another warring state, loser or not."""
        own = mask_of(self.sides[side])
        others = 0
        for other, places in enumerate(self.sides):
            if other != side:
                others |= mask_of(places)
        for colour in COLOURS:
            seat = state.leader_in(own, colour)
            if seat is not None and state.leader_in(others, colour) is not None:
                yield seat, colour


def _are_separate(state: "HuangState", sides: object) -> bool:
    """H-WAR-1: two or three states that share no place."""
    if not isinstance(sides, tuple) or len(sides) not in (2, 3):
        return False
    if not all(are_places(state, side) for side in sides):
        return False
    return len({place for side in sides for place in side}) == sum(map(len, sides))


def _raised(counts: tuple[int, ...], side: int, by: int) -> tuple[int, ...]:
    return (*counts[:side], counts[side] + by, *counts[side + 1 :])


class _Saved(TypedDict):
    """A tied war as JSON."""

    war: dict[str, object]
    tied: list[int]


@dataclass(frozen=True, slots=True)
class NameWinner(Step["HuangState"]):
    """A tied war: the unifier chooses among the tied (H-WAR-6)."""

    war: War
    tied: tuple[int, ...]

    name = "war_tie"
    rule = "H-WAR-6"
    below = ("next_action",)

    def is_possible(self, state: "HuangState") -> bool:
        self.war.check(state)
        sides = range(len(self.war.sides))
        return len(set(self.tied)) > 1 and all(side in sides for side in self.tied)

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        saved = cast(_Saved, data)
        return cls(War.from_json(saved["war"]), tuple(saved["tied"]))

    def pending(self, state: "HuangState") -> tuple[Decision, ...]:
        tied = [act.SIDE_LETTERS[side] for side in self.tied]
        fields = {**self.war.fields(state), "tied": tied}
        return (Decision(self.war.unifier, "war_tie", fields=fields),)

    def is_asked(self, state: "HuangState", seat: int) -> bool:
        return seat == self.war.unifier

    def legal_actions(self, state: "HuangState", seat: int) -> Sequence[Action]:
        return ActionSet(act.ACTIONS, [(act.WINNER, sum(1 << side for side in self.tied))])

    def refusal(self, state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.NameWinner):
            return IllegalAction("not-now", self.rule)
        if action.side not in self.tied:
            return IllegalAction("side-not-tied", self.rule)
        return None

    def apply(self, state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        assert isinstance(action, act.NameWinner)
        state.stack.pop()
        self.war.conclude(state, action.side, log)
