"""Workflows, forms and other files that programs from outside read are well-formed."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from scripts.release_notes import notes
from tests.paths import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = ROOT / ".github" / "ISSUE_TEMPLATE"
CONFIG = FORMS / "config.yml"
SCHEMAS: dict[str, list[Path]] = {
    "vendor.github-workflows": WORKFLOWS,
    "vendor.dependabot": [ROOT / ".github" / "dependabot.yml"],
    "vendor.github-issue-forms": sorted({*FORMS.glob("*.yml")} - {CONFIG}),
    "vendor.github-issue-config": [CONFIG],
    "vendor.citation-file-format": [ROOT / "CITATION.cff"],
    "vendor.compose-spec": [ROOT / "deploy" / "compose.yaml"],
}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
TAG = re.compile(r"v\d+|release/v\d+")
"""Major versions, which their authors move on; Dependabot proposes the next one."""


def load(file: Path) -> dict[str, Any]:
    return dict(YAML(typ="safe").load(file))


def check(schema: str, *files: Path) -> "subprocess.CompletedProcess[str]":
    words = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema]
    return subprocess.run([*words, *files], capture_output=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_keep_to_their_schema(schema: str) -> None:
    assert SCHEMAS[schema]
    done = check(schema, *SCHEMAS[schema])

    assert done.returncode == 0, done.stdout + done.stderr


def test_planted_fault_is_caught(tmp_path: Path) -> None:
    text = WORKFLOWS[0].read_text("utf-8")
    (tmp_path / "a.yml").write_text(text.replace("runs-on:", "runs_on:"), encoding="utf-8")

    assert check("vendor.github-workflows", tmp_path / "a.yml").returncode == 1


def test_hooks_can_be_read() -> None:
    command = [sys.executable, "-m", "pre_commit", "validate-config"]

    subprocess.run([*command, ROOT / ".pre-commit-config.yaml"], check=True)


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_workflows_get_no_more_rights_than_they_need(file: Path) -> None:
    workflow = load(file)
    jobs: dict[str, dict[str, Any]] = workflow["jobs"]
    writes = {
        (name, right)
        for name, job in jobs.items()
        for right, kind in (job.get("permissions") or {}).items()
        if kind == "write"
    }

    assert workflow["permissions"] in ({}, {"contents": "read"})
    assert writes <= {
        ("pypi", "id-token"),
        ("github", "contents"),
        ("publish", "id-token"),
        ("publish", "pages"),
    }
    assert all("timeout-minutes" in job for job in jobs.values() if "steps" in job)


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_workflows_use_known_actions_by_version(file: Path) -> None:
    used = [
        step["uses"]
        for job in load(file)["jobs"].values()
        for step in job.get("steps", ())
        if "uses" in step
    ]
    for action in used:
        name, _, version = action.partition("@")
        assert name.split("/")[0] in ("actions", "pypa")
        assert TAG.fullmatch(version), action


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_no_script_of_a_workflow_holds_what_others_wrote(file: Path) -> None:
    """A name of a branch or tag could be a command; it comes by the environment."""
    for job in load(file)["jobs"].values():
        assert not [step for step in job.get("steps", ()) if "${{" in step.get("run", "")]


def test_every_python_is_tested_on_three_systems() -> None:
    matrix = load(ROOT / ".github" / "workflows" / "test.yml")["jobs"]["test"]["strategy"]["matrix"]

    assert f">={matrix['python'][0]}" == PROJECT["requires-python"]
    assert {system.split("-")[0] for system in matrix["system"]} == {"ubuntu", "macos", "windows"}


def test_windows_runs_what_make_test_runs() -> None:
    """But for style and types, which are the same everywhere."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    (here,) = re.findall(r"^test:.*\n.*scripts\.check_everything ([a-z ]+) --", makefile, re.M)
    (there,) = re.findall(r"scripts\.check_everything ([a-z ]+)$", workflow, re.M)

    assert set(here.split()) - set(there.split()) == {"style", "types"}


def test_citation_names_the_version() -> None:
    assert load(ROOT / "CITATION.cff")["version"] == PROJECT["version"]


CHANGELOG = """# Changelog

## 0.2.0 (2027-01-01)

### Added

- Something.

## 0.1.0 (2026-12-01)

- The first.
"""


def test_notes_of_a_release_are_its_part_of_the_changelog() -> None:
    assert notes("v0.2.0", "0.2.0", CHANGELOG) == "### Added\n\n- Something.\n"
    assert notes("v0.1.0", "0.1.0", CHANGELOG) == "- The first.\n"


@pytest.mark.parametrize(
    ("tag", "version", "sentence"),
    [
        ("v0.2.0", "0.1.0", "The tag v0.2.0 is not v0.1.0, the version in pyproject.toml."),
        ("v0.3.0", "0.3.0", "CHANGELOG.md says nothing about 0.3.0."),
        ("v0.1", "0.1", "CHANGELOG.md says nothing about 0.1."),
    ],
)
def test_release_without_notes_is_refused(tag: str, version: str, sentence: str) -> None:
    with pytest.raises(SystemExit) as refused:
        notes(tag, version, CHANGELOG)

    assert refused.value.code == sentence
