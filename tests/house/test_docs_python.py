"""The Python of the documentation runs as it stands there."""

import contextlib
import io
from pathlib import Path

import pytest

from tests.house.test_docs import BLOCK, PAGES, page_id, write_files


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From top to bottom in one namespace and one folder, as a reader would type it."""
    text = page.read_text(encoding="utf-8")
    write_files(text, tmp_path)
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        for block in BLOCK.finditer(text):
            if block["info"].strip() == "python":
                exec(compile(block["body"], page_id(page), "exec"), names)
