"""Golden playthroughs: a whole game as a text that people can read and a test can replay.

    game: KEY                   the header: what was played; the seed chose draws and decisions
    ...
    setup: 3 0 2                what chance answered at set-up
       turn_began seat=1        what happened at set-up

    1. seat 0: action left=2    the question
       412 legal: ...           what was possible: all of it, or counts and a hash of the list
       > 0 tile Y c4            the seat's choice
       ~ 1 4                    what chance answered
       tile_placed seat=0 ...   what happened; secrets in brackets after the seats that see them

Now and then and at the end the position stands between, each line after a bar.
"""

import hashlib
import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from .. import games
from ..core import AnyGame, Event, RandomLuck, RecordingLuck, ReplayLuck, State
from .walk import play

SHORT = 12
"""Maximum legal actions written out."""
POSITION_EVERY = 20


@dataclass(frozen=True)
class Move:
    """A choice and what chance answered."""

    seat: int
    action: str
    picks: tuple[int, ...] = ()


@dataclass(frozen=True)
class Playthrough:
    """A whole game; a new one has only its first four fields."""

    game: AnyGame
    seats: int
    options: dict[str, object]
    seed: int
    setup: tuple[int, ...] = ()
    moves: tuple[Move, ...] = ()

    def played(self) -> "Playthrough":
        """The playthrough that the seed gives."""
        luck = RecordingLuck(RandomLuck(self.seed))
        options = self.game.options_type.from_json(self.options)
        state = self.game.new_state(self.seats, options, luck=luck)
        setup = luck.take()
        moves = [
            Move(moment.seat, str(moment.action), moment.picks)
            for moment in play(state, random.Random(self.seed), luck)
        ]
        return replace(self, setup=setup, moves=tuple(moves))

    def start(self) -> tuple[State, list[Event]]:
        """The set-up, with the draws as recorded, and what happened at it."""
        luck, events = ReplayLuck(self.setup), list[Event]()
        options = self.game.options_type.from_json(self.options)
        state: State = self.game.new_state(self.seats, options, luck=luck, log=events)
        luck.finish()
        return state, events

    def carry_out(self, state: State, move: Move) -> list[Event]:
        """Carry out a move, with the draws as recorded."""
        luck, events = ReplayLuck(move.picks), list[Event]()
        state.apply(move.seat, self.game.parse_action(move.action), luck, events)
        luck.finish()
        return events

    def lines(self) -> Iterator[str]:
        """The text, from a replay of the moves; they lead to the end of the game."""
        yield f"game: {self.game.key}"
        yield f"seats: {self.seats}"
        yield f"options: {json.dumps(self.options)}"
        yield f"seed: {self.seed}"
        yield f"rules_version: {self.game.rules_version}"
        yield f"setup: {' '.join(map(str, self.setup))}"
        state, events = self.start()
        for event in events:
            yield f"   {event_line(event)}"
        for number, move in enumerate(self.moves, 1):
            if number % POSITION_EVERY == 1:
                yield from position_lines(state)
            yield ""
            yield from question_lines(number, state)
            yield f"   > {move.seat} {move.action}"
            if move.picks:
                yield f"   ~ {' '.join(map(str, move.picks))}"
            for event in self.carry_out(state, move):
                yield f"   {event_line(event)}"
        yield from position_lines(state)
        outcome = state.outcome()
        yield ""
        yield f"outcome:{fields_text(outcome.to_json())}" if outcome else "not over"


def parse_playthrough(text: str) -> Playthrough:
    """Header, choices and draws of a text; the rest of it is for comparing."""
    lines = text.splitlines()
    header = dict(line.split(": ", 1) for line in lines[:6] if ": " in line)
    moves: list[Move] = []
    for line in lines:
        if line.startswith("   > "):
            _, seat, action = line.split(maxsplit=2)
            moves.append(Move(int(seat), action))
        elif line.startswith("   ~ "):
            moves[-1] = replace(moves[-1], picks=tuple(map(int, line.split()[1:])))
    return Playthrough(
        games.get(header["game"]),
        int(header["seats"]),
        json.loads(header["options"]),
        int(header["seed"]),
        tuple(map(int, header.get("setup", "").split())),
        tuple(moves),
    )


def position_lines(state: State) -> Iterator[str]:
    """The whole position, secrets included."""
    yield ""
    for line in state.to_text().splitlines():
        yield f"| {line}".rstrip()


def question_lines(number: int, state: State) -> Iterator[str]:
    """The lines of the open questions, and of the legal actions."""
    head = f"{number}."
    for decision in state.pending():
        asked = f"seat {decision.seat}{' (sealed)' if decision.sealed else ''}: {decision.prompt}"
        yield f"{head} {asked}{fields_text(decision.fields)}"
        yield f"   {legal_text([str(action) for action in state.legal_actions(decision.seat)])}"
        head = " " * len(head)


def legal_text(legal: list[str]) -> str:
    """All actions if they are few, else how many of each verb, and a hash of the whole list."""
    if len(legal) <= SHORT:
        return f"{len(legal)} legal: {', '.join(legal)}"
    verbs = Counter(text.split()[0] for text in legal)
    counts = ", ".join(f"{name} {count}" for name, count in sorted(verbs.items()))
    digest = hashlib.sha256("\n".join(legal).encode()).hexdigest()[:12]
    return f"{len(legal)} legal: {counts}; {digest}"


def event_line(event: Event) -> str:
    """Kind and fields; what only some see in brackets."""
    line = event.kind + fields_text(event.fields)
    if event.to:
        who = ", ".join(map(str, event.to))
        line += f" [{'only ' if event.hidden else ''}{who}:{fields_text(event.secret)}]"
    return line


def fields_text(fields: Mapping[str, object]) -> str:
    """Names and values, each after a space."""
    plain = {
        name: value if isinstance(value, str) else json.dumps(value)
        for name, value in fields.items()
    }
    return "".join(f" {name}={value}" for name, value in plain.items())
