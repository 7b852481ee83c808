"""Lines of text: wrapped, side by side, packed."""

import io
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

GAP = "  "
_WRAPPING = Console(file=io.StringIO(), tab_size=1)
"""Rich wraps with a console at hand; which one makes no difference to plain lines."""


def wrap(text: Text, width: int, indent: str = "") -> list[Text]:
    """The text in lines of at most this width; all but the first are indented."""
    if text.cell_len <= width:
        return [text]
    first, *rest = text.wrap(_WRAPPING, width - len(indent))
    return [first, *(Text.assemble(indent, line) for line in rest)]


def flow(parts: Sequence[Text], width: int, gap: str = GAP) -> list[Text]:
    """The parts one after the other; none is broken unless it is wider than a line."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, part)
        else:
            lines += wrap(part, width)
    return lines


def beside(left: Sequence[Text], right: Sequence[Text], gap: str = GAP) -> list[Text]:
    """Two columns, the second right of the widest line of the first."""
    width = max(line.cell_len for line in left)
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right) and right[number].plain:
            line.append(" " * (width - line.cell_len) + gap).append(right[number])
        lines.append(line)
    return lines


def cut(text: Text, width: int) -> Text:
    """The text on one line, with dots where it is too long."""
    if text.cell_len <= width:
        return text
    short = text.copy()
    short.truncate(width - 2)
    short.rstrip()
    return short.append("..")
