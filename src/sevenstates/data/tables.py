"""Files of rows: JSON lines, or Parquet where pyarrow is installed."""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING

from ..core import BadOption, BadRecord
from ..extras import extra
from .rows import Row

if TYPE_CHECKING:
    import pandas
    import pyarrow

ENDINGS = (".jsonl", ".parquet")
GROUP = 1000
"""Rows of a Parquet row group."""
LISTS = {
    **dict.fromkeys(("bots", "moves"), "string"),
    **dict.fromkeys(("movers", "ranks", "legal"), "int32"),
    **dict.fromkeys(("counts", "planes"), "float32"),
    "scores": "float64",
}
"""The types of the items of columns of lists."""


def write_rows(path: Path, rows: Iterable[Row]) -> int:
    """Write rows to a file and return their number; its name ends in .jsonl or .parquet.

    BadOption if it ends otherwise.
    """
    if path.suffix not in ENDINGS:
        raise BadOption("rows-ending", file=str(path))
    if path.suffix == ".parquet":
        return _write_parquet(path, rows)
    count = 0
    with path.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(f"{json.dumps(row, ensure_ascii=False)}\n")
            count += 1
    return count


def read_rows(path: Path) -> Iterator[Row]:
    """The rows of a file that `write_rows` wrote; BadRecord if it is another."""
    if path.suffix == ".parquet":
        with extra("data", "pyarrow"):
            import pyarrow.parquet

        with _damage_reported(path):
            for batch in pyarrow.parquet.ParquetFile(path).iter_batches(GROUP):
                yield from batch.to_pylist()
        return
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            with _damage_reported(path, number):
                row = dict(json.loads(line))
            yield row


def read_frame(path: Path | str) -> "pandas.DataFrame":
    """The rows of a file as a DataFrame of pandas, from the extra `data`.

    BadRecord if the file is no such file.
    """
    with extra("data", "pandas"):
        import pandas

    with _damage_reported(Path(path)):
        if str(path).endswith(".parquet"):
            return pandas.read_parquet(path)
        return pandas.read_json(path, lines=True, dtype={"action": str})


@contextmanager
def _damage_reported(path: Path, line: int = 0) -> Iterator[None]:
    """Turn errors that a reader raises on a damaged file into BadRecord."""
    try:
        yield
    except (ValueError, TypeError) as error:
        raise BadRecord("rows-unreadable", file=str(path), line=line) from error


def _write_parquet(path: Path, rows: Iterable[Row]) -> int:
    with extra("data", "pyarrow"):
        import pyarrow
        import pyarrow.parquet

    left = iter(rows)
    first = next(left, None)
    if first is None:
        pyarrow.parquet.write_table(pyarrow.table({}), path)
        return 0
    schema, count = _schema(first), 0
    with pyarrow.parquet.ParquetWriter(path, schema) as file:
        every = chain((first,), left)
        while group := list(islice(every, GROUP)):
            file.write_table(pyarrow.Table.from_pylist(group, schema))
            count += len(group)
    return count


def _schema(row: Row) -> "pyarrow.Schema":
    import pyarrow

    return pyarrow.schema([(name, _type(name, value)) for name, value in row.items()])


def _type(name: str, value: object) -> "pyarrow.DataType":
    """The type of a column; that of a list goes by its name, since the first one may be empty."""
    import pyarrow

    kinds = {int: "int64", float: "float64", str: "string"}
    if not isinstance(value, list):
        return pyarrow.type_for_alias(kinds[type(value)])
    return pyarrow.list_(pyarrow.type_for_alias(LISTS[name]))
