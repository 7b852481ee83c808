"""Bots for the toy game."""
