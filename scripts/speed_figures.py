"""Write the tables of docs/performance.md from the file of a run of `make bench`."""

import argparse
import json
from pathlib import Path

from bench.tables import Run, tables

PAGE = Path(__file__).parents[1] / "docs" / "performance.md"


def written(page: str, run: Run) -> str:
    """The page with the run's tables in their places."""
    for name, table in tables(run).items():
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, found, rest = page.partition(begin)
        _, closed, after = rest.partition(end)
        if not found or not closed:
            raise SystemExit(f"The page has no place for the table of {name}.")
        page = f"{before}{begin}{table}{end}{after}"
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    run = json.loads(parser.parse_args().file.read_text(encoding="utf-8"))
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), run), encoding="utf-8")


if __name__ == "__main__":
    main()
