"""Seven States: three board games set in ancient China on one engine."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("sevenstates")
except PackageNotFoundError:  # core and games also run straight from a source tree
    __version__ = "0+source"
