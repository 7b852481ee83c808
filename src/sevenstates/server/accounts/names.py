"""Names and other short texts that people type: nothing in them that cannot be seen."""

import unicodedata

from ..errors import Refused

MIN_LENGTH = 2
MAX_LENGTH = 32

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that count as letters or signs and show nothing."""
JOINERS = "\u200c\u200d"
"""Format characters that words of some languages and some emoji are made with."""
MAX_MARKS = 3
"""Maximum combining marks on one letter."""
LOOKALIKES = {"LATIN", "CYRILLIC", "GREEK"}
"""Alphabets with letters that look the same: a word in several of them passes for another."""


def clean_name(text: str) -> str:
    """The name without odd spaces and forms; Refused if it cannot be one."""
    name = _clean(text)
    if not MIN_LENGTH <= len(name) <= MAX_LENGTH:
        raise Refused(422, "bad-name", least=MIN_LENGTH, most=MAX_LENGTH)
    return name


def clean_label(text: str | None) -> str | None:
    """The name of one of several people on one device; None if it is empty."""
    label = _clean(text or "")
    if len(label) > MAX_LENGTH:
        raise Refused(422, "bad-name", least=1, most=MAX_LENGTH)
    return label or None


def clean_line(text: str) -> str:
    """A line of chat without characters that cannot be seen or that turn other text around."""
    kept, marks = list[str](), 0
    for letter in text:
        marks = marks + 1 if _is_mark(letter) else 0
        is_shown = letter in JOINERS or letter.isspace() or _is_visible(letter)
        if is_shown and marks <= MAX_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def key_of(name: str) -> str:
    """Names of accounts are different if this is."""
    return unicodedata.normalize("NFKC", name).casefold()


def _clean(text: str) -> str:
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    marks = 0
    for letter in name:
        marks = marks + 1 if _is_mark(letter) else 0
        if not _is_visible(letter) or marks > MAX_MARKS:
            raise Refused(422, "bad-name", least=MIN_LENGTH, most=MAX_LENGTH)
    if name and not any(unicodedata.category(letter)[0] in "LNS" for letter in name):
        raise Refused(422, "bad-name", least=MIN_LENGTH, most=MAX_LENGTH)
    for word in name.split():
        if len(_alphabets(word)) > 1:
            raise Refused(422, "mixed-alphabets", word=word)
    return name


def _alphabets(word: str) -> set[str]:
    """Those alphabets of its letters that look alike."""
    names = (unicodedata.name(letter, "") for letter in word if letter.isalpha())
    return LOOKALIKES & {name.partition(" ")[0] for name in names}


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"


def _is_visible(letter: str) -> bool:
    """Neither a control, format (which can turn text around), private nor unassigned character."""
    return unicodedata.category(letter)[0] != "C" and letter not in BLANK
