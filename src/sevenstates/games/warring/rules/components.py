"""The numbers of the box, read from `data/components.toml`."""

import tomllib
from importlib.resources import files

_DATA = tomllib.loads(files(__package__).joinpath("data", "components.toml").read_text("utf-8"))

STATES: tuple[str, ...] = tuple(_DATA["states"])
"""The seven states in table order (W-SET-1)."""
STATE_INDEX = {name: index for index, name in enumerate(STATES)}
ATTRIBUTES = ("military", "economy", "culture", "morale")
START: tuple[int, ...] = tuple(n for row in _DATA["states"].values() for n in row)
"""The attributes at the start, flat: state * 4 + attribute."""
MAX_ATTRIBUTE: int = _DATA["most"]
MIN_ATTRIBUTE: int = _DATA["least"]
HAND: int = _DATA["hand"]
EARLY_DRAW: int = _DATA["early"]["draw"]
LATE_DRAW: int = _DATA["late"]["draw"]
KEEP: int = _DATA["early"]["keep"]
SWAP_DRAW: int = _DATA["swap_draw"]
CLAIM_DRAW: int = _DATA["claim_draw"]
HERO_DRAW: int = _DATA["hero_draw"]
EARLY_ROUNDS: int = _DATA["early_rounds"]
PUBLIC_ROUNDS: int = _DATA["public_rounds"]
FIRST_YEAR: int = _DATA["first_year"]
YEARS_A_ROUND: int = _DATA["years_a_round"]
SEATS_MOST = 5
QUOTA = (0, 1, 1, 2, 2, 2)
"""A seat's cards that go into the event deck, by the number it played (W-RND-5)."""
AGENDA_MOST = SEATS_MOST * max(QUOTA) + 1
"""Two cards of each seat and one that the Host adds."""


def year_of(round_number: int) -> int:
    """The first year of a round, counted before Christ."""
    return FIRST_YEAR - YEARS_A_ROUND * (round_number - 1)
