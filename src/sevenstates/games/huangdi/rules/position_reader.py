"""Reads positions as text: what `position.py` writes, and what a person types."""

import re
from collections.abc import Iterable, Sequence
from typing import TypedDict, TypeGuard, cast

from ....core import (
    BadOption,
    BadText,
    OutcomeView,
    PositionReader,
    SevenStatesError,
    bits,
)
from .components import (
    BLOCKS,
    CHIPS,
    CONVICTS,
    EMPEROR_BLOCKS,
    JADE,
    PEASANTS,
    SEATS,
    TURNS,
)
from .hidden import plain_paths
from .names import (
    ALL_ROLES,
    BUILDER,
    COLOUR_LETTERS,
    COLOURS,
    EMPEROR_LETTER,
    RESOURCES,
    ROLE_NAMES,
    TASKMASTER,
)
from .options import HuangdiOptions
from .position import FREE, NOTHING, PLAQUE, bidding_stack, turn_stack
from .position_text import TOKEN, HuangdiText
from .saving import SavedState
from .turn_order import turns_begun
from .wall import (
    COLUMNS,
    LEVELS,
    NAMES,
    PROVINCE_LETTERS,
    column_of,
    has_location,
    level_of,
    location,
    mask_of,
)

_SEAT_WORDS = ("score", "jade", "peasants", "convicts", "blocks", "chips")
_LAID = (RESOURCES, BUILDER, TASKMASTER)
"""The role cards laid in each turn where nothing is said."""

_COLUMN = re.compile(r"[a-dA-D][1-5]")
_LEVEL_NUMBERS = [str(level + 1) for level in range(LEVELS)]
_PACKET = re.compile(r"(\d+)\(([\d ]*)\)")


class _Supplies(TypedDict):
    scores: list[int]
    jade: list[int]
    peasants: list[int]
    convicts: list[int]
    blocks: list[int]
    chips: list[int]
    camps: list[int]


class _Prisons(TypedDict):
    prison_jade: list[int]
    prison_convicts: list[int]


class _Emperor(TypedDict):
    holder: int
    emperor_block: bool
    emperor_stock: int


class _Stocks(TypedDict):
    jade_stock: int
    peasant_stock: int
    convict_stock: int
    chip_stock: int
    block_stock: list[int]


def parse_data(text: str) -> SavedState:
    """The position in the form of a saved state, ready for `Game.load_state`."""
    return _Position(HuangdiText(text)).data()


