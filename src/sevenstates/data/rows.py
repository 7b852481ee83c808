"""Rows of tables: one for each game, or one for each position in which a seat decided."""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any

from .. import games
from ..core import Outcome
from .played import PlayedGame

if TYPE_CHECKING:
    from ..rl.table import Kind

Row = dict[str, Any]


def game_rows(played: Iterable[PlayedGame]) -> Iterator[Row]:
    """A row for each game; `record` is the whole record, which replays."""
    for number, (record, bots) in enumerate(played):
        outcome = record.outcome
        yield {
            "game": record.game,
            "number": number,
            "seats": record.seats,
            "options": json.dumps(dict(record.options)),
            "bots": [bot or "" for bot in bots],
            "movers": [move.seat for move in record.moves],
            "moves": [move.action for move in record.moves],
            "ranks": list(outcome.ranks) if outcome else [],
            "scores": [float(score) for score in outcome.scores] if outcome else [],
            "record": json.dumps(record.to_json()),
        }


def position_rows(played: Iterable[PlayedGame], *, planes: bool = False) -> Iterator[Row]:
    """A row for each decision: what the seat knew, could do and did, and how the game ended.

    `counts`, and `planes` if they are wanted, are those of the learning environments, from the
    seat's view alone. MissingExtra without the extra `rl`, BadRecord if a record does not replay.
    """
    from ..rl import table  # noqa: F401  # here a missing extra shows before a file is begun

    return chain.from_iterable(
        _positions(number, game, planes) for number, game in enumerate(played)
    )


def _positions(number: int, played: PlayedGame, planes: bool) -> Iterator[Row]:
    record = played.record
    kind = _kind(record.game, record.seats, json.dumps(dict(record.options)))
    state, shows_planes = None, planes and bool(kind.layout.planes)
    for ply, moment in enumerate(record.replay(kind.game)):
        if state is not None and moment.move is not None:
            seat, action = moment.move.seat, kind.game.parse_action(moment.move.action)
            decision = next(one for one in state.pending() if one.seat == seat)
            seen = kind.layout.read(state.view(seat))
            yield {
                "game": record.game,
                "number": number,
                "ply": ply - 1,
                "seat": seat,
                "seats": record.seats,
                "bot": played.bots[seat] or "",
                "prompt": decision.prompt,
                "action": str(action),
                "index": action.index,
                "legal": [one.index for one in state.legal_actions(seat)],
                "counts": seen["counts"].tolist(),
                **({"planes": seen["planes"].ravel().tolist()} if shows_planes else {}),
                **_result(record.outcome, seat),
            }
        state = moment.state.copy()


def _result(outcome: Outcome | None, seat: int) -> Row:
    """The seat's result; zeros if the game was not played to its end."""
    from ..rl.rewards import by_rank

    if outcome is None:
        return {"rank": 0, "score": 0.0, "reward": 0.0}
    score, reward = float(outcome.scores[seat]), by_rank(outcome)[seat]
    return {"rank": outcome.ranks[seat], "score": score, "reward": reward}


@cache
def _kind(game_key: str, seats: int, options: str) -> "Kind":
    from ..rl.table import Kind  # needs the extra `rl`

    games.get(game_key)  # BadOption if it is not installed
    return Kind(game_key, seats, json.loads(options))
