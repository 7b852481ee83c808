"""Averages nets that were trained from the same one: `python -m sevenstates.train.mean A B OUT`."""

import argparse
from pathlib import Path

import numpy as np

from ..bots.nets.net import BadNet, Net


def mean(nets: list[Net]) -> Net:
    """A net whose every array is the mean of theirs; BadNet if they are not of one shape."""
    first, *others = nets
    shapes = {name: part.shape for name, part in first.arrays.items()}
    if any({name: part.shape for name, part in net.arrays.items()} != shapes for net in others):
        raise BadNet("these nets have different shapes")
    if any(net.info != first.info for net in others):
        raise BadNet("these nets were trained for different games or features")
    arrays = {name: np.mean([net.arrays[name] for net in nets], axis=0) for name in shapes}
    return Net(arrays, first.info)


def main() -> None:
    """Average nets from the command line."""
    parser = argparse.ArgumentParser(prog="python -m sevenstates.train.mean", description=__doc__)
    parser.add_argument("nets", nargs="+", type=Path, help="files of nets")
    parser.add_argument("out", type=Path, help="the file to write")
    options = parser.parse_args()
    try:
        found = mean([Net.load(file) for file in options.nets])
    except BadNet as error:
        parser.error(str(error))
    found.save(options.out)


if __name__ == "__main__":
    main()
