"""Train a net for a game: `sevenstates train GAME --minutes 20 --out net.npz`."""

import argparse
import subprocess
import sys
import time
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec

from .. import games
from ..arena.cluster import NoCluster
from ..bots.custom import load_net
from ..bots.nets.net import BadNet, Net
from ..bots.threads import keep_numpy_to_one_thread
from ..core import BadOption
from ..extras import extra
from ..texts import Texts
from .arguments import MINUTES, make_parser
from .logs import Logs
from .pools import TICK, LocalPool, Pool, RayPool
from .selfplay import Task
from .training import Plan, Training

with extra("train", "PyTorch"):
    import torch

CHECKPOINT = ".checkpoint"
"""Suffix of a checkpoint's file."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Train from the command line."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    _check(parser, options)
    keep_numpy_to_one_thread()
    torch.set_num_threads(options.threads)
    try:
        pool: Pool = RayPool(options.ray) if options.ray else LocalPool(len(options.seats))
    except NoCluster as error:
        parser.error(f"--ray: {error}")
    try:
        Run(options).train(pool)
    except BadNet as error:
        parser.error(f"--resume: {error}")
    except KeyboardInterrupt:
        print("stopped; the net and its checkpoint are those of the last round", flush=True)
        return
    finally:
        pool.close()
    if options.evaluate:
        bots = f"{options.out},greedy"
        print(f"playing {options.evaluate} games against greedy in the arena", flush=True)
        words = [options.game, "--bots", bots, "--games", str(options.evaluate)]
        subprocess.run([sys.executable, "-m", "sevenstates.arena", *words], check=True)


def _check(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Say at once what cannot be, before games are played."""
    plugin = games.plugin(options.game)
    if plugin.net_adapter() is None:
        parser.error(f"no net can see {plugin.title} here; the compiled core may be missing")
    seats = games.get(options.game).seats
    if not set(options.seats) <= set(seats):
        parser.error(f"--seats: this game has {seats[0]} to {seats[-1]} seats")
    for name in ("minutes", "rounds", "games", "pretrain_games", "width", "rate", "threads"):
        value = getattr(options, name)
        if value is not None and value <= 0:
            parser.error(f"--{name.replace('_', '-')} must be more than 0")
    if not 0 <= options.greedy_share <= 1:
        parser.error("--greedy-share must be from 0 to 1")
    if options.out.suffix != ".npz":
        parser.error("--out: the name of a net ends in .npz")
    if options.tensorboard and find_spec("tensorboard") is None:
        parser.error("--tensorboard: pip install tensorboard")
    if options.resume and options.resume.suffix == ".npz":
        options.resume = _net(parser, options)


def _net(parser: argparse.ArgumentParser, options: argparse.Namespace) -> Net:
    try:
        return load_net(str(options.resume), options.game)
    except BadOption as error:
        parser.error(f"--resume: {Texts('en', options.game).refusal(error)}")


class Run:
    """One run of the trainer."""

    def __init__(self, options: argparse.Namespace) -> None:
        self._began = self._spoke = time.monotonic()
        self._options = options
        names = Plan.__dataclass_fields__
        settings = {name: getattr(options, name) for name in names} | {"seats": (*options.seats,)}
        self._plan = Plan(**settings)
        self._limit: float | None = None if options.rounds else options.minutes or MINUTES
        self._before = 0.0
        """Minutes of the runs that this one goes on from."""

    def train(self, pool: Pool) -> None:
        """Learn round by round, and keep everything after each."""
        training = self._first(pool)
        self._before = training.minutes
        options = self._options
        logs = Logs(options.out.with_suffix(".csv"), options.tensorboard, training.round)
        self._keep(training)
        training.begin(pool)
        while (progress := self._progress(training)) < 1:
            tasks = self._plan.tasks(training.round + 1)
            found = pool.finish(partial(self._report, f"round {training.round + 1}", tasks))
            if found is None:
                break
            logs.add(training.learn(found, pool, progress, self._minutes()))
            self._spoke = time.monotonic()
            self._keep(training)

    def _first(self, pool: Pool) -> Training:
        """A pretrained net, or the one to resume from."""
        resume = self._options.resume
        if isinstance(resume, Net):
            return Training.from_net(self._plan, resume)
        if resume:
            return Training.load(resume, self._plan)
        tasks = self._plan.pretrain_tasks()
        self._say(f"playing {sum(task.games for task in tasks)} games of greedy to learn from")
        pool.begin(tasks, None)
        played = pool.finish(partial(self._report, "first games", tasks, is_limited=False))
        assert played is not None, "the first games are always waited for"
        self._say(f"learning from {len(played.rows)} decisions")
        training, alike = Training.pretrained(self._plan, played)
        training.minutes = self._minutes()
        self._say(f"pretrained: the probability of what greedy chose is {alike:.2f}")
        self._began = time.monotonic()
        return training

    def _minutes(self) -> float:
        return self._before + (time.monotonic() - self._began) / 60

    def _progress(self, training: Training) -> float:
        """The progress of the training: 1 at the end."""
        if self._limit is None:
            return float(training.round / self._options.rounds)
        return self._minutes() / self._limit

    def _report(
        self, what: str, tasks: Sequence[Task], over: int, *, is_limited: bool = True
    ) -> bool:
        """Say now and then how far the games are; whether there is time to wait for them."""
        if time.monotonic() - self._spoke >= TICK:
            self._say(f"{what}: {over} of {sum(task.games for task in tasks)} games over")
        return not is_limited or self._limit is None or self._minutes() < self._limit

    def _say(self, text: str) -> None:
        print(f"{self._minutes():6.1f} min  {text}", flush=True)
        self._spoke = time.monotonic()

    def _keep(self, training: Training) -> None:
        """Write the net, and the checkpoint beside it."""
        training.net().save(self._options.out)
        training.save(self._options.out.with_suffix(CHECKPOINT))
