"""Numbers of spaces: row by row over all cells of a map, and ids of pagodas."""

from dataclasses import dataclass
from functools import cache

from ....core import bits
from ..rules.colours import COLOURS
from ..rules.components import PAGODAS
from ..rules.grid import TRIANGLES, parse_place
from ..rules.state import HuangState

FIRST_PAGODA = tuple(sum(PAGODAS[:colour]) for colour in COLOURS)
"""The id of each colour's first pagoda."""


@dataclass(frozen=True, slots=True)
class Spaces:
    """The spaces of a map by number, and the number of each."""

    places: tuple[int, ...]
    numbers: dict[int, int]

    def of_name(self, name: str) -> int:
        """The number of a place."""
        return self.numbers[parse_place(name)]

    def of_places(self, places: "tuple[int, ...] | list[int]") -> list[int]:
        return [self.numbers[place] for place in places]

    def of_names(self, names: list[str]) -> list[int]:
        return [self.of_name(name) for name in names]


@cache
def spaces_of(mask: int) -> Spaces:
    """The spaces of a board's mask."""
    places = tuple(bits(mask))
    return Spaces(places, {place: number for number, place in enumerate(places)})


def standing(state: HuangState, colour: int) -> dict[int, int]:
    """The pagodas of a colour on the board: their triangles by id."""
    triangles = [triangle for kind, triangle in state.pagodas if kind == colour]
    return dict(enumerate(triangles, FIRST_PAGODA[colour]))


def triangle_spaces(spaces: Spaces, triangle: int) -> list[int]:
    return spaces.of_places(TRIANGLES[triangle])
