"""Turns the keys and fields of the rules into sentences: English, German and Polish."""

from .bundle import MissingText
from .texts import LANGUAGES, Texts

__all__ = ["LANGUAGES", "MissingText", "Texts"]
