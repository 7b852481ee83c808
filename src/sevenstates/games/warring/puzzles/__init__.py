"""Puzzles of The Warring States and their themes."""
