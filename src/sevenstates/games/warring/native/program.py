"""The card language as operations for the compiled core: effects and goals as rows of numbers.

What stands inside an effect or a goal follows it, so a row says where the next one begins.
"""

from array import array
from collections.abc import Iterable, Mapping, Sequence

from ....native.layout import padded
from ..rules import effects as fx
from ..rules import goals as gl
from ..rules.components import STATE_INDEX, STATES

NONE = -(1 << 15)
"""No limit, no attribute, no state."""
FIRST_STATE = 8
IT = FIRST_STATE + len(STATES)
MOST_OPS = 1024
MOST_GOALS = 512
MOST_REFS = 15
MOST_EVENTS = 128
MOST_NEWS = 32
"""Room for the wars, and for the assassinations, of one card."""
_OPS = (
    fx.Change,
    fx.War,
    fx.Raid,
    fx.Assassinate,
    fx.Die,
    fx.Move,
    fx.Level,
    fx.Forbid,
    fx.If,
    fx.Special,
)
_GOALS = (
    (gl.Attribute,),
    (gl.Lead,),
    (gl.Compare,),
    (gl.Grow,),
    (gl.WonWar,),
    (gl.Dies,),
    (gl.Assassinated,),
    (gl.Resolved,),
    (gl.Quiet,),
    (gl.Strongest, gl.Unifies),
    (gl.AllOf,),
    (gl.AnyOf,),
)
"""Both in the order of deck.h."""
_NUMBERS = 9
_EVENT_WORDS = MOST_EVENTS // 16


class DoesNotFit(ValueError):
    """A deck is beyond the room of the compiled core; the readable engine plays it."""


class Program:
    """The operations of all cards of a deck."""

    def __init__(self, events: Mapping[str, int]) -> None:
        """`events` are the numbers of the event cards by key."""
        self._events = events
        self._ops: list[list[int]] = []
        self._goals: list[list[int]] = []

    def tables(self) -> dict[str, "array[int]"]:
        """The rows, as buffers."""
        rows = {"ops": (self._ops, MOST_OPS, 30), "goals": (self._goals, MOST_GOALS, 20)}
        return {name: _table(*table) for name, table in rows.items()}

    # Effects.

    def effects(self, effects: Sequence[fx.Effect]) -> tuple[int, int]:
        """Add a list of effects; where it begins and ends."""
        for what in (fx.War, fx.Raid), (fx.Assassinate,):
            if sum(_most(effect, what) for effect in effects) > MOST_NEWS:
                raise DoesNotFit("a card brings too many wars or assassinations")
        return self._add(effects)

    def _add(self, effects: Sequence[fx.Effect]) -> tuple[int, int]:
        first = len(self._ops)
        for effect in effects:
            self._effect(effect)
        return first, len(self._ops)

    def _effect(self, effect: fx.Effect) -> None:
        place = len(self._ops)
        self._ops.append([])
        otherwise, goal = place + 1, 0
        if isinstance(effect, fx.Die | fx.If):
            _, otherwise = self._add(effect.then)
            self._add(effect.otherwise)
        if isinstance(effect, fx.If):
            goal = self.goal(effect.test)
        is_all, refs = _who(effect)
        who = [_ref(ref) for ref in refs or ()]
        if len(who) > MOST_REFS:
            raise DoesNotFit("a card names too many states")
        self._ops[place] = [
            _OPS.index(type(effect)),
            otherwise,
            len(self._ops),
            goal,
            is_all,
            -1 if refs is None else len(who),
            *padded(who, MOST_REFS, 0),
            *padded(_numbers(effect), _NUMBERS, 0),
        ]

    # Goals.

    def goal(self, goal: gl.Goal) -> int:
        """Add a goal; where it stands."""
        place = len(self._goals)
        self._goals.append([])
        if isinstance(goal, gl.AllOf | gl.AnyOf):
            for part in goal.goals:
                self.goal(part)
        kind = next(number for number, kinds in enumerate(_GOALS) if type(goal) in kinds)
        numbers = {**_NO_GOAL, **_goal_numbers(goal)}
        self._goals[place] = [
            kind,
            len(self._goals),
            *numbers.values(),
            *self._event_words(goal.events if isinstance(goal, gl.Resolved) else ()),
        ]
        return place

    def _event_words(self, keys: Iterable[str]) -> list[int]:
        """The kinds as bits; a key that the deck does not hold is never resolved."""
        mask = sum(1 << self._events[key] for key in keys if key in self._events)
        words = [mask >> 16 * word & 0xFFFF for word in range(_EVENT_WORDS)]
        return [word - (word >> 15 << 16) for word in words]  # as signed numbers


