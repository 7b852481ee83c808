"""Walks: whole games that the checks look at, decision by decision."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from ..core import (
    Action,
    AnyGame,
    Event,
    Luck,
    Options,
    RandomLuck,
    RecordingLuck,
    State,
    Viewer,
)

FIRST = 3
"""Number of moments at the beginning that are always looked at."""
RARE = 2
"""A kind that a game has no more moments of is looked at in any case."""


@dataclass(frozen=True)
class Table:
    """A game, a number of seats and options: one thing that can be played."""

    game: AnyGame
    seats: int
    options: Options
    reveals: frozenset[str] = frozenset()
    """The kinds of event that show what lay hidden until then, or dice that leave no trace."""
    position: Path | None = None
    """The file of a position to begin from instead of the set-up; it has its own options."""

    def __str__(self) -> str:
        if self.position is not None:
            return f"{self.game.key}-{self.position.stem}"
        default = type(self.options)()
        words = [self.game.key, str(self.seats)]
        for name, value in vars(self.options).items():
            if value != getattr(default, name):
                words.append(value if isinstance(value, str) and value.isalnum() else name)
        return "-".join(words)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat and a spectator."""
        return (*range(self.seats), None)


@dataclass(frozen=True)
class Moment:
    """One decision of a walk. The states are not to be changed: copy them first."""

    before: State
    seat: int
    action: Action
    picks: tuple[int, ...]
    """The answers of chance."""
    events: tuple[Event, ...]
    after: State

    @property
    def kinds(self) -> list[str]:
        """The kinds of questions, actions and events, without the particulars."""
        asked = [f"asked {decision.prompt}" for decision in self.before.pending()]
        happened = [f"event {event.kind}" for event in self.events]
        return list(dict.fromkeys([*asked, f"action {self.action.kind}", *happened]))


