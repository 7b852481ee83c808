"""Runs the training of a net on the features of moves from the command line."""

import argparse
import time
from collections.abc import Sequence

from ... import games
from ...bots.custom import load_net
from ...bots.nets import can_have_net, net_of
from ...bots.nets.net import Net
from ...core import BadOption
from ...extras import extra
from ...texts import Texts
from ..parallel.arguments import checked_kinds, schedule_of
from ..parallel.rounds import train_rounds
from .arguments import make_parser
from .tables import batch_adapter
from .training import Plan, Training, widen

with extra("train", "PyTorch"):
    import torch


def main(arguments: Sequence[str] | None = None) -> None:
    """Train from the command line."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    if not can_have_net(options.game) or batch_adapter(options.game) is None:
        parser.error(f"{games.plugin(options.game).title} has no compiled features here")
    kinds = checked_kinds(parser, options)
    net = _first_net(parser, options)
    began = time.monotonic()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    size = (options.processes, options.games, options.length)
    plan = Plan(kinds, *size, schedule_of(options), options.seed, device, options.random_moves)
    training = Training(plan, net)
    try:
        train_rounds(training, options, began)
    except KeyboardInterrupt:
        print(f"stopped; {options.out} is from the last round", flush=True)
    finally:
        training.close()


def _first_net(parser: argparse.ArgumentParser, options: argparse.Namespace) -> Net:
    """The net to begin with, grown to the width that is wanted."""
    try:
        net = load_net(options.resume, options.game) if options.resume else net_of(options.game)
    except BadOption as error:
        parser.error(f"--resume: {Texts('en', options.game).refusal(error)}")
    has = len(net.arrays["context.bias"])
    if options.width and options.width < has:
        parser.error(f"--width: the net already has {has}")
    return widen(net, options.width, options.seed) if options.width else net
