"""The colours and signs of Huang Di on a terminal. Each colour also has its letter."""

from ..rules.names import COLOUR_LETTERS, COLOURS, EMPEROR_LETTER

BLOCK = {
    "red": "bold #ffffff on #b3261e",
    "white": "bold #202020 on #f2efe6",
    "black": "bold #ffffff on #454545",
    "blue": "bold #ffffff on #2a6fd6",
    "green": "bold #ffffff on #0f8a2f",
    "yellow": "bold #241c00 on #e8b923",
}
EMPEROR = "bold #ffe08a on #6a1b7a"
FREE = "#a39678 on #38332a"
CHOSEN = "bold #ffffff on #38332a"
BORDER = "dim"

LETTER = dict(zip(COLOURS, COLOUR_LETTERS, strict=True))
EMPEROR_SIGN, FREE_SIGN, PLAQUE = EMPEROR_LETTER, ".", "*"
NEW, CHOICE = ">", "+"
PATTERN_BLOCK = "reverse"
