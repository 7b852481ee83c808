"""Builds the compiled core of HUANG: `python -m sevenstates.games.huang.native.build`."""

from pathlib import Path

from ....native.build import Source, main
from ..rules.actions import CLASSES

SOURCE = Source("huang", "sevenstates.games.huang.native", Path(__file__).parent, CLASSES)

if __name__ == "__main__":
    main(SOURCE)
