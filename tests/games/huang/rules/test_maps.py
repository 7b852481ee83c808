"""The printed boards. Everything is counted on the drawing itself, by geometry of its own."""

from collections.abc import Collection, Iterable
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import hypot, sqrt
from typing import NamedTuple

import pytest

from sevenstates.core import RandomLuck
from sevenstates.games.huang.rules import HUANG, HuangOptions
from sevenstates.games.huang.rules.grid import TRIANGLE_MASKS, format_place
from sevenstates.games.huang.rules.maps import Board, board_for

Hex = tuple[int, int]
"""Row and column, both from 0."""


class Tile(NamedTuple):
    """A line of the bandits block."""

    mark: str
    bandits: int
    hexes: frozenset[Hex]


class Drawing:
    """A map file as a person sees it."""

    def __init__(self, file: str) -> None:
        text = files("sevenstates.games.huang.rules").joinpath("data", file).read_text("utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("# ")]
        self.rows = lines[lines.index("board:") + 1 : lines.index("capitals:")]
        marks = {(r, c): mark for r, row in enumerate(self.rows) for c, mark in enumerate(row)}
        self.spaces = {place for place, mark in marks.items() if mark != "#"}
        self.river = {place for place, mark in marks.items() if mark == "~"}
        self.land = self.spaces - self.river
        self.capitals = {place for place, mark in marks.items() if mark == "C"}
        end = lines.index("bandits:") if "bandits:" in lines else len(lines)
        named = [line.partition(" ") for line in lines[lines.index("capitals:") + 1 : end]]
        self.names = {name: hex_of(place) for place, _, name in named}
        self.tiles = [
            Tile(mark, int(bandits), frozenset(map(hex_of, places)))
            for mark, bandits, *places in map(str.split, lines[end + 1 :])
        ]


def hex_of(name: str) -> Hex:
    return int(name[1:]) - 1, "abcdefghijklmno".index(name[0])


def centre(place: Hex) -> tuple[float, float]:
    """Where the middle of a hex lies, a step being 1: odd rows are shifted half a hex."""
    row, column = place
    return column + row % 2 / 2, row * sqrt(3) / 2


def touch(one: Hex, other: Hex) -> bool:
    (x, y), (u, v) = centre(one), centre(other)
    return 0.9 < hypot(x - u, y - v) < 1.1


@cache
def ring(place: Hex) -> set[Hex]:
    """The six places next to one, on the map or off it."""
    row, column = place
    near = [(row + i, column + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
    return {other for other in near if touch(place, other)}


def around(places: Iterable[Hex]) -> set[Hex]:
    """The places next to one of these, on the map or off it."""
    return set().union(*map(ring, places))


def triangles(places: Collection[Hex]) -> set[frozenset[Hex]]:
    return {
        frozenset((one, two, three))
        for one in places
        for two, three in combinations(ring(one) & set(places), 2)
        if touch(two, three)
    }


def regions(places: Iterable[Hex]) -> list[int]:
    """The sizes of the parts that hang together."""
    left, sizes = set(places), []
    while left:
        part = reach = {left.pop()}
        while reach:
            reach = around(reach) & left
            left -= reach
            part = part | reach
        sizes.append(len(part))
    return sorted(sizes)


def steps(one: Iterable[Hex], other: Collection[Hex]) -> int:
    """The steps from the one to the other, over whatever lies between."""
    reach, count = set(one), 0
    while not reach & set(other):
        reach |= around(reach)
        count += 1
    return count


def mask(places: Iterable[Hex]) -> int:
    return sum(1 << (15 * row + column) for row, column in places)


MAIN = Drawing("main.txt")
KINGDOMS = Drawing("kingdoms.txt")
BOTH = pytest.mark.parametrize(
    ("drawing", "board"),
    [(MAIN, board_for(None, False)), (KINGDOMS, board_for(None, True))],
    ids=["main", "kingdoms"],
)


# The main board.


@pytest.mark.rule("H-SET-2")
def test_main_board_has_203_spaces_and_44_of_river() -> None:
    assert len(MAIN.rows) == 15
    assert {len(row) for row in MAIN.rows} == {15}
    assert (len(MAIN.spaces), len(MAIN.river)) == (203, 44)


@pytest.mark.rule("H-PAG-1")
def test_main_board_has_353_triangles_of_which_8_are_river_and_234_land() -> None:
    found = (len(triangles(where)) for where in (MAIN.spaces, MAIN.river, MAIN.land))

    assert list(found) == [353, 8, 234]


@pytest.mark.rule("H-SET-2")
def test_main_board_has_its_seven_capitals() -> None:
    states = {
        "Qin": (1, 2),
        "Wei": (4, 6),
        "Yan": (4, 14),
        "Zhao": (6, 10),
        "Chu": (8, 1),
        "Han": (9, 5),
        "Qi": (11, 11),
    }

    assert MAIN.names == states
    assert MAIN.capitals == set(states.values())


def test_main_board_has_a_river_of_25_and_one_of_19() -> None:
    assert regions(MAIN.river) == [19, 25]


def test_main_board_hangs_together() -> None:
    assert regions(MAIN.spaces) == [203]


# Bandits (H-BAN-1).


@pytest.mark.rule("H-BAN-1")
def test_ten_bandit_tiles_with_the_bandits_of_the_box() -> None:
    assert sorted(tile.bandits for tile in MAIN.tiles) == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4]


@pytest.mark.rule("H-BAN-1")
def test_every_bandit_tile_has_a_letter_of_its_own() -> None:
    assert "".join(sorted(tile.mark for tile in MAIN.tiles)) == "abcdefghij"


@pytest.mark.rule("H-BAN-1")
def test_bandit_tiles_are_triangles() -> None:
    assert {tile.hexes for tile in MAIN.tiles} <= triangles(MAIN.spaces)


@pytest.mark.rule("H-BAN-1")
def test_bandit_tiles_lie_on_land() -> None:
    for tile in MAIN.tiles:
        assert tile.hexes <= MAIN.land


@pytest.mark.rule("H-BAN-1")
def test_bandit_tiles_do_not_overlap() -> None:
    assert len(frozenset().union(*(tile.hexes for tile in MAIN.tiles))) == 30


@pytest.mark.rule("H-BAN-1")
def test_no_bandit_tile_lies_on_or_next_to_a_capital() -> None:
    for tile in MAIN.tiles:
        assert not (tile.hexes | around(tile.hexes)) & MAIN.capitals


@pytest.mark.rule("H-BAN-1")
def test_bandit_tiles_do_not_crowd_each_other() -> None:
    apart = [steps(one.hexes, other.hexes) for one, other in combinations(MAIN.tiles, 2)]

    assert min(apart) == 3


@pytest.mark.rule("H-BAN-1")
def test_bandit_tiles_are_spread_over_the_board() -> None:
    """The nine parts of five rows and five columns have one at least."""
    middles = [
        (sum(r for r, _ in tile.hexes) / 3, sum(c for _, c in tile.hexes) / 3)
        for tile in MAIN.tiles
    ]

    assert {(row // 5, column // 5) for row, column in middles} == {
        (down, across) for down in range(3) for across in range(3)
    }


@pytest.mark.rule("H-BAN-2")
def test_bandits_leave_every_capital_three_spaces_for_leaders() -> None:
    """Though leaders may not stand next to them, were even all ten on the board."""
    closed = around([place for tile in MAIN.tiles for place in tile.hexes])

    for capital in MAIN.capitals:
        assert len((ring(capital) & MAIN.land) - closed) >= 3


@pytest.mark.rule("H-BAN-1")
@pytest.mark.parametrize("edition", ["en", "pl", "de"])
def test_bandits_are_laid_on_the_locations_of_the_file(edition: str) -> None:
    options = HuangOptions(bandits=True, edition=edition)
    state = HUANG.new_state(3, options, luck=RandomLuck(5))
    tiles = {tile.mark: tile for tile in MAIN.tiles}
    lying = {
        bandit["mark"]: (bandit["bandits"], frozenset(map(hex_of, bandit["places"])))
        for bandit in state.view(None)["bandits"]
    }

    assert len(lying) == 5
    for mark, (bandits, hexes) in lying.items():
        assert bandits == tiles[mark].bandits
        assert hexes in {tile.hexes for tile in MAIN.tiles}
        assert (hexes == tiles[mark].hexes) is (edition == "pl")


# Eighteen Kingdoms (H-KIN-1).


@pytest.mark.rule("H-KIN-1")
def test_kingdoms_board_is_about_as_large_as_the_main_board() -> None:
    assert len(KINGDOMS.rows) == 15
    assert {len(row) for row in KINGDOMS.rows} == {15}
    assert 195 <= len(KINGDOMS.spaces) <= 205


@pytest.mark.rule("H-KIN-1")
def test_kingdoms_board_has_no_triangle_of_river() -> None:
    assert not triangles(KINGDOMS.river)


@pytest.mark.rule("H-KIN-1")
def test_kingdoms_board_has_three_rivers_that_are_not_those_of_the_main_board() -> None:
    assert regions(KINGDOMS.river) == [5, 17, 23]
    assert len(KINGDOMS.river & MAIN.river) < 10


@pytest.mark.rule("H-KIN-1")
def test_kingdoms_board_has_19_capitals() -> None:
    assert len(KINGDOMS.capitals) == 19


@pytest.mark.rule("H-KIN-1")
def test_no_two_capitals_of_the_kingdoms_are_within_two_steps() -> None:
    assert min(steps([one], [other]) for one, other in combinations(KINGDOMS.capitals, 2)) == 3


@pytest.mark.rule("H-KIN-1")
def test_all_land_of_the_kingdoms_can_be_reached() -> None:
    """Over spaces of the map, and even without crossing a river."""
    assert len(regions(KINGDOMS.spaces)) == 1
    assert len(regions(KINGDOMS.land)) == 1


@pytest.mark.rule("H-KIN-1")
def test_every_kingdom_has_room_and_water() -> None:
    for capital in KINGDOMS.capitals:
        assert len(ring(capital) & KINGDOMS.land) >= 4
        assert steps([capital], KINGDOMS.river) <= 3


@pytest.mark.rule("H-KIN-1")
def test_no_land_of_the_kingdoms_is_far_from_a_capital() -> None:
    assert max(steps([place], KINGDOMS.capitals) for place in KINGDOMS.land) == 3


def test_kingdoms_are_those_of_206_bc() -> None:
    west = {"Han", "Yong", "Sai", "Di"}
    middle = {"Western Wei", "Henan", "Hann", "Yin", "Changshan", "Dai"}
    south = {"Western Chu", "Jiujiang", "Hengshan", "Linjiang"}
    east = {"Yan", "Liaodong", "Qi", "Jiaodong", "Jibei"}

    assert set(KINGDOMS.names) == west | middle | south | east
    assert set(KINGDOMS.names.values()) == KINGDOMS.capitals


@pytest.mark.parametrize(
    ("drawing", "from_south", "from_west"),
    [
        (MAIN, "Chu Han Wei Zhao Qi Yan", "Qin Wei Zhao Chu Han Qi"),
        (
            KINGDOMS,
            "Hengshan Jiujiang Henan Western-Wei Changshan Liaodong Dai",
            "Yong Sai Henan Hann Jibei Qi Western-Chu Jiaodong",
        ),
        (KINGDOMS, "Linjiang Han Sai Yong Di Dai", "Dai Changshan Yan Liaodong"),
    ],
)
def test_boards_turned_to_the_left_are_maps_of_china(
    drawing: Drawing, from_south: str, from_west: str
) -> None:
    """North is then where columns are high, east where rows are."""
    north = [drawing.names[name.replace("-", " ")][1] for name in from_south.split()]
    east = [drawing.names[name.replace("-", " ")][0] for name in from_west.split()]

    assert north == sorted(north)
    assert east == sorted(east)


# What the reader makes of the files.


@BOTH
def test_board_holds_what_the_file_shows(drawing: Drawing, board: Board) -> None:
    assert list(board.rows) == drawing.rows
    assert board.spaces == mask(drawing.spaces)
    assert board.river == mask(drawing.river)
    assert board.land == mask(drawing.land)
    assert {board.capital_names[place] for place in board.capitals} == set(drawing.names)
    assert [(spot.mark, spot.bandits, spot.mask) for spot in board.bandits] == [
        (tile.mark, tile.bandits, mask(tile.hexes)) for tile in drawing.tiles
    ]


@BOTH
def test_tables_agree_with_the_drawing(drawing: Drawing, board: Board) -> None:
    for row, column in drawing.spaces:
        assert board.near[15 * row + column] == mask(ring((row, column)) & drawing.spaces)
    on_map = [triangle for triangle in TRIANGLE_MASKS if triangle & board.spaces == triangle]
    assert sorted(on_map) == sorted(map(mask, triangles(drawing.spaces)))


@BOTH
def test_around_is_what_touches_a_mask(drawing: Drawing, board: Board) -> None:
    for places in (drawing.capitals, drawing.river, {(0, 1), (0, 2)}):
        assert board.around(mask(places)) == mask((around(places) & drawing.spaces) - places)


@BOTH
def test_a_yellow_tile_lies_on_each_capital(drawing: Drawing, board: Board) -> None:
    options = HuangOptions(kingdoms=drawing is KINGDOMS)
    view = HUANG.new_state(2, options, luck=RandomLuck(1)).view(None)

    capitals = {format_place(15 * row + column) for row, column in drawing.capitals}
    assert view["tiles"] == dict.fromkeys(capitals, "yellow")
    assert view["board"]["name"] == board.name
