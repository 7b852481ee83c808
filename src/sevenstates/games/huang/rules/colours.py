"""The five colours, the dynasties, and how text writes them."""

from typing import Literal

YELLOW, RED, BLUE, GREEN, WHITE = COLOURS = range(5)
Colour = Literal["yellow", "red", "blue", "green", "white"]
COLOUR_NAMES: tuple[Colour, ...] = ("yellow", "red", "blue", "green", "white")
COLOUR_LETTERS = "YRBGW"

DYNASTIES = ("Tiger", "Rabbit", "Rat", "Goat", "Dragon")
DYNASTY_LETTERS = {"Tiger": "T", "Rabbit": "B", "Rat": "R", "Goat": "G", "Dragon": "D"}
"""One letter each for diagrams; B is for raBbit, since R is the Rat's."""


def format_tiles(counts: list[int]) -> str:
    """Tiles as letters: two yellow and a red are YYR; a dash for none."""
    return "".join(COLOUR_LETTERS[c] * n for c, n in enumerate(counts)) or "-"


def parse_tiles(text: str) -> list[int]:
    """The counts of tiles written as letters; ValueError at a letter that is no colour."""
    counts = [0] * 5
    if text != "-":
        for letter in text.upper():
            counts[COLOUR_LETTERS.index(letter)] += 1
    return counts
