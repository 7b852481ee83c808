"""Processes that step games while the learner's net decides in others.

Each process has two groups of games. While it steps one of them, the net decides in the other.
"""

import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context, shared_memory
from multiprocessing.synchronize import Semaphore
from typing import Any

import numpy as np

from ...rl.table import Kind

PHASES = 2
"""Groups of games of a process."""
Shapes = dict[str, tuple[type[np.generic], tuple[int, ...]]]
"""The type and the shape of each array that is shared."""


@dataclass(frozen=True)
class SteppedGames:
    """The shared arrays of a kind of net, and the games that fill them."""

    shapes: Callable[[Kind, int], Shapes]
    """The arrays of a number of games; among them `actions`, which the learner writes."""
    rows: Callable[..., Any]
    """Makes one object of the arrays, by their names."""
    tables: Callable[[Kind, Any, int], Any]
    """Games that `step` writes into such an object; the last argument is a seed."""


class Block:
    """The shared arrays of one kind of table in one phase, those of several groups in a row."""

    def __init__(
        self, stepped: SteppedGames, kind: Kind, games: int, name: str | None = None
    ) -> None:
        """Those of a name if there is one, else new ones."""
        self.kind, self.games, self._stepped = kind, games, stepped
        self._shapes = stepped.shapes(kind, games)
        size = sum(self._bytes(part) for part in self._shapes)
        self.memory = shared_memory.SharedMemory(name, create=name is None, size=size)
        self.rows = self._rows()

    def _bytes(self, part: str) -> int:
        dtype, shape = self._shapes[part]
        size = int(np.prod(shape)) * int(np.dtype(dtype).itemsize)
        return -(-size // 64) * 64

    @property
    def address(self) -> int:
        """The address where the memory begins."""
        view: Any = self.memory.buf
        return int(np.frombuffer(view, np.uint8).ctypes.data)

    def _rows(self) -> Any:
        arrays, first = {}, 0
        for part, (dtype, shape) in self._shapes.items():
            arrays[part] = np.ndarray(shape, dtype, self.memory.buf, first)
            first += self._bytes(part)
        return self._stepped.rows(**arrays)

    def part(self, first: int, games: int) -> Any:
        """The rows of one group."""
        rows = vars(self.rows).items()
        return self._stepped.rows(**{name: array[first : first + games] for name, array in rows})

    def close(self) -> None:
        """Release the memory; the process that created it removes it too."""
        del self.rows
        self.memory.close()


Group = tuple[Kind, int, str, int, int, int]
Signals = Sequence[Semaphore]
"""A semaphore for each phase."""


def _play(stepped: SteppedGames, groups: Sequence[Group], go: Signals, ready: Signals) -> None:
    """The work of a process: step its groups in turn until it is stopped."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the learner's to handle
    blocks, tables = [], []
    for kind, total, name, first, games, seed in groups:
        block = Block(stepped, kind, total, name)
        blocks.append(block)
        tables.append(stepped.tables(kind, block.part(first, games), seed))
    for done in ready:
        done.release()
    while True:
        for phase, table in enumerate(tables):
            go[phase].acquire()
            table.step()
            ready[phase].release()


class Players:
    """All processes, and the arrays that they share with the learner, phase by phase."""

    def __init__(
        self, stepped: SteppedGames, kinds: Sequence[Kind], processes: int, games: int, seed: int
    ) -> None:
        """Each group has that number of games; groups take the kinds of table in turn."""
        context = get_context("spawn")
        groups = [kinds[number % len(kinds)] for number in range(processes * PHASES)]
        self.phases: list[list[Block]] = []
        plans: list[list[Group]] = [[] for _ in range(processes)]
        for phase in range(PHASES):
            blocks = []
            for kind in dict.fromkeys(groups[phase::PHASES]):
                mine = [p for p in range(processes) if groups[p * PHASES + phase] is kind]
                block = Block(stepped, kind, games * len(mine))
                blocks.append(block)
                for place, process in enumerate(mine):
                    start = seed * 1_000_003 + process * PHASES + phase
                    plan = (kind, block.games, block.memory.name, place * games, games, start)
                    plans[process].append(plan)
            self.phases.append(blocks)
        self._go = [[context.Semaphore(0) for _ in range(PHASES)] for _ in plans]
        self._ready = [[context.Semaphore(0) for _ in range(PHASES)] for _ in plans]
        self._processes = [
            context.Process(target=_play, args=(stepped, plan, go, ready), daemon=True)
            for plan, go, ready in zip(plans, self._go, self._ready, strict=True)
        ]
        for started in self._processes:
            started.start()

    def blocks(self) -> Iterator[Block]:
        """The arrays of all phases."""
        for blocks in self.phases:
            yield from blocks

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
        for block in self.blocks():
            block.close()
            block.memory.unlink()
