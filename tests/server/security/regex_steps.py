"""Counts the steps of a backtracking search, so that its growth shows without a clock."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

# The standard library's own parser: what it makes of a pattern is what `re` runs.
from re import _constants as constants  # isort: skip
from re import _parser as parser  # isort: skip

Node = tuple[Any, Any]

SINGLE = {
    str(constants.LITERAL),
    str(constants.NOT_LITERAL),
    str(constants.ANY),
    str(constants.IN),
}
"""Nodes that match one character."""


class Search:
    """A search for a pattern in a text, one step for each character looked at.

    Of a group that is repeated only the first way to match it is tried each time.
    """

    def __init__(self, pattern: "re.Pattern[str]", text: str) -> None:
        self.nodes: Sequence[Node] = list(parser.parse(pattern.pattern, pattern.flags))
        self.flags = pattern.flags & (re.IGNORECASE | re.DOTALL)
        self.text = text
        self.steps = 0

    def all(self) -> int:
        """The steps to find every place where the pattern matches."""
        place = 0
        while place <= len(self.text):
            end = next(self._sequence(self.nodes, place), None)
            place = place + 1 if end is None else max(end, place + 1)
        return self.steps

    def first(self) -> int:
        """The steps to match at the beginning."""
        next(self._sequence(self.nodes, 0), None)
        return self.steps

    def _sequence(self, nodes: Sequence[Node], place: int) -> Iterator[int]:
        if not nodes:
            yield place
            return
        for end in self._node(nodes[0], place):
            yield from self._sequence(nodes[1:], end)

    def _node(self, node: Node, place: int) -> Iterator[int]:
        self.steps += 1
        kind, detail = str(node[0]), node[1]
        if kind in SINGLE:
            if self._is_one(node, place):
                yield place + 1
        elif kind in ("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"):
            yield from self._repeat(kind, detail, place)
        elif kind == "SUBPATTERN":
            yield from self._sequence(list(detail[3]), place)
        elif kind == "BRANCH":
            for part in detail[1]:
                yield from self._sequence(list(part), place)
        elif kind == "AT":
            if self._is_at(str(detail), place):
                yield place
        else:
            raise NotImplementedError(kind)

    def _repeat(self, kind: str, detail: tuple[int, int, Any], place: int) -> Iterator[int]:
        least, most, part = detail
        nodes = list(part)
        if len(nodes) == 1 and str(nodes[0][0]) in SINGLE:
            ends = [place]
            while len(ends) <= most and self._is_one(nodes[0], ends[-1]):
                ends.append(ends[-1] + 1)
            found = ends[least:]
        else:
            found = [place] if least == 0 else []
            reached = place
            while end := next((e for e in self._sequence(nodes, reached) if e > reached), 0):
                found.append(end)
                reached = end
        if kind == "POSSESSIVE_REPEAT":
            found = found[-1:]
        yield from found if kind == "MIN_REPEAT" else reversed(found)

    def _is_one(self, node: Node, place: int) -> bool:
        self.steps += 1
        if place >= len(self.text):
            return False
        return _single(str(node), node, self.flags).match(self.text, place) is not None

    def _is_at(self, where: str, place: int) -> bool:
        if "BEGINNING" in where:
            return place == 0
        if "END" in where:
            return place == len(self.text)
        raise NotImplementedError(where)


_SINGLES: dict[tuple[str, int], "re.Pattern[str]"] = {}


def _single(key: str, node: Node, flags: int) -> "re.Pattern[str]":
    """The pattern of one character."""
    if (key, flags) not in _SINGLES:
        from re import _compiler as compiler  # type: ignore[attr-defined]

        state = parser.State()
        state.flags = flags | re.UNICODE
        state.str = ""
        _SINGLES[key, flags] = compiler.compile(parser.SubPattern(state, [node]), flags)
    return _SINGLES[key, flags]
