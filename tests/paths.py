"""Paths of the repository."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "sevenstates"
DOCS = ROOT / "docs"
WEB = ROOT / "web"
