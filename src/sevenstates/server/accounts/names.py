"""What people may be called."""

import unicodedata

from ..errors import Refused

SHORTEST = 2
LONGEST = 32


def clean_name(text: str) -> str:
    """The name without odd spaces and forms; Refused if it cannot be one."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refused(422, "bad-name", least=SHORTEST, most=LONGEST)
    # Control, format (which can turn the text around), private and unassigned characters.
    if any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Refused(422, "bad-name", least=SHORTEST, most=LONGEST)
    return name


def key_of(name: str) -> str:
    """Names of accounts are different if this is."""
    return unicodedata.normalize("NFKC", name).casefold()
