"""JSON files that are read whole and replaced whole."""

import json
from pathlib import Path
from typing import Any

MAX_FILE_BYTES = 20_000_000
"""Maximum bytes of a file that is read; no record of a game comes near it."""


def read_json(path: Path) -> Any:
    """Read a JSON file; ValueError if it is not JSON or too large, OSError if unreadable."""
    if path.stat().st_size > MAX_FILE_BYTES:
        raise ValueError(f"{path} is larger than {MAX_FILE_BYTES} bytes")
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except RecursionError:
        raise ValueError(f"{path} is nested too deep") from None


def write_json(path: Path, data: object) -> None:
    """Write a JSON file atomically: the new file replaces the old one completely or not at all."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(f"{json.dumps(data)}\n", encoding="utf-8")
    part.replace(path)
