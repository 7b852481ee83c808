"""Every action of The Warring States, built once.

Cards, characters and seats go by their number, from 1: the table does not depend on a deck.
"""

from dataclasses import dataclass

from ....core import Action, ActionTable, Fields
from .components import AGENDA_MOST, HAND, HERO_DRAW, KEEP, LATE_DRAW, SEATS_MOST, STATES

CHOICES = "ab"
NO_CHARACTER = KEEP
"""The number that `Swap` has when there is no character to discard."""
STATEMENTS = (
    *(f"strengthen {state}" for state in STATES),
    *(f"weaken {state}" for state in STATES),
    "peace",
    "support",
    "oppose",
)
SUPPORT, OPPOSE = len(STATEMENTS) - 2, len(STATEMENTS) - 1


@dataclass(slots=True, eq=False)
class Pass(Action):
    """Decline what is offered: a speech, a claim, a change of the event deck, a new hero."""

    kind = "pass"


@dataclass(slots=True, eq=False)
class Done(Action):
    """Play no more cards than those that lie face down."""

    kind = "done"


@dataclass(slots=True, eq=False)
class Play(Action):
    """Play an event card from the hand face down."""

    slot: int

    kind = "play"

    @property
    def fields(self) -> Fields:
        return {"slot": str(self.slot + 1)}


@dataclass(slots=True, eq=False)
class Mark(Action):
    """Mark a state as the card's next target."""

    state: int

    kind = "mark"

    @property
    def fields(self) -> Fields:
        return {"state": STATES[self.state]}


@dataclass(slots=True, eq=False)
class Choose(Action):
    """Choose A or B of the card."""

    choice: int

    kind = "choose"

    @property
    def fields(self) -> Fields:
        return {"choice": CHOICES[self.choice]}


@dataclass(slots=True, eq=False)
class Swap(Action):
    """Play no card; discard a character, if there is one, for a choice of new ones."""

    slot: int

    kind = "swap"

    @property
    def fields(self) -> Fields:
        return {"slot": "none" if self.slot == NO_CHARACTER else str(self.slot + 1)}


@dataclass(slots=True, eq=False)
class Keep(Action):
    """Keep one of the characters drawn."""

    slot: int

    kind = "keep"

    @property
    def fields(self) -> Fields:
        return {"slot": str(self.slot + 1)}


@dataclass(slots=True, eq=False)
class Exchange(Action):
    """Keep a drawn character in exchange for one in hand."""

    offer: int
    slot: int

    kind = "exchange"

    @property
    def fields(self) -> Fields:
        return {"offer": str(self.offer + 1), "slot": str(self.slot + 1)}

    def __str__(self) -> str:
        return f"exchange {self.offer + 1} for {self.slot + 1}"


@dataclass(slots=True, eq=False)
class Give(Action):
    """Pass an event card from the hand to the right."""

    slot: int

    kind = "give"

    @property
    def fields(self) -> Fields:
        return {"slot": str(self.slot + 1)}


@dataclass(slots=True, eq=False)
class Say(Action):
    """Make a statement; it binds nobody."""

    statement: int

    kind = "say"

    @property
    def fields(self) -> Fields:
        said, _, state = STATEMENTS[self.statement].partition(" ")
        return {"said": said, "state": state or None}

    def __str__(self) -> str:
        return f"say {STATEMENTS[self.statement]}"


@dataclass(slots=True, eq=False)
class Take(Action):
    """Take a card that a seat played into the event deck."""

    seat: int
    card: int

    kind = "take"

    @property
    def fields(self) -> Fields:
        return {"owner": str(self.seat + 1), "card": str(self.card + 1)}

    def __str__(self) -> str:
        return f"take {self.seat + 1}.{self.card + 1}"


@dataclass(slots=True, eq=False)
class Abandon(Action):
    """Remove a card from the event deck, face down."""

    card: int

    kind = "abandon"

    @property
    def fields(self) -> Fields:
        return {"card": str(self.card + 1)}


@dataclass(slots=True, eq=False)
class Add(Action):
    """Add a card from the hand to the event deck."""

    slot: int

    kind = "add"

    @property
    def fields(self) -> Fields:
        return {"slot": str(self.slot + 1)}


@dataclass(slots=True, eq=False)
class Next(Action):
    """This card of the event deck comes next."""

    card: int

    kind = "next"

    @property
    def fields(self) -> Fields:
        return {"card": str(self.card + 1)}


@dataclass(slots=True, eq=False)
class Claim(Action):
    """Show a character whose goal is met, and score it."""

    slot: int

    kind = "claim"

    @property
    def fields(self) -> Fields:
        return {"slot": str(self.slot + 1)}


_table = ActionTable()
# The first index of each run; the rest of the index is the slot, state or number.
PASS = _table.run([Pass()])
DONE = _table.run([Done()])
PLAY = _table.run(Play(slot) for slot in range(HAND))
MARK = _table.run(Mark(state) for state in range(len(STATES)))
CHOOSE = _table.run(Choose(choice) for choice in range(len(CHOICES)))
SWAP = _table.run(Swap(slot) for slot in range(KEEP + 1))
KEEP_ONE = _table.run(Keep(slot) for slot in range(LATE_DRAW))
EXCHANGE = _table.run(Exchange(o, s) for o in range(HERO_DRAW) for s in range(KEEP))
GIVE = _table.run(Give(slot) for slot in range(HAND))
SAY = _table.run(Say(statement) for statement in range(len(STATEMENTS)))
TAKE = tuple(_table.run(Take(s, card) for card in range(HAND)) for s in range(SEATS_MOST))
ABANDON = _table.run(Abandon(card) for card in range(AGENDA_MOST))
ADD = _table.run(Add(slot) for slot in range(HAND))
NEXT = _table.run(Next(card) for card in range(AGENDA_MOST))
CLAIM = _table.run(Claim(slot) for slot in range(KEEP))

ACTIONS = _table.numbered()
CLASSES = tuple(dict.fromkeys(map(type, ACTIONS)))
"""The kinds of actions, in the order of the table."""