class _Position(PositionReader[HuangdiText]):
    """Turns the lines of a position into a saved state."""

    number_pattern = re.compile(r"-?\d{1,6}")  # the digits of every script

    def __init__(self, text: HuangdiText) -> None:
        super().__init__(text)
        line, rest = text.fields["seats"]
        self.seats = self.integer(line, rest)
        if self.seats not in SEATS:
            raise BadText("position-seats", line=line, least=SEATS[0], most=SEATS[-1])
        for name, (number, _) in text.fields.items():
            if name.split()[-1] in COLOURS[self.seats :]:
                raise BadText("position-nobody", line=number, found=name)
        self.options = self._options()
        self.provinces = self.options.provinces(self.seats)
        for letter in PROVINCE_LETTERS[self.provinces :]:
            if f"prison {letter}" in text.fields:
                line = text.fields[f"prison {letter}"][0]
                raise BadText("position-nobody", line=line, found=f"prison {letter}")

    def data(self) -> SavedState:
        walls, plaques = self._wall()
        number = self.integer(*self.line("round", "1"))
        hands, played = self._cards_of_seats("hand"), self._cards_of_seats("played")
        result = cast(OutcomeView | None, self.json("result"))
        supplies, roles = self._seat_words()
        prisons = self._prisons()
        emperor = self._emperor(number, len(walls[-1]))
        stack = [] if result is not None else self._stack(emperor["holder"])
        packets = self._packets((*hands, *played), stack)
        return {
            "game": "huangdi",
            "seats": self.seats,
            "options": self.options.to_json(),
            "round": number,
            "walls": walls[: self.seats],
            "emperor_wall": walls[-1],
            "plaques": plaques,
            "hands": hands,
            "played": played,
            "result": result,
            "stack": stack,
            "packets": packets,
            "makers": self._makers(),
            "paths": self._paths(hands, packets),
            "roles": [
                self._roles_left(number, emperor["holder"], stack, seat) if cards is None else cards
                for seat, cards in enumerate(roles)
            ],
            **supplies,
            **prisons,
            **emperor,
            **self._stocks(supplies, prisons, walls[: self.seats]),
        }

    def _options(self) -> HuangdiOptions:
        line, rest = self.line("favours", "printed")
        if rest not in ("printed", "own"):
            raise BadText("position-favours", line=line, found=rest[:20])
        own = "\n".join(self.text.file_lines) if rest == "own" else None
        line, variant = self.line("variant", "standard")
        try:
            options = HuangdiOptions(variant=variant, deck=own)
            options.check(self.seats)
        except BadOption as error:
            raise BadText(
                "position-option", error.rule_id, line=line, found=error.reason
            ) from error
        return options

    def _wall(self) -> tuple[list[list[str]], list[str]]:
        """The names of each seat's blocks, then the emperor's; and the plaques."""
        walls: list[list[str]] = [[] for _ in range(self.seats + 1)]
        plaques: list[str] = []
        drawn: set[int] = set()
        for number, row in self.text.rows:
            (head, start), *tokens = [(m.group(), m.start() + 1) for m in TOKEN.finditer(row)]
            if _COLUMN.fullmatch(head):
                continue  # the names of the columns
            if head not in _LEVEL_NUMBERS or int(head) in drawn:
                raise BadText("position-level", line=number, column=start, found=head[:10])
            drawn.add(int(head))
            if len(tokens) != self.provinces * COLUMNS:
                wanted = self.provinces * COLUMNS
                raise BadText("position-columns", line=number, found=len(tokens), wanted=wanted)
            for index, (token, column) in enumerate(tokens):
                place = location(0, index, int(head) - 1)
                owner = self._owner(token, place, number, column)
                if owner is not None:
                    walls[owner].append(NAMES[place])
                if token.endswith(PLAQUE):
                    plaques.append(NAMES[place])
        return walls, plaques

    def _owner(self, token: str, place: int, line: int, column: int) -> int | None:
        """The index of the list that a token's block belongs in."""
        letters = COLOUR_LETTERS[: self.seats] + EMPEROR_LETTER
        letter = token.removesuffix(PLAQUE)
        free = FREE if has_location(column_of(place), level_of(place)) else NOTHING
        if token == free:
            return None
        if free == NOTHING or len(letter) != 1 or letter not in letters:
            raise BadText("position-token", line=line, column=column, found=token[:10])
        return letters.index(letter)

    def _seat_words(self) -> tuple[_Supplies, list[int | None]]:
        """The supplies, scores and camps; the role cards, None where they are not named."""
        found: dict[str, list[int]] = {name: [] for name in _SEAT_WORDS}
        camps: list[int] = []
        roles: list[int | None] = []
        for name in COLOURS[: self.seats]:
            line, rest = self.line(name)
            words = self._words(line, rest, (*_SEAT_WORDS, "camp", "roles"))
            for word in _SEAT_WORDS:
                found[word].append(self.integer(line, words.get(word, "0")))
            camp = words.get("camp", "A")
            if len(camp) != 1 or camp not in PROVINCE_LETTERS[: self.provinces]:
                raise BadText("position-camp", line=line, found=camp[:10])
            camps.append(PROVINCE_LETTERS.index(camp))
            roles.append(self._roles(line, words["roles"]) if "roles" in words else None)
        found["scores"] = found.pop("score")
        return cast(_Supplies, {**found, "camps": camps}), roles

    def _roles(self, line: int, text: str) -> int:
        names = [] if text == "-" else text.split(",")
        for name in names:
            if name not in ROLE_NAMES:
                raise BadText("position-role", line=line, found=name[:20])
        return mask_of([ROLE_NAMES.index(name) for name in names]) & ALL_ROLES

    def _roles_left(
        self, number: int, holder: int, stack: list[dict[str, object]], seat: int
    ) -> int:
        """The role cards in hand where nothing is said."""
        if "stack" in self.text.fields or self.json("result") is not None:
            return ALL_ROLES
        if self._is_bidding():
            laid = TURNS if number > 1 else 0
        else:
            _, turns, action = stack
            laid = turns_begun(self.seats, holder, cast(int, turns["taken"]), seat)
            laid -= seat == action["seat"]
        return ALL_ROLES & ~mask_of(list(_LAID[:laid]))

    def _prisons(self) -> _Prisons:
        jade, convicts = [], []
        for letter in PROVINCE_LETTERS[: self.provinces]:
            line, rest = self.line(f"prison {letter}")
            words = self._words(line, rest, ("jade", "convicts"))
            jade.append(self.integer(line, words.get("jade", "0")))
            convicts.append(self.integer(line, words.get("convicts", "0")))
        return {"prison_jade": jade, "prison_convicts": convicts}

    def _emperor(self, number: int, placed: int) -> _Emperor:
        """The marker and the emperor blocks; without a word the stock lacks one for each round."""
        line, rest = self.line("emperor")
        words = self._words(line, rest, ("holder", "block", "stock"))
        holder = words.get("holder", "nobody")
        if holder not in ("nobody", *COLOURS[: self.seats]):
            raise BadText("position-nobody", line=line, found=holder[:20])
        if words.get("block", "no") not in ("yes", "no"):
            raise BadText("position-yes-no", line=line, found=words["block"][:20])
        held = words.get("block") == "yes"
        petitions = number - self._is_bidding()
        left = EMPEROR_BLOCKS[self.seats] - max(petitions, placed + held)
        return {
            "holder": -1 if holder == "nobody" else COLOURS.index(holder),
            "emperor_block": held,
            "emperor_stock": self.integer(line, words.get("stock", str(left))),
        }

    def _is_bidding(self) -> bool:
        """Whether this round's petition is still to be decided."""
        if self.json("result") is not None:
            return False
        if "stack" in self.text.fields:
            names = [step.get("step") for step in self._steps()]
            return "petition" in names or "choose_favours" in names
        return self.line("turn", "bids")[1] == "bids"

    def _stocks(
        self, supplies: _Supplies, prisons: _Prisons, walls: Sequence[list[str]]
    ) -> _Stocks:
        """Everything that is nowhere else."""
        held, jailed = sum(supplies["convicts"]), sum(prisons["prison_convicts"])
        return {
            "jade_stock": JADE - sum(supplies["jade"]) - sum(prisons["prison_jade"]),
            "peasant_stock": PEASANTS - sum(supplies["peasants"]),
            "convict_stock": CONVICTS - held - jailed,
            "chip_stock": CHIPS - sum(supplies["chips"]),
            "block_stock": [
                BLOCKS - supply - len(wall)
                for supply, wall in zip(supplies["blocks"], walls, strict=True)
            ],
        }

    def _cards_of_seats(self, word: str) -> list[list[int]]:
        return [self._cards(*self.line(f"{word} {name}")) for name in COLOURS[: self.seats]]

    def _cards(self, line: int, rest: str) -> list[int]:
        cards = [self.integer(line, word) for word in rest.split()]
        for card in cards:
            if not 0 <= card < len(self.options.favours()):
                raise BadText("position-card", line=line, found=card)
        return cards

    def _makers(self) -> list[int]:
        """The seats that made the packets of the deck, the dealt ones first."""
        line, rest = self.line("makers")
        for name in rest.split():
            if name not in COLOURS[: self.seats]:
                raise BadText("position-nobody", line=line, found=name[:20])
        return [*range(self.seats), -1, *(COLOURS.index(name) for name in rest.split())]

    def _packets(
        self, dealt: Iterable[list[int]], stack: list[dict[str, object]]
    ) -> list[tuple[int, list[int]]]:
        """The packets as written; else one of all the cards that are nowhere else."""
        line, rest = self.line("pile")
        if "pile" in self.text.fields:
            if _PACKET.sub("", rest).strip() not in ("", "-"):
                raise BadText("position-pile", line=line, found=rest[:30])
            return [
                (self.integer(line, number), self._cards(line, cards))
                for number, cards in _PACKET.findall(rest)
            ]
        used = {card for cards in dealt for card in cards}
        for mask in filter(self._is_cards, _cards_in(stack)):
            used |= set(bits(mask))
        left = [card for card in range(len(self.options.favours())) if card not in used]
        return [(self.seats, left)] if left else []

    def _paths(
        self, hands: list[list[int]], packets: list[tuple[int, list[int]]]
    ) -> list[list[int]]:
        masks = tuple((number, mask_of(cards)) for number, cards in packets)
        held = [mask_of(cards) for cards in hands]
        paths = [list(path) for path in plain_paths(len(self.options.favours()), held, masks)]
        line, rest = self.line("paths")
        for word in rest.split():
            card, _, path = word.partition("=")
            numbers = [] if path == "-" else path.split(".")
            for number in self._cards(line, card):
                paths[number] = [self.integer(line, n) for n in numbers]
        return paths

    def _stack(self, holder: int) -> list[dict[str, object]]:
        if "stack" in self.text.fields:
            return self._steps()
        line, rest = self.line("turn", "bids")
        if rest == "bids":
            return bidding_stack(self.seats)
        name, _, turn = rest.partition(" ")
        turns = [str(number) for number in range(1, TURNS + 1)]
        if name not in COLOURS[: self.seats] or turn.strip() not in turns or holder < 0:
            raise BadText("position-turn", line=line, found=rest[:30])
        return turn_stack(self.seats, holder, COLOURS.index(name), int(turn))

    def _steps(self) -> list[dict[str, object]]:
        """The stack as written, if it has the form of one: the cards in it are counted."""
        steps = self.json("stack")
        if (
            not isinstance(steps, list)
            or not all(isinstance(step, dict) for step in steps)
            or not all(map(self._is_cards, _cards_in(steps)))
        ):
            raise BadText("position-stack", line=self.text.fields["stack"][0])
        return steps

    def _is_cards(self, mask: object) -> TypeGuard[int]:
        return type(mask) is int and 0 <= mask < 1 << len(self.options.favours())

    def _words(self, line: int, rest: str, known: tuple[str, ...]) -> dict[str, str]:
        words = {}
        for word in rest.split():
            name, equals, value = word.partition("=")
            if not equals or name not in known:
                raise BadText("position-word", line=line, found=word[:20])
            words[name] = value
        return words


def _cards_in(stack: list[dict[str, object]]) -> list[object]:
    """The cards that lie before somebody by the steps, a mask each."""
    found: list[object] = []
    for step in stack:
        dealt = step.get("dealt", [])
        found += dealt if isinstance(dealt, list) else [dealt]
        found.append(step.get("drawn", 0))
    return found


def position_error(error: SevenStatesError) -> BadText:
    """A state that could be read but cannot be, as an error of the text."""
    # Nobody is asked who can do nothing.
    rule = "D-ACT-6" if error.reason == "state-dead-end" else None
    return BadText("position-impossible", rule, found=error.reason)
