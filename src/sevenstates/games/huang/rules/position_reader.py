"""Reads positions as text: what `position.py` writes, and what a person types."""

import json
import re
from collections.abc import Mapping
from typing import Any

from ....core import BadOption, BadText, SevenStatesError
from .colours import (
    BLUE,
    COLOUR_LETTERS,
    COLOURS,
    DYNASTIES,
    DYNASTY_LETTERS,
    parse_tiles,
)
from .components import PAGODAS, TILES
from .grid import COLUMNS, NAMES, RHOMBI, ROWS, TRIANGLES, parse_place
from .options import HuangOptions
from .position import FLAGS, plain_stack

_DYNASTY_OF = {letter: name for name, letter in DYNASTY_LETTERS.items()}
_NUMBER = re.compile("[0-9]{1,6}")
_LINES = ("seats", "options", "map", "board", "pagodas", "palace", "granaries", "market", "bag")
_MORE_LINES = ("removed", "discards", "idle", "turn", "stack", "result")
_SEAT_LINES = ("hand", "known", "replaced", "known_replaced", "points", "taken")


class Token:
    """One hex of the diagram and where it stands in the text."""

    __slots__ = ("column", "line", "place", "text")

    def __init__(self, text: str, place: int, line: int, column: int) -> None:
        self.text, self.place, self.line, self.column = text, place, line, column

    def error(self, reason: str, **fields: object) -> BadText:
        return BadText(reason, None, line=self.line, column=self.column, found=self.text, **fields)

    @property
    def ground(self) -> str:
        """The map mark under the token, if the map is drawn by the diagram alone."""
        return self.text if self.text in "#~" else "~" if self.text == "B" else "."


class PositionText:
    """The lines of a position, taken apart but not yet put on a board."""

    def __init__(self, text: str) -> None:
        self.fields: dict[str, tuple[int, str]] = {}
        self.seat_fields: dict[tuple[str, str], tuple[int, str]] = {}
        self.tokens: list[Token] = []
        self.map_lines: list[str] = []
        self.map_at = 0
        """The number of the first line of an own map."""
        self._row = -1
        for number, line in enumerate(text.splitlines(), 1):
            self._line(number, line)
        for name in ("seats", "board"):
            if name not in self.fields:
                raise BadText("position-line-missing", line=1, name=name)

    def _line(self, number: int, line: str) -> None:
        if not line.strip() or line.lstrip().startswith("//"):
            return
        if line.startswith("|"):
            self.map_at = self.map_at or number
            self.map_lines.append(line[2:])
            return
        head, colon, rest = line.partition(":")
        words = head.split()
        if colon and words and words[0] in (*_LINES, *_MORE_LINES, *_SEAT_LINES):
            self._field(number, words, rest.strip())
        elif "board" in self.fields and self._row >= -1:
            self._diagram_row(number, line)
        else:
            raise BadText("position-line-unknown", line=number, column=1, found=line.strip()[:30])

    def _field(self, number: int, words: list[str], rest: str) -> None:
        name = words[0]
        if name == "board" and rest:
            raise BadText("position-rest-of-line", line=number, column=len("board:") + 1)
        if len(words) == 2 and name in _SEAT_LINES and words[1] in DYNASTIES:
            self.seat_fields[name, words[1]] = number, rest
        elif len(words) == 1 and name not in _SEAT_LINES:
            self.fields[name] = number, rest
        else:
            raise BadText(
                "position-line-unknown", line=number, column=1, found=" ".join(words)[:30]
            )
        self._row = -1 if name == "board" else -2

    def _diagram_row(self, number: int, line: str) -> None:
        found = [(m.group(), m.start() + 1) for m in re.finditer(r"\S+", line)]
        if all(len(text) == 1 and text.islower() for text, _ in found):
            return  # the letters of the columns
        if found[0][0].isdigit():
            found = found[1:]  # the number of the row
        self._row += 1
        if self._row == ROWS or len(found) > COLUMNS:
            raise BadText("position-too-large", line=number, column=1, most=ROWS)
        for across, (text, column) in enumerate(found):
            self.tokens.append(Token(text, self._row * COLUMNS + across, number, column))

    def drawn_map(self) -> str:
        """A map file of the ground that the diagram shows."""
        rows: dict[int, str] = {}
        for token in self.tokens:
            row = token.place // COLUMNS
            rows[row] = rows.get(row, "") + token.ground
        return "\n".join(["name: drawn", "board:", *rows.values()]) + "\n"


