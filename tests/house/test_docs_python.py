"""The Python of the documentation runs as it stands there."""

import contextlib
import io
from pathlib import Path

import pytest

from tests.house.test_docs import BLOCK, PAGES, page_id


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_python_of_a_page_runs(page: Path) -> None:
    """From top to bottom in one namespace, as a reader would type it."""
    text = page.read_text(encoding="utf-8")
    names: dict[str, object] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        for block in BLOCK.finditer(text):
            if block["info"].strip() == "python":
                exec(compile(block["body"], page_id(page), "exec"), names)
