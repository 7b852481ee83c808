"""Arguments of the trainer; they can be read where PyTorch is not installed."""

import argparse
from pathlib import Path

from .. import games

DESCRIPTION = "Train a net for a game by self-play."
MINUTES = 15.0
RATE = 1e-3
"""Learning rate."""
ENTROPY = 0.003
"""Weight of the entropy bonus."""


def make_parser() -> argparse.ArgumentParser:
    """The parser of the trainer's arguments."""
    parser = argparse.ArgumentParser(prog="sevenstates train", description=DESCRIPTION)
    parser.add_argument("game", choices=[game.key for game in games.all()])
    _add_time(parser)
    _add_learning(parser)
    parser.add_argument("--out", type=Path, required=True, help="the file for the net: *.npz")
    parser.add_argument(
        "--resume",
        type=Path,
        help="a checkpoint to continue exactly, or a net to start from (*.npz)",
    )
    parser.add_argument("--tensorboard", type=Path, metavar="DIR", help="also log for TensorBoard")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster; local starts one here"
    )
    parser.add_argument("--threads", type=int, default=1, help="threads of the learner")
    parser.add_argument(
        "--evaluate",
        type=int,
        metavar="GAMES",
        help="games against greedy at the end, in the arena",
    )
    return parser


def _add_time(parser: argparse.ArgumentParser) -> None:
    length = parser.add_mutually_exclusive_group()
    length.add_argument(
        "--minutes",
        type=float,
        help=f"how long to train, the first games included; by default {MINUTES:g}",
    )
    length.add_argument("--rounds", type=int, help="a number of rounds instead")


def _add_learning(parser: argparse.ArgumentParser) -> None:
    """Add the flags that a checkpoint keeps: training continues with the same ones."""
    parser.add_argument(
        "--seats", type=int, nargs="+", default=[2, 4], help="sizes of tables; each has a process"
    )
    parser.add_argument(
        "--games",
        type=int,
        default=64,
        help="games of a process between updates, at a table of two",
    )
    parser.add_argument(
        "--pretrain-games",
        type=int,
        default=64,
        help="games of greedy that a new net imitates first",
    )
    parser.add_argument("--width", type=int, default=64, help="width of the net's first layer")
    parser.add_argument("--rate", type=float, default=RATE, help="learning rate")
    parser.add_argument(
        "--entropy", type=float, default=ENTROPY, help="weight of the entropy bonus"
    )
    parser.add_argument(
        "--greedy-share",
        type=float,
        default=0.25,
        help="share of the other seats that greedy plays",
    )
    parser.add_argument("--seed", type=int, default=1)
