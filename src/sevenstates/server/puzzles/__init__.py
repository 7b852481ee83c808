"""Puzzles: dealt by rating, answered, counted."""
