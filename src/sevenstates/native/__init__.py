"""Shared parts of the compiled cores of games: a game's rules in C, called from Python.

A game's own part stands in its folder `native`. Its library may be missing; `Plugin.native`
answers None then, and everything works without it.
"""
