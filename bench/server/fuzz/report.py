"""Report on malformed calls and frames."""

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

SHOWN = 20
"""Faults that are shown in full."""
SHOWN_BYTES = 400
"""Bytes of a call that are shown."""
TRACEBACK = "Traceback"
MEANT = "Invalid UTF-8 sequence"
"""uvicorn's line for a frame that is no text; the socket is closed with 1007."""
WARM = 0.2
"""The part of the calls after which the server has warmed up."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A call that the server did not bear."""

    number: int
    what: str
    data: bytes

    def __str__(self) -> str:
        data, size = self.data, len(self.data)
        shown = data if size <= SHOWN_BYTES else data[: SHOWN_BYTES // 2] + b" ... " + data[-100:]
        return f"call {self.number}: {self.what[:SHOWN_BYTES]}\n    {size} bytes: {shown!r}"


@dataclass(slots=True)
class FuzzReport:
    """Answers counted, faults with the calls that led to them, waits and memory."""

    calls: int = 0
    seconds: float = 0.0
    statuses: Counter[str] = field(default_factory=Counter)
    """Answers by status; closed sockets by their code."""
    faults: list[Fault] = field(default_factory=list)
    logged: Counter[str] = field(default_factory=Counter)
    """Errors in the server's log, by the last line of each."""
    slowest: tuple[float, int] = (0.0, -1)
    """The seconds and the number of the slowest call."""
    longest: float = 0.0
    """The longest wait for `/healthz`, in seconds."""
    memory: list[float] = field(default_factory=list)
    """MiB after each part of the calls."""

    @property
    def is_clean(self) -> bool:
        return not self.faults and not self.logged

    def note(self, number: int, status: str, seconds: float) -> None:
        """Count an answer."""
        self.statuses[status] += 1
        self.slowest = max(self.slowest, (seconds, number))

    def read_log(self, log: Path) -> None:
        """Look for errors in the server's log."""
        for text in log.read_text("utf-8", "replace").splitlines():
            try:
                line = json.loads(text)
            except ValueError:
                if text.startswith(TRACEBACK):
                    self.logged[text] += 1
                continue
            if line["level"] in ("error", "critical") and not line["message"].startswith(MEANT):
                error = line.get("error", "").rstrip().rpartition("\n")[2]
                self.logged[f"{line['message'].strip()[:100]}: {error[:200]}"] += 1

    def line(self) -> str:
        warm = self.memory[min(len(self.memory) - 1, int(len(self.memory) * WARM))]
        statuses = ", ".join(f"{count} x {name}" for name, count in self.statuses.most_common())
        figures = (
            f"/healthz at most {self.longest * 1000:.0f} ms; slowest call {self.slowest[1]} with "
            f"{self.slowest[0] * 1000:.0f} ms; memory {warm:.0f} MiB after warm-up, "
            f"{self.memory[-1]:.0f} MiB at the end"
        )
        lines = [
            f"{self.calls} calls and frames, {self.calls / self.seconds:.0f} a second: {statuses}",
            figures,
            *map(str, self.faults[:SHOWN]),
            *(f"in the log {count} times: {text}" for text, count in self.logged.most_common()),
            f"{len(self.faults)} faults, {self.logged.total()} errors in the log",
        ]
        return "\n".join(lines)
