"""Positions as text: a diagram with a few lines around it, written for people (see docs)."""

import json
from typing import TYPE_CHECKING

from .colours import COLOUR_LETTERS, DYNASTY_LETTERS, format_tiles
from .grid import COLUMNS, RHOMBI, TRIANGLES, format_shape
from .saving import format_mask

if TYPE_CHECKING:
    from .state import HuangState

FLAGS = ("short", "bandits", "kingdoms", "palace", "open_scores")
"""The options that are on or off."""


def format_position(state: "HuangState") -> str:
    """The whole state, secrets included."""
    options = state.options
    flags = [name for name in FLAGS if getattr(options, name)]
    lines = [
        f"seats: {' '.join(options.dynasty(seat) for seat in range(state.seats))}",
        f"options: {' '.join([f'edition={options.edition}', *flags])}",
        "map: printed" if options.map is None else "map: own",
    ]
    if options.map is not None:
        lines += [f"| {line}" for line in options.map.splitlines()]
    lines += ["board:", *_diagram(state), *_buildings(state)]
    for seat in range(state.seats):
        lines += _seat(state, seat)
    for name in ("market", "bag", "removed", "discards"):
        lines.append(f"{name}: {format_tiles(getattr(state, name))}")
    lines += [f"idle: {state.idle}", *_progress(state)]
    return "\n".join(lines) + "\n"


def _diagram(state: "HuangState") -> list[str]:
    """Rows of hexes with their numbers; every other row is shifted."""
    width = max(map(len, state.board.rows))
    header = "".join(f"{letter:<4}" for letter in "abcdefghijklmno"[:width])
    lines = [f"     {header}".rstrip()]
    for row, marks in enumerate(state.board.rows):
        tokens = [_token(state, row * COLUMNS + column) for column in range(len(marks))]
        shift = "  " if row % 2 else ""
        lines.append(f"{row + 1:>3}  {shift}{''.join(f'{token:<4}' for token in tokens)}".rstrip())
    return lines


def _token(state: "HuangState", place: int) -> str:
    bit = 1 << place
    leader = state.leader_at(place)
    if leader is not None:
        letter = DYNASTY_LETTERS[state.options.dynasty(leader[0])]
        return COLOUR_LETTERS[leader[1]].lower() + letter
    colour = state.colour_at(place)
    if colour is not None:
        return COLOUR_LETTERS[colour]
    for spot in state.bandits:
        if spot.mask & bit:
            return f"{spot.bandits}{spot.mark}"
    if not state.board.spaces & bit:
        return "#"
    return "~" if state.board.river & bit else "."


def _buildings(state: "HuangState") -> list[str]:
    lines = []
    if state.pagodas:
        standing = [format_shape(TRIANGLES[triangle]) for _, triangle in state.pagodas]
        lines.append(f"pagodas: {' '.join(standing)}")
    if state.palace >= 0:
        lines.append(f"palace: {format_shape(RHOMBI[state.palace])}")
    if state.granaries:
        lines.append(f"granaries: {' '.join(format_mask(state.granaries))}")
    return lines


def _seat(state: "HuangState", seat: int) -> list[str]:
    name = state.options.dynasty(seat)
    cells = slice(seat * 5, seat * 5 + 5)
    lines = [f"hand {name}: {format_tiles(state.hands[cells])}"]
    lists = (
        ("known", state.known),
        ("replaced", state.buried),
        ("known_replaced", state.known_buried),
    )
    for word, counts in lists:
        if any(counts[cells]):
            lines.append(f"{word} {name}: {format_tiles(counts[cells])}")
    points = state.points[cells]
    if any(points):
        words = [f"{COLOUR_LETTERS[c]}{points[c]}" for c in range(5) if points[c]]
        lines.append(f"points {name}: {' '.join(words)}")
    if state.granaries_taken[seat]:
        lines.append(f"taken {name}: {state.granaries_taken[seat]}")
    return lines


def _progress(state: "HuangState") -> list[str]:
    """The seat to move; in the middle of something, the whole stack; at the end, the result."""
    if state.result is not None:
        return [f"result: {json.dumps(state.result.to_json())}"]
    stack = [step.to_json() for step in state.stack]
    seat, left = stack[-1].get("seat"), stack[-1].get("left", 0)
    if (
        isinstance(seat, int)
        and isinstance(left, int)
        and stack == plain_stack(state.seats, seat, left)
    ):
        return [f"turn: {state.options.dynasty(seat)} {left}"]
    return [f"stack: {json.dumps(stack)}"]


def plain_stack(seats: int, seat: int, left: int) -> list[dict[str, object]]:
    """The stack at a main decision, as saved."""
    return [
        {"step": "turns", "seat": (seat + 1) % seats},
        {"step": "take_action", "seat": seat, "left": left},
    ]
