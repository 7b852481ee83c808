"""The folder that `sevenstates export-site` writes, and what it says when it cannot."""

import base64
import hashlib
import html
import json
import re
import subprocess
import urllib.request
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sevenstates.cli.app import app
from sevenstates.site import SiteError, compiling, export, export_site, parts
from tests.paths import WEB
from tests.web.alone import export_for_tests


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("export") / "site"
    export_for_tests(made)
    return made


def test_page_names_what_is_there(folder: Path) -> None:
    page = folder.joinpath("index.html").read_text("utf-8")
    found = re.search(r'name="sevenstates-local" content="([^"]*)"', page)
    assert found is not None
    plan = json.loads(html.unescape(found[1]))

    assert folder.joinpath(plan["packages"]).is_file()
    for name in (*parts.FILES, parts.LOCK):
        assert folder.joinpath(plan["pyodide"], name).is_file()
    assert "wasm-unsafe-eval" in page
    assert "frame-ancestors" not in page


def test_service_worker_knows_the_hash_of_every_file(folder: Path) -> None:
    code = folder.joinpath("sw.js").read_text("utf-8")
    site = json.loads(code.removeprefix("const SITE = ").split(";\n")[0])
    files = {
        path.relative_to(folder).as_posix(): "sha256-"
        + base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
        for path in folder.rglob("*")
        if path.is_file() and path.name != "sw.js"
    }

    assert site["files"] == files


def test_same_sources_make_the_same_site(folder: Path, tmp_path: Path) -> None:
    export_for_tests(tmp_path / "site")

    again = tmp_path.joinpath("site", "sw.js").read_bytes()
    assert folder.joinpath("sw.js").read_bytes() == again


def test_packages_have_what_plays_and_nothing_that_was_compiled_for_this_machine(
    folder: Path,
) -> None:
    [file] = folder.glob("local/packages-*.zip")
    with zipfile.ZipFile(file) as archive:
        names = archive.namelist()

    assert any(name.startswith("sevenstates/local/") for name in names)
    assert not any(name.startswith(("sevenstates/cli/", "sevenstates/web/")) for name in names)
    libraries = [name for name in names if name.endswith((".so", ".pyd"))]
    assert all("wasm32" in name for name in libraries)


def test_earlier_export_is_replaced_and_anything_else_is_not(tmp_path: Path, folder: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    mine.joinpath("letter.txt").write_text("dear")
    said = CliRunner().invoke(app, ["export-site", str(mine)])
    assert said.exit_code == 1
    assert "is not empty, and it is not an earlier export" in str(said.exception)
    assert mine.joinpath("letter.txt").read_text() == "dear"

    folder.joinpath("assets", "old.js").write_text("")
    export_for_tests(folder)
    assert not folder.joinpath("assets", "old.js").exists()
    assert not list(folder.parent.glob(".site-*"))


def test_file_in_the_way_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(SiteError, match="site-no-folder"):
        export_site(file, tmp_path)
    with pytest.raises(SiteError, match="site-not-written"):
        export._write(file / "site", {})


def test_without_a_network_it_names_the_files_and_their_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError("no network")

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, "", "ERROR: no network\n")

    monkeypatch.setattr(parts, "INSTALLED", tmp_path / "nothing")
    monkeypatch.setattr(urllib.request, "urlopen", fail)
    monkeypatch.setattr(subprocess, "run", run)
    with pytest.raises(SiteError) as pyodide:
        parts.pyodide_files(tmp_path)
    with pytest.raises(SiteError) as msgspec:
        parts.msgspec_wheel(tmp_path)

    assert pyodide.value.fields["file"] == f"pyodide-{parts.PYODIDE}.tgz"
    assert msgspec.value.fields["why"] == "ERROR: no network"
    tmp_path.joinpath(f"pyodide-{parts.PYODIDE}.tgz").write_bytes(b"half")
    with pytest.raises(SiteError, match="site-wrong-part"):
        parts.pyodide_files(tmp_path)


def test_without_node_the_archives_stay_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "node_command", list)
    archive = BytesIO()
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr("one.py", "x = 1")
    archives = {"a": archive.getvalue()}

    assert compiling.compile_archives(archives, {}, tmp_path) == archives


def test_client_is_built_with_the_same_pyodide() -> None:
    package = json.loads(WEB.joinpath("package.json").read_text("utf-8"))
    lock = json.loads(WEB.joinpath("package-lock.json").read_text("utf-8"))

    assert package["optionalDependencies"]["pyodide"] == parts.PYODIDE
    packed = lock["packages"]["node_modules/pyodide"]
    assert packed["integrity"] == f"sha512-{parts.PYODIDE_SHA512}"
