"""Write the tables of docs/games/*/environment.md again: `python -m scripts.rl_tables`."""

import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from sevenstates.core import Action
from sevenstates.games import plugins
from sevenstates.rl.observations import Counts, Planes
from sevenstates.rl.table import Kind

Part = TypeVar("Part", Counts, Planes)
DOCS = Path(__file__).parents[1] / "docs"
SEATS = {key: plugin.default_seats for key, plugin in plugins().items()}
"""The seats that each page shows: what an environment has if nothing else is asked for."""
BEGIN, END = "<!-- tables: begin -->\n", "<!-- tables: end -->\n"
SHOWN = 8
"""More labels than this are shown by the first and the last."""


def page(key: str) -> Path:
    return DOCS / "games" / key / "environment.md"


def renewed(key: str) -> str:
    """The page with the tables as they should be."""
    before, _, rest = page(key).read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{tables(key)}{END}{after}"


def tables(key: str) -> str:
    kind = Kind(key, SEATS[key], {})
    layout, actions = kind.layout, kind.game.actions
    lines = [""]
    if layout.planes:
        rows, columns = layout.shape
        lines += [f"### `planes`: {len(layout.plane_names)} of {rows} rows, {columns} columns", ""]
        lines += ["| planes | what | labels |", "|---|---|---|"]
        lines += [
            f"| {place} | {part.name} | {labels(part)} |" for place, part in placed(layout.planes)
        ]
        lines += [""]
    lines += [f"### `counts`: {len(layout.count_names)} numbers", ""]
    lines += ["| numbers | what | labels | most |", "|---|---|---|---|"]
    lines += [
        f"| {place} | {part.name} | {labels(part)} | {part.most} |"
        for place, part in placed(layout.counts)
    ]
    lines += ["", f"### Actions: {len(actions)}", ""]
    lines += ["| index | what | from | to |", "|---|---|---|---|", *action_rows(actions)]
    return "\n".join(lines) + "\n\n"


def placed(parts: Sequence[Part]) -> Iterator[tuple[str, Part]]:
    """Where the channels of each part lie, and the part."""
    first = 0
    for part in parts:
        yield span(first, len(part.labels)), part
        first += len(part.labels)


def span(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first}–{first + count - 1}"


def labels(part: Counts | Planes) -> str:
    if len(part.labels) > SHOWN:
        return f"{part.labels[0]} … {part.labels[-1]}"
    return ", ".join(part.labels)


def action_rows(actions: Sequence[Action]) -> Iterator[str]:
    """A row for each run of actions of one kind."""
    for kind, run in itertools.groupby(actions, type):
        same = list(run)
        what = (kind.__doc__ or "").partition("\n")[0]
        first, last = same[0], same[-1]
        yield f"| {span(first.index, len(same))} | {what} | `{first}` | `{last}` |"


def main() -> None:
    for key in SEATS:
        page(key).write_text(renewed(key), encoding="utf-8")


if __name__ == "__main__":
    main()
