"""Builds the documentation site: pages in build/docs/docs, the site in build/docs/site.

Zensical builds what it finds in a folder, so the pages of docs/ are copied into one, with those
that are generated: the rules of each game in each language, and the clauses with their tests.
"""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from .check import faults
from .clauses import ROOT, Proofs
from .pages import adapt
from .rules import proven_clauses, write_rules

CONFIG = ROOT / "zensical.toml"
DOCS = ROOT / "docs"
ICON = ROOT / "web" / "public" / "icon.svg"
TARGET = ROOT / "build" / "docs"
PROVEN = "<!-- proven clauses -->"


def stage(folder: Path) -> None:
    """Write the pages and the settings of the site into `folder`, which does not exist yet."""
    settings = tomllib.loads(CONFIG.read_text("utf-8"))["project"]
    repository = settings["extra"]["social"][0]["link"]
    proofs, pages = Proofs(repository), folder / "docs"
    shutil.copytree(DOCS, pages, ignore=shutil.ignore_patterns("*.toml"))
    shutil.copy(ICON, pages / "images")
    shutil.copy(CONFIG, folder)
    write_rules(pages / "rules", proofs)
    for page in sorted(DOCS.rglob("*.md")):
        path = page.relative_to(DOCS)
        text = adapt(page.read_text("utf-8"), path, repository)
        if PROVEN in text:
            text = text.replace(PROVEN, proven_clauses(proofs))
        (pages / path).write_text(text, encoding="utf-8")


def render(folder: Path) -> None:
    """Build the site from the pages in `folder`; a fault ends the program with a sentence."""
    if found := faults(folder):
        sys.exit("\n".join(found))
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    if subprocess.run(command, cwd=folder).returncode:
        sys.exit("The site was not built: see above.")


def main() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    stage(TARGET)
    render(TARGET)
    site = f"{TARGET.relative_to(ROOT).as_posix()}/site"
    print(f"Open {site}/index.html. To search in it, serve it: python3 -m http.server -d {site}")


if __name__ == "__main__":
    main()
