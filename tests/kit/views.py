"""Reading typed views in tests."""

from typing import TypeVar

T = TypeVar("T")


def shown(part: T | None) -> T:
    """A part of a view that this viewer must see."""
    assert part is not None
    return part