def parse_data(text: str) -> dict[str, Any]:
    """The position in the form of a saved state, ready for `Game.load_state`."""
    return _Position(PositionText(text)).data()


class _Position:
    """Turns the lines of a position into a saved state."""

    def __init__(self, text: PositionText) -> None:
        self.text = text
        self.dynasties = self._dynasties()
        self.options = self._options()
        self.seats = len(self.dynasties)

    def data(self) -> dict[str, Any]:
        tiles, leaders, bandits = self._pieces()
        data: dict[str, Any] = {
            "game": "huang",
            "seats": self.seats,
            "options": self.options.to_json(),
            "tiles": tiles,
            "leaders": leaders,
            "bandits": bandits,
            "pagodas": self._pagodas(tiles),
            "palace": self._palace(),
            "granaries": self._names("granaries"),
            "granaries_taken": [self._number("taken", name) for name in self.dynasties],
            "hands": self._tiles_of_seats("hand"),
            "known": self._tiles_of_seats("known"),
            "buried": self._tiles_of_seats("replaced"),
            "known_buried": self._tiles_of_seats("known_replaced"),
            "points": [n for name in self.dynasties for n in self._points(name)],
            "idle": self._integer(*self.text.fields.get("idle", (0, "0"))),
            "result": self._json("result"),
        }
        for name in ("market", "removed", "discards"):
            data[name] = self._tiles(*self.text.fields.get(name, (0, "-")))
        data["supply"] = self._supply(data["pagodas"])
        data["bag"] = self._bag(data)
        data["stack"] = self._stack(data["result"])
        return data

    def _dynasties(self) -> tuple[str, ...]:
        line, rest = self.text.fields["seats"]
        names = tuple(rest.split())
        for name in names:
            if name not in DYNASTIES:
                raise BadText("position-dynasty", line=line, found=name, known=", ".join(DYNASTIES))
        if not 2 <= len(names) <= len(DYNASTIES) or len(set(names)) != len(names):
            raise BadText("position-seats", line=line, least=2, most=len(DYNASTIES))
        for word, name in self.text.seat_fields:
            if name not in names:
                number = self.text.seat_fields[word, name][0]
                raise BadText("position-nobody", line=number, found=name)
        return names

    def _options(self) -> HuangOptions:
        line, rest = self.text.fields.get("options", (0, ""))
        chosen: dict[str, Any] = {"map": self._map()}
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
            options = HuangOptions(**chosen)
            options.board()
        except BadOption as error:
            raise BadText("position-option", line=line, found=error.reason) from error
        except BadText as error:
            raise self._in_position(error) from None
        return options

    def _in_position(self, error: BadText) -> BadText:
        """A mistake in an own map, found where it stands in the position."""
        fields = dict(error.fields)
        if error.line is not None:
            fields["line"] = error.line + self.text.map_at - 1
        if error.column is not None:
            fields["column"] = error.column + len("| ")
        return BadText(error.reason, error.rule_id, **fields)  # type: ignore[arg-type]

    def _map(self) -> str | None:
        line, rest = self.text.fields.get("map", (0, "drawn"))
        if rest not in ("printed", "own", "drawn"):
            raise BadText("position-map", line=line, found=rest[:20])
        if rest == "printed":
            return None
        if rest == "own" and not self.text.map_lines:
            raise BadText("position-map", line=line, found=rest)
        return self.text.drawn_map() if rest == "drawn" else "\n".join(self.text.map_lines) + "\n"

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
        line, rest = self.text.fields.get("pagodas", (0, ""))
        pagodas = []
        for shape in rest.split():
            places = self._shape(line, shape, TRIANGLES)
            colours = [c for c in COLOURS if set(places) <= set(tiles[c])]
            if not colours:
                raise BadText("position-building", line=line, found=shape)
            pagodas.append([colours[0], places])
        return pagodas

    def _palace(self) -> list[str]:
        line, rest = self.text.fields.get("palace", (0, ""))
        return self._shape(line, rest, RHOMBI) if rest else []

    def _shape(self, line: int, text: str, shapes: tuple[tuple[int, ...], ...]) -> list[str]:
        places = tuple(sorted(self._place(line, word) for word in text.split("-")))
        if places not in shapes:
            raise BadText("position-building", line=line, found=text[:40])
        return [NAMES[place] for place in places]

    def _names(self, name: str) -> list[str]:
        line, rest = self.text.fields.get(name, (0, ""))
        return [NAMES[self._place(line, word)] for word in rest.split()]

    def _place(self, line: int, word: str) -> int:
        try:
            return parse_place(word)
        except BadText as error:
            raise BadText(error.reason, line=line, text=word[:20]) from None

    def _tiles_of_seats(self, word: str) -> list[int]:
        fields = self.text.seat_fields
        return [
            n for name in self.dynasties for n in self._tiles(*fields.get((word, name), (0, "-")))
        ]

    def _tiles(self, line: int, rest: str) -> list[int]:
        try:
            return parse_tiles(rest)
        except ValueError:
            raise BadText("position-tiles", line=line, found=rest[:30]) from None

    def _points(self, name: str) -> list[int]:
        line, rest = self.text.seat_fields.get(("points", name), (0, ""))
        points = [0] * 5
        for word in rest.split():
            if word[0].upper() not in COLOUR_LETTERS or not _NUMBER.fullmatch(word[1:]):
                raise BadText("position-points", line=line, found=word[:20])
            points[COLOUR_LETTERS.index(word[0].upper())] = int(word[1:])
        return points

    def _number(self, word: str, name: str) -> int:
        return self._integer(*self.text.seat_fields.get((word, name), (0, "0")))

    def _integer(self, line: int, rest: str) -> int:
        if not _NUMBER.fullmatch(rest.removeprefix("-")):
            raise BadText("position-number", line=line, found=rest[:20])
        return int(rest)

    def _json(self, name: str) -> Any:
        line, rest = self.text.fields.get(name, (0, "null"))
        try:
            return json.loads(rest)
        except (ValueError, RecursionError):
            raise BadText("position-json", line=line, name=name) from None

    def _supply(self, pagodas: list[list[Any]]) -> list[int]:
        supply = list(PAGODAS)
        if self.options.kingdoms:
            supply[BLUE] = 0
        for colour, _ in pagodas:
            supply[colour] -= 1
        return supply

    def _bag(self, data: Mapping[str, Any]) -> list[int]:
        """As written; else every tile that is nowhere else."""
        if "bag" in self.text.fields:
            return self._tiles(*self.text.fields["bag"])
        bag = []
        for colour in COLOURS:
            used = len(data["tiles"][colour])
            used += sum(data[name][colour] for name in ("market", "removed", "discards"))
            used += sum(sum(data[name][colour::5]) for name in ("hands", "buried"))
            bag.append(TILES[colour] - used)
        return bag

    def _stack(self, result: object) -> Any:
        if result is not None:
            return []
        if "stack" in self.text.fields:
            return self._json("stack")
        line, rest = self.text.fields.get("turn", (0, f"{self.dynasties[0]} 2"))
        name, _, left = rest.partition(" ")
        if name not in self.dynasties or left.strip() not in ("1", "2"):
            raise BadText("position-turn", line=line, found=rest[:30])
        return plain_stack(self.seats, self.dynasties.index(name), int(left))


def told(error: SevenStatesError) -> BadText:
    """A state that could be read but cannot be, as an error of the text."""
    # Nobody is asked who can do nothing.
    rule = "H-TRN-2" if error.reason == "state-dead-end" else error.rule_id
    return BadText("position-impossible", rule, found=error.reason)
