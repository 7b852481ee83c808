"""Bots of your own by name: a class as `module:Class`, or the file of a net."""

import inspect
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ..core import BadOption, RandomLuck
from .nets import adapter_of, can_have_net
from .player import Bot, Budget

if TYPE_CHECKING:
    from .nets.net import Net

NET_FILES = (".npz", ".onnx")
Maker = Callable[[str, RandomLuck, Budget], Bot]
"""Makes a bot for the game of a key."""


class NetFile(NamedTuple):
    """A net's file, and how many simulations a decision has; with 0 it plays the net's policy."""

    path: str
    simulations: int


def custom_maker(name: str, game_key: str) -> Maker | None:
    """The maker of the bot of that name; None if it is neither a class nor a file.

    BadOption, with the reason, if it cannot be loaded or does not play the game.
    """
    if file := _net_file(name):
        load_net(file.path, game_key)
        return lambda key, luck, budget: _net_bot(file, key, luck, budget)
    module, colon, attribute = name.partition(":")
    if colon and all(part.isidentifier() for part in (*module.split("."), attribute)):
        found = _load_class(name, module, attribute)
        return lambda key, luck, budget: _made(found, key, luck, budget)
    return None


def _net_file(name: str) -> NetFile | None:
    path, _, number = name.rpartition(":")
    if path.endswith(NET_FILES) and number.isdecimal():
        return NetFile(path, int(number))
    return NetFile(name, 0) if name.endswith(NET_FILES) else None


def load_net(path: str, game_key: str) -> "Net":
    """The net in a file; BadOption if there is none, or it was not trained for the game here."""
    if not can_have_net(game_key):
        raise BadOption("net-no-adapter", file=path, game=game_key)
    net, wanted = _read_net(path), adapter_of(game_key)
    if net.info is None:
        raise BadOption("net-unlabelled", file=path, game=game_key)
    if net.info.game != game_key:
        raise BadOption("net-other-game", file=path, game=net.info.game, wanted=game_key)
    if net.info != wanted.info or net.feature_count != wanted.feature_count:
        own, needed = (f"{one.adapter} {one.version}" for one in (net.info, wanted.info))
        raise BadOption("net-other-adapter", file=path, adapter=own, wanted=needed)
    return net


def _read_net(path: str) -> "Net":
    from .nets.net import BadNet  # needs numpy

    try:
        return _read(path, Path(path).stat().st_mtime_ns)
    except OSError as error:
        why = error.strerror or str(error)
    except ImportError:
        why = "pip install 'sevenstates[onnx]'"
    except BadNet as error:
        why = str(error)
    raise BadOption("net-unreadable", file=path, why=why)


@cache
def _read(path: str, changed: int) -> "Net":
    """Read once for each time that the file is written."""
    if path.endswith(".onnx"):
        from .nets.onnx_net import OnnxNet  # needs the extra `onnx`

        return OnnxNet.load(Path(path))
    from .nets.net import Net

    return Net.load(Path(path))


def _net_bot(file: NetFile, game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    adapter, net = adapter_of(game_key), load_net(file.path, game_key)
    if not file.simulations:
        from .nets.neural import NeuralBot

        return NeuralBot(adapter, net, luck)
    from .nets.lookahead import LookaheadBot

    return LookaheadBot(adapter, net, luck, Budget(file.simulations, budget.seconds))


def _load_class(name: str, module: str, attribute: str) -> Callable[..., Bot]:
    """The class, from a module that can be imported here or lies in this folder."""
    here = str(Path.cwd())
    if not {here, ""} & set(sys.path):
        sys.path.insert(0, here)
    try:
        found: Callable[..., Bot] = getattr(import_module(module), attribute)
    except Exception as error:  # the module is the user's: anything can go wrong in it
        raise BadOption(
            "bot-not-loaded", bot=name, why=f"{type(error).__name__}: {error}"
        ) from error
    if not callable(getattr(found, "choose", None)):
        raise BadOption("bot-no-choose", bot=name)
    return found


def _made(found: Callable[..., Bot], game_key: str, luck: RandomLuck, budget: Budget) -> Bot:
    """Call it with those of `game_key`, `luck` and `budget` that it names as parameters."""
    given = {"game_key": game_key, "luck": luck, "budget": budget}
    wanted = inspect.signature(found).parameters
    return found(**{name: value for name, value in given.items() if name in wanted})
