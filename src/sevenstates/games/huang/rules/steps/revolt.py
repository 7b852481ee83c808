"""Revolts (H-REV)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .....core import Action, ActionSet, Decision, IllegalAction, Log, Luck, Step
from .. import actions as act
from .. import events
from ..colours import COLOUR_NAMES, YELLOW
from ..values import is_colour, is_seat, is_strength

if TYPE_CHECKING:
    from ..state import HuangState


def begin(state: "HuangState", attacker: int, defender: int, colour: int, log: Log) -> None:
    """The attacker's leader stands in a state that holds the defender's of that colour."""
    state.stack.append(AttackerCommits(attacker, defender, colour))
    if log is not None:
        attack = _on_board(state, attacker, colour)
        defence = _on_board(state, defender, colour)
        log.append(events.revolt_began(attacker, defender, colour, attack, defence))


def _on_board(state: "HuangState", seat: int, colour: int) -> int:
    """H-REV-2: the yellow tiles beside the seat's leader."""
    place = state.leaders[seat * 5 + colour]
    return (state.board.near[place] & state.tiles[YELLOW]).bit_count()


class _Commits(Step["HuangState"]):
    """One side commits yellow tiles, and its yellow leader if that is off the board."""

    __slots__ = ()

    rule = "H-REV-3"
    below = ("next_action",)

    attacker: int
    defender: int
    colour: int

    def is_possible(self, state: "HuangState") -> bool:
        """Whether there are two seats whose leaders of the colour are on the board."""
        seats = (self.attacker, self.defender)
        if not all(is_seat(state, seat) for seat in seats) or not is_colour(self.colour):
            return False
        return all(state.leaders[seat * 5 + self.colour] >= 0 for seat in seats)

    def asked(self) -> int:
        raise NotImplementedError

    def attack(self, state: "HuangState") -> int:
        raise NotImplementedError

    def pending(self, state: "HuangState") -> tuple[Decision, ...]:
        fields = {
            "attacker": self.attacker,
            "defender": self.defender,
            "colour": COLOUR_NAMES[self.colour],
            "attack": self.attack(state),
            "defence": _on_board(state, self.defender, self.colour),
        }
        return (Decision(self.asked(), self.name, fields=fields),)

    def is_asked(self, state: "HuangState", seat: int) -> bool:
        return seat == self.asked()

    def legal_actions(self, state: "HuangState", seat: int) -> Sequence[Action]:
        upto = (2 << state.hands[seat * 5 + YELLOW]) - 1
        runs = [(act.COMMIT[False], upto)]
        if state.leaders[seat * 5 + YELLOW] < 0:
            runs.append((act.COMMIT[True], upto))
        return ActionSet(act.ACTIONS, runs)

    def refusal(self, state: "HuangState", seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, act.Commit):
            return IllegalAction("not-now", self.rule)
        if action.tiles > state.hands[seat * 5 + YELLOW]:
            return IllegalAction("commit-too-many", self.rule)
        if action.leader and state.leaders[seat * 5 + YELLOW] >= 0:
            return IllegalAction("commit-leader-on-board", "H-REV-4")
        return None

    def commit(self, state: "HuangState", action: act.Commit, log: Log) -> int:
        """Lay the tiles down, which are gone in any case; the side's total."""
        seat = self.asked()
        state.spend(seat, YELLOW, action.tiles)
        state.discards[YELLOW] += action.tiles
        total = _on_board(state, seat, self.colour) + action.tiles + action.leader
        if log is not None:
            log.append(events.committed(seat, action.tiles, action.leader, total))
        return total


@dataclass(frozen=True, slots=True)
class AttackerCommits(_Commits):
    """First the attacker."""

    attacker: int
    defender: int
    colour: int

    name = "revolt_attack"

    def asked(self) -> int:
        return self.attacker

    def attack(self, state: "HuangState") -> int:
        return _on_board(state, self.attacker, self.colour)

    def apply(self, state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        assert isinstance(action, act.Commit)
        total = self.commit(state, action, log)
        state.stack[-1] = DefenderCommits(self.attacker, self.defender, self.colour, total)


@dataclass(frozen=True, slots=True)
class DefenderCommits(_Commits):
    """Then the defender, who sees the attacker's tiles; and the revolt is decided."""

    attacker: int
    defender: int
    colour: int
    total: int
    """The attacker's strength."""

    name = "revolt_defence"

    def is_possible(self, state: "HuangState") -> bool:
        return _Commits.is_possible(self, state) and is_strength(self.total)

    def asked(self) -> int:
        return self.defender

    def attack(self, state: "HuangState") -> int:
        return self.total

    def defence(self, state: "HuangState") -> int:
        """The defender's strength before it commits anything."""
        return _on_board(state, self.defender, self.colour)

    def missing(self, state: "HuangState") -> int:
        """What it takes to win, at most 0 if nothing: the defender wins a tie (H-REV-5)."""
        return self.total - self.defence(state)

    def apply(self, state: "HuangState", seat: int, action: Action, luck: Luck, log: Log) -> None:
        assert isinstance(action, act.Commit)
        state.stack.pop()
        defence = self.commit(state, action, log)
        winner, loser = self.attacker, self.defender
        if defence >= self.total:  # H-REV-5
            winner, loser = loser, winner
        if log is not None:
            log.append(events.revolt_over(winner, loser, self.colour, self.total, defence))
            place = state.leaders[loser * 5 + self.colour]
            log.append(events.leader_lost(loser, self.colour, place, "revolt"))
        state.remove_leader(loser, self.colour)
        state.score(winner, self.colour, 1, "revolt", log)
