"""The command that trains nets."""

from collections.abc import Sequence

from ..train.arguments import make_parser
from .folders import need_folder


def train_net(arguments: Sequence[str], language: str) -> None:
    """Train as the words after the command say; `--help` and mistakes need no PyTorch."""
    options = make_parser().parse_args(arguments)
    from ..train.run import main

    need_folder(options.out, language)
    main(arguments)
