"""The compiled core of Huang Di: the same rules, actions and draws as the readable engine, faster.

It is built with the package where there is a C compiler; `python -m
sevenstates.games.huangdi.native.build` builds it later. Where it is missing, `available` is False,
`native.huangdi` cannot be imported, and everything else works without it.
"""

try:
    from . import _huangdi as _huangdi
except ImportError:
    available = False
else:
    available = True

__all__ = ["available"]
