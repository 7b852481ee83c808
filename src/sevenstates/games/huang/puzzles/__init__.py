"""Puzzles of HUANG and their themes."""
