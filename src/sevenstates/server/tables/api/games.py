"""HTTP endpoints of the games: options, rules, messages and actions."""

from functools import lru_cache

from starlette.responses import Response

from .... import games
from ....core import AnyGame
from ....texts import LANGUAGES
from ... import wire
from ...errors import Refused
from ...http.documents import Document, document_of
from ...http.endpoint import Call, Endpoint
from ..views.actions import action_infos
from ..views.games import game_info, messages, rules_text

FOR_A_DAY = "public, max-age=86400"


class GamesApi:
    """Answers calls about games."""

    def endpoints(self) -> list[Endpoint]:
        game = "/api/games/{game}"
        return [
            Endpoint("GET", "/api/games", self.list, "Every game.", wire.GameList),
            Endpoint(
                "GET",
                f"{game}/rules/{{language}}",
                self.rules,
                "The rules reference.",
                wire.RulesText,
            ),
            Endpoint(
                "GET",
                f"{game}/locale/{{language}}",
                self.locale,
                "The Fluent messages.",
                str,
                media="text/plain",
            ),
            Endpoint(
                "GET",
                f"{game}/actions",
                self.actions,
                "Every action there can be.",
                list[wire.ActionInfo],
            ),
        ]

    async def list(self, call: Call) -> Response:
        return _game_list(tuple(game.key for game in games.all())).answer(call.request)

    async def rules(self, call: Call) -> Response:
        return _rules(_game(call).key, language_in_path(call)).answer(call.request)

    async def locale(self, call: Call) -> Response:
        found = _messages(_game(call).key, language_in_path(call))
        return found.answer(call.request, FOR_A_DAY)

    async def actions(self, call: Call) -> Response:
        return _actions(_game(call).key).answer(call.request)


@lru_cache(maxsize=2)
def _game_list(keys: tuple[str, ...]) -> Document:
    return document_of(wire.GameList(games=[game_info(games.get(key)) for key in keys]))


@lru_cache(maxsize=64)
def _rules(game_key: str, language: str) -> Document:
    return document_of(rules_text(game_key, language))


@lru_cache(maxsize=64)
def _messages(game_key: str, language: str) -> Document:
    return document_of(messages(language, game_key))


@lru_cache(maxsize=16)
def _actions(game_key: str) -> Document:
    return document_of(action_infos(game_key))


def _game(call: Call) -> AnyGame:
    key = call.path("game")
    if key not in {game.key for game in games.all()}:
        raise Refused(404, "not-found")
    return games.get(key)


def language_in_path(call: Call) -> str:
    """The language that a path asks for."""
    language = call.path("language")
    if language not in LANGUAGES:
        raise Refused(404, "not-found")
    return language
