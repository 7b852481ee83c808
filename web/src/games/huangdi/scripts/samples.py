"""Write moves and ends of random games, which the client's numbers are compared with in tests.

python web/src/games/huangdi/scripts/samples.py            into web/tests/games/huangdi/generated
"""

import json
import random
from pathlib import Path
from typing import Any

from sevenstates import games
from sevenstates.core import Match

FOLDER = Path(__file__).parents[4] / "tests" / "games" / "huangdi" / "generated"
SEATS = (2, 4, 6)
GOODS = ("jade", "peasants", "convicts", "blocks", "chips")
KINDS = ("recruit", "quarry", "convicts", "jade", "prison")
"""Kinds of actions that are over at once, so that what a seat has then shows their effects."""


def samples(seats: int) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """One move of each kind from a random game, and the view at its end."""
    match = Match(games.get("huangdi"), seats)
    chance = random.Random(seats)
    moves: dict[str, dict[str, Any]] = {}
    while match.state.pending():
        seat = match.state.pending()[0].seat
        action = chance.choice(match.state.legal_actions(seat))
        before = match.state.view(seat)
        match.submit(seat, action)
        after = match.state.view(seat)
        if action.kind in KINDS and before["round"] == after["round"]:
            gains = {name: _held(after, seat, name) - _held(before, seat, name) for name in GOODS}
            fields = dict(action.fields)
            move = {"view": before, "seat": seat, "kind": action.kind, "fields": fields}
            moves[action.kind] = {**move, "gains": gains}
    return list(moves.values()), match.state.view(0)


def _held(view: dict[str, Any], seat: int, name: str) -> int:
    held: int = view["seats"][seat][name]
    return held


if __name__ == "__main__":
    found = [samples(seats) for seats in SEATS]
    FOLDER.mkdir(exist_ok=True)
    moves = [move for moves, _ in found for move in moves]
    (FOLDER / "moves.json").write_text(json.dumps(moves), encoding="utf-8")
    (FOLDER / "ends.json").write_text(json.dumps([end for _, end in found]), encoding="utf-8")
