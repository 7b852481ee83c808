"""The bot folders of the games have the same files for the same things."""

from pathlib import Path

import pytest

from tests.paths import ROOT

FILES = (
    "evaluation.py",
    "features.py",
    "heuristics.py",
    "net_adapter.py",
    "priors.py",
    "reasons.py",
    "rollout_policy.py",
    "settings.py",
    "weights.py",
)
FOLDERS = sorted((ROOT / "src" / "sevenstates" / "games").glob("*/bot"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_bot_folder_has_every_file(folder: Path) -> None:
    assert [name for name in FILES if not (folder / name).is_file()] == []
