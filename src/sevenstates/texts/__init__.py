"""Turns the keys and fields of the rules into sentences: English, German and Polish."""

from .texts import LANGUAGES, MissingText, Texts

__all__ = ["LANGUAGES", "MissingText", "Texts"]
