"""Logs of training: a line on the screen, a row of a CSV file, points of TensorBoard."""

import csv
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ..extras import extra


@dataclass(frozen=True)
class Figures:
    """The figures of a round."""

    round: int
    minutes: float
    games: int
    """Games of self-play so far."""
    decisions: int
    """Decisions of the net in this round."""
    fair_share: float
    """Wins where greedy played some of the seats, as a part of what would be fair."""
    entropy: float
    unexplained: float
    kl: float

    def line(self) -> str:
        """The figures for a person to read."""
        return (
            f"{self.minutes:6.1f} min  round {self.round}  {self.games} games  "
            f"{self.decisions} decisions  against greedy {self.fair_share:.2f} of a fair share  "
            f"entropy {self.entropy:.3f}  unexplained {self.unexplained:.3f}  kl {self.kl:.4f}"
        )


class Logs:
    """The files that the figures go to."""

    def __init__(self, table: Path, tensorboard: Path | None, after: int) -> None:
        """The file goes on after that round; what it says of later ones is forgotten."""
        self._table = table
        kept = _rows_up_to(table, after) if after else []
        with table.open("w", newline="", encoding="utf-8") as file:
            columns = list(Figures.__dataclass_fields__)
            rows = csv.DictWriter(file, columns, extrasaction="ignore")
            rows.writeheader()
            rows.writerows(kept)
        self._board = _board(tensorboard) if tensorboard else None

    def add(self, figures: Figures) -> None:
        """Write the figures of a round."""
        print(figures.line(), flush=True)
        values = asdict(figures)
        with self._table.open("a", newline="", encoding="utf-8") as file:
            csv.DictWriter(file, list(values)).writerow(values)
        if self._board is not None:
            for name, value in values.items():
                self._board.add_scalar(name, value, figures.round)
            self._board.flush()


def _rows_up_to(table: Path, last: int) -> list[dict[str, str]]:
    if not table.exists():
        return []
    with table.open(newline="", encoding="utf-8") as file:
        return [row for row in csv.DictReader(file) if int(row["round"]) <= last]


def _board(folder: Path) -> Any:
    with extra("train", "PyTorch"):
        from torch.utils.tensorboard import SummaryWriter  # needs the package tensorboard too

    return SummaryWriter(str(folder))
