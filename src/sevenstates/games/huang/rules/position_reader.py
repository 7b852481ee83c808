"""Reads positions as text: what `position.py` writes, and what a person types."""

import re
from collections.abc import Sequence
from typing import Any, cast

from ....core import BadOption, BadText, OutcomeView, PositionReader, SevenStatesError
from .colours import (
    BLUE,
    COLOUR_LETTERS,
    COLOURS,
    DYNASTIES,
    DYNASTY_LETTERS,
    parse_tiles,
)
from .components import PAGODAS, TILES
from .grid import NAMES, RHOMBI, TRIANGLES, parse_place
from .options import HuangOptions
from .position import FLAGS, plain_stack
from .position_text import SEAT_LINES, HuangText, Token
from .saving import SavedState

_DYNASTY_OF = {letter: name for name, letter in DYNASTY_LETTERS.items()}
_NUMBER = re.compile("[0-9]{1,6}")


def parse_data(text: str) -> SavedState:
    """The position in the form of a saved state, ready for `Game.load_state`."""
    return _Position(HuangText(text)).data()


class _Position(PositionReader[HuangText]):
    """Turns the lines of a position into a saved state."""

    def __init__(self, text: HuangText) -> None:
        super().__init__(text)
        self.dynasties = self._dynasties()
        self.options = self._options()
        self.seats = len(self.dynasties)

    def data(self) -> SavedState:
        tiles, leaders, bandits = self._pieces()
        return {
            "game": "huang",
            "seats": self.seats,
            "options": self.options.to_json(),
            "tiles": tiles,
            "leaders": leaders,
            "bandits": bandits,
            "pagodas": (pagodas := self._pagodas(tiles)),
            "palace": self._palace(),
            "granaries": self._names("granaries"),
            "granaries_taken": [self._number("taken", name) for name in self.dynasties],
            "hands": (hands := self._tiles_of_seats("hand")),
            "known": self._tiles_of_seats("known"),
            "buried": (buried := self._tiles_of_seats("replaced")),
            "known_buried": self._tiles_of_seats("known_replaced"),
            "points": [n for name in self.dynasties for n in self._points(name)],
            "idle": self.integer(*self.line("idle", "0")),
            "result": (result := cast(OutcomeView | None, self.json("result"))),
            "market": (market := self._tiles(*self.line("market", "-"))),
            "removed": (removed := self._tiles(*self.line("removed", "-"))),
            "discards": (discards := self._tiles(*self.line("discards", "-"))),
            "supply": self._supply(pagodas),
            "bag": self._bag(tiles, (market, removed, discards, hands, buried)),
            "stack": self._stack(result),
        }

    def _dynasties(self) -> tuple[str, ...]:
        line, rest = self.text.fields["seats"]
        names = tuple(rest.split())
        for name in names:
            if name not in DYNASTIES:
                raise BadText("position-dynasty", line=line, found=name, known=", ".join(DYNASTIES))
        if not 2 <= len(names) <= len(DYNASTIES) or len(set(names)) != len(names):
            raise BadText("position-seats", line=line, least=2, most=len(DYNASTIES))
        for line_name, (number, _) in self.text.fields.items():
            first, _, name = line_name.partition(" ")
            if first in SEAT_LINES and name not in names:
                raise BadText("position-nobody", line=number, found=name)
        return names

    def _options(self) -> HuangOptions:
        line, rest = self.line("options")
        chosen: dict[str, object] = {"map": self._map()}
        if self.dynasties != DYNASTIES[: len(self.dynasties)]:
            chosen["dynasties"] = self.dynasties
        for word in rest.split():
            name, _, value = word.partition("=")
            if word in FLAGS:
                chosen[word] = True
            elif name == "edition":
                chosen[name] = value
            else:
                raise BadText("position-option", line=line, found=word)
        try:
            options = HuangOptions.from_json(chosen)
            options.board()
        except BadOption as error:
            raise BadText("position-option", line=line, found=error.reason) from error
        except BadText as error:
            raise self._in_position(error) from None
        return options

    def _in_position(self, error: BadText) -> BadText:
        """A mistake in a map of the player's own, found where it stands in the position."""
        fields = dict(error.fields)
        if error.line is not None:
            fields["line"] = error.line + self.text.file_at - 1
        if error.column is not None:
            fields["column"] = error.column + len("| ")
        return BadText(error.reason, error.rule_id, **fields)  # type: ignore[arg-type]

    def _map(self) -> str | None:
        line, rest = self.line("map", "drawn")
        if rest not in ("printed", "own", "drawn"):
            raise BadText("position-map", line=line, found=rest[:20])
        if rest == "printed":
            return None
        if rest == "own" and not self.text.file_lines:
            raise BadText("position-map", line=line, found=rest)
        return self.text.drawn_map() if rest == "drawn" else "\n".join(self.text.file_lines) + "\n"

    def _pieces(self) -> tuple[list[list[str]], list[int], list[list[Any]]]:
        tiles: list[list[str]] = [[] for _ in COLOURS]
        leaders = [-1] * (5 * self.seats)
        bandits: dict[str, list[Any]] = {}
        for token in self.text.tokens:
            self._check_ground(token)
            text, name = token.text, NAMES[token.place]
            if text in COLOUR_LETTERS:
                tiles[COLOUR_LETTERS.index(text)].append(name)
            elif text[0] in "1234" and len(text) > 1:
                spot = bandits.setdefault(text, [text[1:], int(text[0]), []])
                spot[2].append(name)
            elif text not in ".~#":
                leaders[self._leader(token)] = token.place
        for text, spot in bandits.items():
            if tuple(sorted(parse_place(name) for name in spot[2])) not in TRIANGLES:
                first = next(token for token in self.text.tokens if token.text == text)
                raise first.error("position-bandit-shape")
        return tiles, leaders, list(bandits.values())

    def _check_ground(self, token: Token) -> None:
        board, bit = self.options.board(), 1 << token.place
        ground = "~" if board.river & bit else "." if board.spaces & bit else "#"
        if token.ground != ground:
            raise token.error("position-ground", place=NAMES[token.place], wanted=ground)

    def _leader(self, token: Token) -> int:
        text = token.text
        colour = COLOUR_LETTERS.lower().find(text[0])
        dynasty = _DYNASTY_OF.get(text[1:])
        if len(text) != 2 or colour < 0 or dynasty is None:
            raise token.error("position-token")
        if dynasty not in self.dynasties:
            raise token.error("position-nobody")
        index = self.dynasties.index(dynasty) * 5 + colour
        if sum(other.text == text for other in self.text.tokens) > 1:
            raise token.error("position-leader-twice")
        return index

    def _pagodas(self, tiles: list[list[str]]) -> list[list[Any]]:
        line, rest = self.line("pagodas")
        pagodas = []
        for shape in rest.split():
            places = self._shape(line, shape, TRIANGLES)
            colours = [c for c in COLOURS if set(places) <= set(tiles[c])]
            if not colours:
                raise BadText("position-building", line=line, found=shape)
            pagodas.append([colours[0], places])
        return pagodas

    def _palace(self) -> list[str]:
        line, rest = self.line("palace")
        return self._shape(line, rest, RHOMBI) if rest else []

    def _shape(self, line: int, text: str, shapes: tuple[tuple[int, ...], ...]) -> list[str]:
        places = tuple(sorted(self._place(line, word) for word in text.split("-")))
        if places not in shapes:
            raise BadText("position-building", line=line, found=text[:40])
        return [NAMES[place] for place in places]

    def _names(self, name: str) -> list[str]:
        line, rest = self.line(name)
        return [NAMES[self._place(line, word)] for word in rest.split()]

    def _place(self, line: int, word: str) -> int:
        try:
            return parse_place(word)
        except BadText as error:
            raise BadText(error.reason, line=line, text=word[:20]) from None

    def _tiles_of_seats(self, word: str) -> list[int]:
        return [
            n for name in self.dynasties for n in self._tiles(*self.line(f"{word} {name}", "-"))
        ]

    def _tiles(self, line: int, rest: str) -> list[int]:
        try:
            return parse_tiles(rest)
        except ValueError:
            raise BadText("position-tiles", line=line, found=rest[:30]) from None

    def _points(self, name: str) -> list[int]:
        line, rest = self.line(f"points {name}")
        points = [0] * 5
        for word in rest.split():
            if word[0].upper() not in COLOUR_LETTERS or not _NUMBER.fullmatch(word[1:]):
                raise BadText("position-points", line=line, found=word[:20])
            points[COLOUR_LETTERS.index(word[0].upper())] = int(word[1:])
        return points

    def _number(self, word: str, name: str) -> int:
        return self.integer(*self.line(f"{word} {name}", "0"))

    def _supply(self, pagodas: list[list[Any]]) -> list[int]:
        supply = list(PAGODAS)
        if self.options.kingdoms:
            supply[BLUE] = 0
        for colour, _ in pagodas:
            supply[colour] -= 1
        return supply

    def _bag(self, tiles: list[list[str]], counts: Sequence[list[int]]) -> list[int]:
        """As written; else every tile that is nowhere else."""
        if "bag" in self.text.fields:
            return self._tiles(*self.text.fields["bag"])
        step = len(COLOURS)  # the counts of a hand stand behind those of the hand before
        return [
            TILES[colour] - len(tiles[colour]) - sum(sum(row[colour::step]) for row in counts)
            for colour in COLOURS
        ]

    def _stack(self, result: object) -> list[dict[str, object]]:
        if result is not None:
            return []
        if "stack" in self.text.fields:
            return cast(list[dict[str, object]], self.json("stack"))
        line, rest = self.line("turn", f"{self.dynasties[0]} 2")
        name, _, left = rest.partition(" ")
        if name not in self.dynasties or left.strip() not in ("1", "2"):
            raise BadText("position-turn", line=line, found=rest[:30])
        return plain_stack(self.seats, self.dynasties.index(name), int(left))


def position_error(error: SevenStatesError) -> BadText:
    """A state that could be read but cannot be, as an error of the text."""
    # Nobody is asked who can do nothing.
    rule = "H-TRN-2" if error.reason == "state-dead-end" else error.rule_id
    return BadText("position-impossible", rule, found=error.reason)
