"""Calls about games: options, rules, messages and actions."""

import msgspec

from .. import games
from ..bots.nets import has_net, plain_net_of
from ..core import AnyGame
from ..server import wire
from ..server.errors import Refused
from ..server.tables.views.actions import action_infos
from ..server.tables.views.games import game_info, messages, rules_text
from ..texts import LANGUAGES
from .routes import Call, Route


def routes() -> list[Route]:
    """All of them."""
    return [
        Route("GET", "games", _list),
        Route("GET", "games/{game}/rules/{language}", _rules),
        Route("GET", "games/{game}/locale/{language}", _locale),
        Route("GET", "games/{game}/actions", lambda call: action_infos(_game(call))),
    ]


def _list(call: Call) -> wire.GameList:
    return wire.GameList(games=[_info(game) for game in games.all()])


def _info(game: AnyGame) -> wire.GameInfo:
    """A game, with the levels as they play here.

    Without numpy only the policy of a net can be played: where `hard` does, `expert`, which would
    search by heuristics, need not be the better of the two.
    """
    info = game_info(game)
    if has_net(game.key):
        return info
    has_policy = plain_net_of(game.key) is not None
    measured = ("easy", "normal", "hard") if has_policy else ("easy", "normal")
    levels = [level for level in info.levels if level != "expert" or not has_policy]
    ratings = {level: info.ratings[level] for level in measured if level in info.ratings}
    return msgspec.structs.replace(info, levels=levels, ratings=ratings)


def _rules(call: Call) -> wire.RulesText:
    return rules_text(_game(call), language_in_path(call))


def _locale(call: Call) -> str:
    return messages(language_in_path(call), _game(call))


def _game(call: Call) -> str:
    key = call.path("game")
    if key not in games.plugins():
        raise Refused(404, "not-found")
    return key


def language_in_path(call: Call) -> str:
    """The language that a path asks for."""
    language = call.path("language")
    if language not in LANGUAGES:
        raise Refused(404, "not-found")
    return language
