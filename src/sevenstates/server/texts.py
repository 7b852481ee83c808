"""The server's own messages, in three languages."""

from functools import lru_cache
from importlib.resources import files

from ..texts.bundle import Bundle, Messages


class ServerTexts:
    """The server's messages in one language: `texts("refused-no-session")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def has(self, key: str) -> bool:
        """Whether there is a message with a key."""
        return self._bundle.has(key)

    def __call__(self, key: str, **fields: object) -> str:
        """The message of that key; MissingText if there is none or a field is missing."""
        return self._bundle.text(key, fields)


@lru_cache(maxsize=8)
def _bundle(language: str) -> Bundle:
    path = files(__package__).joinpath("locale", f"{language}.ftl")
    bundle = Bundle(language)
    bundle.add(Messages(path.read_text("utf-8")))
    return bundle
