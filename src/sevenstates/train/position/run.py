"""Runs the training of a net on positions from the command line."""

import argparse
import time
from collections.abc import Sequence

from ... import games
from ...bots.nets import can_have_net
from ...bots.nets.net import BadNet
from ...bots.nets.position_net import PositionNet
from ...extras import extra
from ...rl.table import Kind
from ..parallel.arguments import checked_kinds, schedule_of
from ..parallel.rounds import train_rounds
from .arguments import make_parser
from .imitation import teacher_games
from .training import Plan, Training

with extra("train", "PyTorch"):
    import torch

IMITATION_EPOCHS = 10
"""Passes over the games that are imitated."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Train from the command line."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    kinds = _check(parser, options)
    began = time.monotonic()
    resumed = _resumed(parser, options)
    print("   0.0 min  playing at random to measure the inputs", flush=True)
    training = Training(_plan(options, kinds))
    try:
        training.measure()
        if resumed:
            training.resume(resumed)
        if options.imitate:
            games = teacher_games(kinds, options.imitate, options.processes, options.seed)
            agreed = training.imitate(games, IMITATION_EPOCHS)
            minutes = (time.monotonic() - began) / 60
            print(f"{minutes:6.1f} min  likes the same best in {agreed:.1%}", flush=True)
            training.net().save(options.out.with_stem(f"{options.out.stem}-imitated"))
        train_rounds(training, options, began)
    except BadNet as error:
        parser.error(f"--resume: {error}")
    except KeyboardInterrupt:
        print(f"stopped; {options.out} is from the last round", flush=True)
    finally:
        training.close()


def _check(parser: argparse.ArgumentParser, options: argparse.Namespace) -> list[Kind]:
    """Say at once what cannot be; else the kinds of table."""
    plugin = games.plugin(options.game)
    if plugin.native() is None or not can_have_net(options.game):
        parser.error(f"{plugin.title} has no compiled core here")
    return checked_kinds(parser, options)


def _resumed(parser: argparse.ArgumentParser, options: argparse.Namespace) -> PositionNet | None:
    """The net to begin with, read before any process starts."""
    try:
        return PositionNet.load(options.resume) if options.resume else None
    except BadNet as error:
        parser.error(f"--resume: {options.resume}: {error}")


def _plan(options: argparse.Namespace, kinds: list[Kind]) -> Plan:
    device = "cuda" if torch.cuda.is_available() else "cpu"
    names = ("processes", "games", "length", "width", "layers", "seed")
    settings = {name: getattr(options, name) for name in names}
    return Plan(kinds=kinds, schedule=schedule_of(options), device=device, **settings)
