"""Groups: maximal sets of linked tiles and leaders, kept up to date piece by piece.

A group with a leader in it is a state (H-STA-2). Groups are immutable, so that copies of a
game share them; adding a piece joins the groups it touches, removing one floods only its own.
"""

from collections.abc import Sequence

from .maps import Board

SETS = tuple(tuple(c for c in range(5) if mask >> c & 1) for mask in range(32))
"""The colours in a set of colours given as bits."""


class Group:
    """Linked tiles and leaders. Immutable."""

    __slots__ = ("border", "colours", "cuts", "mask")

    def __init__(self, mask: int, border: int, colours: int) -> None:
        self.mask = mask
        """The spaces of its tiles and leaders."""
        self.border = border
        """The spaces next to it."""
        self.colours = colours
        """The colours of its leaders, a bit each; 0 if it is no state."""
        self.cuts: dict[int, tuple[Group, ...]] | None = None
        """Results of `remains`."""

    def __repr__(self) -> str:
        return f"Group({self.mask:#x}, {self.border:#x}, {self.colours:#x})"


def touching(groups: Sequence[Group], bit: int) -> list[Group]:
    """The groups next to an empty space, at most three (H-STA-1)."""
    return [group for group in groups if group.border & bit]


def clashes(groups: Sequence[Group]) -> bool:
    """Whether two of the groups hold leaders of one colour (H-STA-3)."""
    seen = 0
    for group in groups:
        if seen & group.colours:
            return True
        seen |= group.colours
    return False


def joined(
    board: Board, groups: Sequence[Group], touched: Sequence[Group], place: int, colours: int
) -> list[Group]:
    """The groups after a piece came to `place` and joined those it touches.

    `colours` is the bit of a leader's colour, 0 for a tile. The new group comes last.
    """
    mask, border = 1 << place, board.near[place]
    for group in touched:
        mask |= group.mask
        border |= group.border
        colours |= group.colours
    apart = [group for group in groups if group not in touched] if touched else [*groups]
    apart.append(Group(mask, border & ~mask, colours))
    return apart


def remains(board: Board, group: Group, place: int, leaders: Sequence[int]) -> tuple[Group, ...]:
    """The parts of a group that remain when the piece on `place` goes.

    `leaders` holds, seat by seat, the place of each colour's leader, -1 if off the board. A
    group never changes, so the answer is kept with it.
    """
    if group.cuts is None:
        group.cuts = {}
    parts = group.cuts.get(place)
    if parts is None:
        rest = group.mask ^ 1 << place
        found = _parts(board, rest, board.near[place])
        parts = tuple([Group(p, board.around(p), _colours(p, leaders)) for p in found])
        group.cuts[place] = parts
    return parts


def _parts(board: Board, mask: int, around: int) -> list[int]:
    """The connected parts of what is left of a group around the space that was emptied."""
    near = board.near
    parts = []
    seeds = mask & around
    while seeds:
        part = frontier = seeds & -seeds
        while seeds & ~part and frontier:
            grown = 0
            while frontier:
                low = frontier & -frontier
                grown |= near[low.bit_length() - 1]
                frontier ^= low
            frontier = grown & mask & ~part
            part |= frontier
        if not seeds & ~part:
            # Every way back to the emptied space is in this part, so it is all there is.
            part = mask
        parts.append(part)
        mask &= ~part
        seeds &= mask
    return parts


def _colours(mask: int, leaders: Sequence[int]) -> int:
    """The colours of the leaders in the mask."""
    colours = 0
    for index, place in enumerate(leaders):
        if place >= 0 and mask >> place & 1:
            colours |= 1 << index % 5
    return colours


def found(board: Board, occupied: int, leaders: Sequence[int]) -> list[Group]:
    """The groups of a whole board, from nothing."""
    groups = []
    while occupied:
        part = frontier = occupied & -occupied
        while frontier:
            frontier = board.around(frontier) & occupied & ~part
            part |= frontier
        groups.append(Group(part, board.around(part), _colours(part, leaders)))
        occupied &= ~part
    return groups