def _table(rows: list[list[int]], most: int, width: int) -> "array[int]":
    if len(rows) > most:
        raise DoesNotFit("the deck has too many effects or goals")
    numbers = [number for row in rows for number in row]
    return array("h", padded(numbers, most * width, 0))


def _most(effect: fx.Effect, what: tuple[type[fx.Effect], ...]) -> int:
    """The largest number of times that such an effect happens."""
    is_all, refs = _who(effect)
    times = len(STATES) if is_all else 1 if refs is None else len(refs)
    if isinstance(effect, fx.War):
        times = 1
    if isinstance(effect, what):
        return times
    if isinstance(effect, fx.Die | fx.If):
        lists = effect.then, effect.otherwise
        return times * max(sum(_most(part, what) for part in parts) for parts in lists)
    return 0


def _who(effect: fx.Effect) -> tuple[bool, Sequence[int | str] | None]:
    """Whether all states are meant, and else which; None if no states are named."""
    match effect:
        case fx.War(who=refs):
            return False, refs
        case fx.Move(giver=giver, taker=taker):
            return False, (giver, taker)
        case fx.Die(each=fx.Who() as who):
            return who.all, who.refs
        case (
            fx.Change(who=who)
            | fx.Raid(who=who)
            | fx.Assassinate(who=who)
            | fx.Level(who=who)
            | fx.Forbid(who=who)
        ):
            return who.all, who.refs
    return False, None


def _ref(ref: int | str) -> int:
    if isinstance(ref, int):
        return ref
    return IT if ref == "it" else FIRST_STATE + STATE_INDEX[ref]


def _or_none(number: int | None) -> int:
    return NONE if number is None else number


def _numbers(effect: fx.Effect) -> list[int]:
    """The numbers of an effect, as effects.c says."""
    match effect:
        case fx.Change():
            return [*effect.deltas, _or_none(effect.floor)]
        case fx.War():
            return [*effect.bonus]
        case fx.Raid():
            return [effect.strength, *effect.win, *effect.lose]
        case fx.Assassinate() | fx.Die():
            return [effect.needs]
        case fx.Move():
            return [effect.attribute, effect.amount]
        case fx.Level():
            return [effect.attribute, _or_none(effect.at_least), _or_none(effect.at_most)]
        case fx.Forbid():
            return [effect.what, _or_none(effect.attribute)]
        case fx.Special():
            return [special_number(effect.what)]
    return []


def special_number(special: str) -> int:
    """The number of a public event's change of the rules of the round; 0 is none."""
    return fx.SPECIALS.index(special) + 1 if special else 0


_NO_GOAL = {
    "state": NONE,
    "over": NONE,
    "attributes": 0,
    "count": 0,
    "by": 0,
    "above": NONE,
    "below": NONE,
    "winners": 0,
    "losers": 0,
    "choice": NONE,
}
"""The fields of a goal in deck.h, in their order."""


def _goal_numbers(goal: gl.Goal) -> dict[str, int]:
    """The fields of a goal that say something."""
    match goal:
        case gl.WonWar():
            sides = {"winners": _states(goal.winner), "losers": _states(goal.loser)}
            return {**sides, "by": goal.by}
        case gl.Dies():
            by = () if goal.by is None else (goal.by,)
            return {"winners": _states(by), "losers": _states(goal.states)}
        case gl.Assassinated():
            return {"losers": _states(() if goal.state is None else (goal.state,))}
        case gl.Resolved():
            return {"choice": _or_none(goal.choice)}
        case gl.Quiet() | gl.Strongest():
            return {"state": NONE if goal.state is None else _ref(goal.state)}
    return _board_numbers(goal)


def _board_numbers(goal: gl.Goal) -> dict[str, int]:
    match goal:
        case gl.Attribute():
            limits = _limits(goal.above, goal.below)
            return {"state": _ref(goal.state), "attributes": _bits(goal.attributes), **limits}
        case gl.Lead():
            numbers = {"count": goal.count, "by": goal.by}
            return {"state": _ref(goal.state), "attributes": _bits(goal.attributes), **numbers}
        case gl.Compare():
            states = {"state": _ref(goal.state), "over": _ref(goal.over)}
            return {**states, "attributes": _bits((goal.attribute,)), "by": goal.by}
        case gl.Grow():
            return {"state": _ref(goal.state), **_limits(goal.above, goal.below)}
    return {}


def _limits(above: int | None, below: int | None) -> dict[str, int]:
    return {"above": _or_none(above), "below": _or_none(below)}


def _states(keys: Iterable[str]) -> int:
    return _bits(STATE_INDEX[key] for key in keys)


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
