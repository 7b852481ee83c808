"""The kinds of table that a net is trained at."""

from collections.abc import Mapping
from itertools import product

from ...rl.table import Kind


def kinds_of(key: str, seats: list[int], options: list[Mapping[str, object]]) -> list[Kind]:
    """Tables of every number of seats with all options, those named twice twice.

    ValueError if none of them can be played.
    """
    made: dict[str, Kind | ValueError] = {}
    found = []
    for number, chosen in product(seats, options):
        name = f"{number} {sorted(chosen.items())}"
        if name not in made:
            try:
                made[name] = Kind(key, number, chosen)
            except ValueError as error:
                made[name] = error
        found.append(made[name])
    kinds = [kind for kind in found if isinstance(kind, Kind)]
    if not kinds:
        raise next(error for error in found if isinstance(error, ValueError))
    return kinds
