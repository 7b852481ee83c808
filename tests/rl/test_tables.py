"""The tables of spaces in the documentation are those of the environments."""

import pytest

from scripts.rl_tables import SEATS, page, renewed


@pytest.mark.parametrize("key", SEATS)
def test_the_tables_are_current(key: str) -> None:
    """`python -m scripts.rl_tables` writes them again."""
    assert page(key).read_text(encoding="utf-8") == renewed(key)


@pytest.mark.parametrize("key", SEATS)
def test_the_tables_are_there(key: str) -> None:
    assert "| index | what |" in page(key).read_text(encoding="utf-8")
