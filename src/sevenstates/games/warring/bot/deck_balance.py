"""Balance of decks, measured by games in which all seats follow the rollout policy."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ....bots.player import ask, sample_worlds
from ....core import Event, Luck, Outcome, RandomLuck
from ..rules import WARRING, WarringOptions, WarringState
from ..rules.components import STATES
from ..rules.decks import Deck
from .rollout_policy import choose

LEAST_COMPLETED = 0.02
"""Of the games in which a character was held, the least share in which it is completed."""
LEAST_SURVIVES, MOST_SURVIVES = 0.10, 0.90
NEAR_EQUAL = 0.03
"""A seat's share of the wins is off an equal share by at most this much."""


@dataclass
class Balance:
    """Counts over some games; two can be added."""

    seats: int
    games: int = 0
    played: Counter[str] = field(default_factory=Counter)
    """Games in which an event card was played out."""
    public: Counter[str] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)
    """Games in which somebody held the character."""
    completed: Counter[str] = field(default_factory=Counter)
    died: Counter[str] = field(default_factory=Counter)
    unified: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    """Shared wins count in parts: 60 for a whole one."""
    points: int = 0
    claims: int = 0

    def add(self, events: Iterable[Event], outcome: Outcome) -> None:
        """Count one game by all its events, secrets included."""
        seen: dict[str, set[str]] = {name: set() for name in _COUNTED.values()}
        for event in events:
            if event.kind == "characters_kept":
                seen["held"].update(event.secret["characters"])
            elif event.kind in _COUNTED:
                seen[_COUNTED[event.kind]].add(event.fields[_FIELD[event.kind]])
                self.claims += event.kind == "claimed"
        for name, keys in seen.items():
            getattr(self, name).update(keys)
        self.games += 1
        self.endings[outcome.reason] += 1
        self.points += sum(outcome.scores)
        for seat in outcome.winners:
            self.wins[seat] += WHOLE // len(outcome.winners)

    def merge(self, other: "Balance") -> None:
        self.games += other.games
        self.points += other.points
        self.claims += other.claims
        for name in ("played", "public", "held", "completed", "died", "unified"):
            getattr(self, name).update(getattr(other, name))
        self.endings.update(other.endings)
        self.wins.update(other.wins)

    def completion(self, character: str) -> float:
        """In what share of the games in which it was held a character was completed."""
        return self.completed[character] / self.held[character] if self.held[character] else 0.0

    def survival(self, state: str) -> float:
        return 1 - self.died[state] / self.games

    def share(self, seat: int) -> float:
        return self.wins[seat] / WHOLE / self.games

    def faults(self, deck: Deck) -> list[tuple[str, str, float]]:
        """Constraints that the decks break: the constraint, the card or seat, the number."""
        found: list[tuple[str, str, float]] = []
        found += [("never", c.key, 0) for c in deck.events if not self.played[c.key]]
        found += [("never", c.key, 0) for c in deck.public if not self.public[c.key]]
        for card in deck.characters:
            if self.completion(card.key) < LEAST_COMPLETED:
                found.append(("completed", card.key, self.completion(card.key)))
        found += [("ending", why, 0) for why in ("unified", "last-state") if not self.endings[why]]
        for state in STATES:
            if not LEAST_SURVIVES <= self.survival(state) <= MOST_SURVIVES:
                found.append(("survives", state, self.survival(state)))
        for seat in range(self.seats):
            if abs(self.share(seat) - 1 / self.seats) > NEAR_EQUAL:
                found.append(("seat", str(seat + 1), self.share(seat)))
        return found


WHOLE = 60
_COUNTED = {
    "card_played": "played",
    "public_event": "public",
    "claimed": "completed",
    "state_died": "died",
    "unified": "unified",
    "characters_kept": "held",
}
_FIELD = {
    "card_played": "card",
    "public_event": "card",
    "claimed": "character",
    "state_died": "state",
    "unified": "state",
}


def measure(
    seats: int, numbers: range, seed: str, options: WarringOptions | None = None
) -> Balance:
    """Play the games of these numbers."""
    balance = Balance(seats)
    for number in numbers:
        luck = RandomLuck(f"{seed}/{seats}/{number}")
        lucks = [RandomLuck(f"{seed}/{seats}/{number}/{seat}") for seat in range(seats)]
        state = WARRING.new_state(seats, options, luck=luck)
        events: list[Event] = []
        play_on(state, luck, lucks, events)
        outcome = state.outcome()
        assert outcome is not None
        balance.add(events, outcome)
    return balance


def play_on(state: WarringState, luck: Luck, lucks: Sequence[Luck], events: list[Event]) -> None:
    """Let each seat follow the policy, in a world as it may believe it, to the end of the game.

    `lucks` is the chance by which the seats sample worlds.
    """
    while pending := state.pending():
        question = ask(state, pending[0])
        seat, action = question.seat, question.legal[0]
        if len(question.legal) > 1:
            (world,) = sample_worlds(question, lucks[seat], 1)
            assert isinstance(world, WarringState)
            action = choose(world, seat, lucks[seat])
        state.apply(seat, action, luck, events)
