"""Positions as text: the wall in rows and a few lines around it, written for people (see docs)."""

import json
from typing import TYPE_CHECKING

from ....core import bits
from .components import TURNS
from .hidden import plain_paths
from .names import COLOUR_LETTERS, COLOURS, EMPEROR_LETTER, roles_in
from .wall import COLUMNS, LEVELS, PROVINCE_LETTERS, has_location, location

if TYPE_CHECKING:
    from .state import HuangdiState

FREE, NOTHING, PLAQUE = ".-*"
"""A location without a block, no location at all, and a plaque on a block."""


def format_position(state: "HuangdiState") -> str:
    """The whole state, secrets included."""
    own = state.options.deck
    lines = [
        f"seats: {state.seats}",
        f"variant: {state.options.variant}",
        f"favours: {'printed' if own is None else 'own'}",
    ]
    lines += [f"| {line}" for line in own.split("\n")] if own is not None else []
    lines += [f"round: {state.round}", "wall:", *_diagram(state), _emperor(state)]
    lines += [
        f"prison {PROVINCE_LETTERS[p]}: jade={state.prison_jade[p]}"
        f" convicts={state.prison_convicts[p]}"
        for p in range(state.provinces)
    ]
    for seat in range(state.seats):
        lines += _seat(state, seat)
    lines += [*_pile(state), *_progress(state)]
    return "\n".join(lines) + "\n"


def _diagram(state: "HuangdiState") -> list[str]:
    """The levels from top to bottom, the provinces side by side."""
    heads = [
        "".join(f"{letter}{column + 1:<3}" for column in range(COLUMNS)).rstrip()
        for letter in PROVINCE_LETTERS[: state.provinces].lower()
    ]
    lines = [_row(" ", heads)]
    for level in range(LEVELS - 1, -1, -1):
        rows = [
            "".join(f"{_token(state, province, column, level):<4}" for column in range(COLUMNS))
            for province in range(state.provinces)
        ]
        lines.append(_row(str(level + 1), rows))
    return lines


def _row(head: str, parts: list[str]) -> str:
    return f"  {head}  {'| '.join(f'{part:<20}' for part in parts)}".rstrip()


def _token(state: "HuangdiState", province: int, column: int, level: int) -> str:
    if not has_location(column, level):
        return NOTHING
    place = location(province, column, level)
    seat = state.owner_of(place)
    if seat is not None:
        return COLOUR_LETTERS[seat] + (PLAQUE if state.plaques >> place & 1 else "")
    return EMPEROR_LETTER if state.emperor_wall >> place & 1 else FREE


def _emperor(state: "HuangdiState") -> str:
    holder = COLOURS[state.holder] if state.holder >= 0 else "nobody"
    block = "yes" if state.emperor_block else "no"
    return f"emperor: holder={holder} block={block} stock={state.emperor_stock}"


def _seat(state: "HuangdiState", seat: int) -> list[str]:
    name = COLOURS[seat]
    words = [
        f"score={state.scores[seat]}",
        f"jade={state.jade[seat]}",
        f"peasants={state.peasants[seat]}",
        f"convicts={state.convicts[seat]}",
        f"blocks={state.blocks[seat]}",
        f"chips={state.chips[seat]}",
        f"camp={PROVINCE_LETTERS[state.camps[seat]]}",
        f"roles={','.join(roles_in(state.roles[seat])) or '-'}",
    ]
    lines = [f"{name}: {' '.join(words)}"]
    if state.hands[seat]:
        lines.append(f"hand {name}: {_cards(state.hands[seat])}")
    if state.played[seat]:
        lines.append(f"played {name}: {_cards(state.played[seat])}")
    return lines


def _cards(mask: int) -> str:
    return " ".join(map(str, bits(mask)))


def _pile(state: "HuangdiState") -> list[str]:
    """The deck by packets, whose the draws were, and the cards that were in several."""
    packets = [f"{number}({_cards(cards)})" for number, cards in state.packets]
    lines = [f"pile: {' '.join(packets) or '-'}"]
    makers = [COLOURS[seat] for seat in state.makers[state.seats + 1 :]]
    if makers:
        lines.append(f"makers: {' '.join(makers)}")
    plain = plain_paths(len(state.favours), state.hands, state.packets)
    paths = [
        f"{card}={'.'.join(map(str, path)) or '-'}"
        for card, path in enumerate(state.paths)
        if path != plain[card]
    ]
    if paths:
        lines.append(f"paths: {' '.join(paths)}")
    return lines


def _progress(state: "HuangdiState") -> list[str]:
    """The seat to move; in the middle of something, the whole stack; at the end, the result."""
    if state.result is not None:
        return [f"result: {json.dumps(state.result.to_json())}"]
    stack = [step.to_json() for step in state.stack]
    if stack == bidding_stack(state.seats):
        return ["turn: bids"]
    for seat in range(state.seats):
        for turn in range(1, TURNS + 1):
            if state.holder >= 0 and stack == turn_stack(state.seats, state.holder, seat, turn):
                return [f"turn: {COLOURS[seat]} {turn}"]
    return [f"stack: {json.dumps(stack)}"]


def bidding_stack(seats: int) -> list[dict[str, object]]:
    """The stack before the first bid, as saved."""
    return [{"step": "rounds"}, {"step": "petition", "bids": [-1] * seats}]


def turn_stack(seats: int, holder: int, seat: int, turn: int) -> list[dict[str, object]]:
    """The stack at the first decision of a turn, as saved."""
    taken = (turn - 1) * seats + (seat - holder) % seats + 1
    return [
        {"step": "rounds"},
        {"step": "turns", "taken": taken},
        {"step": "take_action", "seat": seat, "again": False},
    ]
