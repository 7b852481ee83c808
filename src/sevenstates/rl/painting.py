"""Pictures painted with pygame, into an array or a window; needs the extra `render`."""

import os
import warnings

import numpy as np
from numpy.typing import NDArray

from ..extras import extra
from .picture import PAPER, Disc, Picture, Polygon, Shape

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it greets on import
with extra("render", "pygame"):
    import pygame

FINENESS = 2
"""Pixels painted for each one shown, in both directions: edges come out smooth."""
NO_SCREEN = (
    "There is no screen here, so render_mode='human' shows nothing; 'rgb_array' gives pictures."
)


class Window:
    """The window on the screen; pygame has one at a time."""

    def __init__(self, title: str) -> None:
        """RuntimeError if none can be opened."""
        try:
            pygame.display.init()
        except pygame.error as error:
            raise RuntimeError(f"No window can be opened here: {error}.") from error
        if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
            warnings.warn(NO_SCREEN, stacklevel=2)
        pygame.display.set_caption(title)
        self._clock = pygame.time.Clock()

    def show(self, picture: Picture, frames_per_second: float) -> None:
        """Paint a picture over the last one, not sooner than that pace allows."""
        surface, screen = paint(picture), pygame.display.get_surface()
        if screen is None or screen.get_size() != surface.get_size():
            screen = pygame.display.set_mode(surface.get_size())
        screen.blit(surface, (0, 0))
        pygame.event.pump()
        pygame.display.flip()
        self._clock.tick(frames_per_second)

    def close(self) -> None:
        """Take it from the screen."""
        pygame.display.quit()


def pixels(picture: Picture) -> NDArray[np.uint8]:
    """A picture as an array: rows, columns, and red, green and blue."""
    array = pygame.surfarray.array3d(paint(picture))
    return np.ascontiguousarray(array.swapaxes(0, 1))


def paint(picture: Picture) -> pygame.Surface:
    """A picture as pygame has it."""
    pygame.font.init()
    size = (picture.width, picture.height)
    surface = pygame.Surface((size[0] * FINENESS, size[1] * FINENESS), depth=32)
    surface.fill(PAPER)
    for shape in picture.shapes:
        _draw(surface, shape)
    return pygame.transform.smoothscale(surface, size)


def _draw(surface: pygame.Surface, shape: Shape) -> None:
    if isinstance(shape, Polygon):
        points = [(x * FINENESS, y * FINENESS) for x, y in shape.points]
        pygame.draw.polygon(surface, shape.fill, points)
        return
    x, y = shape.at
    place = (x * FINENESS, y * FINENESS)
    if isinstance(shape, Disc):
        pygame.draw.circle(surface, shape.fill, place, shape.radius * FINENESS)
        return
    font = pygame.font.Font(None, shape.size * FINENESS)
    words = font.render(shape.text, True, shape.colour)
    frame = words.get_rect(center=place) if shape.is_centred else words.get_rect(midleft=place)
    surface.blit(words, frame)
