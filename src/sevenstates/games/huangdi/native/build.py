"""Builds the compiled core of Huang Di: `python -m sevenstates.games.huangdi.native.build`."""

from pathlib import Path

from ....native.build import Source, main
from ..rules.actions import CLASSES

SOURCE = Source("huangdi", "sevenstates.games.huangdi.native", Path(__file__).parent, CLASSES)

if __name__ == "__main__":
    main(SOURCE)
