"""Positions for people to look at: as text, as an array of pixels, or in a window."""

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ..core import State
from ..games.plugin import Plugin

if TYPE_CHECKING:
    from .painting import Window

MODES = ["human", "rgb_array", "ansi"]
FRAMES_PER_SECOND = 4
"""Fastest pace of a window, so that a person can follow; 0 for no bound."""

Rendered = str | NDArray[np.uint8] | None


class Renderer:
    """Shows the positions of a table in one of the render modes, or in none."""

    def __init__(self, mode: str | None, plugin: Plugin) -> None:
        """ValueError if there is no such mode."""
        if mode is not None and mode not in MODES:
            raise ValueError(f"There is no render mode {mode!r}. Known modes: {', '.join(MODES)}.")
        self._mode, self._plugin = mode, plugin
        self._window: Window | None = None

    @property
    def is_live(self) -> bool:
        """Whether each position is shown as soon as it is there, as a window does."""
        return self._mode == "human"

    def render(self, state: State) -> Rendered:
        """The whole position, with nothing hidden: text, pixels, or None after showing it."""
        if self._mode is None:
            return None
        if self._mode == "ansi":
            return state.to_text()
        from .painting import Window, pixels

        picture = self._plugin.env_picture(state)
        if self._mode == "rgb_array":
            return pixels(picture)
        self._window = self._window or Window(self._plugin.title)
        self._window.show(picture, FRAMES_PER_SECOND)
        return None

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._window is not None:
            self._window.close()
            self._window = None

    def __reduce__(self) -> tuple[object, ...]:
        return Renderer, (self._mode, self._plugin)  # a copy opens a window of its own
