"""The one person of the local server."""

import secrets
from collections.abc import Callable

import msgspec

from ..server import wire
from ..server.accounts.names import clean_name
from ..server.accounts.person import Person
from ..server.errors import Refused
from ..server.texts import ServerTexts
from .routes import Call, Route
from .storage import LocalStorage

KEY = "me"
ELSEWHERE = (
    *("account", "account/confirmation", "account/recovery", "session", "play", "profile"),
    *("me/people", "me/people/follow", "me/people/block", "me/invitations", "ratings", "reports"),
    *("me/invitations/{table}", "invites/{code}", "tables/{table}/invitations"),
    *("tables/{table}/seats/{seat}/token", "moderation/reports", "moderation/reports/{report}"),
    *("moderation/acts", "moderation/acts/{act}/reverse", "notices", "notices/{kind}"),
    *("notices/channels/{channel}", "notices/stop/{token}", "texts/{name}/{language}"),
)
"""Calls that make sense with other people only."""


class LocalPerson:
    """The person who plays here, with the settings."""

    def __init__(self, storage: LocalStorage, renamed: Callable[[Person], None]) -> None:
        self._storage = storage
        self._renamed = renamed
        kept = storage.read(KEY) or {}
        self._id: str = kept.get("id", "")
        self._name: str = kept.get("name", "")
        self._settings: dict[str, object] = kept.get("settings", {})

    def routes(self) -> list[Route]:
        elsewhere = [
            Route(method, path, _not_offline, ignores_body=True)
            for path in ELSEWHERE
            for method in ("GET", "POST", "PATCH", "DELETE")
        ]
        return [
            Route("GET", "me", self.me),
            Route("POST", "me", self.rename, wire.NameChange),
            Route("PATCH", "me/settings", self.set, wire.Settings),
            Route("GET", "texts", lambda call: wire.SiteTexts(texts=[])),
            *elsewhere,
        ]

    def welcome(self, language: str) -> None:
        """Give who comes for the first time a name to begin with."""
        if not self._id:
            number = f"{secrets.randbelow(9000) + 1000}"
            self._id = secrets.token_hex(8)
            self._name = ServerTexts(language)("guest-name", number=number)
            self._write()

    @property
    def person(self) -> Person:
        return Person(self._id, self._name, is_guest=True)

    def me(self, call: Call) -> wire.Me:
        return wire.Me(
            id=self._id,
            name=self._name,
            guest=True,
            settings=msgspec.convert(self._settings, wire.Settings),
            ratings=[],
            alone=True,
        )

    def rename(self, call: Call) -> wire.Me:
        self._name = clean_name(call.body.name)
        self._write()
        self._renamed(self.person)
        return self.me(call)

    def set(self, call: Call) -> wire.Me:
        self._settings |= msgspec.to_builtins(call.body)
        self._write()
        return self.me(call)

    def _write(self) -> None:
        kept = {"id": self._id, "name": self._name, "settings": self._settings}
        self._storage.write(KEY, kept)


def _not_offline(call: Call) -> object:
    raise Refused(404, "not-offline")
