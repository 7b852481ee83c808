"""A server that gets stuck in an answer to a puzzle, so that it can be killed right there.

`STUCK` says where: `before` the answer is on disk, or `after` it and before the reply. When it is
there, it writes the file that `STUCK_FILE` names.
"""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

from sevenstates.cli import main
from sevenstates.server.puzzles import api, standings
from tests.patience import PATIENCE

count = standings.count


def stuck_count(*arguments: Any) -> Any:
    counted = count(*arguments)
    Path(os.environ["STUCK_FILE"]).touch()
    time.sleep(PATIENCE)  # the transaction is open
    return counted


async def stuck_value(*arguments: Any) -> float | None:
    Path(os.environ["STUCK_FILE"]).touch()
    await asyncio.sleep(PATIENCE)
    return None


if __name__ == "__main__":
    if os.environ["STUCK"] == "before":
        setattr(api, "count", stuck_count)  # noqa: B010  # no name of its own
    if os.environ["STUCK"] == "after":
        setattr(api, "value_of", stuck_value)  # noqa: B010
    main()
