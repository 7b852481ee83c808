"""Builds the core of The Warring States: `python -m sevenstates.games.warring.native.build`."""

from pathlib import Path

from ....native.build import Source, main
from ..rules.actions import CLASSES

SOURCE = Source("warring", "sevenstates.games.warring.native", Path(__file__).parent, CLASSES)

if __name__ == "__main__":
    main(SOURCE)
