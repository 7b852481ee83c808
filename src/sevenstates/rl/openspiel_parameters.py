"""The parameters of our games in OpenSpiel: `players`, `reward`, `position` and the options."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .. import games
from ..core import Options, SevenStatesError, State
from ..texts import Texts
from .table import Kind

Parameters = dict[str, Any]

BETWEEN = "+"
"""Between the parts of a list: OpenSpiel splits parameters at commas."""
FILE = "@"
"""Before the name of a file that has the text, as on the command line."""


def defaults(key: str) -> Parameters:
    """Every parameter of a game."""
    plugin = games.plugin(key)
    own = {"players": plugin.default_seats, "reward": "rank", "position": ""}
    return own | _written(plugin.game.options_type())


def table(key: str, values: Mapping[str, Any]) -> tuple[Kind, State | None]:
    """The table that parameters ask for, and the position it begins from if they name one.

    ValueError if it cannot be played.
    """
    if not values["position"]:
        return Kind(key, values["players"], _read(key, values)), None
    start = _position(key, _text(values["position"]))
    own = {"players": start.seats} | _written(start.options)
    for name, found in own.items():
        if values[name] not in (found, defaults(key)[name]):
            raise ValueError(f"{name} cannot be {values[name]!r}: the position has {found!r}.")
    return Kind(key, start.seats, start.options.to_json()), start


def _position(key: str, text: str) -> State:
    try:
        state: State = games.get(key).parse_position(text)
    except SevenStatesError as error:
        refusal = Texts("en", key).refusal(error)
        raise ValueError(f"The position cannot be read. {refusal}") from error
    if not state.pending():
        raise ValueError("The position is the end of a game: nothing is left to play.")
    return state


def _text(value: str) -> str:
    """A text, or that in the file it names."""
    if not value.startswith(FILE):
        return value
    file = Path(value.removeprefix(FILE))
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"{file} cannot be read: it is not UTF-8.") from error


def _written(options: Options) -> Parameters:
    """A game's options as parameters; what is not there is empty."""
    return {
        name: BETWEEN.join(value) if isinstance(value, list) else "" if value is None else value
        for name, value in options.to_json().items()
    }


def _read(key: str, values: Mapping[str, Any]) -> dict[str, object]:
    """Parameters as the game's options."""
    options: dict[str, object] = {}
    for name, default in games.get(key).options_type().to_json().items():
        options[name] = values[name]
        if isinstance(default, list):
            options[name] = [part for part in str(values[name]).split(BETWEEN) if part]
        elif default is None:
            options[name] = _text(values[name]) or None
    return options
