"""Arguments of the trainer of nets on the features of moves."""

import argparse
from pathlib import Path

from ... import games
from ..parallel.arguments import add_learning, add_play

DESCRIPTION = "Train a game's own net further, in many games at once."


def make_parser() -> argparse.ArgumentParser:
    """The parser of the trainer's arguments."""
    parser = argparse.ArgumentParser(
        prog="python -m sevenstates.train.moves", description=DESCRIPTION
    )
    parser.add_argument("game", choices=[game.key for game in games.all()])
    parser.add_argument("--out", type=Path, required=True, help="the file for the net: *.npz")
    parser.add_argument("--resume", help="a net to start from; by default the game's own")
    parser.add_argument("--width", type=int, help="a larger width for the net's first layer")
    parser.add_argument(
        "--random-moves",
        type=float,
        default=0.0,
        metavar="SHARE",
        help="share of random moves in one game of three",
    )
    add_play(parser)
    add_learning(parser, rate=3e-4, entropy=0.003)
    return parser
