"""Arguments of the trainer of nets on positions."""

import argparse
from pathlib import Path

from ... import games
from ..parallel.arguments import add_learning, add_play

DESCRIPTION = "Train a net on the positions of a game by self-play."


def make_parser() -> argparse.ArgumentParser:
    """The parser of the trainer's arguments."""
    parser = argparse.ArgumentParser(
        prog="python -m sevenstates.train.position", description=DESCRIPTION
    )
    parser.add_argument("game", choices=[game.key for game in games.all()])
    parser.add_argument("--out", type=Path, required=True, help="the file for the net: *.npz")
    parser.add_argument("--resume", type=Path, help="a net to start from")
    parser.add_argument(
        "--imitate",
        type=int,
        metavar="GAMES",
        help="games per table that the game's own net plays for the new one to imitate",
    )
    add_play(parser)
    parser.add_argument("--width", type=int, default=256, help="width of the net's layers")
    parser.add_argument("--layers", type=int, default=2, help="layers before the heads")
    add_learning(parser, rate=5e-4, entropy=0.01)
    return parser