@dataclass(frozen=True)
class Walk:
    """A whole game."""

    table: Table
    start: State
    moments: tuple[Moment, ...]
    looked_at: tuple[Moment, ...]
    """The moments that are checked one by one: all of them, or those that `thinned` left."""

    @property
    def is_sparse(self) -> bool:
        """Whether less than a quarter of the moments is looked at."""
        return 4 * len(self.looked_at) < len(self.moments)

    @property
    def end(self) -> State:
        return self.moments[-1].after

    @property
    def states(self) -> list[State]:
        """The states that are looked at, and the end."""
        return [*(moment.before for moment in self.looked_at), self.end]

    def sample(self, count: int) -> list[Moment]:
        """At most `count` moments, the rare questions first: each prompt in turn gives one.

        Where there are more prompts than that, which of them give one depends on the table.
        """
        rng = random.Random(f"sample {self.table}")
        by_prompt: dict[str, list[Moment]] = {}
        for moment in self.moments:
            by_prompt.setdefault(moment.before.pending()[0].prompt, []).append(moment)
        groups = list(by_prompt.values())
        rng.shuffle(groups)
        for moments in groups:
            rng.shuffle(moments)
        chosen: list[Moment] = []
        while len(chosen) < count and any(groups):
            chosen += [moments.pop() for moments in groups if moments]
        return chosen[:count]

    def sample_closely(self, count: int) -> list[Moment]:
        """The same for what takes long: half as many where the game is looked at here and there."""
        return self.sample(count // 2 if self.is_sparse else count)

    def thinned(self, every: int) -> "Walk":
        """Look at the first moments, at every n-th, and at one of every rare kind.

        Of the other kinds that are left, the table decides which are looked at.
        """
        rng = random.Random(f"thinned {self.table}")
        numbers = range(len(self.moments))
        chosen = {*numbers[:FIRST], *numbers[rng.randrange(every) :: every]}
        by_kind: dict[str, list[int]] = {}
        for number, moment in enumerate(self.moments):
            for kind in moment.kinds:
                by_kind.setdefault(kind, []).append(number)
        for found in by_kind.values():
            is_wanted = rng.random() < 0.5 or len(found) <= RARE
            if is_wanted and chosen.isdisjoint(found):
                chosen.add(rng.choice(found))
        return replace(self, looked_at=tuple(self.moments[number] for number in sorted(chosen)))


class NoLuck(Luck):
    """For what must not draw."""

    def pick(self, weights: Sequence[int]) -> int:
        raise AssertionError("chance was asked where it must not be")


def raises(kind: type[Exception], call: Callable[..., object], *args: Any) -> bool:
    """Whether the call raises this error."""
    try:
        call(*args)
    except kind:
        return True
    return False


def by_kind(legal: Sequence[Action]) -> list[list[Action]]:
    """The actions of each kind."""
    groups: dict[str, list[Action]] = {}
    for action in legal:
        groups.setdefault(action.kind, []).append(action)
    return list(groups.values())


def choose(
    rng: random.Random, legal: Sequence[Action], groups: list[list[Action]] | None = None
) -> Action:
    """Half the time any action, half the time any kind and then an action of it.

    Where hundreds of actions are of one kind, the others would hardly ever be tried.
    """
    if rng.random() < 0.5:
        return rng.choice(legal)
    return rng.choice(rng.choice(groups or by_kind(legal)))


class Curious:
    """Chooses what leads to something rare: an event or a question hardly seen so far.

    Random moves alone hardly ever build, fight or tie.
    """

    CANDIDATES = 30

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.seen: Counter[str] = Counter()

    def choose(self, state: State, seat: int) -> Action:
        """The candidate whose rarest consequence is the rarest of all."""
        legal = state.legal_actions(seat)
        groups = by_kind(legal)
        many = min(self.CANDIDATES, len(legal))
        candidates = [choose(self.rng, legal, groups) for _ in range(many)]
        luck = RandomLuck(self.rng.random().hex())
        found = [(action, self._consequences(state, seat, action, luck)) for action in candidates]
        action, consequences = min(found, key=lambda pair: min(self.seen[c] for c in pair[1]))
        self.seen.update(consequences)
        return action

    def _consequences(self, state: State, seat: int, action: Action, luck: Luck) -> set[str]:
        state, log = state.copy(), list[Event]()
        state.apply(seat, action, luck, log)
        prompts = {decision.prompt for decision in state.pending()} or {"the end"}
        return prompts | {event.kind for event in log}


def play(state: State, rng: random.Random, luck: Luck) -> Iterator[Moment]:
    """Play on to the end, by turns curious and at random."""
    recorder, curious = RecordingLuck(luck), Curious(rng)
    while pending := state.pending():
        before = state.copy()
        seat = rng.choice(pending).seat
        if rng.random() < 0.5:
            action = curious.choose(state, seat)
        else:
            action = choose(rng, state.legal_actions(seat))
        events: list[Event] = []
        state.apply(seat, action, recorder, events)
        yield Moment(before, seat, action, recorder.take(), tuple(events), state.copy())


def walk(table: Table) -> Walk:
    """A game at this table, the same each time."""
    luck = RandomLuck(f"luck {table}")
    if table.position is not None:
        state = table.game.parse_position(table.position.read_text(encoding="utf-8"))
    else:
        state = table.game.new_state(table.seats, table.options, luck=luck)
    start = state.copy()
    moments = []
    for moment in play(state, random.Random(f"choices {table}"), luck):
        moments.append(moment)
        bound = 5 * table.game.max_random_decisions
        assert len(moments) < bound, f"{table}: no end after {bound} decisions"
    return Walk(table, start, tuple(moments), tuple(moments))


@cache
def walk_of(table: Table) -> Walk:
    """The walk of a table, played once however many checks look at it."""
    return walk(table)


@cache
def thinned_walk_of(table: Table, every: int) -> Walk:
    """The same walk, looked at here and there."""
    return walk_of(table).thinned(every)
