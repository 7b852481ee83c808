"""Optional parts of the package: what they need, and the extra that installs it."""

import contextlib
from collections.abc import Iterator

from .core import SevenStatesError


class MissingExtra(SevenStatesError, ImportError):
    """A library that an optional part needs is not installed."""


@contextlib.contextmanager
def extra(name: str, library: str) -> Iterator[None]:
    """Import something optional; MissingExtra names the extra if the library is not there.

    with extra("train", "PyTorch"):
        import torch
    """
    try:
        yield
    except ModuleNotFoundError as error:
        command = f"pip install 'sevenstates[{name}]'"
        raise MissingExtra("extra-missing", library=library, command=command) from error
