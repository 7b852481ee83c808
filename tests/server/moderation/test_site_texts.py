"""The host's texts: files that are there are shown, in English where a language has none."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sevenstates.texts import LANGUAGES
from tests.paths import ROOT
from tests.server.running import Running, plain_config, serving


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "texts"


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with serving(plain_config(tmp_path)) as server:
        yield server


def test_texts_are_there_as_soon_as_the_host_writes_them(folder: Path, running: Running) -> None:
    assert httpx.get(f"{running.url}/api/texts").json()["texts"] == []
    assert httpx.get(f"{running.url}/api/texts/terms/en").status_code == 404
    folder.mkdir()
    (folder / "terms.en.md").write_text("# Be kind", "utf-8")
    (folder / "terms.pl.md").write_text("# Graj fair", "utf-8")

    assert httpx.get(f"{running.url}/api/texts").json()["texts"] == ["terms"]
    for language, written, text in (
        ("en", "en", "# Be kind"),
        ("de", "en", "# Be kind"),
        ("pl", "pl", "# Graj fair"),
    ):
        shown = httpx.get(f"{running.url}/api/texts/terms/{language}").json()
        assert shown == {"language": written, "markdown": text}
    for path in ("privacy/en", "terms/xx", "..%2Fterms/en", "database/en"):
        assert httpx.get(f"{running.url}/api/texts/{path}").status_code == 404


@pytest.mark.parametrize("text", ["privacy", "terms"])
def test_templates_are_there_in_each_language_and_say_the_same(text: str) -> None:
    files = [ROOT / "deploy" / "texts" / f"{text}.{language}.md" for language in LANGUAGES]
    first, *others = [file.read_text("utf-8").splitlines() for file in files]
    for other in others:
        assert len(other) == len(first)
