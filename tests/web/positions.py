"""Sites whose tables begin in the middle of a game."""

from pathlib import Path

from tests.paths import ROOT
from tests.web.site import Site


class PositionSite(Site):
    """A site where every table of a game begins with one of its golden positions."""

    def __init__(self, data: Path, game: str, position: str) -> None:
        super().__init__(data)
        file = ROOT / "tests" / "games" / game / "goldens" / "positions" / f"{position}.txt"
        self._position = [game, str(file)]

    def command(self, port: int) -> list[str]:
        command = super().command(port)
        at = command.index("tests.server.fixed_chance")
        command[at : at + 1] = ["tests.server.from_position", *self._position]
        return command
