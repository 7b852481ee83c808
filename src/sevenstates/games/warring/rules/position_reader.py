"""Reads positions as text: what `position.py` writes, and what a person types."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

from ....core import BadOption, BadRecord, BadText, BrokenState, OutcomeView, PositionReader
from .actions import CHOICES, STATEMENTS
from .board import ANY_WAR, BANS, Board, SavedBoard
from .components import ATTRIBUTES, EARLY_ROUNDS, STATE_INDEX
from .options import WarringOptions
from .position import QUESTIONS, plain_stack
from .position_text import SEAT_LINES, WarringText
from .saving import SavedEntry, SavedState

if TYPE_CHECKING:
    from .game import WarringGame
    from .state import WarringState

_ENTRY = re.compile(r"(\w+)(?:\(([\w,-]*)\))?([ab]?)(?:@(\d))?")

T = TypeVar("T")


def parse_position(game: "WarringGame", text: str) -> "WarringState":
    """The position; BadText with the line if it cannot be read or cannot be."""
    data = _Position(WarringText(text)).data()
    try:
        return game.load_state(data)
    except (BrokenState, BadRecord) as error:
        raise BadText("position-impossible", found=str(error)) from error


class _Position(PositionReader[WarringText]):
    """Turns the lines of a position into a saved state."""

    def __init__(self, text: WarringText) -> None:
        super().__init__(text)
        self.seats = self._number("seats", 3)
        self.options = self._options()
        self.deck = self.options.cards()
        self.events = {card.key: kind for kind, card in enumerate(self.deck.events)}
        self.people = {card.key: number for number, card in enumerate(self.deck.characters)}
        self.public = {card.key: number for number, card in enumerate(self.deck.public)}
        if not 3 <= self.seats <= 5:
            raise BadText("position-seats", line=self.text.fields["seats"][0], found=self.seats)

    def data(self) -> SavedState:
        public = [self._known(line, w, self.public) for line, w in self._each("public")]
        for line, word in self._each("public")[1:]:
            raise BadText("position-word", line=line, found=word[:40])
        shown = public[0] if public else -1
        data: SavedState = {
            "game": "warring",
            "seats": self.seats,
            "options": self.options.to_json(),
            "round": self._number("round", 1),
            "host": (host := self._number("host", 1) - 1),
            "public": shown,
            "board": self._board(),
            "said": self._said(),
            "result": (result := cast(OutcomeView | None, self.json("result"))),
            "hands": self._by_seat("hand", self._cards),
            "characters": self._by_seat("characters", self._characters),
            "offers": self._by_seat("offer", self._characters),
            "completed": self._by_seat("completed", self._characters),
            "known": self._by_seat("known", self._knowledge),
            "laid": [self._entries(f"laid {seat + 1}", seat) for seat in range(self.seats)],
            "buried": self._buried("buried", self.events),
            "people_buried": self._buried("people buried", self.people),
            "gone": self._characters("gone"),
            "agenda": self._entries("agenda", host),
            "abandoned": self._entries("abandoned", host),
            "played": self._entries("played", host),
            "discards": self._counts(self._cards("discards")),
            "stock": [],
            "people": [],
            "public_left": self._public_left(shown),
            "stack": self._stack(result),
        }
        data["stock"] = self._stock(data)
        data["people"] = self._people_left(data)
        return data

    # Words and numbers.

    def _words(self, name: str) -> tuple[int, list[str]]:
        """The words of a line; none for one that is not there or has only a dash."""
        line, rest = self.line(name)
        return line, [word for word in rest.split() if word != "-"]

    def _each(self, name: str) -> list[tuple[int, str]]:
        line, words = self._words(name)
        return [(line, word) for word in words]

    def _known(self, line: int, word: str, known: dict[str, int]) -> int:
        if word not in known:
            raise BadText("position-word", line=line, found=word[:40])
        return known[word]

    def _number(self, name: str, default: int) -> int:
        return self.integer(*self.line(name, str(default)))

    def _count(self, line: int, text: str, most: int) -> int:
        """The number of copies of a card: one if nothing is said."""
        count = self.integer(line, text or "1")
        if not 0 <= count <= most:
            raise BadText("position-count", line=line, found=text[:20], most=most)
        return count

    def _seat(self, line: int, text: str) -> int:
        seat = self.integer(line, text) - 1
        if not 0 <= seat < self.seats:
            raise BadText("position-nobody", line=line, found=text[:20])
        return seat

    def _options(self) -> WarringOptions:
        line, words = self._words("options")
        for word in words:
            if word != "stepwise":
                raise BadText("position-option", line=line, found=word[:30])
        line, kind = self.line("deck", "printed")
        if kind not in ("printed", "own"):
            raise BadText("position-deck", line=line, found=kind[:20])
        deck = "\n".join(self.text.file_lines) if kind == "own" else None
        try:
            options = WarringOptions(stepwise=bool(words), deck=deck)
            options.cards()
        except (BadOption, BadText) as error:
            raise BadText("position-impossible", line=line, found=error.reason) from error
        return options

    # The board.

    def _board(self) -> SavedBoard:
        board = Board()
        for name, (line, words) in self.text.states.items():
            number = STATE_INDEX[name]
            start: list[str]
            if words[:1] == ["dead"]:
                values, start = [0, 0, 0, 0], words[1:]
            else:
                values = [self.integer(line, word) for word in words[:4]]
                start = words[4:]
            if len(values) != 4 or len(start) > 1:
                raise BadText("position-state", line=line, found=name)
            board.values[number * 4 : number * 4 + 4] = values
            board.start[number] = self.integer(line, start[0]) if start else sum(values)
        self._forbid(board)
        line, fought = self._words("fought")
        if "fought" in self.text.fields:
            states = {1 << self._known(line, word, STATE_INDEX) for word in fought}
            board.fought = ANY_WAR | sum(states)
        news = self.json("news")
        if not isinstance(news, dict | None) or not {*(news or ())} <= {*board.to_json()}:
            raise BadText("position-json", line=self.text.fields["news"][0], name="news")
        return cast(SavedBoard, {**board.to_json(), **(news or {})})

    def _forbid(self, board: Board) -> None:
        line, rest = self.line("forbidden")
        for part in rest.split(",") if rest else ():
            what, state, *attribute = part.split() if len(part.split()) > 1 else ("", "")
            if what not in BANS or attribute[1:] or any(a not in ATTRIBUTES for a in attribute):
                raise BadText("position-word", line=line, found=part.strip()[:40])
            number = self._known(line, state, STATE_INDEX)
            index = ATTRIBUTES.index(attribute[0]) if attribute else None
            board.forbid(BANS.index(what), [number], index)

    # Cards.

    def _by_seat(self, word: str, read: Callable[[str], T]) -> list[T]:
        for name, (line, _) in self.text.fields.items():
            head, _, seat = name.partition(" ")
            if head in SEAT_LINES and seat:
                self._seat(line, seat)
        return [read(f"{word} {seat + 1}") for seat in range(self.seats)]

    def _cards(self, name: str) -> list[int]:
        kinds: list[int] = []
        for line, word in self._each(name):
            key, _, count = word.partition("*")
            kind = self._known(line, key, self.events)
            kinds += [kind] * self._count(line, count, self.deck.events[kind].copies)
        return sorted(kinds)

    def _counts(self, kinds: list[int]) -> list[int]:
        return [kinds.count(kind) for kind in range(len(self.deck.events))]

    def _characters(self, name: str) -> list[int]:
        return [self._known(line, word, self.people) for line, word in self._each(name)]

    def _knowledge(self, name: str) -> list[list[int]]:
        pairs = []
        for line, word in self._each(name):
            key, _, knower = word.partition("<")
            pairs.append([self._known(line, key, self.events), self._seat(line, knower)])
        return pairs

    def _buried(self, name: str, known: dict[str, int]) -> list[list[int]]:
        pairs = []
        for line, word in self._each(name):
            key, _, knowers = word.partition(":")
            mask = sum({1 << self._seat(line, seat) for seat in knowers.split(",")})
            pairs.append([self._known(line, key, known), mask])
        return sorted(pairs)

    def _entries(self, name: str, owner: int) -> list[SavedEntry]:
        """Played cards; without an owner they are the seat's, or the Host's."""
        entries = []
        for line, word in self._each(name):
            match = _ENTRY.fullmatch(word)
            if match is None:
                raise BadText("position-word", line=line, found=word[:40])
            key, targets, choice, seat = match.groups()
            kind = self._known(line, key, self.events)
            states = {**STATE_INDEX, "-": -1}
            marked = [self._known(line, t, states) for t in (targets or "").split(",") if t]
            mine = self._seat(line, seat) if seat else owner
            entries.append([kind, marked, CHOICES.index(choice) if choice else 0, mine])
        return entries

    def _said(self) -> list[list[int]]:
        line, rest = self.line("said")
        said = []
        for part in rest.split(",") if rest else ():
            seat, _, statement = part.strip().partition(" ")
            if statement not in STATEMENTS:
                raise BadText("position-word", line=line, found=part.strip()[:40])
            said.append([self._seat(line, seat), STATEMENTS.index(statement)])
        return said

    # What is nowhere else.

    def _stock(self, data: SavedState) -> list[int]:
        used = [kind for hand in data["hands"] for kind in hand]
        used += [kind for kind, _ in data["buried"]]
        for row in (*data["laid"], data["agenda"], data["abandoned"]):
            used += [entry[0] for entry in row]
        return [
            card.copies - used.count(kind) - data["discards"][kind]
            for kind, card in enumerate(self.deck.events)
        ]

    def _people_left(self, data: SavedState) -> list[int]:
        """The deck of the age; an Early character that is nowhere later on has left the game."""
        is_late = data["round"] > EARLY_ROUNDS
        held = (*data["characters"], *data["offers"], *data["completed"])
        used = {number for row in held for number in row}
        used |= {number for number, _ in data["people_buried"]}
        if is_late:
            early = set(self.deck.era(False))
            data["gone"] = sorted(early - used)
        return [number for number in self.deck.era(is_late) if number not in used]

    def _public_left(self, shown: int) -> list[int]:
        """As written; else every one but the one that lies open."""
        last = ("prelude", "unify")
        left = [0 if card.special in last else card.copies for card in self.deck.public]
        if "public left" not in self.text.fields:
            if shown >= 0 and left[shown]:
                left[shown] -= 1
            return left
        left = [0] * len(left)
        for line, word in self._each("public left"):
            key, _, count = word.partition("*")
            number = self._known(line, key, self.public)
            left[number] += self._count(line, count, self.deck.public[number].copies)
        return left

    def _stack(self, result: object) -> list[dict[str, object]]:
        if result is not None:
            return []
        if "stack" in self.text.fields:
            return cast(list[dict[str, object]], self.json("stack"))
        line, question = self.line("ask", "play")
        if question not in QUESTIONS:
            known = ", ".join(QUESTIONS)
            raise BadText("position-ask", line=line, found=question[:20], known=known)
        return plain_stack(self.seats, question)
