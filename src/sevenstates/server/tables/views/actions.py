"""Actions as they go over the wire."""

from functools import lru_cache

from .... import games
from ....core import Action
from ... import wire


@lru_cache(maxsize=16)
def action_infos(game_key: str) -> tuple[wire.ActionInfo, ...]:
    """Every action of a game as it goes over the wire, by index."""
    return tuple(action_info(action) for action in games.get(game_key).actions)


def action_info(action: Action) -> wire.ActionInfo:
    fields = dict(action.fields)
    return wire.ActionInfo(index=action.index, text=str(action), kind=action.kind, fields=fields)
