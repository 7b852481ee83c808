"""Sites whose tables begin in the middle of a game."""

from pathlib import Path

from tests.paths import ROOT
from tests.web.site import Site


class PositionSite(Site):
    """A site where every table of a game begins with one of its golden positions."""

    def __init__(self, data: Path, game: str, position: str, *, more: str = "") -> None:
        """`more` lines complete the position."""
        super().__init__(data)
        golden = ROOT / "tests" / "games" / game / "goldens" / "positions" / f"{position}.txt"
        file = data / golden.name
        file.write_text(f"{golden.read_text('utf-8')}{more}\n", encoding="utf-8")
        self._position = [game, str(file)]

    def command(self, port: int) -> list[str]:
        command = super().command(port)
        at = command.index("tests.server.fixed_chance")
        command[at : at + 1] = ["tests.server.from_position", *self._position]
        return command
