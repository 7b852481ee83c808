"""Processes that step games while the learner's net decides in others.

Each process has two groups of games. While it steps one of them, the net decides in the other.
"""

import signal
from collections.abc import Sequence
from multiprocessing import get_context, shared_memory
from typing import Any

import numpy as np

from ...rl.rows import column_names
from ...rl.table import Kind
from .tables import Rows, Tables

PHASES = 2
"""Groups of games of a process."""


class Block:
    """The shared arrays of one kind of table in one phase, those of several groups in a row."""

    def __init__(self, kind: Kind, games: int, name: str | None = None) -> None:
        """Those of a name if there is one, else new ones."""
        self.kind, self.games = kind, games
        self._shapes: dict[str, tuple[Any, tuple[int, ...]]] = {
            "observations": (np.uint8, (games, len(column_names(kind.layout)))),
            "masks": (np.uint8, (games, len(kind.game.actions))),
            "seats": (np.int8, (games,)),
            "rewards": (np.float32, (games, kind.seats)),
            "actions": (np.int32, (games,)),
        }
        size = sum(self._bytes(part) for part in self._shapes)
        self.memory = shared_memory.SharedMemory(name, create=name is None, size=size)
        self.rows = self._rows()

    def _bytes(self, part: str) -> int:
        dtype, shape = self._shapes[part]
        size = int(np.prod(shape)) * int(np.dtype(dtype).itemsize)
        return -(-size // 64) * 64

    def _rows(self) -> Rows:
        arrays, first = {}, 0
        for part, (dtype, shape) in self._shapes.items():
            arrays[part] = np.ndarray(shape, dtype, self.memory.buf, first)
            first += self._bytes(part)
        return Rows(**arrays)

    def part(self, first: int, games: int) -> Rows:
        """The rows of one group."""
        rows = vars(self.rows).items()
        return Rows(**{name: array[first : first + games] for name, array in rows})

    def close(self) -> None:
        """Let go of the memory; the process that made it removes it too."""
        del self.rows
        self.memory.close()


def _play(groups: Sequence[tuple[Kind, int, str, int, int, int]], go: Any, ready: Any) -> None:
    """What a process does: step its groups in turn until it is stopped."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the learner's to handle
    blocks, tables = [], []
    for kind, total, name, first, games, seed in groups:
        block = Block(kind, total, name)
        blocks.append(block)
        tables.append(Tables(kind, block.part(first, games), seed))
    for done in ready:
        done.release()
    while True:
        for phase, table in enumerate(tables):
            go[phase].acquire()
            table.step()
            ready[phase].release()


class Players:
    """All processes, and the arrays that they share with the learner, phase by phase."""

    def __init__(self, kinds: Sequence[Kind], processes: int, games: int, seed: int) -> None:
        """Each group has that number of games; groups take the kinds of table in turn."""
        context = get_context("spawn")
        groups = [kinds[number % len(kinds)] for number in range(processes * PHASES)]
        self.phases: list[list[Block]] = []
        plans: list[list[tuple[Kind, int, str, int, int, int]]] = [[] for _ in range(processes)]
        for phase in range(PHASES):
            blocks = []
            for kind in dict.fromkeys(groups[phase::PHASES]):
                mine = [p for p in range(processes) if groups[p * PHASES + phase] is kind]
                block = Block(kind, games * len(mine))
                blocks.append(block)
                for place, process in enumerate(mine):
                    start = seed * 1_000_003 + process * PHASES + phase
                    plan = (kind, block.games, block.memory.name, place * games, games, start)
                    plans[process].append(plan)
            self.phases.append(blocks)
        self._go = [[context.Semaphore(0) for _ in range(PHASES)] for _ in plans]
        self._ready = [[context.Semaphore(0) for _ in range(PHASES)] for _ in plans]
        self._processes = [
            context.Process(target=_play, args=(plan, go, ready), daemon=True)
            for plan, go, ready in zip(plans, self._go, self._ready, strict=True)
        ]
        for started in self._processes:
            started.start()

    def wait(self, phase: int) -> None:
        """Wait until all groups of a phase have been stepped."""
        for process, ready in zip(self._processes, self._ready, strict=True):
            while not ready[phase].acquire(timeout=5):
                if not process.is_alive():
                    raise RuntimeError("a process that plays has ended")

    def step(self, phase: int) -> None:
        """Let all groups of a phase carry out the actions in their rows."""
        for go in self._go:
            go[phase].release()

    def close(self) -> None:
        """End all processes."""
        for process in self._processes:
            process.kill()
            process.join()
        for block in (block for blocks in self.phases for block in blocks):
            block.close()
            block.memory.unlink()
