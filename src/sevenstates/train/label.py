"""Labels a net of an older version: `python -m sevenstates.train.label GAME FILE`.

Nets say which game, adapter and version of features they were trained for. This adds that to a
file that does not say it; what the net has learned stays as it is.
"""

import argparse
from pathlib import Path

from .. import games
from ..bots.nets import adapter_of, can_have_net
from ..bots.nets.net import BadNet, Net


def label(net: Net, game_key: str) -> Net:
    """The same net for a game's adapter; BadNet if it has other features."""
    if not can_have_net(game_key):
        raise BadNet(f"no net can play {game_key} here")
    adapter = adapter_of(game_key)
    if net.feature_count != adapter.feature_count:
        raise BadNet(f"it has {net.feature_count} features, not {adapter.feature_count}")
    return Net(net.arrays, adapter.info)


def main() -> None:
    """Label a file from the command line."""
    parser = argparse.ArgumentParser(prog="python -m sevenstates.train.label", description=__doc__)
    parser.add_argument("game", choices=list(games.plugins()))
    parser.add_argument("net", type=Path, help="the file of a net")
    options = parser.parse_args()
    try:
        label(Net.load(options.net), options.game).save(options.net)
    except BadNet as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
