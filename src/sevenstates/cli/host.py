"""Parameters of all commands for a server's host: its database, and the language."""

import inspect
from collections.abc import Callable
from typing import TypeVar

from ..server.config import Config
from .parameters import Language
from .serve import DEFAULTS, Data, Database, reporting_errors
from .words import Words

Result = TypeVar("Result")


class Host:
    """A server's database, and words for what was done there."""

    def __init__(self, config: Config, language: str) -> None:
        self.url = config.database_url
        self.language = language
        self._words = Words(language)

    def change(self, work: Callable[..., Result]) -> Result:
        """Do something on the database, all or nothing."""
        from ..server.ops.database import change

        return change(self.url, work)

    def say(self, key: str, **fields: object) -> None:
        print(self._words(key, **fields))

    def word(self, key: str, **fields: object) -> str:
        return self._words(key, **fields)


def host_command(work: Callable[..., None]) -> Callable[..., None]:
    """A command that takes the database and the language too, and hands `work` a host."""

    def run(data: Data, database: Database, language: Language, **given: object) -> None:
        with reporting_errors(language):
            work(Host(Config(data=data, database=database), language), **given)

    _, *own = inspect.signature(work).parameters.values()
    parameters = [*own, *inspect.signature(_common).parameters.values()]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in parameters}
    return run


def _common(
    data: Data = DEFAULTS.data, database: Database = DEFAULTS.database, language: Language = ""
) -> None:
    """The parameters that every such command has."""
