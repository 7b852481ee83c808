"""The options of a HUANG table and what the rules forbid of them."""

from dataclasses import dataclass, field

from ....core import BadOption, Options
from .colours import DYNASTIES
from .maps import Board, board_for, check_kingdom_capitals, check_no_river_triangle


@dataclass(frozen=True)
class HuangOptions(Options):
    """The options of a HUANG table."""

    edition: str = field(default="en", metadata={"choices": ("en", "pl", "de")})
    """The edition whose rulebook is played where they differ."""
    short: bool = False
    """Two players only: 24 tiles leave the bag unseen (H-SET-3)."""
    bandits: bool = False
    """Rogue Bandits."""
    kingdoms: bool = False
    """Eighteen Kingdoms."""
    palace: bool = False
    """Royal Palace."""
    open_scores: bool = False
    """Everybody sees everybody's points."""
    dynasties: tuple[str, ...] = ()
    """The dynasty of each seat; empty for the order of the box."""
    map: str | None = None
    """The text of a map file of your own; None for the printed boards."""

    def check(self, seats: int) -> None:
        board = self.board()
        if self.kingdoms:
            check_kingdom_capitals(board)
        self.check_modules(seats)
        if not board.capitals:
            raise BadOption("map-without-capital", "H-SET-2", map=board.name)
        if self.bandits and not board.bandits:
            raise BadOption("map-without-bandits", "H-BAN-1", map=board.name)

    def check_modules(self, seats: int) -> None:
        """Check the rules of modules that bind even positions set up by hand on a small map."""
        if self.short and seats != 2:
            raise BadOption("short-needs-two", "H-SET-3", seats=seats)
        if self.bandits and self.kingdoms:
            raise BadOption("bandits-with-kingdoms", "H-BAN-6")
        if self.kingdoms:
            check_no_river_triangle(self.board())
        if self.dynasties:
            self._check_dynasties(seats)

    def _check_dynasties(self, seats: int) -> None:
        unknown = [name for name in self.dynasties if name not in DYNASTIES]
        if unknown:
            raise BadOption(
                "dynasty-unknown", "H-SET-5", dynasty=unknown[0], known=", ".join(DYNASTIES)
            )
        if len(self.dynasties) != seats or len(set(self.dynasties)) != seats:
            raise BadOption("dynasty-each", "H-SET-5", seats=seats)

    def board(self) -> Board:
        """The board these options are played on."""
        return board_for(self.map, self.kingdoms)

    def dynasty(self, seat: int) -> str:
        """The dynasty of a seat."""
        return (self.dynasties or DYNASTIES)[seat]
