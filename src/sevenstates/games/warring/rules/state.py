"""The state of a table: board, hands, characters, and the small changes rules make to them."""

from collections.abc import Sequence
from typing import Self

from ....core import Log, Luck, State, Viewer, check_viewer, draw
from . import events, saving
from .board import Board
from .cards import Entry
from .check import check as check_pieces
from .components import EARLY_ROUNDS, STATES, year_of
from .decks import Deck
from .goals import GoalContext
from .hidden import deal_hidden
from .options import WarringOptions
from .position import format_entry, format_position
from .view import CardView, WarringView, view


def draw_person(people: list[int], luck: Luck, total: int) -> int:
    """Take one of the characters out of a deck; the pick is the character's own number."""
    weights = [0] * total
    for number in people:
        weights[number] = 1
    drawn = luck.pick(weights)
    people.remove(drawn)
    return drawn


class WarringState(State):
    """The state of a table of The Warring States. Event cards are numbers of `deck.events`."""

    __slots__ = (
        "abandoned",
        "agenda",
        "board",
        "buried",
        "characters",
        "completed",
        "deck",
        "discards",
        "gone",
        "hands",
        "host",
        "known",
        "laid",
        "offers",
        "options",
        "people",
        "people_buried",
        "played",
        "public",
        "public_left",
        "round",
        "said",
        "stock",
    )

    over_rule = "W-END-1"

    options: WarringOptions
    deck: Deck
    board: Board
    round: int
    host: int
    """The Host of the round, or the seat that would be if the public event did not forbid it."""
    public: int
    """The public event that lies open, -1 before it is revealed."""
    public_left: list[int]
    """The number of each public event that may still come; the last two are not among them."""
    stock: list[int]
    """The deck of event cards: how many of each kind."""
    hands: list[list[int]]
    known: list[list[tuple[int, int]]]
    """For each seat (kind, knower): a card that the knower passed into this hand."""
    laid: list[list[Entry]]
    """The cards that each seat has played this round and the Host has not taken yet."""
    agenda: list[Entry]
    """The event deck of the round: the cards to be played out, in order."""
    abandoned: list[Entry]
    """The card the Host abandoned this round, if any."""
    played: list[Entry]
    """The cards played out this round; they lie among the discards."""
    discards: list[int]
    """The number of each kind that were discarded for all to see."""
    buried: list[tuple[int, int]]
    """Event cards discarded face down: kind and the mask of the seats that know it."""
    people: list[int]
    """The deck of characters of the present age."""
    characters: list[list[int]]
    """The characters each seat holds, the newest last."""
    offers: list[list[int]]
    """The characters each seat has drawn and not chosen from yet."""
    people_buried: list[tuple[int, int]]
    """Characters discarded face down: number and the mask of the seats that know it."""
    completed: list[list[int]]
    """The characters each seat has scored."""
    gone: list[int]
    """Early characters that left the game."""
    said: list[tuple[int, int]]
    """The statements of the round: seat and number of the statement."""

    @classmethod
    def blank(cls, seats: int, options: WarringOptions) -> Self:
        """A table with all cards in their decks."""
        state = object.__new__(cls)
        state.seats, state.stack, state.result = seats, [], None
        state.options, state.deck, state.board = options, options.cards(), Board()
        state.round, state.host, state.public = 1, 0, -1
        state.public_left = [
            0 if card.special in ("prelude", "unify") else card.copies for card in state.deck.public
        ]
        state.stock = [card.copies for card in state.deck.events]
        state.discards = [0] * len(state.deck.events)
        state.people = state.deck.era(False)
        state.agenda, state.abandoned, state.played, state.said = [], [], [], []
        state.buried, state.people_buried, state.gone = [], [], []
        state.hands, state.known, state.laid, state.characters = (
            [[] for _ in range(seats)],
            [[] for _ in range(seats)],
            [[] for _ in range(seats)],
            [[] for _ in range(seats)],
        )
        state.offers, state.completed = [[] for _ in range(seats)], [[] for _ in range(seats)]
        return state

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.seats, other.result = self.seats, self.result
        other.options, other.deck = self.options, self.deck
        other.stack = self.stack[:]
        other.board = self.board.copy()
        other.round, other.host, other.public = self.round, self.host, self.public
        other.public_left = self.public_left[:]
        other.stock = self.stock[:]
        other.hands = [hand[:] for hand in self.hands]
        other.known = [known[:] for known in self.known]
        other.laid = [laid[:] for laid in self.laid]
        other.agenda = self.agenda[:]
        other.abandoned = self.abandoned[:]
        other.played = self.played[:]
        other.discards = self.discards[:]
        other.buried = self.buried[:]
        other.people = self.people[:]
        other.characters = [held[:] for held in self.characters]
        other.offers = [offer[:] for offer in self.offers]
        other.people_buried = self.people_buried[:]
        other.completed = [done[:] for done in self.completed]
        other.gone = self.gone[:]
        other.said = self.said[:]
        return other

    # What is where.

    @property
    def rule(self) -> str:
        """The open public event's change of the rules of the round."""
        return self.deck.public[self.public].special if self.public >= 0 else ""

    @property
    def is_late(self) -> bool:
        return self.round > EARLY_ROUNDS

    @property
    def year(self) -> int:
        return year_of(self.round)

    def order(self) -> list[int]:
        """The seats from the Host clockwise (W-RND-11)."""
        return [(self.host + ahead) % self.seats for ahead in range(self.seats)]

    def points(self, seat: int) -> int:
        return sum(self.deck.characters[number].points for number in self.completed[seat])

    def met(self, seat: int, moment: str, fresh: int = 0) -> list[int]:
        """The slots of the seat's characters whose goals are met; the newest `fresh` are not."""
        context, people = GoalContext(self.board, moment), self.deck.characters
        held = self.characters[seat]
        return [
            slot
            for slot, number in enumerate(held[: len(held) - fresh])
            if people[number].goal.is_met(context)
        ]

    def knows_agenda(self, viewer: Viewer, entry: Entry) -> bool:
        """Whether the viewer knows a card of the event deck or of those played (W-RND-7)."""
        if self.rule == "reveal":
            return True
        if viewer is None:
            return False
        return viewer == entry.owner or (viewer == self.host and self.rule != "no_host")

    def card_view(self, entry: Entry) -> CardView:
        """A played card as events and views carry it; what is not marked yet is None."""
        card = self.deck.events[entry.kind]
        return {
            "card": card.key,
            "targets": [STATES[t] if t >= 0 else None for t in entry.targets],
            "choice": "ab"[entry.choice] if card.has_choice and entry.choice >= 0 else None,
        }

    def written(self, entry: Entry) -> str:
        """A played card as text, without its owner: `war(qi,chu)`, `reform(qin)b`."""
        return format_entry(self.deck, entry).partition("@")[0]

    def card_names(self, kinds: Sequence[int]) -> list[str]:
        return [self.deck.events[kind].key for kind in kinds]

    def people_names(self, numbers: Sequence[int]) -> list[str]:
        return [self.deck.characters[number].key for number in numbers]

    # Drawing and discarding.

    def draw_cards(self, seat: int, count: int, luck: Luck, log: Log) -> None:
        """Draw event cards; the deck refills from its discards when one is needed (W-SET-8)."""
        drawn: list[int] = []
        while len(drawn) < count and self._has_stock(log):
            drawn.append(draw(self.stock, luck))
        if drawn:
            self.hands[seat] = sorted(self.hands[seat] + drawn)
            if log is not None:
                log.append(events.cards_drawn(seat, self.card_names(drawn)))

    def _has_stock(self, log: Log) -> bool:
        if any(self.stock):
            return True
        if not any(self.discards) and not self.buried:
            return False
        self.stock, self.discards = self.discards, self.stock
        for kind, _ in self.buried:
            self.stock[kind] += 1
        self.buried = []
        if log is not None:
            log.append(events.deck_refilled("events"))
        return True

    def bury(self, kind: int, knowers: int) -> None:
        """Discard an event card face down; the seats in the mask know it."""
        self.buried.append((kind, knowers))
        self.buried.sort()

    def offer_people(self, seat: int, count: int, luck: Luck, log: Log) -> None:
        """Draw characters to choose from (W-SET-8)."""
        for _ in range(count):
            if not self.people:
                self.people = sorted(number for number, _ in self.people_buried)
                self.people_buried = []
                if not self.people:
                    break
                if log is not None:
                    log.append(events.deck_refilled("characters"))
            self.offers[seat].append(draw_person(self.people, luck, len(self.deck.characters)))
        if log is not None and self.offers[seat]:
            log.append(events.characters_drawn(seat, self.people_names(self.offers[seat])))

    def bury_person(self, number: int, seat: int) -> None:
        """Discard a character face down; the seat knows it."""
        self.people_buried.append((number, 1 << seat))
        self.people_buried.sort()

    def view(self, viewer: Viewer) -> WarringView:
        check_viewer(viewer, self.seats)
        return view(self, viewer)

    # Written in files of their own.

    check = check_pieces
    to_json = saving.to_json
    to_text = format_position
    _deal_hidden = deal_hidden
