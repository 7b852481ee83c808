"""Takes the notation of an action apart, so that its fields can be worded.

A game says how in `locale/notation.toml`: for each kind of action a regular expression with named
groups over the rest of the notation, and for each group what it is.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

_KIND = re.compile(r"[a-z]+")


@dataclass(frozen=True)
class Notation:
    """The patterns of one game's notation."""

    patterns: Mapping[str, re.Pattern[str]]
    """By kind of action, the first word of its notation: what follows the word."""
    fields: Mapping[str, str]
    """What each group is: a key of READERS."""
    letters: Mapping[str, str]
    """What a single letter stands for."""

    @classmethod
    def from_toml(cls, data: Mapping[str, Any]) -> "Notation":
        patterns = {kind: re.compile(text) for kind, text in data["kinds"].items()}
        return cls(patterns, dict(data["fields"]), dict(data["letters"]))

    def read(self, text: str) -> tuple[str, dict[str, object]]:
        """Kind and fields of an action; ValueError if the patterns do not know it."""
        kind = _KIND.match(text)
        pattern = self.patterns.get(kind.group()) if kind else None
        match = pattern.fullmatch(text, kind.end()) if pattern and kind else None
        if kind is None or match is None:
            raise ValueError(f"not in the notation: {text!r}")
        fields = {
            name: READERS[self.fields[name]](found, self.letters)
            for name, found in match.groupdict().items()
        }
        return kind.group(), fields


_Reader = Callable[[str | None, Mapping[str, str]], object]

READERS: dict[str, _Reader] = {
    "text": lambda found, letters: found,
    "number": lambda found, letters: int(found or 0),
    "flag": lambda found, letters: found is not None,
    "list": lambda found, letters: (found or "").split("-"),
    "letter": lambda found, letters: letters[found or ""],
    "letters": lambda found, letters: Counter(letters[letter] for letter in found or ""),
}
"""How the text of a group becomes a field; `letters` are counted."""
