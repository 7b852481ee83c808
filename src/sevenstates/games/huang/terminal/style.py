"""The colours and signs of HUANG on a terminal. Each colour also has its letter."""

from rich.text import Text

from ..rules.colours import COLOUR_LETTERS, COLOUR_NAMES, DYNASTY_LETTERS

TILE = {
    "yellow": "bold #241c00 on #e8b923",
    "red": "bold #ffffff on #b3261e",
    "blue": "bold #ffffff on #2a6fd6",
    "green": "bold #ffffff on #0f8a2f",
    "white": "bold #202020 on #f2efe6",
}
LEADER = {
    "yellow": "bold #ffd75f on #000000",
    "red": "bold #ff7b6e on #000000",
    "blue": "bold #86bcff on #000000",
    "green": "bold #74df90 on #000000",
    "white": "bold #ffffff on #000000",
}
LAND = "#a39678 on #38332a"
RIVER = "#a9c8ee on #12307a"
BANDITS = "bold #ff9d5c on #3d1410"
WAR_SIDE = "bold #ffffff on #7a1fa2"

LETTER: dict[str, str] = dict(zip(COLOUR_NAMES, COLOUR_LETTERS, strict=True))
PAGODA, PALACE, GRANARY = "^", "=", "o"
CHOSEN = "bold #ffffff"
NEW, UNIFIER, CHOICE = ">", "*", "+"


def tiles(counts: dict[str, int]) -> Text:
    """Tiles in a row, as they lie on the board; a dash for none."""
    return _row(counts, " {} ")


def letters(counts: dict[str, int]) -> Text:
    """The same in less room."""
    return _row(counts, "{}")


def _row(counts: dict[str, int], form: str) -> Text:
    row = Text()
    for colour, count in counts.items():
        row.append(form.format(LETTER[colour]) * count, style=TILE[colour])
    return row if row.plain else Text("-")


def leader_sign(colour: str, dynasty: str) -> str:
    """Colour and dynasty in two letters, as positions are written: yT is Tiger's yellow leader."""
    return LETTER[colour].lower() + DYNASTY_LETTERS[dynasty]
