"""Trains a net on positions: `python -m sevenstates.train.position GAME --out net.npz`."""

from .arguments import make_parser
from .run import main

if __name__ == "__main__":
    main(make_parser())
