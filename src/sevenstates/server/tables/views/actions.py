"""Actions as they go over the wire, encoded once for each game."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from .... import games
from ....core import Action, AnyGame
from ... import wire


@lru_cache(maxsize=16)
def action_infos(game_key: str) -> tuple[wire.ActionInfo, ...]:
    """Every action of a game as it goes over the wire, by index."""
    return tuple(action_info(action) for action in games.get(game_key).actions)


@lru_cache(maxsize=16)
def _encoded_actions(game_key: str) -> tuple[bytes, ...]:
    return tuple(msgspec.json.encode(info) for info in action_infos(game_key))


def action_info(action: Action) -> wire.ActionInfo:
    fields = dict(action.fields)
    return wire.ActionInfo(index=action.index, text=str(action), kind=action.kind, fields=fields)


def legal_list(game: AnyGame, legal: Iterable[Action]) -> msgspec.Raw:
    """The legal actions, encoded: there can be hundreds, and each is encoded once for all."""
    encoded = _encoded_actions(game.key)
    return msgspec.Raw(b"[" + b",".join([encoded[action.index] for action in legal]) + b"]")
