"""The tables of docs/puzzles.md are those of the files."""

from scripts.puzzle_figures import PAGE, renewed


def test_the_tables_are_current() -> None:
    """`python -m scripts.puzzle_figures` writes them again."""
    assert PAGE.read_text(encoding="utf-8") == renewed()
