"""The compiled core of The Warring States: the same rules, actions and draws, faster.

It is built with the package where there is a C compiler; `python -m
sevenstates.games.warring.native.build` builds it later. Where it is missing, `available` is False,
`native.warring` cannot be imported, and everything else works without it.
"""

try:
    from . import _warring as _warring
except ImportError:
    available = False
else:
    available = True

__all__ = ["available"]
