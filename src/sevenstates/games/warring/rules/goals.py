"""The eleven goals of the card language, and how near each is."""

from collections.abc import Sequence
from dataclasses import dataclass

from .board import ANY_WAR, Board
from .components import STATE_INDEX, STATES

SUM = 4
"""The number of the attribute `sum`, a state's strength."""
Ref = int | str
"""A state's key, or inside an `if` the number of a slot, or "it" inside a `die` with `each`."""


@dataclass(slots=True)
class GoalContext:
    """The board at the moment a goal is looked at."""

    board: Board
    moment: str = "event"
    """"event", "round" at the end of a round, "game" at the end of the game."""
    slots: Sequence[int] = ()
    it: int = -1

    def state(self, ref: Ref) -> int:
        if isinstance(ref, int):
            return self.slots[ref]
        return self.it if ref == "it" else STATE_INDEX[ref]

    def value(self, state: int, attribute: int) -> int:
        if attribute == SUM:
            return self.board.strength(state)
        return self.board.values[state * 4 + attribute]

    def is_alive(self, state: int) -> bool:
        return state >= 0 and self.board.is_alive(state)


class Goal:
    """The condition of a character, or of an `if`."""

    __slots__ = ()

    on_board = False
    """Whether it looks at the board alone, so that an `if` may ask for it."""

    def is_met(self, context: GoalContext) -> bool:
        raise NotImplementedError(type(self).__name__)

    def progress(self, context: GoalContext) -> float:
        """Its progress, from 0 to 1; 1 is met."""
        return float(self.is_met(context))


def _nearness(missing: int) -> float:
    """1 when nothing is missing; each point missing halves it, roughly."""
    return 1.0 if missing <= 0 else 0.9 / (1 + 0.45 * missing)


@dataclass(frozen=True, slots=True)
class Attribute(Goal):
    """Each of the attributes is above or below a number; the state is alive (W-CLM-7)."""

    state: Ref
    attributes: tuple[int, ...]
    above: int | None = None
    below: int | None = None

    on_board = True

    def missing(self, context: GoalContext) -> int | None:
        """The number of points missing in all; None if the state is dead."""
        state = context.state(self.state)
        if not context.is_alive(state):
            return None
        values = [context.value(state, attribute) for attribute in self.attributes]
        missing = 0
        for value in values:
            if self.above is not None:
                missing += max(0, self.above + 1 - value)
            if self.below is not None:
                missing += max(0, value - self.below + 1)
        return missing

    def is_met(self, context: GoalContext) -> bool:
        state = context.state(self.state)
        if not context.is_alive(state):
            return False
        for attribute in self.attributes:
            value = context.value(state, attribute)
            if self.above is not None and value <= self.above:
                return False
            if self.below is not None and value >= self.below:
                return False
        return True

    def progress(self, context: GoalContext) -> float:
        missing = self.missing(context)
        return 0.0 if missing is None else _nearness(missing)


@dataclass(frozen=True, slots=True)
class Lead(Goal):
    """Alone highest, by some points, in at least `count` of the attributes (W-CLM-7)."""

    state: Ref
    attributes: tuple[int, ...]
    count: int
    by: int = 1

    on_board = True

    def missing(self, context: GoalContext) -> list[int]:
        """For each attribute how many points are missing, the fewest first."""
        state = context.state(self.state)
        others = [other for other in range(len(STATES)) if other != state]
        return sorted(
            max(context.value(other, a) for other in others) + self.by - context.value(state, a)
            for a in self.attributes
        )

    def is_met(self, context: GoalContext) -> bool:
        state, values = context.state(self.state), context.board.values
        if not context.is_alive(state):
            return False
        led = 0
        for attribute in self.attributes:
            if attribute == SUM:
                every = [context.board.strength(other) for other in range(len(STATES))]
            else:
                every = values[attribute::4]
            own = every.pop(state)
            led += own >= max(every) + self.by
        return led >= self.count

    def progress(self, context: GoalContext) -> float:
        if not context.is_alive(context.state(self.state)):
            return 0.0
        return _nearness(sum(max(0, points) for points in self.missing(context)[: self.count]))


@dataclass(frozen=True, slots=True)
class Compare(Goal):
    """Both are alive and one has at least `by` more than the other."""

    state: Ref
    over: Ref
    attribute: int
    by: int = 1

    on_board = True

    def missing(self, context: GoalContext) -> int | None:
        state, over = context.state(self.state), context.state(self.over)
        if not (context.is_alive(state) and context.is_alive(over)):
            return None
        return self.by - context.value(state, self.attribute) + context.value(over, self.attribute)

    def is_met(self, context: GoalContext) -> bool:
        missing = self.missing(context)
        return missing is not None and missing <= 0

    def progress(self, context: GoalContext) -> float:
        missing = self.missing(context)
        return 0.0 if missing is None else _nearness(missing)


