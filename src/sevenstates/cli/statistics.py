"""Statistics over many games, for any game: decisions, events, wins, endings."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ..core import Event, Outcome

K = TypeVar("K")


@dataclass
class Span:
    """A number that was measured again and again."""

    count: int = 0
    total: int = 0
    least: int = 0
    most: int = 0

    def add(self, value: int) -> None:
        self.least = min(self.least, value) if self.count else value
        self.most = max(self.most, value)
        self.count += 1
        self.total += value

    def merge(self, other: "Span") -> None:
        if other.count:
            self.least = min(self.least, other.least) if self.count else other.least
            self.most = max(self.most, other.most)
            self.count += other.count
            self.total += other.total

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def to_json(self) -> dict[str, float]:
        return {"mean": round(self.mean, 3), "least": self.least, "most": self.most}


@dataclass
class Tally:
    """Counts over some games; two tallies can be added."""

    games: int = 0
    decisions: Span = field(default_factory=Span)
    """A game."""
    legal: dict[str, Span] = field(default_factory=dict)
    """The legal actions at each kind of question."""
    events: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    nobody: int = 0
    """Games that nobody won."""
    scores: dict[int, Span] = field(default_factory=dict)
    """By seat."""
    endings: Counter[str] = field(default_factory=Counter)

    def add_question(self, prompt: str, legal: int) -> None:
        self.legal.setdefault(prompt, Span()).add(legal)

    def add_events(self, events: Iterable[Event]) -> None:
        self.events.update(event.kind for event in events)

    def add_game(self, decisions: int, outcome: Outcome) -> None:
        self.games += 1
        self.decisions.add(decisions)
        self.wins.update(outcome.winners)
        self.nobody += not outcome.winners
        self.endings[outcome.reason] += 1
        for seat, score in enumerate(outcome.scores):
            self.scores.setdefault(seat, Span()).add(score)

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions.merge(other.decisions)
        _merge_spans(self.legal, other.legal)
        _merge_spans(self.scores, other.scores)
        self.events.update(other.events)
        self.wins.update(other.wins)
        self.nobody += other.nobody
        self.endings.update(other.endings)

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions.to_json(),
            "legal_actions": {name: span.to_json() for name, span in sorted(self.legal.items())},
            "questions_a_game": {n: s.count / self.games for n, s in sorted(self.legal.items())},
            "events_a_game": {n: c / self.games for n, c in sorted(self.events.items())},
            "seats": [
                {"wins": self.wins[seat], "score": self.scores[seat].to_json()}
                for seat in sorted(self.scores)
            ],
            "nobody_won": self.nobody,
            "endings": dict(sorted(self.endings.items())),
        }


def _merge_spans(mine: dict[K, Span], theirs: dict[K, Span]) -> None:
    for key, span in theirs.items():
        mine.setdefault(key, Span()).merge(span)
