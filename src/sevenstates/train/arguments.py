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
        help="continue exactly from a checkpoint, or start from a net (*.npz)",
    )
    parser.add_argument("--tensorboard", type=Path, metavar="DIR", help="logs for TensorBoard")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; local starts one")
    parser.add_argument("--threads", type=int, default=1, help="of the learner")
    parser.add_argument(
        "--evaluate", type=int, metavar="GAMES", help="at the end, against greedy in the arena"
    )
    return parser


def _add_time(parser: argparse.ArgumentParser) -> None:
    length = parser.add_mutually_exclusive_group()
    length.add_argument(
        "--minutes", type=float, help=f"how long, the first games included; {MINUTES:g} if not said"
    )
    length.add_argument("--rounds", type=int, help="how many rounds instead")


def _add_learning(parser: argparse.ArgumentParser) -> None:
    """Add the flags that a checkpoint keeps: a resumed run must have the same."""
    parser.add_argument(
        "--seats", type=int, nargs="+", default=[2, 4], help="of the tables; a process for each"
    )
    parser.add_argument(
        "--games", type=int, default=64, help="of a process for two seats between updates"
    )
    parser.add_argument(
        "--pretrain-games", type=int, default=64, help="games of greedy to begin with"
    )
    parser.add_argument("--width", type=int, default=64, help="of the net's first layer")
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