@dataclass(frozen=True, slots=True)
class Grow(Goal):
    """The strength has changed this round by more, or less, than a number (W-CLM-6)."""

    state: Ref
    above: int | None = None
    below: int | None = None

    on_board = True

    def missing(self, context: GoalContext) -> int | None:
        state = context.state(self.state)
        if not context.is_alive(state):
            return None
        grown = context.board.strength(state) - context.board.start[state]
        missing = 0
        if self.above is not None:
            missing += max(0, self.above + 1 - grown)
        if self.below is not None:
            missing += max(0, grown - self.below + 1)
        return missing

    def is_met(self, context: GoalContext) -> bool:
        return self.missing(context) == 0

    def progress(self, context: GoalContext) -> float:
        missing = self.missing(context)
        return 0.0 if missing is None else _nearness(missing)


@dataclass(frozen=True, slots=True)
class WonWar(Goal):
    """A war was won so; empty sides mean anybody, a people too (W-CLM-5)."""

    winner: tuple[str, ...] = ()
    loser: tuple[str, ...] = ()
    by: int = 1

    def is_met(self, context: GoalContext) -> bool:
        for winner, loser, by in context.board.wars:
            if by >= self.by and _is_one_of(winner, self.winner) and _is_one_of(loser, self.loser):
                return True
        return False


def _is_one_of(state: int, keys: tuple[str, ...]) -> bool:
    return not keys or (state >= 0 and STATES[state] in keys)


@dataclass(frozen=True, slots=True)
class Dies(Goal):
    """One of the states died; with `by`, in a war that one won."""

    states: tuple[str, ...]
    by: str | None = None

    def is_met(self, context: GoalContext) -> bool:
        for state, victor in context.board.deaths:
            is_victor = self.by is None or victor == STATE_INDEX[self.by]
            if is_victor and STATES[state] in self.states:
                return True
        return False


@dataclass(frozen=True, slots=True)
class Assassinated(Goal):
    """An assassination succeeded, of any ruler or of that state's."""

    state: str | None = None

    def is_met(self, context: GoalContext) -> bool:
        murders = context.board.murders
        return bool(murders) if self.state is None else STATE_INDEX[self.state] in murders


@dataclass(frozen=True, slots=True)
class Resolved(Goal):
    """One of these events was played out, with or without effect (W-CLM-9)."""

    events: tuple[str, ...]
    choice: int | None = None

    def is_met(self, context: GoalContext) -> bool:
        if context.board.resolved is None:
            return False
        key, choice = context.board.resolved
        return key in self.events and self.choice in (None, choice)


@dataclass(frozen=True, slots=True)
class Quiet(Goal):
    """At the end of a round: no war was fought, at all or by that living state (W-CLM-6)."""

    state: str | None = None

    def is_met(self, context: GoalContext) -> bool:
        return context.moment == "round" and self.holds_so_far(context)

    def holds_so_far(self, context: GoalContext) -> bool:
        """No such war has been fought in the round up to now."""
        if self.state is None:
            return not context.board.fought & ANY_WAR
        state = STATE_INDEX[self.state]
        return context.is_alive(state) and not context.board.fought >> state & 1

    def progress(self, context: GoalContext) -> float:
        return 1.0 if self.is_met(context) else 0.5 * self.holds_so_far(context)


@dataclass(frozen=True, slots=True)
class Strongest(Goal):
    """At the end of the game it is the strongest state (W-PUB-13)."""

    state: str

    def is_met(self, context: GoalContext) -> bool:
        return context.moment == "game" and context.board.unifier == STATE_INDEX[self.state]

    def progress(self, context: GoalContext) -> float:
        if self.is_met(context):
            return 1.0
        state, board = STATE_INDEX[self.state], context.board
        others = [board.strength(s) for s in range(len(STATES)) if s != state]
        missing = max(others) + 1 - board.strength(state)
        return 0.9 * _nearness(missing) if board.is_alive(state) else 0.0


@dataclass(frozen=True, slots=True)
class Unifies(Strongest):
    """It unifies the land."""


@dataclass(frozen=True, slots=True)
class AllOf(Goal):
    """Every one of the goals."""

    goals: tuple[Goal, ...]

    def is_met(self, context: GoalContext) -> bool:
        return all(goal.is_met(context) for goal in self.goals)

    def progress(self, context: GoalContext) -> float:
        product = 1.0
        for goal in self.goals:
            product *= goal.progress(context)
        return product


@dataclass(frozen=True, slots=True)
class AnyOf(Goal):
    """One of the goals at least."""

    goals: tuple[Goal, ...]

    def is_met(self, context: GoalContext) -> bool:
        return any(goal.is_met(context) for goal in self.goals)

    def progress(self, context: GoalContext) -> float:
        return max(goal.progress(context) for goal in self.goals)


def is_on_board(goal: Goal) -> bool:
    """Whether the goal, or every part of it, looks at the board alone."""
    if isinstance(goal, AllOf | AnyOf):
        return all(is_on_board(part) for part in goal.goals)
    return goal.on_board
