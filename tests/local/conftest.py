"""Draws and bots that are the same in every run."""

from tests.server import fixed_chance  # noqa: F401  # for every test in this folder
