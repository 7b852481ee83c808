"""Sites whose tables begin in the middle of a game."""

from pathlib import Path

from tests.paths import ROOT
from tests.web.site import Site


class PositionSite(Site):
    """A site where every table of a game begins with the same position."""

    def __init__(self, data: Path, game: str, position: str, *, more: str = "") -> None:
        """`position` is the name of a golden one, or the lines of one.

        `more` lines complete it, or stand in for those that begin as they do.
        """
        super().__init__(data)
        if "\n" not in position:
            goldens = ROOT / "tests" / "games" / game / "goldens" / "positions"
            position = (goldens / f"{position}.txt").read_text("utf-8")
        changed = {_name(line) for line in more.splitlines()}
        kept = [line for line in position.splitlines() if _name(line) not in changed]
        file = data / "position.txt"
        file.write_text("\n".join([*kept, more, ""]), encoding="utf-8")
        self._position = [game, str(file)]

    def command(self, port: int) -> list[str]:
        command = super().command(port)
        at = command.index("tests.server.fixed_chance")
        command[at : at + 1] = ["tests.server.from_position", *self._position]
        return command


def _name(line: str) -> str:
    """What a line of a position sets."""
    return line.partition(":")[0]
