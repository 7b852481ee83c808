"""Names and other short texts that people type: nothing in them that cannot be seen."""

import unicodedata

from ..errors import Refused

SHORTEST = 2
LONGEST = 32

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that count as letters or signs and show nothing."""
JOINERS = "\u200c\u200d"
"""Format characters that words of some languages and some emoji are made with."""
MAX_MARKS = 3
"""Maximum combining marks on one letter."""


def clean_name(text: str) -> str:
    """The name without odd spaces and forms; Refused if it cannot be one."""
    name = _clean(text)
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refused(422, "bad-name", least=SHORTEST, most=LONGEST)
    return name


def clean_label(text: str | None) -> str | None:
    """The name of one of several people on one device; None if it is empty."""
    label = _clean(text or "")
    if len(label) > LONGEST:
        raise Refused(422, "bad-name", least=1, most=LONGEST)
    return label or None


def clean_line(text: str) -> str:
    """A line of chat without characters that cannot be seen or that turn other text around."""
    kept = (
        letter for letter in text if letter in JOINERS or letter.isspace() or _is_visible(letter)
    )
    return " ".join("".join(kept).split())


def key_of(name: str) -> str:
    """Names of accounts are different if this is."""
    return unicodedata.normalize("NFKC", name).casefold()


def _clean(text: str) -> str:
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if not _is_visible(letter) or marks > MAX_MARKS:
            raise Refused(422, "bad-name", least=SHORTEST, most=LONGEST)
    if name and not any(unicodedata.category(letter)[0] in "LNS" for letter in name):
        raise Refused(422, "bad-name", least=SHORTEST, most=LONGEST)
    return name


def _is_visible(letter: str) -> bool:
    """Neither a control, format (which can turn text around), private nor unassigned character."""
    return unicodedata.category(letter)[0] != "C" and letter not in BLANK
