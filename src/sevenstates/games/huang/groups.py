"""Groups: maximal sets of linked tiles and leaders, kept up to date piece by piece.

A group with a leader in it is a state (H-STA-2). Groups are immutable, so that copies of a
game share them; adding a piece joins the groups it touches, removing one floods only its own.
"""

from collections.abc import Sequence

from ...core import bits
from .maps import Board


class Group:
    """Linked tiles and leaders. Immutable."""

    __slots__ = ("border", "colours", "mask")

    def __init__(self, mask: int, border: int, colours: int) -> None:
        self.mask = mask
        """The spaces of its tiles and leaders."""
        self.border = border
        """The spaces next to it."""
        self.colours = colours
        """The colours of its leaders, a bit each; 0 if it is no state."""

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


def joined(board: Board, groups: Sequence[Group], place: int, colours: int) -> list[Group]:
    """The groups after a piece came to `place`; `colours` is the bit of a leader's colour."""
    bit = 1 << place
    mask, border = bit, board.near[place]
    result = []
    for group in groups:
        if group.border & bit:
            mask |= group.mask
            border |= group.border
            colours |= group.colours
        else:
            result.append(group)
    result.append(Group(mask, border & ~mask, colours))
    return result


def without(
    board: Board, groups: Sequence[Group], place: int, leaders: Sequence[int]
) -> list[Group]:
    """The groups after the piece on `place` went; `leaders` are the places of those that stay.

    `leaders` holds, seat by seat, the place of each colour's leader, -1 if off the board.
    """
    bit = 1 << place
    result = []
    for group in groups:
        if group.mask & bit:
            parts = _parts(board, group.mask ^ bit, board.near[place])
            result += [_measured(board, part, leaders) for part in parts]
        else:
            result.append(group)
    return result


def _parts(board: Board, mask: int, around: int) -> list[int]:
    """The connected parts of what is left of a group around the space that was emptied."""
    near = board.near
    parts = []
    seeds = mask & around
    while seeds:
        part = frontier = seeds & -seeds
        while frontier:
            grown = 0
            for place in bits(frontier):
                grown |= near[place]
            frontier = grown & mask & ~part
            part |= frontier
            if not seeds & ~part:
                # Every way back to the emptied space is in this part, so it is all there is.
                part = mask
                break
        parts.append(part)
        mask &= ~part
        seeds &= mask
    return parts


def _measured(board: Board, mask: int, leaders: Sequence[int]) -> Group:
    colours = 0
    for index, place in enumerate(leaders):
        if place >= 0 and mask >> place & 1:
            colours |= 1 << index % 5
    return Group(mask, board.around(mask), colours)


def found(board: Board, occupied: int, leaders: Sequence[int]) -> list[Group]:
    """The groups of a whole board, from nothing."""
    groups = []
    while occupied:
        part = frontier = occupied & -occupied
        while frontier:
            frontier = board.around(frontier) & occupied & ~part
            part |= frontier
        groups.append(_measured(board, part, leaders))
        occupied &= ~part
    return groups
