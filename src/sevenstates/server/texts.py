"""The server's own messages, in three languages."""

from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ..texts import MissingText


class ServerTexts:
    """The server's messages in one language: `texts("refused-no-session")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def has(self, key: str) -> bool:
        """Whether there is a message with a key."""
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **fields: object) -> str:
        """The message of that key; MissingText if there is none or a field is missing."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingText(key)
        text, errors = self._bundle.format_pattern(pattern, fields)
        if errors:
            raise MissingText(key, *map(str, errors))
        return str(text)


@lru_cache(maxsize=8)
def _bundle(language: str) -> FluentBundle:
    path = files(__package__).joinpath("locale", f"{language}.ftl")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
