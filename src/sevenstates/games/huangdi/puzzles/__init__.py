"""Puzzles of Huang Di and their themes."""
