"""The command that trains nets, where PyTorch is installed."""

from collections.abc import Sequence

from .errors import ClientError


def train_net(arguments: Sequence[str]) -> None:
    """Train with the words that follow the command; the trainer reads its own flags."""
    try:
        from ..train.__main__ import main
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise ClientError("no-torch") from None
    main(arguments)
