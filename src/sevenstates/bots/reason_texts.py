"""Sentences for the reasons of bots."""

from collections.abc import Sequence
from functools import lru_cache

from ..core import Options
from ..texts import Texts
from ..texts.bundle import Messages
from ..texts.resources import words_file
from .advice import Reason


class BotTexts(Texts):
    """The words of one game in one language, and those of the bots that play it.

    The message of a reason is `reason-KEY` in `words/reasons.LANGUAGE.ftl` of the game.
    """

    def __init__(
        self,
        language: str,
        game_key: str,
        names: Sequence[str] = (),
        options: Options | None = None,
    ) -> None:
        super().__init__(language, game_key, names, options)
        self._bundle.add(load_reasons(language, game_key))

    def reason(self, reason: Reason) -> str:
        """A reason for or against a move, as a short clause."""
        return self.text(f"reason-{reason.key}", **reason.fields)


@lru_cache(maxsize=16)
def load_reasons(language: str, game_key: str) -> Messages:
    """The messages of a game's bots."""
    file = words_file(game_key, "reasons.{}.ftl", language)
    return Messages(file.read_text("utf-8") if file.is_file() else "")
