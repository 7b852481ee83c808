"""The ten effects of the card language, each with what it does to the board."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ....core import Log, Luck
from . import events
from .board import BANS, Board, roll
from .components import MIN_ATTRIBUTE, STATE_INDEX, STATES
from .goals import Goal, GoalContext
from .strength import prelude, strongest
from .wars import fight, raid

EMPTY = -1
"""A slot that no state fills."""


@dataclass(frozen=True, slots=True)
class Who:
    """The states an effect touches."""

    refs: tuple[int | str, ...]
    """Numbers of slots, keys of states, or "it"."""
    all: bool = False
    """All the living, in table order."""


ALL = Who((), all=True)


@dataclass(slots=True)
class Scene:
    """A card being resolved: its board, the states in its slots, and chance."""

    board: Board
    slots: Sequence[int]
    luck: Luck
    log: Log
    it: int = EMPTY

    def states(self, who: Who) -> list[int]:
        """The living states meant; the dead and empty slots drop out (W-EVT-7)."""
        if who.all:
            return self.board.living()
        found = dict.fromkeys(self.state(ref) for ref in who.refs)  # each once
        return [state for state in found if state >= 0 and self.board.is_alive(state)]

    def state(self, ref: int | str) -> int:
        if isinstance(ref, int):
            return self.slots[ref]
        return self.it if ref == "it" else STATE_INDEX[ref]


class Effect:
    """One part of a card."""

    __slots__ = ()

    def run(self, scene: Scene) -> None:
        raise NotImplementedError(type(self).__name__)


def run_all(effects: Sequence[Effect], scene: Scene) -> None:
    """The parts in printed order, until one state is left (W-EVT-9, W-EVT-10)."""
    for effect in effects:
        if scene.board.is_decided:
            return
        effect.run(scene)


@dataclass(frozen=True, slots=True)
class Change(Effect):
    """Adds to the attributes of each state."""

    who: Who
    deltas: tuple[int, ...]
    floor: int | None = None

    def run(self, scene: Scene) -> None:
        for state in scene.states(self.who):
            if scene.board.is_decided:
                return
            scene.board.change(state, self.deltas, scene.log, floor=self.floor)


@dataclass(frozen=True, slots=True)
class War(Effect):
    """Two states fight, each with a bonus to its total."""

    who: tuple[int | str, int | str]
    bonus: tuple[int, int] = (0, 0)

    def run(self, scene: Scene) -> None:
        sides = scene.state(self.who[0]), scene.state(self.who[1])
        if sides[0] == sides[1]:  # nobody fights itself
            return
        fight(scene.board, sides, self.bonus, scene.luck, scene.log)


@dataclass(frozen=True, slots=True)
class Raid(Effect):
    """Each state fights a people of that strength."""

    who: Who
    strength: int
    win: tuple[int, ...]
    lose: tuple[int, ...]

    def run(self, scene: Scene) -> None:
        for state in scene.states(self.who):
            if scene.board.is_decided:
                return
            changes = self.win, self.lose
            raid(scene.board, state, self.strength, changes, scene.luck, scene.log)


@dataclass(frozen=True, slots=True)
class Assassinate(Effect):
    """An attempt on the ruler of each state."""

    who: Who
    needs: int = 5

    def run(self, scene: Scene) -> None:
        for state in scene.states(self.who):
            scene.board.assassinate(state, self.needs, scene.luck, scene.log)


@dataclass(frozen=True, slots=True)
class Die(Effect):
    """One die decides between two lists of effects, or one die for each state."""

    needs: int
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    each: Who | None = None

    def run(self, scene: Scene) -> None:
        if self.each is None:
            self._throw(scene)
            return
        for state in scene.states(self.each):
            if scene.board.is_decided:
                return
            self._throw(replace(scene, it=state))

    def _throw(self, scene: Scene) -> None:
        die = roll(scene.luck)
        if scene.log is not None:
            scene.log.append(events.die(die, self.needs, scene.it))
        run_all(self.then if die >= self.needs else self.otherwise, scene)


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """One state gives of an attribute to another, but keeps 1 (W-EVT-8: both must live)."""

    giver: int | str
    taker: int | str
    attribute: int
    amount: int

    def run(self, scene: Scene) -> None:
        board, giver, taker = scene.board, scene.state(self.giver), scene.state(self.taker)
        if giver == taker or min(giver, taker) < 0:
            return
        if not (board.is_alive(giver) and board.is_alive(taker)):
            return
        cell = giver * 4 + self.attribute
        before = board.values[cell]
        board.change(giver, self._deltas(-self.amount), scene.log, floor=MIN_ATTRIBUTE)
        board.change(taker, self._deltas(before - board.values[cell]), scene.log)

    def _deltas(self, amount: int) -> list[int]:
        return [amount if attribute == self.attribute else 0 for attribute in range(4)]


@dataclass(frozen=True, slots=True)
class Level(Effect):
    """Raises an attribute to at least, or lowers it to at most, a number."""

    who: Who
    attribute: int
    at_least: int | None = None
    at_most: int | None = None

    def run(self, scene: Scene) -> None:
        for state in scene.states(self.who):
            now = scene.board.values[state * 4 + self.attribute]
            goal = now if self.at_least is None else max(now, self.at_least)
            goal = goal if self.at_most is None else min(goal, self.at_most)
            deltas = [goal - now if a == self.attribute else 0 for a in range(4)]
            scene.board.change(state, deltas, scene.log)


@dataclass(frozen=True, slots=True)
class Forbid(Effect):
    """To the end of the round something does not happen to these states."""

    what: int
    who: Who
    attribute: int | None = None

    def run(self, scene: Scene) -> None:
        every = list(range(len(STATES)))
        states = every if self.who.all else scene.states(self.who)
        scene.board.forbid(self.what, states, self.attribute)
        if scene.log is not None and states:
            scene.log.append(events.forbidden(BANS[self.what], states, self.attribute))


@dataclass(frozen=True, slots=True)
class If(Effect):
    """The board decides between two lists of effects."""

    test: Goal
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def run(self, scene: Scene) -> None:
        is_met = self.test.is_met(GoalContext(scene.board, slots=scene.slots, it=scene.it))
        run_all(self.then if is_met else self.otherwise, scene)


@dataclass(frozen=True, slots=True)
class Special(Effect):
    """An effect of public events only; all but the last two are rules or steps of the round."""

    what: str

    def run(self, scene: Scene) -> None:
        if self.what == "prelude":
            prelude(scene.board, scene.luck, scene.log)
        elif self.what == "unify":
            scene.board.unifier = strongest(scene.board, scene.luck, scene.log)


SPECIALS = (
    "no_host",
    "reveal",
    "one_card",
    "draw_new_hero",
    "discard_hand",
    "pass_right",
    "prelude",
    "unify",
)
