"""Write positions of random games for the workbench, which shows boards without a server.

python web/scripts/positions.py            into web/workbench/positions
"""

import json
import random
from pathlib import Path
from typing import Any

from sevenstates import games
from sevenstates.core import Action, Match

FOLDER = Path(__file__).parents[1] / "workbench" / "positions"
MOMENTS = (0, 30, 80, 160, 240)
"""Numbers of decisions after which a position is written."""


def position(match: Match, key: str) -> dict[str, Any]:
    """The position as the first seat to decide sees it."""
    decision = match.state.pending()[0]
    seat = decision.seat
    changes = match.since(0, seat)[-3:]
    return {
        "view": match.state.view(seat),
        "seat": seat,
        "decision": decision.to_json(),
        "legal": [_action(action) for action in match.state.legal_actions(seat)],
        "events": [event.to_json() for change in changes for event in change.events],
    }


def _action(action: Action) -> dict[str, Any]:
    fields = dict(action.fields)
    return {"index": action.index, "text": str(action), "kind": action.kind, "fields": fields}


def positions(key: str, seats: int) -> list[dict[str, Any]]:
    """Positions of one random game."""
    game = games.get(key)
    match = Match(game, seats)
    chance = random.Random(7)
    found = []
    for number in range(MOMENTS[-1] + 1):
        pending = match.state.pending()
        if not pending:
            break
        if number in MOMENTS:
            found.append(position(match, key))
        seat = pending[0].seat
        match.submit(seat, chance.choice(match.state.legal_actions(seat)))
    return found


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in games.all():
        text = json.dumps(positions(game.key, 3))
        (FOLDER / f"{game.key}.json").write_text(text, encoding="utf-8")
