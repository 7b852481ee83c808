"""The command that trains nets, where PyTorch is installed."""

from collections.abc import Sequence

from ..train.arguments import make_parser
from .errors import ClientError


def train_net(arguments: Sequence[str]) -> None:
    """Train as the words after the command say; `--help` and mistakes need no PyTorch."""
    make_parser().parse_args(arguments)
    try:
        from ..train.__main__ import main
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise ClientError("no-torch") from None
    main(arguments)
