"""Arguments of the trainer; they can be read where PyTorch is not installed."""

import argparse
from pathlib import Path

from .. import games

DESCRIPTION = "Train a net for a game by self-play."
RATE = 1e-3
"""Learning rate."""
ENTROPY = 0.003
"""Weight of the entropy bonus."""


def make_parser() -> argparse.ArgumentParser:
    """The parser of the trainer's words."""
    parser = argparse.ArgumentParser(prog="sevenstates train", description=DESCRIPTION)
    parser.add_argument("game", choices=[game.key for game in games.all()])
    parser.add_argument(
        "--seats", type=int, nargs="+", default=[2, 4], help="of the tables; a process for each"
    )
    parser.add_argument("--minutes", type=float, default=15)
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
    parser.add_argument("--resume", type=Path, help="go on from this net")
    parser.add_argument("--out", type=Path, required=True, help="the file for the net")
    return parser
