"""Trains a net on positions: `python -m sevenstates.train.position GAME --out net.npz`."""

from .run import main

if __name__ == "__main__":
    main()
